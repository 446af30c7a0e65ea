"""M.5: what a seat may know. Everything on the table is open; the decks, the bag's order and Ellen's look are not."""

from typing import TYPE_CHECKING, Any

from triforium.games.pillars.material import (
    CRAFTSMEN,
    CRUSADE_WORKERS,
    EVENTS,
    FIRST_COST,
    FIRST_SPACE,
    KINDS,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    WILLIAM,
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


def table_for(s: "Pillars", seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    seen: dict[str, Any] = {
        "round": s.round,
        "start_player": s.start,
        "players": [player(p) | expanded_player(s, i) for i, p in enumerate(s.players)],
        "display": {"resources": cards(s.display, RESOURCE_IDS), "craftsmen": cards(s.hirable, CRAFTSMAN_IDS)},
        "places": {place: spaces(s, i) for i, place in enumerate(PLACES) if FIRST_SPACE[i] < len(s.spaces)},
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
    if s.expanded:
        seen |= expansion(s, seat)
    if s.new_board():
        seen |= new_board(s)
    if s.builder_track():
        waiting = [i for i in range(s.terms.seats) if s.annex.tracked >> i & 1 == 0]
        seen |= {"track": [whose(i) for i in s.annex.track], "beside_track": waiting}
    return seen


def expansion(s: "Pillars", seat: int | None) -> dict[str, Any]:
    """X: what its cards add to the table; the craftsmen from whom Alfred's owner chooses are his to see."""
    named = s.annex.naming
    return {
        "naming": whose(named),
        "to_name": cards(s.craftsmen_in_play(), CRAFTSMAN_IDS) if named == seat else [],
        "black_builder": {
            "owner": whose(s.holder_of(WILLIAM)),
            "in_bag": s.annex.black_bagged == 1,
            "drawn": s.annex.black_drawn,
            "space": whose(s.annex.black_space),
        },
        "apprentice_helps": one(s.annex.assisted, CRAFTSMAN_IDS),
    }


def new_board(s: "Pillars") -> dict[str, Any]:
    """X.7: what lies on the new board."""
    return {
        "crusades": {
            str(workers): {"open": s.annex.crusades >> i & 1 == 1, "seat": whose(s.annex.crusaders[i])}
            for i, workers in enumerate(CRUSADE_WORKERS)
        },
        "selling_at_coast": s.depth > 0 and s.step.rule == "pillars.X.11",
        "shiring_privilege": one(s.annex.shiring_privilege, PRIVILEGES),
        "saint_denis": {
            "seat": whose(s.annex.inspired_seat),
            "craftsman": one(s.annex.inspired, CRAFTSMAN_IDS),
            "uses": s.annex.inspired_uses,
        },
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


def expanded_player(s: "Pillars", seat: int) -> dict[str, Any]:
    """X: what the expansion adds to a player; nothing without it."""
    if not s.expanded:
        return {}
    return {
        "large_worker": s.annex.large >> seat & 1 == 1,
        "crusades": [workers for i, workers in enumerate(CRUSADE_WORKERS) if s.annex.crusaders[i] == seat],
        "silenced": s.players[seat].silenced > 0,
        "silenced_next_round": s.annex.silenced_next >> seat & 1 == 1,
    }


def spaces(s: "Pillars", place: int) -> list[int | str | None]:
    """Who stands on each space of a place; the black builder is "black"."""
    on = range(FIRST_SPACE[place], FIRST_SPACE[place + 1])
    return ["black" if space == s.annex.black_space else whose(s.spaces[space]) for space in on]
