"""The `triforium` command. Exit status: 0 done, 1 an error told in one line, 2 wrong usage, 130 interrupted."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module

from triforium.kernel.errors import TriforiumError
from triforium.terminal.arguments import parse
from triforium.terminal.errors import Complaint, told

RUN = {
    "play": "terminal.play.run",
    "games": "terminal.catalogue.games",
    "saves": "terminal.catalogue.saved_games",
    "rules": "terminal.catalogue.rules",
    "replay": "terminal.replay.run",
    "review": "terminal.review.run",
    "simulate": "terminal.simulate.run",
    "arena": "terminal.arena.run",
    "train": "learning.train.run",
    "verify": "terminal.verify.run",
    "serve": "hall.serve.run",
    "hall": "hall.operations.run",
}
"""Command -> module and function; a module loads only when its command is called."""
EXTRAS = {"arena": "arena", "train": "train", "serve": "hall", "hall": "hall"}
"""Command -> the extra it is installed with."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without "→" shows "?" rather than a traceback
    lang = "en"
    try:
        args = parse(argv)
        lang = args.lang
        return dispatch(args)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except BrokenPipeError:
        silence()
        return 0
    except TriforiumError as error:
        return complain(told(error, lang))
    except OSError as error:
        return complain(f"{error.filename}: {told(error, lang)}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130


def dispatch(args: Namespace) -> int:
    module, _, function = RUN[args.command].rpartition(".")
    try:
        status: int = getattr(import_module(f"triforium.{module}"), function)(args)
    except ModuleNotFoundError as error:
        extra, library = EXTRAS.get(args.command), (error.name or "triforium").split(".")[0]
        if extra is None or library == "triforium":
            raise
        raise Complaint("missing-library", command=args.command, library=library, extra=extra) from error
    sys.stdout.flush()
    return status


def complain(message: str) -> int:
    print(f"triforium: {' '.join(message.split())}", file=sys.stderr)
    return 1


def silence() -> None:
    """Whoever read our output has gone; let the interpreter flush into nothing when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
