"""Runs the command in this process or as another one, with a data folder of its own."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from triforium.terminal.main import main


class Ran(NamedTuple):
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games; the environment asks for English on 80 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data" / "triforium" / "games"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "pillars", stdin="1\\nq\\n")` calls `main`."""

    def call(*argv: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = main(list(argv))
        return Ran(status, *capsys.readouterr())

    return call


@pytest.fixture
def spawn() -> Run:
    """The same as another process."""

    def call(*argv: str, stdin: str = "") -> Ran:
        done = subprocess.run(command(*argv), input=stdin, capture_output=True, text=True, timeout=60, env=os.environ)
        return Ran(done.returncode, done.stdout, done.stderr)

    return call


def interruptible() -> None:
    """For a new process: Ctrl-C reaches it, even if the tests run in the background of a shell, where it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def command(*argv: str) -> list[str]:
    return [sys.executable, "-m", "triforium", *argv]
