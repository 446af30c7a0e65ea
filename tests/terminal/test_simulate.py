"""Simulation: the same figures whatever the number of processes, and honest intervals."""

import json
import os
import re
import signal
import subprocess
import time
from statistics import mean, median, pstdev
from typing import Any

import pytest

from tests.terminal.conftest import Run, command, interruptible
from triforium.terminal.series import Plan
from triforium.terminal.tally import Tallies, Tally, wilson
from triforium.terminal.words import Words


def figures(run: Run, *argv: str) -> dict[str, Any]:
    ran = run("simulate", "pillars", "--json", *argv)
    assert ran.status == 0
    found: dict[str, Any] = json.loads(ran.out)
    speed = found.pop("speed")
    assert speed["games_per_second"] > 0
    return found


def test_the_number_of_processes_changes_nothing(run: Run) -> None:
    terms = ("--games=7", "--seats=2", "--bots=random", "--seed=2")
    alone = figures(run, *terms, "--jobs=1")
    assert figures(run, *terms, "--jobs=2") == alone
    assert figures(run, *terms, "--jobs=3") == alone
    assert figures(run, *terms[:3], "--seed=3", "--jobs=1") != alone


def test_bots_change_seats(run: Run) -> None:
    found = figures(run, "--games=6", "--seats=3", "--bots=greedy,random,random", "--jobs=1")
    assert found["by_bot"]["greedy"]["played"] == 6
    assert found["by_bot"]["random"]["played"] == 12
    assert [found["by_seat"][seat]["played"] for seat in "123"] == [6, 6, 6]
    assert sum(found["by_seat"][seat]["wins"] for seat in "123") == pytest.approx(6)
    assert sum(bot["wins"] for bot in found["by_bot"].values()) == pytest.approx(6)
    ranks = [found["by_rank"][rank]["mean"] for rank in "123"]
    assert ranks == sorted(ranks, reverse=True)


def test_seats_move_up_by_one_each_game() -> None:
    plan = Plan("pillars", 3, ["a", "b", "c"], {}, 0)
    assert [plan.seated(number) for number in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_the_report(run: Run, lang: str) -> None:
    ran = run("simulate", "pillars", "--games=6", "--seats=4", "--bots=random", "--jobs=1", "--lang", lang)
    assert ran.status == 0
    assert "95 %" in ran.out
    assert "D (4)" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_as_a_process(spawn: Run) -> None:
    ran = spawn("simulate", "pillars", "--games=4", "--bots=random", "--jobs=2")
    assert ran.status == 0
    assert "\x1b" not in ran.out + ran.err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.slow
def test_ctrl_c_stops_at_once_with_what_there_is(jobs: str) -> None:
    argv = command("simulate", "pillars", "--games=100000", "--seats=2", "--bots=random,search:5", f"--jobs={jobs}")
    with subprocess.Popen(
        argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ, preexec_fn=interruptible
    ) as process:
        time.sleep(6)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=20)
    assert time.monotonic() - began < 3, "a second, on a machine with nothing else to do"
    assert process.returncode == 130
    assert "Traceback" not in errors
    stopped = re.search(r"Stopped after ([\d,]+) of 100,000 games", errors)
    assert stopped
    assert int(stopped[1].replace(",", "")) > 0
    assert "search:5" in shown


@pytest.mark.parametrize(("lang", "number"), [("en", "1,234.5"), ("nl", "1.234,5"), ("de", "1.234,5")])
def test_numbers_have_the_marks_of_the_language(lang: str, number: str) -> None:
    assert Words(lang).number(1234.5, 1) == number
    assert Words(lang).number(-0.25, 2, sign=True)[0] == "-"


def test_a_tally_counts_like_the_textbook() -> None:
    scores = [3, 9, 4, 4, 12, 7]
    tally = Tally()
    for score in scores:
        tally.add(score, 0)
    assert (tally.mean, tally.median) == (mean(scores), median(scores))
    assert tally.spread == pytest.approx(pstdev(scores))
    tally.add(100, 1)
    assert tally.median == median([*scores, 100])


def test_a_shared_win_is_a_fraction() -> None:
    tallies = Tallies()
    tallies.add(["a", "b", "b"], [5, 5, 1], [0, 1], 10)
    tallies.add(["a", "b", "b"], [5, 4, 1], [0], 10)
    assert tallies.bots["a"].won == 1.5
    assert tallies.bots["b"].won == 0.5
    assert tallies.decisions == 20


def test_wilson_intervals() -> None:
    low, high = wilson(10, 40)
    assert (round(low, 4), round(high, 4)) == (0.1419, 0.4019)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)
