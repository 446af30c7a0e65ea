"""A series of games between bots, played by several processes: what `simulate` and `arena` share."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from triforium.bots import Bot, bot
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.kernel.vecs import COMPILED
from triforium.terminal import screen
from triforium.terminal.company import spread
from triforium.terminal.words import Words

Result = TypeVar("Result")
AHEAD = 4
"""So many tasks are laid out for each process; laying out all of a million at once would take its time."""


class Plan(NamedTuple):
    """What every process has to know."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, str]
    seed: int

    def seated(self, number: int) -> list[str]:
        """The bots by seat, moved up by `number` seats, so that strength and seat can be told apart."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> State:
        """The beginning of a game; all its luck hangs on the base seed and the number."""
        return game(self.game).new(self.seats, derive(self.seed, number, "game"), self.options)

    def players(self, names: Sequence[str], *luck: int) -> list[Bot]:
        """The bots of those names by seat; their own luck hangs on the base seed, on `luck` and on the seat."""
        return [bot(name, derive(self.seed, *luck, "bot", seat)) for seat, name in enumerate(names)]


def planned(name: str, seats: int, bots: Sequence[str], options: Mapping[str, str], seed: int) -> Plan:
    """A plan that can be played: wrong seats, options and names are told before the long work."""
    state = game(name).new(seats, 0, options)
    plan = Plan(name, seats, spread(bots, seats), dict(state.terms.options), seed)
    plan.players(plan.bots, 0)
    return plan


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def warn_of_pure_engine(words: Words) -> None:
    if not COMPILED:
        screen.make_console(stderr=True).print(words("pure-engine"), style="dim", soft_wrap=True)


@contextmanager
def counting(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; call what it yields with the number of games that were played."""
    console = screen.make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total, completed=done)
        yield lambda games: progress.advance(task, games)


def in_processes(
    work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], jobs: int
) -> Generator[Result, None, None]:
    """What `work` makes of each task, as it comes; whoever stops listening stops the work at once."""
    pool = ProcessPoolExecutor(min(jobs, len(tasks)) or 1, initializer=serve_quietly)
    to_come, under_way = iter(tasks), set[Future[Result]]()
    try:
        while True:
            under_way |= {pool.submit(work, *task) for task in islice(to_come, AHEAD * jobs - len(under_way))}
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()  # a game between thinkers may take minutes: nobody waits for its end
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def serve_quietly() -> None:
    """How a process of the pool begins: Ctrl-C is for the one that listens, and without that one it ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
    os._exit(1)
