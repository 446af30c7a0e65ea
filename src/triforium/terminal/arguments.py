"""The command line: commands, options and their help."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path

from triforium import __version__
from triforium.kernel.meta import LANGUAGES
from triforium.terminal.words import default_language

EXAMPLES = """\
examples:
  triforium play pillars                        four seats, you against three journeymen
  triforium play pillars --seats 2 --lang nl    two players, in Dutch
  triforium play pillars --resume               go on with the last game
  triforium rules pillars II.3                  how placing a builder works
  triforium replay FILE --at 40                 the table after 40 moves
  triforium serve --port 8302                   open a hall to play at
  triforium simulate pillars --games 1000 --bots greedy,random,random,random
  triforium arena keythedral --bots greedy,greedy,random --games 300 --out greedy.parquet
"""


def option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise ArgumentTypeError(f"{text!r} is not of the form name=value")
    return name, value


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise ArgumentTypeError(f"{text!r} is not a list of bots such as greedy,random")
    return names


def counted(text: str) -> int:
    """A whole number that is not negative."""
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def add_table(command: ArgumentParser, seed: str) -> None:
    """What `play` and `simulate` have in common."""
    command.add_argument("game", help="which game: `triforium games` lists them")
    command.add_argument("--seats", type=counted, metavar="N", help="how many players (default: as many as it takes)")
    add_terms(command, seed)


def add_terms(command: ArgumentParser, seed: str) -> None:
    """What is said of a game with any number of seats."""
    command.add_argument("--seed", type=counted, metavar="S", help=f"the seed of all chance (default: {seed})")
    command.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def add_play(parser: ArgumentParser) -> None:
    add_table(parser, "a random one")
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="LIST",
        help="apprentice, journeyman (default), master or master-builder for all other seats, or a list",
    )
    parser.add_argument("--seat", type=counted, metavar="K", help="your seat, counted from 1 (default: 1)")
    parser.add_argument("--name", help="your name")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--load", type=Path, metavar="FILE", help="go on with the game in this file")
    source.add_argument("--resume", action="store_true", help="go on with the game saved last")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: your data folder)")


def add_simulate(parser: ArgumentParser) -> None:
    add_table(parser, "0")
    parser.add_argument("--games", type=counted, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="LIST",
        help="one bot for all seats, or one for each (default: greedy)",
    )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="figures for machines instead of tables")


def add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=counted, metavar="N", help="how many processes (default: one per processor)")


def add_arena(parser: ArgumentParser) -> None:
    parser.add_argument("target", nargs="+", metavar="GAME", help="which game, or arena files (FILE.toml ...)")
    add_terms(parser, "0")
    parser.add_argument("--games", type=counted, metavar="N", help="how many games (default: 400)")
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="LIST",
        help="one bot for each seat, such as greedy,greedy,random (default: greedy,random)",
    )
    add_jobs(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help="the Parquet file of all results; with arena files, a folder (default: your data folder)",
    )


def add_train(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="which game")
    parser.add_argument(
        "--seats", type=counted, nargs="+", metavar="N", help="for how many players (default: all numbers)"
    )
    parser.add_argument("--generations", type=counted, default=8, metavar="N", help="at most so many (default: 8)")
    parser.add_argument(
        "--games", type=counted, default=40_000, metavar="N", help="games of each generation (default: 40000)"
    )
    parser.add_argument("--seed", type=counted, default=0, metavar="N", help="the luck of it all (default: 0)")
    add_jobs(parser)
    parser.add_argument(
        "--out", type=Path, default=Path("build/training"), metavar="FOLDER", help="where it is kept (build/training)"
    )


def add_rules(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="which game")
    parser.add_argument("rule", nargs="?", help="a paragraph such as II.3 (default: the table of contents)")
    parser.add_argument("--search", metavar="WORD", help="list the paragraphs that contain a word")


def add_replay(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument("--at", type=counted, metavar="N", help="show only the table after N moves")


def add_verify(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the save file of a game that is over")
    parser.add_argument("--hash", metavar="H", help="what was shown of the seed at the start: its SHA-256")


def add_hall(parser: ArgumentParser) -> None:
    parser.add_argument("task", choices=("check", "backup", "restore", "prune", "stats", "reports"), help="what to do")
    parser.add_argument("file", type=Path, nargs="?", help="the file of a backup")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)")
    parser.add_argument("--days", type=counted, default=90, metavar="N", help="prune: what was unused so long")


def add_serve(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    parser.add_argument("--port", type=counted, default=8302, metavar="N", help="the port (default: 8302; 0: any)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)")


COMMANDS = {
    "play": ("play in the terminal against bots", add_play),
    "games": ("list the games, their seats and options", lambda parser: None),
    "rules": ("read the handbook of a game", add_rules),
    "replay": ("tell a saved game move by move", add_replay),
    "simulate": ("let bots play many games and count", add_simulate),
    "arena": ("measure bots against each other: fair, resumable, with intervals", add_arena),
    "train": ("learn to judge positions from games of its own", add_train),
    "verify": ("check that a finished game was dealt and played fairly", add_verify),
    "serve": ("open a hall to play at over the network", add_serve),
    "hall": ("look after a hall: check, backup, restore, prune, stats, reports", add_hall),
}


def parse(argv: Sequence[str] | None) -> Namespace:
    """The command and its options; wrong usage ends the program with status 2."""
    parser = ArgumentParser(
        prog="triforium", description="Medieval building games: play, read the rules, replay, simulate.",
        epilog=EXAMPLES, formatter_class=RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"triforium {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    lang = default_language(os.environ)
    for name, (help_, fill) in COMMANDS.items():
        command = commands.add_parser(name, help=help_, description=help_[0].upper() + help_[1:] + ".")
        fill(command)
        command.add_argument(
            "--lang", choices=LANGUAGES, default=lang, help=f"the language of the texts (default: {lang})"
        )
    return parser.parse_args(argv)
