"""A position as numbers with names, from a seat's own point of view: what the learned estimate looks at."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CITIES,
    GREY,
    PER_GUILD,
    PICKUP_CARD,
    PLAYER_GUILDS,
    SITE_CARD,
    influenced_by,
)
from triforium.games.guilds.outlook import FIGURE, FOUND, MEMORY, OUTLOOK, VALUE, best_gain
from triforium.kernel.bits import BIT, size
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.guilds.state import Guilds

OF_A_CITY: Final = [
    "open", "outlook", "best gain", "rivals' best outlook", "free spaces", "spaces for us", "value",
    "our strength", "rivals' best strength", "rivals' second strength", "grey strength", "our sites", "rivals' sites",
    "card in hand", "card laid open", "card chosen", "grey sites", "rivals with the card", "strongest rival's card",
    "rivals who can build", "rivals to act here", "influence ahead", "cities scored", "pickup card in hand",
]  # fmt: skip
FEATURES: Final = [
    "worth", "others' mean worth", "others' best worth", "points", "others' mean points", "others' best points",
    "influence", "others' influence", "others' most influence", "influence added",
    "site card in hand", "site card laid open", "site card chosen", "pickup card in hand", "pickup card chosen",
    "cards in hand", "others' cards in hand", "places behind the start player", "still to act", "asked now",
    "tile chosen", "golden card held", "golden cards drawn", "site stones left", "cathedrals left", "masters left",
    "cities scored", "round", "quiet turns", "cards left in the stack", "done of two", "choosing",
    "gates left", "gates with masters left", "corners left", "corners with masters left", "small left",
    "small with masters left",
    *[f"{city}: {feature}" for city in CITIES for feature in OF_A_CITY],
]  # fmt: skip
AT_TILES: Final[i64] = 32
AT_CITIES: Final[i64] = 38
PER_CITY: Final[i64] = 24
STAGES: Final[i64] = 6
USUAL_ROUNDS: Final[i64] = 24
USUAL_ROUNDS_OF_TWO: Final[i64] = 48


def stage(s: "Guilds") -> i64:
    """A sixth of the rounds that a game usually takes: no move leads from one to the next by itself."""
    if s.round == 0:
        return 0
    part = (s.round - 1) * STAGES // (USUAL_ROUNDS if s.seats > 2 else USUAL_ROUNDS_OF_TWO)
    return part if part < STAGES else STAGES - 1


def describe(s: "Guilds", seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    clear(out, 0, AT_CITIES)
    lead(s, seat, worths, out)
    cards(s, seat, out)
    table(s, seat, out)
    for city in range(ALL_CITIES):
        if s.in_play & ~s.scored & BIT[city]:
            describe_city(s, seat, city, AT_CITIES + city * PER_CITY, out)
        else:
            clear(out, AT_CITIES + city * PER_CITY, PER_CITY)


def clear(out: vec[i64], first: i64, number: i64) -> None:
    for i in range(first, first + number):
        out[i] = 0


def lead(s: "Guilds", seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    worth: i64 = 0
    best: i64 = -100_000
    points: i64 = 0
    most: i64 = -100_000
    for other in range(s.seats):
        if other != seat:
            worth += worths[other]
            best = worths[other] if worths[other] > best else best
            theirs = points_of(s, other)
            points += theirs
            most = theirs if theirs > most else most
    out[0] = worths[seat]
    out[1] = worth // (s.seats - 1)
    out[2] = best
    out[3] = points_of(s, seat)
    out[4] = points // (s.seats - 1)
    out[5] = most


def points_of(s: "Guilds", seat: i64) -> i64:
    if s.seats == 2:
        return s.points[seat] + s.points[influenced_by(seat)]
    return s.points[seat]


def cards(s: "Guilds", seat: i64, out: vec[i64]) -> None:
    choosing = s.choosing()
    chosen = s.chosen[seat]
    out[6] = s.influence[seat]
    for other in range(s.seats):
        if other != seat:
            out[7] += s.influence[other]
            if s.influence[other] > out[8]:
                out[8] = s.influence[other]
            out[16] += size(s.hand[other])
    if s.added[seat] > 0:
        out[9] = s.added[seat]
    out[10] = s.hand[seat] >> SITE_CARD & 1
    out[11] = s.played[seat] >> SITE_CARD & 1
    out[12] = 1 if chosen == SITE_CARD else 0
    out[13] = s.hand[seat] >> PICKUP_CARD & 1
    out[14] = 1 if chosen == PICKUP_CARD else 0
    out[15] = size(s.hand[seat])
    out[31] = 1 if choosing else 0


def table(s: "Guilds", seat: i64, out: vec[i64]) -> None:
    out[17] = (seat - s.start + s.seats) % s.seats
    out[18] = s.waiting >> seat & 1
    out[19] = 1 if s.turn == seat else 0
    if s.turn == seat and s.action is not None and s.action.tile >= 0:
        out[20] = 1
    out[21] = 1 if s.start == seat and s.gold >= 0 else 0
    out[22] = s.next_gold
    out[23] = s.stones
    out[24] = s.cathedrals_left
    out[25] = s.figures_left
    out[26] = size(s.scored)
    out[27] = s.round
    out[28] = s.quiet
    out[29] = s.stack_end - s.stack_next
    out[30] = s.done
    for kind in range(6):
        out[AT_TILES + kind] = s.supply[seat * PER_GUILD + kind]


def describe_city(s: "Guilds", seat: i64, city: i64, at: i64, out: vec[i64]) -> None:
    row = FOUND[city]
    arms = city * ALL_ARMS
    sites = s.sites[city]
    out[at] = 1
    out[at + 1] = MEMORY[row + OUTLOOK + seat]
    out[at + 2] = best_gain(row, seat, seat)
    out[at + 4] = size(s.free[city])
    out[at + 5] = size(s.free[city] & s.open[city] & ~s.near[arms + seat])
    out[at + 6] = MEMORY[row + VALUE]
    out[at + 7] = MEMORY[row + FIGURE + seat]
    out[at + 10] = MEMORY[row + FIGURE + PLAYER_GUILDS]
    out[at + 11] = size(s.held[arms + seat] & sites)
    if s.seats == 2:
        out[at + 7] += MEMORY[row + FIGURE + influenced_by(seat)]
        out[at + 11] += size(s.held[arms + influenced_by(seat)] & sites)
    out[at + 13] = s.hand[seat] >> city & 1
    out[at + 14] = s.played[seat] >> city & 1
    out[at + 15] = 1 if s.chosen[seat] == city and (s.waiting & BIT[seat] or s.choosing()) else 0
    out[at + 16] = size(s.held[arms + GREY] & sites)
    describe_rivals(s, seat, city, at, out)
    out[at + 21] = out[6] - out[8]
    out[at + 22] = out[26]
    out[at + 23] = out[13]


def describe_rivals(s: "Guilds", seat: i64, city: i64, at: i64, out: vec[i64]) -> None:
    """With two players a guild is led by the seat of its number, or of two less."""
    row = FOUND[city]
    arms = city * ALL_ARMS
    buildable = s.free[city] & s.open[city]
    outlook: i64 = -100_000
    strongest: i64 = 0
    second: i64 = 0
    strongest_has_card: i64 = 0
    sites: i64 = 0
    with_card: i64 = 0
    builders: i64 = 0
    to_act: i64 = 0
    for guild in range(s.guilds):
        rival = guild % 2 if s.seats == 2 else guild
        if rival == seat:
            continue
        if MEMORY[row + OUTLOOK + rival] > outlook:
            outlook = MEMORY[row + OUTLOOK + rival]
        strength = MEMORY[row + FIGURE + guild]
        holds = s.hand[rival] >> city & 1
        if strength > strongest:
            second = strongest
            strongest = strength
            strongest_has_card = holds
        elif strength > second:
            second = strength
        sites += size(s.held[arms + guild] & s.sites[city])
        with_card += holds
        if buildable & ~s.near[arms + guild]:
            builders += 1
        if s.waiting & BIT[rival] and s.chosen[rival] == city:
            to_act += 1
    out[at + 3] = outlook
    out[at + 8] = strongest
    out[at + 9] = second
    out[at + 12] = sites
    out[at + 17] = with_card
    out[at + 18] = strongest_has_card
    out[at + 19] = builders
    out[at + 20] = to_act
