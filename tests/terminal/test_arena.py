"""The arena: fair seats, paired deals, the same figures whoever plays them, and a file that nothing can spoil."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import mean, stdev

import pyarrow.parquet as pq
import pytest

from tests.terminal.conftest import Run, command, interruptible
from triforium.bots import Bot, decide
from triforium.kernel.code import code_of
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.state import State
from triforium.terminal import results, scoreboard
from triforium.terminal.match import Row, play_match, ranks
from triforium.terminal.screen import make_console
from triforium.terminal.series import Plan, planned
from triforium.terminal.standings import Standing, margin, ratings, standings
from triforium.terminal.tally import Tally
from triforium.terminal.words import MARKS, Words

PLAN = Plan("pillars", 3, ["greedy", "random", "random"], {}, 5)
TERMS = ("pillars", "--bots=greedy,random,random", "--games=6", "--seed=5")
LONG = ("keythedral", "--bots=greedy,greedy,greedy", "--games=30000", "--jobs=2")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out.parquet"


def rows_of(path: Path) -> list[Row]:
    """All that is in a file, without the time it took."""
    return [Row(**{**row, "seconds": 0.0}) for row in pq.read_table(path).to_pylist()]


def table_of(text: str) -> list[str]:
    """The lines of the bots, without the time it took."""
    return [line.rsplit(maxsplit=1)[0] for line in text.splitlines() if line.startswith(("greedy", "random"))]


def row(deal: int, seat: int, bot: str, points: int, rank: int, win: float) -> Row:
    return Row(deal, 0, seat, bot, points, rank, win, 10, 0.5, 20)


# Playing ------------------------------------------------------------------------------------------------------------


def test_every_bot_plays_every_deal_from_every_seat(run: Run, out: Path) -> None:
    assert run("arena", *TERMS, "--jobs=1", f"--out={out}").status == 0
    rows = rows_of(out)
    assert [(row.deal, row.rotation, row.seat) for row in rows] == [
        (deal, rotation, seat) for deal in range(2) for rotation in range(3) for seat in range(3)
    ]
    for deal in range(2):
        assert sorted(row.seat for row in rows if row.deal == deal and row.bot == "greedy") == [0, 1, 2]
    assert all(row.moves == sum(r.decisions for r in rows if r[:2] == row[:2]) > 0 for row in rows)


def test_the_rotations_of_a_deal_begin_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[State] = []

    def watching(player: Bot, state: State, seat: int) -> int:
        firsts.setdefault(id(state), state.clone())
        return decide(player, state, seat)

    monkeypatch.setattr("triforium.terminal.match.decide", watching)
    for deal in range(2):
        for rotation in range(3):
            firsts: dict[int, State] = {}
            play_match(PLAN, deal, rotation)
            seen += firsts.values()
    assert len(seen) == 6
    assert seen[0] == seen[1] == seen[2] != seen[3] == seen[4] == seen[5]


def test_bots_have_luck_of_their_own_in_every_game() -> None:
    games = [(deal, rotation) for deal in range(3) for rotation in range(3)]
    words = {player.chance.word() for game in games for player in PLAN.players(PLAN.bots, *game)}
    assert len(words) == 27


def test_the_number_of_processes_changes_nothing(run: Run, tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{name}.parquet" for name in ("one", "two", "other"))
    alone = run("arena", *TERMS, "--jobs=1", f"--out={one}")
    assert table_of(run("arena", *TERMS, "--jobs=2", f"--out={two}").out) == table_of(alone.out) != []
    assert rows_of(two) == rows_of(one)
    run("arena", *TERMS[:-1], "--seed=6", "--jobs=1", f"--out={other}")
    assert rows_of(other) != rows_of(one)


def test_games_are_rounded_up_to_whole_deals(run: Run, out: Path) -> None:
    ran = run("arena", "pillars", "--bots=random,random,random", "--games=4", f"--out={out}")
    assert "6 games rather than 4: 2 deals" in ran.out
    assert len(rows_of(out)) == 6 * 3


def test_who_won_comes_first_whatever_broke_the_tie() -> None:
    assert ranks([30, 41, 41, 30], [2]) == [3, 2, 1, 3]
    assert ranks([41, 7, 41], [0, 2]) == [1, 3, 1]


# Figures ------------------------------------------------------------------------------------------------------------


def test_ties_are_split_and_a_bot_has_one_line() -> None:
    games = [
        [row(0, 0, "a", 20, 1, 0.5), row(0, 1, "b", 20, 1, 0.5), row(0, 2, "b", 5, 3, 0.0)],
        [row(1, 0, "a", 8, 2, 0.0), row(1, 1, "b", 9, 1, 1.0), row(1, 2, "b", 8, 2, 0.0)],
    ]
    a, b = standings(["a", "b", "b"], games)
    assert (a.bot, a.tally.games, a.tally.won, a.tally.mean) == ("a", 2, 0.5, 14)
    assert (b.bot, b.tally.games, b.tally.won, b.tally.mean) == ("b", 4, 1.5, 10.5)
    assert a.milliseconds == pytest.approx(50)


def test_the_margin_and_its_error_are_those_of_deals() -> None:
    points = [[(30, 20), (26, 20)], [(18, 20), (22, 21)], [(40, 25), (31, 30)]]
    games = [
        [row(deal, 0, "a", own, 1, 1.0), row(deal, 1, "b", other, 2, 0.0)]
        for deal, pairs in enumerate(points)
        for own, other in pairs
    ]
    by_deal = [mean(own - other for own, other in pairs) for pairs in points]
    assert margin("a", games) == pytest.approx((mean(by_deal), stdev(by_deal) / 3**0.5))
    assert margin("b", games) == pytest.approx((-mean(by_deal), stdev(by_deal) / 3**0.5))
    assert margin("a", games[:2]) == (8, None)


def test_ratings_rise_with_wins_and_not_with_seats() -> None:
    win = [row(0, 0, "a", 9, 1, 1.0), row(0, 1, "b", 8, 2, 0.0), row(0, 2, "b", 7, 3, 0.0)]
    tie = [row(0, 0, "a", 9, 1, 0.5), row(0, 1, "b", 9, 1, 0.5)]
    rated = ratings([win] * 10)
    assert rated["a"][0] > 25 > rated["b"][0]
    assert rated["a"][1] < 25 / 3
    assert ratings([tie])["a"] == ratings([tie])["b"]


def test_greedy_beats_random(run: Run, out: Path) -> None:
    ran = run("arena", "pillars", "--bots=random,greedy", "--games=20", f"--out={out}")
    rows = rows_of(out)
    pairs = [rows[first : first + 2] for first in range(0, 40, 2)]
    weak, strong = standings(["random", "greedy"], pairs)
    assert strong.tally.won >= 18
    assert strong.tally.won + weak.tally.won == 20
    assert strong.rating > weak.rating
    assert strong.margin == pytest.approx(-weak.margin)
    assert [line.split()[0] for line in table_of(ran.out)] == ["random", "greedy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report(run: Run, out: Path, lang: str) -> None:
    ran = run("arena", *TERMS, f"--out={out}", "--lang", lang)
    assert ran.status == 0
    assert ran.out.split()[0] == "pillars-3"
    assert ("33.3 %" if lang == "en" else "33,3 %") in ran.out
    assert str(out) in ran.out
    assert max(map(len, ran.out.splitlines()[:5])) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_figures_fit_on_80_columns(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    tally = Tally()
    for _ in range(1000):
        tally.add(160, 1)
    extreme = Standing("search:500ms", tally, -112.3, 10.2, (58.3, 4.1), 512.3)
    make_console().print(scoreboard.table("keythedral-5-500ms", [extreme], Words(lang)))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0].strip() == "keythedral-5-500ms"
    told = "search:500ms 1,000 100.0 % 100 – 100 % 160.0 -112.3 ± 10.2 58.3 ± 4.1 512"
    assert " ".join(lines[-1].split()) == (told if lang == "en" else told.translate(MARKS))


# The file -----------------------------------------------------------------------------------------------------------


def test_the_file_says_what_was_played(run: Run, out: Path) -> None:
    run("arena", *TERMS, f"--out={out}", "--option=madonna=one")
    terms = json.loads(pq.read_schema(out).metadata[results.LABEL])
    assert terms["game"] == "pillars"
    assert terms["bots"] == ["greedy", "random", "random"]
    assert terms["options"] == {"madonna": "one", "expansion": "none"}
    assert terms["seed"] == "5"
    assert terms["version"]
    assert [path.name for path in out.parent.glob("out*")] == ["out.parquet"]


def test_the_example_of_the_docs(run: Run, tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    argv = re.findall(r"`triforium (arena [^`]+--out greedy.parquet)`", page)[0].split()
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert run(*argv[:-1], str(tmp_path / "greedy.parquet")).status == 0
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    said = re.findall(r"print\(.*\)\s+# (.+)", code)
    assert ran.stdout.splitlines()[1:] == said != []


def test_an_arena_that_was_killed_goes_on(run: Run, tmp_path: Path, out: Path) -> None:
    whole = tmp_path / "whole.parquet"
    shown = run("arena", *TERMS, f"--out={whole}").out
    terms, rows = results.read(whole)
    games = [json.dumps(rows[first : first + 3]) for first in (3, 0, 9)]  # as they came from two processes
    left = "\n".join([json.dumps(terms), *games, games[0][:40]])
    out.with_name("out.parquet.part").write_text(left, encoding="utf-8")
    assert table_of(run("arena", *TERMS, f"--out={out}").out) == table_of(shown)
    assert rows_of(out) == rows_of(whole)
    seconds = {row[:3]: row.seconds for row in results.read(out)[1]}
    assert all(seconds[row[:3]] == row.seconds for row in rows[:6]), "what was played is not played again"


def test_an_arena_killed_after_its_last_game_is_finished(run: Run, tmp_path: Path, out: Path) -> None:
    whole = tmp_path / "whole.parquet"
    run("arena", *TERMS, f"--out={whole}")
    terms, rows = results.read(whole)
    part = out.with_name("out.parquet.part")
    part.write_text(f"{json.dumps(terms)}\n{json.dumps(rows)}\n", encoding="utf-8")
    assert run("arena", *TERMS, f"--out={out}").status == 0
    assert rows_of(out) == rows_of(whole)
    assert not part.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such locks")
def test_two_at_a_time_do_not_play_for_one_file(run: Run, out: Path) -> None:
    plan = planned("pillars", 3, ["greedy", "random", "random"], {}, 5)
    with results.Results(out, results.terms_of(plan)):
        ran = run("arena", *TERMS, f"--out={out}")
    assert ran.status == 1
    assert "another process is playing" in ran.err


def test_more_games_are_added_and_fewer_are_only_shown(run: Run, out: Path) -> None:
    run("arena", *TERMS, f"--out={out}")
    six = rows_of(out)
    run("arena", *TERMS, "--games=9", f"--out={out}")
    nine = out.read_bytes()
    assert rows_of(out)[:18] == six
    assert len(rows_of(out)) == 27
    assert run("arena", *TERMS, "--games=3", f"--out={out}").out.splitlines()[3].split()[:2] == ["greedy", "3"]
    assert out.read_bytes() == nine


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("--seed=6", "(seed 5 instead of 6)"),
        ("--bots=greedy,random", "(bots ["),
        ("--option=madonna=one", "(options {"),
    ],
)
def test_the_file_of_another_arena_is_refused(run: Run, out: Path, changed: str, told: str) -> None:
    run("arena", *TERMS, f"--out={out}")
    before = out.read_bytes()
    ran = run("arena", *TERMS, changed, f"--out={out}")
    assert ran.status == 1
    assert told in ran.err
    assert "--out" in ran.err
    assert out.read_bytes() == before


def test_results_of_other_code_are_refused(run: Run, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert code_of("pillars") != code_of("guilds")
    run("arena", *TERMS, f"--out={out}")
    monkeypatch.setattr(results, "code_of", lambda game: "changed")
    assert "(code " in run("arena", *TERMS, f"--out={out}").err


@pytest.mark.parametrize("name", ["out.parquet", "out.parquet.part"])
def test_a_file_that_is_no_arena_is_left_alone(run: Run, out: Path, name: str) -> None:
    path = out.with_name(name)
    path.write_text("my thesis", encoding="utf-8")
    ran = run("arena", *TERMS, f"--out={out}")
    assert ran.status == 1
    assert "is not the file of an arena" in ran.err
    assert path.read_text(encoding="utf-8") == "my thesis"


def test_without_a_file_it_is_kept_in_the_data_folder(run: Run, data: Path) -> None:
    run("arena", *TERMS)
    run("arena", *TERMS, "--seed=6")
    run("arena", *TERMS)
    assert len(list((data.parent / "arenas").glob("pillars-3-*.parquet"))) == 2


# Interruptions ------------------------------------------------------------------------------------------------------


def begun(out: Path) -> "subprocess.Popen[str]":
    """An arena that would take long, after its first games."""
    arena = subprocess.Popen(
        command("arena", *LONG, f"--out={out}"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
        preexec_fn=interruptible,
    )
    part = out.with_name(f"{out.name}.part")
    for _ in range(600):
        if part.exists() and part.read_text(encoding="utf-8").count("\n") > 2:
            return arena
        time.sleep(0.1)
    raise AssertionError(arena.communicate())


def children(process: "subprocess.Popen[str]") -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_stops_at_once_with_what_there_is(out: Path) -> None:
    arena = begun(out)
    workers = children(arena)
    began = time.monotonic()
    arena.send_signal(signal.SIGINT)
    shown, errors = arena.communicate(timeout=20)
    assert time.monotonic() - began < 3, "a second, on a machine with nothing else to do"
    assert arena.returncode == 130
    assert "Traceback" not in errors
    played = len(rows_of(out)) // 3
    assert f"Stopped after {played} of 30" in shown
    assert "greedy" in shown
    assert gone(workers)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_nothing_is_lost_when_it_is_killed(run: Run, out: Path) -> None:
    arena = begun(out)
    workers = children(arena)
    arena.kill()
    arena.communicate(timeout=20)
    assert gone(workers), "processes of the pool must not stay behind"
    lines = out.with_name("out.parquet.part").read_text(encoding="utf-8").splitlines(keepends=True)
    played = sum(line.endswith("\n") for line in lines) - 1
    run("arena", *LONG, "--games=3", f"--out={out}")
    assert len(rows_of(out)) // 3 >= played >= 2


def gone(workers: list[int]) -> bool:
    """Within ten seconds; one that has ended but was not waited for counts as gone."""
    assert workers
    for _ in range(100):
        if not any(alive(pid) for pid in workers):
            return True
        time.sleep(0.1)
    return False


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False


def test_a_missing_library_is_told_in_one_line() -> None:
    code = (
        "import sys; sys.modules['openskill'] = None; from triforium.terminal.main import main;"
        "sys.exit(main(['arena', 'pillars']))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stderr == "triforium: arena needs openskill: install it with pip install 'triforium[arena]'\n"


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (("pillars", "guilds"), "an arena is of one game"),
        (("pillars", "--bots=greedy,nobody"), "there is no bot 'nobody'"),
        (("pillars", "--bots=greedy"), "pillars with expansion=none is for 2 to 4 players, not 1"),
        (("pillars", "--option=madonna=none"), "madonna"),
        (("pillars", "--games=0"), "at least one game"),
        (("ludo",), "there is no game 'ludo'"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(run: Run, argv: tuple[str, ...], told: str) -> None:
    ran = run("arena", *argv)
    assert ran.status == 1
    assert told in ran.err
