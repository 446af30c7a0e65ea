"""One decision of a finished game, thought about once more: what search prefers, and how everybody stands after that
and after the move that was played."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from triforium.bots.search import Search
from triforium.bots.tree import KEYS
from triforium.kernel.chance import seeded
from triforium.kernel.errors import TriforiumError
from triforium.kernel.record import Record
from triforium.kernel.state import State
from triforium.kernel.vecs import COMPILED

TRIES: Final = 800 if COMPILED else 100
"""For each decision: half of them as search likes, half on the move that it prefers and the one that was played. The
plain engine, some twenty times as slow, has to do with fewer."""
SURE: Final = 2.0
"""Standard errors by which a move has to be worse before anybody is told that it is."""


class UnfinishedGame(TriforiumError):
    """Only a game that is over is reviewed: before, it would tell secrets."""


class Weighing(NamedTuple):
    """What came of thinking about a move; shares are what search expects for every seat, not yet win chances."""

    number: int
    """Of the move, counted from 0."""
    preferred: int
    """The action that search would have played; the one that was played, if it came out no worse."""
    shares: list[float]
    """After the preferred move."""
    played: list[float]
    """After the one that was played."""
    sure: bool
    """Whether the difference is more than the luck of the tries."""


def decisions(record: Record) -> list[int]:
    """The numbers of those moves of a finished game that had an alternative."""
    found: list[int] = []

    def look(state: State) -> None:
        number = len(state.journal or ())
        if len(state.legal(record.moves[number][0])) > 1:
            found.append(number)

    if not record.replay(watch=look).over:
        raise UnfinishedGame("the game is not over yet: a review would tell secrets")
    return found


def coarse_first(numbers: Sequence[int]) -> list[int]:
    """The same numbers in an order that soon covers the whole game, if thinly: each pass halves the gaps."""
    stride = 1 << max(len(numbers) - 1, 0).bit_length()
    order: list[int] = []
    taken: set[int] = set()
    while stride:
        for place in range(0, len(numbers), stride):
            if place not in taken:
                taken.add(place)
                order.append(numbers[place])
        stride //= 2
    return order


@lru_cache(2)
def positions(text: str) -> list[State]:
    """The state before each move of a record; a process that is asked about many of them replays the game once."""
    found: list[State] = []
    Record.loads(text).replay(watch=lambda state: found.append(state.clone()))
    return found


def weigh(text: str, number: int, tries: int = TRIES) -> Weighing:
    """Think about a move of a record, given as its JSON; the same question always has the same answer."""
    seat, action = Record.loads(text).moves[number]
    thinker = Scale(positions(text)[number], seat, number)
    thinker.try_often(tries // 2)
    preferred = thinker.most_tried()
    thinker.favour({preferred, action})
    thinker.try_often(tries - tries // 2)
    if thinker.mean(preferred)[seat] <= thinker.mean(action)[seat]:
        preferred = action
    shares = [round(share, 5) for share in thinker.mean(preferred)]
    played = [round(share, 5) for share in thinker.mean(action)]
    return Weighing(number, preferred, shares, played, thinker.sure(preferred, action))


class Scale:
    """A search of one decision that notes for every try which own move it began with, and what all seats came to."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.root = state.imagine(seat, seed)
        self.root.ask(seat)
        self.search = Search("review", seeded(seed), 1, 0.0)
        self.search.watched = (1 << state.terms.seats) - 1
        self.search.begin(self.root, seat)
        self.came: dict[int, list[list[float]]] = {}
        """By action: what each of its tries came to."""

    def try_often(self, number: int) -> None:
        search, seats = self.search, self.root.terms.seats
        for _ in range(number):
            search.try_often(self.root, 1)
            action = search.tree.key[search.path[0]] // KEYS
            self.came.setdefault(action, []).append([search.stands[seat] for seat in range(seats)])

    def most_tried(self) -> int:
        return max(self.came, key=lambda action: (len(self.came[action]), -action))

    def favour(self, actions: set[int]) -> None:
        """From here on these moves look better than all others, so that they are tried most."""
        tree, edge = self.search.tree, self.search.tree.first[self.search.root]
        own = []
        while edge >= 0:
            if tree.key[edge] % KEYS == self.seat:
                own.append(edge)
            edge = tree.following[edge]
        top = max(tree.promise[edge] for edge in own) * exp(20)
        for edge in own:
            if tree.key[edge] // KEYS in actions:
                tree.promise[edge] = top

    def mean(self, action: int) -> list[float]:
        tries = self.came[action]
        return [sum(shares) / len(tries) for shares in zip(*tries, strict=True)]

    def sure(self, better: int, worse: int) -> bool:
        """Whether chance alone would hardly show the one move as so much better than the other."""
        if better == worse:
            return False
        (one, error), (other, other_error) = self._spread(better), self._spread(worse)
        return one - other > SURE * sqrt(error + other_error)

    def _spread(self, action: int) -> tuple[float, float]:
        """The own seat's mean, and the variance of that mean."""
        own = [shares[self.seat] for shares in self.came[action]]
        mean = sum(own) / len(own)
        return mean, sum((share - mean) ** 2 for share in own) / max(len(own) - 1, 1) / len(own)
