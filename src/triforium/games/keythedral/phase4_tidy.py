"""IV: tidying up."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.material import ALL_LAWS
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


class Tidy(Step[Keythedral]):
    """Workers and markers come back; empty law spaces are filled from the stack, face down."""

    rule = "keythedral.IV.1"

    def run(self, s: Keythedral, _: i64) -> None:
        for field in range(s.laid):
            s.worker[field] = NONE
        for seat in range(s.seats):
            s.workers[seat] = 0
        s.marks = 0
        s.marked = 0
        s.order = 0
        s.passes = 0
        fill_law_spaces(s)


def fill_law_spaces(s: Keythedral) -> None:
    """IV.2: two spaces, one with two players; when the stack is empty they stay empty."""
    spaces: i64 = 1 if s.seats == 2 else 2
    for space in range(spaces):
        if s.spaces[space] == NONE:
            stack = law_stack(s)
            if stack == 0:
                return
            s.spaces[space] = s.chance.one_of(stack)  # each law in the stack may lie on top of it
            s.seen += 1
            if s.laws_open:
                s.tell("new-law", s.start, s.spaces[space] - 1)


def law_stack(s: Keythedral) -> i64:
    """The laws that are neither gone, nor in a hand, nor on a space."""
    stack = ALL_LAWS & ~s.gone
    for hand in s.laws:
        stack &= ~hand
    for law in s.spaces:
        if law != NONE:
            stack &= ~BIT[law]
    return stack


TIDY: Final = Tidy()
