"""`triforium arena`: bots against each other, each deal once from every seat; it goes on where it was interrupted."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from triforium.terminal import saves, scoreboard, screen
from triforium.terminal.errors import Complaint
from triforium.terminal.match import Key, play_match
from triforium.terminal.results import Results, file_name, terms_of
from triforium.terminal.series import Plan, counting, in_processes, planned, processors, warn_of_pure_engine
from triforium.terminal.standings import Standing, standings
from triforium.terminal.strength import Bar, Verdict, judge, read_all
from triforium.terminal.words import Words

GAMES = 400
BOTS = ("greedy", "random")


class Arena(NamedTuple):
    """What is to be played, where it is kept, and what has to come of it."""

    name: str
    plan: Plan
    asked: int
    path: Path
    bar: Bar | None

    @property
    def deals(self) -> int:
        """Enough for all games that were asked for."""
        return -(-self.asked // self.plan.seats)

    @property
    def games(self) -> list[Key]:
        return [(deal, rotation) for deal in range(self.deals) for rotation in range(self.plan.seats)]


class Outcome(NamedTuple):
    """How far an arena has come."""

    standings: list[Standing]
    played: int
    complete: bool


def run(args: Namespace) -> int:
    """Holds one arena or those of some files; status 1 where a bar is missed, 130 if it was interrupted."""
    words = Words(args.lang)
    arenas = list(from_files(args) if args.target[0].endswith(".toml") else from_arguments(args))
    warn_of_pure_engine(words)
    outcomes: dict[str, Outcome] = {}
    for arena in arenas:
        outcome = outcomes[arena.name] = hold(arena, args.jobs or processors())
        report(arena, outcome, words)
        if not outcome.complete:
            break
    verdicts = judged(arenas, outcomes)
    if verdicts:
        screen.make_console().print(scoreboard.bars(verdicts, words))
    if not outcome.complete:
        return 130
    return 0 if all(verdict.met for verdict in verdicts.values()) else 1


def from_arguments(args: Namespace) -> Iterator[Arena]:
    """The arena that the command line describes."""
    if len(args.target) > 1:
        raise Complaint("arena-of-one")
    bots = args.bots or list(BOTS)
    plan = planned(args.target[0], len(bots), bots, dict(args.option), args.seed or 0)
    name = f"{plan.game}-{plan.seats}"
    path = args.out or saves.folder("arenas") / file_name(name, terms_of(plan))
    yield Arena(name, plan, checked(GAMES if args.games is None else args.games), path, None)


def from_files(args: Namespace) -> Iterator[Arena]:
    """The arenas of files, in their order."""
    if args.bots or args.option or args.seed is not None or args.games is not None:
        raise Complaint("arena-file-alone")
    folder = args.out or saves.folder("arenas")
    for found in read_all(map(Path, args.target)):
        plan = planned(found.game, len(found.bots), found.bots, found.options, found.seed)
        path = folder / file_name(found.name, terms_of(plan))
        yield Arena(found.name, plan, checked(found.games), path, found.bar)


def checked(games: int) -> int:
    if games < 1:
        raise Complaint("one-game-at-least")
    return games


def hold(arena: Arena, jobs: int) -> Outcome:
    """Plays what is missing; Ctrl-C ends it with what there is."""
    results = Results(arena.path, terms_of(arena.plan))
    wanted = arena.games
    missing = [key for key in wanted if key not in results.games]
    if missing or results.part.exists():
        with suppress(KeyboardInterrupt):  # what it has is in the file, and shown
            play(arena, results, missing, jobs)
    games = [results.games[key] for key in wanted if key in results.games]
    return Outcome(standings(arena.plan.bots, games), len(games), len(games) == len(wanted))


def play(arena: Arena, results: Results, missing: Sequence[Key], jobs: int) -> None:
    """Always in processes of their own, since a bot deep in thought hears no Ctrl-C."""
    tasks = [(arena.plan, *key) for key in missing]
    total = len(arena.games)
    bar = counting(arena.name, total, total - len(missing))
    with results, bar as advance, closing(in_processes(play_match, tasks, jobs)) as games:
        for rows in games:
            results.add(rows)
            advance(1)


def report(arena: Arena, outcome: Outcome, words: Words) -> None:
    """The standings, and where to find the rest."""
    total, par = arena.deals * arena.plan.seats, words.percent(1 / arena.plan.seats, 1)
    notes = [words("arena-kept", games=outcome.played, par=par, path=str(arena.path))]
    if total != arena.asked:
        notes.append(words("arena-rounded", games=total, asked=arena.asked, deals=arena.deals))
    if not outcome.complete:
        notes.append(words("arena-stopped", played=outcome.played, games=total))
    console = screen.make_console()
    console.print(scoreboard.table(arena.name, outcome.standings, words))
    console.print(Text("\n".join(notes) + "\n", "dim"), soft_wrap=True)


def judged(arenas: Sequence[Arena], outcomes: dict[str, Outcome]) -> dict[str, Verdict]:
    """By arena, every bar of which all has been played."""
    stars = {
        arena.name: standing
        for arena in arenas
        if arena.name in outcomes and outcomes[arena.name].complete
        for standing in outcomes[arena.name].standings
        if arena.bar and standing.bot == arena.bar.bot
    }
    return {
        arena.name: judge(arena.bar, stars[arena.name], stars.get(arena.bar.rival or ""))
        for arena in arenas
        if arena.bar and arena.name in stars and (arena.bar.rival is None or arena.bar.rival in stars)
    }
