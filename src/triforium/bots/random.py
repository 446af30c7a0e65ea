"""Random takes any legal move, each equally likely."""

from mypy_extensions import i64

from triforium.bots.base import Bot
from triforium.kernel.state import State


class Random(Bot):
    """The weakest player there is, and the fairest yardstick."""

    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.choices()
        return options.ids[self.chance.below(options.count)]
