"""A simulation's figures as tables for people."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triforium.terminal.company import NAMES
from triforium.terminal.tally import Tallies, Tally, wilson
from triforium.terminal.words import Words


def report(bots: Sequence[str], tallies: Tallies, seconds: float, words: Words) -> Group:
    """By bot, by seat and by rank, and how fast it went."""
    kinds = [(name, tallies.bots[name]) for name in dict.fromkeys(bots)]
    seats = [(f"{NAMES[seat][0]} ({seat + 1})", tally) for seat, tally in sorted(tallies.seats.items())]
    ranks = [(words("rank", rank=rank + 1), tally) for rank, tally in sorted(tallies.ranks.items())]
    parts: list[RenderableType] = [
        table(words("by-bot"), kinds, words),
        Text(),
        table(words("by-seat"), seats, words),
        Text(),
        table(words("by-rank"), ranks, words, wins=False),
        Text(),
        Text(speed(tallies, seconds, words), "dim"),
    ]
    if len(kinds) > 1:
        parts.append(Text(words("rotated"), "dim"))
    return Group(*parts)


def table(title: str, rows: Sequence[tuple[str, Tally]], words: Words, wins: bool = True) -> Table:
    grid = empty_table(title)
    for key in ("played", "mean", "median", "spread"):
        grid.add_column(words(key), justify="right", min_width=6)
    if wins:
        grid.add_column(words("win-share"), justify="right")
        grid.add_column("95 %", justify="right", style="dim")
    for name, tally in rows:
        half = 1 if tally.median % 1 else 0
        cells = [name, words.number(tally.games), words.number(tally.mean, 2)]
        cells += [words.number(tally.median, half), words.number(tally.spread, 2)]
        if wins:
            cells += [words.percent(tally.share, 1), interval(*wilson(tally.won, tally.games), words)]
        grid.add_row(*cells)
    return grid


def empty_table(title: str) -> Table:
    """With a first column for names."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, header_style="bold")
    grid.add_column(title, min_width=11, overflow="fold")
    return grid


def interval(low: float, high: float, words: Words) -> str:
    return f"{words.number(100 * low, 1)} – {words.number(100 * high, 1)} %"


def speed(tallies: Tallies, seconds: float, words: Words) -> str:
    return words(
        "speed", games=tallies.games, seconds=words.number(seconds, 1),
        rate=round(tallies.games / seconds), decisions=round(tallies.decisions / seconds),
    )  # fmt: skip
