"""What makes a law: its moments, its target, its effect. Each of the twenty is a class of its own, C.1 to C.20."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import (
    CHOOSE_BUILDING,
    CHOOSE_CRAFT,
    CHOOSE_LAND,
    CHOOSE_TILE,
    FENCE_NAMES,
    NAME,
    REMOVE,
    TILE_NAMES,
)
from triforium.games.keythedral.cubes import COLOURS, colours
from triforium.games.keythedral.lattice import ALL_SIDES
from triforium.games.keythedral.material import BUILDING_NAMES, LAND, PLAYERS
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.bits import BIT
from triforium.kernel.blocks import Block

# Laws that the rules of other parts know by number

PRICE_RISE: Final[i64] = 2
SUBSTITUTION: Final[i64] = 5
REPEAL: Final[i64] = 10

# Moments (W.2) as sets of one, so that they can be added -------------------------------------------------------------

START_1: Final[i64] = 1  # the start of phases one, two, three and five
START_2: Final[i64] = 2
START_3: Final[i64] = 4
START_5: Final[i64] = 8
PLACING: Final[i64] = 16  # the own turn to place, before the first worker
ACTING: Final[i64] = 32  # the own turn in phase three, before the action
ANNOUNCED: Final[i64] = 64  # somebody else has announced a purchase
PAYING: Final[i64] = 128  # the own purchase, before it is paid
LAW_SHOWN: Final[i64] = 256  # somebody else has just announced a law
MOMENTS: Final[i64] = 257  # one more than the last
ANY_TIME: Final[i64] = START_1 + START_2 + START_3 + START_5 + PLACING + ACTING + ANNOUNCED


class Aim:
    """A sort of targets: the actions that name one, the line that tells of it, and their names."""

    def __init__(self, block: Block, key: str, names: tuple[str, ...]) -> None:
        self.block = block
        self.key = key
        self.names = names


AT_PLAYER: Final = Aim(NAME, "target-player", PLAYERS)
AT_LAND: Final = Aim(CHOOSE_LAND, "target-land", LAND)
AT_CRAFT: Final = Aim(CHOOSE_CRAFT, "target-craft", COLOURS)
AT_TILE: Final = Aim(CHOOSE_TILE, "target-cottage", TILE_NAMES)
AT_BUILDING: Final = Aim(CHOOSE_BUILDING, "target-seat", BUILDING_NAMES)
AT_FENCE: Final = Aim(REMOVE, "target-fence", FENCE_NAMES)


class Law:
    """One of the twenty laws."""

    moments: i64 = 0
    """W.2: the moments in which it may be played."""
    asked_in: i64 = 0
    """W.3: the moments in which it is a reason to ask."""
    aim: Aim | None = None

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        """W.3: whether, for all that everybody can see, the seat could use it where it is a reason to ask.

        Laws whose targets depend on what is behind the screen say for themselves.
        """
        return self.aim is None or self.targets(s, seat) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        """W.6: all that the seat could aim it at, as a bit mask."""
        return 0

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        """W.6: whether the seat can play it; a law without a target cannot be played."""
        return self.aim is None or self.targets(s, seat) != 0

    def hides_targets(self, s: Keythedral) -> bool:
        """Whether a target is asked for even if there is only one: why there is no other is behind the screen."""
        return False

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        """W.4: what it does, if nobody has repealed it."""
        raise NotImplementedError

    def fall(self, s: Keythedral) -> None:
        """W.4: what follows from its repeal."""


class OnOwnWorkers(Law):
    """A law of phase two on a kind of field where workers of its player stand."""

    moments = START_2
    asked_in = START_2
    aim: Aim | None = AT_LAND

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return colours(s.workers[seat])


class OnAllWorkers(OnOwnWorkers):
    """The same where anybody's workers stand."""

    def targets(self, s: Keythedral, seat: i64) -> i64:
        everybody: i64 = 0
        for bag in s.workers:
            everybody += bag
        return colours(everybody)


# What several laws look at ------------------------------------------------------------------------------------------


def fence_is_in_the_way(s: Keythedral, seat: i64) -> bool:
    """Whether a fence keeps the workers of the seat's tiles in turn from a free field."""
    if s.in_force.climbers & BIT[seat]:
        return False
    also = s.also_working(seat)
    return fence_before(s, s.working(seat)) or (also >= 0 and fence_before(s, also))


def fence_before(s: Keythedral, tile: i64) -> bool:
    """Whether a fence stands between the tile and a free field."""
    spot = s.tile_at[tile]
    if spot < 0:
        return False
    for side in range(ALL_SIDES):
        if s.ground.fenced(spot, side):
            field = s.ground.laid_field(spot, side)
            if field >= 0 and s.worker[field] < 0:
                return True
    return False
