"""Whole random games without leaving the engine."""

from mypy_extensions import i64

from triforium.kernel.chance import Chance
from triforium.kernel.state import State


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; returns how many of them had an alternative."""
    decisions: i64 = 0
    while state.depth > 0:
        options = state.choices()
        if options.count > 1:
            decisions += 1
        state.play(options.ids[chance.below(options.count)])
    return decisions
