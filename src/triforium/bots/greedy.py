"""Greedy looks one move ahead and takes what the title's own estimate likes best."""

from mypy_extensions import i64

from triforium.bots.base import Bot, worth_after
from triforium.bots.estimate import best_look
from triforium.bots.weights import estimate_of
from triforium.kernel.state import State


class Greedy(Bot):
    """Plays every legal move on a copy and keeps the one whose outcome is worth most; ties go to the first."""

    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.choices()
        best = options.ids[0]
        most: i64 = 0
        for i in range(options.count):
            worth = worth_after(imagined, seat, options.ids[i])
            if i == 0 or worth > most:
                best = options.ids[i]
                most = worth
        return best


class Taught(Bot):
    """The same with what was learned of the title, where something was."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return best_look(estimate_of(imagined), imagined, seat, self.chance, 0.0)
