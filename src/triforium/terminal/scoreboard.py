"""An arena's figures as tables for people."""

from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from triforium.terminal.report import empty_table, interval
from triforium.terminal.standings import Standing
from triforium.terminal.strength import Verdict
from triforium.terminal.tally import wilson
from triforium.terminal.words import Words


def table(name: str, standings: Sequence[Standing], words: Words) -> Table:
    """One line for each bot."""
    grid = empty_table(words("by-bot"))
    grid.title, grid.title_justify, grid.title_style = name, "left", "bold"
    grid.padding = 0  # so that 80 columns will do
    for key in ("played", "win-share"):
        grid.add_column(words(key), justify="right", no_wrap=True)
    grid.add_column("95 %", justify="right", style="dim", no_wrap=True)
    for key in ("points", "margin", "rating", "thinking"):
        grid.add_column(words(key), justify="right", no_wrap=True)
    for bot, tally, margin, error, (mu, sigma), milliseconds in standings:
        grid.add_row(
            bot, words.number(tally.games), words.percent(tally.share, 1), whole(*wilson(tally.won, tally.games)),
            words.number(tally.mean, 1), within(words.number(margin, 1, sign=True), error, words),
            within(words.number(mu, 1), sigma, words), three_digits(milliseconds, words),
        )  # fmt: skip
    return grid


def within(value: str, error: float | None, words: Words) -> str:
    return value if error is None else f"{value} ± {words.number(error, 1)}"


def three_digits(value: float, words: Words) -> str:
    return words.number(value, 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3)


def whole(low: float, high: float) -> str:
    return f"{100 * low:.0f} – {100 * high:.0f} %"


def bars(verdicts: Mapping[str, Verdict], words: Words) -> Group:
    """What had to be reached, and what was."""
    grid = empty_table(words("bars"))
    for key in ("bar", "win-share"):
        grid.add_column(words(key), justify="right", no_wrap=True)
    grid.add_column("95 %", justify="right", style="dim", no_wrap=True)
    grid.add_column("")
    for name, verdict in verdicts.items():
        sign, style = ("met", "green") if verdict.met else ("missed", "bold red")
        target = ("~ " if verdict.rival else "") + words.percent(verdict.target, 1)
        reached = (words.percent(verdict.share, 1), interval(verdict.low, verdict.high, words))
        grid.add_row(name, target, *reached, Text(words(f"bar-{sign}"), style))
    notes = [Text(words("bar-rival"), "dim")] if any(verdict.rival for verdict in verdicts.values()) else []
    return Group(grid, *notes)
