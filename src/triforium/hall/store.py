"""The database: one SQLite file, or PostgreSQL. Every change of a table is one transaction, and only one of several
that start from the same revision of it goes through."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    CursorResult,
    Dialect,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from triforium.hall import schema
from triforium.hall.course import Entry
from triforium.hall.engine import Viewer
from triforium.hall.rows import Happening, SeatRow, TableRow, table_row
from triforium.hall.shapes import News
from triforium.hall.telling import Teller

T = TypeVar("T")


def _rows_of(table: Table, fields: Sequence[str], many: bool) -> Select[Any]:
    """The rows of a table at which people play, in the order of their numbers."""
    query = select(*[table.c[name] for name in fields]).where(table.c.table_id == bindparam("table"))
    return (query.where(table.c.number > bindparam("after")) if many else query).order_by(table.c.number)


COLUMNS = [schema.tables.c[name] for name in TableRow.__struct_fields__]
ONE_TABLE = select(*COLUMNS).where(schema.tables.c.id == bindparam("table"))
ITS_REVISION = select(schema.tables.c.revision).where(schema.tables.c.id == bindparam("table"))
THIS_REVISION = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.revision == bindparam("known")
)
ITS_SEATS = _rows_of(schema.seats, SeatRow.__struct_fields__, False)
ITS_MOVES = _rows_of(schema.moves, Entry._fields, True)
ITS_NOTICES = select(schema.notices.c.player).where(schema.notices.c.table_id == bindparam("table"))
ITS_HAPPENINGS = _rows_of(schema.happenings, Happening._fields, True)


Painted = dict[tuple[Viewer, str, int], list[News]]
"""Pages by viewer, language, and the version after which they begin."""


class Overtaken(Exception):
    """Somebody else has changed the table first."""


@dataclass
class Change:
    """What one transaction does to a table."""

    table: dict[str, Any] = field(default_factory=dict)
    entry: Entry | None = None
    happenings: list[Happening] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    seen_by: list[Viewer] = field(default_factory=list)
    """Who can see the entry: its effect, or its line in the log."""
    opened: "tuple[TableRow, list[SeatRow]] | None" = None
    """Another table that is opened at the same time: a rematch."""
    painted: Painted = field(default_factory=dict)
    """Pages that were made on the way, for the answer: the streams need not make them again."""


@dataclass
class Stored:
    """A table as it lies in the database, or what is new of it."""

    row: TableRow
    seats: list[SeatRow]
    """All of them, or none where nobody has sat down or left."""
    entries: list[Entry]
    happenings: list[Happening]
    told: list[str] = field(default_factory=list)
    """The players who were told that it is their turn."""


class Store:
    """Reads and writes; everything else of the hall speaks to the database through here."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine = _sqlite_engine(url) if self.sqlite else _postgresql_engine(url)
        self._for_reading = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._for_writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = asyncio.Lock()
        self._teller = Teller(self.engine)
        if self.sqlite:
            self._plain = _plain_sqlite_engine(url)
            self._plain_for_writing = self._plain.execution_options(begin="BEGIN IMMEDIATE")
            self._writers = ThreadPoolExecutor(1, "writer")
            self._readers = ThreadPoolExecutor(2, "reader")
        self.known_players: dict[str, Any] = {}
        """Who belongs to which token, by its hash. Kept where no other process can change that: on SQLite."""

    async def close(self) -> None:
        await self._teller.close()
        await self.engine.dispose()
        if self.sqlite:
            self._writers.shutdown()
            self._readers.shutdown()
            self._plain.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._for_reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it was at one moment, whoever writes meanwhile."""
        if self.sqlite:
            async with self.engine.connect() as connection:
                yield connection
            return
        still = self.engine.execution_options(isolation_level="REPEATABLE READ")
        async with still.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is durable when the block is left. SQLite takes one writer at a time."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self._for_writing.begin() as connection:
            yield connection

    async def _at_once(self, work: Callable[[Connection], T], write: bool) -> T:
        """Several statements in one go: on SQLite in a thread of their own, which is told only once what to do."""
        if self.sqlite:
            if not write:
                return await self._in_thread(self._readers, self._plain.connect, work)
            async with self._writer:
                return await self._in_thread(self._writers, self._plain_for_writing.begin, work)
        async with self.engine.begin() if write else self.reading() as connection:
            return await connection.run_sync(work)

    async def _in_thread(
        self, threads: ThreadPoolExecutor, opened: Callable[[], Any], work: Callable[[Connection], T]
    ) -> T:
        def run() -> T:
            with opened() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, run)

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        def work(connection: Connection) -> None:
            open_table(connection, row, seats)
            if entries:
                connection.execute(insert(schema.moves), [{"table_id": row.id, **e._asdict()} for e in entries])

        await self._at_once(work, write=True)

    async def write(self, row: TableRow, change: Change) -> None:
        """Carry out a change that was planned on this revision of the table, or raise Overtaken."""
        try:
            await self._at_once(lambda connection: _write(connection, row, change), write=True)
        except IntegrityError as error:
            raise Overtaken from error
        if not self.sqlite:
            self._teller.tell(row.id, row.revision + 1)

    async def revision(self, table: str) -> int | None:
        async with self.reading() as connection:
            return (await connection.execute(ITS_REVISION, {"table": table})).scalar_one_or_none()

    async def load(self, table: str) -> Stored | None:
        """A table with all that happened at it."""
        return await self._at_once(lambda connection: _load(connection, table), write=False)

    async def load_news(self, table: str, entries: int, happenings: int) -> Stored | None:
        """A table with the ledger after so many entries and the happenings after that number."""
        return await self._at_once(lambda connection: _load_news(connection, table, entries, happenings), write=False)


def open_table(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Insert a table and its seats."""
    connection.execute(insert(schema.tables), msgspec.to_builtins(row))
    rows = [{"table_id": row.id, **msgspec.to_builtins(seat)} for seat in seats]
    connection.execute(insert(schema.seats), rows)


def _write(connection: Connection, row: TableRow, change: Change) -> None:
    values = {**change.table, "revision": row.revision + 1}
    changed = _run(connection, _update(connection.dialect, tuple(values)), table=row.id, known=row.revision, **values)
    if changed.rowcount != 1:
        raise Overtaken
    if change.entry:
        _run(connection, _new_move(connection.dialect), table_id=row.id, **change.entry._asdict())
    if change.happenings:
        connection.execute(insert(schema.happenings), [{"table_id": row.id, **h._asdict()} for h in change.happenings])
    if change.opened:
        open_table(connection, *change.opened)
    for seat in change.seats:
        values = msgspec.to_builtins(seat)
        del values["number"]
        found = schema.seats.c.table_id == row.id, schema.seats.c.number == seat.number
        connection.execute(update(schema.seats).where(*found).values(**values))


# A move is two statements, which are put into the database's words once: that takes longer than to carry them out.

Prepared = tuple[str, Sequence[str]]
"""A statement in the database's words, and the names of its arguments in their order."""


@lru_cache(64)
def _update(dialect: Dialect, columns: tuple[str, ...]) -> Prepared:
    return _prepared(dialect, THIS_REVISION.values({name: bindparam(name) for name in columns}))


@lru_cache(2)
def _new_move(dialect: Dialect) -> Prepared:
    return _prepared(dialect, insert(schema.moves))


def _prepared(dialect: Dialect, statement: Update | Insert) -> Prepared:
    compiled: Any = statement.compile(dialect=dialect)
    return compiled.string, compiled.positiontup


def _run(connection: Connection, prepared: Prepared, **values: Any) -> CursorResult[Any]:
    statement, order = prepared
    return connection.exec_driver_sql(statement, tuple(_as_column(values[name]) for name in order))


def _as_column(value: Any) -> Any:
    return msgspec.json.encode(value).decode() if isinstance(value, dict | list) else value


def _load(connection: Connection, table: str) -> Stored | None:
    stored = _load_news(connection, table, 0, 0)
    if stored is not None:
        stored.seats = stored.seats or _seats(connection, table)
        stored.told = list(connection.execute(ITS_NOTICES, {"table": table}).scalars())
    return stored


def _load_news(connection: Connection, table: str, entries: int, happenings: int) -> Stored | None:
    """The row comes first: if somebody writes meanwhile, it is older than the rest, and that is noticed. Whoever sits
    down or leaves makes a happening of it, so without one the seats are as they were."""
    found = connection.execute(ONE_TABLE, {"table": table}).one_or_none()
    if found is None:
        return None
    moves = [Entry(*row) for row in connection.execute(ITS_MOVES, {"table": table, "after": entries})]
    heard = connection.execute(ITS_HAPPENINGS, {"table": table, "after": happenings})
    stored = Stored(table_row(found), [], moves, [Happening(*row) for row in heard])
    if stored.happenings:
        stored.seats = _seats(connection, table)
    return stored


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(ITS_SEATS, {"table": table})]


def _postgresql_engine(url: str) -> AsyncEngine:
    """Ten connections that stay: to wait for one of them takes less time than to open another."""
    return create_async_engine(url, pool_size=10, max_overflow=0, pool_pre_ping=True)


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=8)
    _prepare(engine.sync_engine)
    return engine


def _plain_sqlite_engine(url: str) -> Engine:
    engine = create_engine(url.replace("+aiosqlite", ""), pool_size=4)
    _prepare(engine)
    return engine


def _prepare(engine: Engine) -> None:
    """SQLite as it must be for games: durable when acknowledged, readers and writer side by side."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
