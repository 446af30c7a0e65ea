"""A bag of cubes as one number: seven bits for each of the eight colours. Bags add, subtract and compare at once.

Letters: K stone, N timber, G food, B water, R wine; W ironwork, P stained glass, Y gold.
"""

from typing import Final

from mypy_extensions import i64

from triforium.kernel.bits import BIT
from triforium.kernel.vecs import vec

LETTERS: Final = "KNGBRWPY"
COLOURS: Final = ("stone", "timber", "food", "water", "wine", "iron", "glass", "gold")

STONE: Final[i64] = 0
TIMBER: Final[i64] = 1
FOOD: Final[i64] = 2
WATER: Final[i64] = 3
WINE: Final[i64] = 4
IRON: Final[i64] = 5
GLASS: Final[i64] = 6
GOLD: Final[i64] = 7
RESOURCES: Final[i64] = 5  # the first colours are resources
ALL_COLOURS: Final[i64] = 8  # the rest are crafts

LANE: Final[i64] = 7
LANE_MASK: Final[i64] = 127
RESOURCE_LANES: Final[i64] = 2**35 - 1
GUARDS: Final[i64] = sum(64 * 128**colour for colour in range(8))  # one bit above the largest count of each colour

ONE: Final = vec[i64]([128**colour for colour in range(8)])
"""A bag with a single cube of that colour."""

POINTS: Final = vec[i64]([1, 1, 1, 1, 1, 2, 3, 4])
"""E.2: what a cube scores at the end; for a craft that is also the number of cubes the craftsman asks for it."""


def count(bag: i64, colour: i64) -> i64:
    """How many cubes of that colour are in the bag."""
    return (bag >> LANE * colour) & LANE_MASK


def covers(bag: i64, price: i64) -> bool:
    """Whether the bag holds every cube of the price."""
    return ((bag | GUARDS) - price) & GUARDS == GUARDS


def total(bag: i64) -> i64:
    """How many cubes are in the bag: the sum of its digits to the base 128 is what dividing by 127 leaves over, since
    there are no more than 115 cubes."""
    return bag % LANE_MASK


def resources(bag: i64) -> i64:
    """The resource cubes of a bag."""
    return bag & RESOURCE_LANES


def crafts(bag: i64) -> i64:
    """The craft cubes of a bag."""
    return bag & ~RESOURCE_LANES


def colours(bag: i64) -> i64:
    """The colours of which a bag holds any, as a bit mask."""
    found: i64 = 0
    for colour in range(ALL_COLOURS):
        if count(bag, colour) > 0:
            found |= BIT[colour]
    return found


def points(bag: i64) -> i64:
    """E.2: what the cubes score at the end of the game."""
    value: i64 = 0
    colour: i64 = 0
    while bag:
        value += (bag & LANE_MASK) * POINTS[colour]
        bag >>= LANE
        colour += 1
    return value


def bag_of(letters: str) -> int:
    """The bag with a cube for each letter: "KKN"."""
    return sum(128 ** LETTERS.index(letter) for letter in letters)


def letters_of(bag: int) -> str:
    """A letter for each cube in the bag: "KKN"."""
    return "".join(letter * (bag >> 7 * colour & 127) for colour, letter in enumerate(LETTERS))
