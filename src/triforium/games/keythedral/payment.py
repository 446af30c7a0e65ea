"""III.8: paying and taking cubes of choice, one at a time and always in the order K N G B R W P Y.

So each set of cubes has one sequence, and the order of picking tells nothing. Cubes move together after the last pick.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import PAY, TAKE
from triforium.games.keythedral.cubes import LANE, LANE_MASK, ONE, covers, resources, total
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


def ask_payment(s: Keythedral, seat: i64, cubes: i64, only_resources: bool, payee: i64) -> None:
    """Next the seat picks so many cubes, for the store or for another player."""
    s.due = cubes
    s.floor = 0
    s.only_resources = only_resources
    s.payee = payee
    s.paying = 0
    if cubes > 0:
        s.then(PAY_CUBE, seat)


def pick_from_store(s: Keythedral, seat: i64, cubes: i64) -> None:
    """Next the seat picks so many resource cubes in the store; they come with RECEIVE."""
    s.due = cubes
    s.floor = 0
    s.taking = 0
    if cubes > 0:
        s.then(TAKE_CUBE, seat)


def picker(s: Keythedral) -> i64:
    """The seat that is picking cubes in the store, or NONE."""
    return s.turn if s.depth > 0 and s.step is TAKE_CUBE else NONE


def payer(s: Keythedral) -> i64:
    """The seat that is picking the cubes of a payment, or NONE."""
    return s.turn if s.depth > 0 and s.step is PAY_CUBE else NONE


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
        if s.only_resources:
            bag = resources(bag)
        add_colours(bag, s.floor, s.due, PAY.id(0), out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.floor = PAY.item(action)
        s.paying += ONE[s.floor]
        s.due -= 1
        if s.due > 0:
            s.then(self, seat)
            return
        s.hands[seat] -= s.paying
        if s.payee == NONE:
            s.store += s.paying
            s.tell("pay", seat, s.paying)
            if s.purchase is not None and s.purchase.buyer == seat:
                s.purchase.swapped = s.paying
        else:
            s.hands[s.payee] += s.paying
            s.tell("pay-player", seat, s.paying, s.payee)
        s.paying = 0

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.due}


class PayResource(Step[Keythedral]):
    """Law 15: after the picks in the store one resource cube is given."""

    rule = "keythedral.III.8"

    def run(self, s: Keythedral, seat: i64) -> None:
        ask_payment(s, seat, 1, True, NONE)


class TakeCube(Decision[Keythedral]):
    """One resource cube out of the store, in laws 8 and 15."""

    rule = "keythedral.III.9"
    key = "ask-take"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        add_colours(resources(s.store) - s.taking, s.floor, s.due, TAKE.id(0), out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.floor = TAKE.item(action)
        s.taking += ONE[s.floor]
        s.due -= 1
        if s.due > 0:
            s.then(self, seat)

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


class ReceiveCraft(Receive):
    """The craftsman puts his cube into the store, if he has one left; the player receives it, or a used one."""

    rule = "keythedral.III.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        if covers(s.makers, s.taking):
            s.makers -= s.taking
            s.store += s.taking
        super().run(s, seat)


PAY_CUBE: Final = PayCube()
PAY_RESOURCE: Final = PayResource()
TAKE_CUBE: Final = TakeCube()
RECEIVE: Final = Receive()
RECEIVE_CRAFT: Final = ReceiveCraft()
