"""The plan of a city as sets of spaces (bit masks), worked out from the data."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import CENTRE, CORNER, GATE, PLAN, SMALL, SPACES
from triforium.kernel.vecs import vec


def _set(names: list[str]) -> i64:
    found: i64 = 0
    for name in names:
        found |= 1 << SPACES.index(name)
    return found


def _first(shape: i64) -> int:
    return next(number for number, space in enumerate(PLAN) if space.shape == shape)


NEXT_TO: Final = vec[i64]([_set(space.adjacent) for space in PLAN])
"""The spaces that share a side with a space (B.3)."""

OPENS: Final = vec[i64]([
    _set([other.id for other in PLAN if space.id in other.reach]) for space in PLAN
])  # fmt: skip
"""The spaces that a district on a space makes buildable (B.2)."""

REACH: Final = vec[i64]([_set(space.reach) for space in PLAN])
"""The spaces of which one must have a district before a space is buildable (B.2)."""

OF_SHAPE: Final = vec[i64]([_set([s.id for s in PLAN if s.shape == shape]) for shape in (GATE, CORNER, SMALL, CENTRE)])
"""The spaces of each shape, those outside the wall included."""

FIRST_FREE: Final[i64] = _set([space.id for space in PLAN if space.reach])
"""All spaces within the wall but the centre."""

FIRST_CORNER: Final[i64] = _first(CORNER)
FIRST_SMALL: Final[i64] = _first(SMALL)
CORNER_TO_SMALL: Final[i64] = FIRST_SMALL - FIRST_CORNER
"""Corners and squares stand in the same order, so this leads from each corner to the square beside it: D takes both."""

ADDED_BY_A: Final[i64] = SPACES.index("xA")
ADDED_BY_B: Final[i64] = SPACES.index("xB")
ADDED_BY_C: Final[i64] = SPACES.index("xC1")  # and the one after it
