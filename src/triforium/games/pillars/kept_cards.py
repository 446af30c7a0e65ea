"""X.17, P.25, P.26: kept cards that wait for no fixed moment; using them does not use up a turn."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import BUY, CASTLE_FOR_GOLD, CASTLE_FOR_METAL, DONE, PAY, PLAY_MATHILDE, SELL
from triforium.games.pillars.commerce import buy, purchases, refusal_to_trade, sales, sell
from triforium.games.pillars.material import CASTLE_FREED, CASTLE_GOLD, FIELD_CUBES, MATHILDE, METAL, WITHOUT_MOMENT
from triforium.games.pillars.state import Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision


def kept_cards(p: Player, out: Options) -> None:
    """X.17: the options that such cards add to an own decision."""
    if p.privileges & WITHOUT_MOMENT == 0:
        return
    if p.privileges & BIT[CASTLE_FREED]:
        out.add(CASTLE_FOR_METAL)
        out.add(CASTLE_FOR_GOLD)
    if p.privileges & BIT[MATHILDE]:
        out.add(PLAY_MATHILDE)


def is_kept_card(action: i64) -> bool:
    return action in (CASTLE_FOR_METAL, CASTLE_FOR_GOLD, PLAY_MATHILDE)


def play_kept_card(s: Pillars, seat: i64, action: i64) -> None:
    """P.25, P.26: the card leaves the game; the caller then asks his own decision again."""
    p = s.players[seat]
    if action == PLAY_MATHILDE:
        p.privileges &= ~BIT[MATHILDE]
        s.tell("mathilde", seat)
        s.then(TRADE_WITH_MATHILDE, seat)
        return
    p.privileges &= ~BIT[CASTLE_FREED]
    if action == CASTLE_FOR_METAL:
        p.cubes[METAL] += 1
        s.tell("castle-metal", seat)
    else:
        s.tell("castle-gold", seat, p.earn(CASTLE_GOLD))


class TradeWithMathilde(Decision[Pillars]):
    """Buy from and sell to the resource fields at the market's prices, until done."""

    rule = "pillars.P.25"
    key = "ask-mathilde"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        purchases(p, FIELD_CUBES, out)
        sales(p, out)
        out.add(DONE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        if BUY.holds(action):
            buy(s, seat, action)
        else:
            sell(s, seat, action)
        s.then(self, seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        trades = BUY.holds(action) or SELL.holds(action)
        return refusal_to_trade(s.players[seat], action) if trades else self.rule


class BeforePaying(Decision[Pillars]):
    """Before he pays, a player may use a kept card."""

    rule = "pillars.X.17"
    key = "ask-before-paying"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        out.add(PAY)
        kept_cards(s.players[seat], out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action != PAY:
            play_kept_card(s, seat, action)
            s.then(self, seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}


TRADE_WITH_MATHILDE: Final = TradeWithMathilde()
BEFORE_PAYING: Final = BeforePaying()
