"""6.2, 6.3: the spaces that can never be built on again, and their covers."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.building import with_free_small
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_SHAPES,
    CHURCH,
    CORNER,
    GATE,
    KINDS_OF,
    SMALL,
    SPECIAL_A,
    SPECIAL_B,
    SPECIAL_C,
    SPECIAL_D,
)
from triforium.games.guilds.plan import CORNER_TO_SMALL, FIRST_CORNER, FIRST_SMALL, OF_SHAPE, REACH
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT, first
from triforium.kernel.state import Step
from triforium.kernel.vecs import vec

REGULAR: Final[i64] = BIT[SPECIAL_A] - 1
"""The kinds of tile before A to D."""


class CoverDead(Step[Guilds]):
    """Spaces that can never be built on are covered, until there is none."""

    rule = "guilds.6.3"

    def run(self, s: Guilds, _: i64) -> None:
        fit = fitting_tiles(s)
        for city in range(ALL_CITIES):
            while s.free[city]:
                dead = without_tile(s, city, fit) | stranded(s, city)
                if dead == 0:
                    break
                cover(s, city, dead)
                s.changed = True


def fitting_tiles(s: Guilds) -> vec[i64]:
    """By arms: the spaces, of any city, for whose shape these arms have a regular tile left."""
    fit = vec[i64]([0] * ALL_ARMS)
    left = s.kinds_left & REGULAR
    for shape in range(SMALL + 1):
        spaces = OF_SHAPE[shape]
        for arms in range(ALL_ARMS):
            if left & KINDS_OF[arms * ALL_SHAPES + shape]:
                fit[arms] |= spaces
    return fit


def without_tile(s: Guilds, city: i64, fit: vec[i64]) -> i64:
    """6.2 (a): the free spaces for which all arms have no tile left, or a district next to them."""
    dead = s.free[city]
    near = s.near
    for arms in range(ALL_ARMS):
        dead &= ~fit[arms] | near[city * ALL_ARMS + arms]
        if dead == 0:
            return 0
    return dead & ~special_church_places(s, city)


def special_church_places(s: Guilds, city: i64) -> i64:
    """The free spaces that a special church tile in the supply still fits; never one outside the wall."""
    places: i64 = 0
    fit = s.free[city] & ~s.near[city * ALL_ARMS + CHURCH]
    if s.supply[SPECIAL_A] > 0 or s.supply[SPECIAL_B] > 0:
        places |= fit & OF_SHAPE[GATE]
    if s.supply[SPECIAL_C] > 0:
        places |= fit & OF_SHAPE[CORNER]
    if s.supply[SPECIAL_D] > 0:
        corners = with_free_small(s, city, fit & OF_SHAPE[CORNER])
        places |= corners | corners << CORNER_TO_SMALL
    return places


def stranded(s: Guilds, city: i64) -> i64:
    """6.2 (b): the free corners whose two gates are both covered."""
    if s.covers[city] == 0:
        return 0
    found: i64 = 0
    for space in range(FIRST_CORNER, FIRST_SMALL):
        if REACH[space] & ~s.covers[city] == 0:
            found |= BIT[space]
    return found & s.free[city]


def cover(s: Guilds, city: i64, spaces: i64, line: str = "cover") -> None:
    """Cover tiles on some free spaces of a city; they never come off."""
    s.free[city] &= ~spaces
    s.covers[city] |= spaces
    while spaces:
        s.tell(line, NOTHING, city, first(spaces))
        spaces &= spaces - 1


COVER_DEAD: Final = CoverDead()
