"""A position as numbers with names, from a seat's own point of view: what the learned estimate looks at."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALL_CARDS,
    ALL_PLACES,
    ALL_PRIVILEGES,
    ALL_RESOURCE_CARDS,
    AT_KINGSBRIDGE,
    AT_SHIRING,
    AT_SHIRING_PRIVILEGE,
    CRAFTSMEN,
    FIRST_COST,
    FIRST_SPACE,
    METAL,
    PLACES,
    PRIVILEGES,
    RESOURCES,
)
from triforium.games.pillars.worth import stands
from triforium.kernel.bits import BIT
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars, Player

FEATURES: Final = [
    "worth", "others' mean worth", "others' best worth", "points", "gold", "workers", "workers in the mill",
    "grey workers", "grey workers to come", "Otto", "richer harvest", "builders to come",
    "sand", "wood", "stone", "metal", "sand to come", "wood to come", "stone to come",
    "still to build", "asked now", "start player", "places behind the start player", "out of the draft",
    "builders in the bag", "builders passed", "gold to place them", "builder drawn", "price of a builder",
    "market closed", "sand in the market", "wood in the market", "stone in the market",
    "others' workers", "others' gold", "others' builders in the bag", "without tax", "protected", "phase", "crusaders",
    "expansion", "new board",
    *[f"space at {place}" for place in PLACES],
    *[f"first space at {place}" for place in PLACES],
    *[f"employs {craftsman.id}" for craftsman in CRAFTSMEN],
    *[f"has {privilege}" for privilege in PRIVILEGES],
    *[f"offered {card.id}" for card in RESOURCES],
    *[f"offered {craftsman.id}" for craftsman in CRAFTSMEN],
]  # fmt: skip
OTHERS: Final[i64] = 33
AT_PLACES: Final[i64] = 42
AT_CRAFTSMEN: Final[i64] = AT_PLACES + 2 * ALL_PLACES
AT_PRIVILEGES: Final[i64] = AT_CRAFTSMEN + ALL_CARDS
AT_OFFERS: Final[i64] = AT_PRIVILEGES + ALL_PRIVILEGES
AT_OFFERED: Final[i64] = AT_OFFERS + ALL_RESOURCE_CARDS


def stage(s: "Pillars") -> i64:
    """The round; before the first one it is the first."""
    if s.round == 0:
        return 0
    return s.round - 1


def describe(s: "Pillars", seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    for i in range(len(out)):
        out[i] = 0
    p = s.players[seat]
    lead(s, seat, worths, out)
    goods(p, out)
    builders(s, p, seat, out)
    others(s, seat, out)
    places(s, seat, out)
    cards(s, p, seat, out)


def lead(s: "Pillars", seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    total: i64 = 0
    best: i64 = -100_000
    for other in range(s.seats):
        if other != seat:
            total += worths[other]
            if worths[other] > best:
                best = worths[other]
    out[0] = worths[seat]
    out[1] = total // (s.seats - 1)
    out[2] = best


def goods(p: "Player", out: vec[i64]) -> None:
    out[3] = p.points
    out[4] = p.gold
    out[5] = p.workers
    out[6] = p.mill
    out[7] = p.grey
    out[8] = p.grey_next
    out[9] = p.black
    out[10] = p.harvest
    out[11] = p.builders_next
    for kind in range(METAL + 1):
        out[12 + kind] = p.cubes[kind]
    for card in range(ALL_RESOURCE_CARDS):
        if p.resources & BIT[card]:
            out[16 + RESOURCES[card].kind] += RESOURCES[card].cubes + p.harvest


def builders(s: "Pillars", p: "Player", seat: i64, out: vec[i64]) -> None:
    out[19] = s.to_build >> seat & 1
    out[20] = 1 if s.turn == seat else 0
    out[21] = 1 if s.start == seat else 0
    out[22] = (seat - s.start + s.seats) % s.seats
    out[23] = s.out_of_draft >> seat & 1
    if s.event < 0:
        out[24] = s.bag[seat]
        for price in range(FIRST_COST + 1):
            if s.passed_at[price] == seat:
                out[25] += 1
                out[26] += price
    out[27] = 1 if s.drawn == seat else 0
    out[28] = s.cost
    out[29] = 1 if s.market_closed else 0
    for kind in range(METAL):
        out[30 + kind] = s.market[kind]


def others(s: "Pillars", seat: i64, out: vec[i64]) -> None:
    for other in range(s.seats):
        if other != seat:
            out[OTHERS] += s.players[other].workers
            out[OTHERS + 1] += s.players[other].gold
            if s.event < 0:
                out[OTHERS + 2] += s.bag[other]
    out[OTHERS + 3] = s.tax_exempt >> seat & 1
    out[OTHERS + 4] = s.protected >> seat & 1
    out[OTHERS + 5] = s.phase
    if s.expanded:
        out[OTHERS + 7] = 1
        out[OTHERS + 8] = 1 if s.new_board() else 0
        for space in range(len(s.annex.crusaders)):
            out[OTHERS + 6] += 1 if s.annex.crusaders[space] == seat else 0


def places(s: "Pillars", seat: i64, out: vec[i64]) -> None:
    spaces = len(s.spaces)
    for place in range(ALL_PLACES):
        first = FIRST_SPACE[place]
        end = FIRST_SPACE[place + 1]
        if end <= spaces:
            if stands(s, first, seat):
                out[AT_PLACES + ALL_PLACES + place] = 1
            for space in range(first, end):
                if stands(s, space, seat):
                    out[AT_PLACES + place] += 1


def cards(s: "Pillars", p: "Player", seat: i64, out: vec[i64]) -> None:
    """Those that a builder is about to bring count as if they lay here already."""
    craftsmen = p.craftsmen
    privileges = p.privileges
    for side in range(2):
        if s.shiring[side] >= 0 and stands(s, AT_SHIRING + side, seat):
            craftsmen |= BIT[s.shiring[side]]
        if s.kingsbridge[side] >= 0 and stands(s, AT_KINGSBRIDGE + side, seat):
            privileges |= BIT[s.kingsbridge[side]]
    if s.new_board() and s.annex.shiring_privilege >= 0 and stands(s, AT_SHIRING_PRIVILEGE, seat):
        privileges |= BIT[s.annex.shiring_privilege]
    mark(craftsmen, AT_CRAFTSMEN, out)
    mark(privileges, AT_PRIVILEGES, out)
    mark(s.display, AT_OFFERS, out)
    mark(s.hirable, AT_OFFERED, out)


def mark(cards: i64, first: i64, out: vec[i64]) -> None:
    while cards:
        if cards & 1:
            out[first] = 1
        cards >>= 1
        first += 1
