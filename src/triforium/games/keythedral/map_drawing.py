"""The map in the terminal: fields with their workers, cottages and houses, fences, and the places one may choose.

It is drawn close together; where fences are asked for it is drawn wider, so that each has a corner of its own.
"""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from triforium.games.keythedral.lattice import FIELD_NAMES, SPOT_NAMES, field_cell, place, spot_cell
from triforium.games.keythedral.material import LAND, PLAYERS
from triforium.kernel.game import Game

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
WIDE = (10, 4)
CLOSE = ((6, 2), (5, 2), (4, 2))
"""Characters and lines from one field to the next: the first that fits."""
MARGIN = 3
MARKED = "bold reverse"
ACROSS = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}
"""From a spot to the field on each of its sides."""
CORNERS = {"nw": (-3, -1), "ne": (3, -1), "sw": (-3, 1), "se": (3, 1)}
"""Where a fence stands beside its tile, if there is room; else it is one of these signs, left or right of it."""
SIGNS = {"nw": "◤", "sw": "◣", "ne": "◥", "se": "◢", "nwsw": "◀", "nese": "▶"}

View = Mapping[str, Any]
Place = tuple[int, int]
Marks = dict[tuple[str, Place], str]
"""("field", (x, y)), ("spot", (x, y)) or ("ne", (x, y) of the spot) -> what is typed to choose it."""


def marked_places(game: Game, view: View, marks: Mapping[int, str]) -> Marks:
    """Of all that can be chosen now, what lies on the map."""
    found: Marks = {}
    tiles = {tile["name"]: (tile["x"], tile["y"]) for tile in view["cottages"]}
    fences = {fence["name"]: (fence["side"], (fence["x"], fence["y"])) for fence in view["fences"]}
    own = "" if view["seat"] is None else PLAYERS[view["seat"]]
    for action, typed in marks.items():
        verb, *parts = game.decode(action)
        if verb == "field":
            found["field", place(field_cell(FIELD_NAMES.index(parts[0])))] = typed
        elif verb == "spot":
            found["spot", place(spot_cell(SPOT_NAMES.index(parts[0])))] = typed
        elif verb in ("send", "send-also"):
            tile = f"{own}{view['working']}" if verb == "send" else str(view["round_laws"]["cottage_number"])
            found["field", beyond(tiles[tile], parts[0])] = typed
        elif verb == "fence-off":
            found[parts[1], tiles[parts[0]]] = typed
        elif verb == "remove":
            found[fences[parts[0]]] = typed
        elif verb in ("choose-tile", "house"):
            found["spot", tiles[parts[0] if verb == "choose-tile" else own + parts[0]]] = typed
    return found


def beyond(spot: Place, side: str) -> Place:
    return spot[0] + ACROSS[side][0], spot[1] + ACROSS[side][1]


class Map:
    """A canvas of characters with styles; coordinates are those of fields, and spots lie half a step further."""

    def __init__(self, view: View, marks: Marks, room: int) -> None:
        self.view = view
        self.marks = marks
        fields = [(field["x"], field["y"]) for field in view["fields"]]
        fields += [where for kind, where in marks if kind == "field"]
        self.left, right = min(x for x, _ in fields), max(x for x, _ in fields)
        self.top, bottom = min(y for _, y in fields), max(y for _, y in fields)
        self.columns, self.rows = range(self.left, right + 1), range(self.top, bottom + 1)
        scales = [*([WIDE] if any(kind in ACROSS for kind, _ in marks) else []), *CLOSE]
        steps = right - self.left + 2
        self.across, self.down = next((scale for scale in scales if self.measured(steps, scale) <= room), CLOSE[-1])
        self.width = self.measured(steps, (self.across, self.down))
        self.cells = [[(" ", "")] * self.width for _ in range((bottom - self.top + 2) * self.down + 1)]

    @staticmethod
    def measured(steps: int, scale: tuple[int, int]) -> int:
        return MARGIN + steps * scale[0] + 1

    def write(self, column: int, line: int, words: str, style: str) -> None:
        for i, letter in enumerate(words):
            if 0 <= line < len(self.cells) and 0 <= column + i < self.width:
                self.cells[line][column + i] = (letter, style)

    def column(self, x: float) -> int:
        """The middle of a place."""
        return MARGIN + int((x - self.left + 1) * self.across)

    def line(self, y: float) -> int:
        return int((y - self.top + 1) * self.down)

    def drawn(self) -> Text:
        for x in self.columns:
            self.write(self.column(x), 0, chr(ord("B") + x + 12), "dim")
        for y in self.rows:
            self.write(0, self.line(y), str(y + 13), "dim")
        laid = {(field["x"], field["y"]): field for field in self.view["fields"]}
        for (kind, where), typed in self.marks.items():
            if kind == "field" and where not in laid:
                self.write(self.column(where[0]) - 1, self.line(where[1]), f"{typed:>2}", MARKED)
        for field in laid.values():
            self.field(field)
        for cottage in self.view["cottages"]:
            self.cottage(cottage)
        if self.view["cathedral_tile"]:
            self.write(self.column(0.5) - 1, self.line(0.5), "####", "bold magenta")
        self.fences()
        while all(letter == " " for letter, _ in self.cells[-1]):
            self.cells.pop()
        drawing = Text(no_wrap=True)
        for number, line in enumerate(self.cells):
            drawing.append("\n" if number else "")
            for letter, style in line:
                drawing.append(letter, style)
        return drawing

    def field(self, field: Mapping[str, Any]) -> None:
        """(N) is a free forest, (N*A) one with a worker of player A; its free spots are dots, or what to type."""
        letter, worker = LAND_LETTERS[field["land"]], field["worker"]
        where = (field["x"], field["y"])
        column, line = self.column(where[0]), self.line(where[1])
        typed = self.marks.get(("field", where), "")
        told, style = (
            (typed, MARKED) if typed else ("", "") if worker is None else ("*" + PLAYERS[worker], PLAYER_STYLES[worker])
        )
        self.write(column - 2, line, "(", "dim")
        self.write(column - 1, line, letter, CUBE_STYLES[letter])
        self.write(column, line, told, style)
        self.write(column + len(told), line, ")", "dim")
        for dx in (-1, 0):
            for dy in (-1, 0):
                spot = (where[0] + dx, where[1] + dy)
                typed = self.marks.get(("spot", spot), "")
                at = self.column(spot[0] + 0.5) - len(typed) // 2, self.line(spot[1] + 0.5)
                self.write(*at, typed or ".", MARKED if typed else "dim")

    def cottage(self, cottage: Mapping[str, Any]) -> None:
        """/A1/ is a cottage, [A1] a house; A1:3 is one that is chosen with 3."""
        spot = (cottage["x"], cottage["y"])
        typed = self.marks.get(("spot", spot), "")
        words = (
            f"{cottage['name']}:" if typed else f"[{cottage['name']}]" if cottage["house"] else f"/{cottage['name']}/"
        )
        column, line = self.column(spot[0] + 0.5) - 1, self.line(spot[1] + 0.5)
        self.write(column, line, words, PLAYER_STYLES[cottage["seat"]])
        self.write(column + len(words), line, typed, MARKED)

    def fences(self) -> None:
        if self.down == WIDE[1]:
            for fence in self.view["fences"]:
                self.corner(fence["side"], (fence["x"], fence["y"]), "X", PLAYER_STYLES[fence["seat"]])
            for (kind, where), typed in self.marks.items():
                if kind in CORNERS:
                    self.corner(kind, where, typed, MARKED)
            return
        beside: dict[tuple[Place, bool], list[Mapping[str, Any]]] = {}
        for fence in self.view["fences"]:
            beside.setdefault(((fence["x"], fence["y"]), fence["side"] in ("ne", "se")), []).append(fence)
        for (spot, east), fences in beside.items():
            sign = SIGNS["".join(sorted(fence["side"] for fence in fences))]
            column = self.column(spot[0] + 0.5) + (3 if east else -2)
            self.write(column, self.line(spot[1] + 0.5), sign, PLAYER_STYLES[fences[0]["seat"]])

    def corner(self, side: str, spot: Place, words: str, style: str) -> None:
        dx, dy = CORNERS[side]
        self.write(self.column(spot[0] + 0.5) + dx, self.line(spot[1] + 0.5) + dy, words, style)
