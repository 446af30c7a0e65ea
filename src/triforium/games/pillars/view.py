"""M.5: what a seat may know. Everything on the table is open; the decks, the bag's order and Ellen's look are not."""

from typing import TYPE_CHECKING, Any

from triforium.games.pillars.material import (
    CRAFTSMEN,
    EVENTS,
    FIRST_COST,
    FIRST_SPACE,
    KINDS,
    PLACES,
    PRIVILEGES,
    RESOURCES,
)

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars, Player

RESOURCE_IDS = [card.id for card in RESOURCES]
CRAFTSMAN_IDS = [card.id for card in CRAFTSMEN]


def cards(mask: int, names: "list[str] | tuple[str, ...]") -> list[str]:
    """The names of the cards in a bit mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def one(card: int, names: "list[str] | tuple[str, ...]") -> str | None:
    return names[card] if card >= 0 else None


def whose(seat: int) -> int | None:
    return seat if seat >= 0 else None


def view(s: "Pillars", seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    return {
        "game": s.terms.game,
        "options": dict(s.terms.options),
        "seat": seat,
        "over": s.over,
        "to_act": list(s.to_act),
        "round": s.round,
        "start_player": s.start,
        "players": [player(p) for p in s.players],
        "display": {"resources": cards(s.display, RESOURCE_IDS), "craftsmen": cards(s.hirable, CRAFTSMAN_IDS)},
        "places": {place: spaces(s, i) for i, place in enumerate(PLACES)},
        "kingsbridge": [one(card, PRIVILEGES) for card in s.kingsbridge],
        "shiring": [one(card, CRAFTSMAN_IDS) for card in s.shiring],
        "market": {kind: s.market[i] for i, kind in enumerate(KINDS)},
        "cost": s.cost,
        "passed": {str(price): s.passed_at[price] for price in range(FIRST_COST, 0, -1) if s.passed_at[price] >= 0},
        "bag": list(s.bag),
        "drawn": whose(s.drawn),
        "veto_used": s.vetoed,
        "event": one(s.event, EVENTS),
        "coming_event": EVENTS[s.event_deck[s.round - 1]] if seat is not None and s.foreseen_by == seat else None,
        "event_foreseen_by": whose(s.foreseen_by),
        "protected": [i for i in range(s.terms.seats) if s.protected >> i & 1],
        "tax": s.tax or None,
        "uses": {CRAFTSMAN_IDS[i]: used for i, used in enumerate(s.uses) if used},
        "scores": s.scores(),
        "winners": s.winners() if s.over else [],
    }


def player(p: "Player") -> dict[str, Any]:
    return {
        "points": p.points,
        "gold": p.gold,
        "cubes": {kind: p.cubes[i] for i, kind in enumerate(KINDS)},
        "workers": p.workers,
        "wool_mill": p.mill,
        "grey_workers": p.grey,
        "grey_workers_next_round": p.grey_next,
        "black_worker": p.black,
        "craftsmen": cards(p.craftsmen, CRAFTSMAN_IDS),
        "craftsman_places": p.places(),
        "privileges": cards(p.privileges, PRIVILEGES),
        "resources": cards(p.resources, RESOURCE_IDS),
        "builders": p.builders,
        "builders_next_round": p.builders_next,
        "bought": cards(p.bought, KINDS),
        "sold": cards(p.sold, KINDS),
    }


def spaces(s: "Pillars", place: int) -> list[int | None]:
    """Who stands on each space of a place."""
    return [whose(s.spaces[space]) for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1])]
