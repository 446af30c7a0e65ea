"""The save file: game, rules version, options, seats, seed and moves; replaying it gives the same state."""

import dataclasses
import json
import os
import re
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any

from triforium.kernel.errors import (
    BadName,
    DamagedRecord,
    ForeignRecord,
    NoJournal,
    NothingToUndo,
    TriforiumError,
    UnknownSeat,
)
from triforium.kernel.journal import Journal
from triforium.kernel.registry import game
from triforium.kernel.state import State

FORMAT = 1
PLAYED_ON = 2
"""The format of a record with a prelude: a program that does not know preludes refuses it, rather than replay another
game."""
DEEPEST = 20
"""How often a game may have been played on from another that was played on from another."""
LONGEST = 1_000_000
"""Characters of a save file; the longest game that random players have made takes a twentieth of it."""
LONGEST_NAME = 100
SEED = re.compile(r"[0-9]{1,99}")


@dataclass(frozen=True)
class Prelude:
    """The moves of another game from which a game was played on; what `seat` could not know was dealt anew."""

    seed: int
    moves: tuple[tuple[int, int], ...]
    seat: int
    prelude: "Prelude | None" = None


def play_on(state: State, seat: int, seed: int) -> State:
    """A game of its own that begins where this one stands, with all dealt anew that the seat cannot know."""
    imagined = state.imagine(seat, seed)
    imagined.journal = Journal()
    return imagined


@dataclass(frozen=True)
class Record:
    """A whole game in a few numbers. `players` are names for people to read; they do not touch the replay."""

    game: str
    rules: str
    seats: int
    seed: int
    options: Mapping[str, str]
    moves: tuple[tuple[int, int], ...] = ()
    players: tuple[str, ...] = field(default=())
    prelude: Prelude | None = None

    @classmethod
    def of(cls, state: State, players: Sequence[str] = ()) -> "Record":
        """The record of a state that keeps a journal, as every game does from its start."""
        if state.journal is None:
            raise NoJournal("a clone or an imagined state has no history: record the game that it was made from")
        terms = state.terms
        moves = tuple((move.seat, move.action) for move in state.journal.moves)
        names = tuple(checked_name(name) for name in players)
        return cls(terms.game, terms.rules, terms.seats, terms.seed, terms.options, moves, names)

    def replay(self, upto: int | None = None, watch: Callable[[State], None] | None = None) -> State:
        """The state after all moves, or after the first `upto`; `watch` sees the state before each of them."""
        title = game(self.game)
        if title.meta.rules != self.rules:
            raise ForeignRecord(
                f"the record was played under rules {self.rules!r} of {self.game}; this is rules {title.meta.rules!r}"
            )
        state = self._first_state()
        for number, (seat, action) in enumerate(self.moves[:upto]):
            if watch:
                watch(state)
            try:
                state.apply(seat, action)
            except TriforiumError as error:
                raise DamagedRecord(f"move {number + 1} does not replay: {error}") from error
        return state

    def _first_state(self) -> State:
        before = self.prelude
        if before is None:
            return game(self.game).new(self.seats, self.seed, self.options)
        earlier = Record(self.game, self.rules, self.seats, before.seed, self.options, before.moves, (), before.prelude)
        try:
            return play_on(earlier.replay(), before.seat, self.seed)
        except UnknownSeat as error:
            raise DamagedRecord(f"the prelude is of another table: {error}") from error

    def undone(self, seat: int, people: Collection[int] = ()) -> "Record":
        """The record without this seat's last move and all that followed it, if nothing was seen since.

        `people` are the seats of persons: among several of them a word given binds, and so does a move that another
        person has answered. Answers that others have given at the same time stay as they are, and are never taken back
        for this seat.
        """
        state = self.replay()
        assert state.journal is not None
        moves = state.journal.moves
        others = set(people) - {seat}
        committed = False
        for number in range(len(moves) - 1, -1, -1):
            move = moves[number]
            if move.seen != state.seen:
                raise NothingToUndo("the last move cannot be taken back: something was drawn or revealed since")
            if move.seat == seat and move.together:
                return replace(self, moves=self.moves[:number] + self.moves[number + 1 :])
            if move.seat == seat and committed:
                raise NothingToUndo("the last move cannot be taken back: others have made a secret choice since")
            if move.seat == seat and move.binds and others:
                raise NothingToUndo("the last move cannot be taken back: it was a word given to the others")
            if move.seat == seat:
                return replace(self, moves=self.moves[:number])
            if move.seat in others and not move.together:
                raise NothingToUndo("the last move cannot be taken back: another player has moved since")
            committed = committed or move.together
        raise NothingToUndo("there is no move to take back yet")

    # In and out -------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as JSON text."""
        return json.dumps({
            "triforium": PLAYED_ON if self.prelude else FORMAT,
            "game": self.game, "rules": self.rules, "seats": self.seats,
            "seed": str(self.seed), "options": dict(self.options), "players": list(self.players),
            "moves": [list(move) for move in self.moves],
            **({"prelude": _prelude_data(self.prelude)} if self.prelude else {}),
        })  # fmt: skip

    @classmethod
    def loads(cls, text: str) -> "Record":
        """The record out of JSON text; its moves are checked when it is replayed."""
        if len(text) > LONGEST:
            raise DamagedRecord(f"no record is that long: {len(text):,} characters, {LONGEST:,} at most")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise DamagedRecord(f"this is not readable as JSON: {error}") from error
        if not isinstance(data, dict) or "triforium" not in data:
            raise ForeignRecord('this is no Triforium record: it lacks the mark "triforium"')
        if data["triforium"] not in (FORMAT, PLAYED_ON) or type(data["triforium"]) is not int:
            raise ForeignRecord(f"the record is of another format: this version reads formats {FORMAT} and {PLAYED_ON}")
        return cls._checked(data)

    @classmethod
    def _checked(cls, data: dict[str, Any]) -> "Record":
        """Each field of the right sort; whether the numbers make sense shows when they are replayed."""
        wanted = [field.name for field in dataclasses.fields(cls) if field.name != "prelude"]
        wanted += ["prelude"] if data["triforium"] == PLAYED_ON else []
        missing = [name for name in wanted if name not in data]
        if missing:
            raise DamagedRecord(f"the record is incomplete: it lacks {', '.join(missing)}")
        options, players, moves, seed = (data[name] for name in ("options", "players", "moves", "seed"))
        if not (
            isinstance(options, dict)
            and all(isinstance(text, str) for text in (data["game"], data["rules"], *options.values()))
            and isinstance(players, list)
            and _are_moves(moves)
            and type(data["seats"]) is int
        ):
            raise DamagedRecord("the record is malformed: seats and moves are whole numbers, the rest is text")
        prelude = _prelude(data["prelude"]) if data["triforium"] == PLAYED_ON else None
        try:
            names = tuple(checked_name(name) for name in players)
        except BadName as error:
            raise DamagedRecord(f"the record is malformed: {error}") from error
        return cls(
            data["game"], data["rules"], data["seats"], _seed(seed), options, tuple((s, a) for s, a in moves), names,
            prelude,
        )  # fmt: skip

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: a crash leaves the old one."""
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.dumps() + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(scratch, path)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file."""
        try:
            with open(path, encoding="utf-8") as file:
                return cls.loads(file.read(LONGEST + 1))
        except UnicodeDecodeError as error:
            raise ForeignRecord(f"{path} is no Triforium record: it is not text") from error


def _are_moves(moves: object) -> bool:
    return (
        isinstance(moves, list)
        and all(isinstance(move, list) and len(move) == 2 for move in moves)
        and all(type(number) is int for number in chain.from_iterable(moves))
    )


def _seed(seed: object) -> int:
    if not (isinstance(seed, str) and SEED.fullmatch(seed)):
        raise DamagedRecord("the record is malformed: its seed is not a whole number written as text")
    return int(seed)


def _prelude(data: object, depth: int = 0) -> Prelude:
    """What was played before, out of its JSON."""
    if depth == DEEPEST:
        raise DamagedRecord(f"the record is malformed: it was played on from another more than {DEEPEST} times")
    if not (isinstance(data, dict) and _are_moves(data.get("moves")) and type(data.get("seat")) is int):
        raise DamagedRecord("the record is malformed: its prelude has seed, moves and seat")
    before = data.get("prelude")
    moves = tuple((seat, action) for seat, action in data["moves"])
    return Prelude(
        _seed(data.get("seed")), moves, data["seat"], None if before is None else _prelude(before, depth + 1)
    )


def _prelude_data(prelude: Prelude) -> dict[str, Any]:
    return {
        "seed": str(prelude.seed), "moves": [list(move) for move in prelude.moves], "seat": prelude.seat,
        "prelude": _prelude_data(prelude.prelude) if prelude.prelude else None,
    }  # fmt: skip


def checked_name(name: object) -> str:
    """A player's name as it is shown everywhere: one line, nothing that a terminal would obey."""
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadName(f"a player's name is one line of readable text, {LONGEST_NAME} letters at most")
    return name
