"""What is said beside an action: what it brings, costs and leaves, with numbers, from what the seat sees alone."""

from collections.abc import Mapping
from typing import Any

from triforium.games.pillars.material import (
    CASTLE_GOLD,
    CRAFTSMEN,
    EVENTS,
    KINDS,
    MOST_GOLD,
    MOST_KEPT,
    NEGATIVE,
    PASS_GOLD,
    PRIORY_POINTS,
    PROCESSION_CUBES,
    RESOURCES,
    ROUNDS,
    WAIVED_POINTS,
)
from triforium.kernel.actions import Parts
from triforium.kernel.game import Game

LAID_OUT = {
    "kingsbridge_left": ("privilege", "kingsbridge", 0),
    "kingsbridge_right": ("privilege", "kingsbridge", 1),
    "shiring_left": ("craftsman", "shiring", 0),
    "shiring_right": ("craftsman", "shiring", 1),
    "shiring_privilege": ("privilege", "shiring_privilege", None),
}
"""Place -> the sort of card that lies there, and where the view shows it."""

HIRE_PRICE = {card.id: card.price for card in CRAFTSMEN}
CRAFTSMAN = {card.id: card for card in CRAFTSMEN}
RESOURCE_CARD = {card.id: card for card in RESOURCES}
STEP_OF = {"wood": 6, "stone": 7, "sand": 8}
"""The step at which a kind is harvested (III.6 to III.8)."""


def card_of(place: str, view: Mapping[str, Any]) -> tuple[str, str] | None:
    """The sort and id of the card that lies at a place; None also for a place that is not in the game."""
    sort, where, side = LAID_OUT.get(place, ("", "", None))
    if where not in view:
        return None
    card = view[where] if side is None else view[where][side]
    return (sort, card) if card else None


class Hints:
    """The hints for one view in one language; there is a method for each verb of the catalogue."""

    def __init__(self, game: Game, view: Mapping[str, Any], lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        seat = view["seat"]
        self.seat: int = seat if seat is not None else next(iter(view["to_act"]), 0)
        self.me: Mapping[str, Any] = view["players"][self.seat]
        self.gold: int = self.me["gold"]

    def hint(self, parts: Parts) -> str:
        told: str = getattr(self, f"do_{parts[0]}")(*parts[1:])
        return told

    def say(self, key: str, **args: int | str) -> str:
        return self.game.say(f"hint-{key}", self.lang, args)

    def use(self, sort: str, name: str) -> str:
        """What a card, an event or a place does."""
        return self.game.say(f"{sort}-{name}-use", self.lang)

    def has(self, privilege: str) -> bool:
        """Whether the seat owns a privilege that works in this round, if it can be silenced."""
        return privilege in self.me["privileges"] and not self.me.get("silenced")

    def cubes(self, kind: str) -> int:
        number: int = self.me["cubes"][kind]
        return number

    def stock(self) -> int:
        return sum(self.me["cubes"].values())

    # Phase I ----------------------------------------------------------------------------------------------------

    def do_pass(self) -> str:
        if self.view["phase"] != "II":
            return self.say("pass-cards", workers=self.me["workers"])
        given = min(PASS_GOLD, MOST_GOLD - self.gold) if self.has("regan") else 0
        return self.say("pass-builder", cost=self.view["cost"] - 1, gold=int(given))

    def do_take(self, resource: str) -> str:
        card = RESOURCE_CARD[resource]
        kind = KINDS[card.kind]
        left = self.me["workers"] - card.workers
        return self.say("take", number=int(card.cubes), kind=kind, step=STEP_OF[kind], left=left)

    def do_hire(self, craftsman: str) -> str:
        price = HIRE_PRICE[craftsman]
        full = len(self.me["craftsmen"]) >= self.me["craftsman_places"]
        use = self.use("craftsman", craftsman)
        return self.say("hire-full" if full else "hire", gold=int(price), use=use, left=self.gold - price)

    def do_dismiss(self, craftsman: str) -> str:
        return self.say("dismiss", use=self.use("craftsman", craftsman))

    def do_crusade(self, workers: str) -> str:
        space = self.view.get("crusades", {}).get(workers)
        if space is None:
            return self.say("not-in-play")
        sent = space["takes"][self.seat]
        return self.say("crusade", points=space["points"], workers=sent, left=self.me["workers"] - sent)

    def do_name(self, craftsman: str) -> str:
        side = "left" if self.view["shiring"][0] is None else "right"
        return self.say(f"name-{side}", use=self.use("craftsman", craftsman))

    # Phase II ---------------------------------------------------------------------------------------------------

    def do_veto(self) -> str:
        return self.say("veto", cost=self.view["cost"])

    def do_allow(self) -> str:
        return self.say("allow")

    def do_place(self, place: str) -> str:
        if self.view["step"] == "X.14":
            return self.say("place-black", use=self.first_free(place))
        price = self.view["price"] or 0
        key = "place-for" if price else "place-free"
        return self.say(key, use=self.first_free(place), gold=price, left=self.gold - price)

    def first_free(self, place: str) -> str:
        """What a builder brings on the first free space of a place."""
        spaces = self.view["places"].get(place, [None])
        return self.brings(place, next((i for i, who in enumerate(spaces) if who is None), 0))

    def brings(self, place: str, space: int) -> str:
        """What a builder brings on a space of a place, counted from 0."""
        if card := card_of(place, self.view):
            sort, name = card
            return self.say("card", card=self.game.say(f"{sort}-{name}", self.lang), use=self.use(sort, name))
        if place == "priory":
            return self.say("priory", points=int(PRIORY_POINTS[space]) + self.has("philip"))
        if place == "court":
            return self.say("court-first" if space == 0 else "court")
        if place == "market":
            return self.say("market", number=space + 1)
        if self.view["round"] == ROUNDS and place in ("castle", "start_player"):
            return self.say("no-next-round")
        return self.use("place", place)

    def do_remigius(self) -> str:
        return self.say("remigius", gold=self.view["price"] or 0)

    # Phase III: the event -----------------------------------------------------------------------------------------

    def event(self) -> str:
        """What the event does."""
        return self.use("event", self.view["event"] or EVENTS[0])

    def do_protection(self) -> str:
        return self.say("protection", use=self.event())

    def do_resource(self) -> str:
        event = self.view["event"] or EVENTS[0]
        if not NEGATIVE >> EVENTS.index(event) & 1:
            return self.say("resource")
        return self.say("resource-safe" if self.has("waleran") else "resource-hit", use=self.event())

    def do_thomas(self) -> str:
        return self.say("thomas", use=self.event())

    def do_endure(self) -> str:
        return self.say("endure", use=self.event())

    def do_recall(self, place: str, number: str) -> str:
        return self.say("recall", use=self.brings(place, int(number) - 1))

    def do_cube(self, kind: str) -> str:
        return self.say("cube", kind=kind, number=self.cubes(kind) + 1, market=self.view["market"][kind] - 1)

    # Phase III: tax and trade -------------------------------------------------------------------------------------

    def do_taxfree(self) -> str:
        return self.say("tax-free", gold=self.view["due"] or 0)

    def do_pay(self) -> str:
        due = self.view["due"] or 0
        if due <= self.gold:
            return self.say("pay", gold=due, left=self.gold - due)
        return self.say("pay-short", gold=self.gold, points=min((due - self.gold) // 2, self.me["points"]))

    def do_buy(self, kind: str, number: str) -> str:
        gold = self.view["prices"][kind] * int(number)
        return self.say("buy", gold=int(gold), left=self.gold - gold, number=self.cubes(kind) + int(number), kind=kind)

    def do_sell(self, kind: str, number: str) -> str:
        price = self.view["prices"][kind]
        gold = price * int(number)
        gained = min(gold, MOST_GOLD - self.gold)
        key = "sell" if gained == gold else "sell-full"
        return self.say(key, gold=int(gained), left=self.cubes(kind) - int(number), kind=kind, purse=self.gold + gained)

    def do_leave(self) -> str:
        return self.say("leave", gold=self.gold)

    # Phase III: the cathedral -------------------------------------------------------------------------------------

    def one_use(self, craftsman: str, left: int) -> str:
        """One use of a craftsman; `left` uses remain after it."""
        card = CRAFTSMAN[craftsman]
        changed = []
        if card.points:
            changed.append(self.say("points", number=self.me["points"] + card.points))
        if card.earns or card.gold:
            gold = min(self.gold - card.gold + card.earns, MOST_GOLD)
            changed.append(self.say("gold", number=int(gold)))
        for kind, spent in zip(KINDS, (card.sand, card.wood, card.stone - card.makes_stone, card.metal), strict=True):
            if spent:
                changed.append(self.say("cubes", number=self.cubes(kind) - int(spent), kind=kind))
        use = self.use("craftsman", craftsman)
        return self.say("use", use=use, left=max(left, 0), then=", ".join(changed))

    def do_use(self, craftsman: str) -> str:
        return self.one_use(craftsman, self.view["uses_left"].get(craftsman, 1) - 1)

    def do_inspire(self, craftsman: str) -> str:
        used = self.view.get("saint_denis", {}).get("uses", 0)
        return self.one_use(craftsman, CRAFTSMAN[craftsman].capacity - 1 - used - 1)

    def do_done(self) -> str:
        if self.view["step"] == "X.11":
            return self.say("done-coast", gold=self.gold)
        if self.view["step"] == "P.25":
            return self.say("done-mathilde", gold=self.gold)
        surplus = 0 if self.view["event"] == "ev_cloister" else max(self.stock() - MOST_KEPT, 0)
        return self.say("done", number=self.stock(), surplus=int(surplus), points=self.me["points"])

    def do_discard(self, kind: str) -> str:
        more = max(self.stock() - 1 - MOST_KEPT, 0)
        return self.say("discard", number=self.cubes(kind) - 1, kind=kind, more=int(more))

    # The expansion's --------------------------------------------------------------------------------------------

    def do_procession(self, kind: str) -> str:
        return self.say("then-cubes", kind=kind, number=self.cubes(kind) + int(PROCESSION_CUBES))

    def do_act(self) -> str:
        builder = self.view.get("offered_point_for")
        return self.brings(builder["place"], builder["space"]) if builder else self.say("not-in-play")

    def do_waive(self) -> str:
        return self.say("waive", points=self.me["points"] + int(WAIVED_POINTS))

    def do_castle_metal(self) -> str:
        return self.say("then-cubes", kind="metal", number=self.cubes("metal") + 1)

    def do_castle_gold(self) -> str:
        return self.say("then-gold", number=int(min(self.gold + CASTLE_GOLD, MOST_GOLD)))

    def do_mathilde(self) -> str:
        return self.say("mathilde", gold=self.gold)
