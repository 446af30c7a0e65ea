"""The table drawn with Rich: six cities with their districts and rankings, players, supplies and cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from triforium.games.guilds.material import ARMS, GUILDS, SHAPES
from triforium.kernel.game import Game

STYLES = {
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "red": "red",
    "grey": "bright_black",
    "church": "magenta",
}
BRACKETS = {"gate": ("[", "]"), "corner": ("/", "\\"), "small": ("<", ">"), "centre": ("(", ")")}
CELL = 7

SPOTS = {
    "kNW": (1, 1), "gN": (1, 3), "kNE": (1, 5), "pNW": (2, 2), "pNE": (2, 4), "gW": (3, 1), "c": (3, 3),
    "gE": (3, 5), "pSW": (4, 2), "pSE": (4, 4), "kSW": (5, 1), "gS": (5, 3), "kSE": (5, 5),
}  # fmt: skip
"""Row and column of every space within the wall; rows and columns 0 and 6 are outside it."""
BEYOND = {
    "gN": [(0, 3)], "gE": [(3, 6)], "gS": [(6, 3)], "gW": [(3, 0)],
    "kNE": [(0, 5), (1, 6)], "kSE": [(5, 6), (6, 5)], "kSW": [(6, 1), (5, 0)], "kNW": [(1, 0), (0, 1)],
}  # fmt: skip
"""Where the spaces lie that a special tile on this space adds."""
ADDED = {"a": ["xA"], "b": ["xB"], "c": ["xC1", "xC2"]}


def draw(game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool) -> "Table":
    """What the kernel's `Game.table` calls."""
    return Table(game, view, lang, names, brief)


def table(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> "Table":
    """The same out of a view alone."""
    from triforium.kernel.registry import game

    return draw(game("guilds"), view, lang, names, brief=False)


def spots(city: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """Which space of a city is drawn where."""
    found = {SPOTS[space]: space for space in city["spaces"] if space in SPOTS}
    for host, what in city["spaces"].items():
        for place, space in zip(BEYOND.get(host, []), ADDED.get(what.get("special") or "", []), strict=False):
            found[place] = space
    return found


class Table:
    """A Rich renderable that fits the width it gets."""

    def __init__(self, game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.names = names
        self.brief = brief

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            seat = self.view["seat"]
            yield self.players([seat if seat is not None else 0])
            return
        yield Rule(self.headline(), style="dim")
        yield Columns([self.city(city) for city in self.view["cities"]], padding=(1, 3))
        yield Text(self.say("table-legend"), "dim")
        yield Text()
        yield self.players(range(len(self.view["players"])))
        yield Text()
        yield self.supply()
        yield self.below()

    # Words ------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> str:
        return self.game.say(key, self.lang, args)

    def code(self, arms: str) -> str:
        """Arms in two letters."""
        return self.say(f"table-arms-{arms}")

    def headline(self) -> Text:
        view = self.view
        round_ = self.say("table-turn" if "stack" in view else "table-round", round=view["round"])
        now = "over" if view["over"] else "choosing" if len(view["to_act"]) > 1 else "acting"
        return Text.assemble((self.game.title(self.lang), "bold"), f" · {round_} · {self.say(f'table-{now}')}")

    # Cities -----------------------------------------------------------------------------------------------------

    def city(self, city: Mapping[str, Any]) -> Group:
        """Name and value, the plan, and the ranking as it would be now."""
        name = Text(self.say(f"city-{city['id']}"), f"bold {STYLES[city['arms']]}")
        name.append(f" · {self.say('table-value', value=city['value'])}", "default")
        if city["scored"]:
            name.append(f" · {self.say('table-scored')}", "bold default")
        ranking = Text("" if city["scored"] else self.say("table-now") + ": ", "dim")
        for i, place in enumerate(city["ranking"]):
            ranking.append("  " if i else "", "default")
            ranking.append(f"{self.code(place['guild'])} {place['points']}", f"{STYLES[place['guild']]} not dim")
        return Group(name, *self.plan(city), ranking)

    def plan(self, city: Mapping[str, Any]) -> list[Text]:
        where = spots(city)
        rows = range(min(r for r, _ in where), max(r for r, _ in where) + 1)
        columns = range(min(c for _, c in where), max(c for _, c in where) + 1)
        lines = []
        for row in rows:
            line = Text()
            for column in columns:
                space = where.get((row, column))
                line.append_text(self.cell(city["spaces"][space]) if space else Text(" " * CELL))
            lines.append(line)
        return lines

    def cell(self, space: Mapping[str, Any]) -> Text:
        """A space in seven characters: brackets for the shape, two letters for the arms, and what stands there."""
        left, right = BRACKETS[space["shape"]]
        if space["state"] in ("free", "covered"):
            inner = "  " if space["state"] == "free" else "██"
            return Text(f"{left}{inner}{right}".ljust(CELL), "dim")
        code = self.code(space["arms"])
        if space["special"]:
            code = code[0] + space["special"].upper()
        masters = "•" * space["printed"] + "♟" * space["masters"]
        if len(masters) > 2:
            masters = f"♟{space['printed'] + space['masters']}"
        marks = ("▒" if space["state"] == "site" else "") + ("‡" if space["cathedral"] else "")
        text = Text(f"{left}{code}{right}", f"bold {STYLES[space['arms']]}")
        return text.append((marks + masters).ljust(3), "default")

    # Players ----------------------------------------------------------------------------------------------------

    def players(self, seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for key in ("player", "guild", "points", "influence", "hand", "played"):
            grid.add_column(self.say(f"table-{key}"), justify="right" if key in ("points", "influence") else "left")
        for seat in seats:
            player = self.view["players"][seat]
            grid.add_row(
                self.name(seat), self.guilds(player), Text(str(self.view["scores"][seat]), "bold"),
                str(player["influence"]), self.cards(player["hand"], player["chosen"]), self.cards(player["played"]),
            )  # fmt: skip
        return grid

    def name(self, seat: int) -> Text:
        text = Text(self.names[seat], style="bold" if seat in self.view["to_act"] else "")
        if seat == self.view["seat"]:
            text.append(f" ({self.say('table-you')})", "italic")
        if seat == self.view["start_player"] and "golden" in self.view:
            text.append(" ★", "yellow")
        return text

    def guilds(self, player: Mapping[str, Any]) -> Text:
        """The own guild and, with two players, the influenced one, each with its points."""
        text = Text(self.code(player["guild"]), f"bold {STYLES[player['guild']]}")
        if "influenced_guild" in player:
            text.append(f" {player['points']}", "default")
            text.append(f" + {self.code(player['influenced_guild'])}", f"bold {STYLES[player['influenced_guild']]}")
            text.append(f" {player['influenced_points']}", "default")
        return text

    def cards(self, cards: Sequence[str], chosen: str | None = None) -> Text:
        text = Text()
        for i, card in enumerate(cards):
            text.append(", " if i else "", "dim")
            text.append(self.say(f"card-{card}"), "bold reverse" if card == chosen else "")
        return text

    # Supplies ---------------------------------------------------------------------------------------------------

    def supply(self) -> Grid:
        """Tiles left: of each shape, and how many of them show a master."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(self.say("table-supply"))
        for shape in SHAPES:
            grid.add_column(self.say(f"table-shape-{shape}"))
        left = self.view["supply"]
        in_play = {city["arms"] for city in self.view["cities"]}
        for arms in [arms for arms in ARMS if arms in in_play]:
            if arms in GUILDS:
                pairs = [(left[f"{arms}_{shape}_plain"], left[f"{arms}_{shape}_printed"]) for shape in SHAPES]
            else:
                pairs = [(left[f"church_{shape}"], 0) for shape in SHAPES]
            row = [f"{plain + printed}" + (f" ({printed}•)" if printed else "") for plain, printed in pairs]
            special = " ".join(letter.upper() for letter in "abcd" if arms == "church" and left[f"church_{letter}"])
            grid.add_row(Text(f"{self.code(arms)} {special}".rstrip(), STYLES[arms]), *row)
        return grid

    def below(self) -> Text:
        view = self.view
        wood = {kind: number for kind, number in view["wood"].items() if kind != "cylinders"}
        parts = [self.say("table-wood", covers=view["covers"], **wood)]
        if "golden" in view:
            gold = view["golden"]
            parts.append(self.say("table-golden", a=gold["left_a"], b=gold["left_b"]))
            if gold["card"]:
                parts.append(self.say("table-your-golden", gold=gold["card"]))
            elif gold["held"]:
                parts.append(self.held())
        else:
            parts.append(self.say("table-stack", number=view["stack"]["left"]))
        parts.append(self.say("table-grey", points=view["grey_points"]))
        return Text(" · ".join(parts))

    def held(self) -> str:
        return self.game.say("table-golden-held", self.lang, {"seat": self.view["start_player"]}, self.names)
