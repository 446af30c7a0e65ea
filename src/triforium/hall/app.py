"""The application: routes, who is let in, and what happens at start and stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from triforium import __version__
from triforium.hall.api import around, common, company, games, play, players, site, tables
from triforium.hall.api.common import Asked
from triforium.hall.engine import LANGUAGES
from triforium.hall.errors import Refusal
from triforium.hall.guard import LARGEST_RECORD, Guard, Limits
from triforium.hall.hall import Hall
from triforium.hall.keeper import Keeper
from triforium.hall.listening import Listener
from triforium.hall.migrating import migrate
from triforium.hall.notices import Notices
from triforium.hall.settings import Settings
from triforium.hall.shapes import Fault, Problem
from triforium.hall.thinkers import Thinkers
from triforium.hall.words import say

log = logging.getLogger("triforium.hall")


def refused(request: Asked, refusal: Refusal) -> Response[Problem]:
    wish = request.query_params.get("lang")
    lang = wish if wish in LANGUAGES else common.accepted(request.headers.get("accept-language", ""))
    message = refusal.message or say(f"refused-{refusal.code}", lang)
    number = request.scope["state"].get("request_id") or token_hex(8)
    fault = Fault(refusal.code, message, number, **refusal.also)
    return Response(Problem(fault), status_code=refusal.status, headers=refusal.headers)


CODES = {400: "malformed", 401: "who-are-you", 404: "no-such-page", 405: "no-such-method", 413: "too-large"}


def on_refusal(request: Asked, error: Refusal) -> Response[Problem]:
    return refused(request, error)


def on_http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "our-fault")
    wrong = [item for item in error.extra or [] if isinstance(item, dict)]
    details = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in wrong)[:500]
    return refused(request, Refusal(code, details if code == "malformed" else "", dict(error.headers or {})))


def on_fault(request: Asked, error: Exception) -> Response[Problem]:
    answer = refused(request, Refusal("our-fault"))
    log.error("our fault", exc_info=error, extra={"request": answer.content.error.id})
    return answer


def make_app(settings: Settings) -> Litestar:
    """The hall as an ASGI application."""
    hall = Hall(settings)
    thinkers = Thinkers(hall)
    notices = Notices(hall)
    keeper = Keeper(hall, thinkers, notices)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await migrate(hall.store)
        tasks = [asyncio.create_task(keeper.run()), asyncio.create_task(hall.keep_streams())]
        if not hall.store.sqlite:
            tasks.append(asyncio.create_task(Listener(hall).run()))
        try:
            yield
        finally:
            hall.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await thinkers.close()
            await hall.store.close()

    app = _litestar(lifespan)
    app.state.hall = hall
    app.state.notices = notices
    app.state.thinkers = thinkers
    return app


def guarded(app: Litestar) -> Guard:
    """The application behind its door, as it is served."""
    settings: Settings = app.state.hall.settings
    return Guard(app, settings, Limits(settings.rate))


def _litestar(lifespan: Callable[[Litestar], Any]) -> Litestar:
    return Litestar(
        route_handlers=[
            games.Games,
            players.Guests,
            players.Accounts,
            players.Myself,
            tables.Tables,
            company.Company,
            play.Play,
            around.Around,
            around.Records,
            site.Site,
            site.Pages,
        ],
        dependencies={
            "hall": Provide(common.the_hall),
            "visitor": Provide(common.visitor),
            "player": Provide(common.player),
            "lang": Provide(common.language),
            "playing": Provide(common.playing),
            "notices": Provide(common.the_notices),
            "thinkers": Provide(common.the_thinkers),
        },
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error, Exception: on_fault},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Triforium", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=common.Strict,
        request_max_body_size=LARGEST_RECORD,
        logging_config=None,
    )
