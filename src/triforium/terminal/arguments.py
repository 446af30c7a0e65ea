"""The command line: commands, options and their help, in the user's language."""

import argparse
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path

from triforium import __version__
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.registry import metas
from triforium.terminal.words import Words, default_language

LARGEST = 60
"""Digits of a number; a seed has 39 at most."""
USAGE = {
    "usage: ": "usage",
    "options": "usage-options",
    "positional arguments": "usage-arguments",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s\n": "usage-error",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "expected one argument": "usage-one",
    "not allowed with argument %s": "usage-not-with",
    "invalid %(type)s value: %(value)r": "usage-value",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
}
"""What argparse itself says -> the key of our text."""


def speak(words: Words) -> None:
    """Let argparse say its own sentences in the user's language, too; it asks for them by their English text."""

    def translated(text: str) -> str:
        if text not in USAGE:
            return text
        said = words(USAGE[text])
        return said + " " if text.endswith(" ") else said + "\n" if text.endswith("\n") else said

    setattr(argparse, "_", translated)  # noqa: B010


class Arguments:
    """The arguments of the commands, each with its help."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # How an argument is read ------------------------------------------------------------------------------------

    def option(self, text: str) -> tuple[str, str]:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise ArgumentTypeError(self.words("usage-option", text=text))
        return name, value

    def bot_names(self, text: str) -> list[str]:
        names = [name.strip() for name in text.split(",")]
        if not all(names):
            raise ArgumentTypeError(self.words("usage-bots", text=text))
        return names

    def counted(self, text: str) -> int:
        """A whole number that is not negative."""
        if not text.isdecimal() or len(text) > LARGEST:
            raise ArgumentTypeError(self.words("usage-whole", text=text[:20]))
        return int(text)

    # What commands have in common -------------------------------------------------------------------------------

    def add(self, parser: argparse._ActionsContainer, name: str, **more: object) -> None:
        """An argument whose help is the text of its name, unless `help` names another."""
        key = str(more.pop("help", name.lstrip("-")))
        parser.add_argument(name, help=self.words(f"arg-{key}").replace("%", "%%"), **more)  # type: ignore[arg-type]

    def add_terms(self, parser: ArgumentParser, seed: str) -> None:
        """What is said of a game with any number of seats."""
        self.add(parser, "--seed", type=self.counted, metavar="S", help=seed)
        self.add(parser, "--option", type=self.option, action="append", default=[], metavar="NAME=VALUE")

    def add_bots(self, parser: ArgumentParser, help: str) -> None:
        self.add(parser, "--bots", type=self.bot_names, default=[], metavar="LIST", help=help)

    def add_number(self, parser: ArgumentParser, name: str, help: str, default: int | None = None) -> None:
        self.add(parser, name, type=self.counted, metavar="N", help=help, default=default)

    def add_path(self, parser: argparse._ActionsContainer, name: str, help: str, metavar: str = "FILE") -> None:
        self.add(parser, name, type=Path, metavar=metavar, help=help)

    # The commands -----------------------------------------------------------------------------------------------

    def play(self, parser: ArgumentParser) -> None:
        self.add(parser, "game")
        self.add_number(parser, "--seats", "seats")
        self.add_terms(parser, "seed-random")
        self.add_bots(parser, "bots-play")
        self.add(parser, "--seat", type=self.counted, metavar="K")
        self.add(parser, "--name", action="append", default=[])
        source = parser.add_mutually_exclusive_group()
        self.add_path(source, "--load", "load")
        self.add(source, "--resume", action="store_true")
        self.add_path(parser, "--save", "save")

    def games(self, parser: ArgumentParser) -> None:
        pass

    def saves(self, parser: ArgumentParser) -> None:
        self.add(parser, "game", nargs="?", help="saves-game")

    def rules(self, parser: ArgumentParser) -> None:
        self.add(parser, "game")
        self.add(parser, "rule", nargs="?")
        self.add(parser, "--search", metavar="WORD")

    def replay(self, parser: ArgumentParser) -> None:
        self.add(parser, "file", type=Path)
        self.add_number(parser, "--at", "at")

    def simulate(self, parser: ArgumentParser) -> None:
        self.add(parser, "game")
        self.add_number(parser, "--seats", "seats")
        self.add_terms(parser, "seed-zero")
        self.add_number(parser, "--games", "games", 1000)
        self.add_bots(parser, "bots-simulate")
        self.add_number(parser, "--jobs", "jobs")
        self.add(parser, "--json", action="store_true")

    def arena(self, parser: ArgumentParser) -> None:
        self.add(parser, "target", nargs="+", metavar="GAME")
        self.add_terms(parser, "seed-zero")
        self.add_number(parser, "--games", "games-arena")
        self.add_bots(parser, "bots-arena")
        self.add_number(parser, "--jobs", "jobs")
        self.add_path(parser, "--out", "out", "PATH")

    def train(self, parser: ArgumentParser) -> None:
        self.add(parser, "game")
        self.add(parser, "--seats", type=self.counted, nargs="+", metavar="N", help="seats-train")
        self.add_terms(parser, "seed-zero")
        self.add_number(parser, "--games", "games-train", 40_000)
        self.add_number(parser, "--generations", "generations", 6)
        self.add_number(parser, "--jobs", "jobs")
        self.add(parser, "--out", type=Path, default=Path("build/training"), metavar="FOLDER", help="out-train")

    def review(self, parser: ArgumentParser) -> None:
        self.add(parser, "file", type=Path, help="file-over")
        self.add_path(parser, "--html", "html", "PATH")
        self.add_number(parser, "--jobs", "jobs")

    def verify(self, parser: ArgumentParser) -> None:
        self.add(parser, "file", type=Path, help="file-over")
        self.add(parser, "--hash", metavar="H")

    def serve(self, parser: ArgumentParser) -> None:
        self.add(parser, "--host", default="127.0.0.1")
        self.add_number(parser, "--port", "port", 8302)
        self.add_path(parser, "--data", "data", "FOLDER")

    def hall(self, parser: ArgumentParser) -> None:
        self.add(parser, "task", choices=("check", "backup", "restore", "prune", "stats", "reports"))
        self.add(parser, "file", type=Path, nargs="?", help="backup")
        self.add_path(parser, "--data", "data", "FOLDER")
        self.add_number(parser, "--days", "days", 90)


COMMANDS = (
    "play", "games", "saves", "rules", "replay", "review", "simulate", "arena", "train", "verify", "serve", "hall",
)  # fmt: skip


def asked_language(argv: Sequence[str]) -> str:
    """The language that the command line asks for, before it is read: it may be wrong in every other way."""
    for i, word in enumerate(argv):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else "".join(argv[i + 1 : i + 2])
        if word.split("=")[0] == "--lang" and wanted in LANGUAGES:
            return wanted
    return default_language(os.environ)


def parse(argv: Sequence[str] | None) -> Namespace:
    """The command and its options; wrong usage ends the program with status 2."""
    argv = sys.argv[1:] if argv is None else argv
    lang = asked_language(argv)
    words = Words(lang)
    speak(words)
    parser = ArgumentParser(
        prog="triforium", description=words("about"), epilog=words("examples"),
        formatter_class=RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"triforium {__version__}", help=words("usage-version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar=words("command"))
    arguments = Arguments(words)
    for name in COMMANDS:
        does = words(f"does-{name}")
        command = commands.add_parser(
            name, help=does, description=does[0].upper() + does[1:] + ".", epilog=epilog(argv, name, words),
            formatter_class=RawDescriptionHelpFormatter,
        )  # fmt: skip
        fill: Callable[[ArgumentParser], None] = getattr(arguments, name)
        fill(command)
        command.add_argument("--lang", choices=LANGUAGES, default=lang, help=words("arg-lang", lang=lang))
    return parser.parse_args(argv)


def epilog(argv: Sequence[str], command: str, words: Words) -> str | None:
    """Under the help of a command on one game: that game's options, and the bots."""
    named = [word for word in argv[1:] if word in metas()]
    if command not in ("play", "simulate") or argv[:1] != [command] or not named or not {"-h", "--help"} & set(argv):
        return None
    from triforium.terminal.catalogue import about_game

    return about_game(named[0], words)
