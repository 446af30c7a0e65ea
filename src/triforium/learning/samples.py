"""What a generation has to learn from: games of its own, with what every seat could say on the way and how it ended."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from triforium.bots.estimate import ByHand, Estimate, Learned
from triforium.bots.lessons import Lessons, Student
from triforium.bots.weights import unpacked
from triforium.kernel.chance import seeded
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.terminal.series import counting, in_processes

DARING_BY_HAND = 30.0
DARING = 5.0
"""By how much a move may look worse and still be tried, as the two estimates count: about a third of a point."""
CHUNK = 100
"""Games that a process plays at a time."""
EVERY = 24
"""One decision in so many is noted; more of the same game say little that is new."""
LIMIT = 32_000
"""Descriptions are kept as 16-bit numbers."""


class Samples(NamedTuple):
    """One row for each seat and moment: the stage and the description; the share of the win and the lead that came."""

    rows: NDArray[np.int16]
    onward: NDArray[np.int32]
    """How many rows on the same seat stands at the beginning of the next stage; 0 if it did not come to that."""
    wins: NDArray[np.float32]
    leads: NDArray[np.float32]


class Course(NamedTuple):
    """Which games are played to learn from, and with which networks; without any the first ones look by hand."""

    game: str
    seats: int
    options: dict[str, str]
    """Of every other game; the rest are played as they come out of the box, where so many players can."""
    seed: int
    networks: str

    def deal(self, number: int, kind: str) -> State:
        """The beginning of a game."""
        title = game(self.game)
        plain = number % 2 == 0 and self.seats in title.seats_with({})
        return title.new(self.seats, derive(self.seed, number, kind), {} if plain else self.options).clone()


def estimate(course: Course) -> Estimate:
    state = course.deal(1, "game")
    if not course.networks:
        return ByHand(state.foresight())
    return unpacked(course.networks, state.features())


def play(course: Course, games: int, jobs: int) -> Samples:
    """The samples of so many games."""
    tasks = [(course, first, CHUNK) for first in range(0, games, CHUNK)]
    parts: dict[int, Samples] = {}
    with counting(f"{course.game} {course.seats}", games) as advance:
        for first, part in in_processes(numbered, tasks, jobs):
            parts[first] = part
            advance(CHUNK)
    return joined([parts[first] for first in sorted(parts)])


def numbered(course: Course, first: int, games: int) -> tuple[int, Samples]:
    """The same games always come in the same order, whichever process is quicker."""
    return first, gather(course, first, games)


def gather(course: Course, first: int, games: int) -> Samples:
    """The samples of some games, by number."""
    looking = estimate(course)
    daring = DARING if isinstance(looking, Learned) else DARING_BY_HAND
    rows, onward, wins, leads = [], [], [], []
    for number in range(first, first + games):
        state = course.deal(number, "game")
        luck = seeded(derive(course.seed, number, "luck"))
        lessons = Lessons(len(state.features()))
        lessons.play(
            state,
            [Student("student", luck, looking, daring)] * course.seats,
            luck,
            EVERY,
        )
        if lessons.moments:
            noted = np.fromiter(lessons.rows, np.int64, len(lessons.rows)).clip(-LIMIT, LIMIT).astype(np.int16)
            rows.append(noted.reshape(lessons.moments * course.seats, -1))
            onward.append(steps_onward(rows[-1][:, 0], course.seats))
            wins.append(np.tile(win_shares(state.winners(), course.seats), lessons.moments))
            leads.append(np.tile(leads_of(state.scores()), lessons.moments))
    return Samples(np.concatenate(rows), np.concatenate(onward), np.concatenate(wins), np.concatenate(leads))


def steps_onward(stages: NDArray[np.int16], seats: int) -> NDArray[np.int32]:
    """From each row of a game, which go from moment to moment, to the same seat's first one of a later stage."""
    here = np.arange(len(stages))
    next_stage = np.searchsorted(stages, stages, side="right")
    return np.where(next_stage < len(stages), next_stage + here % seats - here, 0).astype(np.int32)


def win_shares(winners: list[int], seats: int) -> NDArray[np.float32]:
    """A shared win is shared."""
    shares = np.zeros(seats, np.float32)
    shares[winners] = 1 / len(winners)
    return shares


def leads_of(scores: list[int]) -> NDArray[np.float32]:
    """By how much each seat is ahead: of the best of the others, and of their mean, half each."""
    points = np.array(scores, np.float32)
    others = [np.delete(points, seat) for seat in range(len(points))]
    return np.array(
        [own - (rest.max() + rest.mean()) / 2 for own, rest in zip(points, others, strict=True)], np.float32
    )


def joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
