"""What the hall does by itself: wakes tables at rest, lets clocks run out, forgets what nobody uses."""

import asyncio
import logging

from sqlalchemy import select

from triforium.hall import company, schema
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.notices import Notices
from triforium.hall.store import Change
from triforium.hall.thinkers import Thinkers

log = logging.getLogger("triforium.hall.keeper")
TICK = 1.0
AT_ONCE = 50


class Keeper:
    """Looks after the tables that nobody is looking at."""

    def __init__(self, hall: Hall, thinkers: Thinkers, notices: Notices) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.notices = notices

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
                deadline = live.deadline()
                late = deadline is not None and deadline <= self.hall.now()
                self.thinkers.look(live)
            if late:
                await self._let_clocks_run_out(table)
        await self.notices.tick()
        self.hall.drop_idle()

    async def _let_clocks_run_out(self, table: str) -> None:
        def plan(live: Live) -> Change:
            return company.out_of_time(live, self.hall.now()) or Change()

        await self.hall.change(table, plan)

    async def _due(self) -> list[str]:
        columns = schema.tables.c
        query = select(columns.id).where(columns.wake <= self.hall.now()).order_by(columns.wake).limit(AT_ONCE)
        async with self.hall.store.reading() as connection:
            return list((await connection.execute(query)).scalars())
