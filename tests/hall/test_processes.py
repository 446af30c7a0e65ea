"""Two server processes on one PostgreSQL: one game, clients on both, and one of them dies."""

import asyncio
import re
import threading
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import triforium
from tests.hall.conftest import UNHURRIED
from tests.hall.postgres import Postgres
from tests.hall.server import Client, Server
from tests.hall.test_survival import Listener, Patient, going_on


def thoughts(*servers: Server) -> int:
    """How many moves the servers' bots were asked for."""
    count = 0
    for server in servers:
        page = httpx.get(f"{server.url}/metrics").text
        found = re.search(r"^triforium_bot_thoughts_total (\S+)", page, re.MULTILINE)
        count += int(float(found[1])) if found else 0
    return count


@pytest.mark.slow
def test_one_game_on_two_processes_of_which_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    with Server(tmp_path, database, **UNHURRIED) as one, Server(tmp_path, database, **UNHURRIED) as other:
        seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "bot", "bot": "random"}]
        players = [Patient(one.url, game, seats) for game in triforium.games()]
        for player in players:
            player.urls.append(other.url)
        listeners = [Listener(player, 0) for player in players]
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(3)
        one.kill()
        for player, thread in zip(players, threads, strict=True):
            player.urls.remove(one.url)
            player.client.http.base_url = httpx.URL(other.url)
            going_on(player, thread)
            player.check()
        for listener in listeners:
            listener.check()


@pytest.mark.slow
def test_news_of_one_process_is_heard_at_the_other_and_a_bot_thinks_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    with Server(tmp_path, database, **UNHURRIED) as one, Server(tmp_path, database, **UNHURRIED) as other:
        ann = Client(one.url)
        table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
        elsewhere = Client(other.url, token=ann.token)
        heard = elsewhere.events(table)
        assert next(heard)[0] == "picture"
        for number in range(12):
            player = (ann, elsewhere)[number % 2]
            shown = player.wait(table, 0)
            answer = player.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
            version = answer["version"]
            while True:
                kind, news = next(heard)
                if kind == "picture" and news["version"] >= version:
                    break
        shown = ann.wait(table, 0)
        assert elsewhere.look(table)["version"] == shown["version"]
        assert thoughts(one, other) == entries_of_bots(database, table)


def entries_of_bots(database: str, table: str) -> int:
    """How many moves of bots are stored: those without a client's key."""

    async def count() -> int:
        engine = create_async_engine(database)
        async with engine.connect() as connection:
            query = text("SELECT count(*) FROM moves WHERE table_id = :table AND key IS NULL")
            found = (await connection.execute(query, {"table": table})).scalar_one()
        await engine.dispose()
        return int(found)

    return asyncio.run(count())
