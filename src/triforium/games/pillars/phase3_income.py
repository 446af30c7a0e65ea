"""III, steps 3 to 9: wool mill, Kingsbridge, priory, yields, and the King's court."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import PAY, PLAY_TAX_FREE
from triforium.games.pillars.agenda import ASK_TAX_FREE, BEFORE_PAYING, CHOOSE_PROCESSION, TAX_FREE_CARD
from triforium.games.pillars.material import (
    BARTHOLOMAEUS,
    COURT,
    DOUBLE_WAGES,
    EARL_GOLD,
    EV_GENEROUS,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FRANCIS,
    FRANCIS_TAX,
    KEPT_UNTIL_USED,
    KINGSBRIDGE,
    METAL,
    OTTO,
    PERMANENT,
    PHILIP,
    PRIORY,
    PRIORY_POINTS,
    PROCESSION,
    RESOURCES,
    STONE,
    TAX_COLLECTOR,
    TAX_DIE,
    TAX_FREE,
    TOLEDO,
    TOLEDO_METAL,
    WEEPING_MADONNA,
    WEEPING_MADONNA_POINTS,
    WITHOUT_MOMENT,
    WOOD,
    WOOL_FAIR,
    WOOL_FAIR_GOLD,
)
from triforium.games.pillars.phase3_waiving import offer
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class WoolMill(Step[Pillars]):
    """1 gold for each worker there; under the prior's generosity up to five earn double."""

    rule = "pillars.III.3"

    def run(self, s: Pillars, _: i64) -> None:
        seat: i64 = 0
        while seat < s.seats:
            p = s.players[seat]
            wages = p.mill
            if s.event == EV_GENEROUS:
                wages += p.mill if p.mill < DOUBLE_WAGES else DOUBLE_WAGES
            p.earn(wages)
            p.mill = 0
            s.tell("wages", seat, wages)
            seat += 1


class Kingsbridge(Step[Pillars]):
    """Each builder there brings the privilege at its space; cards without a builder leave the game."""

    rule = "pillars.III.4"

    def run(self, s: Pillars, _: i64) -> None:
        i: i64 = 0
        while i < 2:
            seat = s.spaces[KINGSBRIDGE + i]
            if seat != NOBODY:
                gain(s, seat, s.kingsbridge[i])
                s.send_home(KINGSBRIDGE + i)
            s.kingsbridge[i] = NO_CARD
            i += 1


def gain(s: Pillars, seat: i64, privilege: i64) -> None:
    """P.1: permanent and kept cards lie in front of their owner; the others act now and leave the game."""
    p = s.players[seat]
    s.tell("privilege", seat, privilege)
    if (PERMANENT | KEPT_UNTIL_USED) & BIT[privilege]:
        p.privileges |= BIT[privilege]
    elif privilege == OTTO:
        p.black = 1
    elif privilege == TOLEDO:
        p.cubes[METAL] += TOLEDO_METAL
    elif privilege == WOOL_FAIR:
        p.earn(WOOL_FAIR_GOLD)
    elif privilege == WEEPING_MADONNA:
        p.points += WEEPING_MADONNA_POINTS
    elif privilege == FINAL_METAL:
        p.cubes[METAL] += 1
    elif privilege == FINAL_WOOD_STONE:
        p.cubes[WOOD] += 1
        p.cubes[STONE] += 1
    elif privilege == PROCESSION:
        s.push(CHOOSE_PROCESSION, seat)


class Priory(Step[Pillars]):
    """2 points on the first space, 1 on the second; Prior Philip adds 1 for each."""

    rule = "pillars.III.5"

    def run(self, s: Pillars, _: i64) -> None:
        i: i64 = 0
        while i < 2:
            seat = s.spaces[PRIORY + i]
            if seat != NOBODY:
                p = s.players[seat]
                points = PRIORY_POINTS[i]
                if p.has(PHILIP):
                    points += 1
                p.points += points
                s.tell("priory", seat, points)
                s.send_home(PRIORY + i)
            i += 1


class Harvest(Step[Pillars]):
    """The resource cards of one kind yield their cubes, and that kind's patron one more."""

    def __init__(self, rule: str, kind: i64, patron: i64) -> None:
        self.rule = rule
        self.kind = kind
        self.patron = patron

    def run(self, s: Pillars, _: i64) -> None:
        seat: i64 = 0
        while seat < s.seats:
            p = s.players[seat]
            cubes: i64 = 1 if p.has(self.patron) else 0
            row = p.resources
            card: i64 = 0
            while row:
                if row & 1 and RESOURCES[card].kind == self.kind:
                    cubes += RESOURCES[card].cubes + p.harvest
                    p.resources &= ~BIT[card]
                row >>= 1
                card += 1
            if cubes > 0:
                p.cubes[self.kind] += cubes
                s.tell("harvest", seat, self.kind, cubes)
            seat += 1


class EarlsGold(Step[Pillars]):
    """Earl Bartholomew's friend gets 2 gold."""

    rule = "pillars.P.21"

    def run(self, s: Pillars, _: i64) -> None:
        if s.expanded:
            seat = s.holder_of(BARTHOLOMAEUS)
            if seat != NOBODY:
                s.players[seat].earn(EARL_GOLD)
                s.tell("earls-gold", seat, EARL_GOLD)


def at_court(s: Pillars, seat: i64) -> bool:
    """Whether a builder at the court, or the tax collector's (X.8), frees the seat from the tax."""
    space = COURT
    while space < COURT + 4:
        if s.spaces[space] == seat:
            return True
        space += 1
    return s.new_board() and s.spaces[TAX_COLLECTOR] == seat


class KingsCourt(Step[Pillars]):
    """The tax is rolled; then those who would pay may play the tax-free card, from the start player on."""

    rule = "pillars.III.9"

    def run(self, s: Pillars, _: i64) -> None:
        s.tax = TAX_DIE[s.chance.below(6)]
        s.seen += 1
        s.tell("tax", s.start, s.tax)
        if s.may_waive():
            s.push(ASK_TAX_FREE, 0)
            offer(s, TAX_COLLECTOR, TAX_COLLECTOR + 1)
            offer(s, COURT, COURT + 4)
        else:
            ask_tax_free(s)


MAY_SPARE: Final[i64] = WITHOUT_MOMENT | 1 << 8  # cards to be asked for before a tax is paid; 8 is TAX_FREE


class AskTaxFree(Step[Pillars]):
    """Those who would pay: the tax-free card first, then other kept cards (X.17)."""

    rule = "pillars.III.9.1"

    def run(self, s: Pillars, _: i64) -> None:
        ask_tax_free(s)


def ask_tax_free(s: Pillars) -> None:
    """III.9.1, X.17: from the start player on."""
    i = s.seats - 1
    while i >= 0:
        seat = (s.start + i) % s.seats
        p = s.players[seat]
        if p.privileges & MAY_SPARE and not at_court(s, seat):
            if p.privileges & WITHOUT_MOMENT:
                s.push(BEFORE_PAYING, seat)
            if p.has(TAX_FREE):
                s.push(TAX_FREE_CARD, seat)
        i -= 1


class TaxFreeCard(Decision[Pillars]):
    """Loyalty rewarded: no tax in this round."""

    rule = "pillars.III.9.1"
    key = "ask-tax-free"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        out.add(PLAY_TAX_FREE)
        out.add(PAY)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == PLAY_TAX_FREE:
            s.players[seat].privileges &= ~BIT[TAX_FREE]
            s.tax_exempt |= BIT[seat]
            s.tell("tax-free", seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"tax": tax_of(s, seat), "gold": s.players[seat].gold}


def tax_of(s: Pillars, seat: i64) -> i64:
    """III.9.2: nothing at the court or with the tax-free card, 2 with Brother Francis, else what was rolled."""
    if s.tax_exempt & BIT[seat] or at_court(s, seat):
        return 0
    return FRANCIS_TAX if s.players[seat].has(FRANCIS) else s.tax


class PayTaxes(Step[Pillars]):
    """Everybody pays."""

    rule = "pillars.III.9.2"

    def run(self, s: Pillars, _: i64) -> None:
        seat: i64 = 0
        while seat < s.seats:
            tax = tax_of(s, seat)
            s.players[seat].owe(tax)
            s.tell("pay-tax", seat, tax)
            seat += 1


class CourtMetal(Step[Pillars]):
    """The builder on the court's first space brings 1 metal."""

    rule = "pillars.III.9.3"

    def run(self, s: Pillars, _: i64) -> None:
        first = s.spaces[COURT]
        if first != NOBODY:
            s.players[first].cubes[METAL] += 1
            s.tell("court-metal", first)
        space = COURT
        while space < COURT + 4:
            s.send_home(space)
            space += 1
