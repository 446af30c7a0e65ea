"""The hall under load, beside a bare endpoint of the same framework that writes one row, in the same run.

`python -m benchmarks.hall` measures: moves a second with event streams open, the time to make a picture, memory per
stream and per table in memory, the start, and what 10,000 tables at rest cost.
"""

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

import triforium
from benchmarks.hall_load import (
    Listeners,
    Table,
    guest,
    in_words,
    open_tables,
    percentile,
    processor_seconds,
    resident,
    serve,
    steadily,
)

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

            return await steadily(send, RATE, SECONDS)
    finally:
        process.terminate()
        process.wait()


async def moves(folder: str) -> list[float]:
    process, url, start = serve(folder)
    print(f"  start to first answer: {start:.2f} s")
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60) as hall:
            token = await guest(hall)
            await open_tables(hall, ["pillars"], 1)
            empty = resident(process.pid)
            tables = await open_tables(hall, triforium.games(), TABLES)
            filled = resident(process.pid)
            print(f"  memory for a table in memory: {(filled - empty) / TABLES:.0f} KB")
            seats: list[int | None] = [0, 1, *[None] * (STREAMS // TABLES - 2)]
            async with Listeners(token, [(url, table, seat) for table in tables for seat in seats], tables):
                await asyncio.sleep(5)
                print(f"  memory for a stream: {(resident(process.pid) - filled) / STREAMS:.0f} KB")
                print(f"  moves, with {STREAMS} streams open:")
                before = processor_seconds(process.pid)
                waits = await play([hall], list(tables.values()))
                busy = (processor_seconds(process.pid) - before) / (RATE * SECONDS)
            print(f"    waiting for the answer: {in_words(waits)}; {busy * 1000:.1f} ms of the hall's processor a move")
            return waits
    finally:
        process.terminate()
        process.wait()


async def play(halls: list[httpx.AsyncClient], tables: list[Table]) -> list[float]:
    """Moves at a steady rate, at all tables and at all processes in turn; returns how long each answer took."""
    waits: list[float] = []

    async def send(number: int) -> bool:
        table = tables[number % len(tables)]
        seat, action, version = await table.turn.get()
        body = {"seat": seat, "action": action, "version": version, "key": str(number)}
        began = time.perf_counter()
        answer = await halls[number % len(halls)].post(f"/api/tables/{table.id}/moves", json=body)
        waits.append(time.perf_counter() - began)
        return answer.status_code == 200

    await steadily(send, RATE, SECONDS)
    return waits


def pictures() -> None:
    """How long the pictures of whole games take, each as it is made for whoever is to move, in this process."""
    from triforium.hall import engine
    from triforium.hall import pictures as made
    from triforium.hall.course import Entry
    from triforium.hall.live import Live
    from triforium.hall.opening import new_table as opened
    from triforium.hall.players import Player
    from triforium.hall.shapes import NewTable, SeatWanted
    from triforium.hall.store import Stored

    for name in triforium.games():
        taken: list[float] = []
        for seed in range(3):
            luck = random.Random(seed)
            wanted = NewTable(name, [SeatWanted("local")] * 3, seed=seed)
            live = Live(Stored(*opened(wanted, Player("a", "Ann", False, {}), 0.0), [], []))
            assert live.course is not None
            while not live.course.over:
                seat = luck.choice(live.course.to_act)
                sight = live.course.sight(seat)
                began = time.perf_counter()
                sight.face = engine.face(live.course.shown_to(seat), seat)
                made.picture(live, seat, "en", 0.0)
                taken.append(time.perf_counter() - began)
                action = luck.choice(sight.face.legal)
                live.make(Entry(len(live.course.entries) + 1, seat, action, None, False, None, 0.0, ""))
        mean = sum(taken) / len(taken)
        print(f"  {len(taken)} pictures of {name}: {mean * 1000:.2f} ms on average, {in_words(taken)}")


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
    before = processor_seconds(process.pid)
    time.sleep(5)
    busy = (processor_seconds(process.pid) - before) / 5
    size = (Path(folder) / "hall.sqlite").stat().st_size / AT_REST / 1024
    print(f"  {AT_REST} tables at rest: first answer after {start:.2f} s, {resident(process.pid) / 1024:.0f} MB, "
          f"{busy:.1%} of a core, {size:.1f} KB of disk each")  # fmt: skip
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
