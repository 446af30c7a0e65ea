"""The save file: game, rules version, options, seats, seed and moves; replaying it gives the same state."""

import json
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from triforium.kernel.errors import DamagedRecord, ForeignRecord, NoJournal, NothingToUndo, TriforiumError
from triforium.kernel.registry import game
from triforium.kernel.state import State

FORMAT = 1


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

    @classmethod
    def of(cls, state: State, players: Sequence[str] = ()) -> "Record":
        """The record of a state that keeps a journal."""
        if state.journal is None:
            raise NoJournal("only a game that keeps a journal can be recorded: start it with journal=True")
        terms = state.terms
        moves = tuple((move.seat, move.action) for move in state.journal.moves)
        return cls(terms.game, terms.rules, terms.seats, terms.seed, terms.options, moves, tuple(players))

    def replay(self, upto: int | None = None, watch: Callable[[State], None] | None = None) -> State:
        """The state after all moves, or after the first `upto`; `watch` sees the state before each of them."""
        title = game(self.game)
        if title.meta.rules != self.rules:
            raise ForeignRecord(
                f"the record was played under rules {self.rules!r} of {self.game}; this is rules {title.meta.rules!r}"
            )
        state = title.new(self.seats, self.seed, self.options)
        for number, (seat, action) in enumerate(self.moves[:upto]):
            if watch:
                watch(state)
            try:
                state.apply(seat, action)
            except (TriforiumError, TypeError) as error:
                raise DamagedRecord(f"move {number + 1} does not replay: {error}") from error
        return state

    def undone(self, seat: int) -> "Record":
        """The record without this seat's last move and all that followed it, if nothing was seen since.

        Answers that others have given at the same time stay as they are, and are never taken back for this seat.
        """
        state = self.replay()
        assert state.journal is not None
        committed = False
        for number in range(len(self.moves) - 1, -1, -1):
            move = state.journal.moves[number]
            if move.seen != state.seen:
                raise NothingToUndo("the last move cannot be taken back: something was drawn or revealed since")
            if move.seat == seat and move.together:
                return replace(self, moves=self.moves[:number] + self.moves[number + 1 :])
            if move.seat == seat and committed:
                raise NothingToUndo("the last move cannot be taken back: others have made a secret choice since")
            if move.seat == seat:
                return replace(self, moves=self.moves[:number])
            committed = committed or move.together
        raise NothingToUndo("there is no move to take back yet")

    # In and out -------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as JSON text."""
        return json.dumps({
            "triforium": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats,
            "seed": str(self.seed), "options": dict(self.options), "players": list(self.players),
            "moves": [list(move) for move in self.moves],
        })  # fmt: skip

    @classmethod
    def loads(cls, text: str) -> "Record":
        """The record out of JSON text; its moves are checked when it is replayed."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise DamagedRecord(f"this is not readable as JSON: {error}") from error
        if not isinstance(data, dict) or "triforium" not in data:
            raise ForeignRecord('this is no Triforium record: it lacks the mark "triforium"')
        if data["triforium"] != FORMAT:
            raise ForeignRecord(f"the record has format {data['triforium']!r}; this version reads format {FORMAT}")
        return cls._checked(data)

    @classmethod
    def _checked(cls, data: dict[str, Any]) -> "Record":
        try:
            record = cls(
                game=data["game"], rules=data["rules"], seats=data["seats"], seed=int(data["seed"]),
                options=dict(data["options"]), players=tuple(data["players"]),
                moves=tuple((seat, action) for seat, action in data["moves"]),
            )  # fmt: skip
        except (KeyError, TypeError, ValueError) as error:
            raise DamagedRecord(f"the record is incomplete or malformed: {error!r}") from error
        numbers = [record.seats, *(number for move in record.moves for number in move)]
        words = [record.game, record.rules, *record.options, *record.options.values(), *record.players]
        if (
            not isinstance(data["options"], dict)
            or not all(type(n) is int for n in numbers)
            or not all(isinstance(w, str) for w in words)
        ):
            raise DamagedRecord("the record is malformed: seats and moves are whole numbers, the rest is text")
        return record

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: a crash leaves the old one."""
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
    def load(cls, path: Path) -> "Record":
        """Read a record from a file."""
        try:
            return cls.loads(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise ForeignRecord(f"{path} is no Triforium record: it is not text") from error
