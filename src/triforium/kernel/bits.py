"""Sets of cards as bit masks. `BIT[c]` stands for `1 << c`, which mypyc computes in 32 bits for a variable c."""

from typing import Final

from mypy_extensions import i64

from triforium.kernel.vecs import vec

BIT: Final = vec[i64]([1 << i for i in range(62)])


def size(cards: i64) -> i64:
    """How many cards a bit mask holds."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count
