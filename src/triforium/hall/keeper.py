"""What the hall does by itself: wakes tables at rest, lets clocks run out, forgets what nobody uses."""

import asyncio
import logging

from sqlalchemy import select

from triforium.hall import schema
from triforium.hall.hall import Hall
from triforium.hall.thinkers import Thinkers

log = logging.getLogger("triforium.hall.keeper")
TICK = 1.0
AT_ONCE = 50


class Keeper:
    """Looks after the tables that nobody is looking at."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers

    async def run(self) -> None:
        while not self.hall.stopping.is_set():
            try:
                await self.tick()
            except Exception:
                log.exception("the keeper stumbled")
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """One round: every table whose time has come is looked at."""
        for table in await self._due():
            async with self.hall.at(table) as live:
                self.thinkers.look(live)
        self.hall.drop_idle()

    async def _due(self) -> list[str]:
        columns = schema.tables.c
        query = select(columns.id).where(columns.wake <= self.hall.now()).order_by(columns.wake).limit(AT_ONCE)
        async with self.hall.store.reading() as connection:
            return list((await connection.execute(query)).scalars())
