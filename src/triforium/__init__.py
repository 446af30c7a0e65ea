"""Triforium: medieval building games for people, bots and researchers.

import triforium
game = triforium.game("pillars")
state = game.new(seats=4, seed=7)
while not state.over:
    (seat,) = state.to_act
    state.apply(seat, state.legal(seat)[0])
print(state.scores(), state.winners())
"""

from types import ModuleType

import triforium.games as _titles
from triforium.kernel.errors import (
    BadName,
    BadSeed,
    DamagedRecord,
    ForeignRecord,
    GameIsOver,
    IllegalMove,
    NoJournal,
    NotANumber,
    NothingToUndo,
    NotToAct,
    SeatsOutOfRange,
    TriforiumError,
    UnknownAction,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
    UnknownRule,
    UnknownSeat,
    UnknownText,
)
from triforium.kernel.game import Game
from triforium.kernel.record import Record
from triforium.kernel.registry import game, titles
from triforium.kernel.state import Prompt, State

__version__ = "0.1.0"


class _Games:
    """`triforium.games()` lists the names of all games; `triforium.games.pillars` is the folder of one."""

    def __call__(self) -> list[str]:
        return titles()

    def __getattr__(self, name: str) -> ModuleType:
        folder: ModuleType = getattr(_titles, name)
        return folder


games = _Games()

__all__ = [
    "BadName", "BadSeed", "DamagedRecord", "ForeignRecord", "Game", "GameIsOver", "IllegalMove", "NoJournal",
    "NotANumber", "NotToAct", "NothingToUndo", "Prompt", "Record", "SeatsOutOfRange", "State", "TriforiumError",
    "UnknownAction", "UnknownGame", "UnknownLanguage", "UnknownOption", "UnknownRule", "UnknownSeat", "UnknownText",
    "__version__", "game", "games",
]  # fmt: skip
