"""The processes in which bots think: handed out to whoever has waited longest, and the idle ones help each other."""

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple, TypeVar

from triforium.hall import engine
from triforium.hall.engine import Setting, State, Thought

log = logging.getLogger("triforium.hall.minds")
REMEMBERED = 64
LONG = 1.0
"""Seconds from which on it is worth while that several processes think about the same decision."""

Moves = tuple[tuple[int, int], ...]
Result = TypeVar("Result")


class Job(NamedTuple):
    """A decision to think about."""

    setting: Setting
    moves: Moves
    seat: int
    kind: str
    seed: int


# In a thinking process -----------------------------------------------------------------------------------------------

_states: "OrderedDict[str, tuple[Moves, State]]" = OrderedDict()
"""The last state of the tables it has thought about."""
_recollection = engine.Recollection()


def serve() -> None:
    """People who wait for the hall come first; and a hall that is killed leaves no thinkers behind, who would wait for
    work for ever."""
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(job: Job, seconds: float) -> Thought:
    """What the bot makes of it."""
    table = engine.fingerprint(job.setting)
    bot = _recollection.bot_for(job.kind, job.seed, job.seat, table, job.moves)
    thought = engine.ponder(bot, _state_after(table, job), job.seat, seconds)
    _recollection.moved(job.kind, job.seat, thought.move(), table, job.moves)
    return thought


def _state_after(table: str, job: Job) -> State:
    known, state = _states.pop(table, ((), None))
    if state is None or job.moves[: len(known)] != known:
        known, state = (), engine.begin(job.setting)[0]
    for seat, action in job.moves[len(known) :]:
        state.apply(seat, action)
    _states[table] = job.moves, state
    while len(_states) > REMEMBERED:
        _states.popitem(last=False)
    return state


# In the hall ---------------------------------------------------------------------------------------------------------


class Mind(ProcessPoolExecutor):
    """One thinking process; it dies alone."""

    def __init__(self) -> None:
        super().__init__(1, multiprocessing.get_context("spawn"), serve)
        self.path = list(sys.path)
        """Where it has found the engine."""


class Minds:
    """So many thinking processes, each begun when it is needed first."""

    def __init__(self, number: int, compiled: Path | None) -> None:
        self.number = number
        self.compiled = compiled
        self.free = asyncio.Semaphore(number)
        self.waiting = 0
        """Thoughts for which no process is free yet."""
        self.minds: list[Mind] = []
        self.idle: list[Mind] = []

    async def think(self, job: Job, seconds: float) -> Thought:
        """The thought of as many processes as are idle, if it is a long one; one that dies is made up for."""
        for _ in range(2):
            minds = await self._gather(seconds)
            try:
                thoughts = await self._heard(minds, job, self._share(seconds))
            finally:
                for mind in minds:
                    self._give_back(mind)
            if thoughts:
                return engine.together(thoughts)
        raise RuntimeError("no thinking process lives long enough")

    async def do(self, work: Callable[..., Result], *args: object) -> Result:
        """Other work for one process, as soon as there is one; if that dies, another one does it."""
        for last in (False, True):
            (mind,) = await self._gather(0.0)
            try:
                return await asyncio.get_running_loop().run_in_executor(mind, work, *args)
            except BrokenProcessPool:
                log.warning("a thinking process has died")
                self.minds.remove(mind)
                if last:
                    raise
            finally:
                self._give_back(mind)
        raise AssertionError("not reached")

    async def _gather(self, seconds: float) -> list[Mind]:
        """One process as soon as there is one, and for a long thought those besides that nobody else waits for."""
        self.waiting += 1
        try:
            await self.free.acquire()
        finally:
            self.waiting -= 1
        minds = [self._any()]
        while seconds >= LONG and not self.free.locked():
            await self.free.acquire()
            minds.append(self._any())
        return minds

    def _share(self, seconds: float) -> float:
        """The more thoughts wait, the shorter each of them is."""
        return seconds / (1 + self.waiting / self.number)

    async def _heard(self, minds: Sequence[Mind], job: Job, seconds: float) -> list[Thought]:
        """What those think who live to say it, each with luck of its own."""
        jobs = [job, *(job._replace(seed=engine.luck(job.seed, number)) for number in range(1, len(minds)))]
        loop = asyncio.get_running_loop()
        calls = [loop.run_in_executor(mind, think, one, seconds) for mind, one in zip(minds, jobs, strict=True)]
        thoughts: list[Thought] = []
        for mind, said in zip(minds, await asyncio.gather(*calls, return_exceptions=True), strict=True):
            if isinstance(said, BrokenProcessPool):
                log.warning("a thinking process has died")
                self.minds.remove(mind)
            elif isinstance(said, BaseException):
                raise said
            else:
                thoughts.append(said)
        return thoughts

    def _any(self) -> Mind:
        self._change_over()
        if not self.idle:
            self.idle.append(Mind())
            self.minds.append(self.idle[-1])
        return self.idle.pop()

    def _give_back(self, mind: Mind) -> None:
        if mind in self.minds:
            self.idle.append(mind)
        self.free.release()

    def _change_over(self) -> None:
        """New processes take the compiled engine once it is there; what is being thought about is finished."""
        compiled = str(self.compiled)
        if self.compiled and compiled not in sys.path and (self.compiled / ".done").exists():
            sys.path.insert(0, compiled)  # a process that is spawned starts with its parent's path
        for mind in [mind for mind in self.idle if mind.path != sys.path]:
            mind.shutdown(wait=False)
            self.idle.remove(mind)
            self.minds.remove(mind)

    def close(self) -> None:
        for mind in self.minds:
            mind.shutdown(wait=False, cancel_futures=True)
