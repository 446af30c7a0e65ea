"""R: what is laid out before every round, and the walk through its steps."""

from librt.vecs import vec
from mypy_extensions import i64

from triforium.games.pillars.agenda import NEXT_START_PLAYER, REFILL, ROUND
from triforium.games.pillars.material import (
    BUILDERS,
    DISPLAYED,
    ELLEN,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FIRST_COST,
    MARKET_CUBES,
    PER_ROUND,
    RESOURCE_CARDS,
    ROUNDS,
    SAND,
    STONE,
    WOOD,
    WORKERS,
)
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


class Round(Step[Pillars]):
    """Six rounds of the same steps, in order."""

    rule = "pillars.G.2"

    def run(self, s: Pillars, step: i64) -> None:
        if step < NEXT_START_PLAYER:
            s.push(ROUND, step + 1)
        elif s.round < ROUNDS:
            s.push(ROUND, REFILL)
        s.push(step, 0)


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
        seat: i64 = 0
        while seat < s.seats:
            p = s.players[seat]
            p.grey = p.grey_next
            p.grey_next = 0
            p.workers = WORKERS + p.grey + p.black
            p.builders = p.builders_next
            p.builders_next = BUILDERS
            p.harvest = 0
            p.bought = 0
            p.sold = 0
            s.bag[seat] = BUILDERS
            seat += 1


class EllenLooks(Step[Pillars]):
    """Ellen's owner looks at the coming event."""

    rule = "pillars.R.2"

    def run(self, s: Pillars, _: i64) -> None:
        s.foreseen_by = NOBODY
        seat: i64 = 0
        while seat < s.seats:
            if s.players[seat].has(ELLEN):
                s.foreseen_by = seat
                s.tell("ellen", seat)
                s.tell("ellen-saw", seat, s.event_deck[s.round - 1], only=seat)
            seat += 1


class LayOutCraftsmen(Step[Pillars]):
    """Of the round's four craftsmen the top two go to Shiring, the others to the display."""

    rule = "pillars.R.3"

    def run(self, s: Pillars, _: i64) -> None:
        first = PER_ROUND * (s.round - 1)
        s.shiring[0] = s.craftsman_deck[first]
        s.shiring[1] = s.craftsman_deck[first + 1]
        s.hirable = BIT[s.craftsman_deck[first + 2]] | BIT[s.craftsman_deck[first + 3]]
        s.tell("at-shiring", s.start, s.shiring[0])
        s.tell("at-shiring", s.start, s.shiring[1])


class LayOutPrivileges(Step[Pillars]):
    """Two privileges go to Kingsbridge; in the last round the two final cards."""

    rule = "pillars.R.4"

    def run(self, s: Pillars, _: i64) -> None:
        if s.round < ROUNDS:
            s.kingsbridge[0] = s.privilege_deck[2 * s.round - 2]
            s.kingsbridge[1] = s.privilege_deck[2 * s.round - 1]
        else:
            s.kingsbridge[0] = FINAL_METAL
            s.kingsbridge[1] = FINAL_WOOD_STONE
        s.tell("at-kingsbridge", s.start, s.kingsbridge[0])
        s.tell("at-kingsbridge", s.start, s.kingsbridge[1])


class LayOutResources(Step[Pillars]):
    """The nine resource cards are shuffled; seven come into the display."""

    rule = "pillars.R.5"

    def run(self, s: Pillars, _: i64) -> None:
        cards = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8])
        s.chance.shuffle(cards, 0, RESOURCE_CARDS)
        s.display = 0
        i: i64 = 0
        while i < DISPLAYED:
            s.display |= BIT[cards[i]]
            i += 1
