"""Sets of cards as bit masks. `BIT[c]` stands for `1 << c`, which mypyc computes in 32 bits for a variable c."""

from typing import Final

from mypy_extensions import i64

from triforium.kernel.vecs import vec

BIT: Final = vec[i64]([1 << i for i in range(62)])

REMAINDERS: Final[i64] = 67
MEMBER: Final = vec[i64]([
    next((member for member in range(62) if (1 << member) % 67 == remainder), 0) for remainder in range(67)
])  # fmt: skip
"""Whose bit it is, by the remainder that the bit leaves when divided by 67: they are all different. Stepping from one
member to the next in this way is faster than asking every bit, which the processor cannot foresee."""


def first(cards: i64) -> i64:
    """The lowest card of a bit mask that is not empty."""
    return MEMBER[(cards & -cards) % REMAINDERS]


def size(cards: i64) -> i64:
    """How many cards a bit mask holds."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count
