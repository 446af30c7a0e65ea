"""A review in the terminal: the win chances as a plot in characters, and tables."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triforium.kernel.game import Game
from triforium.kernel.record import Record
from triforium.kernel.registry import game
from triforium.review import GRADES, Decision, Moment, Review, Weighing, in_chances
from triforium.terminal.report import empty_table
from triforium.terminal.screen import indented
from triforium.terminal.words import Words

COLOURS = ("red", "cyan", "green", "magenta", "yellow", "blue")
ROWS = 10
AXIS = 6
"""Columns that the numbers beside the plot take."""
WIDEST = 100
"""A plot is read at a glance, however wide the terminal."""
WORST = 10
Point = tuple[float, list[float]]
"""How far the game has come, from 0 to 1, and the chance of every seat."""


def report(review: Review, names: Sequence[str], words: Words, width: int = 80) -> Group:
    """All of it."""
    title, moves = game(review.record.game), len(review.record.moves)
    parts: list[RenderableType] = [
        Text(words("review-of", title=title.title(words.lang), moves=moves), "dim"), Text(),
        plot(curve(review), moves, names, width, words), Text(), figures(grades(review, names, words)),
        Text(), figures(account(review, names, words)), Text(words("review-account"), "dim"), Text(),
        Text(words("review-moments"), "bold"), moments(review, names, words), Text(),
    ]  # fmt: skip
    if found := review.worst(1):
        at = found[0].number
        parts += [
            Text(words("review-costliest"), "bold"),
            worst(review, names, words),
            Text(words("review-positions", at=str(at), move=str(at + 1)), "dim"),
        ]
    else:
        parts.append(Text(words("review-flawless")))
    return Group(*parts)


# The plot -----------------------------------------------------------------------------------------------------------


def curve(review: Review) -> list[Point]:
    """The chances at every step, and the result."""
    length = len(review.record.moves)
    points = [(step.decisions[0].number / length, step.before) for step in review.steps]
    return [*points, (1.0, review.steps[-1].after)] if review.steps else []


def standings(record: Record, found: Iterable[Weighing]) -> list[Point]:
    """The chances at those decisions that have been thought about so far."""
    length = len(record.moves)
    return [(one.number / length, in_chances(record, one)[0]) for one in sorted(found)]


def plot(points: Sequence[Point], moves: int, names: Sequence[str], width: int, words: Words) -> Group:
    """Each seat's chance as a row of its number, over the moves; where several meet there is an asterisk."""
    columns = max(10, min(width, WIDEST) - AXIS - 1)
    cells: dict[tuple[int, int], set[int]] = {}
    for column in range(columns):
        for seat, chance in enumerate(chances_at(points, column / (columns - 1))):
            cells.setdefault((round(chance * ROWS), column), set()).add(seat)
    lines = [Text(words("review-chances"), "bold")]
    for row in range(ROWS, -1, -1):
        label = f"{100 * row // ROWS} %" if row % 5 == 0 else ""
        line = Text(f"{label:>{AXIS}}", "dim")
        line.append("┤" if label else "│", "dim")
        for column in range(columns):
            line.append(*mark(cells.get((row, column), set())))
        lines.append(line)
    first, last = f"{words('review-worst')} 1", words.number(moves)
    lines.append(Text(" " * (AXIS + 1) + first + last.rjust(columns - len(first)), "dim"))
    legend = Text(" " * (AXIS + 1))
    for seat, name in enumerate(names):
        legend.append("   " if seat else "").append(f"{seat + 1} {name}", COLOURS[seat])
    return Group(*lines, legend)


def mark(seats: set[int]) -> tuple[str, str]:
    """What stands in a cell of the plot, and its style."""
    if not seats:
        return " ", ""
    return ("*", "") if len(seats) > 1 else (str(min(seats) + 1), COLOURS[min(seats)])


def chances_at(points: Sequence[Point], progress: float) -> list[float]:
    """Those of the last point up to there, or of the first."""
    known = [chances for at, chances in points if at <= progress]
    return known[-1] if known else points[0][1] if points else []


# Tables -------------------------------------------------------------------------------------------------------------


Rows = list[list[str]]
"""A head, and a row for each player."""


def grades(review: Review, names: Sequence[str], words: Words) -> Rows:
    """How well was played."""
    keys = ("player", "review-decisions", "review-accuracy", *(f"review-{grade}" for grade in reversed(GRADES)))
    rows = []
    for name, player in zip(names, review.players, strict=True):
        counts = [str(player.grades[grade]) for grade in reversed(GRADES)]
        rows.append([name, str(player.decisions), words.percent(player.accuracy, 1), *counts])
    return [[words(key) for key in keys], *rows]


def account(review: Review, names: Sequence[str], words: Words) -> Rows:
    """From the first win chance to the last, and what has made the difference."""
    keys = ("player", "review-first", "review-own", "review-others", "review-luck", "review-last")
    rows = []
    for name, one in zip(names, review.players, strict=True):
        changes = [points(change, words) for change in (one.own, one.others, one.luck)]
        rows.append([name, words.percent(one.first, 1), *changes, words.percent(one.last, 1)])
    return [[words(key) for key in keys], *rows]


def figures(rows: Rows) -> Table:
    head, *body = rows
    grid = empty_table(head[0])
    for label in head[1:]:
        grid.add_column(label, justify="right", no_wrap=True)
    for row in body:
        grid.add_row(*row)
    return grid


def worst(review: Review, names: Sequence[str], words: Words) -> Table:
    """The costliest moves, and what would have been better."""
    title = game(review.record.game)
    grid = empty_table(words("review-worst"))
    for key in ("player", "review-played", "review-better"):
        grid.add_column(words(key), overflow="fold")
    grid.add_column(words("review-cost"), justify="right")
    grid.columns[0].min_width = 0
    for one in review.worst(WORST):
        rule = one.rule.removeprefix(title.name + ".")
        cells = [names[one.seat], title.text(one.action, words.lang), title.text(one.preferred, words.lang)]
        grid.add_row(f"{one.number + 1} ({rule})", *cells, cost(one, words))
    return grid


def moments(review: Review, names: Sequence[str], words: Words) -> Table:
    """What decided the game, one below the other."""
    title, grid = game(review.record.game), indented()
    for number, moment in enumerate(review.moments, 1):
        grid.add_row(f"{number}  ", Text(moment_told(review, moment, title, names, words)))
    return grid


def moment_told(review: Review, moment: Moment, title: Game, names: Sequence[str], words: Words) -> str:
    """What happened there, and to whom it mattered."""
    step, seat = review.steps[moment.step], moment.seat
    moves = "; ".join(f"{names[one.seat]}: {title.text(one.action, words.lang)}" for one in step.decisions)
    return words(
        "review-moment", move=step.decisions[0].number + 1, moves=moves, name=names[seat],
        before=words.percent(step.before[seat], 1), after=words.percent(step.after[seat], 1),
        decided=points(step.by_moves[seat], words), luck=points(step.luck[seat], words),
    )  # fmt: skip


def cost(one: Decision, words: Words) -> str:
    """What a move has cost, and what that is called."""
    grade = words(f"review-one-{one.grade}") if one.grade else ""
    return f"{points(-one.cost, words)} {grade}".strip()


def points(change: float, words: Words) -> str:
    """A change of a win chance, in points of a hundred."""
    return words.number(100 * change, 1, sign=True)
