"""What is a cube, a coin, a craftsman or a builder's space worth now? The estimate behind the greedy bot.

All values are hundredths of a victory point. They are a player's rules of thumb, not rules of the game: nothing in
the engine depends on them.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from triforium.games.pillars import agenda
from triforium.games.pillars.material import (
    ALIENA,
    BISHOP,
    CASTLE,
    COURT,
    CRAFTSMEN,
    ELLEN,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FIRST_COST,
    FRANCIS,
    JACK,
    KINGSBRIDGE,
    MARKET,
    MASONS,
    METAL,
    MORTAR_MIXERS,
    MOST_KEPT,
    OTTO,
    PHILIP,
    PRICE,
    PRIORY,
    PRIORY_POINTS,
    REMIGIUS,
    RESOURCE_CARDS,
    RESOURCES,
    RICHARD,
    ROUNDS,
    SAND,
    SHIRING,
    START_PLAYER,
    STONE,
    STONECUTTERS,
    TAX_FREE,
    THOMAS,
    TOLEDO,
    TOLEDO_METAL,
    TOM,
    TOOL_MAKER,
    WEEPING_MADONNA,
    WEEPING_MADONNA_POINTS,
    WOOD,
    WOODWORKERS,
    WOOL_FAIR,
    WOOL_FAIR_GOLD,
)
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import ARGUMENTS

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars, Player

POINT: Final[i64] = 100
COIN: Final[i64] = 25
"""A coin while rounds are to come; above COMFORT coins one more is worth half, since a purse holds 30."""
COMFORT: Final[i64] = 22
LAST_COIN: Final[i64] = 12
"""A coin in the last round before the market closes; afterwards it only breaks ties."""
TAX: Final[i64] = 4
"""What the King will ask, rounded up."""

KEPT: Final = vec[i64]([25, 40, 55, 110])
"""A cube that is left over, while rounds are to come."""
USUAL: Final = vec[i64]([3, 3, 3, 1])
"""The cubes that a coming round will bring."""
FUTURE: Final[i64] = 75
"""Percent of a coming round's work that counts today."""

BISHOP_WORTH: Final[i64] = 90
CASTLE_WORTH: Final[i64] = 70
MARKET_WORTH: Final[i64] = 50
START_WORTH: Final[i64] = 80
FREE_BUILDER: Final[i64] = 90
"""A builder yet to be placed, for nothing or nearly so."""
VETO_WORTH: Final[i64] = 20
FIRST_PICK: Final[i64] = 40
"""An own builder drawn now, ahead of the others."""

BEST_FIRST: Final = vec[i64]([
    25, 26, 22, 18, 24, 21, 17, 13, 10, 3, 19, 16, 12, 7, 15, 11, 8, 6, 14, 9, 4, 2, 1, 5, 0, 23, 20,
])  # fmt: skip
"""Craftsmen by what they make of a cube."""


class Yard:
    """Cubes and coins that a player's craftsmen may work on."""

    def __init__(self, sand: i64, wood: i64, stone: i64, metal: i64, gold: i64) -> None:
        self.sand = sand
        self.wood = wood
        self.stone = stone
        self.metal = metal
        self.gold = gold

    def most_uses(self, craftsman: i64, most: i64) -> i64:
        """How often the cubes and coins allow a craftsman to work, at most `most` times."""
        card = CRAFTSMEN[craftsman]
        if card.sand and self.sand // card.sand < most:
            most = self.sand // card.sand
        if card.wood and self.wood // card.wood < most:
            most = self.wood // card.wood
        if card.stone and self.stone // card.stone < most:
            most = self.stone // card.stone
        if card.metal and self.metal // card.metal < most:
            most = self.metal // card.metal
        if card.gold and self.gold // card.gold < most:
            most = self.gold // card.gold
        return most

    def work(self, row: i64, uses: vec[i64], coin: i64) -> i64:
        """What a row of craftsmen makes of the yard, the best first; uses already made are left out."""
        made: i64 = 0
        for craftsman in BEST_FIRST:
            if row & BIT[craftsman] == 0:
                continue
            if BIT[craftsman] & MASONS and row & MORTAR_MIXERS == 0:
                continue
            if craftsman == TOOL_MAKER and self.metal == 0:
                continue
            card = CRAFTSMEN[craftsman]
            gain = card.points * POINT + (card.earns - card.gold) * coin
            times = (card.capacity if card.capacity else 1) - uses[craftsman]
            if times > 0 and gain > 0:
                times = self.most_uses(craftsman, times)
                made += times * gain
                self.sand -= times * card.sand
                self.wood -= times * card.wood
                self.stone -= times * card.stone
                self.metal -= times * card.metal
                self.gold -= times * card.gold
        return made

    def rest(self) -> i64:
        """What the cubes left over are worth to a player who keeps five of them."""
        most = MOST_KEPT
        value: i64 = 0
        keep = self.metal if self.metal < most else most
        value += keep * KEPT[METAL]
        most -= keep
        keep = self.stone if self.stone < most else most
        value += keep * KEPT[STONE]
        most -= keep
        keep = self.wood if self.wood < most else most
        value += keep * KEPT[WOOD]
        most -= keep
        keep = self.sand if self.sand < most else most
        return value + keep * KEPT[SAND]


FRESH: Final = vec[i64]([0] * 27)


def worth(s: "Pillars", seat: i64) -> i64:
    """How the seat stands: points and coins, the work of this round and of those to come, cards and builders."""
    p = s.players[seat]
    if s.depth == 0:
        return p.points * POINT + p.gold
    step = s.agenda[0] % ARGUMENTS - 1
    later = ROUNDS - s.round
    row = p.craftsmen
    if step <= agenda.SHIRING:
        if s.spaces[SHIRING] == seat and s.shiring[0] >= 0:
            row |= BIT[s.shiring[0]]
        if s.spaces[SHIRING + 1] == seat and s.shiring[1] >= 0:
            row |= BIT[s.shiring[1]]
    return (
        p.points * POINT
        + purse(p, step, later)
        + craft(s, p, seat, row, step, later)
        + privileges(p, later)
        + builders(s, p, seat, step, later)
    )


def coin_worth(step: i64, later: i64) -> i64:
    if later > 0:
        return COIN
    return LAST_COIN if step <= agenda.MARKET else 1


def purse(p: "Player", step: i64, later: i64) -> i64:
    """Coins in the purse and in the wool mill; what the tax will cost is the same for all and left out."""
    gold = p.gold
    if step <= agenda.WOOL_MILL:
        gold += p.workers + p.mill
    coin = coin_worth(step, later)
    if gold <= COMFORT:
        return gold * coin
    return COMFORT * coin + (gold - COMFORT) * coin // 2


def craft(s: "Pillars", p: "Player", seat: i64, row: i64, step: i64, later: i64) -> i64:
    """What the row makes of this round's cubes and of those to come; from an overfull row the least useful goes."""
    over = size(row) - p.places()
    if over <= 0:
        return work(s, p, seat, row, step, later)
    best: i64 = -1
    for craftsman in BEST_FIRST:
        if row & BIT[craftsman]:
            value = craft(s, p, seat, row & ~BIT[craftsman], step, later)
            if value > best:
                best = value
    return best


def work(s: "Pillars", p: "Player", seat: i64, row: i64, step: i64, later: i64) -> i64:
    coin = coin_worth(step, later)
    yard = Yard(p.cubes[SAND], p.cubes[WOOD], p.cubes[STONE], p.cubes[METAL], p.gold)
    value: i64 = 0
    if step < agenda.CATHEDRAL:
        await_harvest(s, p, yard, step)
        value += yard.work(row, FRESH, coin)
    elif step == agenda.CATHEDRAL and still_builds(s, seat):
        value += yard.work(row, s.uses, coin)
    if later > 0:
        value += yard.rest()
        usual = Yard(USUAL[SAND], USUAL[WOOD], USUAL[STONE], USUAL[METAL], 0)
        if p.has(RICHARD):
            usual.sand += 1
        if p.has(ALIENA):
            usual.wood += 1
        if p.has(TOM):
            usual.stone += 1
        value += later * (usual.work(row, FRESH, coin) + trade_licences(row)) * FUTURE // 100
    return value


def trade_licences(row: i64) -> i64:
    """A stonecutter to sell stone and a woodworker to buy wood are good to have."""
    return (20 if row & STONECUTTERS else 0) + (10 if row & WOODWORKERS else 0)


def await_harvest(s: "Pillars", p: "Player", yard: Yard, step: i64) -> None:
    """Add the cubes that resource cards and patrons will bring in this round."""
    card: i64 = 0
    while card < RESOURCE_CARDS:
        if p.resources & BIT[card]:
            cubes = RESOURCES[card].cubes + p.harvest
            if RESOURCES[card].kind == SAND:
                yard.sand += cubes
            elif RESOURCES[card].kind == WOOD:
                yard.wood += cubes
            else:
                yard.stone += cubes
        card += 1
    if step < agenda.FOREST:
        yard.wood += 1 if p.has(ALIENA) else 0
        yard.stone += 1 if p.has(TOM) else 0
        yard.sand += 1 if p.has(RICHARD) else 0


def still_builds(s: "Pillars", seat: i64) -> bool:
    """Whether the seat's turn at the cathedral is still to come or going on."""
    i: i64 = 0
    while i < s.depth:
        entry = s.agenda[i]
        if entry == agenda.BUILD * ARGUMENTS + seat or entry == agenda.USE_CRAFTSMAN * ARGUMENTS + seat:
            return True
        i += 1
    return False


def privileges(p: "Player", later: i64) -> i64:
    """Cards in front of the player; Aliena, Tom and Richard count as the cubes they bring."""
    value: i64 = p.black * later * COIN * 3 // 2 + p.grey_next * CASTLE_WORTH // 2
    card: i64 = 0
    while card <= REMIGIUS:
        if p.privileges & BIT[card]:
            value += privilege_worth(card, later)
        card += 1
    return value


def privilege_worth(card: i64, later: i64) -> i64:
    """A privilege with so many rounds to come after this one."""
    if card == FRANCIS:
        return 35 * later
    if card == PHILIP:
        return 40 * later
    if card == ELLEN:
        return 10 * later
    if card == JACK:
        return 50 * later
    if card == THOMAS:
        return 60 if later > 0 else 0
    if card == TAX_FREE:
        return TAX * COIN if later > 0 else 0
    if card == REMIGIUS:
        return 110 if later > 0 else 0
    return 0


def coming_privilege(card: i64, later: i64) -> i64:
    """A privilege that a builder at Kingsbridge is about to bring."""
    if card == ALIENA:
        return 50 + 50 * later
    if card == RICHARD:
        return 40 + 40 * later
    if card == TOM:
        return 60 + 60 * later
    if card == OTTO:
        return later * COIN * 3 // 2
    if card == TOLEDO:
        return TOLEDO_METAL * KEPT[METAL]
    if card == WOOL_FAIR:
        return WOOL_FAIR_GOLD * COIN
    if card == WEEPING_MADONNA:
        return WEEPING_MADONNA_POINTS * POINT
    if card == FINAL_METAL:
        return 200
    if card == FINAL_WOOD_STONE:
        return 200
    if card in (TAX_FREE, FRANCIS):
        return TAX * COIN // 2 + privilege_worth(card, later)
    return privilege_worth(card, later)


def builders(s: "Pillars", p: "Player", seat: i64, step: i64, later: i64) -> i64:
    """What the seat's builders will bring where they stand, and those that are still to be placed."""
    value: i64 = 0
    if step <= agenda.PLACE_PASSED:
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
    if s.spaces[BISHOP] == seat:
        value += BISHOP_WORTH
    if s.spaces[KINGSBRIDGE] == seat:
        value += coming_privilege(s.kingsbridge[0], later)
    if s.spaces[KINGSBRIDGE + 1] == seat:
        value += coming_privilege(s.kingsbridge[1], later)
    i: i64 = 0
    while i < 2:
        if s.spaces[PRIORY + i] == seat:
            value += (PRIORY_POINTS[i] + (1 if p.has(PHILIP) else 0)) * POINT
        i += 1
    value += court(s, p, seat, later)
    if s.spaces[CASTLE] == seat and later > 0:
        value += CASTLE_WORTH
    if s.spaces[START_PLAYER] == seat and later > 0:
        value += START_WORTH
    i = 0
    while i < 4:
        if s.spaces[MARKET + i] == seat:
            value += market(s, p, later) // (i + 1)
        i += 1
    return value


def court(s: "Pillars", p: "Player", seat: i64, later: i64) -> i64:
    """No tax, once however many builders stand there; the first space adds a metal."""
    value: i64 = 0
    i: i64 = 0
    while i < 4:
        if s.spaces[COURT + i] == seat:
            tax: i64 = 2 if p.has(FRANCIS) else TAX
            value = tax * (COIN if later > 0 else LAST_COIN)
            if p.gold < tax:
                value += (tax - p.gold) * POINT // 2
        i += 1
    if s.spaces[COURT] == seat:
        value += KEPT[METAL] if later > 0 else 150
    return value


def market(s: "Pillars", p: "Player", later: i64) -> i64:
    """Coins become cubes there, and cubes coins."""
    cubes = (p.gold - TAX) // PRICE[STONE] if p.gold > TAX else 0
    if cubes > 4:
        cubes = 4
    if later == 0:
        return cubes * 60
    return MARKET_WORTH + cubes * 12
