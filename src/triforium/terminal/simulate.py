"""`triforium simulate`: many games between bots, by processes, the same whatever their number."""

import json
import time
from argparse import Namespace
from typing import Any

from triforium.bots import BOTS, LEVELS, play_out
from triforium.kernel.vecs import COMPILED
from triforium.terminal import checks, screen
from triforium.terminal.errors import Complaint
from triforium.terminal.series import Plan, counting, in_processes, planned, processors, warn_of_pure_engine
from triforium.terminal.tally import Tallies, Tally, wilson
from triforium.terminal.words import Words

DEFAULT_BOT = "greedy"
CHUNKS_PER_JOB = 25
LARGEST_CHUNK = 500
INTERRUPTED = 130


def play_games(plan: Plan, first: int, end: int) -> Tallies:
    """Games number `first` up to `end`; the bots move up by one seat each game."""
    tallies = Tallies()
    for number in range(first, end):
        names = plan.seated(number)
        state = plan.deal(number)
        decisions = play_out(state, plan.players(names, number))
        tallies.add(names, state.scores(), state.winners(), decisions)
    return tallies


def run(args: Namespace) -> int:
    """Plays, shows progress on a terminal, and reports."""
    words = Words(args.lang)
    if args.games < 1:
        raise Complaint("one-game-at-least")
    if args.jobs == 0:
        raise Complaint("one-job-at-least")
    options = dict(args.option)
    checks.options(checks.game_name(args.game), options)
    checks.bots(args.bots)
    seats = checks.seats(args.game, args.seats, options)
    plan = planned(args.game, seats, args.bots or [DEFAULT_BOT], options, checks.seed(args.seed or 0))
    warn_of_pure_engine(words)
    began = time.perf_counter()
    tallies = Tallies()
    stopped = gather(tallies, plan, args.games, args.jobs or processors(), words)
    seconds = time.perf_counter() - began
    if stopped:
        told = words("simulation-stopped", played=tallies.games, games=args.games)
        screen.make_console(stderr=True).print(told, style="dim")
    if tallies.games:
        tell(plan, tallies, seconds, args.json, words)
    return INTERRUPTED if stopped else 0


def tell(plan: Plan, tallies: Tallies, seconds: float, as_figures: bool, words: Words) -> None:
    if as_figures:
        print(json.dumps(as_json(plan, tallies, seconds), indent=2))
    else:
        from triforium.terminal.report import report

        screen.make_console().print(report(plan.bots, tallies, seconds, words))


def gather(total: Tallies, plan: Plan, games: int, jobs: int, words: Words) -> bool:
    """All games, added up; in which order does not matter. True if Ctrl-C came before the last of them.

    They are played in processes of their own, since a bot deep in thought hears no Ctrl-C, and one by one where they
    take long, so that few are lost."""
    quick = all(LEVELS.get(name, name) in BOTS for name in plan.bots)
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB))) if quick else 1
    chunks = [(plan, first, min(first + size, games)) for first in range(0, games, size)]
    with counting(words("simulating"), games) as advance:
        try:
            for tallies in in_processes(play_games, chunks, jobs):
                total.merge(tallies)
                advance(tallies.games)
        except KeyboardInterrupt:
            return True
    return False


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
    return {**scores, "wins": tally.won, "win_share": tally.share, "win_share_95": [low, high]}
