"""The account of a game: how the win chances went, and how much of that each player's moves and luck have done.

From one decision to the next a chance changes by what the move was worse than the preferred one, and by all else:
draws, dice, and what the others turned out to hold. The first is the cost of the move, the rest is called luck;
together they are the whole change, so that the account of a game always adds up.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from triforium.kernel.record import Record
from triforium.kernel.state import State
from triforium.review.chances import chances
from triforium.review.weighing import Weighing

GRADES: Final = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""Win chance that a move costs at least, the worst first."""
MOMENTS: Final = 3


class Decision(NamedTuple):
    """A move that had an alternative; chances are those of every seat."""

    number: int
    """Of the move, counted from 0: replay as many moves to stand before it."""
    seat: int
    action: int
    preferred: int
    rule: str
    """The handbook paragraph behind the question."""
    best: list[float]
    """The chances after the preferred move, before chance has its say."""
    played: list[float]
    cost: float
    """What the mover's own chance has lost by the move."""
    grade: str
    """One of GRADES, or nothing."""


class Step(NamedTuple):
    """A decision, or several that were taken at the same time, and all that happened until the next one."""

    decisions: list[Decision]
    before: list[float]
    after: list[float]

    @property
    def swing(self) -> list[float]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    @property
    def by_moves(self) -> list[float]:
        """The part of the swing that lies in moves other than the preferred ones."""
        return [
            sum(decision.played[seat] - decision.best[seat] for decision in self.decisions)
            for seat in range(len(self.before))
        ]

    @property
    def luck(self) -> list[float]:
        return [swing - moves for swing, moves in zip(self.swing, self.by_moves, strict=True)]


class Player(NamedTuple):
    """What became of one seat: `first` + `own` + `others` + `luck` is `last`."""

    decisions: int
    grades: dict[str, int]
    """How many of each."""
    first: float
    own: float
    """What the own moves have changed."""
    others: float
    luck: float
    last: float

    @property
    def accuracy(self) -> float:
        """The share of decisions that were at least no inaccuracy."""
        return 1.0 - sum(self.grades.values()) / self.decisions if self.decisions else 1.0


class Moment(NamedTuple):
    """A step that decided much, and the seat to which it mattered most."""

    step: int
    """Its place in the review's list."""
    seat: int


class Review(NamedTuple):
    """All that is to be told of a game."""

    record: Record
    steps: list[Step]
    players: list[Player]
    moments: list[Moment]
    """The three that mattered most, in the order in which they happened."""

    @property
    def decisions(self) -> list[Decision]:
        return [decision for step in self.steps for decision in step.decisions]

    def worst(self, number: int) -> list[Decision]:
        """The costliest moves that deserve a grade."""
        graded = [decision for decision in self.decisions if decision.grade]
        return sorted(graded, key=lambda decision: -decision.cost)[:number]


def reviewed(record: Record, weighings: Iterable[Weighing]) -> Review:
    """The review of a finished game, every decision of which was weighed."""
    by_number = {weighing.number: weighing for weighing in weighings}
    rules: list[str] = []
    end = record.replay(watch=lambda state: rules.append(state.step.rule))
    groups = together(end, sorted(by_number))
    told = [[decision(record, by_number[number], rules[number]) for number in group] for group in groups]
    points = [*(standing(group) for group in told), result(end)]
    steps = [Step(group, points[i], points[i + 1]) for i, group in enumerate(told)]
    players = [player(steps, seat, points) for seat in range(record.seats)]
    return Review(record, steps, players, moments(steps))


def decision(record: Record, weighing: Weighing, rule: str) -> Decision:
    """A weighing in win chances, and what to call the move."""
    seat, action = record.moves[weighing.number]
    best, played = in_chances(record, weighing)
    preferred = weighing.preferred
    if played[seat] >= best[seat]:
        preferred, best = action, played
    cost = best[seat] - played[seat]
    found = [name for name, least in GRADES.items() if cost >= least and weighing.sure]
    return Decision(weighing.number, seat, action, preferred, rule, best, played, cost, found[0] if found else "")


def in_chances(record: Record, weighing: Weighing) -> tuple[list[float], list[float]]:
    """The win chances after the preferred move, and after the one that was played."""
    mover, progress = record.moves[weighing.number][0], weighing.number / len(record.moves)
    best = chances(record.game, weighing.shares, mover, progress)
    return best, chances(record.game, weighing.played, mover, progress)


def together(end: State, numbers: Sequence[int]) -> list[list[int]]:
    """The decisions in their order; those that were taken at the same time, unseen by each other, in one group."""
    assert end.journal is not None
    moves = end.journal.moves
    groups: list[list[int]] = []
    for number in numbers:
        move, last = moves[number], moves[groups[-1][0]] if groups else None
        if last and move.together and last.together and move.seen == last.seen:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


def standing(group: Sequence[Decision]) -> list[float]:
    """The chances when a group begins: those that the movers saw in their first decision, on the mean."""
    firsts = {one.seat: one.best for one in reversed(group)}.values()
    return [sum(seat) / len(firsts) for seat in zip(*firsts, strict=True)]


def result(end: State) -> list[float]:
    """The chances when all is over."""
    winners = end.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(end.terms.seats)]


def player(steps: Sequence[Step], seat: int, points: Sequence[Sequence[float]]) -> Player:
    every = [decision for step in steps for decision in step.decisions]
    mine = [decision for decision in every if decision.seat == seat]
    own = sum(one.played[seat] - one.best[seat] for one in mine)
    others = sum(one.played[seat] - one.best[seat] for one in every if one.seat != seat)
    luck = sum(step.luck[seat] for step in steps)
    grades = {grade: sum(one.grade == grade for one in mine) for grade in GRADES}
    return Player(len(mine), grades, points[0][seat], own, others, luck, points[-1][seat])


def moments(steps: Sequence[Step]) -> list[Moment]:
    """Where some seat's chance has changed most."""
    largest: Mapping[int, int] = {
        i: max(range(len(step.before)), key=lambda seat: abs(step.swing[seat])) for i, step in enumerate(steps)
    }
    found = sorted(largest, key=lambda i: -abs(steps[i].swing[largest[i]]))[:MOMENTS]
    return [Moment(i, largest[i]) for i in sorted(found)]
