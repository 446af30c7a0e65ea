"""`triforium games`, `triforium saves` and `triforium rules`: what there is to play, and how it is played."""

import re
import textwrap
from argparse import Namespace
from collections.abc import Iterable

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from triforium.bots import LEVELS
from triforium.kernel.errors import UnknownRule
from triforium.kernel.handbook import Paragraph
from triforium.kernel.meta import Meta
from triforium.kernel.registry import game, metas
from triforium.terminal import checks, saves, screen
from triforium.terminal.errors import Complaint, told
from triforium.terminal.words import Words

AROUND = 22
"""How many characters of a rule are shown on either side of a word that was searched for, and the words they end in."""


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


def saved_games(args: Namespace) -> int:
    """`triforium saves`: what can be gone on with, and what cannot and why; the newest first."""
    words, console = Words(args.lang), screen.make_console()
    if args.game:
        checks.game_name(args.game)
    listed = list(saves.found(args.game))
    if not listed:
        console.print(Text(words("no-saves", folder=str(saves.folder()))), soft_wrap=True)
    for saved in listed:
        record = saved.record
        what = "damaged" if saved.state is None else "over" if saved.state.over else "unfinished"
        head = Text.assemble(f"{saved.when:%Y-%m-%d %H:%M}  ", (record.game if record else "?", "bold"), "  ")
        if record:
            head.append(words("save-moves", moves=len(record.moves)) + "  " + ", ".join(record.players) + "  ")
        head.append(words(f"save-{what}"), "" if what == "unfinished" else "dim")
        console.print(head, Text(f"  {saved.path}", "cyan"), sep="\n", soft_wrap=True)
        if saved.problem:
            console.print(Text(f"  {told(saved.problem, args.lang)}", "dim"), soft_wrap=True)
    return 0


def about_game(name: str, words: Words) -> str:
    """For the help of a command: who can play a game, its options and the bots."""
    title, meta = game(name), metas()[name]
    told = [f"{title.title(words.lang)}; {words('game-seats', seats=', '.join(seats_of(meta)))}"]
    if meta.options:
        told += ["", words("game-options")]
    for option, values in meta.options.items():
        told.append(f"  {title.say(f'option-{option}', words.lang)}")
        for value in values:
            about = f"{option}-{value}"
            told.append(f"    {option}={value}: {title.say(f'option-{about}', words.lang)}")
            told += wrapped(title.say(f"option-{about}-about", words.lang))
    told += ["", words("game-bots")]
    return "\n".join([*told, *(f"  {level:<16}{words(f'bot-{level}')}" for level in LEVELS)])


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 76, initial_indent=" " * 8, subsequent_indent=" " * 8)


def rules(args: Namespace) -> int:
    """`triforium rules`: a paragraph and those below it, the contents, or where a word is found."""
    title = game(checks.game_name(args.game))
    console = screen.make_console()
    if args.search:
        console.print(found(title.handbook(args.lang).values(), args.search))
    elif args.rule:
        try:
            console.print(screen.paragraphs(title.rule(args.rule, args.lang)))
        except UnknownRule as error:
            raise Complaint("unknown-rule", rule=args.rule) from error
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
    """Each paragraph with the word, and the words around it, without the marks of Markdown."""
    shown = []
    for paragraph in book:
        text = f"{paragraph.title}: {plain(paragraph.text)}"
        at = text.casefold().find(word.casefold())
        if at >= 0:
            line = Text.assemble((f"{paragraph.id:<9}", "cyan"), (near(text, at, at + len(word)), "dim"))
            line.highlight_words([word], "bold", case_sensitive=False)
            shown.append(line)
    if not shown:
        raise Complaint("no-word", word=word)
    return Group(*shown)


def near(text: str, first: int, end: int) -> str:
    """The part of a text from `first` to `end`, and the words around it."""
    first = text.rfind(" ", 0, max(0, first - AROUND)) + 1
    end = text.find(" ", end + AROUND)
    return ("… " if first else "") + (text[first:] if end < 0 else text[first:end] + " …")


def plain(markdown: str) -> str:
    """The text as it is read, in one line: emphasis, links, bullets, headings and the walls of tables are gone."""
    text = re.sub(r"^[ \t]*(?:[-*+>]|#+|\d+\.)[ \t]+|^[ \t]*\|?[-:| ]+\|[-:| ]*$", "", markdown, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(\*\*|\*|__|`)(?=\S)(.+?)(?<=\S)\1", r"\2", text, flags=re.DOTALL)
    return " ".join(text.replace("|", " ").split())
