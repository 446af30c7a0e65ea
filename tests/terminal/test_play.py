"""Playing: whole games by scripted input, and everything a player can type besides a number."""

import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

import triforium
from tests.terminal.conftest import Run, command, interruptible
from triforium import Record
from triforium.kernel.game import Game
from triforium.kernel.meta import LANGUAGES


def script(seed: int, lines: int = 4000) -> str:
    """Numbers, of which those too high are simply asked again."""
    luck = random.Random(seed)
    return "".join(f"{luck.randint(1, 9)}\n" for _ in range(lines))


def saved(data: Path) -> Record:
    (path,) = data.glob("*.json")
    return Record.load(path)


@pytest.mark.parametrize(("lang", "seats"), list(zip(LANGUAGES, (4, 3, 2), strict=True)))
def test_a_whole_game(run: Run, data: Path, lang: str, seats: int) -> None:
    ran = run("play", "pillars", f"--seats={seats}", "--seed=5", "--bots=random", "--lang", lang, stdin=script(seats))
    assert ran.status == 0
    assert ran.err == ""
    record = saved(data)
    state = record.replay()
    assert state.over
    end = "\n".join(ran.out.splitlines()[-seats - 3 :])
    assert all(str(points) in end for points in state.scores())
    assert str(next(data.glob("*.json"))) in ran.out


@pytest.mark.parametrize("compiled", [True, False])
def test_playing_without_a_compiler_is_said_to_be_slower(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr("triforium.terminal.play.COMPILED", compiled)
    assert ("runs as plain Python" in run("play", "pillars", stdin="q\n").out) != compiled


def test_a_title_without_a_drawing_is_played_all_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "table", lambda *args: None)
    ran = run("play", "pillars", "--seats=2", "--seed=1", stdin="1\nq\n")
    assert ran.status == 0
    assert "'kingsbridge'" in ran.out


@pytest.mark.parametrize("title", triforium.games())
def test_a_master_says_what_it_would_do(run: Run, data: Path, title: str) -> None:
    """A small table: up to three of the numbered options, the most weighed first, and nothing has been decided."""
    ran = run("play", title, "--seats=2", "--seed=1", "--bots=random", stdin="m\nq\n")
    assert ran.status == 0
    _, _, said = ran.out.partition("A master would do this")
    rows = re.findall(r"^ *(\d+)  +(\d+) %  +[+-]\d+\.\d  \S", said, re.MULTILINE)
    assert 1 <= len(rows) <= 3
    shares = [int(share) for _, share in rows]
    assert shares == sorted(shares, reverse=True)
    shown = re.findall(r"^ *(\d+)  \S", ran.out.partition("A master would do this")[0], re.MULTILINE)
    assert {number for number, _ in rows} <= set(shown)
    assert not list(data.glob("*.json"))


def test_a_master_plays_in_the_terminal(run: Run, data: Path) -> None:
    ran = run("play", "pillars", "--seats=2", "--seed=1", "--bots=master", stdin="1\n1\nq\n")
    assert ran.status == 0
    assert "(master)" in saved(data).players[1]


def test_as_a_process(spawn: Run, data: Path) -> None:
    ran = spawn("play", "pillars", "--seats=2", "--seed=1", stdin="1\nq\n")
    assert ran.status == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out
    assert len(saved(data).moves) >= 1


def test_the_table_shows_everything_and_players_have_letters(run: Run) -> None:
    out = run("play", "pillars", "--seed=7").out
    for word in ("Round 1 of 6", "Phase I", "Agnes (you)", " D  Drogo", "Mortar Mixer", "Wool fair", "Market: 4 sand"):
        assert word in out
    assert "Your choice:" in out


def test_the_end_of_input_leaves_and_keeps_the_game(run: Run, data: Path) -> None:
    ran = run("play", "pillars", "--seed=7", stdin="2\n")
    assert ran.status == 0
    assert "--resume" in ran.out
    assert any(seat == 0 for seat, _ in saved(data).moves)


def test_the_rule_behind_a_prompt_and_any_other(run: Run) -> None:
    out = run("play", "pillars", "--seed=7", stdin="?\n? III.12\n?II.3\n? XX\nq\n").out
    assert "I.1 One card a turn" in out
    assert "III.12.4 Leaving" in out
    assert "II.3 Place or pass" in out
    assert "no paragraph XX" in out


@pytest.mark.parametrize("answer", ["0", "99", "foo", "-1", "1x", "1 oops", "1 2", "q 1", "u!", "²", "9" * 5000])
def test_bad_input_is_asked_again(run: Run, data: Path, answer: str) -> None:
    ran = run("play", "pillars", "--seed=7", stdin=f"{answer}\nq\n")
    assert ran.status == 0
    assert "type a number (1–8)" in ran.out
    assert not list(data.glob("*.json"))


def test_help_journal_and_table(run: Run) -> None:
    out = run("play", "pillars", "--seed=7", stdin="h\nl\nt\nq\n").out
    assert "take your last move back" in out
    assert out.count("Round 1 begins") == 2
    assert out.count("Round 1 of 6") == 2


def test_undo_takes_a_move_back(run: Run, data: Path) -> None:
    before = run("play", "pillars", "--seats=2", "--seed=3", stdin="u\nq\n")
    assert "nothing to take back" in before.out
    after = run("play", "pillars", "--seats=2", "--seed=3", stdin="2\nu\nq\n")
    assert "taken back" in after.out
    assert not any(seat == 0 for seat, _ in saved(data).moves)


def test_undo_is_refused_once_something_was_seen(run: Run) -> None:
    out = run("play", "pillars", "--seats=2", "--seed=3", stdin="1\nu\nq\n").out
    assert "cannot be taken back" in out


def test_bots_answer_the_same_after_undo_and_restart(run: Run, data: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    terms = ("play", "pillars", "--seats=3", "--seed=4", "--bots=random")
    run(*terms, "--save", str(one), stdin="2\n2\n1\n")
    run(*terms, "--save", str(two), stdin="2\nu\n2\nq\n")
    run("play", "pillars", "--load", str(two), stdin="2\n1\n")
    assert Record.load(one).moves == Record.load(two).moves


def test_resume_goes_on_with_the_last_game(run: Run, data: Path) -> None:
    run("play", "pillars", "--seats=3", "--seed=8", "--seat=2", "--bots=random,greedy", "--name=Tom", stdin="1\n")
    record = saved(data)
    assert record.players == ("Agnes (random)", "Tom", "Cecily (greedy)")
    ran = run("play", "pillars", "--resume", "--lang=nl", stdin="1\nq\n")
    assert ran.status == 0
    assert "Tom (jij)" in ran.out
    assert len(saved(data).moves) > len(record.moves)
    assert saved(data).players == record.players


def test_resume_takes_the_newest(run: Run, data: Path) -> None:
    data.mkdir(parents=True)
    for age, seed in ((0, 1), (100, 2)):
        path = data / f"pillars-{seed}.json"
        run("play", "pillars", f"--seed={seed}", "--save", str(path), stdin="2\n")
        os.utime(path, (time.time() - age, time.time() - age))
    assert "pillars-1.json" in run("play", "pillars", "--resume").out


def test_options_reach_the_game(run: Run, data: Path) -> None:
    run("play", "pillars", "--option", "madonna=one", stdin="2\n")
    assert saved(data).options["madonna"] == "one"


def test_a_save_is_one_whole_file(run: Run, data: Path) -> None:
    run("play", "pillars", "--seed=7", stdin="1\n1\n")
    (only,) = data.iterdir()
    assert json.loads(only.read_text())["triforium"] == 1


def test_interrupting_leaves_a_save_that_loads(data: Path) -> None:
    process = subprocess.Popen(
        command("play", "pillars", "--seats=2", "--seed=3"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=os.environ, preexec_fn=interruptible,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"2\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"Your choice:") < 2:
        seen += os.read(process.stdout.fileno(), 65536)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert err == b""
    assert len(saved(data).moves) >= 1
    assert [path.suffix for path in data.iterdir()] == [".json"]
    saved(data).replay()


def on_a_terminal(env: dict[str, str]) -> str:
    """What a game shows at its first question on a real terminal."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        command("play", "pillars", "--seed=7"), stdin=follower, stdout=follower, stderr=follower,
        env={**os.environ, "TERM": "xterm-256color", **env},
    )  # fmt: skip
    os.close(follower)
    shown = b""
    while b"Your choice:" not in shown:
        assert select.select([leader], [], [], 20)[0], shown
        shown += os.read(leader, 65536)
    os.write(leader, b"q\n")
    try:
        while chunk := os.read(leader, 65536):
            shown += chunk
    except OSError:  # how a terminal says that the other side has gone
        pass
    assert process.wait(timeout=20) == 0
    os.close(leader)
    return shown.decode()


def test_colours_on_a_terminal_unless_they_are_not_wanted() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[1-6]m")
    assert colour.search(on_a_terminal({}))
    assert not colour.search(on_a_terminal({"NO_COLOR": "1"}))
