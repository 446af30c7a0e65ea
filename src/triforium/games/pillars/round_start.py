"""R: what is laid out before every round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import NAME
from triforium.games.pillars.material import (
    ALFRED,
    ALL_CRUSADES,
    BAGGED_BUILDERS,
    BUILDERS,
    DISPLAYED,
    ELLEN,
    FIRST_COST,
    MARKET_CUBES,
    PROCESSION,
    ROUNDS,
    SAND,
    SILENCED,
    SMALL_PIT,
    STARTING,
    STONE,
    WILLIAM,
    WOOD,
    WORKERS,
)
from triforium.games.pillars.state import NO_CARD, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step
from triforium.kernel.vecs import vec


class Refill(Step[Pillars]):
    """The market, the court's metal, the cost stone, workers and builders are made ready."""

    rule = "pillars.R.1"

    def run(self, s: Pillars, _: i64) -> None:
        s.round += 1
        s.seen += 1
        s.tell("round", s.start, s.round)
        s.market[SAND] = s.market[WOOD] = s.market[STONE] = MARKET_CUBES
        s.cost = FIRST_COST
        s.vetoed = False
        s.event = NO_CARD
        s.protected = 0
        s.bishop_protects = False
        s.tax = 0
        s.tax_exempt = 0
        s.out_of_draft = 0
        s.market_closed = False
        s.to_build = BIT[s.seats] - 1
        in_bag: i64 = BAGGED_BUILDERS if s.builder_track() else BUILDERS
        for seat in range(s.seats):
            p = s.players[seat]
            p.grey = p.grey_next
            p.grey_next = 0
            p.workers = WORKERS + p.grey + p.black
            p.builders = p.builders_next
            p.builders_next = BUILDERS
            p.harvest = 0
            p.bought = 0
            p.sold = 0
            s.bag[seat] = in_bag
        if s.expanded:
            self.refill_expansion(s)

    def refill_expansion(self, s: Pillars) -> None:
        """X.6: crusades, track and the Saint-Denis card are free again; William's owner adds the black builder."""
        for seat in range(s.seats):
            s.players[seat].silenced = SILENCED if s.annex.silenced_next & BIT[seat] else 0
        s.annex.silenced_next = 0
        s.annex.large = BIT[s.seats] - 1
        s.annex.crusades = ALL_CRUSADES if s.new_board() else 0
        s.annex.tracked = 0
        s.annex.has_traded = 0
        s.annex.inspired_seat = NOBODY
        s.annex.inspired = NO_CARD
        s.annex.inspired_uses = 0
        s.annex.black_bagged = 1 if s.holder_of(WILLIAM) != NOBODY else 0


class EllenLooks(Step[Pillars]):
    """Ellen's owner looks at the coming event."""

    rule = "pillars.R.2"

    def run(self, s: Pillars, _: i64) -> None:
        s.foreseen_by = NOBODY
        for seat in range(s.seats):
            if s.players[seat].has(ELLEN):
                s.foreseen_by = seat
                s.tell("ellen", seat)
                s.tell("ellen-saw", seat, s.event_deck[s.round - 1], only=seat)


class LayOutCraftsmen(Step[Pillars]):
    """Of the round's craftsmen the top two go to Shiring, the others to the display; unless Alfred's owner names."""

    rule = "pillars.R.3"

    def run(self, s: Pillars, _: i64) -> None:
        owner = s.holder_of(ALFRED) if s.expanded else NOBODY
        if owner != NOBODY:
            s.annex.naming = owner
            s.then(NAME_CRAFTSMAN, owner)
            return
        first = len(s.craftsman_deck) // ROUNDS * (s.round - 1)
        lay_out_craftsman(s, 0, s.craftsman_deck[first])
        lay_out_craftsman(s, 1, s.craftsman_deck[first + 1])


def lay_out_craftsman(s: Pillars, space: i64, craftsman: i64) -> None:
    s.shiring[space] = craftsman
    s.tell("at-shiring", s.start, craftsman)
    if space == 1:
        s.hirable = s.craftsmen_in_play() & ~(BIT[s.shiring[0]] | BIT[craftsman])


class NameCraftsman(Decision[Pillars]):
    """Alfred's owner names the two craftsmen for Shiring, the left one first."""

    rule = "pillars.P.20"
    key = "ask-name"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        cards = s.craftsmen_in_play()
        if s.shiring[0] != NO_CARD:
            cards &= ~BIT[s.shiring[0]]
        craftsman = STARTING
        while craftsman < len(s.uses):
            if cards & BIT[craftsman]:
                out.add(NAME.id(craftsman))
            craftsman += 1

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if s.shiring[0] == NO_CARD:
            lay_out_craftsman(s, 0, NAME.item(action))
            s.then(self, seat)
        else:
            lay_out_craftsman(s, 1, NAME.item(action))
            s.annex.naming = NOBODY
            s.seen += 1  # privileges and resource cards follow


class LayOutPrivileges(Step[Pillars]):
    """Two privileges go to Kingsbridge; in the last round two final cards. One goes to the new board (X.3)."""

    rule = "pillars.R.4"

    def run(self, s: Pillars, _: i64) -> None:
        if s.round < ROUNDS:
            s.kingsbridge[0] = s.privilege_deck[2 * s.round - 2]
            s.kingsbridge[1] = s.privilege_deck[2 * s.round - 1]
        else:
            s.kingsbridge[0] = s.final_deck[0]
            s.kingsbridge[1] = s.final_deck[1]
        s.tell("at-kingsbridge", s.start, s.kingsbridge[0])
        s.tell("at-kingsbridge", s.start, s.kingsbridge[1])
        if s.new_board():
            s.annex.shiring_privilege = s.second_deck[s.round - 1] if s.round < ROUNDS else PROCESSION
            s.tell("at-new-shiring", s.start, s.annex.shiring_privilege)


class LayOutResources(Step[Pillars]):
    """The nine resource cards are shuffled; seven come into the display. With the tenth, eight or all (X.6)."""

    rule = "pillars.R.5"

    def run(self, s: Pillars, _: i64) -> None:
        cards = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8])
        shown = DISPLAYED
        if s.builder_track():
            cards = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, SMALL_PIT])
            shown = 8 if s.seats == 5 else 10
        s.chance.shuffle(cards, 0, len(cards))
        s.display = 0
        for i in range(shown):
            s.display |= BIT[cards[i]]


REFILL: Final = Refill()
ELLEN_LOOKS: Final = EllenLooks()
LAY_OUT_CRAFTSMEN: Final = LayOutCraftsmen()
NAME_CRAFTSMAN: Final = NameCraftsman()
LAY_OUT_PRIVILEGES: Final = LayOutPrivileges()
LAY_OUT_RESOURCES: Final = LayOutResources()
