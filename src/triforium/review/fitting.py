"""Fits the mapping of `chances` to games whose winners are known, and checks how true it comes out."""

from collections.abc import Iterable, Sequence
from math import log
from typing import Final, NamedTuple

from triforium.review.chances import LEAST, WEIGHTS, chances, features, spread

ROUNDS: Final = 12
POWERS: Final = (1.0, 1.5, 2.0)
CAUTION: Final = 1.0
"""Holds weights back that few games speak for."""


class Sample(NamedTuple):
    """A position of a game, what search expected there, and what came of it."""

    game: str
    number: int
    """Of the game; positions of the same game say much the same."""
    mover: int
    progress: float
    shares: list[float]
    won: list[float]
    """1 for the winner; a shared win is shared."""


class Tenth(NamedTuple):
    """All predictions within the same tenth: what was foretold and what happened, on the mean."""

    number: int
    size: int
    games: int
    """Of which these predictions are."""
    foretold: float
    happened: float


def fitted(samples: Sequence[Sample]) -> list[float]:
    """The weights and the power under which the winners were most likely."""
    return max([fitted_with(power, samples) for power in POWERS], key=lambda found: likelihood(found, samples))


def likelihood(found: Sequence[float], samples: Sequence[Sample]) -> float:
    """The logarithm of how likely the winners are."""
    return sum(
        won * log(max(chance, LEAST))
        for sample in samples
        for chance, won in zip(spread(found, sample.shares, sample.mover, sample.progress), sample.won, strict=True)
        if won
    )


def fitted_with(power: float, samples: Sequence[Sample]) -> list[float]:
    """The best weights with that power, and the power: Newton's method on a function with one maximum."""
    found = [0.0] * WEIGHTS + [power]
    for _ in range(ROUNDS):
        slope = [-CAUTION * weight for weight in found[:WEIGHTS]]
        bend = [[CAUTION * (i == j) for j in range(WEIGHTS)] for i in range(WEIGHTS)]
        for sample in samples:
            add_up(sample, found, slope, bend)
        steps = solved(bend, slope)
        found = [weight + step for weight, step in zip(found[:WEIGHTS], steps, strict=True)] + [power]
    return [round(number, 4) for number in found]


def add_up(sample: Sample, found: Sequence[float], slope: list[float], bend: list[list[float]]) -> None:
    """What one position adds to the slope of the likelihood, and to how it bends."""
    seats = range(len(sample.shares))
    foretold = spread(found, sample.shares, sample.mover, sample.progress)
    rows = [features(sample.shares, seat, sample.mover, sample.progress, found[-1]) for seat in seats]
    means = [sum(foretold[seat] * rows[seat][i] for seat in seats) for i in range(WEIGHTS)]
    for i in range(WEIGHTS):
        slope[i] += sum((sample.won[seat] - foretold[seat]) * rows[seat][i] for seat in seats)
        for j in range(WEIGHTS):
            bend[i][j] += sum(
                foretold[seat] * (rows[seat][i] - means[i]) * (rows[seat][j] - means[j]) for seat in seats
            )


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(len(rows)):
            if j != i:
                times = rows[j][i] / rows[i][i]
                rows[j] = [a - times * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def tenths(samples: Iterable[Sample]) -> list[Tenth]:
    """What the mapping foretells for every seat, by tenths, and what happened."""
    found: dict[int, list[tuple[float, float]]] = {}
    games: dict[int, set[tuple[str, int]]] = {}
    for sample in samples:
        foretold = chances(sample.game, sample.shares, sample.mover, sample.progress)
        for chance, won in zip(foretold, sample.won, strict=True):
            tenth = min(int(chance * 10), 9)
            found.setdefault(tenth, []).append((chance, won))
            games.setdefault(tenth, set()).add((sample.game, sample.number))
    return [
        Tenth(
            number, len(own), len(games[number]), sum(one for one, _ in own) / len(own),
            sum(other for _, other in own) / len(own),
        )
        for number, own in sorted(found.items())
    ]  # fmt: skip
