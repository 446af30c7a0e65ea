"""The apprentice looks one move ahead as greedy does, but overlooks much: mistakes that a beginner makes, too."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.base import Bot, worth_after
from triforium.kernel.state import State

OVERLOOKED: Final[i64] = 70
"""Of a hundred options, how many it does not think of."""
GLARING: Final[i64] = 600
"""Hundredths of a point: nobody overlooks what is better by so much than all else that he thinks of."""


class Apprentice(Bot):
    """Takes the best of the moves that come to its mind."""

    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.choices()
        best = options.ids[0]
        most: i64 = 0
        thought_of = best
        promised: i64 = 0
        thinks = False
        for i in range(options.count):
            worth = worth_after(imagined, seat, options.ids[i])
            if i == 0 or worth > most:
                best = options.ids[i]
                most = worth
            if self.chance.below(100) >= OVERLOOKED and (not thinks or worth > promised):
                thinks = True
                thought_of = options.ids[i]
                promised = worth
        return thought_of if thinks and promised >= most - GLARING else best
