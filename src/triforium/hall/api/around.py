"""What goes on around a game: chat, notes, reports, rematch, and save files."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.params import Parameter

from triforium.hall import chat, pictures, records, reviews
from triforium.hall.api import examples
from triforium.hall.api.common import UNSAFE, SeatQuery, refusals
from triforium.hall.api.tables import viewer_of
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.players import Player
from triforium.hall.rows import Happening
from triforium.hall.shapes import Happenings, HappeningShown, NewChat, NewReport, Notes, Reviewing, SaveFile, TableShown
from triforium.hall.store import ITS_HAPPENINGS
from triforium.hall.thinkers import Thinkers

PAGE = 200


async def shown(hall: Hall, table: str, player: Player, lang: str) -> TableShown:
    async with hall.at(table) as live:
        hall.followed(live)
        return pictures.table(live, viewer_of(live, player, None), player.id, lang, hall.now())


class Around(Controller):
    """Beside the game."""

    path = "/api/tables/{table:str}"
    tags = ("around",)

    @post("/chat", summary="Say something", responses=refusals(*UNSAFE))
    async def say(
        self, table: str, hall: Hall, player: Player, data: Annotated[NewChat, examples.CHAT]
    ) -> HappeningShown:
        live = await hall.change(table, lambda live: chat.said(live, player, data.text, hall.now()))
        own = live.own_seats(player.id)[0]
        last = Happening(live.heard, "chat", own, player.id, {"text": chat.readable(data.text)}, hall.now())
        return pictures.happening(live, last)

    @get("/happenings", summary="What else happened, after number n", responses=refusals(401))
    async def happenings(
        self, table: str, hall: Hall, visitor: Player | None,
        after: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
    ) -> Happenings:  # fmt: skip
        muted = await chat.muted_by(hall.store, visitor.id if visitor else None)
        async with hall.at(table) as live:
            async with hall.store.reading() as connection:
                query = ITS_HAPPENINGS.limit(PAGE)
                rows = [Happening(*row) for row in await connection.execute(query, {"table": table, "after": after})]
            heard = [row for row in rows if row.kind != "chat" or row.player not in muted]
            return Happenings([pictures.happening(live, row) for row in heard], rows[-1].number if rows else after)

    @post("/reports", summary="Report a line of chat", status_code=204, responses=refusals(*UNSAFE))
    async def report(self, table: str, hall: Hall, player: Player, data: NewReport) -> None:
        async with hall.at(table):
            await chat.report(hall.store, table, data.n, player, data.reason, hall.now())

    @get("/notes", summary="Your notes on this table", responses=refusals(401))
    async def notes(self, table: str, hall: Hall, player: Player) -> Notes:
        async with hall.at(table):
            return Notes(await chat.read_notes(hall.store, table, player.id))

    @put("/notes", summary="Keep notes that nobody else sees", responses=refusals(*UNSAFE))
    async def write_notes(self, table: str, hall: Hall, player: Player, data: Notes) -> Notes:
        async with hall.at(table):
            await chat.write_notes(hall.store, table, player.id, data.text)
        return data

    @post("/rematch", summary="The same people and bots once more", responses=refusals(*UNSAFE))
    async def rematch(self, table: str, hall: Hall, player: Player, lang: str) -> TableShown:
        return await shown(hall, await records.rematch(hall, table, player), player, lang)

    @get("/record", summary="The save file of a game that is over", responses=refusals(401, 409))
    async def record(self, table: str, hall: Hall) -> Response[SaveFile]:
        async with hall.at(table) as live:
            name = f'attachment; filename="{live.row.game}-{table[:8]}.json"'
            saved = msgspec.json.decode(records.save_file(live), type=SaveFile)
        return Response(saved, headers={"Content-Disposition": name})

    @get(
        "/review", summary="The review of a game that is over, as far as it is made", responses=refusals(401, 403, 409)
    )
    async def review(
        self, table: str, hall: Hall, thinkers: Thinkers, visitor: Player | None, lang: str, seat: SeatQuery = None
    ) -> Reviewing:
        async with hall.at(table) as live:
            viewer = viewer_of(live, visitor, seat)
            return reviews.shown(live, viewer, thinkers.reviews.of(live), lang)


class Records(Controller):
    """Save files."""

    path = "/api/records"
    tags = ("around",)

    @post(summary="Upload a save file: to look at, or to play on from", responses=refusals(*UNSAFE))
    async def upload(self, hall: Hall, player: Player, lang: str, data: dict[str, Any]) -> TableShown:
        try:
            record, wishes = records.uploaded(data)
        except msgspec.ValidationError as error:
            raise Refusal("malformed", str(error)) from error
        if wishes.play_from is None:
            return await shown(hall, await records.keep_replay(hall, record, player), player, lang)
        return await shown(hall, await records.play_on(hall, record, wishes, player), player, lang)
