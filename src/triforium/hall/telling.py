"""Processes on one PostgreSQL tell each other which table has news.

They do so after the change, not in its transaction: PostgreSQL lets only one transaction at a time commit that has
something to tell, so every move would wait for the disk of every other one. What remains untold when a process dies is
noticed by the others when they look for themselves.
"""

import asyncio
import logging

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "triforium"
QUICKLY = text("SET LOCAL synchronous_commit TO off")
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
log = logging.getLogger("triforium.hall.telling")


class Teller:
    """Tells what is new, all that has gathered in one go."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    def tell(self, table: str, revision: int) -> None:
        self._waiting[table] = revision
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._waiting:
            news = [f"{table} {revision}" for table, revision in self._waiting.items()]
            self._waiting.clear()
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(QUICKLY)
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
            except (OSError, SQLAlchemyError) as error:
                log.warning("news could not be told", extra={"why": type(error).__name__})

    async def close(self) -> None:
        """The last news goes out."""
        if self._task is not None:
            await self._task
