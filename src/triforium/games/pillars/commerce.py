"""III.12.1 to III.12.3, C.4, C.5: buying and selling, wherever it happens: market, coast, Queen Mathilde."""

from mypy_extensions import i64

from triforium.games.pillars.actions import BUY, SELL
from triforium.games.pillars.material import (
    MARKET_CUBES,
    METAL,
    MOST_SOLD,
    PRICE,
    SALLY,
    STONE,
    STONECUTTERS,
    WOOD,
    WOODWORKERS,
)
from triforium.games.pillars.state import Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.vecs import vec


def may_buy(p: Player, kind: i64) -> bool:
    """C.5: wood only with a woodworker. III.12.3: not what one has sold this round. P.18: Sally lifts the first."""
    return p.sold & BIT[kind] == 0 and (kind != WOOD or p.craftsmen & WOODWORKERS != 0 or p.has(SALLY))


def may_sell(p: Player, kind: i64) -> bool:
    """C.4: stone only with a stonecutter. III.12.3: not what one has bought this round. P.18: Sally lifts the first."""
    return p.bought & BIT[kind] == 0 and (kind != STONE or p.craftsmen & STONECUTTERS != 0 or p.has(SALLY))


def purchases(p: Player, stock: vec[i64], out: Options) -> None:
    """III.12.1: one option for each number of each kind in stock that the player can pay."""
    first = BUY.id(0)
    for kind in range(METAL):
        if may_buy(p, kind):
            most = p.gold // PRICE[kind]
            if most > stock[kind]:
                most = stock[kind]
            out.add_run(first + kind * MARKET_CUBES, most)


def sales(p: Player, out: Options) -> None:
    """III.12.2: one option for each number of each kind that the player owns and may sell."""
    first = SELL.id(0)
    for kind in range(METAL + 1):
        if may_sell(p, kind):
            out.add_run(first + kind * MOST_SOLD, p.cubes[kind] if p.cubes[kind] < MOST_SOLD else MOST_SOLD)


def kind_bought(action: i64) -> i64:
    return BUY.item(action) // MARKET_CUBES


def number_bought(action: i64) -> i64:
    return BUY.item(action) % MARKET_CUBES + 1


def kind_sold(action: i64) -> i64:
    return SELL.item(action) // MOST_SOLD


def buy(s: Pillars, seat: i64, action: i64) -> None:
    """III.12.1: stone for 4, wood for 3, sand for 2."""
    kind = kind_bought(action)
    number = number_bought(action)
    gold = number * PRICE[kind]
    p = s.players[seat]
    p.gold -= gold
    p.cubes[kind] += number
    p.bought |= BIT[kind]
    s.tell("buy", seat, kind, number, gold)


def sell(s: Pillars, seat: i64, action: i64, extra: i64 = 0) -> None:
    """III.12.2: metal for 5, stone for 4, wood for 3, sand for 2, and what the place pays beyond it; sold cubes go back
    to the supply."""
    kind = kind_sold(action)
    number = SELL.item(action) % MOST_SOLD + 1
    p = s.players[seat]
    p.cubes[kind] -= number
    gold = p.earn(number * (PRICE[kind] + extra))
    p.sold |= BIT[kind]
    s.tell("sell", seat, kind, number, gold)


def refusal_to_trade(p: Player, action: i64) -> str:
    """The paragraph that forbids a purchase or a sale."""
    if BUY.holds(action):
        kind = kind_bought(action)
        return "pillars.III.12.1" if may_buy(p, kind) else _forbidden(p.sold, kind, "pillars.C.5")
    kind = kind_sold(action)
    return "pillars.III.12.2" if may_sell(p, kind) else _forbidden(p.bought, kind, "pillars.C.4")


def _forbidden(traded: i64, kind: i64, condition: str) -> str:
    return "pillars.III.12.3" if traded & BIT[kind] else condition
