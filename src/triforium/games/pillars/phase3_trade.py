"""III, steps 10 to 12: Shiring, its castle, and the market of Kingsbridge."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import BUY, LEAVE, SELL, WAIVE
from triforium.games.pillars.commerce import (
    buy,
    kind_bought,
    number_bought,
    purchases,
    refusal_to_trade,
    sales,
    sell,
)
from triforium.games.pillars.kept_cards import is_kept_card, kept_cards, play_kept_card
from triforium.games.pillars.material import AT_CASTLE, AT_MARKET, AT_SHIRING, GREY_WORKERS, MARKET_SPACES
from triforium.games.pillars.phase1_selection import employ
from triforium.games.pillars.phase3_waiving import waive
from triforium.games.pillars.state import NO_CARD, NO_SPACE, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class Shiring(Step[Pillars]):
    """Whose builder stands on a space takes its craftsman for nothing; without a builder the card leaves the game."""

    rule = "pillars.III.10"

    def run(self, s: Pillars, space: i64) -> None:
        seat = s.spaces[AT_SHIRING + space]
        craftsman = s.shiring[space]
        s.shiring[space] = NO_CARD
        if seat != NOBODY:
            s.send_home(AT_SHIRING + space)
            s.tell("shiring", seat, craftsman)
            employ(s, seat, craftsman)


class Castle(Step[Pillars]):
    """Two grey workers for the next round."""

    rule = "pillars.III.11"

    def run(self, s: Pillars, _: i64) -> None:
        seat = s.spaces[AT_CASTLE]
        if seat != NOBODY:
            s.players[seat].grey_next = GREY_WORKERS
            s.tell("castle", seat, GREY_WORKERS)
            s.send_home(AT_CASTLE)


class Market(Step[Pillars]):
    """The builders on spaces 1 to 4 act in turn, again and again, until all have left: the turn goes to this space, or
    the next one on which a builder still stands."""

    rule = "pillars.III.12"

    def run(self, s: Pillars, space: i64) -> None:
        for _space in range(MARKET_SPACES):
            if s.spaces[AT_MARKET + space] != NOBODY:
                s.trading = space
                s.then(TRADE, s.spaces[AT_MARKET + space])
                return
            space = (space + 1) % MARKET_SPACES
        s.trading = NO_SPACE
        s.market_closed = True


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
        if is_kept_card(action):
            play_kept_card(s, seat, action)
            s.then(self, seat)
            return
        if action == WAIVE:
            waive(s, AT_MARKET + s.trading)
        elif action == LEAVE:
            s.send_home(AT_MARKET + s.trading)
            s.tell("leave", seat)
        elif BUY.holds(action):
            s.market[kind_bought(action)] -= number_bought(action)
            buy(s, seat, action)
        else:
            sell(s, seat, action)
        if s.expanded:
            s.annex.has_traded |= BIT[s.trading]
        s.then(MARKET, (s.trading + 1) % MARKET_SPACES)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if BUY.holds(action) or SELL.holds(action):
            return refusal_to_trade(s.players[seat], action)
        if action == WAIVE:
            return "pillars.X.15"
        return "pillars.X.17" if is_kept_card(action) else self.rule


SHIRING: Final = Shiring()
CASTLE: Final = Castle()
MARKET: Final = Market()
TRADE: Final = Trade()
