"""Load for a hall: servers, clients that listen in a process of their own, and requests at a steady rate.

The listening clients do as little as they can, so that what is measured is the hall and not its clients: they look only
at the streams of seats, and only for who owes a move.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

LONGEST_LINE = 1 << 20


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def in_words(taken: list[float]) -> str:
    middle, late = (percentile(taken, share) * 1000 for share in (0.5, 0.95))
    return f"median {middle:.1f} ms, 95% {late:.1f} ms"


def resident(pid: int) -> float:
    """Memory of a process in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    raise LookupError(pid)


def processor_seconds(pid: int) -> float:
    """What a process has used of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(folder: str, database: str | None = None) -> tuple[subprocess.Popen[str], str, float]:
    """Start a hall; returns it, its address, and the seconds to the first answer."""
    began = time.perf_counter()
    environ = {**os.environ, "TRIFORIUM_RATE": "1000", **({"TRIFORIUM_DATABASE": database} if database else {})}
    process = subprocess.Popen(
        [sys.executable, "-m", "triforium", "serve", "--port", "0", "--data", folder],
        stdout=subprocess.PIPE, text=True, env=environ,
    )  # fmt: skip
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    httpx.get(f"{url}/api/games").raise_for_status()
    return process, url, time.perf_counter() - began


async def steadily(send: Callable[[int], Awaitable[bool]], rate: int, seconds: int) -> list[float]:
    """Send so many requests a second, whether answers come or not; returns how long each took."""
    taken: list[float] = []
    failed = 0

    async def one(number: int) -> None:
        nonlocal failed
        began = time.perf_counter()
        if await send(number):
            taken.append(time.perf_counter() - began)
        else:
            failed += 1

    start = time.perf_counter()
    tasks = []
    for number in range(rate * seconds):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(one(number)))
    await asyncio.gather(*tasks)
    elapsed = time.perf_counter() - start
    print(f"    {len(taken) / elapsed:.0f} a second accepted, {failed} not; {in_words(taken)}")
    return taken


class Table:
    """A table whose seats are both played from here, and who is to move at it: seat, action, version."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.turn: asyncio.Queue[tuple[int, int, int]] = asyncio.Queue()


async def open_tables(hall: httpx.AsyncClient, games: list[str], count: int) -> dict[str, Table]:
    """Tables of all titles in turn, for two persons on one screen."""
    tables = {}
    for number in range(count):
        wanted = {"game": games[number % len(games)], "seats": [{"kind": "me"}, {"kind": "local"}]}
        made = (await hall.post("/api/tables", json=wanted)).raise_for_status().json()
        tables[made["id"]] = Table(made["id"])
    return tables


async def guest(hall: httpx.AsyncClient) -> str:
    """Become a guest; returns the token."""
    token = str((await hall.post("/api/guests", json={"name": "Ann"})).raise_for_status().json()["token"])
    hall.headers["Authorization"] = f"Bearer {token}"
    hall.cookies.clear()
    return token


class Listeners:
    """Event streams, held open by another process, which says who owes a move."""

    def __init__(self, token: str, streams: list[tuple[str, str, int | None]], tables: dict[str, Table]) -> None:
        self.token = token
        self.streams = streams
        """The hall's address, the table, and the seat or None, of each."""
        self.tables = tables

    async def __aenter__(self) -> "Listeners":
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"token": self.token, "streams": self.streams}).encode() + b"\n")
        self.heard = asyncio.create_task(self._hear())
        return self

    async def _hear(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            table, seat, action, version = line.decode().split()
            self.tables[table].turn.put_nowait((int(seat), int(action), int(version)))

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        await self.process.wait()
        await self.heard


# The listening process -----------------------------------------------------------------------------------------------


class Legal(msgspec.Struct):
    """A legal move."""

    action: int


class Picture(msgspec.Struct):
    """Of a picture, what may be done."""

    legal: list[Legal]


class News(msgspec.Struct):
    """Of an event, what this client looks at."""

    version: int
    picture: Picture


async def listen(token: str, url: str, table: str, seat: int | None) -> None:
    """Read one stream for ever. Every message is a chunk of its own, so that its lines can be read as they come."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=LONGEST_LINE)
    query = "" if seat is None else f"?seat={seat}"
    request = f"GET /api/tables/{table}/events{query} HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Bearer {token}"
    writer.write(request.encode() + b"\r\n\r\n")
    kind = b""
    async for line in reader:
        if line.startswith(b"event: "):
            kind = line[7:].strip()
        elif seat is not None and kind == b"picture" and line.startswith(b"data: "):
            news = msgspec.json.decode(line[6:], type=News)
            if news.picture.legal:
                print(table, seat, news.picture.legal[-1].action, news.version, flush=True)


async def listen_to_all(wanted: dict[str, Any]) -> None:
    await asyncio.gather(*[listen(wanted["token"], *stream) for stream in wanted["streams"]])


if __name__ == "__main__":
    asyncio.run(listen_to_all(json.loads(sys.stdin.readline())))
