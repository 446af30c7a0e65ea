"""The rest of the site: health, metrics, the API in readable form, and the web client's files."""

import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Controller, Litestar, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import text

from triforium import __version__
from triforium.hall import metrics
from triforium.hall.api.common import Asked, refusals
from triforium.hall.apidoc import page
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.shapes import Healthy

LOCAL = ("127.0.0.1", "::1")


class Site(Controller):
    """For the host, and for people who write programs."""

    tags = ("host",)

    @get("/healthz", summary="Is the hall well?", responses=refusals(), cache_control=None)
    async def health(self, hall: Hall) -> Healthy:
        async with hall.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
        return Healthy("ok", __version__, "sqlite" if hall.store.sqlite else "postgresql")

    @get(
        "/metrics",
        summary="Figures for Prometheus, for this machine only", media_type="text/plain", responses=refusals(403),
    )  # fmt: skip
    async def metrics(self, request: Asked, hall: Hall) -> Response[str]:
        address = request.scope["state"].get("address")
        if address not in LOCAL and not hall.settings.open_metrics:
            raise Refusal("foreign-origin", "figures are shown to this machine alone")
        metrics.TABLES.set(len(hall.tables))
        metrics.STREAMS.set(sum(len(live.streams) for live in hall.tables.values()))
        return Response(metrics.page().decode(), media_type="text/plain; version=0.0.4")

    @get("/api/docs", include_in_schema=False)
    async def docs(self, request: Asked) -> Response[bytes]:
        app: Litestar = request.app
        return Response(page(app.openapi_schema.to_schema()), media_type="text/html; charset=utf-8")


@cache
def client_files() -> dict[str, Traversable]:
    """The built web client, by path; only what is listed here is ever served."""
    root = files("triforium") / "web"
    found: dict[str, Traversable] = {}

    def walk(folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                walk(entry, f"{path}{entry.name}/")
            elif not entry.name.endswith(".py"):
                found[path + entry.name] = entry

    if root.is_dir():
        walk(root, "/")
    return found


@cache
def own_page(name: str) -> bytes:
    """A page of the hall's own."""
    return (files("triforium.hall") / "pages" / name).read_bytes()


class Pages(Controller):
    """The web client, with its own page for every address that is not the API's."""

    include_in_schema = False

    @get("/api/docs.css", sync_to_thread=False)
    def style(self) -> Response[bytes]:
        return Response(own_page("plain.css"), media_type="text/css")

    @get(["/", "/{path:path}"], sync_to_thread=False)
    def client(self, request: Asked, path: str = "/") -> Response[bytes]:
        if path == "/api" or path.startswith("/api/"):
            raise NotFoundException
        known = client_files()
        found = known.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = known.get("/index.html")
            if found is None:
                return Response(own_page("welcome.html"), media_type="text/html; charset=utf-8")
        if found is None:
            raise NotFoundException
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        return Response(found.read_bytes(), media_type=kind + charset, headers={"Cache-Control": lasting})
