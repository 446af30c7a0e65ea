"""`make play-terminal`: what is said to make reaches the game; a wrong name is refused before anything is set up.

`make test` says how long it takes."""

import os
import pty
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def make(*argv: str, **environ: str) -> subprocess.CompletedProcess[str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    env = {**ours, **environ}  # as from a shell, though `make test` runs this
    return subprocess.run(["make", *argv], cwd=ROOT, capture_output=True, text=True, timeout=60, env=env)


@pytest.mark.parametrize(
    ("told", "passed"),
    [
        ((), "play pillars"),
        (("GAME=guilds", "LANG=nl", "SEATS=3"), "play guilds --lang nl --seats 3"),
        (("GAME=keythedral", "OPTIONS=length=short map=prepared"), "--option length=short --option map=prepared"),
        (("RESUME=1",), "play pillars --resume"),
    ],
)
def test_what_is_said_to_make_reaches_the_game(told: tuple[str, ...], passed: str) -> None:
    done = make("--dry-run", "play-terminal", *told, LANG="de_DE.UTF-8")
    assert done.returncode == 0, done.stderr
    assert passed in " ".join(done.stdout.split())
    assert "de_DE" not in done.stdout


def test_an_unknown_game_is_refused_before_anything_is_set_up() -> None:
    done = make("play-terminal", "GAME=chess", "VENV=nowhere", "COMPILED=nowhere")
    assert done.returncode != 0
    assert done.stdout == ""
    assert "there is no game chess; GAME= is one of guilds keythedral pillars" in done.stderr


def test_make_test_says_beforehand_how_long_it_takes_and_names_its_slowest_tests() -> None:
    first = make("--dry-run", "test").stdout.splitlines()[0]
    assert "make test takes ten to twelve minutes" in first
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "--durations=10" in settings["tool"]["pytest"]["ini_options"]["addopts"]


def progress(code: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, str(ROOT / "tools" / "progress.py"), "Compiling", sys.executable, "-c", code]
    return subprocess.run(argv, stdout=stdout, stderr=subprocess.PIPE, text=True, timeout=30)


def test_progress_passes_on_how_it_ended_and_what_went_wrong() -> None:
    assert progress("pass").returncode == 0
    failed = progress("import sys; print('no compiler'); sys.exit(3)")
    assert failed.returncode == 3
    assert "no compiler" in failed.stderr
    assert failed.stdout == "Compiling\n"


def test_progress_is_seen_on_a_terminal() -> None:
    leader, follower = pty.openpty()
    assert progress("import time; time.sleep(1.5)", stdout=follower).returncode == 0
    os.close(follower)
    shown = os.read(leader, 65536).decode()
    os.close(leader)
    assert "Compiling: 1 s, " in shown
