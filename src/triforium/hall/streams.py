"""Server-sent events: what a viewer hears of a table as it happens."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from triforium.hall.engine import Viewer

HEARTBEAT = 15.0
"""Seconds of silence after which a comment keeps the connection open."""
MOST_WAITING = 200
"""A client that lags behind by more than this is cut off; it comes back and resumes where it was."""


def event(kind: str, data: Any, number: int | None = None) -> bytes:
    head = b"" if number is None else b"id: %d\n" % number
    return head + b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


class Stream:
    """One listening client."""

    def __init__(self, viewer: Viewer, player: str | None, lang: str, muted: frozenset[str]) -> None:
        self.viewer = viewer
        self.player = player
        self.lang = lang
        self.muted = muted
        self.version = 0
        self.heard = 0
        """The last version and the last happening that were sent."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.spoke = time.monotonic()

    def send(self, message: bytes) -> None:
        self.spoke = time.monotonic()
        if self.waiting.qsize() >= MOST_WAITING:
            self.end()
        else:
            self.waiting.put_nowait(message)

    def beat(self) -> None:
        """Say that the hall is still there, if it has been silent for long."""
        if self.waiting.empty() and time.monotonic() - self.spoke >= HEARTBEAT:
            self.send(b": still here\n\n")

    def end(self) -> None:
        self.waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """What there is to say."""
        while (message := await self.waiting.get()) is not None:
            yield message
