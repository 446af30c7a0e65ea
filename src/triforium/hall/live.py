"""A table in memory: the rows, the course of the game, and the streams that listen. A cache: it can be dropped at any
time, and is built again from the database."""

import asyncio
from typing import Any, NamedTuple

from triforium.hall.clocks import Timer
from triforium.hall.course import Course, Entry
from triforium.hall.engine import Reason, Thought, Viewer
from triforium.hall.rows import Happening, SeatRow
from triforium.hall.store import Stored
from triforium.hall.streams import Stream
from triforium.kernel.errors import TriforiumError

MEMORABLE = {
    "stood-in", "handed-back", "taken-over", "offered", "undo-asked", "undo-agreed", "undo-refused", "stand-in-asked",
    "rematch",
}  # fmt: skip
"""The happenings on which later ones depend; the others are only told."""


class Thinking(NamedTuple):
    """A bot that thinks: since when, and for how many seconds."""

    seat: int
    since: float
    seconds: float
    version: int
    """What everybody had seen then."""


class Recalled(NamedTuple):
    """What a bot had in mind at its last move that was not plainly forced."""

    entry: int
    kind: str
    action: int
    reasons: list[Reason]
    open: bool
    """Whether it knew no more than everybody."""


class Live:
    """One table."""

    def __init__(self, stored: Stored) -> None:
        self.streams: set[Stream] = set()
        self.used = 0.0
        self.told = set(stored.told)
        """Players who are told that it is their turn, and have not been here since."""
        self.thinking: Thinking | None = None
        """The bot that thought last."""
        self.reset(stored)
        self.owing = self.people_to_move()
        """Who owed a move when that was looked at last."""

    def reset(self, stored: Stored) -> None:
        """Begin again from what is stored."""
        self.row = stored.row
        self.seats = stored.seats
        self.stale = False
        """Whether what is in memory may differ from what is stored."""
        self.ready: list[int] = []
        self.course: Course | None = None
        self.timer: Timer | None = None
        self.heard = 0
        self.memory: list[Happening] = []
        self.recalled: dict[int, Recalled] = {}
        """What the bots had in mind, by seat."""
        self.advice: dict[int, tuple[int, asyncio.Task[Thought]]] = {}
        """What a master would do, by seat: at which version, and the thought."""
        self.differs: int | None = None
        """The first entry of the ledger that the present rules replay otherwise."""
        self._begin(stored)

    def rest(self) -> None:
        """Let go of all that can be read again when it is needed."""
        self.stale = True
        self.course = None
        self.timer = None
        self.memory = []

    def _begin(self, stored: Stored) -> None:
        """Replay the ledger; clocks also need to know, at the right moment, who was away."""
        if self.row.started is not None:
            self.begin_course()
        happenings = list(stored.happenings)
        for entry in stored.entries:
            while happenings and happenings[0].time <= entry.time:
                self.hear(happenings.pop(0))
            self.enter(entry)
        for happening in happenings:
            self.hear(happening)

    def begin_course(self) -> None:
        assert self.row.started is not None
        self.course = Course(self.row.setting(len(self.seats)), [None])
        if self.row.clock:
            self.timer = Timer(self.row.clock, len(self.seats), self.row.started, self.course.to_act)

    def enter(self, entry: Entry) -> list[Viewer]:
        """Make a stored entry of the ledger; returns who can see that something has changed."""
        if self.differs is not None:
            return []
        try:
            changed = self.make(entry)
        except (TriforiumError, TypeError):
            self.differs = entry.number
            return []
        assert self.course is not None
        if self.course.digest != entry.digest:
            self._stop_before(entry)
        return changed

    def _stop_before(self, entry: Entry) -> None:
        """Under the present rules this entry leads elsewhere: the course ends where it still was the same."""
        assert self.course is not None
        standing = self.course.entries[:-1]
        self.begin_course()
        for earlier in standing:
            self.make(earlier)
        self.differs = entry.number

    def make(self, entry: Entry) -> list[Viewer]:
        """Make a new entry; raises IllegalMove, and changes nothing, where the rules forbid it."""
        assert self.course is not None
        changed = self.course.add(entry)
        if self.timer:
            self.timer.entry(entry.seat, self.course.to_act, entry.time, None in changed)
        return changed

    def hear(self, happening: Happening) -> None:
        self.heard = happening.number
        if happening.kind in MEMORABLE:
            self.memory.append(happening)
        self.mind_clock(happening)

    def mind_clock(self, happening: Happening) -> None:
        """A clock stands while a bot plays for the seat; told twice, it does the same once."""
        if self.timer and happening.seat is not None:
            if happening.kind in ("stood-in", "resigned"):
                self.timer.leave(happening.seat, happening.time)
            elif happening.kind in ("handed-back", "taken-over"):
                self.timer.come_back(happening.seat, happening.time)

    # Reading ---------------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name or "?" for seat in self.seats]

    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat.number for seat in self.seats if seat.person]

    def own_seats(self, player: str | None) -> list[int]:
        return [seat.number for seat in self.seats if player is not None and seat.player == player]

    def people_to_move(self) -> set[str]:
        """The players who owe a move."""
        if self.course is None or self.row.phase != "running":
            return set()
        owing = [self.seats[number] for number in self.course.to_act]
        return {seat.player for seat in owing if seat.person and seat.player}

    def bots_to_move(self) -> list[SeatRow]:
        if self.course is None or self.row.phase != "running" or self.differs is not None:
            return []
        return [self.seats[number] for number in self.course.to_act if self.seats[number].mover]

    def deadline(self) -> float | None:
        """When the first clock runs out."""
        if self.timer is None or self.course is None or self.course.over:
            return None
        ends = [self.timer.deadline(self.seats[n]) for n in self.course.to_act if self.seats[n].person]
        return min([end for end in ends if end is not None], default=None)

    def wake(self, now: float) -> float | None:
        """When the hall itself must do something here."""
        if self.row.phase != "running":
            return None
        return now if self.bots_to_move() else self.deadline()

    def index(self, now: float) -> dict[str, Any]:
        """The columns by which a table at rest is found."""
        if self.course is None:
            return {"turn": 0, "wake": self.wake(now), "changed": now}
        mask = sum(1 << seat for seat in self.course.to_act)
        return {"turn": mask, "wake": self.wake(now), "changed": now, "standing": self.course.standing()}
