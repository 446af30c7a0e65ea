"""What is shown while playing and replaying, for any title: table, journal lines, prompt, options, rules, scores."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.pretty import Pretty
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from triforium.bots.search import Reason
from triforium.kernel.game import Game
from triforium.kernel.handbook import Paragraph
from triforium.kernel.journal import Line
from triforium.kernel.state import Prompt, State
from triforium.terminal.asking import Choice
from triforium.terminal.words import Words

NO_MARKS: Mapping[int, str] = MappingProxyType({})
FEW, MANY, TOO_MANY = 4, 6, 24
"""So many options are told in full; from so many on they may stand in columns; from so many on those that need long
lines are told by their names alone."""
LONG = 80
LEAST = 24
"""Columns: a hint that has less than this for it says nothing any more."""
GAP = 2
NUMBER_AND_GAPS = 3 + 3 * GAP


class QuietConsole(Console):
    """Leaves a reader that went away (`| head`) to `main`, which ends without a word."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """A console that colours only what we colour; Rich minds NO_COLOR and whether there is a terminal."""
    return QuietConsole(stderr=stderr, highlight=False)


def table(
    game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool = False,
    marks: Mapping[int, str] = NO_MARKS, full: bool = False,
) -> RenderableType:  # fmt: skip
    """The title's own drawing of the table, or the bare view."""
    drawn = game.table(view, lang, names, brief, marks, full)
    return Pretty(dict(view)) if drawn is None else drawn


def lines(game: Game, found: Iterable[Line], lang: str, names: Sequence[str], own: int | None) -> Table:
    """Journal lines in words; those about one's own seat stand out."""
    grid = indented()
    for line in found:
        mark, style = ("▸ ", "bold") if line.seat == own else ("  ", "")
        grid.add_row(Text(mark, style), Text(game.line(line, lang, names), style))
    return grid


def indented() -> Table:
    """For rows of a mark and a sentence: one that is longer than the line goes on under its beginning."""
    grid = Table.grid()
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def question(game: Game, prompt: Prompt, lang: str, names: Sequence[str]) -> Group:
    """What is asked, under the title of the rule behind it."""
    rule = prompt.rule.removeprefix(game.name + ".")
    title = f"{rule} {game.handbook(lang)[rule].title}"
    return Group(Rule(Text(title, "dim"), align="left", style="dim"), Text(game.ask(prompt, lang, names), "bold"))


def options(choices: Sequence[Choice], width: int, full: bool = False) -> Table:
    """The choices with their numbers and what each brings; short ones in columns.

    A few are told in full, of many, or if there is no room, only the names; with `full` nothing is cut."""
    if not full and left_out(choices, width) == "only-names":
        choices = [choice._replace(hint="") for choice in choices]
    full = full or len(choices) <= FEW or not any(choice.hint for choice in choices)
    columns = max(1, min(3, (width + GAP) // widest(choices))) if len(choices) > MANY else 1
    rows = -(-len(choices) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        grid.add_column(no_wrap=not full, overflow="fold")
        grid.add_column(style="dim")
    for row in range(rows):
        cells: list[str | Text] = []
        for choice in choices[row::rows]:
            hint = Text(choice.hint) if full else Text(choice.hint, no_wrap=True, overflow="ellipsis")
            cells += [str(choice.number), Text(choice.text), hint]
        grid.add_row(*cells)
    return grid


def widest(choices: Sequence[Choice]) -> int:
    """The columns that a line of choices takes if nothing is cut."""
    return max(len(c.text) for c in choices) + max(len(c.hint) for c in choices) + NUMBER_AND_GAPS


def left_out(choices: Sequence[Choice], width: int) -> str | None:
    """What is not told about the choices unless it is asked for in full: the key of a text that says how."""
    line = widest(choices) - GAP
    longest = max(len(choice.hint) for choice in choices)
    if not longest or len(choices) <= FEW:
        return None
    if line > min(width, LONG) and len(choices) > TOO_MANY:
        return "only-names"
    if line <= width:
        return None
    return "only-names" if longest - (line - width) < LEAST else "cut-short"


def reasons(game: Game, found: Iterable[Reason], marks: Mapping[int, str], words: Words, names: Sequence[str]) -> Table:
    """Moves that were weighed, by their numbers: how much, the lead they promise, and what should follow."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", min_width=3)
    for justify in ("right", "right", "left"):
        grid.add_column(justify=justify)
    for reason in found:
        follows = "; ".join(f"{names[seat]}: {game.text(action, words.lang)}" for seat, action in reason.line[1:])
        text = Text(game.text(reason.action, words.lang))
        if follows:
            text.append(f"  → {follows}", "dim")
        lead = words.number(reason.lead, 1, sign=True)
        grid.add_row(marks.get(reason.action, ""), words.percent(reason.share), lead, text)
    return grid


def paragraphs(found: Iterable[Paragraph]) -> Group:
    """Handbook paragraphs, their Markdown rendered."""
    from rich.markdown import Markdown

    shown: list[RenderableType] = []
    for paragraph in found:
        shown += [Text(f"{paragraph.id} {paragraph.title}", "bold cyan"), Markdown(paragraph.text), Text()]
    return Group(*shown[:-1])


def scores(state: State, words: Words, names: Sequence[str]) -> Group:
    """Points by rank, and who has won."""
    points, winners = state.scores(), state.winners()
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(words("player"))
    grid.add_column(words("points"), justify="right")
    for seat in sorted(range(len(points)), key=lambda s: (s not in winners, -points[s])):
        style = "bold" if seat in winners else ""
        grid.add_row(Text(names[seat], style), Text(str(points[seat]), style))
    won = words("winner", count=len(winners), names=", ".join(names[seat] for seat in winners))
    return Group(grid, Text(won, "bold green"))
