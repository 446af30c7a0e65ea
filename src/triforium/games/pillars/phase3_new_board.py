"""III, steps 9a and 9c to 9e: tax collector, France, coast and the privilege at Shiring (9b: phase1_crusades)."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import DONE, SELL
from triforium.games.pillars.commerce import refusal_to_trade, sales, sell
from triforium.games.pillars.kept_cards import is_kept_card, kept_cards, play_kept_card
from triforium.games.pillars.material import AT_COAST, AT_FRANCE, AT_SHIRING_PRIVILEGE, AT_TAX_COLLECTOR, COAST_EXTRA
from triforium.games.pillars.phase3_income import gain
from triforium.games.pillars.state import NO_CARD, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class TaxCollector(Step[Pillars]):
    """9a: the builder there, free of tax, brings as much gold as the die shows."""

    rule = "pillars.X.8"

    def run(self, s: Pillars, _: i64) -> None:
        if s.spaces[AT_TAX_COLLECTOR] != NOBODY:
            seat = s.spaces[AT_TAX_COLLECTOR]
            s.tell("tax-collected", seat, s.players[seat].earn(s.tax))
            s.send_home(AT_TAX_COLLECTOR)


class France(Step[Pillars]):
    """9c: the builder there brings the card Inspiration in Saint-Denis, for step 13 of this round."""

    rule = "pillars.X.10"

    def run(self, s: Pillars, _: i64) -> None:
        if s.spaces[AT_FRANCE] != NOBODY:
            s.annex.inspired_seat = s.spaces[AT_FRANCE]
            s.tell("saint-denis", s.annex.inspired_seat)
            s.send_home(AT_FRANCE)


class Coast(Step[Pillars]):
    """9d: the builder there sells."""

    rule = "pillars.X.11"

    def run(self, s: Pillars, _: i64) -> None:
        if s.spaces[AT_COAST] != NOBODY:
            s.then(SELL_AT_COAST, s.spaces[AT_COAST])


class SellAtCoast(Decision[Pillars]):
    """Any number of any kinds, kind after kind, for 1 gold more than at the market; nothing can be bought."""

    rule = "pillars.X.11"
    key = "ask-coast"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        sales(s.players[seat], out)
        out.add(DONE)
        kept_cards(s.players[seat], out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == DONE:
            s.send_home(AT_COAST)
            s.tell("leave-coast", seat)
            return
        if is_kept_card(action):
            play_kept_card(s, seat, action)
        else:
            sell(s, seat, action, COAST_EXTRA)
        s.then(self, seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if SELL.holds(action):
            return refusal_to_trade(s.players[seat], action)
        return "pillars.X.17" if is_kept_card(action) else self.rule


class ShiringPrivilege(Step[Pillars]):
    """9e: the builder there brings the privilege of the new board; without a builder it leaves the game."""

    rule = "pillars.X.12"

    def run(self, s: Pillars, _: i64) -> None:
        seat = s.spaces[AT_SHIRING_PRIVILEGE]
        if seat != NOBODY:
            gain(s, seat, s.annex.shiring_privilege)
            s.send_home(AT_SHIRING_PRIVILEGE)
        s.annex.shiring_privilege = NO_CARD


TAX_COLLECTOR: Final = TaxCollector()
FRANCE: Final = France()
COAST: Final = Coast()
SELL_AT_COAST: Final = SellAtCoast()
SHIRING_PRIVILEGE: Final = ShiringPrivilege()
