"""Bots by name."""

import re

from triforium.bots.base import Bot
from triforium.bots.greedy import Greedy
from triforium.bots.random import Random
from triforium.bots.search import Search
from triforium.kernel.chance import seeded
from triforium.kernel.errors import TriforiumError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


class UnknownBot(TriforiumError, ValueError):
    """No bot goes by that name."""


BUDGET = re.compile(r"search:(\d+)(ms|s)?(?:,(\d+))?((?:,[0-9.]+)*)")


def bot(name: str, seed: int) -> Bot:
    """A bot with luck of its own."""
    if found := BUDGET.fullmatch(name):
        number, unit, wander = int(found[1]), found[2], int(found[3] or 0)
        seconds = number / 1000 if unit == "ms" else float(number) if unit else 0.0
        given = [float(x) for x in found[4].split(",")[1:]]
        c, d, t, b = (given + [1.2, 700.0, 250.0, 0.0][len(given):])
        return Search(name, seeded(seed), 0 if unit else number, seconds, wander, c, d, t, int(b))
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](name, seeded(seed))
