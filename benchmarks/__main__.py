"""One run of everything: a table on the screen, `build/bench.json`, and exit code 1 where a bar is missed."""

import argparse
import gc
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks import engine, peers
from benchmarks.bars import CATAN, CATAN_MOVES, HEARTS, HEARTS_EXAMPLE, HEARTS_MOVES, HEARTS_SEARCH, Bar, bars, row
from benchmarks.pure import pure_rate
from benchmarks.timing import PlayGame, rate, stay_on_one_core
from benchmarks.titles import TITLES, Title
from triforium.kernel.vecs import COMPILED

RESULTS = Path("build/bench.json")
Measure = Callable[[float], float]
"""Measures for so many seconds and returns a figure in the unit of its row."""
PER_SECOND, MOVES, TRIES, MICROSECONDS, BYTES = "decisions/s", "moves/s", "tries/s", "µs", "bytes"


def per_second(play: PlayGame) -> Measure:
    return lambda seconds: rate(play, seconds)


def microseconds(play: PlayGame) -> Measure:
    return lambda seconds: 1e6 / rate(play, seconds)


def rows_of(title: Title) -> dict[str, tuple[str, Measure]]:
    """A title's rows: their unit and how they are measured."""
    name, seats = title.name, title.seats
    return {
        row(title, "stepped"): (PER_SECOND, per_second(engine.stepped(name, seats))),
        row(title, "stepped, every move"): (MOVES, per_second(engine.stepped(name, seats, least=1))),
        row(title, "stepped, no history"): (PER_SECOND, per_second(engine.stepped(name, seats, history=False))),
        row(title, "inside"): (PER_SECOND, per_second(engine.inside(name, seats))),
        row(title, "stepped, interpreted"): (PER_SECOND, lambda seconds: pure_rate(name, seats, seconds)),
        row(title, "greedy bots"): ("games/s", per_second(engine.greedy(name, seats))),
        row(title, "search"): (TRIES, per_second(engine.searching(name, seats))),
        row(title, "worth"): (MICROSECONDS, microseconds(engine.worths(name, seats))),
        row(title, "clone"): (MICROSECONDS, microseconds(engine.clones(name, seats))),
        row(title, "imagine"): (MICROSECONDS, microseconds(engine.imaginings(name, seats))),
        row(title, "memory of a state"): (BYTES, lambda seconds: engine.state_bytes(name, seats)),
    }


def all_rows() -> dict[str, tuple[str, Measure]]:
    rows: dict[str, tuple[str, Measure]] = {
        HEARTS: (PER_SECOND, per_second(peers.hearts())),
        HEARTS_MOVES: (MOVES, per_second(peers.hearts(least=1))),
        HEARTS_EXAMPLE: (PER_SECOND, per_second(peers.hearts_as_in_its_example())),
        HEARTS_SEARCH: (TRIES, per_second(peers.hearts_search())),
        CATAN: (PER_SECOND, per_second(peers.catan())),
        CATAN_MOVES: (MOVES, per_second(peers.catan(least=1))),
    }
    for title in TITLES:
        rows |= rows_of(title)
    return rows


def measured(rows: dict[str, tuple[str, Measure]], repetitions: int, seconds: float) -> dict[str, list[float]]:
    """All figures, the repetitions interleaved: what disturbs the machine for a while disturbs every row."""
    figures: dict[str, list[float]] = {name: [] for name in rows}
    for name in track(list(rows) * repetitions, "Measuring", console=Console(stderr=True), transient=True):
        figures[name].append(rows[name][1](seconds))
    return figures


def figures_table(rows: dict[str, tuple[str, Measure]], figures: dict[str, list[float]]) -> Table:
    table = Table("", "best", "worst", "unit", title="Random games on one core")
    table.columns[1].justify = table.columns[2].justify = "right"
    for name, (unit, _) in rows.items():
        most, least = best_and_worst(unit, figures[name])
        digits = ".2f" if unit == MICROSECONDS else ".0f"
        table.add_row(name, f"{most:,{digits}}", f"{least:,{digits}}", unit)
    return table


def best_and_worst(unit: str, figures: list[float]) -> tuple[float, float]:
    low, high = min(figures), max(figures)
    return (high, low) if unit.endswith("/s") else (low, high)


def bars_table(found: list[Bar]) -> Table:
    table = Table("title", "", "measured", "bar", "verdict", "forced moves too", title="Bars, on the best of each")
    table.columns[2].justify = table.columns[3].justify = table.columns[5].justify = "right"
    for bar in found:
        verdict = "[green]met[/]" if bar.met else "[red]missed[/]"
        sign = "≥" if bar.at_least else "≤"
        every_move = f"{bar.every_move:,.2f} {bar.unit}" if bar.every_move else ""
        table.add_row(bar.title, bar.text, f"{bar.value:,.2f} {bar.unit}", f"{sign} {bar.bar:,g}", verdict, every_move)
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="for each row in each repetition")
    asked = parser.parse_args()
    if not COMPILED:
        sys.exit("the interpreted engine was loaded: run `make bench`, which compiles it and puts it on the path")
    stay_on_one_core()
    rows = all_rows()
    gc.freeze()  # what the peers have loaded is not searched for garbage again and again while others are measured
    figures = measured(rows, asked.repetitions, asked.seconds)
    best = {name: best_and_worst(unit, figures[name])[0] for name, (unit, _) in rows.items()}
    found = [bar for title in TITLES for bar in bars(title, best)]
    console = Console()
    console.print(figures_table(rows, figures), bars_table(found))
    write_results(rows, figures, best, found)
    missed = [bar for bar in found if not bar.met]
    for bar in missed:
        console.print(f"[red]missed:[/] {bar.as_text()}", highlight=False)
    return 1 if missed else 0


def write_results(
    rows: dict[str, tuple[str, Measure]], figures: dict[str, list[float]], best: dict[str, float], found: list[Bar]
) -> None:
    results = {
        "python": platform.python_version(),
        "versions": {name: version(name) for name in ("triforium", "open_spiel", "catanatron")},
        "rows": {name: {"unit": rows[name][0], "best": best[name], "all": figures[name]} for name in rows},
        "bars": [{**asdict(bar), "met": bar.met} for bar in found],
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
