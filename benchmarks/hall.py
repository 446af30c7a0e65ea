"""The hall under load, beside a bare endpoint of the same framework that writes one row, in the same run.

`python -m benchmarks.hall` measures: moves a second with event streams open, the time to make a picture, memory per
stream and per table in memory, the start, and what 10,000 tables at rest cost.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

import triforium

RATE = 100
SECONDS = 20
TABLES = 100
STREAMS = 500
AT_REST = 10_000

BARE = """
import os, sys
import uvicorn
from litestar import Litestar, post
from sqlalchemy import Column, Integer, MetaData, String, Table, insert
from triforium.hall.store import Store

rows = Table("rows", metadata := MetaData(), Column("id", Integer, primary_key=True), Column("text", String))
store = Store(f"sqlite+aiosqlite:///{sys.argv[2]}/bare.sqlite")

@post("/row")
async def row(data: dict[str, str]) -> dict[str, bool]:
    async with store.writing() as connection:
        await connection.execute(insert(rows), {"text": data["text"]})
    return {"ok": True}

async def begin() -> None:
    async with store.writing() as connection:
        await connection.run_sync(metadata.create_all)

uvicorn.run(Litestar([row], on_startup=[begin]), port=int(sys.argv[1]), log_level="error")
"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def resident(pid: int) -> float:
    """Memory of a process in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    raise LookupError(pid)


async def steadily(send: Callable[[int], Awaitable[bool]]) -> list[float]:
    """Send RATE requests a second, whether answers come or not; returns how long each took."""
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
    for number in range(RATE * SECONDS):
        await asyncio.sleep(max(0.0, start + number / RATE - time.perf_counter()))
        tasks.append(asyncio.create_task(one(number)))
    await asyncio.gather(*tasks)
    elapsed = time.perf_counter() - start
    middle, late = (percentile(taken, share) * 1000 for share in (0.5, 0.95))
    print(f"    {len(taken) / elapsed:.0f} a second accepted, {failed} not; median {middle:.1f} ms, 95% {late:.1f} ms")
    return taken


class Table:
    """A table whose seats are both played from here; its streams say who is to move."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.turn: asyncio.Queue[tuple[int, int, int]] = asyncio.Queue()

    async def listen(self, hall: httpx.AsyncClient, seat: int | None) -> None:
        query = {} if seat is None else {"seat": seat}
        async with hall.stream("GET", f"/api/tables/{self.id}/events", params=query, timeout=None) as answer:
            async for line in answer.aiter_lines():
                if seat is not None and line.startswith("data: "):
                    news = json.loads(line[6:])
                    if "picture" in news and news["picture"]["legal"]:
                        action = news["picture"]["legal"][-1]["action"]
                        self.turn.put_nowait((seat, action, news["version"]))


def serve(folder: str) -> tuple[subprocess.Popen[str], str, float]:
    """Start a hall; returns it, its address, and the seconds to the first answer."""
    began = time.perf_counter()
    environ = {**os.environ, "TRIFORIUM_RATE": "1000"}
    process = subprocess.Popen(
        [sys.executable, "-m", "triforium", "serve", "--port", "0", "--data", folder],
        stdout=subprocess.PIPE, text=True, env=environ,
    )  # fmt: skip
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    httpx.get(f"{url}/api/games").raise_for_status()
    return process, url, time.perf_counter() - began


async def bare(folder: str) -> list[float]:
    port = 18302
    process = subprocess.Popen([sys.executable, "-c", BARE, str(port), folder])
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            for _ in range(200):
                try:
                    await client.post("/row", json={"text": "hello"})
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
            print("  a bare endpoint that writes one row:")

            async def send(number: int) -> bool:
                return (await client.post("/row", json={"text": f"row {number}"})).status_code == 201

            return await steadily(send)
    finally:
        process.terminate()
        process.wait()


async def moves(folder: str) -> list[float]:
    process, url, start = serve(folder)
    print(f"  start to first answer: {start:.2f} s")
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=50)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as hall:
            guest = (await hall.post("/api/guests", json={"name": "Ann"})).json()
            hall.headers["Authorization"] = f"Bearer {guest['token']}"
            hall.cookies.clear()
            await hall.post("/api/tables", json=new_table("pillars"))
            empty = resident(process.pid)
            tables = []
            names = triforium.games()
            for number in range(TABLES):
                made = await hall.post("/api/tables", json=new_table(names[number % len(names)]))
                tables.append(Table(made.json()["id"]))
            filled = resident(process.pid)
            print(f"  memory for a table in memory: {(filled - empty) / TABLES:.0f} KB")
            seats: list[int | None] = [0, 1, *[None] * (STREAMS // TABLES - 2)]
            listening = [asyncio.create_task(table.listen(hall, seat)) for table in tables for seat in seats]
            await asyncio.sleep(5)
            print(f"  memory for a stream: {(resident(process.pid) - filled) / STREAMS:.0f} KB")
            print(f"  moves, with {len(listening)} streams open:")

            async def send(number: int) -> bool:
                table = tables[number % TABLES]
                seat, action, version = await table.turn.get()
                body = {"seat": seat, "action": action, "version": version, "key": str(number)}
                began = time.perf_counter()
                status = (await hall.post(f"/api/tables/{table.id}/moves", json=body)).status_code
                waits.append(time.perf_counter() - began)
                return status == 200

            waits: list[float] = []
            await steadily(send)
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            print(f"    of which waiting for the answer: 95th percentile {percentile(waits, 0.95) * 1000:.1f} ms")
            return waits
    finally:
        process.terminate()
        process.wait()


def new_table(game: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "local"}]}


def pictures() -> None:
    """How long a picture takes, in the middle of a game of every title, in this process."""
    from triforium.hall import pictures as made
    from triforium.hall.live import Live
    from triforium.hall.opening import new_table as opened
    from triforium.hall.players import Player
    from triforium.hall.shapes import NewTable, SeatWanted
    from triforium.hall.store import Stored

    for name in triforium.games():
        row, seats = opened(NewTable(name, [SeatWanted("local")] * 3, seed=1), Player("a", "Ann", False, {}), 0.0)
        live = Live(Stored(row, seats, [], []))
        assert live.course is not None
        for _ in range(100):
            seat = live.course.to_act[0]
            live.course.state.apply(seat, live.course.state.legal(seat)[-1])
        sight = live.course.sight(live.course.to_act[0])
        sight.look(live.course, [])
        viewer = sight.viewer
        made.picture(live, viewer, "en", 0.0)
        began = time.perf_counter()
        for _ in range(200):
            sight.face = None
            sight.look(live.course, [])
            made.picture(live, viewer, "en", 0.0)
        print(f"  a picture of {name}: {(time.perf_counter() - began) / 200 * 1000:.2f} ms")


async def at_rest(folder: str) -> None:
    """Start with many tables that nobody plays at."""
    from triforium.hall import migrating, opening
    from triforium.hall.players import Player
    from triforium.hall.shapes import NewTable, SeatWanted
    from triforium.hall.store import Store, open_table

    store = Store(f"sqlite+aiosqlite:///{folder}/hall.sqlite")
    await migrating.migrate(store)
    player = Player("nobody", "Ann", False, {})
    wanted = NewTable("pillars", [SeatWanted("local")] * 2)
    async with store.writing() as connection:
        for _ in range(AT_REST):
            await connection.run_sync(open_table, *opening.new_table(wanted, player, 1.0))
    await store.close()
    process, _, start = serve(folder)
    time.sleep(3)
    ticks = sum(int(part) for part in Path(f"/proc/{process.pid}/stat").read_text().split()[13:15])
    time.sleep(5)
    busy = sum(int(part) for part in Path(f"/proc/{process.pid}/stat").read_text().split()[13:15]) - ticks
    size = (Path(folder) / "hall.sqlite").stat().st_size / AT_REST / 1024
    print(f"  {AT_REST} tables at rest: first answer after {start:.2f} s, {resident(process.pid) / 1024:.0f} MB, "
          f"{busy / os.sysconf('SC_CLK_TCK') / 5:.1%} of a core, {size:.1f} KB of disk each")  # fmt: skip
    process.terminate()
    process.wait()


def main() -> None:
    print("The hall:")
    pictures()
    with tempfile.TemporaryDirectory() as folder:
        plain = asyncio.run(bare(folder))
    with tempfile.TemporaryDirectory() as folder:
        played = asyncio.run(moves(folder))
    ratio = percentile(played, 0.95) / percentile(plain, 0.95)
    print(f"  95th percentile of a move: {ratio:.1f} times the bare endpoint's")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(at_rest(folder))


if __name__ == "__main__":
    main()
