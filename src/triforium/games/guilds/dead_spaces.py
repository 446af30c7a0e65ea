"""6.2, 6.3: the spaces that can never be built on again, and their covers."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.building import with_free_small
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CHURCH,
    CORNER,
    GATE,
    SMALL,
    SPECIAL_A,
    SPECIAL_B,
    SPECIAL_C,
    SPECIAL_D,
    tiles_of,
)
from triforium.games.guilds.plan import CORNER_TO_SMALL, FIRST_CORNER, FIRST_SMALL, NEIGHBOURS, OF_SHAPE, REACH
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step

ENOUGH: Final[i64] = -1
"""More arms than a space has neighbours: one of them is not beside it."""


class CoverDead(Step[Guilds]):
    """Spaces that can never be built on are covered, until there is none."""

    rule = "guilds.6.3"

    def run(self, s: Guilds, _: i64) -> None:
        builders = Builders(s, s.arms_in_play)
        city: i64 = 0
        while city < ALL_CITIES:
            while s.free[city]:
                dead = builders.cannot_use(s, city) | stranded(s, city)
                if dead == 0:
                    break
                cover(s, city, dead)
                s.changed = True
            city += 1


class Builders:
    """Of some arms, those that have a regular tile of each shape left."""

    def __init__(self, s: Guilds, arms_set: i64) -> None:
        self.of_gates = having_tiles(s, arms_set, GATE)
        self.of_corners = having_tiles(s, arms_set, CORNER)
        self.of_smalls = having_tiles(s, arms_set, SMALL)

    def cannot_use(self, s: Guilds, city: i64) -> i64:
        """6.2 (a): the free spaces on which none of them can lay a tile any more."""
        if self.of_gates & self.of_corners & self.of_smalls == ENOUGH:
            return 0
        dead = beside_all(s, city, GATE, self.of_gates)
        dead |= beside_all(s, city, CORNER, self.of_corners)
        dead |= beside_all(s, city, SMALL, self.of_smalls)
        return dead & ~special_church_places(s, city) if dead else 0


def having_tiles(s: Guilds, arms_set: i64, shape: i64) -> i64:
    """Those of some arms that have a regular tile of the shape left, or ENOUGH of them to build on any space."""
    found: i64 = 0
    arms: i64 = 0
    room = NEIGHBOURS[shape]
    while arms < ALL_ARMS:
        if arms_set & BIT[arms] and tiles_of(s.supply, arms, shape) > 0:
            found |= BIT[arms]
            room -= 1
            if room < 0:
                return ENOUGH
        arms += 1
    return found


def beside_all(s: Guilds, city: i64, shape: i64, arms_set: i64) -> i64:
    """The free spaces of a shape that have a district of each of these arms beside them."""
    if arms_set == ENOUGH:
        return 0
    found = s.free[city] & OF_SHAPE[shape]
    arms: i64 = 0
    while arms < ALL_ARMS and found:
        if arms_set & BIT[arms]:
            found &= s.near[city * ALL_ARMS + arms]
        arms += 1
    return found


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
    space = FIRST_CORNER
    while space < FIRST_SMALL:
        if REACH[space] & ~s.covers[city] == 0:
            found |= BIT[space]
        space += 1
    return found & s.free[city]


def cover(s: Guilds, city: i64, spaces: i64) -> None:
    """Cover tiles on some free spaces of a city; they never come off."""
    s.free[city] &= ~spaces
    s.covers[city] |= spaces
    space: i64 = 0
    while spaces:
        if spaces & 1:
            s.tell("cover", NOTHING, city, space)
        spaces >>= 1
        space += 1


COVER_DEAD: Final = CoverDead()
