"""Where games are kept, which there are, and the file of the game that is being played."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import IO, NamedTuple

from triforium.kernel.errors import DamagedRecord, ForeignRecord, TriforiumError
from triforium.kernel.record import Record
from triforium.kernel.state import State
from triforium.terminal.errors import Complaint

ELSEWHERE = "elsewhere"
"""A file beside the saved games: the paths of those that were saved in other places, one in a line."""


def folder(kind: str = "games") -> Path:
    """The user's own place for saved games, or for something else."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "triforium" / kind


def fresh(game: str, seed: int) -> Path:
    """A file for a new game, which is not there yet."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}"
    others = (f"{name}-{number}" for number in count(2))
    return next(path for each in chain([name], others) if not (path := folder() / f"{each}.json").exists())


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """What is wrong with the record in a file is told with the file's name."""
    try:
        yield
    except TriforiumError as error:
        raise Complaint("unlike-file", path=str(path), why=trouble_with(error)) from error


def trouble_with(error: TriforiumError) -> TriforiumError:
    """A record that asks for what there is not, such as a game or a seat, is one of another version."""
    return error if isinstance(error, DamagedRecord | ForeignRecord) else ForeignRecord(str(error))


def load(path: Path) -> Record:
    """The record in a file."""
    with reading(path):
        return Record.load(path)


# What there is ------------------------------------------------------------------------------------------------------


class Saved(NamedTuple):
    """A file with a game, and what became of it: without a state it cannot be gone on with, and `problem` says why."""

    path: Path
    when: datetime
    record: Record | None
    state: State | None
    problem: Exception | None = None


def paths() -> list[Path]:
    """All files that games were saved in, the newest first."""
    found = set(folder().glob("*.json"))
    with suppress(OSError):
        listed = (folder() / ELSEWHERE).read_text(encoding="utf-8").splitlines()
        found |= {path for path in map(Path, listed) if path.is_file()}
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def found(game: str | None = None) -> Iterator[Saved]:
    """The saved games of a title, or all of them, the newest first; each is replayed when it is asked for."""
    for path in paths():
        when = datetime.fromtimestamp(path.stat().st_mtime)
        try:
            record = Record.load(path)
        except (TriforiumError, OSError) as error:
            if game is None or path.name.startswith(f"{game}-"):
                yield Saved(path, when, None, None, error)
            continue
        if game in (None, record.game):
            try:
                yield Saved(path, when, record, record.replay())
            except TriforiumError as error:
                yield Saved(path, when, record, None, trouble_with(error))


def remember(path: Path) -> None:
    """That a game lies in a place of its own, so that it is found again."""
    if path.parent.resolve() == folder().resolve():
        return
    index, line = folder() / ELSEWHERE, str(path.resolve())
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        known = index.read_text(encoding="utf-8").splitlines() if index.exists() else []
        if line not in known:
            index.write_text("".join(f"{each}\n" for each in [*known, line]), encoding="utf-8")


# The game that is being played --------------------------------------------------------------------------------------


def check_place(path: Path, state: State) -> None:
    """A file that is there already is written over only by the same game."""
    if not path.exists():
        return
    try:
        there = Record.load(path)
        same = (there.game, there.seats, there.seed, dict(there.options)) == (
            state.terms.game, state.terms.seats, state.terms.seed, state.terms.options,
        )  # fmt: skip
    except TriforiumError:
        same = False
    if not same:
        raise Complaint("not-overwritten", path=str(path))


class Keeper:
    """The file of one game. Nobody else may write to it, and a disk that does not take it does not end the game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept = path.exists()
        self.trouble: OSError | None = None
        """Why the game could not be saved the last time."""
        self._lock: IO[str] | None = None
        self._lock_path = path.with_name(f".{path.name}.lock")
        with suppress(OSError):  # a folder that cannot be written to is told when the game is saved
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self._lock_path.open("a", encoding="utf-8")
        if self._lock and not lock(self._lock):
            self._lock.close()
            raise Complaint("save-in-use", path=str(path))

    def keep(self, record: Record) -> None:
        """Save the game; what hinders it is noted in `trouble`."""
        try:
            record.save(self.path)
        except OSError as error:
            self.trouble = error
            return
        if not self.kept:
            remember(self.path)
        self.kept, self.trouble = True, None

    def close(self) -> None:
        """Others may have the file now."""
        if self._lock:
            with suppress(OSError):
                self._lock_path.unlink()
            self._lock.close()
            self._lock = None


def lock(file: IO[str]) -> bool:
    """Whether the file is ours alone until it is closed; where the system has no such locks, we hope so."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
