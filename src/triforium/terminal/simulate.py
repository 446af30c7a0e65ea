"""`triforium simulate`: many games between bots, by processes, the same whatever their number."""

import json
import os
import signal
import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, NamedTuple

from triforium.bots import bot, play_out
from triforium.kernel.registry import game
from triforium.kernel.vecs import COMPILED
from triforium.terminal import screen
from triforium.terminal.company import DEFAULT_BOT, spread
from triforium.terminal.errors import Complaint
from triforium.terminal.seeds import derive
from triforium.terminal.tally import Tallies, Tally, wilson
from triforium.terminal.words import Words

CHUNKS_PER_JOB = 25
LARGEST_CHUNK = 500


class Plan(NamedTuple):
    """What every process has to know."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, str]
    seed: int

    def seated(self, number: int) -> list[str]:
        """The bots by seat: they move up by one seat each game, so that strength and seat can be told apart."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]


def play_games(plan: Plan, first: int, end: int) -> Tallies:
    """Games number `first` up to `end`; all luck of a game hangs on the base seed and its number."""
    title, tallies = game(plan.game), Tallies()
    for number in range(first, end):
        names = plan.seated(number)
        players = [bot(name, derive(plan.seed, number, "bot", seat)) for seat, name in enumerate(names)]
        state = title.new(plan.seats, derive(plan.seed, number, "game"), plan.options)
        decisions = play_out(state, players)
        tallies.add(names, state.scores(), state.winners(), decisions)
    return tallies


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(args: Namespace) -> int:
    """Plays, shows progress on a terminal, and reports."""
    words = Words(args.lang)
    if args.games < 1:
        raise Complaint("a simulation needs at least one game")
    title = game(args.game)
    seats = args.seats or title.seats_with(dict(args.option))[-1]
    plan = Plan(args.game, seats, spread(args.bots or [DEFAULT_BOT], seats), dict(args.option), args.seed or 0)
    title.new(seats, 0, plan.options)  # wrong seats, options and names are told before the long work
    for name in plan.bots:
        bot(name, 0)
    if not COMPILED:
        screen.make_console(stderr=True).print(words("pure-engine"), style="dim", soft_wrap=True)
    began = time.perf_counter()
    tallies = gather(plan, args.games, args.jobs or processors(), words)
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(as_json(plan, tallies, seconds), indent=2))
    else:
        from triforium.terminal.report import report

        screen.make_console().print(report(plan.bots, tallies, seconds, words))
    return 0


def gather(plan: Plan, games: int, jobs: int, words: Words) -> Tallies:
    """All chunks, added up in order."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    total = Tallies()
    console = screen.make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("simulating"), total=games)
        for tallies in played(plan, chunks, min(jobs, len(chunks))):
            total.merge(tallies)
            progress.advance(task, tallies.games)
    return total


def played(plan: Plan, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Tallies]:
    """The chunks' tallies in order, by one process or by several."""
    if jobs == 1:
        for first, end in chunks:
            yield play_games(plan, first, end)
        return
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        starts, ends = zip(*chunks, strict=True)
        yield from pool.map(play_games, [plan] * len(chunks), starts, ends)
    finally:
        pool.shutdown(cancel_futures=True)


def as_json(plan: Plan, tallies: Tallies, seconds: float) -> dict[str, Any]:
    """The report for machines; only `speed` differs from run to run."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": plan.bots,
        "options": plan.options,
        "seed": str(plan.seed),
        "games": tallies.games,
        "decisions": tallies.decisions,
        "by_seat": {str(seat + 1): figures(tally) for seat, tally in sorted(tallies.seats.items())},
        "by_bot": {name: figures(tally) for name, tally in sorted(tallies.bots.items())},
        "by_rank": {str(rank + 1): figures(tally, wins=False) for rank, tally in sorted(tallies.ranks.items())},
        "speed": {
            "engine": "compiled" if COMPILED else "python",
            "seconds": round(seconds, 3),
            "games_per_second": round(tallies.games / seconds, 1),
            "decisions_per_second": round(tallies.decisions / seconds),
        },
    }


def figures(tally: Tally, wins: bool = True) -> dict[str, Any]:
    scores = {"played": tally.games, "mean": tally.mean, "median": tally.median, "spread": tally.spread}
    if not wins:
        return scores
    low, high = wilson(tally.won, tally.games)
    return {**scores, "wins": tally.won, "win_share": tally.won / tally.games, "win_share_95": [low, high]}
