"""M.5: what a seat may know. Everything on the table is open; the decks, the bag's order and Ellen's look are not."""

from typing import Any

from triforium.games.pillars.kept_cards import BEFORE_PAYING
from triforium.games.pillars.material import (
    APPRENTICE,
    COAST_EXTRA,
    CRAFTSMEN,
    CRUSADE_POINTS,
    CRUSADE_WORKERS,
    EVENTS,
    FIRST_COST,
    FIRST_SPACE,
    KINDS,
    PLACE_WITH,
    PLACES,
    PRICE,
    PRIVILEGES,
    RESOURCES,
    ROUNDS,
    SPECIAL_TAX_GOLD,
    WILLIAM,
    WORKERS,
)
from triforium.games.pillars.phase1_crusades import crusaders_sent
from triforium.games.pillars.phase2_builders import PLACE_OR_PASS, price_for
from triforium.games.pillars.phase3_cathedral import USE_CRAFTSMAN, uses_left
from triforium.games.pillars.phase3_court import TAX_FREE_CARD, tax_of
from triforium.games.pillars.phase3_new_board import SELL_AT_COAST
from triforium.games.pillars.state import PHASE_I, PHASE_III, Pillars, Player
from triforium.kernel.state import Step

PHASES = ("R", "I", "II", "III")
RESOURCE_IDS = [card.id for card in RESOURCES]
CRAFTSMAN_IDS = [card.id for card in CRAFTSMEN]


def cards(mask: int, names: list[str] | tuple[str, ...]) -> list[str]:
    """The names of the cards in a bit mask."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def one(card: int, names: list[str] | tuple[str, ...]) -> str | None:
    return names[card] if card >= 0 else None


def whose(seat: int) -> int | None:
    return seat if seat >= 0 else None


def table_for(s: Pillars, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    seen: dict[str, Any] = {
        "round": s.round,
        "rounds": int(ROUNDS),
        "phase": "E" if s.over else PHASES[s.phase],
        "step": (s.final_rule() if s.over else s.step.rule).removeprefix("pillars."),
        "start_player": s.start,
        "players": [player(p) | expanded_player(s, i) for i, p in enumerate(s.players)],
        "out_of_draft": seats(s, s.out_of_draft) if s.phase == PHASE_I else [],
        "display": {"resources": cards(s.display, RESOURCE_IDS), "craftsmen": cards(s.hirable, CRAFTSMAN_IDS)},
        "places": {place: spaces(s, i) for i, place in enumerate(PLACES) if FIRST_SPACE[i] < len(s.spaces)},
        "kingsbridge": [one(card, PRIVILEGES) for card in s.kingsbridge],
        "shiring": [one(card, CRAFTSMAN_IDS) for card in s.shiring],
        "market": {kind: s.market[i] for i, kind in enumerate(KINDS)},
        "prices": prices(s),
        "cost": s.cost,
        "passed": {str(price): s.passed_at[price] for price in range(FIRST_COST, 0, -1) if s.passed_at[price] >= 0},
        "bag": list(s.bag),
        "drawn": whose(s.drawn),
        "price": price_for(s, s.drawn) if asked(s, PLACE_OR_PASS) else None,
        "veto_used": s.vetoed,
        "event": one(s.event, EVENTS),
        "coming_event": EVENTS[s.event_deck[s.round - 1]] if seat is not None and s.foreseen_by == seat else None,
        "event_foreseen_by": whose(s.foreseen_by),
        "protected": seats(s, s.protected),
        "bishop_protects": s.bishop_protects,
        "tax": s.tax or None,
        "tax_free": seats(s, s.tax_exempt),
        "due": due(s),
        "market_space": whose(s.trading),
        "to_build": seats(s, s.to_build) if s.phase == PHASE_III else [],
        "uses": {CRAFTSMAN_IDS[i]: used for i, used in enumerate(s.uses) if used},
        "uses_left": still_to_use(s) if asked(s, USE_CRAFTSMAN) else {},
        "madonna_helps": one(s.blessed, CRAFTSMAN_IDS),
        "scores": s.scores(),
        "winners": s.winners() if s.over else [],
    }
    if s.expanded:
        seen |= expansion(s, seat)
    if s.new_board():
        seen |= new_board(s)
    if s.builder_track():
        waiting = seats(s, ~s.annex.tracked)
        seen |= {"track": [whose(i) for i in s.annex.track], "beside_track": waiting}
    return seen


def prices(s: Pillars) -> dict[str, int]:
    """III.12: what a cube costs and brings; metal can only be sold. At the coast (X.11) each brings more."""
    extra = COAST_EXTRA if asked(s, SELL_AT_COAST) else 0
    return {kind: int(PRICE[i] + extra) for i, kind in enumerate(KINDS)}


def expansion(s: Pillars, seat: int | None) -> dict[str, Any]:
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
        "offered_point_for": builder_on(s.annex.acting) if s.annex.acting >= 0 else None,
    }


def builder_on(space: int) -> dict[str, Any]:
    """A builder by its place, and which of its spaces, counted from 0."""
    place = PLACE_WITH[space]
    return {"place": PLACES[place], "space": space - FIRST_SPACE[place]}


def new_board(s: Pillars) -> dict[str, Any]:
    """X.7: what lies on the new board."""
    return {
        "crusades": {
            str(workers): {
                "open": s.annex.crusades >> i & 1 == 1,
                "seat": whose(s.annex.crusaders[i]),
                "takes": [crusaders_sent(s, seat, i) for seat in range(s.terms.seats)],
                "points": CRUSADE_POINTS[i],
            }
            for i, workers in enumerate(CRUSADE_WORKERS)
        },
        "selling_at_coast": asked(s, SELL_AT_COAST),
        "shiring_privilege": one(s.annex.shiring_privilege, PRIVILEGES),
        "saint_denis": {
            "seat": whose(s.annex.inspired_seat),
            "craftsman": one(s.annex.inspired, CRAFTSMAN_IDS),
            "uses": s.annex.inspired_uses,
        },
    }


def seats(s: Pillars, mask: int) -> list[int]:
    """The seats in a bit mask."""
    return [seat for seat in range(s.terms.seats) if mask >> seat & 1]


def asked(s: Pillars, step: Step[Any]) -> bool:
    """Whether this is what somebody is asked now."""
    return not s.over and s.step is step


def due(s: Pillars) -> int | None:
    """What the player to act has to pay after his decision: the tax, or that of the event."""
    if asked(s, TAX_FREE_CARD) or asked(s, BEFORE_PAYING):
        return tax_of(s, s.turn) if s.tax else SPECIAL_TAX_GOLD
    return None


def still_to_use(s: Pillars) -> dict[str, int]:
    """III.13.1: how often each craftsman of the player who builds can still work."""
    p = s.players[s.turn]
    row = [craftsman for craftsman in range(len(s.uses)) if p.employs(craftsman) and craftsman != APPRENTICE]
    return {CRAFTSMAN_IDS[craftsman]: uses_left(s, p, craftsman) for craftsman in row}


def workers_at(p: Player) -> dict[str, Any]:
    """I.3, I.7: where a player's workers are; those on resource cards come home with the harvest."""
    on_cards = {card.id: card.workers for i, card in enumerate(RESOURCES) if p.resources >> i & 1}
    away = sum(on_cards.values()) + p.mill
    return {"resources": on_cards, "wool_mill": p.mill, "home": WORKERS + p.grey + p.black - away}


def player(p: Player) -> dict[str, Any]:
    return {
        "points": p.points,
        "gold": p.gold,
        "cubes": {kind: p.cubes[i] for i, kind in enumerate(KINDS)},
        "workers": p.workers,
        "wool_mill": p.mill,
        "workers_at": workers_at(p),
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


def expanded_player(s: Pillars, seat: int) -> dict[str, Any]:
    """X: what the expansion adds to a player; nothing without it."""
    if not s.expanded:
        return {}
    sent = {str(n): s.annex.crusaders_sent[i] for i, n in enumerate(CRUSADE_WORKERS) if s.annex.crusaders[i] == seat}
    at = workers_at(s.players[seat])
    return {
        "workers_at": {**at, "crusades": sent, "home": at["home"] - sum(sent.values())},
        "large_worker": s.annex.large >> seat & 1 == 1,
        "crusades": [workers for i, workers in enumerate(CRUSADE_WORKERS) if s.annex.crusaders[i] == seat],
        "silenced": s.players[seat].silenced > 0,
        "silenced_next_round": s.annex.silenced_next >> seat & 1 == 1,
    }


def spaces(s: Pillars, place: int) -> list[int | str | None]:
    """Who stands on each space of a place; the black builder is "black"."""
    on = range(FIRST_SPACE[place], FIRST_SPACE[place + 1])
    return ["black" if space == s.annex.black_space else whose(s.spaces[space]) for space in on]
