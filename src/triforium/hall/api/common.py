"""What the routes share: who asks, in which language, and how refusals are documented."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter

from triforium.hall.engine import LANGUAGES
from triforium.hall.errors import Refusal
from triforium.hall.guard import SAFE
from triforium.hall.hall import Hall
from triforium.hall.notices import Notices
from triforium.hall.play import Playing
from triforium.hall.players import Player, player_of
from triforium.hall.shapes import Problem
from triforium.hall.thinkers import Thinkers

COOKIE = "triforium"


class Strict(Request[Any, Any, State]):
    """A request whose body must have the very types of its shape: "7" is no number."""

    async def json(self) -> Any:
        field = self.scope["route_handler"].parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)) from error


Asked = Request[Any, Any, State]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=5, description="look from this seat of yours")]
LangQuery = Annotated[
    str | None, QueryParameter(name="lang", description="en, nl or de; else as your settings or browser say")
]
ALWAYS = (400, 404, 429, 500)
WHY = {
    400: "`malformed`",
    401: "`who-are-you`",
    403: "`not-your-seat`, `foreign-origin`, `closed-table`, `among-people`",
    404: "`no-such-...`, `no-reasons`",
    409: "`stale`, `not-your-turn`, `game-over`, `seat-taken`, `still-running`, `still-secret`, ...",
    413: "`too-large`",
    422: "`illegal-move`, `bad-...`, `foreign-record`, `damaged-record`",
    429: "`slow-down`, with Retry-After",
    500: "`our-fault`, with an id that stands in the log",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with, for the OpenAPI document."""
    return {
        status: ResponseSpec(Problem, description=WHY[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def is_secure(request: Asked) -> bool:
    """Whether the browser speaks TLS, with us or with a proxy that we trust."""
    return bool(request.scope["state"].get("scheme", request.url.scheme) == "https")


UNSAFE = (401, 403, 409, 413, 422)


def token_of(request: Asked) -> str | None:
    """A program shows its token in a header, a browser in a cookie."""
    header = request.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return request.cookies.get(COOKIE)


async def visitor(request: Asked, hall: Hall) -> Player | None:
    """Who asks, if the hall knows."""
    token = token_of(request)
    found = await player_of(hall.store, token, hall.now()) if token else None
    if found is None and "authorization" in request.headers:
        raise Refusal("who-are-you")
    limits = request.scope["state"].get("limits")
    if found and limits and request.method not in SAFE:
        limits.check(limits.player, found.id)
    return found


async def player(visitor: Player | None) -> Player:
    """Who asks, where that must be known."""
    if visitor is None:
        raise Refusal("who-are-you")
    return visitor


async def language(request: Asked, visitor: Player | None, wish: LangQuery = None) -> str:
    """The language of the answer: as asked for, else the player's, else the browser's."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise Refusal("malformed", f"there is no language {wish[:20]!r}; there is {', '.join(LANGUAGES)}")
        return wish
    if visitor and visitor.settings.get("lang") in LANGUAGES:
        return str(visitor.settings["lang"])
    return accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that the texts have."""
    wishes = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), LANGUAGES[0])


async def the_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


async def the_notices(state: State) -> Notices:
    notices: Notices = state.notices
    return notices


async def the_thinkers(state: State) -> Thinkers:
    thinkers: Thinkers = state.thinkers
    return thinkers


async def playing(hall: Hall) -> Playing:
    return Playing(hall)
