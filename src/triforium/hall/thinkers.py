"""Bots think in processes of their own. A lease in the database keeps two servers from thinking about the same table,
and ends by itself if the thinker dies."""

import asyncio
import logging

from sqlalchemy import or_, update

from triforium.hall import counsel, engine, schema
from triforium.hall.engine import Thought
from triforium.hall.hall import Hall
from triforium.hall.live import Live, Recalled
from triforium.hall.metrics import THOUGHTS
from triforium.hall.minds import Job, Minds
from triforium.hall.players import Player
from triforium.hall.reviews import Reviews
from triforium.hall.store import Change

log = logging.getLogger("triforium.hall.thinkers")
LEASE = 6.0
RENEW = 2.0
NOTICEABLE = 0.3
"""Seconds of thinking of which those who wait are told."""


class Outdated(Exception):
    """The table has changed while the bot was thinking."""


class Thinkers:
    """The bots of one server process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        settings = hall.settings
        self.quick = Minds(1, settings.compiled)
        """For bots that answer at once: they never wait for those that think."""
        self.slow = Minds(settings.thinkers, settings.compiled)
        self.reviews = Reviews(hall, self.slow)
        self.busy: dict[str, asyncio.Task[None]] = {}
        hall.on_change.append(self.look)

    def look(self, live: Live) -> None:
        """Start thinking if a bot owes a move at this table."""
        if live.row.id not in self.busy and not self.hall.stopping.is_set() and live.bots_to_move():
            task = asyncio.create_task(self._serve(live.row.id))
            self.busy[live.row.id] = task
            task.add_done_callback(lambda _: self.busy.pop(live.row.id, None))

    async def close(self) -> None:
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        await self.reviews.close()
        self.quick.close()
        self.slow.close()

    async def _serve(self, table: str) -> None:
        """Make the moves of a table's bots until a person owes one."""
        try:
            if not await self._lease(table):
                return
            while not self.hall.stopping.is_set():
                try:
                    if not await self._one_move(table):
                        break
                except Outdated:
                    continue
            await self._release(table)
        except Exception:
            log.exception("a bot could not move", extra={"table": table})

    async def _one_move(self, table: str) -> bool:
        async with self.hall.at(table) as live:
            owing = live.bots_to_move()
            if not owing:
                return False
            course = live.course
            assert course is not None
            # Of several that answer the same question, those who know at once do not wait for those who think.
            bots = [(engine.seconds_of(one.mover), one.number, one.mover) for one in owing if one.mover]
            seconds, seat, kind = min(bots)
            seen = course.sight(seat).version
            seed = engine.luck(live.row.seed, "bot", seat, course.position(seat))
            job = Job(course.setting, tuple(course.moves), seat, kind, seed)
            is_open = engine.in_the_open(course.state, seat)
            secret = engine.asked(course.state).private
            if seconds >= NOTICEABLE:
                self.hall.tell_thinking(live, seat, seconds)
        thought = await self._think(table, job, seconds, secret)
        action = thought.move()

        def plan(live: Live) -> Change:
            assert live.course is not None
            if not any(s.number == seat for s in live.bots_to_move()) or live.course.sight(seat).version != seen:
                raise Outdated
            change = self.hall.entry(live, seat, action)
            if change.entry and (thought.reasons or (seconds and not is_open)):  # a forced move may be a secret, too
                live.recalled[seat] = Recalled(
                    change.entry.number, kind, action, thought.reasons[: counsel.SHOWN], is_open
                )
            return change

        await self.hall.change(table, plan)
        return True

    async def _think(self, table: str, job: Job, seconds: float, secret: bool) -> Thought:
        """The bot's thought; on a secret question it always takes the same time, so that this tells nothing."""
        THOUGHTS.inc()
        minds = self.slow if seconds else self.quick

        async def in_time() -> Thought:
            thought, _ = await asyncio.gather(minds.think(job, seconds), asyncio.sleep(seconds if secret else 0))
            return thought

        thinking = asyncio.create_task(in_time())
        try:
            while not (await asyncio.wait([thinking], timeout=RENEW))[0]:
                await self._lease(table)
            return thinking.result()
        finally:
            thinking.cancel()

    async def advise(self, table: str, number: int, player: Player) -> tuple[Live, Thought]:
        """What a master would do in this player's seat, out of what the seat knows; asked again, it is not thought
        about again."""
        async with self.hall.at(table) as live:
            counsel.check_advice(live, number, player)
            course = live.course
            assert course is not None
            version = course.sight(number).version
            known = live.advice.get(number)
            if known is None or known[0] != version:
                seed = engine.luck(live.row.seed, "advice", number, course.position(number))
                job = Job(course.setting, tuple(course.moves), number, counsel.ADVISER, seed)
                task = asyncio.create_task(self.slow.think(job, engine.seconds_of(counsel.ADVISER)))
                known = live.advice[number] = version, task
        try:
            return live, await asyncio.shield(known[1])  # whoever asks and leaves leaves it to the next
        except Exception:
            live.advice.pop(number, None)
            raise

    # Leases ----------------------------------------------------------------------------------------------------------

    async def _lease(self, table: str) -> bool:
        """Whether this process may think about the table; there is only one process on SQLite."""
        if self.hall.store.sqlite:
            return True
        now = self.hall.now()
        columns = schema.tables.c
        free = or_(columns.thinks_until.is_(None), columns.thinks_until < now, columns.thinker == self.hall.process)
        async with self.hall.store.writing() as connection:
            taken = await connection.execute(
                update(schema.tables)
                .where(columns.id == table, free)
                .values(thinker=self.hall.process, thinks_until=now + LEASE)
            )
            return taken.rowcount == 1

    async def _release(self, table: str) -> None:
        if self.hall.store.sqlite:
            return
        columns = schema.tables.c
        async with self.hall.store.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(columns.id == table, columns.thinker == self.hall.process)
                .values(thinker=None, thinks_until=None)
            )
