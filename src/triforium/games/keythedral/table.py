"""The table in the terminal: everything that a view holds, drawn with letters as well as colours."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.cubes import COLOURS
from triforium.games.keythedral.map_drawing import CUBE_STYLES, PLAYER_STYLES, Map, marked_places
from triforium.games.keythedral.material import BUILDING_NAMES, LAND
from triforium.kernel import text
from triforium.kernel.game import Game

PACKAGE = __package__
BESIDE = 120
"""From this width on the map stands beside the players."""
LEAST_BESIDE = 52
"""So wide a column at least is left for them; else they stand below."""

View = Mapping[str, Any]


def draw(
    game: Game, view: View, lang: str, names: Sequence[str], brief: bool, marks: Mapping[int, str], full: bool
) -> "Table":
    """What the kernel's `Game.table` calls."""
    return Table(game, view, lang, names, brief, marks, full)


class Words:
    """The title's texts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: int | str) -> str:
        return text.say(PACKAGE, key, self.lang, args)


class Table:
    """A Rich renderable that fits the width it gets; in brief, what one owns, and the map if a place is asked."""

    def __init__(
        self, game: Game, view: View, lang: str, names: Sequence[str], brief: bool, marks: Mapping[int, str],
        full: bool,
    ) -> None:  # fmt: skip
        self.game = game
        self.full = full
        self.view = view
        self.said = Words(lang)
        self.names = names
        self.brief = brief
        self.marks = marked_places(game, view, marks)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        town_map = Map(self.view, self.marks, options.max_width)
        if self.brief:
            if self.marks:
                yield town_map.drawn()
            yield self.players([self.view["seat"] or 0])
            return
        yield Rule(self.headline(), style="dim")
        left = Group(town_map.drawn(), *self.legend())
        right = [self.players(range(len(self.view["players"]))), *self.own_laws(), self.cathedral(), self.town()]
        if options.max_width >= BESIDE and options.max_width - town_map.width >= LEAST_BESIDE:
            sides = Grid.grid(padding=(0, 3, 0, 0))
            sides.add_column(width=max(town_map.width, options.max_width // 3))
            sides.add_column(ratio=1)
            sides.add_row(left, Group(*right))
            yield sides
        else:
            yield from right
            yield left

    def headline(self) -> Text:
        view, said = self.view, self.said
        return Text(said("table-title", round=view["round"]) if view["round"] else said("table-laying"), "bold")

    def legend(self) -> list[Text]:
        view, said = self.view, self.said
        cubes = " · ".join(said(f"colour-{colour}") for colour in COLOURS)
        lines = [Text(said("table-legend"), "dim"), Text(f"{said('table-cubes')}: {cubes}", "dim")]
        if view["fences"]:
            lines.append(Text(said("table-legend-fences"), "dim"))
        for fence in view["fences"]:
            side = said(f"side-{fence['side']}")
            lines.append(Text(said("table-fence-line", fence=fence["name"], spot=fence["spot"], side=side)))
        if view["stack"]["left"]:
            lines.append(Text(said("table-stack", left=view["stack"]["left"], top=view["stack"]["top"])))
        return lines

    # The players ------------------------------------------------------------------------------------------------

    def players(self, seats: Sequence[int]) -> RenderableType:
        """A row of figures for each, and below it what lies behind a screen that may be looked behind."""
        view, said = self.view, self.said
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(said("table-player"), no_wrap=not self.full)
        for key in ("points", "laws", "workers", "fences", "houses"):
            grid.add_column(said(f"table-{key}"), justify="left" if key == "houses" else "right", overflow="fold")
        below: list[RenderableType] = []
        for seat in seats:
            player, score = view["players"][seat], view["scores"][seat]
            grid.add_row(
                self.label(seat), Text("?" if score is None else str(score), "bold"), str(player["law_count"]),
                str(player["workers_out"]), str(player["fences_left"]),
                " ".join(str(number) for number in player["houses"]) or "-",
            )  # fmt: skip
            if player["cubes"] is not None:
                below.append(self.belongings(seat))
        if len(below) < len(seats):
            below.append(Text(f"?: {said('table-hidden')}", "dim"))
        return Group(grid, *below)

    def label(self, seat: int) -> Text:
        letter = self.view["players"][seat]["name"]
        label = Text.assemble((f" {letter} ", f"reverse {PLAYER_STYLES[seat]}"), " ")
        label.append(self.named(seat), "bold" if seat in self.view["to_act"] else "")
        if seat == self.view["seat"]:
            label.append(f" ({self.said('table-you')})", "italic")
        if seat == self.view["start_player"]:
            label.append(" ★", "yellow")
        return label

    def named(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(self.view["players"][seat]["name"])

    def belongings(self, seat: int) -> Padding:
        """Cubes, seats and laws, as far as they may be seen."""
        player, said = self.view["players"][seat], self.said
        told = Text.assemble((f"{player['name']}  ", PLAYER_STYLES[seat]), f"{said('table-cubes')}: ")
        told.append_text(stock({letter: number for letter, number in player["cubes"].items() if number}))
        told.append(f"· {said('table-seats')}: {values(player['seats'])}")
        if player["laws"]:
            told.append(f" · {said('table-laws')}: " + ", ".join(said(f"law-{law}") for law in player["laws"]))
        return Padding(told, (0, 0, 0, 1))

    def own_laws(self) -> list[Text]:
        """The laws in hand, each with its text and the moment at which it can be played."""
        seat = self.view["seat"]
        laws = [] if seat is None else self.view["players"][seat]["laws"] or []
        return [law_line(law, self.said) for law in laws]

    # The boards -------------------------------------------------------------------------------------------------

    def cathedral(self) -> Grid:
        """The rows from the highest to the lowest, with the cost of every open tile."""
        said = self.said
        shown = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        for number, row in enumerate(reversed(self.view["cathedral"])):
            tiles = Text()
            for tile in row["open"]:
                tiles.append(f"{tile['name']} ").append_text(cubes_of(tile["cost"]))
                tiles.append(said("table-rise") + " " if tile["rise"] else "")
                tiles.append(said("table-cut") + " " if tile["cut"] else "")
                tiles.append(" ")
            if row["face_down"]:
                tiles.append(said("table-row-face-down", number=row["face_down"]), "dim")
            elif not row["open"]:
                tiles.append(said("table-row-done"), "dim")
            if row["buyable"]:
                tiles.append(said("table-now"), "italic")
            head = Text("" if number else said("table-cathedral"), "dim")
            shown.add_row(head, Text(str(row["value"]), "bold", justify="right"), tiles)
        return shown

    def town(self) -> Grid:
        """Stock, craftsmen, markers, laws, and what is under way."""
        view, said = self.view, self.said
        shown = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        shown.add_column(style="dim")
        shown.add_row(said("table-store"), stock(view["store"]))
        shown.add_row(said("table-craftsmen"), stock(view["craftsmen"]))
        if view["round"]:
            marked = " ".join(str(number) for number in view["marked"]) or said("table-none")
            shown.add_row(said("table-markers"), marked)
        filled = [space for space in view["law_spaces"] if space["filled"]]
        shown.add_row(said("table-laws"), said("table-law-clerk", number=len(filled), stack=view["law_stack"]))
        for space in filled:
            if space["law"]:
                shown.add_row(said(f"space-{space['space']}"), law_line(space["law"], said))
        for line in self.under_way():
            shown.add_row("", line)
        if view["laws_gone"]:
            shown.add_row(said("table-gone"), ", ".join(said(f"law-{law}") for law in view["laws_gone"]))
        return shown

    def under_way(self) -> list[str]:
        """The announced seat, the law on its way, the highest bid, and the laws in force this round."""
        view, said = self.view, self.said
        lines = []
        if view["purchase"]:
            tile = view["purchase"]["tile"]
            who = self.named(view["purchase"]["seat"])
            lines.append(said("log-announce", seat=who, tile=f"{tile['name']} ({' '.join(tile['cost'])})"))
        if view["law"]:
            law = said(f"law-{view['law']['law']}")
            target = f": {view['law']['target']}" if view["law"]["target"] else ""
            lines.append(said("log-play", seat=self.named(view["law"]["seat"]), law=law + target))
        if view["auction"] and view["auction"]["bid"]:
            lines.append(said("log-bid", seat=self.named(view["auction"]["seat"]), bid=view["auction"]["bid"]))
        for law, value in view["round_laws"].items():
            if value is not None:
                lines.append(f"{said(f'law-{law}')}: {self.in_force(value)}")
        return lines

    def in_force(self, value: Any) -> str:
        """Whom or what a law of this round concerns."""
        if isinstance(value, int):
            return self.named(value)
        if isinstance(value, dict):
            return f"{self.named(value['seat'])}, {self.said('land-' + value['land'])}"
        return self.said(f"land-{value}") if value in LAND else str(value)


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
    return shown if bag else Text("- ")


def values(bought: Sequence[str]) -> str:
    """The values of the seats that a player has."""
    return " ".join(str(BUILDINGS[BUILDING_NAMES.index(name)][0]) for name in bought) or "-"


def law_line(law: str, said: Words) -> Text:
    return Text(said(f"law-{law}"), "bold").append(f": {said(f'law-{law}-use')}", "not bold")
