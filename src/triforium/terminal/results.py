"""The file of an arena: Parquet that says what was played, safe from interruption, never mixed with another arena.

Parquet cannot be added to, so games first go, one line each, into `FILE.part`, which becomes part of `FILE` when
the arena ends or is stopped; where it was killed, it goes on from there.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import pyarrow as pa
import pyarrow.parquet as pq

from triforium import __version__
from triforium.kernel.code import code_of, fingerprint
from triforium.kernel.vecs import COMPILED
from triforium.terminal.errors import Complaint
from triforium.terminal.match import Key, Row
from triforium.terminal.saves import lock
from triforium.terminal.series import Plan

Terms = dict[str, Any]

ARROW = {
    "deal": pa.int32(), "rotation": pa.int8(), "seat": pa.int8(), "bot": pa.string(), "points": pa.int32(),
    "rank": pa.int8(), "win": pa.float64(), "decisions": pa.int32(), "seconds": pa.float64(), "moves": pa.int32(),
}  # fmt: skip
SCHEMA = pa.schema([(name, ARROW[name]) for name in Row._fields])
LABEL = b"triforium"
"""Where the file's metadata keep the terms, as JSON."""


def terms_of(plan: Plan) -> Terms:
    """All that games of one file have in common; the same terms give the same games."""
    return {
        "game": plan.game,
        "bots": plan.bots,
        "options": plan.options,
        "seed": str(plan.seed),
        "version": __version__,
        "code": code_of(plan.game),
        "engine": "compiled" if COMPILED else "python",
    }


def file_name(name: str, terms: Terms) -> str:
    """Where an arena is kept if nobody says otherwise: other terms, another file."""
    return f"{name}-{fingerprint(json.dumps(terms, sort_keys=True))}.parquet"


class Results:
    """The games that a file holds; inside `with`, games are added to it."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self.terms = terms
        self.games: dict[Key, list[Row]] = {}
        self._journal: IO[str] | None = None
        if path.exists():
            self._take(path, *read(path))
        if self.part.exists() and self.part.stat().st_size:
            self._take(self.part, *read_part(self.part))

    def _take(self, path: Path, terms: Terms, rows: Iterable[Row]) -> None:
        theirs = {key: terms.get(key) for key, own in self.terms.items() if terms.get(key) != own}
        if theirs:
            told = "; ".join(f"{key} {value} instead of {self.terms[key]}" for key, value in theirs.items())
            raise Complaint("arena-other", path=str(path), told=told)
        found: dict[Key, list[Row]] = {}
        for row in rows:
            found.setdefault((row.deal, row.rotation), []).append(row)
        self.games |= found

    def __enter__(self) -> Self:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._journal = self.part.open("a+", encoding="utf-8")
        if not lock(self._journal):
            raise Complaint("arena-busy", path=str(self.path))
        self._journal.seek(0)
        whole, end, _ = self._journal.read().rpartition("\n")
        self._journal.truncate(len((whole + end).encode()))
        if not end:
            self._write(self.terms)
        return self

    def add(self, rows: list[Row]) -> None:
        """One game; from here on it survives whatever may happen to the process."""
        self.games[rows[0].deal, rows[0].rotation] = rows
        self._write(rows)

    def _write(self, line: Any) -> None:
        assert self._journal
        self._journal.write(json.dumps(line) + "\n")
        self._journal.flush()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """All games as Parquet, in order; the file is there whole or as it was before."""
        rows = [row._asdict() for _, game in sorted(self.games.items()) for row in game]
        table = pa.Table.from_pylist(rows, schema=SCHEMA.with_metadata({LABEL: json.dumps(self.terms)}))
        fresh = self.path.with_name(f"{self.path.name}.new")
        pq.write_table(table, fresh)
        os.replace(fresh, self.path)
        assert self._journal
        self._journal.close()
        self.part.unlink()


def read(path: Path) -> tuple[Terms, list[Row]]:
    """What is in a finished file."""
    try:
        table = pq.read_table(path, use_threads=False)
        terms: Terms = json.loads((table.schema.metadata or {})[LABEL])
        return terms, [Row(**row) for row in table.to_pylist()]
    except (pa.ArrowInvalid, KeyError, TypeError, ValueError) as error:
        raise Complaint("arena-no-file", path=str(path)) from error


def read_part(path: Path) -> tuple[Terms, list[Row]]:
    """What an arena that was killed has left; its last line may be torn."""
    first, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    try:
        terms: Terms = json.loads(first)
        whole = [json.loads(line) for line in lines if line.endswith("\n")]
        return terms, [Row(*row) for game in whole for row in game]
    except (TypeError, ValueError) as error:
        raise Complaint("arena-no-file", path=str(path)) from error
