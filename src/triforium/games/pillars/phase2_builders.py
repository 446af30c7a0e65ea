"""II: placing the builders."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import ALLOW, PASS, PLACE, PLAY_REMIGIUS, VETO
from triforium.games.pillars.black_builder import BLACK_DRAWN, leave_to_owner, stand_aside
from triforium.games.pillars.builder_spaces import (
    can_hold,
    free_new_places,
    free_places,
    free_space,
    refusal_to_place,
)
from triforium.games.pillars.kept_cards import is_kept_card, kept_cards, play_kept_card
from triforium.games.pillars.material import (
    BUILDERS,
    DISCOUNT,
    FIRST_COST,
    JONATHAN,
    PASS_GOLD,
    REGAN,
    REMIGIUS,
    WILLIAM,
)
from triforium.games.pillars.state import Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class DrawBuilder(Step[Pillars]):
    """A builder is drawn blind from the bag, until the bag is empty; with two players the cost then falls to 0."""

    rule = "pillars.II.1"

    def run(self, s: Pillars, _: i64) -> None:
        bag = s.bag
        left: i64 = 0
        for seat in range(s.seats):
            left += bag[seat]
        if left == 0 and s.seats == 2:
            s.cost = 0  # II.7
        left += s.annex.black_bagged
        if left == 0:
            return
        builder = s.chance.below(left)
        s.seen += 1
        if not s.vetoed:
            s.then(MAY_VETO, s.start)
        seat = 0
        while seat < s.seats and builder >= bag[seat]:
            builder -= bag[seat]
            seat += 1
        if seat < s.seats:
            bag[seat] -= 1
            s.tell("draw", seat, s.cost)
            s.then(BUILDER_DRAWN, seat)
        else:
            s.annex.black_bagged = 0
            s.annex.black_drawn = True
            seat = s.holder_of(WILLIAM)
            s.tell("draw-black", seat)
            s.then(BLACK_DRAWN, seat)
        s.drawn = seat
        s.then(self)


class MayVeto(Decision[Pillars]):
    """Once a round the start player may send the builder just drawn back into the bag."""

    rule = "pillars.II.2"
    key = "ask-veto"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        out.add(VETO)
        out.add(ALLOW)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == VETO:
            s.vetoed = True
            s.tell("veto", seat)
            if s.annex.black_drawn:
                s.annex.black_bagged = 1
                s.annex.black_drawn = False
            else:
                s.bag[s.drawn] += 1
            s.drawn = NOBODY

    def question(self, s: Pillars, seat: i64) -> str:
        return "ask-veto-black" if s.annex.black_drawn else self.key

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"seat": s.drawn, "cost": s.cost}


class BuilderDrawn(Step[Pillars]):
    """A third builder is put aside under the city wall; others are free when the cost stone stands at 0."""

    rule = "pillars.II.9"

    def run(self, s: Pillars, seat: i64) -> None:
        if s.drawn == NOBODY:
            return
        if BUILDERS - s.bag[seat] > s.players[seat].builders:
            s.drawn = NOBODY
            s.tell("aside", seat)
            return
        if s.expanded:
            leave_to_owner(s, seat)
        s.then(PLACE_OR_PASS if s.cost > 0 else PLACE_FREE, seat)


def put(s: Pillars, seat: i64, place: i64, gold: i64) -> None:
    s.players[seat].gold -= gold
    s.spaces[free_space(s, place)] = seat
    s.drawn = NOBODY
    s.tell("place", seat, place, gold)
    if s.expanded:
        stand_aside(s, seat)
        if s.builder_track():
            line_up(s, seat)


def line_up(s: Pillars, seat: i64) -> None:
    """X.13: with his first builder on a space a player's third goes on the highest free number of the track."""
    if s.annex.tracked & BIT[seat]:
        return
    s.annex.tracked |= BIT[seat]
    number = s.seats - 1
    while s.annex.track[number] != NOBODY:
        number -= 1
    s.annex.track[number] = seat
    s.tell("track", seat, number + 1)


def price_for(s: Pillars, seat: i64) -> i64:
    """P.23: Jonathan takes 1 gold off, down to nothing."""
    return s.cost - DISCOUNT if s.expanded and s.players[seat].has(JONATHAN) else s.cost


class PlaceOrPass(Decision[Pillars]):
    """The owner places the drawn builder for the cost shown, or passes; either moves the cost stone on."""

    rule = "pillars.II.3"
    key = "ask-place"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        out.add(PASS)
        affordable = p.gold >= price_for(s, seat)
        if affordable:
            free_places(s, out)
        if p.has(REMIGIUS):
            out.add(PLAY_REMIGIUS)
        if s.expanded:
            if affordable:
                free_new_places(s, out)
            kept_cards(p, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if is_kept_card(action):
            play_kept_card(s, seat, action)
            s.then(self, seat)
            return
        cost = price_for(s, seat)
        s.cost -= 1  # II.5
        if action == PASS:
            self.queue(s, seat)
        elif action == PLAY_REMIGIUS:
            s.players[seat].privileges &= ~BIT[REMIGIUS]  # II.10
            s.tell("remigius", seat)
            s.then(PLACE_FREE, seat)
        else:
            put(s, seat, PLACE.item(action), cost)

    def queue(self, s: Pillars, seat: i64) -> None:
        """II.8: a passed builder waits at its price. P.22: Regan pays for it."""
        price = s.cost + 1
        s.passed_at[price] = seat
        s.drawn = NOBODY
        s.tell("pass", seat, price)
        if s.expanded:
            stand_aside(s, seat)
            if s.players[seat].has(REGAN):
                s.tell("regan", seat, s.players[seat].earn(PASS_GOLD))

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"cost": price_for(s, seat), "gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if action == PLAY_REMIGIUS:
            return "pillars.II.10"
        if PLACE.holds(action) and not can_hold(s, PLACE.item(action)):
            return refusal_to_place(action)
        return "pillars.X.17" if is_kept_card(action) else self.rule


class PlaceFree(Decision[Pillars]):
    """A builder that costs nothing must be placed; one just drawn lets its owner use a kept card first (X.17)."""

    rule = "pillars.II.6"
    key = "ask-place-free"

    def __init__(self, just_drawn: bool) -> None:
        self.just_drawn = just_drawn

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        free_places(s, out)
        if s.expanded:
            free_new_places(s, out)
            if self.just_drawn:
                kept_cards(s.players[seat], out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if is_kept_card(action):
            play_kept_card(s, seat, action)
            s.then(self, seat)
        else:
            put(s, seat, PLACE.item(action), 0)

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if PLACE.holds(action):
            return refusal_to_place(action)
        return "pillars.X.17" if is_kept_card(action) else self.rule


class PlacePassed(Step[Pillars]):
    """When the bag is empty the passed builders are placed, in the order in which they were passed."""

    rule = "pillars.II.8"

    def run(self, s: Pillars, _: i64) -> None:
        price = FIRST_COST
        while price > 0:
            seat = s.passed_at[price]
            if seat != NOBODY:
                s.passed_at[price] = NOBODY
                s.drawn = seat
                if s.expanded:
                    leave_to_owner(s, seat)
                s.then(PLACE_WAITING, seat)
                s.then(self)
                return
            price -= 1


class EmptyTrack(Step[Pillars]):
    """After the passed builders those on the track are placed, from 1 upwards."""

    rule = "pillars.X.13.1"

    def run(self, s: Pillars, _: i64) -> None:
        number: i64 = 0
        while number < len(s.annex.track):
            seat = s.annex.track[number]
            if seat != NOBODY:
                s.annex.track[number] = NOBODY
                s.drawn = seat
                leave_to_owner(s, seat)
                s.then(PLACE_WAITING, seat)
                s.then(self)
                return
            number += 1


DRAW_BUILDER: Final = DrawBuilder()
MAY_VETO: Final = MayVeto()
BUILDER_DRAWN: Final = BuilderDrawn()
PLACE_OR_PASS: Final = PlaceOrPass()
PLACE_FREE: Final = PlaceFree(just_drawn=True)
PLACE_WAITING: Final = PlaceFree(just_drawn=False)
PLACE_PASSED: Final = PlacePassed()
EMPTY_TRACK: Final = EmptyTrack()
