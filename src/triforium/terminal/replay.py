"""`triforium replay`: a recorded game told move by move."""

from argparse import Namespace

from rich.console import Console
from rich.text import Text

from triforium.kernel.journal import Line
from triforium.kernel.registry import game
from triforium.kernel.state import State
from triforium.terminal import saves, screen
from triforium.terminal.company import of_record
from triforium.terminal.errors import Complaint
from triforium.terminal.words import Words


def run(args: Namespace) -> int:
    """Tells the whole game, or shows the table after `--at` moves."""
    record = saves.load(args.file)
    console, words = screen.make_console(), Words(args.lang)
    if args.at is not None and not 0 <= args.at <= len(record.moves):
        raise Complaint("no-move", at=args.at, moves=len(record.moves))
    starts: list[int] = []
    with saves.reading(args.file):
        state = record.replay(args.at, lambda s: starts.append(len(heard(s))))
    title, names = game(record.game), of_record(record, None, ()).names
    if args.at is None:
        starts.append(len(heard(state)))
        console.print(Text(words("replay", title=title.title(args.lang), moves=len(record.moves)), "dim"))
        tell(console, state, starts, args.lang, names)
    else:
        console.print(Text(words("replay-at", at=args.at, moves=len(record.moves)), "dim"))
    console.print(Text(), screen.table(title, state.view(None), args.lang, names), Text(), sep="\n")
    if state.over:
        console.print(screen.scores(state, words, names))
    else:
        console.print(Text(words("unfinished")))
    return 0


def heard(state: State) -> list[Line]:
    """What everybody at the table may read: a replay of a running game gives no secret away."""
    assert state.journal is not None
    return state.journal.for_seat(None)


def tell(console: Console, state: State, starts: list[int], lang: str, names: list[str]) -> None:
    """The journal lines, each move's first one numbered."""
    title, lines = game(state.terms.game), heard(state)
    number_of = {start: number for number, start in enumerate(starts[:-1], 1)}  # silent moves give way to the next
    grid = screen.indented()
    for i, line in enumerate(lines):
        number = f"{number_of[i]:>4} " if i in number_of else "     "
        grid.add_row(Text(number, "dim"), Text(title.line(line, lang, names)))
    console.print(grid)
