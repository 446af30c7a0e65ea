"""Bots by name."""

from triforium.bots.base import Bot
from triforium.bots.greedy import Greedy
from triforium.bots.random import Random
from triforium.kernel.chance import seeded
from triforium.kernel.errors import TriforiumError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


class UnknownBot(TriforiumError, ValueError):
    """No bot goes by that name."""


def bot(name: str, seed: int) -> Bot:
    """A bot with luck of its own."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](name, seeded(seed))
