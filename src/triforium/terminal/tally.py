"""Counting games: whole numbers only, so that sums do not depend on the order in which they are added."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Tally:
    """The scores and wins of one seat, one kind of bot or one rank."""

    scores: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """How often the win was shared by so many."""

    def add(self, score: int, sharing: int) -> None:
        self.scores[score] += 1
        if sharing:
            self.wins[sharing] += 1

    def merge(self, other: "Tally") -> None:
        self.scores.update(other.scores)
        self.wins.update(other.wins)

    @property
    def games(self) -> int:
        return self.scores.total()

    @property
    def won(self) -> float:
        """Games won; a shared win counts as a fraction."""
        return sum(count / sharing for sharing, count in sorted(self.wins.items()))

    @property
    def share(self) -> float:
        """Of the games, those won."""
        return self.won / self.games

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in self.scores.items()) / self.games

    @property
    def spread(self) -> float:
        """The standard deviation."""
        squares = sum(score * score * count for score, count in self.scores.items()) / self.games
        return sqrt(max(0.0, squares - self.mean**2))

    @property
    def median(self) -> float:
        middle, upper = (self.games + 1) // 2, self.games // 2 + 1
        passed, low = 0, None
        for score in sorted(self.scores):
            passed += self.scores[score]
            if low is None and passed >= middle:
                low = score
            if low is not None and passed >= upper:
                return (low + score) / 2
        raise ValueError("no games were counted")


@dataclass
class Tallies:
    """All games of a simulation, seen by seat, by bot and by rank."""

    games: int = 0
    decisions: int = 0
    seats: dict[int, Tally] = field(default_factory=dict)
    bots: dict[str, Tally] = field(default_factory=dict)
    ranks: dict[int, Tally] = field(default_factory=dict)

    def add(self, bots: Sequence[str], scores: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """One game."""
        self.games += 1
        self.decisions += decisions
        for seat, score in enumerate(scores):
            sharing = len(winners) if seat in winners else 0
            self.seats.setdefault(seat, Tally()).add(score, sharing)
            self.bots.setdefault(bots[seat], Tally()).add(score, sharing)
        for rank, score in enumerate(sorted(scores, reverse=True)):
            self.ranks.setdefault(rank, Tally()).add(score, 0)

    def merge(self, other: "Tallies") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat, tally in other.seats.items():
            self.seats.setdefault(seat, Tally()).merge(tally)
        for bot, tally in other.bots.items():
            self.bots.setdefault(bot, Tally()).merge(tally)
        for rank, tally in other.ranks.items():
            self.ranks.setdefault(rank, Tally()).merge(tally)
