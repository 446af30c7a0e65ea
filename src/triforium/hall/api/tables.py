"""Tables: set them up, find them, sit down."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter, QueryParameter

from triforium.hall import company, opening, pictures
from triforium.hall.api import examples
from triforium.hall.api.common import UNSAFE, SeatQuery, refusals
from triforium.hall.engine import Viewer
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.lobby import listed
from triforium.hall.notices import Notices
from triforium.hall.players import Player
from triforium.hall.rows import Happening, SeatRow
from triforium.hall.shapes import NewTable, TableList, TableShown
from triforium.hall.store import Change


def viewer_of(live: Live, player: Player | None, seat: int | None) -> Viewer:
    """The seat that is looked from: as asked for, else an own one that is to act, else any own one."""
    own = live.own_seats(player.id if player else None)
    if seat is not None:
        opening.seat_numbered(live, seat)
        if seat not in own:
            raise Refusal("not-your-seat")
        return seat
    acting = [number for number in own if live.course and number in live.course.to_act]
    return next(iter(acting or own), None)


class Tables(Controller):
    """The tables of the hall."""

    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Set a table up", responses=refusals(*UNSAFE))
    async def create(
        self, hall: Hall, player: Player, lang: str, data: Annotated[NewTable, examples.TABLE]
    ) -> TableShown:
        now = hall.now()
        row, seats = opening.new_table(data, player, now)
        await hall.store.create(row, seats)
        async with hall.at(row.id) as live:
            hall.followed(live)
            return pictures.table(live, viewer_of(live, player, None), player.id, lang, now)

    @get(summary="Lists of tables", responses=refusals(401))
    async def lists(
        self,
        hall: Hall,
        visitor: Player | None,
        which: Annotated[str, QueryParameter(name="list", pattern="^(mine|open|watch)$")] = "open",
        cursor: Annotated[str | None, Parameter(max_length=100)] = None,
    ) -> TableList:
        return await listed(hall, visitor, which, cursor)

    @get("/{table:str}", summary="A table as you may see it", responses=refusals(401, 403))
    async def look(
        self, table: str, hall: Hall, notices: Notices, visitor: Player | None, lang: str, seat: SeatQuery = None
    ) -> TableShown:
        async with hall.at(table) as live:
            viewer = viewer_of(live, visitor, seat)
            if visitor:
                await notices.been_there(live, visitor.id)
            return pictures.table(live, viewer, visitor.id if visitor else None, lang, hall.now())

    @post("/{table:str}/seats/{number:int}", summary="Sit down", status_code=200, responses=refusals(*UNSAFE))
    async def sit_down(self, table: str, number: int, hall: Hall, player: Player, lang: str) -> TableShown:
        now = hall.now()

        def plan(live: Live) -> Change:
            seat = opening.seat_numbered(live, number)
            if live.row.phase != "gathering":
                return company.take_over(live, number, player, now)
            if seat.kind != "open":
                raise Refusal("seat-taken")
            taken = opening.copied(seat, kind="person", player=player.id, name=player.name)
            columns = opening.started(live, now, opening.with_seat(live, taken))
            return Change(columns, seats=[taken], happenings=[opening.joined(live, taken, now)])

        await hall.change(table, plan)
        async with hall.at(table) as live:
            return pictures.table(live, viewer_of(live, player, number), player.id, lang, now)

    @delete(
        "/{table:str}/seats/{number:int}",
        summary="Leave before the start", status_code=200, responses=refusals(*UNSAFE),
    )  # fmt: skip
    async def leave(self, table: str, number: int, hall: Hall, player: Player, lang: str) -> TableShown:
        now = hall.now()

        def plan(live: Live) -> Change:
            seat = opening.own_seat(live, number, player)
            if live.row.phase != "gathering":
                raise Refusal("already-started")
            left = Happening(live.heard + 1, "left", number, player.id, {"name": seat.name}, now)
            columns: dict[str, object] = {"changed": now}
            if not any(other.player for other in live.seats if other.number != number):
                columns |= {"phase": "over", "closed": "empty"}
            return Change(columns, seats=[SeatRow(number, "open")], happenings=[left])

        await hall.change(table, plan)
        async with hall.at(table) as live:
            return pictures.table(live, viewer_of(live, player, None), player.id, lang, now)
