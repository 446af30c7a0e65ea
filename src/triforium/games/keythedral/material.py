"""Tiles, fields, laws and constants as numbers. What is printed on tiles and fields stands in `costs`."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.costs import FIELDS, SEATS, SUPPLY
from triforium.games.keythedral.cubes import LETTERS, bag_of
from triforium.kernel.vecs import vec

# Pieces (M.1; all from the rulebook) ------------------------------------------------------------------------------

COTTAGES: Final[i64] = 5  # of each player; a tile is seat * COTTAGES + number - 1
FENCES: Final[i64] = 3  # of each player; a fence is seat * FENCES + 0, 1 or 2
MOST_CUBES: Final[i64] = 115  # no bid can be higher
LAST_ROUND: Final[i64] = 40  # E.3: a safety net; ruling

SUPPLIES: Final[i64] = bag_of("".join(letter * SUPPLY[letter] for letter in "KNGBR"))
CRAFT_SUPPLIES: Final[i64] = bag_of("".join(letter * SUPPLY[letter] for letter in "WPY"))
LAND: Final = ("quarry", "forest", "farm", "lake", "vineyard")
"""The fields by the colour of their cubes."""
PLAYERS: Final = ("A", "B", "C", "D", "E")

HOUSE_PRICE: Final[i64] = bag_of("KN")
FENCE_PRICE: Final[i64] = bag_of("N")
REMOVAL_PRICE: Final[i64] = bag_of("RR")
TRADER_PRICE: Final[i64] = 2
LAW_PRICE: Final[i64] = 1
SALE: Final[i64] = 2  # law 16: so many cubes less

# Seats (M.3) ------------------------------------------------------------------------------------------------------

TILES: Final[i64] = 34
ROWS: Final[i64] = 5
VALUE: Final = vec[i64]([value for value, _ in SEATS])
COST: Final = vec[i64]([bag_of(cost) for _, cost in SEATS])
ROW: Final = vec[i64]([value // 2 - 2 for value, _ in SEATS])
ROW_TILES: Final = vec[i64](
    [sum(1 << i for i, (v, _) in enumerate(SEATS) if v == value) for value in (4, 6, 8, 10, 12)]
)
"""The building tiles of each row as a bit mask."""


def _seat_name(tile: int) -> str:
    value = SEATS[tile][0]
    return f"{value}-{sum(v == value for v, _ in SEATS[: tile + 1])}"


SEAT_NAMES: Final = tuple([_seat_name(tile) for tile in range(34)])

# Fields (M.4) -----------------------------------------------------------------------------------------------------


def fields_numbered(number: int) -> list[int]:
    """The fields with that number on the back; a field is colour * 8 + number."""
    return [LETTERS.index(letter) * 8 + number for letter in FIELDS[number - 1]]


# Laws (C.1 to C.20), by the number on the card ----------------------------------------------------------------------

WORK_ORDER: Final[i64] = 1
PRICE_RISE: Final[i64] = 2
PRICE_CUT: Final[i64] = 3
CONVERSION: Final[i64] = 4
SUBSTITUTION: Final[i64] = 5
COTTAGE_NUMBER: Final[i64] = 6
CRAFT_BARGAIN: Final[i64] = 7
WINDFALL: Final[i64] = 8
BROKEN_FENCE: Final[i64] = 9
REPEAL: Final[i64] = 10
UNSAFE_FENCE: Final[i64] = 11
BUILDING_STOP: Final[i64] = 12
DESIGN_CHANGE: Final[i64] = 13
DOUBLE_SHIFT: Final[i64] = 14
BARGAIN: Final[i64] = 15
CLEARANCE: Final[i64] = 16
DECAY: Final[i64] = 17
GOOD_HARVEST: Final[i64] = 18
BAD_HARVEST: Final[i64] = 19
START_ORDER: Final[i64] = 20
LAWS: Final[i64] = 20
ALL_LAWS: Final[i64] = 2**21 - 2

LAW_NAMES: Final = (
    "work_order", "price_rise", "price_cut", "conversion", "substitution", "cottage_number", "craft_bargain",
    "windfall", "broken_fence", "repeal", "unsafe_fence", "building_stop", "design_change", "double_shift",
    "bargain", "sale", "decay", "good_harvest", "bad_harvest", "start_order",
)  # fmt: skip

# Windows (W.2) ----------------------------------------------------------------------------------------------------

PS1: Final[i64] = 0  # the start of phases one, two, three and five
PS2: Final[i64] = 1
PS3: Final[i64] = 2
PS5: Final[i64] = 3
AN: Final[i64] = 4  # somebody else has announced a purchase
LP: Final[i64] = 5  # somebody else has just announced a law
PL: Final[i64] = 6  # the own turn to place, before the first worker
OA: Final[i64] = 7  # the own turn in phase three, before the action
PY: Final[i64] = 8  # the own purchase, before it is paid


def _laws(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


ANY: Final[i64] = _laws(4, 7, 11, 13, 17)
PLAYED_IN: Final = vec[i64]([
    ANY | _laws(1, 9, 12, 20), ANY | _laws(8, 12, 14, 18, 19, 20), ANY | _laws(12, 20), ANY | _laws(20),
    ANY | _laws(2), _laws(10), ANY | _laws(6, 9), ANY | _laws(3, 15, 16), _laws(5),
])  # fmt: skip
"""The laws that may be played in each window."""
