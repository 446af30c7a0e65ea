"""Arena files: every bar is written down correctly, and is met or missed as it says."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from triforium.kernel.registry import game
from triforium.terminal.standings import Standing
from triforium.terminal.strength import Bar, judge, read, read_all
from triforium.terminal.tally import Tally

FILES = sorted((Path(__file__).parents[2] / "benchmarks" / "strength").glob("*.toml"))

STRONG = """
game = "pillars"
bots = ["greedy", "random"]
games = 10
seed = 3
[bar]
bot = "greedy"
win_share = 0.9
"""
WEAK = STRONG.replace('bot = "greedy"', 'bot = "random"')
RIVAL = WEAK.replace("win_share = 0.9", 'no_worse_than = "strong"')


def standing(won: int, games: int) -> Standing:
    tally = Tally()
    for number in range(games):
        tally.add(0, 1 if number < won else 0)
    return Standing("a", tally, 0.0, None, (25.0, 8.0), 1.0)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_bars_of_the_house(path: Path) -> None:
    arena = read(path)
    star, *others = arena.bots
    time = "500ms" if path.stem.endswith("500ms") else "50ms"
    assert (star, set(others)) == (f"search:{time}", {"greedy"})
    assert arena.bar.bot == star
    assert game(arena.game).new(len(arena.bots), 0, arena.options).seats == len(arena.bots)
    assert path.stem.startswith(f"{arena.game}-{len(arena.bots)}")
    assert arena.games == (100 if time == "500ms" else 200)
    if arena.bar.rival:
        rival = read(path.with_name(f"{arena.bar.rival}.toml"))
        assert (rival.game, rival.options, rival.seed) == (arena.game, arena.options, arena.seed)
        assert len(rival.bots) == len(arena.bots)


def test_all_of_them_are_found() -> None:
    assert len(FILES) == 18
    assert [arena.name for arena in read_all(FILES[:1])] == ["guilds-2", "guilds-2-500ms"]


def test_a_number_has_to_be_reached() -> None:
    assert judge(Bar("a", 0.6, None), standing(60, 100), None).met
    missed = judge(Bar("a", 0.6, None), standing(59, 100), None)
    assert not missed.met
    assert (missed.target, missed.share) == (0.6, 0.59)
    assert missed.low < 0.59 < missed.high


def test_no_worse_than_a_rival_as_far_as_one_can_tell() -> None:
    bar = Bar("a", None, "rival")
    verdict = judge(bar, standing(55, 100), standing(120, 200))
    assert verdict.met
    assert (verdict.target, verdict.rival) == (0.6, True)
    assert verdict.high > 0.6
    assert not judge(bar, standing(45, 100), standing(120, 200)).met


def test_a_rival_has_its_luck_too() -> None:
    """One lost game is no proof against 200 that were won; it was, as long as a rival's share was taken for exact."""
    bar = Bar("a", None, "rival")
    assert judge(bar, standing(99, 100), standing(200, 200)).met
    assert not judge(bar, standing(96, 100), standing(200, 200)).met


def test_files_are_played_and_judged(run: Run, tmp_path: Path) -> None:
    for name, text in {"strong": STRONG, "weak": WEAK, "rival": RIVAL}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    folder = f"--out={tmp_path / 'results'}"
    met = run("arena", str(tmp_path / "strong.toml"), folder)
    assert met.status == 0
    assert met.out.split()[-1] == "met"
    missed = run("arena", str(tmp_path / "strong.toml"), str(tmp_path / "weak.toml"), folder)
    assert missed.status == 1
    assert [line.split()[0] for line in missed.out.splitlines()[-2:]] == ["strong", "weak"]
    rival = run("arena", str(tmp_path / "rival.toml"), folder)
    assert rival.status == 1
    assert [line.split()[0] for line in rival.out.splitlines() if "missed" in line] == ["rival"]
    assert "~ 100.0 %" in rival.out
    names = sorted(path.name.rpartition("-")[0] for path in (tmp_path / "results").iterdir())
    assert names == ["rival", "strong", "weak"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("games = 10", "", "games: missing"),
        ("seed = 3", 'seed = "3"', "seed: missing, unknown or of the wrong kind"),
        ("seed = 3", "sead = 3", "sead: missing, unknown"),
        ("win_share = 0.9", "win_share = 90", "a bar has a bot"),
        ("win_share = 0.9", 'win_share = 0.9\nno_worse_than = "x"', "a bar has a bot"),
        ('bot = "greedy"', 'bot = "master"', "the bar is for master, which does not play"),
        ("games = 10", "games = ", "at line"),
        ('"pillars"', '"ludo"', "there is no game 'ludo'"),
        ("games = 10", "games = 0", "at least one game"),
        ('"greedy", "random"]', '"greedy", 7]', "words, in quotes"),
        ("seed = 3", "options = { madonna = 1 }", "words, in quotes"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(run: Run, tmp_path: Path, old: str, new: str, told: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(STRONG.replace(old, new), encoding="utf-8")
    ran = run("arena", str(path))
    assert ran.status == 1
    assert told in ran.err


def test_a_file_says_all_itself(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "strong.toml"
    path.write_text(STRONG, encoding="utf-8")
    assert "name it alone" in run("arena", str(path), "--games=3").err
    assert "missing.toml" in run("arena", str(tmp_path / "missing.toml")).err
