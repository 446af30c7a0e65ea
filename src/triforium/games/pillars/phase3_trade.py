"""III, steps 10 to 12: Shiring, its castle, and the market of Kingsbridge."""

from mypy_extensions import i64

from triforium.games.pillars.actions import BUY, FIRST_KEPT_CARD, LEAVE, SELL, WAIVE
from triforium.games.pillars.agenda import MARKET_SPACE, SHIRING_SPACE, TRADE
from triforium.games.pillars.commerce import buy, purchases, refusal_to_trade, sales, sell
from triforium.games.pillars.kept_cards import kept_cards, play_kept_card
from triforium.games.pillars.material import (
    CASTLE,
    GREY_WORKERS,
    MARKET,
    MARKET_CUBES,
    MARKET_SPACES,
    MOST_SOLD,
    PRICE,
    SHIRING,
)
from triforium.games.pillars.phase1_selection import employ
from triforium.games.pillars.phase3_waiving import offer, waive
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Shiring(Step[Pillars]):
    """The left space first, then the right."""

    rule = "pillars.III.10"

    def run(self, s: Pillars, _: i64) -> None:
        space: i64 = 1
        while space >= 0:
            s.push(SHIRING_SPACE, space)
            if s.may_waive():
                offer(s, SHIRING + space, SHIRING + space + 1)
            space -= 1


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
        while looked < MARKET_SPACES:
            seat = s.spaces[MARKET + space]
            following = (space + 1) % MARKET_SPACES
            if seat != NOBODY:
                s.trading = space
                s.push(MARKET_SPACE, following)
                s.push(TRADE, seat)
                return
            space = following
            looked += 1


class Trade(Decision[Pillars]):
    """Buy any number of one kind, or sell any number of one kind, or leave for good."""

    rule = "pillars.III.12"
    key = "ask-trade"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        purchases(p, s.market, out)
        sales(p, out)
        out.add(LEAVE)
        if s.expanded:
            if self.first_turn(s) and s.may_waive():
                out.add(WAIVE)
            kept_cards(p, out)

    def first_turn(self, s: Pillars) -> bool:
        return s.annex.has_traded & BIT[s.trading] == 0

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action >= FIRST_KEPT_CARD:
            s.push(TRADE, seat)
            play_kept_card(s, seat, action)
            return
        if action == WAIVE:
            waive(s, MARKET + s.trading)
        elif action == LEAVE:
            s.send_home(MARKET + s.trading)
            s.tell("leave", seat)
        elif action < SELL:
            kind = (action - BUY) // MARKET_CUBES
            number = action - BUY - kind * MARKET_CUBES + 1
            s.market[kind] -= number
            buy(s, seat, kind, number)
        else:
            kind = (action - SELL) // MOST_SOLD
            sell(s, seat, kind, action - SELL - kind * MOST_SOLD + 1, PRICE[kind])
        if s.expanded:
            s.annex.has_traded |= BIT[s.trading]

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if BUY <= action < LEAVE:
            return refusal_to_trade(s.players[seat], action)
        if action == WAIVE:
            return "pillars.X.15"
        return "pillars.X.17" if action >= FIRST_KEPT_CARD else self.rule
