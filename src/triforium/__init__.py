"""Triforium: medieval building games for people, bots and researchers.

import triforium
game = triforium.game("pillars")
state = game.new(seats=4, seed=7)
while not state.over:
    (seat,) = state.to_act
    state.apply(seat, state.legal(seat)[0])
print(state.scores(), state.winners())
"""

import triforium.games as _folder  # first: so `triforium.games` is the function below, not this folder of titles
from triforium.kernel.errors import (
    BadSeed,
    DamagedRecord,
    ForeignRecord,
    GameIsOver,
    IllegalMove,
    NoJournal,
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
from triforium.kernel.registry import game, games
from triforium.kernel.state import Prompt, State

del _folder

__version__ = "0.1.0"

__all__ = [
    "BadSeed", "DamagedRecord", "ForeignRecord", "Game", "GameIsOver", "IllegalMove", "NoJournal", "NotToAct",
    "NothingToUndo", "Prompt", "Record", "SeatsOutOfRange", "State", "TriforiumError", "UnknownAction",
    "UnknownGame", "UnknownLanguage", "UnknownOption", "UnknownRule", "UnknownSeat", "UnknownText",
    "__version__", "game", "games",
]  # fmt: skip
