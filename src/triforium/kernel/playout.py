"""Whole random games without leaving the engine."""

from mypy_extensions import i64

from triforium.kernel.chance import Chance
from triforium.kernel.state import State


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; returns how many decisions that took."""
    decisions: i64 = 0
    while state.depth > 0:
        options = state.choices()
        state.play(options.ids[chance.below(options.count)])
        decisions += 1
    return decisions
