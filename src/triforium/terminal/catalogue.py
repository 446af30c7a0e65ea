"""`triforium games` and `triforium rules`: what there is to play, and how it is played."""

from argparse import Namespace
from collections.abc import Iterable

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from triforium.kernel.handbook import Paragraph
from triforium.kernel.meta import Meta
from triforium.kernel.registry import game, metas
from triforium.terminal import screen
from triforium.terminal.errors import Complaint
from triforium.terminal.words import Words

AROUND = 30
"""How many characters of a rule are shown on either side of a word that was searched for."""


def games(args: Namespace) -> int:
    """`triforium games`: titles, seats and options, read from the visiting cards alone."""
    words = Words(args.lang)
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for key in ("name", "title", "seats", "options"):
        grid.add_column(words(key), no_wrap=key != "title")
    for meta in metas().values():
        options = [f"{name}={'|'.join(values)}" for name, values in meta.options.items()]
        title = Text.assemble(meta.titles[args.lang], (f"\n{meta.designers}, {meta.year}", "dim"))
        grid.add_row(Text(meta.name, "bold"), title, Text("\n".join(seats_of(meta))), Text("\n".join(options)))
    screen.make_console().print(grid)
    return 0


def seats_of(meta: Meta) -> list[str]:
    """The numbers of players by default, then with each value of an option that changes them: ["2–4", "full: 2–6"]."""
    usual = meta.seats_for(meta.defaults())
    found = [f"{usual[0]}–{usual[-1]}"]
    for name, values in meta.options.items():
        for value in values:
            seats = meta.seats_for({**meta.defaults(), name: value})
            if seats != usual:
                found.append(f"{value}: {seats[0]}–{seats[-1]}")
    return found


def rules(args: Namespace) -> int:
    """`triforium rules`: a paragraph and those below it, the contents, or where a word is found."""
    title = game(args.game)
    console = screen.make_console()
    if args.search:
        console.print(found(title.handbook(args.lang).values(), args.search))
    elif args.rule:
        console.print(screen.paragraphs(title.rule(args.rule, args.lang)))
    else:
        console.print(contents(title.handbook(args.lang).values(), title.title(args.lang)))
        console.print(Text(Words(args.lang)("rules-hint", game=args.game), "dim"))
    return 0


def contents(book: Iterable[Paragraph], title: str) -> Group:
    """The titles of all paragraphs, by section."""
    shown: list[Rule | Text] = [Rule(Text(title, "bold"), style="dim")]
    section = ""
    for paragraph in book:
        if paragraph.section != section:
            section = paragraph.section
            shown.append(Text(section, "bold cyan"))
        depth = paragraph.id.count(".") - 1
        shown.append(Text.assemble("  " * depth, (f"  {paragraph.id:<9}", "cyan"), paragraph.title))
    return Group(*shown)


def found(book: Iterable[Paragraph], word: str) -> Group:
    """Each paragraph with the word, and the words around it."""
    shown = []
    for paragraph in book:
        text = f"{paragraph.title}: {' '.join(paragraph.text.split())}"
        at = text.lower().find(word.lower())
        if at >= 0:
            near = text[max(0, at - AROUND) : at + len(word) + AROUND]
            line = Text.assemble((f"{paragraph.id:<9}", "cyan"), (f"…{near}…", "dim"))
            line.highlight_words([word], "bold", case_sensitive=False)
            shown.append(line)
    if not shown:
        raise Complaint(f"the handbook has nothing about {word!r}")
    return Group(*shown)
