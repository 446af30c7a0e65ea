"""Several halls on one PostgreSQL: the load is shared, and no move is lost or doubled.

`python -m benchmarks.hall_processes` plays with one process and with four, where the clients of a table are all at the
same process, as a proxy can send them, and where they are at all four: first at a steady rate, then as fast as it goes.
"""

import asyncio
import contextlib
import os
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path

import asyncpg
import httpx

import triforium
from benchmarks.hall_load import (
    Listeners,
    Table,
    guest,
    in_words,
    open_tables,
    processor_seconds,
    serve,
    steadily,
)
from tests.hall.postgres import Postgres

RATE = 100
SECONDS = 15
TABLES = 100
STREAMS = 500


class Players:
    """Plays at all tables, and remembers what was accepted. `apart`: at another process for every move of a table."""

    def __init__(self, halls: list[httpx.AsyncClient], tables: list[Table], apart: bool) -> None:
        self.halls = halls
        self.tables = tables
        self.apart = apart
        self.accepted: list[tuple[str, str]] = []
        self.refused = 0
        self.waits: list[float] = []
        self.numbers = count()

    async def move(self, table: Table) -> bool:
        seat, action, version = await table.turn.get()
        number = next(self.numbers)
        body = {"seat": seat, "action": action, "version": version, "key": str(number)}
        place = number + number // len(self.tables) if self.apart else self.tables.index(table)
        hall = self.halls[place % len(self.halls)]
        began = time.perf_counter()
        while True:
            try:
                answer = await hall.post(f"/api/tables/{table.id}/moves", json=body)
                break
            except httpx.TransportError:
                continue  # not answered: the same key makes it the same move
        self.waits.append(time.perf_counter() - began)
        if answer.status_code == 200:
            self.accepted.append((table.id, f"{seat}:{number}"))
        else:
            self.refused += 1
            table.turn.put_nowait((seat, action, version))
        return answer.status_code == 200

    async def as_fast_as_it_goes(self) -> None:
        """Every table goes on as soon as its last move is answered and heard of."""
        self.waits.clear()
        before, until = len(self.accepted), time.perf_counter() + SECONDS

        async def play(table: Table) -> None:
            while time.perf_counter() < until:
                await self.move(table)

        await asyncio.gather(*[play(table) for table in self.tables])
        print(f"    as fast as it goes: {(len(self.accepted) - before) / SECONDS:.0f} a second, {in_words(self.waits)}")


async def check(database: str, accepted: list[tuple[str, str]]) -> None:
    """What is stored is what was accepted, nothing less, nothing more, and numbered without a gap at every table."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    rows = await connection.fetch("SELECT table_id, number, key FROM moves ORDER BY table_id, number")
    await connection.close()
    stored = [(row["table_id"], row["key"]) for row in rows]
    lost, more = set(accepted) - set(stored), len(stored) - len(set(accepted))
    numbers = Counter(row["table_id"] for row in rows)
    gaps = [row for row in rows if row["number"] > numbers[row["table_id"]]]
    print(
        f"    {len(accepted)} moves accepted, {len(stored)} stored: {len(lost)} lost, {more} doubled, {len(gaps)} gaps"
    )
    if lost or more or gaps:
        raise SystemExit("moves were lost or doubled")


async def measure(processes: int, apart: bool, postgres: Postgres) -> None:
    database = postgres.fresh()
    with tempfile.TemporaryDirectory() as folder:
        halls = [serve(folder, database) for _ in range(processes)]
        try:
            async with contextlib.AsyncExitStack() as stack:
                clients = [
                    await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60)) for _, url, _ in halls
                ]
                token = await guest(clients[0])
                for client in clients:
                    client.headers["Authorization"] = f"Bearer {token}"
                tables = await open_tables(clients[0], triforium.games(), TABLES)
                seats = [0, 1, *[None] * (STREAMS // TABLES - 2)]
                urls = [url for _, url, _ in halls]
                streams = [
                    (urls[(n + (m if apart else 0)) % processes], table, seat)
                    for n, table in enumerate(tables)
                    for m, seat in enumerate(seats)
                ]
                await stack.enter_async_context(Listeners(token, streams, tables))
                await asyncio.sleep(5)
                players = Players(clients, list(tables.values()), apart)
                await play(players, [hall.pid for hall, _, _ in halls], postgres, database)
        finally:
            for hall, _, _ in halls:
                hall.terminate()
            for hall, _, _ in halls:
                hall.wait()


async def play(players: Players, pids: list[int], postgres: Postgres, database: str) -> None:
    spread = "each table at one of them" if not players.apart else "each table at all of them"
    print(f"  {len(pids)} process{f'es, {spread}' if len(pids) > 1 else ''}, {STREAMS} streams:")
    await steadily(lambda number: players.move(players.tables[number % TABLES]), RATE, SECONDS)
    before = [processor_seconds(pid) for pid in pids], postgres_seconds(postgres), time.process_time()
    await players.as_fast_as_it_goes()
    halls = sum(processor_seconds(pid) for pid in pids) - sum(before[0])
    shares = halls, postgres_seconds(postgres) - before[1], time.process_time() - before[2]
    said = ", ".join(
        f"{n} {s / SECONDS:.0%}" for n, s in zip(("halls", "PostgreSQL", "moving client"), shares, strict=True)
    )
    print(f"    of a core meanwhile: {said}; {os.cpu_count()} cores; refused {players.refused}")
    await check(database, players.accepted)


def postgres_seconds(postgres: Postgres) -> float:
    """What PostgreSQL and its processes have used of the processor."""
    assert postgres.process is not None
    parent = postgres.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return processor_seconds(parent) + sum(processor_seconds(int(child)) for child in children)


def main() -> None:
    print("Several halls on one PostgreSQL (durable: fsync on):")
    postgres = Postgres(durable=True).start()
    try:
        for processes, apart in ((1, False), (4, False), (4, True)):
            asyncio.run(measure(processes, apart, postgres))
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
