"""III, step 9: the King's court. The order is: roll; tax-free card; payment; metal."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import PAY, PLAY_TAX_FREE
from triforium.games.pillars.kept_cards import BEFORE_PAYING
from triforium.games.pillars.material import (
    AT_COURT,
    AT_TAX_COLLECTOR,
    COURT_SPACES,
    FRANCIS,
    FRANCIS_TAX,
    METAL,
    TAX_DIE,
    TAX_FREE,
    WITHOUT_MOMENT,
)
from triforium.games.pillars.phase3_waiving import offer_points
from triforium.games.pillars.state import Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class KingsCourt(Step[Pillars]):
    """The tax is rolled; from the start player on those who would pay can play their cards, then all pay."""

    rule = "pillars.III.9"

    def run(self, s: Pillars, _: i64) -> None:
        s.tax = TAX_DIE[s.chance.below(6)]
        s.seen += 1
        s.tell("tax", s.start, s.tax)
        offer_points(s, AT_COURT, COURT_SPACES)
        offer_points(s, AT_TAX_COLLECTOR, 1)
        s.then_each(TAX_FREE_CARD, s.start)
        s.then(PAY_TAXES)
        s.then(COURT_METAL)


class TaxFreeCard(Decision[Pillars]):
    """Loyalty rewarded: no tax in this round. Who pays may use another kept card before (X.17)."""

    rule = "pillars.III.9.1"
    key = "ask-tax-free"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        if s.players[seat].has(TAX_FREE) and tax_of(s, seat) > 0:
            out.add(PLAY_TAX_FREE)
            out.add(PAY)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == PLAY_TAX_FREE:
            s.players[seat].privileges &= ~BIT[TAX_FREE]
            s.tax_exempt |= BIT[seat]
            s.tell("tax-free", seat)
        else:
            s.then(BEFORE_PAYING, seat)

    def lapse(self, s: Pillars, seat: i64) -> None:
        if s.players[seat].privileges & WITHOUT_MOMENT and tax_of(s, seat) > 0:
            s.then(BEFORE_PAYING, seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"tax": tax_of(s, seat), "gold": s.players[seat].gold}


def tax_of(s: Pillars, seat: i64) -> i64:
    """III.9.2: nothing at the court or with the tax-free card, 2 with Brother Francis, else what was rolled."""
    if s.tax_exempt & BIT[seat] or at_court(s, seat):
        return 0
    return FRANCIS_TAX if s.players[seat].has(FRANCIS) else s.tax


def at_court(s: Pillars, seat: i64) -> bool:
    """Whether a builder at the court, or the tax collector's (X.8), frees the seat from the tax."""
    for space in range(AT_COURT, AT_COURT + COURT_SPACES):
        if s.spaces[space] == seat:
            return True
    return s.new_board() and s.spaces[AT_TAX_COLLECTOR] == seat


class PayTaxes(Step[Pillars]):
    """Everybody pays."""

    rule = "pillars.III.9.2"

    def run(self, s: Pillars, _: i64) -> None:
        for seat in range(s.seats):
            gold = s.players[seat].gold
            lost = s.players[seat].owe(tax_of(s, seat))
            s.tell("pay-tax", seat, gold - s.players[seat].gold, lost)


class CourtMetal(Step[Pillars]):
    """The builder on the court's first space brings 1 metal."""

    rule = "pillars.III.9.3"

    def run(self, s: Pillars, _: i64) -> None:
        first = s.spaces[AT_COURT]
        if first != NOBODY:
            s.players[first].cubes[METAL] += 1
            s.tell("court-metal", first)
        for space in range(AT_COURT, AT_COURT + COURT_SPACES):
            s.send_home(space)


KINGS_COURT: Final = KingsCourt()
TAX_FREE_CARD: Final = TaxFreeCard()
PAY_TAXES: Final = PayTaxes()
COURT_METAL: Final = CourtMetal()
