"""X.15: with six players, in the last round, a placed builder's action can be waived for a point."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars import agenda
from triforium.games.pillars.actions import ACT, WAIVE
from triforium.games.pillars.agenda import OFFER_POINT_FOR, WAIVE_ACTION
from triforium.games.pillars.material import (
    CASTLE,
    COAST,
    FIRST_SPACE,
    FRANCE,
    KINGSBRIDGE,
    PLACES,
    PRIORY,
    SHIRING_PRIVILEGE,
    START_PLAYER,
    WAIVED_POINTS,
)
from triforium.games.pillars.state import NOBODY, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step
from triforium.kernel.vecs import vec

SPACES_OF: Final = vec[i64]([
    agenda.KINGSBRIDGE, KINGSBRIDGE, KINGSBRIDGE + 2,
    agenda.PRIORY, PRIORY, PRIORY + 2,
    agenda.FRANCE, FRANCE, FRANCE + 1,
    agenda.COAST, COAST, COAST + 1,
    agenda.SHIRING_PRIVILEGE, SHIRING_PRIVILEGE, SHIRING_PRIVILEGE + 1,
    agenda.CASTLE, CASTLE, CASTLE + 1,
    agenda.NEXT_START_PLAYER, START_PLAYER, START_PLAYER + 1,
])  # fmt: skip
"""Steps before which their builders are asked, with the first space and the end. X.15.1: the bishop's builder is asked
at step 1, those at the court and the tax collector after the roll, those at Shiring one after the other, and those at
the market in their first turn."""


class OfferPoint(Step[Pillars]):
    """Before a step each of its builders is asked, space by space."""

    rule = "pillars.X.15"

    def run(self, s: Pillars, step: i64) -> None:
        i: i64 = 0
        while i < len(SPACES_OF):
            if SPACES_OF[i] == step:
                offer(s, SPACES_OF[i + 1], SPACES_OF[i + 2])
            i += 3


def offer(s: Pillars, first: i64, end: i64) -> None:
    """Ask for the builders on the spaces from `first` up to `end`, in this order."""
    space = end - 1
    while space >= first:
        s.push(OFFER_POINT_FOR, space)
        space -= 1


class OfferPointFor(Step[Pillars]):
    """If a builder stands on the space its owner is asked."""

    rule = "pillars.X.15"

    def run(self, s: Pillars, space: i64) -> None:
        if s.spaces[space] != NOBODY:
            s.annex.acting = space
            s.push(WAIVE_ACTION, s.spaces[space])


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

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"place": PLACES[place_with(s.annex.acting)]}


def waive(s: Pillars, space: i64) -> None:
    """X.15: 1 point; the builder goes home, so that nothing else comes of it."""
    seat = s.spaces[space]
    s.players[seat].points += WAIVED_POINTS
    s.tell("waive", seat, place_with(space))
    s.send_home(space)


def place_with(space: i64) -> i64:
    """The place to which a space belongs."""
    place: i64 = 0
    while FIRST_SPACE[place + 1] <= space:
        place += 1
    return place
