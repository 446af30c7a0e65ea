"""The lists of the lobby, read from the index columns alone: no game is replayed for them."""

from typing import Any

from sqlalchemy import Select, and_, case, exists, select

from triforium.hall import schema
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.pictures import heading, seat_shown
from triforium.hall.players import Player
from triforium.hall.rows import SeatRow, table_row
from triforium.hall.shapes import Heading, TableList
from triforium.hall.store import COLUMNS

PAGE = 20


async def listed(hall: Hall, visitor: Player | None, which: str, cursor: str | None) -> TableList:
    """A page of tables: mine with those where it is my turn first, open ones, or those to watch."""
    if which == "mine" and visitor is None:
        raise Refusal("who-are-you")
    query = _query(which, visitor.id if visitor else "", _parsed(cursor))
    async with hall.store.reading() as connection:
        rows = list(await connection.execute(query))
        ids = [row.id for row in rows[:PAGE]]
        of_seats = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.number)
        seats: dict[str, list[SeatRow]] = {number: [] for number in ids}
        for found in await connection.execute(of_seats):
            values = dict(found._mapping)
            seats[values.pop("table_id")].append(SeatRow(**values))
    shown = [_shown(row, seats[row.id], visitor.id if visitor else None) for row in rows[:PAGE]]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return TableList(shown, f"{last.first}~{last.changed!r}~{last.id}" if last else None)


def _parsed(cursor: str | None) -> tuple[int, float, str] | None:
    if cursor is None:
        return None
    try:
        first, changed, table = cursor.split("~")
        return int(first), float(changed), table
    except ValueError as error:
        raise Refusal("malformed", "this cursor was not given by a list") from error


def _query(which: str, player: str, after: tuple[int, float, str] | None) -> Select[Any]:
    tables, seats = schema.tables.c, schema.seats.c
    own = and_(seats.table_id == tables.id, seats.player == player, seats.resigned.is_(False))
    turn = and_(own, seats.stand_in.is_(None), tables.turn.op("&")(_bit(seats.number)) != 0, tables.phase == "running")
    first = case((exists().where(turn), 1), else_=0)
    query = select(*COLUMNS, first.label("first"))
    if which == "mine":
        query = query.where(exists().where(own))
    else:
        query = query.where(tables.public.is_(True), tables.phase == ("gathering" if which == "open" else "running"))
    if after is not None:
        rank, changed, table = after
        query = query.where(
            (first < rank)
            | ((first == rank) & (tables.changed < changed))
            | ((first == rank) & (tables.changed == changed) & (tables.id > table))
        )
    return query.order_by(first.desc(), tables.changed.desc(), tables.id).limit(PAGE + 1)


def _bit(number: Any) -> Any:
    """2 to the power of a seat's number, in a form that both databases know."""
    return case(*[(number == seat, 1 << seat) for seat in range(6)], else_=0)


def _shown(row: Any, seats: list[SeatRow], player: str | None) -> Heading:
    return heading(table_row(row), [seat_shown(seat, player, False) for seat in seats], row.first == 1)
