"""Several processes on one PostgreSQL: each hears from the others which table has news, and reads on."""

import asyncio
import logging
from typing import Any

import asyncpg
from sqlalchemy import select
from sqlalchemy.engine import make_url

from triforium.hall import schema
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.telling import CHANNEL

log = logging.getLogger("triforium.hall.listening")
SWEEP = 10.0
AGAIN = 1.0


class Listener:
    """Hears notifications; what was missed is noticed at the next sweep."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._news: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen until the hall stops; a lost connection is taken up again."""
        while not self.hall.stopping.is_set():
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the database is out of hearing", extra={"why": type(error).__name__})
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        url = make_url(self.hall.settings.database).set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        try:
            await connection.add_listener(CHANNEL, self._heard)
            while not connection.is_closed():
                await self.sweep()
                await asyncio.sleep(SWEEP)
        finally:
            await connection.close(timeout=1)

    def _heard(self, _connection: Any, _process: int, _channel: str, news: object) -> None:
        table, _, revision = str(news).partition(" ")
        known = self.hall.tables.get(table)
        if known is not None and known.row.revision < int(revision):  # what this process has done itself is no news
            task = asyncio.create_task(self.look(table))
            self._news.add(task)
            task.add_done_callback(self._news.discard)

    async def look(self, table: str) -> None:
        """Reading a table takes its news in and tells the streams."""
        try:
            async with self.hall.at(table):
                pass
        except Refusal:
            self.hall.tables.pop(table, None)
        except Exception:
            log.exception("news could not be read")

    async def sweep(self) -> None:
        """Compare all tables in memory with the database."""
        known = {table: live.row.revision for table, live in self.hall.tables.items()}
        if not known:
            return
        columns = schema.tables.c
        async with self.hall.store.reading() as connection:
            rows = await connection.execute(select(columns.id, columns.revision).where(columns.id.in_(known)))
            changed = [row.id for row in rows if row.revision != known[row.id]]
        for table in changed:
            await self.look(table)
