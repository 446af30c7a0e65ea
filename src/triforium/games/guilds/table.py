"""The table drawn with Rich: six cities with their districts and rankings, players, supplies and cards."""

from collections.abc import Mapping, Sequence
from typing import Any

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
STEPS = (4, 3)
"""Characters from one column to the next, the first that fits; two spaces of a row are always two columns apart."""
GAP = 2
"""Between two cities."""
MARKED = "bold reverse"
ON_THE_MAP = ("build", "finish", "cathedral", "master")
"""Actions that choose a space of a city."""

SPOTS = {
    "kNW": (1, 1), "gN": (1, 3), "kNE": (1, 5), "pNW": (2, 2), "pNE": (2, 4), "gW": (3, 1), "c": (3, 3),
    "gE": (3, 5), "pSW": (4, 2), "pSE": (4, 4), "kSW": (5, 1), "gS": (5, 3), "kSE": (5, 5),
}  # fmt: skip
"""Row and column of every space within the wall; rows 0 and 6 and columns -1 and 7 are outside it."""
BEYOND = {
    "gN": [(0, 3)], "gE": [(3, 7)], "gS": [(6, 3)], "gW": [(3, -1)],
    "kNE": [(0, 5), (1, 7)], "kSE": [(5, 7), (6, 5)], "kSW": [(6, 1), (5, -1)], "kNW": [(1, -1), (0, 1)],
}  # fmt: skip
"""Where the spaces lie that a special tile on this space adds."""
ADDED = {"a": ["xA"], "b": ["xB"], "c": ["xC1", "xC2"]}


def draw(
    game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool, marks: Mapping[int, str],
    full: bool,
) -> "Table":  # fmt: skip
    """What the kernel's `Game.table` calls; nothing is ever cut here, so `full` changes nothing."""
    return Table(game, view, lang, names, brief, marks)


def spots(city: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """Which space of a city is drawn where."""
    found = {SPOTS[space]: space for space in city["spaces"] if space in SPOTS}
    for host, what in city["spaces"].items():
        for place, space in zip(BEYOND.get(host, []), ADDED.get(what.get("special") or "", []), strict=False):
            found[place] = space
    return found


class Table:
    """A Rich renderable that fits the width it gets."""

    def __init__(
        self,
        game: Game,
        view: Mapping[str, Any],
        lang: str,
        names: Sequence[str],
        brief: bool,
        marks: Mapping[int, str],
    ) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.names = names
        self.brief = brief
        places = ((game.decode(action), number) for action, number in marks.items())
        self.marks = {parts[1:]: number for parts, number in places if parts[0] in ON_THE_MAP}
        """By city and space, what is typed to choose it."""
        self.step = STEPS[0]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seat = self.view["seat"]
        if self.brief:
            named = {city for city, _ in self.marks}
            if named:
                yield self.cities([city for city in self.view["cities"] if city["id"] in named], options.max_width)
            yield self.players([seat if seat is not None else 0])
            return
        yield Rule(self.headline(), style="dim")
        yield self.cities(self.view["cities"], options.max_width)
        yield Text(self.say("table-legend"), "dim")
        yield self.players(range(len(self.view["players"])))
        if seat is not None:
            yield Text.assemble((f"{self.say('table-hand')}: ", "dim"), self.own_hand(self.view["players"][seat]))
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

    def cities(self, shown: Sequence[Mapping[str, Any]], width: int) -> Grid:
        """All in a row, or in rows of three, or as many as fit."""
        ways = [(len(shown), STEPS[0]), *((across, step) for across in (3, 2) for step in STEPS)]
        across, self.step = next((way for way in ways if self.breadth(shown, *way) <= width), (1, STEPS[-1]))
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for first in range(0, len(shown), across):
            grid.add_row(*(self.city(city) for city in shown[first : first + across]))
        return grid

    def breadth(self, shown: Sequence[Mapping[str, Any]], across: int, step: int) -> int:
        """How wide they would be, so many in a row."""
        self.step = step
        broad = [max(line.cell_len for line in [*self.plan(city), self.ranking(city)]) for city in shown]
        return sum(max(broad[first::across]) + GAP for first in range(min(across, len(shown)))) - GAP

    def city(self, city: Mapping[str, Any]) -> Group:
        """Name and value, the plan, and the ranking as it would be now."""
        name = Text(self.say(f"city-{city['id']}"), f"bold {STYLES[city['arms']]}")
        name.append(f" · {self.say('table-value', value=city['value'])}", "default")
        if city["scored"]:
            name.append(f" · {self.say('table-scored')}", "bold default")
        return Group(name, *self.plan(city), self.ranking(city))

    def ranking(self, city: Mapping[str, Any]) -> Text:
        ranking = Text("" if city["scored"] else self.say("table-now") + ": ", "dim")
        if not city["ranking"]:
            ranking.append("-")
        for i, place in enumerate(city["ranking"]):
            ranking.append(" " * (self.step - 2) if i else "", "default")
            ranking.append(f"{self.code(place['guild'])} {place['points']}", f"{STYLES[place['guild']]} not dim")
        return ranking

    def plan(self, city: Mapping[str, Any]) -> list[Text]:
        where = spots(city)
        rows = range(min(r for r, _ in where), max(r for r, _ in where) + 1)
        first = min(c for _, c in where)
        lines = []
        for row in rows:
            line = Text()
            for (_, column), space in sorted(place for place in where.items() if place[0][0] == row):
                line.append(" " * ((column - first) * self.step - line.cell_len))
                line.append_text(self.cell(city["spaces"][space], self.marks.get((city["id"], space), "")))
            lines.append(line)
        return lines

    def cell(self, space: Mapping[str, Any], mark: str) -> Text:
        """A space: brackets for the shape, two letters for the arms, or what is typed to choose it, and what stands
        there."""
        left, right = BRACKETS[space["shape"]]
        if space["state"] in ("free", "covered"):
            inner = "  " if space["state"] == "free" else "██"
            if mark:
                return Text.assemble(left, (f"{mark:>2}", MARKED), right)
            return Text(f"{left}{inner}{right}", "dim")
        code = self.code(space["arms"])
        if space["special"]:
            code = code[0] + space["special"].upper()
        masters = "•" * space["printed"] + "♟" * space["masters"]
        if len(masters) > 2:
            masters = f"♟{space['printed'] + space['masters']}"
        marks = ("▒" if space["state"] == "site" else "") + ("‡" if space["cathedral"] else "")
        style = f"bold {STYLES[space['arms']]}"
        text = Text.assemble((left, style), (f"{mark:>2}", MARKED) if mark else (code, style), (right, style))
        return text.append(marks + masters, "default")

    # Players ----------------------------------------------------------------------------------------------------

    def players(self, seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for key in ("player", "guild", "points", "influence", "played"):
            grid.add_column(self.say(f"table-{key}"), justify="right" if key in ("points", "influence") else "left")
        for seat in seats:
            player = self.view["players"][seat]
            grid.add_row(
                self.name(seat), self.guilds(player), Text(str(self.view["scores"][seat]), "bold"),
                str(player["influence"]), self.cards(player["played"]),
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
        if "influenced_guild" not in player:
            text.append(f" {self.say('guild-' + player['guild'])}", "default not bold")
        else:
            text.append(f" {player['points']}", "default")
            text.append(f" + {self.code(player['influenced_guild'])}", f"bold {STYLES[player['influenced_guild']]}")
            text.append(f" {player['influenced_points']}", "default")
        return text

    def own_hand(self, player: Mapping[str, Any]) -> Text:
        return self.cards(player["hand"], player["chosen"])

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
        left = self.view["supply"]
        in_play = {city["arms"] for city in self.view["cities"]}
        shown = [arms for arms in ARMS if arms in in_play]
        special = " ".join(letter.upper() for letter in "abcd" if left[f"church_{letter}"])
        grid.add_column(self.say("table-supply"))
        for arms in shown:
            letters = f" {special}" if arms == "church" else ""
            grid.add_column(Text(self.code(arms) + letters, f"not dim {STYLES[arms]}"))
        for shape in SHAPES:
            grid.add_row(Text(self.say(f"table-shape-{shape}"), "dim"), *(self.left(arms, shape) for arms in shown))
        return grid

    def left(self, arms: str, shape: str) -> str:
        left = self.view["supply"]
        if arms not in GUILDS:
            return str(left[f"church_{shape}"])
        plain, printed = left[f"{arms}_{shape}_plain"], left[f"{arms}_{shape}_printed"]
        return f"{plain + printed}" + (f" ({printed}•)" if printed else "")

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
        owned = {player["guild"] for player in view["players"] if "influenced_guild" not in player}
        others = [city["arms"] for city in view["cities"] if city["arms"] in GUILDS and city["arms"] not in owned]
        codes = [f"{self.code(arms)} {self.say(f'guild-{arms}')}" for arms in others]
        parts += [*codes, f"{self.code('church')} {self.say('table-church')}"]
        return Text(" · ".join(parts))

    def held(self) -> str:
        return self.game.say("table-golden-held", self.lang, {"seat": self.view["start_player"]}, self.names)
