"""The plan of a city as sets of spaces (bit masks), worked out from the data."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    CENTRE,
    CORNER,
    GATE,
    PLAN,
    SMALL,
    SPACES,
)
from triforium.kernel.vecs import vec


def _set(names: list[str]) -> i64:
    found: i64 = 0
    for name in names:
        found |= 1 << SPACES.index(name)
    return found


NEXT_TO: Final = vec[i64]([_set(space.adjacent) for space in PLAN])
"""The spaces that share a side with a space (B.3)."""

OPENS: Final = vec[i64]([
    _set([other.id for other in PLAN if space.id in other.reach]) for space in PLAN
])  # fmt: skip
"""The spaces that a district on a space makes buildable (B.2)."""

REACH: Final = vec[i64]([_set(space.reach) for space in PLAN])

OF_SHAPE: Final = vec[i64]([_set([s.id for s in PLAN if s.shape == shape]) for shape in (GATE, CORNER, SMALL, CENTRE)])
"""The spaces of each shape, those outside the wall included."""

FIRST_FREE: Final[i64] = (1 << 13) - 2
"""All spaces within the wall but the centre."""

NEIGHBOURS: Final = vec[i64]([5, 3, 4])
"""How many other spaces lie beside a gate, a corner and a small square."""
