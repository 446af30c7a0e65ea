"""`triforium play`: a new game, or one that goes on, for one person or several at one keyboard."""

import secrets
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from triforium.kernel.registry import game
from triforium.kernel.state import State
from triforium.kernel.vecs import COMPILED
from triforium.terminal import checks, saves, screen
from triforium.terminal.company import Company, checked_seat, new_company, of_record
from triforium.terminal.errors import Complaint, told
from triforium.terminal.sitting import Sitting
from triforium.terminal.words import Words

NEW_ONLY = {"seats": "--seats", "seed": "--seed", "option": "--option", "name": "--name"}
"""What is agreed when a game begins, and has no meaning for one that goes on."""


def run(args: Namespace) -> int:
    """Sits down to play."""
    words, console = Words(args.lang), screen.make_console()
    checks.game_name(args.game)
    if args.load or args.resume:
        state, company, path = going_on(args, words, console)
    else:
        state, company, path = new_game(args)
    checks.bots([kind for kind in company.bots if kind])
    if args.save:
        saves.check_place(args.save, state)
    keeper = saves.Keeper(args.save or path)
    try:
        if not COMPILED:
            console.print(Text(words("pure-play"), "dim"))
        return Sitting(console, words, state, company, keeper).play()
    finally:
        keeper.close()


def new_game(args: Namespace) -> tuple[State, Company, Path]:
    options = dict(args.option)
    checks.options(args.game, options)
    seats = checks.seats(args.game, args.seats, options)
    seed = secrets.randbits(32) if args.seed is None else checks.seed(args.seed)
    company = new_company(seats, checked_seat(args.seat, seats), args.bots, args.name)
    return game(args.game).new(seats, seed, options), company, saves.fresh(args.game, seed)


def going_on(args: Namespace, words: Words, console: Console) -> tuple[State, Company, Path]:
    """The game of a file, or the newest that is not over; what is left aside on the way is said."""
    ignored = [option for name, option in NEW_ONLY.items() if getattr(args, name) not in (None, [])]
    if ignored:
        console.print(Text(words("ignored", options=", ".join(ignored)), "dim"))
    if args.load:
        record = saves.load(args.load)
        if record.game != args.game:
            raise Complaint("other-game", path=str(args.load), its=record.game, game=args.game)
        with saves.reading(args.load):
            state = record.replay()
        return state, of_record(record, args.seat, args.bots), args.load
    for saved in saves.found(args.game):
        if saved.record is not None and saved.state is not None and not saved.state.over:
            return saved.state, of_record(saved.record, args.seat, args.bots), saved.path
        path = str(saved.path)
        skipped = words("skipped-over", path=path)
        if saved.problem:
            skipped = words("skipped-damaged", path=path, why=told(saved.problem, args.lang))
        console.print(Text(skipped, "dim"), soft_wrap=True)
    raise Complaint("no-save", game=args.game, folder=str(saves.folder()))
