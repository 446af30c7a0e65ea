"""III.8: paying and taking cubes of choice, one at a time and always in the order K N G B R W P Y.

So each set of cubes has one sequence, and the order of picking tells nothing. Cubes move together after the last pick.
"""

from mypy_extensions import i64

from triforium.games.keythedral.actions import PAY, TAKE
from triforium.games.keythedral.agenda import PAY_CUBE, TAKE_CUBE
from triforium.games.keythedral.cubes import (
    LANE,
    LANE_MASK,
    ONE,
    RESOURCES,
    covers,
    resources,
    total,
)
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


def ask_payment(s: Keythedral, seat: i64, cubes: i64, limit: i64, payee: i64) -> None:
    """Let the seat pick so many cubes of the colours below `limit`, for the store or for another player."""
    s.due = cubes
    s.floor = 0
    s.limit = limit
    s.payee = payee
    s.paying = 0
    if cubes > 0:
        s.push(PAY_CUBE, seat)


def pick_from_store(s: Keythedral, seat: i64, cubes: i64) -> None:
    """Let the seat pick so many resource cubes in the store; they come with the step below on the agenda."""
    s.due = cubes
    s.floor = 0
    s.taking = 0
    if cubes > 0:
        s.push(TAKE_CUBE, seat)


def add_colours(bag: i64, floor: i64, due: i64, first: i64, out: Options) -> None:
    """The colours from `floor` on from which the rest can still be picked."""
    left = bag >> LANE * floor
    rest = total(left)
    colour = floor
    while rest >= due and left:
        cubes = left & LANE_MASK
        if cubes > 0:
            out.add(first + colour)
            rest -= cubes
        left >>= LANE
        colour += 1


class PayCube(Decision[Keythedral]):
    """One cube of the payment. All are asked, even where one answer is left: why is behind the screen."""

    rule = "keythedral.III.8"
    key = "ask-pay"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        bag = s.hands[seat] - s.paying
        if s.limit == RESOURCES:
            bag = resources(bag)
        add_colours(bag, s.floor, s.due, PAY, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.floor = action - PAY
        s.paying += ONE[s.floor]
        s.due -= 1
        if s.due > 0:
            s.push(PAY_CUBE, seat)
            return
        s.hands[seat] -= s.paying
        if s.payee == NONE:
            s.store += s.paying
            s.tell("pay", seat, s.paying)
        else:
            s.hands[s.payee] += s.paying
            s.tell("pay-player", seat, s.paying, s.payee)
        s.paying = 0

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.due}


class PayResource(Step[Keythedral]):
    """Laws 7 and 15: one resource cube is given."""

    rule = "keythedral.III.8"

    def run(self, s: Keythedral, seat: i64) -> None:
        ask_payment(s, seat, 1, RESOURCES, NONE)


class TakeCube(Decision[Keythedral]):
    """One resource cube out of the store, in laws 8 and 15."""

    rule = "keythedral.III.9"
    key = "ask-take"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        add_colours(resources(s.store) - s.taking, s.floor, s.due, TAKE, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.floor = action - TAKE
        s.taking += ONE[s.floor]
        s.due -= 1
        if s.due > 0:
            s.push(TAKE_CUBE, seat)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.due}


class Receive(Step[Keythedral]):
    """What was named comes out of the store, after the payment."""

    rule = "keythedral.III.9"

    def run(self, s: Keythedral, seat: i64) -> None:
        s.store -= s.taking
        s.hands[seat] += s.taking
        s.tell("receive", seat, s.taking)
        s.taking = 0


class ReceiveCraft(Step[Keythedral]):
    """The craftsman hands over his cube; if he has none left he fetches a used one from the store."""

    rule = "keythedral.III.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        if covers(s.makers, s.taking):
            s.makers -= s.taking
        else:
            s.store -= s.taking
        s.hands[seat] += s.taking
        s.tell("receive", seat, s.taking)
        s.taking = 0
