"""Bots think in processes of their own. A lease in the database keeps two servers from thinking about the same table,
and ends by itself if the thinker dies."""

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sqlalchemy import or_, update

from triforium.hall import engine, schema
from triforium.hall.engine import Setting, State
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.metrics import THOUGHTS
from triforium.hall.store import Change

log = logging.getLogger("triforium.hall.thinkers")
LEASE = 6.0
RENEW = 2.0
REMEMBERED = 64

Moves = tuple[tuple[int, int], ...]
_states: "OrderedDict[str, tuple[Moves, State]]" = OrderedDict()
"""In a thinking process: the last state of the tables it has thought about."""


def end_with_parent() -> None:
    """In a thinking process: a hall that is killed leaves no thinkers behind, who would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Outdated(Exception):
    """The table has changed while the bot was thinking."""


def think(setting: Setting, moves: Moves, seat: int, kind: str, seed: int) -> int:
    """In a thinking process: the bot's move."""
    return engine.bot_move(kind, _state_after(setting, moves), seat, seed)


def _state_after(setting: Setting, moves: Moves) -> State:
    key = engine.fingerprint(setting)
    known, state = _states.pop(key, ((), None))
    if state is None or moves[: len(known)] != known:
        known, state = (), engine.begin(setting)[0]
    for seat, action in moves[len(known) :]:
        state.apply(seat, action)
    _states[key] = moves, state
    while len(_states) > REMEMBERED:
        _states.popitem(last=False)
    return state


class Thinkers:
    """The bots of one server process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pool: ProcessPoolExecutor | None = None
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
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)

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
            seat, kind = owing[0].number, owing[0].mover
            assert kind is not None
            seen = course.sight(seat).version
            seed = engine.luck(live.row.seed, "bot", seat, course.position(seat))
            job = (course.setting, tuple(course.moves), seat, kind, seed)
        action = await self._think(table, job)

        def plan(live: Live) -> Change:
            assert live.course is not None
            if not any(s.number == seat for s in live.bots_to_move()) or live.course.sight(seat).version != seen:
                raise Outdated
            return self.hall.entry(live, seat, action)

        await self.hall.change(table, plan)
        return True

    async def _think(self, table: str, job: tuple[Setting, Moves, int, str, int]) -> int:
        THOUGHTS.inc()
        loop = asyncio.get_running_loop()
        for again in (True, False):
            thought = loop.run_in_executor(self._pool(), think, *job)
            try:
                while not (await asyncio.wait([thought], timeout=RENEW))[0]:
                    await self._lease(table)
                return thought.result()
            except BrokenProcessPool:
                self.pool = None
                if not again:
                    raise
        raise AssertionError

    def _change_over(self) -> None:
        """New processes take the compiled engine once it is there; what is being thought about is finished."""
        compiled = self.hall.settings.compiled
        if compiled is None or str(compiled) in sys.path or not (compiled / ".done").exists():
            return
        sys.path.insert(0, str(compiled))  # a process that is spawned starts with its parent's path
        if self.pool:
            self.pool.shutdown(wait=False)
            self.pool = None

    def _pool(self) -> ProcessPoolExecutor:
        self._change_over()
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.hall.settings.thinkers, context, end_with_parent)
        return self.pool

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
