"""III, steps 9a and 9c to 9e: tax collector, France, coast and the privilege at Shiring (9b: phase1_crusades)."""

from mypy_extensions import i64

from triforium.games.pillars.actions import DONE, FIRST_KEPT_CARD, LEAVE, PROCESSION, SELL
from triforium.games.pillars.agenda import SELL_AT_COAST
from triforium.games.pillars.commerce import refusal_to_trade, sales, sell
from triforium.games.pillars.kept_cards import kept_cards, play_kept_card
from triforium.games.pillars.material import (
    COAST,
    COAST_EXTRA,
    FRANCE,
    METAL,
    MOST_SOLD,
    PRICE,
    PROCESSION_CUBES,
    SHIRING_PRIVILEGE,
    TAX_COLLECTOR,
)
from triforium.games.pillars.phase3_income import gain
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class TaxCollector(Step[Pillars]):
    """9a: the builder there, free of tax, brings as much gold as the die shows."""

    rule = "pillars.X.8"

    def run(self, s: Pillars, _: i64) -> None:
        if s.new_board() and s.spaces[TAX_COLLECTOR] != NOBODY:
            seat = s.spaces[TAX_COLLECTOR]
            s.players[seat].earn(s.tax)
            s.tell("tax-collected", seat, s.tax)
            s.send_home(TAX_COLLECTOR)


class France(Step[Pillars]):
    """9c: the builder there brings the card Inspiration in Saint-Denis, for step 13 of this round."""

    rule = "pillars.X.10"

    def run(self, s: Pillars, _: i64) -> None:
        if s.new_board() and s.spaces[FRANCE] != NOBODY:
            s.annex.inspired_seat = s.spaces[FRANCE]
            s.tell("saint-denis", s.annex.inspired_seat)
            s.send_home(FRANCE)


class Coast(Step[Pillars]):
    """9d: the builder there sells."""

    rule = "pillars.X.11"

    def run(self, s: Pillars, _: i64) -> None:
        if s.new_board() and s.spaces[COAST] != NOBODY:
            s.push(SELL_AT_COAST, s.spaces[COAST])


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
            s.send_home(COAST)
            s.tell("leave-coast", seat)
            return
        s.push(SELL_AT_COAST, seat)
        if action >= FIRST_KEPT_CARD:
            play_kept_card(s, seat, action)
        else:
            kind = (action - SELL) // MOST_SOLD
            sell(s, seat, kind, action - SELL - kind * MOST_SOLD + 1, PRICE[kind] + COAST_EXTRA)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if SELL <= action < LEAVE:
            return refusal_to_trade(s.players[seat], action)
        return "pillars.X.17" if action >= FIRST_KEPT_CARD else self.rule


class ShiringPrivilege(Step[Pillars]):
    """9e: the builder there brings the privilege of the new board; without a builder it leaves the game."""

    rule = "pillars.X.12"

    def run(self, s: Pillars, _: i64) -> None:
        if s.new_board():
            seat = s.spaces[SHIRING_PRIVILEGE]
            if seat != NOBODY:
                gain(s, seat, s.annex.shiring_privilege)
                s.send_home(SHIRING_PRIVILEGE)
            s.annex.shiring_privilege = NO_CARD


class ChooseProcession(Decision[Pillars]):
    """The procession brings two cubes of one kind."""

    rule = "pillars.P.27"
    key = "ask-procession"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        kind: i64 = 0
        while kind < METAL:
            out.add(PROCESSION + kind)
            kind += 1

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        s.players[seat].cubes[action - PROCESSION] += PROCESSION_CUBES
        s.tell("harvest", seat, action - PROCESSION, PROCESSION_CUBES)
