"""I: choosing resource cards and craftsmen."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import CRUSADE, DISMISS, HIRE, PASS, TAKE
from triforium.games.pillars.kept_cards import is_kept_card, kept_cards, play_kept_card
from triforium.games.pillars.material import (
    BASE_CRAFTSMEN,
    BASE_RESOURCES,
    CRAFTSMEN,
    CRAFTSMEN_FOR,
    LARGE_WORKER,
    RESOURCES,
    RESOURCES_FOR,
)
from triforium.games.pillars.phase1_crusades import join_crusade, open_crusades
from triforium.games.pillars.state import Pillars
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class SelectionTurn(Step[Pillars]):
    """The turn goes clockwise to the next player who has not passed, while anything is left to choose."""

    rule = "pillars.I.1"

    def run(self, s: Pillars, seat: i64) -> None:
        if s.display == 0 and s.hirable == 0 and s.annex.crusades == 0:
            return
        for _seat in range(s.seats):
            if s.out_of_draft & BIT[seat] == 0:
                s.then(SELECT_CARD, seat)
                return
            seat = s.next_to(seat)


class SelectCard(Decision[Pillars]):
    """Take a resource card for its workers, or a craftsman for his price, or pass."""

    rule = "pillars.I.1"
    key = "ask-select"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        out.add(PASS)
        out.add_set(TAKE.zero, s.display & BASE_RESOURCES & RESOURCES_FOR[p.workers])
        out.add_set(HIRE.zero, s.hirable & BASE_CRAFTSMEN & CRAFTSMEN_FOR[p.gold])
        if s.expanded:
            self.expansion_options(s, seat, out)

    def expansion_options(self, s: Pillars, seat: i64, out: Options) -> None:
        """X.6, X.9, X.17: the smallest gravel pit, the round's fifth craftsman, the crusades and kept cards."""
        p = s.players[seat]
        out.add_set(TAKE.new_zero, s.display & ~BASE_RESOURCES & RESOURCES_FOR[p.workers])
        out.add_set(HIRE.new_zero, s.hirable & ~BASE_CRAFTSMEN & CRAFTSMEN_FOR[p.gold])
        open_crusades(s, p, out)
        kept_cards(p, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == PASS:
            self.drop_out(s, seat)
        elif TAKE.holds(action):
            self.take_resource_card(s, seat, TAKE.item(action))
        elif HIRE.holds(action):
            self.hire(s, seat, HIRE.item(action))
        elif CRUSADE.holds(action):
            join_crusade(s, seat, CRUSADE.item(action))
        else:
            play_kept_card(s, seat, action)
            s.then(self, seat)
            return
        s.then(SELECTION_TURN, s.next_to(seat))

    def drop_out(self, s: Pillars, seat: i64) -> None:
        """I.2: passing is final for the round."""
        s.out_of_draft |= BIT[seat]
        s.tell("select-pass", seat)

    def take_resource_card(self, s: Pillars, seat: i64, card: i64) -> None:
        """I.3: the card's exact number of workers is sent. X.9.1: five or more with the large one first, which is
        changed where small ones do not suffice."""
        s.display &= ~BIT[card]
        p = s.players[seat]
        p.resources |= BIT[card]
        sent = RESOURCES[card].workers
        if s.expanded and (sent >= LARGE_WORKER or sent > p.workers - LARGE_WORKER):
            s.annex.large &= ~BIT[seat]
        p.workers -= sent
        s.tell("take", seat, card)

    def hire(self, s: Pillars, seat: i64, craftsman: i64) -> None:
        """I.4: the price is paid in gold."""
        s.hirable &= ~BIT[craftsman]
        s.players[seat].gold -= CRAFTSMEN[craftsman].price
        s.tell("hire", seat, craftsman, CRAFTSMEN[craftsman].price)
        employ(s, seat, craftsman)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"workers": s.players[seat].workers, "gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if TAKE.holds(action):
            return "pillars.I.3"
        if HIRE.holds(action):
            return "pillars.I.4"
        if CRUSADE.holds(action):
            return "pillars.X.9"
        return "pillars.X.17" if is_kept_card(action) else self.rule


def employ(s: Pillars, seat: i64, craftsman: i64) -> None:
    """I.5, III.10: a new craftsman joins the row; if it is full, one leaves the game."""
    p = s.players[seat]
    p.craftsmen |= BIT[craftsman]
    if size(p.craftsmen) > p.places():
        s.then(MAKE_ROOM, seat)


def own_craftsmen(s: Pillars, seat: i64, out: Options) -> None:
    """One option to dismiss each craftsman in the row."""
    row = s.players[seat].craftsmen
    out.add_set(DISMISS.zero, row & BASE_CRAFTSMEN)
    out.add_set(DISMISS.new_zero, row & ~BASE_CRAFTSMEN)


def dismiss(s: Pillars, seat: i64, craftsman: i64) -> None:
    """The craftsman leaves the game."""
    s.players[seat].craftsmen &= ~BIT[craftsman]
    s.tell("dismiss", seat, craftsman)


class MakeRoom(Decision[Pillars]):
    """No place is left: one craftsman leaves the game, even the one just taken."""

    rule = "pillars.I.5"
    key = "ask-make-room"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        own_craftsmen(s, seat, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        dismiss(s, seat, DISMISS.item(action))

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"places": s.players[seat].places()}


class CloseSelection(Step[Pillars]):
    """Resource cards left go back to the stack, craftsmen left leave the game."""

    rule = "pillars.I.6"

    def run(self, s: Pillars, _: i64) -> None:
        s.display = 0
        s.hirable = 0


class FillWoolMill(Step[Pillars]):
    """All workers left go to the wool mill."""

    rule = "pillars.I.7"

    def run(self, s: Pillars, _: i64) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            p.mill = p.workers
            p.workers = 0
            s.tell("to-mill", seat, p.mill)


SELECTION_TURN: Final = SelectionTurn()
SELECT_CARD: Final = SelectCard()
MAKE_ROOM: Final = MakeRoom()
CLOSE_SELECTION: Final = CloseSelection()
FILL_WOOL_MILL: Final = FillWoolMill()
