"""Are the win chances of a review true? Bots play, and what was foretold is held against what happened.

python -m benchmarks.calibration           on fresh games: a table, exit code 1 where a title misses the bar
python -m benchmarks.calibration --write   fits the mapping anew: chances.json, and the sample that the tests read
python -m benchmarks.calibration --write keythedral   the same for this title alone
"""

import argparse
import gzip
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

import triforium
from triforium.bots import play_out
from triforium.kernel.vecs import COMPILED
from triforium.review import decisions, weigh
from triforium.review.account import result
from triforium.review.fitting import Sample, Tenth, fitted, tenths
from triforium.terminal.series import Plan, counting, in_processes, planned, processors

BOT = "search:60"
POSITIONS = 12
"""Of each game that are looked at."""
TO_FIT, TO_CHECK = 400, 200
"""Games: for each number of seats, and for each title in each series."""
SERIES = 3
"""To check with: one alone has tenths with so few games that luck is often off by five points."""
TOLERANCE = 0.05
ENOUGH = 100
"""Games in a tenth before it is judged."""
WEIGHTS = Path("src/triforium/review/chances.json")
SAMPLE = Path("tests/review/sample.json.gz")


def plans(seed: int) -> list[Plan]:
    """Every title with every number of seats that it takes, with whatever options that needs."""
    found: dict[tuple[str, int], Plan] = {}
    for name in triforium.games():
        game = triforium.game(name)
        ways: list[dict[str, str]] = [{}]
        ways += [{option: value} for option, values in game.options.items() for value in values]
        for options in ways:
            for seats in game.seats_with(options):
                found.setdefault((name, seats), planned(name, seats, [BOT], options, seed))
    return list(found.values())


def sampled(plan: Plan, number: int) -> list[Sample]:
    """Plays a game and looks at some of its decisions."""
    state = plan.deal(number)
    play_out(state, plan.players(plan.bots, number))
    record, won = triforium.Record.of(state), result(state)
    every = decisions(record)
    chosen = random.Random(number).sample(every, min(POSITIONS, len(every)))
    found = []
    for move in sorted(chosen):
        weighing = weigh(record.dumps(), move)
        shares = [round(share, 3) for share in weighing.shares]
        progress = round(move / len(record.moves), 3)
        found.append(Sample(plan.game, plan.seed * 1000 + number, record.moves[move][0], progress, shares, won))
    return found


def gathered(games: Sequence[tuple[Plan, int]], label: str) -> list[Sample]:
    """What all these games show, in an order that does not hang on the processes."""
    with counting(label, len(games)) as advance:
        found = []
        for samples in in_processes(sampled, games, processors()):
            found += samples
            advance(1)
    return sorted(found)


def to_check(seed: int, titles: Sequence[str]) -> Iterator[tuple[Plan, int]]:
    """All series of these titles, spread over the numbers of seats."""
    for series in range(SERIES):
        every = plans(seed + series)
        for name in titles:
            own = [plan for plan in every if plan.game == name]
            yield from ((own[number % len(own)], number) for number in range(TO_CHECK))


def judged(samples: Sequence[Sample]) -> dict[str, list[Tenth]]:
    """What was foretold and what happened: by title, and for all of them."""
    found = {name: tenths(one for one in samples if one.game == name) for name in triforium.games()}
    return {**found, "all": tenths(samples)}


def missed(one: Tenth) -> bool:
    return one.games >= ENOUGH and abs(one.foretold - one.happened) > TOLERANCE


def shown(found: dict[str, list[Tenth]]) -> Table:
    table = Table(
        "title", "tenth", "games", "predictions", "foretold", "happened", "apart", title="Win chances of reviews"
    )
    for name, own in found.items():
        for one in own:
            verdict = " [red]missed[/]" if missed(one) else "" if one.games >= ENOUGH else " [dim](few games)[/]"
            table.add_row(
                name, f"{10 * one.number} – {10 * one.number + 10} %", str(one.games), str(one.size),
                f"{one.foretold:.1%}", f"{one.happened:.1%}", f"{100 * (one.happened - one.foretold):+.1f}{verdict}",
            )  # fmt: skip
    return table


def fit(seed: int, titles: Sequence[str]) -> None:
    """Fits these titles with every number of seats, and stores what other games then show."""
    weights: dict[str, dict[str, list[float]]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    for plan in [plan for plan in plans(seed) if plan.game in titles]:
        samples = gathered([(plan, number) for number in range(TO_FIT)], f"{plan.game}, {plan.seats} seats")
        weights.setdefault(plan.game, {})[str(plan.seats)] = fitted(samples)
        print(plan.game, plan.seats, weights[plan.game][str(plan.seats)], flush=True)
        lines = [f'  "{name}": {json.dumps(own)}' for name, own in weights.items()]
        WEIGHTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    others = [sample for sample in stored() if sample.game not in titles]
    store(sorted(others + gathered(list(to_check(seed + 1, titles)), "sample")))


def store(samples: Sequence[Sample]) -> None:
    """The same samples always make the same file."""
    lines = "".join(f"{json.dumps(sample, separators=(',', ':'))}\n" for sample in samples)
    SAMPLE.write_bytes(gzip.compress(lines.encode(), mtime=0))


def stored() -> list[Sample]:
    return [Sample(*json.loads(line)) for line in gzip.decompress(SAMPLE.read_bytes()).splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("--write", action="store_true", help="fit anew and store the numbers and a sample")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="these alone, instead of all")
    asked = parser.parse_args()
    titles = [triforium.game(name).name for name in asked.titles or triforium.games()]
    if not COMPILED:
        sys.exit("the interpreted engine was loaded: run `make calibration` or `make calibrate`")
    if asked.write:
        fit(1302, titles)
        return 0
    found = judged(gathered(list(to_check(time.time_ns(), titles)), "games"))
    Console().print(shown(found))
    return 1 if any(missed(one) for own in found.values() for one in own) else 0


if __name__ == "__main__":
    sys.exit(main())
