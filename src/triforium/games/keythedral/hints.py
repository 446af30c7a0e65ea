"""What a move brings, costs and leaves, told from a view alone: whatever the seat cannot know does not come in."""

from collections.abc import Mapping
from typing import Any

from triforium.games.keythedral.cards import CHEAPER
from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.cubes import COLOURS, LETTERS, POINTS, letters_of
from triforium.games.keythedral.lattice import (
    ACROSS,
    AROUND,
    FIELD_NAMES,
    SIDES,
    SPOT_NAMES,
    cell,
    field_cell,
    place,
    spot_cell,
)
from triforium.games.keythedral.material import (
    BUILDING_NAMES,
    FENCE_PRICE,
    HOUSE_PRICE,
    LAND,
    PLAYERS,
    REMOVAL_PRICE,
    TRADER_PRICE,
)
from triforium.kernel.game import Game
from triforium.kernel.text import has_text

PACKAGE = __package__
View = Mapping[str, Any]
Place = tuple[int, int]


UNDER_WAY = {
    "buy": "purchase", "withdraw": "purchase", "rise": "purchase", "cut": "purchase", "replace": "purchase",
    "replace-craft": "purchase", "replace-by": "purchase", "pay": "payment", "take": "picking", "bid": "auction",
    "match": "auction", "choose-land": "law", "choose-craft": "law", "choose-tile": "law", "choose-seat": "law",
}  # fmt: skip
"""Verbs that mean something only while that part of the view is there."""


def hint(game: Game, action: int, view: View, lang: str) -> str:
    """The hint for an action, in a few short sentences; "" for one that has no meaning in this position."""
    verb, *parts = game.decode(action)
    if verb in UNDER_WAY and view[UNDER_WAY[verb]] is None:
        return ""
    sentences = getattr(Hints(game, view, lang), "on_" + verb.replace("-", "_"))(*parts)
    return " ".join(sentence for sentence in sentences if sentence)


def spaced(cubes: str) -> str:
    return " ".join(cubes) or "-"


def after(cubes: str, change: str, *, more: bool) -> str:
    """The cubes with one more or one less, in their order."""
    left = cubes + change if more else cubes.replace(change, "", 1)
    return "".join(sorted(left, key=LETTERS.index))


class Hints:
    """One method for each verb; its arguments are the parts of the action, its result some sentences."""

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        owing = view["to_act"] or [0]
        self.me: int = owing[0] if view["seat"] is None else view["seat"]
        own = view["players"][self.me]["cubes"]
        self.hand = None if own is None else "".join(letter * number for letter, number in own.items())

    def say(self, key: str, **args: int | str) -> str:
        return self.game.say(f"hint-{key}", self.lang, args)

    # What is at hand ------------------------------------------------------------------------------------------------

    @property
    def held(self) -> int | str:
        return "?" if self.hand is None else len(self.hand)

    def keeps(self, cost: str) -> str:
        """What is left of the hand, if it is known and will do."""
        left = self.hand
        if left is None or any(left.count(cube) < cost.count(cube) for cube in cost):
            return ""
        for cube in cost:
            left = left.replace(cube, "", 1)
        return self.say("keep", cubes=spaced(left))

    def stock(self, colour: str) -> int:
        return int(self.view["store"][LETTERS[COLOURS.index(colour)]])

    def price(self) -> str:
        """The price that is being settled; before that what the announced tile shows."""
        purchase = self.view["purchase"]
        return str(purchase["price"] or purchase["tile"]["cost"])

    # The map --------------------------------------------------------------------------------------------------------

    def field_at(self, where: Place) -> Mapping[str, Any] | None:
        return next((field for field in self.view["fields"] if (field["x"], field["y"]) == where), None)

    def across(self, spot: Place, side: str) -> Mapping[str, Any] | None:
        """The field on that side of a spot."""
        return self.field_at(place(cell(*spot) + ACROSS[SIDES.index(side)]))

    def reached(self, spot: Place, *, free: bool = False, seat: int = -1) -> list[Mapping[str, Any]]:
        """The fields that workers from a spot can reach, all or those that are free."""
        climbs = seat >= 0 and self.view["players"][seat]["climbs"]
        fenced = {fence["side"] for fence in self.view["fences"] if (fence["x"], fence["y"]) == spot and not climbs}
        fields = [self.across(spot, side) for side in SIDES if side not in fenced]
        return [field for field in fields if field and not (free and field["worker"] is not None)]

    def listed(self, fields: list[Mapping[str, Any]]) -> str:
        return ", ".join(f"{self.game.say('land-' + f['land'], self.lang)} {f['name']}" for f in fields) or "-"

    def tile(self, name: str) -> Mapping[str, Any] | None:
        return next((tile for tile in self.view["cottages"] if tile["name"] == name), None)

    def own_tile(self, number: str | int) -> str:
        return f"{PLAYERS[self.me]}{number}"

    def reaches(self, name: str, *, free: bool) -> str:
        tile = self.tile(name)
        if tile is None:
            return ""
        fields = self.reached((tile["x"], tile["y"]), free=free, seat=tile["seat"])
        return self.say("reaches-free" if free else "reaches", cottage=name, fields=self.listed(fields))

    # Laying ---------------------------------------------------------------------------------------------------------

    def on_field(self, name: str) -> list[str]:
        where = field_cell(FIELD_NAMES.index(name))
        fields = [self.field_at(place(where + AROUND[i])) for i in range(4)]
        spots = {place(where - ACROSS[i]) for i in range(4)}
        tiles = " ".join(tile["name"] for tile in self.view["cottages"] if (tile["x"], tile["y"]) in spots) or "-"
        beside = self.listed([field for field in fields if field])
        return [self.say("field", land=self.view["drawn"] or LAND[0], fields=beside, tiles=tiles)]

    def on_spot(self, name: str) -> list[str]:
        fields = self.reached(place(spot_cell(SPOT_NAMES.index(name))))
        return [self.say("spot", number=len(fields), fields=self.listed(fields))]

    def on_number(self, number: str) -> list[str]:
        laid = {tile["number"] for tile in self.view["cottages"] if tile["seat"] == self.me} | {int(number)}
        left = " ".join(str(n) for n in range(1, 6) if n not in laid) or "-"
        return [self.say("number", number=int(number), left=left)]

    # Phase one ------------------------------------------------------------------------------------------------------

    def on_mark(self, number: str) -> list[str]:
        first = (self.view["start_player"] + len(self.view["marked"])) % len(self.view["players"])
        return [self.say("mark", number=int(number), seat=first), self.reaches(self.own_tile(number), free=True)]

    def on_send(self, side: str) -> list[str]:
        return self.sent(self.own_tile(self.view["working"]), side)

    def on_send_also(self, side: str) -> list[str]:
        return self.sent(str(self.view["round_laws"]["cottage_number"]), side)

    def sent(self, name: str, side: str) -> list[str]:
        tile = self.tile(name)
        field = self.across((tile["x"], tile["y"]), side) if tile else None
        if field is None:
            return []
        colour = COLOURS[LAND.index(field["land"])]
        stock = self.stock(colour)
        return [
            self.say("send", cottage=name, field=field["name"], land=field["land"], colour=colour, stock=stock),
        ]

    def on_done(self) -> list[str]:
        return [self.say("done", number=self.view["players"][self.me]["workers_out"])]

    # Phase three ----------------------------------------------------------------------------------------------------

    def on_pass(self) -> list[str]:
        if self.view["step"] == "V.2":
            return self.on_no_bid()
        if self.view["step"] == "V.3":
            auction = self.view["auction"]
            return [self.say("pass-match", bid=auction["bid"], other=auction["seat"])]
        players = sum(not player["studying"] for player in self.view["players"])
        return [self.say("pass", passes=self.view["passes"], players=players)]

    def on_seat(self, name: str) -> list[str]:
        value, cost = BUILDINGS[BUILDING_NAMES.index(name)]
        tile = next((t for row in self.view["cathedral"] for t in row["open"] if t["name"] == name), None)
        worth = sum(int(POINTS[LETTERS.index(cube)]) for cube in cost)
        said = [self.say("seat", value=value, cubes=spaced(cost), points=worth), *self.laws_under(tile)]
        if len(said) > 1 or self.hand is None:
            return said
        laws = self.view["players"][self.me]["laws"] or []
        return [*said, self.keeps(cost) or (self.say("law-5") if "substitution" in laws else "")]

    def laws_under(self, tile: Mapping[str, Any] | None) -> list[str]:
        if tile is None:
            return []
        return [self.say(f"under-{law}") for law in ("rise", "cut") if tile[law]]

    def on_buy(self) -> list[str]:
        tile = self.view["purchase"]["tile"]
        under = self.laws_under(tile)
        bought = self.say("buy", cubes=spaced(tile["cost"]), value=tile["value"])
        return [bought, *under, *([] if under else [self.keeps(tile["cost"])])]

    def on_withdraw(self) -> list[str]:
        return [self.say("withdraw", tile=self.view["purchase"]["tile"]["name"])]

    def on_rise(self, colour: str) -> list[str]:
        return self.new_price(after(self.price(), LETTERS[COLOURS.index(colour)], more=True))

    def on_cut(self, colour: str) -> list[str]:
        return self.new_price(after(self.price(), LETTERS[COLOURS.index(colour)], more=False))

    def new_price(self, price: str) -> list[str]:
        return [self.say("price", cubes=spaced(price)), self.keeps(price)]

    def on_replace(self, sort: str) -> list[str]:
        resources = [cube for cube in self.price() if cube in LETTERS[:5]]
        crafts = [cube for cube in self.price() if cube not in LETTERS[:5]]
        if sort == "resources":
            return [self.say("replace-resources", number=len(resources), cubes=spaced("".join(resources)))]
        return [self.say("replace-craft", cubes=spaced("".join(crafts)))]

    def on_replace_craft(self, colour: str) -> list[str]:
        return [self.say("replace-old", colour=colour, cubes=spaced(self.price()))]

    def on_replace_by(self, colour: str) -> list[str]:
        old = self.view["purchase"]["replaced"]
        price = after(self.price(), LETTERS[COLOURS.index(old)], more=False) if old else self.price()
        return self.new_price(after(price, LETTERS[COLOURS.index(colour)], more=True))

    def on_house(self, number: str) -> list[str]:
        cost = letters_of(HOUSE_PRICE)
        name = self.own_tile(number)
        return [self.say("house", cubes=spaced(cost)), self.reaches(name, free=False), self.keeps(cost)]

    def on_fence(self) -> list[str]:
        cost = letters_of(FENCE_PRICE)
        left = self.view["players"][self.me]["fences_left"] - 1
        return [self.say("fence", cubes=spaced(cost), left=left), self.keeps(cost)]

    def on_unfence(self) -> list[str]:
        cost = letters_of(REMOVAL_PRICE)
        return [self.say("unfence", cubes=spaced(cost), number=len(self.view["fences"])), self.keeps(cost)]

    def on_fence_off(self, name: str, side: str) -> list[str]:
        tile = self.tile(name)
        field = self.across((tile["x"], tile["y"]), side) if tile else None
        if tile is None or field is None:
            return []
        said = self.say("fence-off", cottage=name, land=field["land"], field=field["name"])
        left = [other for other in self.reached((tile["x"], tile["y"])) if other is not field]
        if not left:
            return [said, self.say("shut-in", seat=tile["seat"])]
        return [said, self.say("still-reaches", fields=self.listed(left))]

    def on_remove(self, name: str) -> list[str]:
        fence = next((fence for fence in self.view["fences"] if fence["name"] == name), None)
        if fence is None:
            return []
        removed = self.say("remove", seat=fence["seat"], spot=fence["spot"], side=fence["side"])
        paid = self.view["law"] is None
        return [removed, self.keeps(letters_of(REMOVAL_PRICE)) if paid else ""]

    def on_craft(self, colour: str) -> list[str]:
        letter = LETTERS[COLOURS.index(colour)]
        points = int(POINTS[COLOURS.index(colour)])
        stock = self.view["craftsmen"][letter]
        return [self.say("craft", price=points, points=points, held=self.held, stock=stock)]

    def on_trade(self, colour: str) -> list[str]:
        return [self.say("trade", price=int(TRADER_PRICE), held=self.held, stock=self.stock(colour))]

    def on_law(self, space: str) -> list[str]:
        law = next((place["law"] for place in self.view["law_spaces"] if place["space"] == space), None)
        said = self.say("law", held=self.held, number=self.view["players"][self.me]["law_count"] + 1)
        return [said, self.game.say(f"law-{law}-use", self.lang) if law else ""]

    def on_pay(self, colour: str) -> list[str]:
        payment = self.view["payment"]
        letter = LETTERS[COLOURS.index(colour)]
        picked = payment["picked"] or ""
        left = "?" if self.hand is None else self.hand.count(letter) - picked.count(letter) - 1
        due = "?" if payment["due"] is None else payment["due"] - 1
        said = [self.say("pay", left=left, due=due)]
        if payment["to"] is not None:
            said.append(self.say("pay-to", seat=payment["to"]))
        return [*said, self.say("pay-for", cubes=spaced(payment["for"])) if payment["for"] else ""]

    def on_take(self, colour: str) -> list[str]:
        picking = self.view["picking"]
        left = self.stock(colour) - picking["picked"].count(LETTERS[COLOURS.index(colour)]) - 1
        return [self.say("take", left=left, due=picking["due"] - 1)]

    # Phase five -----------------------------------------------------------------------------------------------------

    def on_bid(self, cubes: str) -> list[str]:
        return [self.say("bid", number=int(cubes), held=self.held, seat=self.view["start_player"])]

    def on_no_bid(self) -> list[str]:
        auction = self.view["auction"]
        if auction["seat"] is None:
            return [self.say("no-bid", seat=self.view["start_player"])]
        return [self.say("no-higher-bid", bid=auction["bid"], other=auction["seat"])]

    def on_match(self) -> list[str]:
        auction = self.view["auction"]
        return [self.say("match", bid=auction["bid"], held=self.held, other=auction["seat"])]

    def on_name(self, player: str) -> list[str]:
        law = self.view["law"]
        if law is None:
            return [self.say("name-start", player=player)]
        if law["law"] == "start_order":
            return [self.say("name-order", player=player)]
        spots = {(tile["x"], tile["y"]) for tile in self.view["cottages"] if PLAYERS[tile["seat"]] == player}
        number = sum((fence["x"], fence["y"]) in spots for fence in self.view["fences"])
        return [self.say("name-climb", player=player, number=number)]

    # Laws -----------------------------------------------------------------------------------------------------------

    def on_play(self, law: str) -> list[str]:
        return [self.game.say(f"law-{law}-use", self.lang)]

    def on_no(self) -> list[str]:
        if self.view["phase"] == "I" and self.view["working"] is not None and self.view["law"] is None:
            return [self.say("idle", cottage=self.own_tile(self.view["working"]))]
        law = self.view["law"]
        if law is not None:
            return [self.say("let-law", law=law["law"], seat=law["seat"]), self.aimed_at(law["target"])]
        return [self.say("no-law", number=self.view["players"][self.me]["law_count"])]

    def by_law(self, sort: str, **args: int | str) -> str:
        """What the law that is being aimed does to such a target."""
        key = f"{sort}-{self.view['law']['law']}"
        return self.say(key, **args) if has_text(PACKAGE, f"hint-{key}", self.lang) else ""

    def aimed_at(self, target: str | None) -> str:
        if target is None:
            return ""
        sort = "land" if target in LAND else "colour" if target in COLOURS else None
        return self.say("aimed-at", target=self.game.say(f"{sort}-{target}", self.lang) if sort else target)

    def on_choose_land(self, land: str) -> list[str]:
        workers = [field["worker"] for field in self.view["fields"] if field["land"] == land]
        own = workers.count(self.me)
        others = len(workers) - workers.count(None) - own
        return [self.by_law("land", own=own, others=others)]

    def on_choose_craft(self, colour: str) -> list[str]:
        if self.view["law"]["law"] == "sale":
            full = int(POINTS[COLOURS.index(colour)])
            return [self.say("craft-sale", price=full - int(CHEAPER), full=full, held=self.held)]
        return [self.say("craft-craft_bargain", stock=self.stock(colour))]

    def on_choose_tile(self, name: str) -> list[str]:
        law = self.view["law"]["law"]
        tile = self.tile(name)
        owner = self.me if tile is None else tile["seat"]
        said = self.by_law("tile", seat=owner)
        return [said, self.reaches(name, free=law == "cottage_number")]

    def on_choose_seat(self, name: str) -> list[str]:
        value, cost = BUILDINGS[BUILDING_NAMES.index(name)]
        return [self.by_law("seat", value=value, cubes=spaced(cost))]
