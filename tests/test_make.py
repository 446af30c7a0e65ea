"""`make play-terminal`: what is said to make reaches the game; a wrong name is refused before anything is set up."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def make(*argv: str, **environ: str) -> subprocess.CompletedProcess[str]:
    outer = ("MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS")  # of the make that runs the tests
    env = {name: value for name, value in os.environ.items() if name not in outer} | environ
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
