"""The database: one SQLite file, or PostgreSQL. Every change of a table is one transaction, and only one of several
that start from the same revision of it goes through."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Select, Table, bindparam, event, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from triforium.hall import schema
from triforium.hall.course import Entry
from triforium.hall.engine import Viewer
from triforium.hall.rows import Happening, SeatRow, TableRow

CHANNEL = "triforium"
"""The PostgreSQL channel on which processes tell each other which table has news."""


def _rows_of(table: Table, fields: Sequence[str], many: bool) -> Select[Any]:
    """The rows of a table at which people play, in the order of their numbers."""
    query = select(*[table.c[name] for name in fields]).where(table.c.table_id == bindparam("table"))
    return (query.where(table.c.number > bindparam("after")) if many else query).order_by(table.c.number)


ONE_TABLE = select(*[schema.tables.c[name] for name in TableRow.__struct_fields__]).where(
    schema.tables.c.id == bindparam("table")
)
ITS_SEATS = _rows_of(schema.seats, SeatRow.__struct_fields__, False)
ITS_MOVES = _rows_of(schema.moves, Entry._fields, True)
ITS_HAPPENINGS = _rows_of(schema.happenings, Happening._fields, True)


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


@dataclass
class Stored:
    """A table as it lies in the database, or what is new of it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    happenings: list[Happening]


class Store:
    """Reads and writes; everything else of the hall speaks to the database through here."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine = _sqlite_engine(url) if self.sqlite else _postgresql_engine(url)
        self._for_writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = asyncio.Lock()
        self.known_players: dict[str, Any] = {}
        """Who belongs to which token, by its hash. Kept where no other process can change that: on SQLite."""

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
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

    # Tables ----------------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        async with self.writing() as connection:
            await self._open(connection, row, seats)
            if entries:
                await connection.execute(insert(schema.moves), [{"table_id": row.id, **e._asdict()} for e in entries])
            await self._tell(connection, row.id)

    async def _open(self, connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await connection.execute(insert(schema.tables), msgspec.to_builtins(row))
        rows = [{"table_id": row.id, **msgspec.to_builtins(seat)} for seat in seats]
        await connection.execute(insert(schema.seats), rows)

    async def write(self, row: TableRow, change: Change) -> None:
        """Carry out a change that was planned on this revision of the table, or raise Overtaken."""
        try:
            async with self.writing() as connection:
                await self._write(connection, row, change)
        except IntegrityError as error:
            raise Overtaken from error

    async def _write(self, connection: AsyncConnection, row: TableRow, change: Change) -> None:
        changed = await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == row.id, schema.tables.c.revision == row.revision)
            .values(**change.table, revision=row.revision + 1)
        )
        if changed.rowcount != 1:
            raise Overtaken
        if change.entry:
            await connection.execute(insert(schema.moves), {"table_id": row.id, **change.entry._asdict()})
        await self._insert_happenings(connection, row.id, change.happenings)
        if change.opened:
            await self._open(connection, *change.opened)
        for seat in change.seats:
            values = msgspec.to_builtins(seat)
            del values["number"]
            found = schema.seats.c.table_id == row.id, schema.seats.c.number == seat.number
            await connection.execute(update(schema.seats).where(*found).values(**values))
        await self._tell(connection, row.id)

    async def _insert_happenings(self, connection: AsyncConnection, table: str, news: Sequence[Happening]) -> None:
        if news:
            await connection.execute(insert(schema.happenings), [{"table_id": table, **h._asdict()} for h in news])

    async def _tell(self, connection: AsyncConnection, table: str) -> None:
        """Let other processes know; PostgreSQL delivers it when the transaction is committed."""
        if not self.sqlite:
            await connection.execute(text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table})

    async def revision(self, table: str) -> int | None:
        async with self.reading() as connection:
            found = await connection.execute(select(schema.tables.c.revision).where(schema.tables.c.id == table))
            return found.scalar_one_or_none()

    async def load(self, table: str, entries: int = 0, happenings: int = 0) -> Stored | None:
        """A table, with the ledger after so many entries and the happenings after that number."""
        async with self.reading() as connection:
            found = (await connection.execute(ONE_TABLE, {"table": table})).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(ITS_SEATS, {"table": table})
            moves = await connection.execute(ITS_MOVES, {"table": table, "after": entries})
            heard = await connection.execute(ITS_HAPPENINGS, {"table": table, "after": happenings})
            return Stored(
                msgspec.convert(dict(zip(TableRow.__struct_fields__, found, strict=True)), TableRow),
                [SeatRow(*row) for row in seats],
                [Entry(*row) for row in moves],
                [Happening(*row) for row in heard],
            )


def _postgresql_engine(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=10, pool_pre_ping=True)


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=8)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine
