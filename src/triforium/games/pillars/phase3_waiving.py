"""X.15: with six players, in the last round, a placed builder's action can be waived for a point.

Where each builder is asked (X.15.1) stands in the steps themselves: `offer_points` before the step, at the court and
the tax collector after the roll; the bishop's builder has the choice at step 1, one at the market in its first turn.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import ACT, WAIVE
from triforium.games.pillars.material import PLACE_WITH, PLACES, WAIVED_POINTS
from triforium.games.pillars.state import NO_SPACE, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


def offer_points(s: Pillars, first: i64, number: i64) -> None:
    """Builder by builder, those on so many spaces are asked when it comes to this."""
    if s.may_waive():
        for space in range(first, first + number):
            s.then(OFFER_POINT, space)


class OfferPoint(Step[Pillars]):
    """If a builder stands on the space its owner is asked."""

    rule = "pillars.X.15.1"

    def run(self, s: Pillars, space: i64) -> None:
        if s.spaces[space] != NOBODY:
            s.annex.acting = space
            s.then(WAIVE_ACTION, s.spaces[space])


class WaiveAction(Decision[Pillars]):
    """The builder's action, or a point."""

    rule = "pillars.X.15"
    key = "ask-waive"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        out.add(ACT)
        out.add(WAIVE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == WAIVE:
            waive(s, s.annex.acting)
        s.annex.acting = NO_SPACE

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"place": PLACES[PLACE_WITH[s.annex.acting]]}


def waive(s: Pillars, space: i64) -> None:
    """1 point; the builder goes home, so that nothing else comes of it."""
    seat = s.spaces[space]
    s.players[seat].points += WAIVED_POINTS
    s.tell("waive", seat, PLACE_WITH[space], WAIVED_POINTS)
    s.send_home(space)


OFFER_POINT: Final = OfferPoint()
WAIVE_ACTION: Final = WaiveAction()
