"""The table drawn with Rich: players, places, what is laid out, and the state of the round."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, OverflowMethod, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from triforium.games.pillars.hints import HIRE_PRICE, card_of
from triforium.games.pillars.material import (
    BASE_PLACES,
    BUILDERS,
    CRAFTSMEN,
    CRUSADE_POINTS,
    CRUSADE_WORKERS,
    KINDS,
    PLACES,
    RESOURCES,
    ROUNDS,
)
from triforium.kernel.game import Game

SEAT_STYLES = ("red", "blue", "green", "yellow", "dark_orange", "bright_white")
KIND_STYLES = {"sand": "yellow", "wood": "green", "stone": "default", "metal": "cyan"}
IN_STEP_ORDER = (*PLACES[:5], *PLACES[BASE_PLACES:], *PLACES[5:BASE_PLACES])
CAPACITY = {card.id: card.capacity for card in CRAFTSMEN}
CARDS = {card.id: card for card in RESOURCES}
NAME = 20
"""So much of a name is seen in the table; in full, the whole of a longer one stands above it."""
WIDE = 150
"""From this width on the places stand beside the players."""
ROOMY = 100
"""From this width on there is room for all that one's own craftsmen do beside the full list of places."""


def draw(
    game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool, marks: Mapping[int, str],
    full: bool,
) -> "Table":  # fmt: skip
    """What the kernel's `Game.table` calls. There is no map to mark: the places are the options."""
    return Table(game, view, lang, names, brief, full)


def letter(seat: int) -> str:
    return "ABCDEF"[seat]


def badge(seat: int | str | None) -> Text:
    """A seat as a letter on its colour; a free space is a dot, the black builder a square."""
    if seat is None:
        return Text(" · ", style="dim")
    if isinstance(seat, str):
        return Text(" ■ ", style="bold")
    return Text(f" {letter(seat)} ", style=f"bold reverse {SEAT_STYLES[seat]}")


class Flow:
    """Items one after the other that break only between items, with a label before and more air between groups."""

    def __init__(self, *groups: Sequence[Text], label: str = "", indent: int = 0) -> None:
        self.groups = [group for group in groups if group]
        self.label = Text.assemble((label, "bold"), ": ") if label and self.groups else Text(label, "bold")
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" " * self.indent).append_text(self.label)
        fresh = True
        for group in self.groups:
            for i, item in enumerate(group):
                gap = Text() if fresh else Text(", ") if i else Text(" · ", "dim")
                if not fresh and line.cell_len + gap.cell_len + item.cell_len >= options.max_width:
                    yield from self.hanging(line.append("," if i else ""), console, options)
                    line, gap = Text(" " * max(self.indent, 2)), Text()
                line.append_text(gap).append_text(item)
                fresh = False
        yield from self.hanging(line, console, options)

    def hanging(self, line: Text, console: Console, options: ConsoleOptions) -> RenderResult:
        """The line; where a single item is too long for it, the rest of that below, as far in as the next items."""
        if line.cell_len <= options.max_width:
            yield line
            return
        first, *more = line.wrap(console, options.max_width)
        rest = Text(" ").join(more)
        yield first
        yield Padding(rest, (0, 0, 0, max(self.indent, 2)))


class Table:
    """A Rich renderable that fits the width it gets."""

    def __init__(
        self, game: Game, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool, full: bool
    ) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.names = names
        self.brief = brief
        self.full = full
        self.phase = {"R": 1, "I": 1, "II": 2}.get(view["phase"], 3)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.brief:
            yield from self.own_line(console, options)
            return
        yield Rule(self.headline(), style="dim")
        if self.full:
            long = [seat for seat in range(len(self.view["players"])) if self.name(seat).cell_len > NAME]
            yield from (Text.assemble(badge(seat), " ", self.name(seat)) for seat in long)
        if options.max_width >= WIDE:
            sides = Grid.grid(padding=(0, 3, 0, 0), expand=True)
            sides.add_column(width=78)
            sides.add_column(ratio=1)
            sides.add_row(Players(self), Group(self.places(), *self.below()))
            yield sides
        else:
            yield Players(self)
            yield self.places()
            yield from self.below()

    def own_line(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Only the row of the seat that looks."""
        lines = console.render_lines(self.numbers(), options, pad=False)
        seat = self.view["seat"] or 0
        for line in (lines[0], lines[seat + 1]):
            yield from line
            yield Text()

    # Words ------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> str:
        return self.game.say(key, self.lang, args)

    def headline(self) -> Text:
        view = self.view
        now = self.say("table-over") if view["over"] else self.say(f"table-phase-{self.phase}")
        round_ = self.say("table-round", round=view["round"], rounds=int(ROUNDS))
        return Text.assemble((self.game.title(self.lang), "bold"), f" · {round_} · {now}")

    def name(self, seat: int) -> Text:
        text = Text(self.names[seat], style="bold" if seat in self.view["to_act"] else "")
        if seat == self.view["seat"]:
            text.append(f" ({self.say('table-you')})", "italic")
        if seat == self.view["start_player"]:
            text.append(" ★", "yellow")
        return text

    # Players ----------------------------------------------------------------------------------------------------

    def numbers(self) -> Grid:
        """One row of figures for each player."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=3)
        cut: OverflowMethod = "crop" if self.full else "ellipsis"
        grid.add_column(self.say("table-player"), min_width=19, max_width=NAME, no_wrap=True, overflow=cut)
        for key in ("points", "gold"):
            grid.add_column(self.say(f"table-{key}"), justify="right", no_wrap=True)
        for kind in KINDS:
            grid.add_column(self.say(f"kind-{kind}").capitalize(), justify="right", no_wrap=True)
        for key in ("workers", "builders"):
            grid.add_column(self.say(f"table-{key}"), justify="right", no_wrap=True)
        for seat, p in enumerate(self.view["players"]):
            cubes = [Text(str(p["cubes"][k]), KIND_STYLES[k] if p["cubes"][k] else "dim") for k in KINDS]
            grid.add_row(
                badge(seat), self.name(seat), Text(str(p["points"]), "bold"), Text(str(p["gold"]), "yellow"), *cubes,
                str(p["workers"] + p["wool_mill"]), str(self.view["bag"][seat]),
            )  # fmt: skip
        return grid

    def cards(self, seat: int, width: int) -> Flow:
        """What lies before a player; the viewing seat's own craftsmen with what they do, if there is room."""
        p = self.view["players"][seat]
        in_full = seat == self.view["seat"] and (width >= ROOMY or self.phase != 2)
        craftsmen = [self.craftsman(card, in_full) for card in p["craftsmen"]]
        privileges = [Text(self.say(f"privilege-{card}"), "magenta") for card in p["privileges"]]
        fields = [self.harvest(card) for card in p["resources"]]
        coming = []
        if p["grey_workers_next_round"] and not self.view["over"]:
            coming.append(Text(self.say("table-grey"), "italic"))
        if p["builders_next_round"] < BUILDERS and not self.view["over"]:
            coming.append(Text(self.say("table-wall"), "italic"))
        for state, key in (("silenced", "table-silenced"), ("silenced_next_round", "table-silenced-next")):
            if p.get(state) and not self.view["over"]:
                coming.append(Text(self.say(key), "italic"))
        return Flow(craftsmen, privileges, fields, coming, indent=4)

    def craftsman(self, card: str, in_full: bool) -> Text:
        name = self.say(f"craftsman-{card}")
        if in_full:
            return Text.assemble(name, (f" ({self.say(f'craftsman-{card}-use')})", "dim"))
        times = CAPACITY[card]
        return Text(self.say("table-capacity", craftsman=card, times=int(times)) if times else name)

    def harvest(self, card: str) -> Text:
        kind = KINDS[CARDS[card].kind]
        return Text(f"+{CARDS[card].cubes} {self.say(f'kind-{kind}')}", KIND_STYLES[kind])

    # Places -----------------------------------------------------------------------------------------------------

    def places(self) -> Grid:
        """Who stands where, and what is to be had; empty places only while they matter."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        places = [place for place in IN_STEP_ORDER if place in self.view["places"]]
        names = [self.say(f"place-{place}") for place in places]
        grid.add_column(no_wrap=True, min_width=max(map(len, names)))
        grid.add_column(no_wrap=True, min_width=12)
        grid.add_column()
        for name, place in zip(names, places, strict=True):
            card = card_of(place, self.view)
            spaces = self.view["places"][place]
            if card or self.all_places or any(seat is not None for seat in spaces):
                grid.add_row(name, Text().join(badge(s) for s in spaces), self.offer(place, card))
        return grid

    @property
    def all_places(self) -> bool:
        """In phase II, unless the player is just choosing from the free ones: then they are the options."""
        view = self.view
        may_veto = view["seat"] == view["start_player"] and not view["veto_used"]
        choosing = view["seat"] is not None and view["drawn"] == view["seat"] and view["seat"] in view["to_act"]
        return self.phase == 2 and (may_veto or not choosing)

    def offer(self, place: str, card: tuple[str, str] | None) -> Text:
        """What a place gives; cards are told in full in phase I, later the options repeat them."""
        if card is None:
            told = Text(self.say(f"place-{place}-use"), "dim")
            told.no_wrap, told.overflow = not self.full, "ellipsis"
            return told
        sort, name = card
        told = Text.assemble((self.say(f"{sort}-{name}"), "bold"), ": ", (self.say(f"{sort}-{name}-use"), "dim"))
        if self.phase > 1 and not self.full:
            told.no_wrap, told.overflow = True, "ellipsis"
        return told

    # What else lies there ---------------------------------------------------------------------------------------

    def below(self) -> list[Flow]:
        """The display, the cost track, the market and the event, as far as they matter now."""
        display = self.view["display"]
        lines = []
        if display["resources"]:
            lines.append(self.flow("table-cards", *[self.resource_card(name) for name in display["resources"]]))
        if display["craftsmen"]:
            lines.append(self.flow("table-hire", *[self.for_hire(name) for name in display["craftsmen"]]))
        if self.view["over"]:
            return lines
        if "crusades" in self.view:
            lines += self.crusades()
        cost_track = self.cost_track() if self.phase == 2 else []
        lines.append(Flow(*cost_track, self.market(), *self.tax()))
        if self.phase < 3:
            lines += self.waiting_builders()
        return [*lines, *self.events()]

    def flow(self, key: str, *items: Text) -> Flow:
        return Flow(items, label=self.say(key))

    def resource_card(self, name: str) -> Text:
        card = CARDS[name]
        kind = KINDS[card.kind]
        offer = self.say("table-workers-for", cubes=int(card.cubes), kind=kind, workers=int(card.workers))
        return Text(offer, KIND_STYLES[kind])

    def for_hire(self, name: str) -> Text:
        use = self.say("hint-price", gold=int(HIRE_PRICE[name]), use=self.say(f"craftsman-{name}-use"))
        return Text.assemble(self.say(f"craftsman-{name}"), (f" ({use})", "dim"))

    def cost_track(self) -> list[list[Text]]:
        view = self.view
        cost = [Text(self.say("table-cost", cost=view["cost"]), "bold")]
        drawn = [] if view["drawn"] is None else [Text.assemble(self.say("table-drawn"), " ", badge(view["drawn"]))]
        passed = [self.say("table-at", letter=letter(seat), cost=int(cost)) for cost, seat in view["passed"].items()]
        if passed:
            passed[0] = f"{self.say('table-passed')} {passed[0]}"
        return [cost, drawn, [Text(text) for text in passed]]

    def crusades(self) -> list[Flow]:
        """The spaces for crusades: what is open, and who has gone."""
        items = []
        for workers, points in zip(CRUSADE_WORKERS, CRUSADE_POINTS, strict=True):
            space = self.view["crusades"][str(workers)]
            offer = self.say("table-crusade", workers=int(workers), points=int(points))
            if space["open"] and self.phase == 1:
                items.append(Text(offer))
            elif space["seat"] is not None:
                items.append(Text.assemble(badge(space["seat"]), " ", (offer, "dim")))
        return [self.flow("table-crusades", *items)] if items else []

    def waiting_builders(self) -> list[Flow]:
        """The builder track and the black builder, where they are in the game."""
        view = self.view
        lines = []
        if "track" in view and self.phase == 2:
            waiting = [(number, seat) for number, seat in enumerate(view["track"], 1) if seat is not None]
            track = [Text.assemble(f"{number} ", badge(seat)) for number, seat in waiting]
            beside = [badge(seat) for seat in view["beside_track"]]
            if beside:
                beside[0] = Text.assemble(self.say("table-beside-track"), " ", beside[0])
            lines.append(Flow(track, beside, label=self.say("table-track")))
        black = view.get("black_builder")
        if black and black["owner"] is not None:
            where = "bag" if black["in_bag"] else "drawn" if black["drawn"] else "board"
            if black["space"] is None and where == "board":
                where = "out"
            lines.append(self.flow("table-black", badge(black["owner"]), Text(self.say(f"table-black-{where}"))))
        return lines

    def market(self) -> list[Text]:
        stock = [(kind, number) for kind, number in self.view["market"].items() if kind != "metal"]
        wares = [Text(f"{number} {self.say(f'kind-{kind}')}", KIND_STYLES[kind]) for kind, number in stock]
        return [Text.assemble((self.say("table-market"), "bold"), ": ", wares[0]), *wares[1:]]

    def tax(self) -> list[list[Text]]:
        tax, protected = self.view["tax"], self.view["protected"]
        rolled = [Text(self.say("table-tax", tax=tax), "bold")] if tax else []
        safe = [Text.assemble(self.say("table-protected"), " ", *[badge(seat) for seat in protected])]
        return [rolled, safe if protected else []]

    def events(self) -> list[Flow]:
        found = []
        for key, event in (("table-event", self.view["event"]), ("table-coming", self.view["coming_event"])):
            if event:
                use = self.say(f"event-{event}-use")
                found.append(self.flow(key, Text.assemble(self.say(f"event-{event}"), (f" ({use})", "dim"))))
        inspired = self.view.get("saint_denis", {})
        if inspired.get("seat") is not None:
            bound = [self.craftsman(inspired["craftsman"], False)] if inspired["craftsman"] else []
            found.append(self.flow("table-saint-denis", badge(inspired["seat"]), *bound))
        return found


class Players:
    """The players' figures, each followed by the cards before him."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self.table.numbers(), options, pad=False)
        yield from lines[0]
        yield Text()
        for seat, line in enumerate(lines[1:]):
            yield from line
            yield Text()
            yield self.table.cards(seat, options.max_width)
