"""Playing at a table: moves, undo, events, the log, and looking back."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter
from litestar.response import Stream as Streaming

from triforium.hall import pictures
from triforium.hall.api import examples
from triforium.hall.api.common import UNSAFE, Asked, SeatQuery, refusals
from triforium.hall.api.tables import viewer_of
from triforium.hall.chat import muted_by
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.play import Playing
from triforium.hall.players import Player
from triforium.hall.shapes import Log, NewMove, News, NewUndo, Past
from triforium.hall.streams import Stream

LINES = 200
After = Annotated[int | None, Parameter(ge=0, le=2**53)]


class Play(Controller):
    """One table's game."""

    path = "/api/tables/{table:str}"
    tags = ("playing",)

    @post("/moves", summary="Move", status_code=200, responses=refusals(*UNSAFE))
    async def move(
        self, table: str, playing: Playing, player: Player, lang: str, data: Annotated[NewMove, examples.MOVE]
    ) -> News:
        return await playing.move(table, player, data, lang)

    @post("/undo", summary="Take your last move back", status_code=200, responses=refusals(*UNSAFE))
    async def undo(
        self, table: str, playing: Playing, player: Player, lang: str, data: Annotated[NewUndo, examples.UNDO]
    ) -> News:
        return await playing.undo(table, player, data, lang)

    @get("/log", summary="What happened, after line n", responses=refusals(401, 403))
    async def log(
        self, table: str, hall: Hall, visitor: Player | None, lang: str, seat: SeatQuery = None, after: After = None
    ) -> Log:
        async with hall.at(table) as live:
            viewer = viewer_of(live, visitor, seat)
            first = after or 0
            if live.course is None:
                return Log([], first)
            if live.row.kept is not None:
                kept = pictures.kept_log(live, viewer, lang)[first : first + LINES]
                return Log(kept, kept[-1].n if kept else first)
            lines = live.course.sight(viewer).log[first : first + LINES]
            return Log(pictures.log_lines(live, lines, lang), lines[-1].n if lines else first)

    @get("/at/{version:int}", summary="The picture after your n-th version", responses=refusals(401, 403, 409))
    async def at(
        self, table: str, version: int, hall: Hall, visitor: Player | None, lang: str, seat: SeatQuery = None
    ) -> Past:
        async with hall.at(table) as live:
            viewer = viewer_of(live, visitor, seat)
            if live.course is None:
                raise Refusal("not-started")
            sight = live.course.sight(viewer)
            if not 1 <= version <= sight.version:
                raise Refusal("no-such-version")
            return pictures.past(live, viewer, lang, version)

    @get("/events", summary="What happens, as it happens (server-sent events)", responses=refusals(401, 403))
    async def events(
        self, request: Asked, table: str, hall: Hall, visitor: Player | None, lang: str, seat: SeatQuery = None,
        after: After = None,
    ) -> Streaming:  # fmt: skip
        last = request.headers.get("last-event-id", "")
        known = int(last) if last.isascii() and last.isdecimal() and len(last) < 16 else after or 0
        me = visitor.id if visitor else None
        listener = me or str(request.scope["state"].get("address"))
        hall.check_streams(listener)
        muted = await muted_by(hall.store, me)
        async with hall.at(table) as live:
            viewer = viewer_of(live, visitor, seat)
            stream = Stream(viewer, me, lang, muted)
            hall.listen(live, stream, known)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return Streaming(hall.sent(live, stream, listener), media_type="text/event-stream", headers=headers)
