"""III, steps 10 to 12: Shiring, its castle, and the market of Kingsbridge."""

from mypy_extensions import i64

from triforium.games.pillars.actions import BUY, LEAVE, SELL
from triforium.games.pillars.agenda import MARKET_SPACE, SHIRING_SPACE, TRADE
from triforium.games.pillars.material import (
    CASTLE,
    GREY_WORKERS,
    MARKET,
    MARKET_CUBES,
    METAL,
    MOST_SOLD,
    PRICE,
    SHIRING,
    STONE,
    STONECUTTERS,
    WOOD,
    WOODWORKERS,
)
from triforium.games.pillars.phase1_selection import employ
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Shiring(Step[Pillars]):
    """The left space first, then the right."""

    rule = "pillars.III.10"

    def run(self, s: Pillars, _: i64) -> None:
        s.push(SHIRING_SPACE, 1)
        s.push(SHIRING_SPACE, 0)


class ShiringSpace(Step[Pillars]):
    """The builder's owner takes the craftsman for nothing; without a builder the card leaves the game."""

    rule = "pillars.III.10"

    def run(self, s: Pillars, i: i64) -> None:
        seat = s.spaces[SHIRING + i]
        craftsman = s.shiring[i]
        s.shiring[i] = NO_CARD
        if seat != NOBODY:
            s.send_home(SHIRING + i)
            s.tell("shiring", seat, craftsman)
            employ(s, seat, craftsman)


class Castle(Step[Pillars]):
    """Two grey workers for the next round."""

    rule = "pillars.III.11"

    def run(self, s: Pillars, _: i64) -> None:
        seat = s.spaces[CASTLE]
        if seat != NOBODY:
            s.players[seat].grey_next = GREY_WORKERS
            s.tell("castle", seat)
            s.send_home(CASTLE)


class Market(Step[Pillars]):
    """The builders on spaces 1 to 4 act in turn, again and again, until all have left."""

    rule = "pillars.III.12"

    def run(self, s: Pillars, _: i64) -> None:
        s.push(MARKET_SPACE, 0)


class MarketSpace(Step[Pillars]):
    """The turn goes to the next space on which a builder still stands."""

    rule = "pillars.III.12"

    def run(self, s: Pillars, space: i64) -> None:
        looked: i64 = 0
        while looked < 4:
            seat = s.spaces[MARKET + space]
            if seat != NOBODY:
                s.trading = space
                s.push(MARKET_SPACE, (space + 1) % 4)
                s.push(TRADE, seat)
                return
            space = (space + 1) % 4
            looked += 1


def may_buy(p: Player, kind: i64) -> bool:
    """C.5: wood only with a woodworker. III.12.3: not what one has sold this round."""
    return p.sold & BIT[kind] == 0 and (kind != WOOD or p.craftsmen & WOODWORKERS != 0)


def may_sell(p: Player, kind: i64) -> bool:
    """C.4: stone only with a stonecutter. III.12.3: not what one has bought this round."""
    return p.bought & BIT[kind] == 0 and (kind != STONE or p.craftsmen & STONECUTTERS != 0)


class Trade(Decision[Pillars]):
    """Buy any number of one kind, or sell any number of one kind, or leave for good."""

    rule = "pillars.III.12"
    key = "ask-trade"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        kind: i64 = 0
        while kind < METAL:
            if may_buy(p, kind):
                most = p.gold // PRICE[kind]
                if most > s.market[kind]:
                    most = s.market[kind]
                out.add_run(BUY + kind * MARKET_CUBES, most)
            kind += 1
        kind = 0
        while kind <= METAL:
            if may_sell(p, kind):
                out.add_run(SELL + kind * MOST_SOLD, p.cubes[kind])
            kind += 1
        out.add(LEAVE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == LEAVE:
            s.send_home(MARKET + s.trading)
            s.tell("leave", seat)
        elif action < SELL:
            kind = (action - BUY) // MARKET_CUBES
            self.buy(s, seat, kind, action - BUY - kind * MARKET_CUBES + 1)
        else:
            kind = (action - SELL) // MOST_SOLD
            self.sell(s, seat, kind, action - SELL - kind * MOST_SOLD + 1)

    def buy(self, s: Pillars, seat: i64, kind: i64, number: i64) -> None:
        """III.12.1: stone for 4, wood for 3, sand for 2."""
        p = s.players[seat]
        p.gold -= number * PRICE[kind]
        p.cubes[kind] += number
        p.bought |= BIT[kind]
        s.market[kind] -= number
        s.tell("buy", seat, kind, number)

    def sell(self, s: Pillars, seat: i64, kind: i64, number: i64) -> None:
        """III.12.2: metal for 5, stone for 4, wood for 3, sand for 2; sold cubes go back to the supply."""
        p = s.players[seat]
        p.cubes[kind] -= number
        p.earn(number * PRICE[kind])
        p.sold |= BIT[kind]
        s.tell("sell", seat, kind, number)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        p = s.players[seat]
        if BUY <= action < SELL:
            kind = (action - BUY) // MARKET_CUBES
            return "pillars.III.12.1" if may_buy(p, kind) else self.forbidden(p.sold, kind, "pillars.C.5")
        if SELL <= action < LEAVE:
            kind = (action - SELL) // MOST_SOLD
            return "pillars.III.12.2" if may_sell(p, kind) else self.forbidden(p.bought, kind, "pillars.C.4")
        return self.rule

    def forbidden(self, traded: i64, kind: i64, condition: str) -> str:
        return "pillars.III.12.3" if traded & BIT[kind] else condition
