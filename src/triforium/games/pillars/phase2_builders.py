"""II: placing the builders."""

from mypy_extensions import i64

from triforium.games.pillars import actions
from triforium.games.pillars.actions import ALLOW, PASS, PLACE, PLAY_REMIGIUS
from triforium.games.pillars.agenda import (
    BUILDER_DRAWN,
    DRAW_BUILDER,
    PLACE_FREE,
    PLACE_OR_PASS,
    PLACE_PASSED,
    VETO,
)
from triforium.games.pillars.material import BUILDERS, FIRST_COST, FIRST_SPACE, PLACES, REMIGIUS, SPACES
from triforium.games.pillars.state import NOBODY, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class DrawBuilder(Step[Pillars]):
    """A builder is drawn blind from the bag, until the bag is empty; with two players the cost then falls to 0."""

    rule = "pillars.II.1"

    def run(self, s: Pillars, _: i64) -> None:
        left: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            left += s.bag[seat]
            seat += 1
        if left == 0:
            if s.seats == 2:
                s.cost = 0  # II.7
            return
        builder = s.chance.below(left)
        seat = 0
        while builder >= s.bag[seat]:
            builder -= s.bag[seat]
            seat += 1
        s.bag[seat] -= 1
        s.drawn = seat
        s.seen += 1
        s.tell("draw", seat, s.cost)
        s.push(DRAW_BUILDER, 0)
        s.push(BUILDER_DRAWN, seat)
        if not s.vetoed:
            s.push(VETO, s.start)


class Veto(Decision[Pillars]):
    """Once a round the start player may send the builder just drawn back into the bag."""

    rule = "pillars.II.2"
    key = "ask-veto"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        out.add(actions.VETO)
        out.add(ALLOW)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == actions.VETO:
            s.vetoed = True
            s.tell("veto", seat)
            s.bag[s.drawn] += 1
            s.drawn = NOBODY

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
        elif s.cost > 0:
            s.push(PLACE_OR_PASS, seat)
        else:
            s.push(PLACE_FREE, seat)


def free_space(s: Pillars, place: i64) -> i64:
    """II.4: the lowest free space of a place, or -1."""
    space = FIRST_SPACE[place]
    while space < FIRST_SPACE[place + 1]:
        if s.spaces[space] == NOBODY:
            return space
        space += 1
    return -1


def free_places(s: Pillars, out: Options) -> None:
    """II.4: one option for each place with a free space."""
    place: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if s.spaces[space] == NOBODY:
            out.add(PLACE + place)
            space = FIRST_SPACE[place + 1]
        else:
            space += 1
        if space == FIRST_SPACE[place + 1]:
            place += 1


def put(s: Pillars, seat: i64, place: i64, gold: i64) -> None:
    s.players[seat].gold -= gold
    s.spaces[free_space(s, place)] = seat
    s.drawn = NOBODY
    s.tell("place", seat, place, gold)


class PlaceOrPass(Decision[Pillars]):
    """The owner places the drawn builder for the cost shown, or passes; either moves the cost stone on."""

    rule = "pillars.II.3"
    key = "ask-place"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        out.add(PASS)
        if p.gold >= s.cost:
            free_places(s, out)
        if p.has(REMIGIUS):
            out.add(PLAY_REMIGIUS)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        cost = s.cost
        s.cost -= 1  # II.5
        if action == PASS:
            s.passed_at[cost] = seat  # II.8
            s.drawn = NOBODY
            s.tell("pass", seat, cost)
        elif action == PLAY_REMIGIUS:
            s.players[seat].privileges &= ~BIT[REMIGIUS]  # II.10
            s.tell("remigius", seat)
            s.push(PLACE_FREE, seat)
        else:
            put(s, seat, action - PLACE, cost)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"cost": s.cost, "gold": s.players[seat].gold}

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        if action == PLAY_REMIGIUS:
            return "pillars.II.10"
        if PLACE <= action < PLACE + len(PLACES) and free_space(s, action - PLACE) < 0:
            return "pillars.II.4"
        return self.rule


class PlaceFree(Decision[Pillars]):
    """A builder that costs nothing must be placed."""

    rule = "pillars.II.6"
    key = "ask-place-free"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        free_places(s, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        put(s, seat, action - PLACE, 0)

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        return "pillars.II.4" if PLACE <= action < PLACE + len(PLACES) else self.rule


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
                s.push(PLACE_PASSED, 0)
                s.push(PLACE_FREE, seat)
                return
            price -= 1
