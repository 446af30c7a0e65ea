"""Bots by name: the levels that people play against, and the names by which researchers ask for the same and more."""

import re
from typing import Final

from triforium.bots.apprentice import Apprentice
from triforium.bots.base import Bot
from triforium.bots.greedy import Greedy, Taught
from triforium.bots.random import Random
from triforium.bots.search import Search
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.errors import TriforiumError

BOTS: dict[str, type[Bot]] = {"random": Random, "apprentice": Apprentice, "greedy": Greedy, "learned": Taught}
LEVELS: Final = {
    "apprentice": "apprentice",
    "journeyman": "greedy",
    "master": "search:200ms",
    "master-builder": "search:2s",
}
"""From weak to strong, and what each of them is."""
SEARCH: Final = "search:500, search:50ms or search:2s"
"""How long a search thinks is part of its name; with ":hand" behind, it goes without what was learned."""
BUDGET: Final = re.compile(r"search:([1-9][0-9]{0,8})(ms|s|)(:hand|)", re.ASCII)


class UnknownBot(TriforiumError, ValueError):
    """No bot goes by that name."""


def bot(name: str, seed: int) -> Bot:
    """A bot with luck of its own."""
    kind = LEVELS.get(name, name)
    if kind in BOTS:
        return BOTS[kind](name, seeded(seed))
    budget = BUDGET.fullmatch(kind)
    if budget is None:
        known = ", ".join(dict.fromkeys([*LEVELS, *BOTS]))
        raise UnknownBot(f"there is no bot {name!r}; there is {known}, and search as in {SEARCH}")
    return searching(name, seeded(seed), int(budget[1]), budget[2], bool(budget[3]))


def searching(name: str, chance: Chance, number: int, unit: str, by_hand: bool) -> Search:
    """So many tries, milliseconds or seconds for each decision."""
    if unit == "":
        return Search(name, chance, number, 0.0, by_hand)
    return Search(name, chance, 0, number / 1000 if unit == "ms" else float(number), by_hand)


def seconds_of(name: str) -> float:
    """How long a bot of that name thinks about a decision by the clock; 0 for one that minds no clock."""
    found = bot(name, 0)
    return found.seconds if isinstance(found, Search) else 0.0
