"""The course of a game: its ledger of moves and takings-back, the state they lead to, and what each viewer has seen.

A version belongs to a viewer and counts the changes that this viewer could see. It follows from the ledger alone, so
nothing of it is stored. While several seats answer the same question, each viewer looks at a state of its own in which
nobody else has answered: another's answer cannot show, since it is not there.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, NamedTuple

from triforium.hall import engine
from triforium.hall.engine import Asked, Face, Line, Setting, State, Viewer

UNDONE = "taken-back"
"""The key of the hall's own line in a log: what was told from line `args.from` on is taken back."""


class Entry(NamedTuple):
    """A row of the ledger: a move, or the taking back of one."""

    number: int
    seat: int
    action: int | None
    takes: int | None
    """The entry whose move is taken back: alone, or with all that followed."""
    alone: bool
    key: str | None
    time: float
    digest: str


class Played(NamedTuple):
    """A move that stands."""

    entry: int
    seat: int
    action: int
    asked: Asked
    binds: bool
    digest: str


class Told(NamedTuple):
    """A line of a viewer's log; `line` is None where the hall itself speaks."""

    n: int
    version: int
    line: Line | None
    at: int
    """Where it stands in the journal, or -1."""
    seat: int = -1
    since: int = 0
    """For a line of the hall: the first line that is taken back; 0 if none is."""


class Question:
    """A question that several seats answer at the same time."""

    def __init__(self, state: State, began: int) -> None:
        self.start = state.clone()
        self.asked = state.to_act
        self.seen = state.seen
        self.began = began
        """How many moves had been made when it was put."""
        self.branches: dict[int, State] = {}

    def answer(self, seat: int, action: int) -> None:
        branch = self.branches.setdefault(seat, self.start.clone())
        branch.apply(seat, action)

    def shown_to(self, viewer: Viewer) -> State:
        return self.start if viewer is None else self.branches.get(viewer, self.start)


class Page(NamedTuple):
    """A version and what it shows."""

    version: int
    face: Face


class Sight:
    """What one viewer has seen: its present version, and every line it was told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.version = 0
        self.face: Face | None = None
        self.log: list[Told] = []
        self.reached: list[int] = []
        """For each version, beginning with 1: how many entries of the ledger had been made."""
        self.until: int | None = None
        """A version at which this viewer stops looking: for the past."""
        self.answered: Page | None = None
        """How the table looked after the viewer's own last answer to a simultaneous question: a version of its own,
        even if that answer was the last one and all were revealed at once."""

    def look(self, course: "Course", lines: Iterable[tuple[int, Line]]) -> bool:
        """Look at the table after an entry; whether there was something new to see."""
        if self.version == self.until:
            return False
        face = engine.face(course.shown_to(self.viewer), self.viewer)
        news = [(at, line) for at, line in lines if line.readable_by(self.viewer)]
        if not news and face == self.face:
            return False
        self._turn_page(face, course)
        for at, line in news:
            self.log.append(Told(len(self.log) + 1, self.version, line, at))
        return True

    def look_back(self, course: "Course", kept: int, seat: int) -> bool:
        """Look at the table after something was taken back; of the journal the first `kept` lines still stand."""
        if self.version == self.until:
            return False
        face = engine.face(course.shown_to(self.viewer), self.viewer)
        withdrawn = [told.n for told in self._standing() if told.at >= kept]
        if not withdrawn and face == self.face:
            return False
        self._turn_page(face, course)
        since = min(withdrawn, default=0)
        self.log.append(Told(len(self.log) + 1, self.version, None, -1, seat, since))
        return True

    def look_at_own_answer(self, course: "Course", branch: State) -> None:
        """Look at the table with the own answer, before anything of the others' is seen."""
        if self.version == self.until:
            return
        self._turn_page(engine.face(branch, self.viewer), course)
        assert self.face is not None
        self.answered = Page(self.version, self.face)

    def _turn_page(self, face: Face, course: "Course") -> None:
        self.face = face
        self.version += 1
        self.reached.append(len(course.entries))

    def _standing(self) -> list[Told]:
        """The lines from the journal that are not taken back yet."""
        standing: list[Told] = []
        for told in self.log:
            if told.line is not None:
                standing.append(told)
            elif told.since:
                standing = [other for other in standing if other.n < told.since]
        return standing

    def lines_after_version(self, version: int) -> list[Told]:
        return self.log[bisect_right(self.log, version, key=lambda told: told.version) :]

    def version_after(self, entries: int) -> int:
        """The version that was reached when the ledger had so many entries."""
        return bisect_right(self.reached, entries)


class Course:
    """A game along its ledger."""

    def __init__(self, setting: Setting, viewers: Iterable[Viewer] = ()) -> None:
        self.setting = setting
        self.entries: list[Entry] = []
        self.played: list[Played] = []
        self._restart()
        self.sights = {viewer: Sight(viewer) for viewer in viewers}
        for sight in self.sights.values():
            sight.look(self, self._lines_from(0))

    def _restart(self) -> None:
        self.state, self.earlier = engine.begin(self.setting)
        self.question: Question | None = None
        self.digest = ""
        self._note_question()

    # Reading ---------------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def moves(self) -> list[tuple[int, int]]:
        return [(move.seat, move.action) for move in self.played]

    def shown_to(self, viewer: Viewer) -> State:
        """The state as this viewer may look at it."""
        return self.question.shown_to(viewer) if self.question else self.state

    def asked_seats(self) -> tuple[int, ...]:
        """Whose turn it is as everybody may know it: all that are asked, whether they have answered or not."""
        return self.question.asked if self.question else self.state.to_act

    def ready(self) -> list[int]:
        """Who has answered a question that is still open for others."""
        return [seat for seat in self.question.asked if seat not in self.to_act] if self.question else []

    def standing(self) -> dict[str, Any]:
        """What lists tell of the game: no more than a spectator sees."""
        watched = self.sights.get(None)
        face = watched.face if watched and watched.face else engine.face(self.shown_to(None), None)
        return engine.standing(face.view)

    def sight(self, viewer: Viewer) -> Sight:
        """What a viewer has seen; one that was not watched for so far looks at the whole course again."""
        if viewer not in self.sights:
            again = Course(self.setting, [viewer])
            for entry in self.entries:
                again.add(entry)
            self.sights[viewer] = again.sights[viewer]
        return self.sights[viewer]

    def at(self, version: int, viewer: Viewer) -> "Course":
        """The course as it was when a viewer had that version."""
        earlier = Course(self.setting, [viewer])
        earlier.sights[viewer].until = version
        for entry in self.entries[: self.sight(viewer).reached[version - 1]]:
            earlier.add(entry)
        return earlier

    def moves_shared_with(self, past: "Course") -> int:
        """How many of the moves that stand in the end had led to a moment of the past; what was taken back between
        does not count."""
        pairs = zip(self.played, past.played, strict=False)
        differing = (i for i, (now, then) in enumerate(pairs) if now.entry != then.entry)
        return next(differing, min(len(self.played), len(past.played)))

    def position(self, seat: int) -> int:
        """How far the game has come, as this seat can tell: the same again after an undo, and in whatever order
        others answer the same question."""
        if self.question is None:
            return len(self.played)
        began = self.question.began
        return began + sum(move.seat == seat for move in self.played[began:])

    # Going on --------------------------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> list[Viewer]:
        """Make the next entry of the ledger; returns who can see that something has changed."""
        if entry.action is not None:
            return self._move(entry, entry.action)
        return self._take_back(entry)

    def _move(self, entry: Entry, action: int) -> list[Viewer]:
        told = engine.line_count(self.state)
        question = self.question
        self._apply(entry.number, entry.seat, action)
        self.entries.append(entry)
        lines = self._lines_from(told)
        changed: list[Viewer] = []
        for viewer, sight in self.sights.items():
            answers = question is not None and viewer == entry.seat
            if answers and question:
                sight.look_at_own_answer(self, question.shown_to(viewer))
            if sight.look(self, lines) or answers:
                changed.append(viewer)
        return changed

    def _take_back(self, entry: Entry) -> list[Viewer]:
        before = engine.lines_from(self.state, 0)
        standing = [move for move in self.played if self._stands(move, entry)]
        self.played = []
        self._restart()
        for move in standing:
            self._apply(move.entry, move.seat, move.action)
        self.entries.append(entry)
        after = engine.lines_from(self.state, 0)
        kept = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a[:4] != b[:4]), len(after))
        return [v for v, sight in self.sights.items() if sight.look_back(self, kept + len(self.earlier), entry.seat)]

    def _stands(self, move: Played, undo: Entry) -> bool:
        assert undo.takes is not None
        return move.entry != undo.takes if undo.alone else move.entry < undo.takes

    def _apply(self, number: int, seat: int, action: int) -> None:
        state = self.state
        asked = engine.asked(state)
        told = engine.line_count(state)
        state.apply(seat, action)
        if self.question:
            self.question.answer(seat, action)
        self.digest = engine.digest(self.digest, seat, action, engine.lines_from(state, told), state.to_act)
        self.played.append(Played(number, seat, action, asked, engine.binds(state), self.digest))
        self._note_question()

    def _note_question(self) -> None:
        """Keep the moment at which a simultaneous question is put; forget it when all have answered."""
        if self.state.over or not engine.asked(self.state).together:
            self.question = None
        elif self.question is None or self.question.seen != self.state.seen:
            self.question = Question(self.state, len(self.played))

    def _lines_from(self, first: int) -> list[tuple[int, Line]]:
        """Journal lines with where they stand; those of a prelude come first."""
        lines = engine.lines_from(self.state, first)
        if first == 0 and not self.entries:
            return list(enumerate([*self.earlier, *lines]))
        return [(len(self.earlier) + first + i, line) for i, line in enumerate(lines)]
