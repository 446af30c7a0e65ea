"""The door: every request passes here first. Addresses, limits, origins, headers, a line in the log."""

import ipaddress
import logging
import time
from collections import OrderedDict
from secrets import token_hex
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from triforium.hall.errors import Refusal
from triforium.hall.metrics import REQUESTS, SECONDS
from triforium.hall.settings import Settings
from triforium.hall.words import say

access = logging.getLogger("triforium.hall.access")
SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST = 64 * 1024
LARGEST_RECORD = 1024 * 1024
MOST_BUCKETS = 50_000

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Buckets:
    """Token buckets by name: each fills at `rate` a second up to `burst`, and a request takes one token."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> float:
        """0 if the request may pass, else the seconds to wait."""
        now = time.monotonic()
        level, then = self._level.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        passes = level >= 1
        self._level[name] = (level - 1 if passes else level), now
        while len(self._level) > MOST_BUCKETS:
            self._level.popitem(last=False)
        return 0.0 if passes else (1 - level) / self.rate


class Limits:
    """How fast one address and one player may go."""

    def __init__(self, scale: float) -> None:
        self.address = Buckets(300 * scale, 600 * scale)
        self.player = Buckets(100 * scale, 200 * scale)
        self.arrivals = Buckets(2 * scale, 300 * scale)
        self.tables = Buckets(1 * scale, 100 * scale)
        self.passwords = Buckets(0.1 * scale, 10 * scale)

    def check(self, buckets: Buckets, name: str) -> None:
        wait = buckets.take(name)
        if wait:
            raise Refusal("slow-down", headers={"Retry-After": str(max(1, round(wait + 0.5)))})

    def of_path(self, path: str, address: str) -> None:
        """Limits for what costs more than a look."""
        if path == "/api/guests":
            self.check(self.arrivals, address)
        elif path in ("/api/tables", "/api/records"):
            self.check(self.tables, address)
        elif path in ("/api/sessions", "/api/accounts"):
            self.check(self.passwords, address)


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        state: dict[str, Any] = scope.setdefault("state", {})
        state["request_id"] = token_hex(8)
        state["address"], state["scheme"] = self.client(scope, headers)
        state["limits"] = self.limits
        began = time.perf_counter()
        status = 0

        async def passing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.headers(scope["path"], state["request_id"])]
            await send(message)

        try:
            self.admit(scope, headers, state)
        except Refusal as refusal:
            await answer(refusal, state["request_id"], passing)
        else:
            await self.app(scope, receive, passing)
        finally:
            self.note(scope, state, status, time.perf_counter() - began)

    def headers(self, path: str, number: str) -> list[tuple[bytes, bytes]]:
        more = [(b"x-request-id", number.encode())]
        if path.startswith("/api/"):
            more.append((b"cache-control", b"no-store"))
        return [*HEADERS, *more]

    def admit(self, scope: HTTPScope, headers: dict[str, str], state: dict[str, Any]) -> None:
        """Refuse what comes too fast, is too large, or was sent by another site's page."""
        self.limits.check(self.limits.address, state["address"])
        if scope["method"] in SAFE:
            return
        if "transfer-encoding" in headers:
            raise Refusal("too-large", "say beforehand how long the request is")
        length = headers.get("content-length", "0")
        largest = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST
        if not (length.isascii() and length.isdecimal()) or int(length[:12]) > largest:
            raise Refusal("too-large")
        if not self.same_origin(headers, state["scheme"]):
            raise Refusal("foreign-origin")
        self.limits.of_path(scope["path"], state["address"])

    def same_origin(self, headers: dict[str, str], scheme: str) -> bool:
        """Browsers say where an unsafe request comes from; programs need not."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        if self.settings.origin:
            return origin == self.settings.origin
        return origin == f"{scheme}://{headers.get('host', '')}"

    def client(self, scope: Scope, headers: dict[str, str]) -> tuple[str, str]:
        """Address and scheme of the client: a proxy's word counts only if the proxy was named as trusted."""
        peer = scope["client"][0] if scope["client"] else "unknown"
        if not self.trusted(peer):
            return peer, scope["scheme"]
        address = peer
        for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
            if not hop.strip():
                break
            address = hop.strip()[:45]
            if not self.trusted(address):
                break
        scheme = headers.get("x-forwarded-proto", scope["scheme"])
        return address, "https" if scheme == "https" else "http"

    def trusted(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.settings.proxies)

    def note(self, scope: HTTPScope, state: dict[str, Any], status: int, seconds: float) -> None:
        """A line in the log: the route, not the path, since a private table's id is its key."""
        route = str(scope.get("path_template") or "other")
        REQUESTS.labels(scope["method"], route, status).inc()
        if not route.endswith("/events"):
            SECONDS.labels(route).observe(seconds)
        access.info(
            "request",
            extra={
                "id": state["request_id"], "method": scope["method"], "route": route, "status": status,
                "ms": round(seconds * 1000, 1), "address": state["address"],
            },
        )  # fmt: skip


async def answer(refusal: Refusal, number: str, send: Send) -> None:
    """A refusal from before the routes."""
    message = refusal.message or say(f"refused-{refusal.code}", "en")
    body = msgspec.json.encode({"error": {"code": refusal.code, "message": message, "id": number}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in refusal.headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
