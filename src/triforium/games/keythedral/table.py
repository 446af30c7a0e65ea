"""The table in the terminal: everything that a view holds, drawn with letters as well as colours."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.material import BUILDING_NAMES, LAND
from triforium.kernel import text
from triforium.kernel.game import Game

PACKAGE = __package__
LAND_LETTERS = dict(zip(LAND, "KNGBR", strict=True))
CUBE_STYLES = {
    "K": "bold white on grey23", "N": "bold white on orange4", "G": "bold black on green3", "B": "bold white on blue3",
    "R": "bold white on red3", "W": "bold black on white", "P": "bold white on purple4", "Y": "bold black on yellow3",
}  # fmt: skip
PLAYER_STYLES = (
    "bold bright_red",
    "bold bright_blue",
    "bold bright_green",
    "bold bright_yellow",
    "bold bright_magenta",
)
ACROSS, DOWN = 8, 4  # characters and lines from one field to the next
CORNERS = {"nw": (-2, -1), "ne": (2, -1), "sw": (-2, 1), "se": (2, 1)}

View = Mapping[str, Any]


def draw(game: Game, view: View, lang: str, names: Sequence[str], brief: bool) -> RenderableType:
    """The table as one seat sees it; in brief, without the map and the boards."""
    said = Words(lang)
    title = said("table-title", round=view["round"]) if view["round"] else said("table-laying")
    parts: list[RenderableType] = []
    if not brief:
        parts = [
            Panel(town_map(view, said), title=title, subtitle=said("table-map"), box=box.ROUNDED),
            Panel(cathedral(view, said), title=said("table-cathedral"), box=box.ROUNDED),
            Panel(town(view, said, names), title=said("table-town"), box=box.ROUNDED),
        ]
    parts.append(Panel(players(view, said, names), title=said("table-players"), box=box.ROUNDED))
    own = own_laws(view, said)
    if own is not None:
        parts.append(Panel(own, title=said("table-own-laws"), box=box.ROUNDED))
    return Group(*parts)


class Words:
    """The title's texts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: int | str) -> str:
        return text.say(PACKAGE, key, self.lang, args)


# The map ------------------------------------------------------------------------------------------------------------


class Canvas:
    """Characters with styles at lines and columns."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, column: int, line: int, words: str, style: str) -> None:
        for i, letter in enumerate(words):
            if 0 <= line < len(self.cells) and 0 <= column + i < len(self.cells[line]):
                self.cells[line][column + i] = (letter, style)

    def drawn(self) -> Text:
        drawing = Text(no_wrap=True)
        for number, line in enumerate(self.cells):
            if number:
                drawing.append("\n")
            for letter, style in line:
                drawing.append(letter, style)
        return drawing


def town_map(view: View, said: Words) -> RenderableType:
    """Fields with their workers, cottages and houses, the cathedral tile and the fences."""
    fields = view["fields"]
    left, right = min(f["x"] for f in fields), max(f["x"] for f in fields)
    top, bottom = min(f["y"] for f in fields), max(f["y"] for f in fields)
    canvas = Canvas((right - left + 2) * ACROSS + 8, (bottom - top + 2) * DOWN + 2)

    def column(x: float) -> int:
        return int((x - left + 1) * ACROSS) + 3

    def line(y: float) -> int:
        return int((y - top + 1) * DOWN)

    for x in range(left, right + 1):
        canvas.write(column(x), 0, chr(ord("B") + x + 12), "dim")
    for y in range(top, bottom + 1):
        canvas.write(0, line(y), str(y + 13), "dim")
    for field in fields:
        draw_field(canvas, column(field["x"]), line(field["y"]), field)
        for dx, dy in ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)):
            canvas.write(column(field["x"] + dx), line(field["y"] + dy), ".", "dim")
    for cottage in view["cottages"]:
        words = "[{}]" if cottage["house"] else "/{}/"
        style = PLAYER_STYLES[cottage["seat"]]
        canvas.write(column(cottage["x"] + 0.5) - 1, line(cottage["y"] + 0.5), words.format(cottage["name"]), style)
    if view["cathedral_tile"]:
        canvas.write(column(0.5) - 1, line(0.5), "####", "bold magenta")
    for fence in view["fences"]:
        dx, dy = CORNERS[fence["side"]]
        style = PLAYER_STYLES[fence["seat"]]
        canvas.write(column(fence["x"] + 0.5) + dx, line(fence["y"] + 0.5) + dy, "X", style)
    parts: list[RenderableType] = [canvas.drawn(), Text(said("table-legend"), style="dim")]
    for fence in view["fences"]:
        side = said(f"side-{fence['side']}")
        parts.append(Text(said("table-fence-line", fence=fence["name"], spot=fence["spot"], side=side)))
    if view["stack"]["left"]:
        parts.append(Text(said("table-stack", left=view["stack"]["left"], top=view["stack"]["top"])))
    return Group(*parts)


def draw_field(canvas: Canvas, column: int, line: int, field: Mapping[str, Any]) -> None:
    """(N) is a free forest, (N*A) one with a worker of player A."""
    letter = LAND_LETTERS[field["land"]]
    worker = field["worker"]
    canvas.write(column - 2, line, "(", "dim")
    canvas.write(column - 1, line, letter, CUBE_STYLES[letter])
    if worker is not None:
        canvas.write(column, line, "*" + "ABCDE"[worker], PLAYER_STYLES[worker])
        canvas.write(column + 2, line, ")", "dim")
    else:
        canvas.write(column, line, ")", "dim")


# The boards ---------------------------------------------------------------------------------------------------------


def cubes_of(cost: str) -> Text:
    """Cubes as coloured letters."""
    shown = Text()
    for letter in cost:
        shown.append(f"{letter}", CUBE_STYLES[letter])
        shown.append(" ")
    return shown


def stock(bag: Mapping[str, int]) -> Text:
    """How many there are of each colour."""
    shown = Text()
    for letter, number in bag.items():
        shown.append(letter, CUBE_STYLES[letter])
        shown.append(f" {number}  ")
    return shown


def cathedral(view: View, said: Words) -> RenderableType:
    """The rows from the highest to the lowest, with the cost of every open tile."""
    shown = Table(box=None, show_header=False, padding=(0, 1))
    for row in reversed(view["cathedral"]):
        tiles = Text()
        for tile in row["open"]:
            tiles.append(f"{tile['name']}: ").append_text(cubes_of(tile["cost"]))
            tiles.append(said("table-rise") + " " if tile["rise"] else "")
            tiles.append(said("table-cut") + " " if tile["cut"] else "")
            tiles.append("  ")
        if row["face_down"]:
            tiles.append(said("table-row-face-down", number=row["face_down"]), "dim")
        elif not row["open"]:
            tiles.append(said("table-row-done"), "dim")
        shown.add_row(Text(str(row["value"]), "bold"), tiles, said("table-now") if row["buyable"] else "")
    return shown


def town(view: View, said: Words, names: Sequence[str]) -> RenderableType:
    """Stock, craftsmen, markers, laws, and what is under way."""
    shown = Table(box=None, show_header=False, padding=(0, 1))
    shown.add_row(said("table-store"), stock(view["store"]))
    shown.add_row(said("table-craftsmen"), stock(view["craftsmen"]))
    marked = " ".join(str(number) for number in view["marked"]) or said("table-none")
    shown.add_row(said("table-markers"), marked)
    filled = [space for space in view["law_spaces"] if space["filled"]]
    shown.add_row("", said("table-law-clerk", number=len(filled), stack=view["law_stack"]))
    for space in filled:
        if space["law"]:
            shown.add_row(said(f"space-{space['space']}"), law_line(space["law"], said))
    for line in under_way(view, said, names):
        shown.add_row("", line)
    gone = ", ".join(said(f"law-{law}") for law in view["laws_gone"])
    shown.add_row(said("table-gone"), gone or said("table-none"))
    return shown


def under_way(view: View, said: Words, names: Sequence[str]) -> list[str]:
    """The announced seat, the law on its way, the highest bid, and the laws in force this round."""
    lines = []
    if view["purchase"]:
        tile = view["purchase"]["tile"]
        who = named(view, view["purchase"]["seat"], names)
        lines.append(said("log-announce", seat=who, tile=f"{tile['name']} ({' '.join(tile['cost'])})"))
    if view["law"]:
        law = said(f"law-{view['law']['law']}")
        target = f": {view['law']['target']}" if view["law"]["target"] else ""
        lines.append(said("log-play", seat=named(view, view["law"]["seat"], names), law=law + target))
    if view["auction"] and view["auction"]["bid"]:
        lines.append(said("log-bid", seat=named(view, view["auction"]["seat"], names), bid=view["auction"]["bid"]))
    for law, value in view["round_laws"].items():
        if value is not None:
            lines.append(f"{said(f'law-{law}')}: {in_force(view, value, said, names)}")
    return lines


def in_force(view: View, value: Any, said: Words, names: Sequence[str]) -> str:
    """Whom or what a law of this round concerns."""
    if isinstance(value, int):
        return named(view, value, names)
    if isinstance(value, dict):
        return f"{named(view, value['seat'], names)}, {said('land-' + value['land'])}"
    return said(f"land-{value}") if value in LAND else str(value)


def named(view: View, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else str(view["players"][seat]["name"])


def players(view: View, said: Words, names: Sequence[str]) -> RenderableType:
    """What lies in front of and behind the screens, as far as it may be seen."""
    shown = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    keys = ("player", "points", "cubes", "seats", "laws", "houses", "workers", "fences")
    for key in keys:
        shown.add_column(said(f"table-{key}"))
    hidden = Text(said("table-hidden"), "dim")
    for seat, player in enumerate(view["players"]):
        name = named(view, seat, names)
        label = Text(f"{player['name']} {name}" if name != player["name"] else name, PLAYER_STYLES[seat])
        if view["start_player"] == seat:
            label.append(f" ({said('table-start')})", "dim")
        score = view["scores"][seat]
        laws = player["laws"]
        shown.add_row(
            label,
            hidden if score is None else str(score),
            hidden if player["cubes"] is None else cubes_of("".join(c * n for c, n in player["cubes"].items())),
            hidden if player["seats"] is None else values(player["seats"]),
            str(player["law_count"]) if not laws else ", ".join(said(f"law-{law}") for law in laws),
            " ".join(str(number) for number in player["houses"]) or "-",
            str(player["workers_out"]),
            str(player["fences_left"]),
        )
    return shown


def values(bought: Sequence[str]) -> str:
    """The values of the seats that a player has."""
    return " ".join(str(BUILDINGS[BUILDING_NAMES.index(name)][0]) for name in bought) or "-"


def law_line(law: str, said: Words) -> Text:
    return Text(said(f"law-{law}"), "bold").append(f": {said(f'law-{law}-use')}", "not bold")


def own_laws(view: View, said: Words) -> RenderableType | None:
    """The laws in hand, each with its text and the moment at which it can be played."""
    if view["seat"] is None:
        return None
    laws = view["players"][view["seat"]]["laws"]
    return Group(*[law_line(law, said) for law in laws]) if laws else None
