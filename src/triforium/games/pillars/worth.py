"""What is a cube, a coin, a craftsman or a builder's space worth now? The estimate behind the greedy bot.

All values are hundredths of a victory point. They are a player's rules of thumb, not rules of the game: nothing in
the engine depends on them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALFRED,
    ALIENA,
    ALL_RESOURCE_CARDS,
    AT_BISHOP,
    AT_CASTLE,
    AT_COAST,
    AT_COURT,
    AT_FRANCE,
    AT_KINGSBRIDGE,
    AT_MARKET,
    AT_PRIORY,
    AT_SHIRING,
    AT_SHIRING_PRIVILEGE,
    AT_START_PLAYER,
    AT_TAX_COLLECTOR,
    COURT_SPACES,
    CRUSADE_POINTS,
    CRUSADE_WORKERS,
    FIRST_COST,
    FRANCIS,
    MARKET_SPACES,
    METAL,
    PHILIP,
    PRICE,
    PRIORY_POINTS,
    PRIORY_SPACES,
    RESOURCES,
    RICHARD,
    ROUNDS,
    SALLY,
    SAND,
    STONE,
    STONECUTTERS,
    TOM,
    WILLIAM,
    WOOD,
    WOODWORKERS,
)
from triforium.games.pillars.worth_cards import COIN, TAX, coming_privilege, privilege_worth
from triforium.games.pillars.yard import BEST_FIRST, FRESH, KEPT, POINT, Yard
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import NOBODY, Foresight
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars, Player

LAST_COIN: Final[i64] = 8
"""A coin in the last round before the market closes; afterwards it only breaks ties."""

USUAL: Final = vec[i64]([3, 3, 3, 1])
"""The cubes that a coming round will bring."""
FUTURE: Final[i64] = 70
"""Percent of a coming round's work that counts today."""

BISHOP_WORTH: Final[i64] = 121
CASTLE_WORTH: Final[i64] = 76
MARKET_WORTH: Final[i64] = 13
START_WORTH: Final[i64] = 60
FREE_BUILDER: Final[i64] = 34
"""A builder yet to be placed, for nothing or nearly so."""
VETO_WORTH: Final[i64] = 14
FIRST_PICK: Final[i64] = 29
"""An own builder drawn now, ahead of the others."""
TAX_COLLECTED: Final[i64] = 3
"""What the die shows, rounded down."""
COAST_WORTH: Final[i64] = 30
COAST_CUBE: Final[i64] = 14
"""A visit to the coast, and each cube that could be sold there."""
SHIRING_SPACES: Final[i64] = 2
HOPED: Final[i64] = 30
"""Percent of a craftsman's work that count while he waits at Shiring."""

FORESIGHT: Final = Foresight(wander=12, doubt=60.0, decisive=700.0, rival=False)


def worth(s: "Pillars", seat: i64) -> i64:
    """How the seat stands: points and coins, the work of this round and of those to come, cards and builders."""
    p = s.players[seat]
    if s.depth == 0:
        return p.points * POINT + p.gold
    later = ROUNDS - s.round
    row = p.craftsmen
    if stands(s, AT_SHIRING, seat) and s.shiring[0] >= 0:
        row |= BIT[s.shiring[0]]
    if stands(s, AT_SHIRING + 1, seat) and s.shiring[1] >= 0:
        row |= BIT[s.shiring[1]]
    value = p.points * POINT + purse(s, p, later) + craft(s, p, seat, row, later)
    value += privileges(p, later) + builders(s, p, seat, later)
    if s.expanded:
        value += expansion(s, p, seat, row, later)
    return value


def stands(s: "Pillars", space: i64, seat: i64) -> bool:
    """Whether a builder of the seat stands there, or the black one that keeps the space for it."""
    if s.spaces[space] == seat:
        return True
    return s.expanded and s.annex.black_space == space and s.players[seat].has(WILLIAM)


def coin_worth(s: "Pillars", later: i64) -> i64:
    if later > 0:
        return COIN
    return 1 if s.market_closed else LAST_COIN


def purse(s: "Pillars", p: "Player", later: i64) -> i64:
    """Coins in the purse and in the wool mill; what the tax will cost is the same for all and left out."""
    return (p.gold + p.workers + p.mill) * coin_worth(s, later)


def craft(s: "Pillars", p: "Player", seat: i64, row: i64, later: i64) -> i64:
    """What the row makes of this round's cubes and of those to come; from an overfull row the least useful goes."""
    over = size(row) - p.places()
    if over <= 0:
        return work(s, p, seat, row, later)
    best: i64 = -1
    for craftsman in BEST_FIRST:
        if row & BIT[craftsman]:
            value = craft(s, p, seat, row & ~BIT[craftsman], later)
            if value > best:
                best = value
    return best


def work(s: "Pillars", p: "Player", seat: i64, row: i64, later: i64) -> i64:
    coin = coin_worth(s, later)
    yard = Yard(p.cubes[SAND], p.cubes[WOOD], p.cubes[STONE], p.cubes[METAL], p.gold, p.has(SALLY))
    value: i64 = 0
    if s.to_build & BIT[seat]:
        await_harvest(s, p, yard)
        value += yard.work(row, s.uses, coin)
        if s.expanded and goes_to_france(s, seat):
            value += yard.copy_best(all_rows(s), s.annex.inspired, s.annex.inspired_uses, row, coin)
    if later > 0:
        value += yard.rest()
        usual = Yard(USUAL[SAND], USUAL[WOOD], USUAL[STONE], USUAL[METAL], 0, p.has(SALLY))
        if p.has(RICHARD):
            usual.sand += 1
        if p.has(ALIENA):
            usual.wood += 1
        if p.has(TOM):
            usual.stone += 1
        value += later * (usual.work(row, FRESH, coin) + trade_licences(row)) * FUTURE // 100
    return value


def goes_to_france(s: "Pillars", seat: i64) -> bool:
    """Whether the seat holds the Saint-Denis card or is about to."""
    return s.annex.inspired_seat == seat or (s.new_board() and stands(s, AT_FRANCE, seat))


def all_rows(s: "Pillars") -> i64:
    """The craftsmen in front of all players."""
    rows: i64 = 0
    for seat in range(s.seats):
        rows |= s.players[seat].craftsmen
    return rows


def trade_licences(row: i64) -> i64:
    """A stonecutter to sell stone and a woodworker to buy wood are good to have."""
    return (20 if row & STONECUTTERS else 0) + (10 if row & WOODWORKERS else 0)


def await_harvest(s: "Pillars", p: "Player", yard: Yard) -> None:
    """Add the cubes that resource cards and patrons will bring in this round."""
    for card in range(ALL_RESOURCE_CARDS):
        if p.resources & BIT[card]:
            cubes = RESOURCES[card].cubes + p.harvest
            if RESOURCES[card].kind == SAND:
                yard.sand += cubes
            elif RESOURCES[card].kind == WOOD:
                yard.wood += cubes
            else:
                yard.stone += cubes
    if s.tax == 0:  # rolled after the harvest
        yard.wood += 1 if p.has(ALIENA) else 0
        yard.stone += 1 if p.has(TOM) else 0
        yard.sand += 1 if p.has(RICHARD) else 0


def privileges(p: "Player", later: i64) -> i64:
    """Cards in front of the player; Aliena, Tom and Richard count as the cubes they bring."""
    value: i64 = p.black * later * COIN * 3 // 2 + p.grey_next * CASTLE_WORTH // 2
    cards = p.privileges
    card: i64 = 0
    while cards:
        if cards & 1:
            value += privilege_worth(card, later)
        cards >>= 1
        card += 1
    return value


def builders(s: "Pillars", p: "Player", seat: i64, later: i64) -> i64:
    """What the seat's builders will bring where they stand, and those that are still to be placed."""
    value: i64 = 0
    if s.event < 0:  # phase III has not begun
        value += s.bag[seat] * FREE_BUILDER
        price = FIRST_COST
        while price > 0:
            if s.passed_at[price] == seat:
                value += FREE_BUILDER
            price -= 1
        if s.drawn == seat:
            value += FREE_BUILDER + FIRST_PICK
        if s.start == seat and not s.vetoed:
            value += VETO_WORTH
    if stands(s, AT_BISHOP, seat):
        value += BISHOP_WORTH
    if stands(s, AT_KINGSBRIDGE, seat):
        value += coming_privilege(s.kingsbridge[0], later)
    if stands(s, AT_KINGSBRIDGE + 1, seat):
        value += coming_privilege(s.kingsbridge[1], later)
    for i in range(PRIORY_SPACES):
        if stands(s, AT_PRIORY + i, seat):
            value += (PRIORY_POINTS[i] + (1 if p.has(PHILIP) else 0)) * POINT
    value += court(s, p, seat, later)
    if stands(s, AT_CASTLE, seat) and later > 0:
        value += CASTLE_WORTH
    if stands(s, AT_START_PLAYER, seat) and later > 0:
        value += START_WORTH
    for i in range(MARKET_SPACES):
        if stands(s, AT_MARKET + i, seat):
            value += market(s, p, later) // (i + 1)
    return value


def court(s: "Pillars", p: "Player", seat: i64, later: i64) -> i64:
    """No tax, once however many builders stand there; the first space adds a metal."""
    value: i64 = 0
    for i in range(COURT_SPACES):
        if stands(s, AT_COURT + i, seat):
            value = tax_spared(p, later)
    if stands(s, AT_COURT, seat):
        value += KEPT[METAL] if later > 0 else 150
    return value


def tax_spared(p: "Player", later: i64) -> i64:
    tax: i64 = 2 if p.has(FRANCIS) else TAX
    value: i64 = tax * (COIN if later > 0 else LAST_COIN)
    if p.gold < tax:
        value += (tax - p.gold) * POINT // 2
    return value


def market(s: "Pillars", p: "Player", later: i64) -> i64:
    """Coins become cubes there, and cubes coins."""
    cubes: i64 = 0
    if p.gold > TAX:
        cubes = (p.gold - TAX) // PRICE[STONE]
    if cubes > 4:
        cubes = 4
    if later == 0:
        return cubes * 60
    return MARKET_WORTH + cubes * 12


def expansion(s: "Pillars", p: "Player", seat: i64, row: i64, later: i64) -> i64:
    """Crusades, the builder track, the places of the new board, and trade with Queen Mathilde."""
    value = crusaders(s, seat)
    if s.event < 0 and s.builder_track():
        value += third_builder(s, seat)
    if s.new_board():
        value += new_places(s, p, seat, later)
    if s.event < 0 and p.has(ALFRED):
        value += named_for_shiring(s, p, seat, row, later)
    if s.turn == seat and s.step.rule == "pillars.P.25":
        value += best_purchase(s, p, seat, row, later)
    return value


def named_for_shiring(s: "Pillars", p: "Player", seat: i64, row: i64, later: i64) -> i64:
    """Alfred's owner hopes for the better of the two craftsmen that he has named, while their spaces are free."""
    before = craft(s, p, seat, row, later)
    best: i64 = 0
    for i in range(SHIRING_SPACES):
        craftsman = s.shiring[i]
        if craftsman >= 0 and s.spaces[AT_SHIRING + i] == NOBODY:
            gain = craft(s, p, seat, row | BIT[craftsman], later) - before
            if gain > best:
                best = gain
    return best * HOPED // 100


def crusaders(s: "Pillars", seat: i64) -> i64:
    points: i64 = 0
    space: i64 = 0
    while space < len(CRUSADE_WORKERS):
        if s.annex.crusaders[space] == seat:
            points += CRUSADE_POINTS[space]
        space += 1
    return points * POINT


def third_builder(s: "Pillars", seat: i64) -> i64:
    """It is to be placed while it stands beside the track or on it; the sooner, the better."""
    if s.annex.tracked & BIT[seat] == 0:
        return FREE_BUILDER
    number: i64 = 0
    while number < len(s.annex.track):
        if s.annex.track[number] == seat:
            return FREE_BUILDER - number
        number += 1
    return 0


def new_places(s: "Pillars", p: "Player", seat: i64, later: i64) -> i64:
    """What the builders on the new board will bring; the Saint-Denis card counts as the work that it does."""
    coin: i64 = COIN if later > 0 else LAST_COIN
    value: i64 = 0
    if stands(s, AT_TAX_COLLECTOR, seat):
        value += TAX_COLLECTED * coin
        if court(s, p, seat, later) == 0:
            value += tax_spared(p, later)
    if stands(s, AT_COAST, seat):
        value += COAST_WORTH + (p.stock() + size(p.resources)) * COAST_CUBE
    if stands(s, AT_SHIRING_PRIVILEGE, seat):
        value += coming_privilege(s.annex.shiring_privilege, later)
    return value


def best_purchase(s: "Pillars", p: "Player", seat: i64, row: i64, later: i64) -> i64:
    """The gain of the best thing to buy from the resource fields now."""
    before = purse(s, p, later) + craft(s, p, seat, row, later)
    best: i64 = 0
    for kind in range(METAL):
        number = p.gold // PRICE[kind]
        if number > 4:
            number = 4
        if number > 0 and p.sold & BIT[kind] == 0 and (kind != WOOD or row & WOODWORKERS or p.has(SALLY)):
            after = p.clone()
            after.gold -= number * PRICE[kind]
            after.cubes[kind] += number
            gain = purse(s, after, later) + craft(s, after, seat, row, later) - before
            if gain > best:
                best = gain
    return best
