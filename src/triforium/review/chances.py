"""Win chances out of what search expects: a logistic mapping for each title and number of seats.

Search speaks of shares of a win after a few moves, as its estimate sees them; how often seats that stand so do win in
the end is learned from games. `chances.json` holds the few numbers, which `make calibrate` fits and writes: the weights
of what speaks for a seat, and as the last one the power to which its share counts.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Final

WEIGHTS: Final = 4
LEAST: Final = 1e-4
"""A share below is taken for this much."""


def features(shares: Sequence[float], seat: int, mover: int, progress: float, power: float) -> list[float]:
    """What speaks for a seat: its share, which says more the further the game has come; and being the one whom search
    thought for, since it thinks too well of him. With a power above 1 to be far behind counts more than to be a little
    ahead."""
    behind = -log(max(min(shares[seat], 1.0), LEAST))
    share = -(behind**power)
    return [share, progress * share, progress**4 * share, (1.0 - progress) * (seat == mover)]


def chances(game: str, shares: Sequence[float], mover: int, progress: float) -> list[float]:
    """The win chance of every seat, together 1; `progress` says how far the game has come, from 0 to 1."""
    return spread(weights(game, len(shares)), shares, mover, progress)


def spread(fitted: Sequence[float], shares: Sequence[float], mover: int, progress: float) -> list[float]:
    """The chances that these weights give."""
    *factors, power = fitted
    told = [
        sum(factor * x for factor, x in zip(factors, features(shares, seat, mover, progress, power), strict=True))
        for seat in range(len(shares))
    ]
    top = max(told)
    odds = [exp(one - top) for one in told]
    return [one / sum(odds) for one in odds]


@lru_cache(1)
def table() -> dict[str, dict[str, list[float]]]:
    found: dict[str, dict[str, list[float]]] = json.loads((files(__package__) / "chances.json").read_text("utf-8"))
    return found


def weights(game: str, seats: int) -> list[float]:
    """Those of the title, and of the nearest number of seats that was fitted; a new title is taken at its word."""
    fitted = table().get(game, {})
    if not fitted:
        return [1.0] + [0.0] * (WEIGHTS - 1) + [1.0]
    return fitted[min(fitted, key=lambda number: (abs(int(number) - seats), number))]
