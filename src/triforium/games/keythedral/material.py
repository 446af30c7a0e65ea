"""Tiles, fields, laws and constants as numbers. What is printed on tiles and fields stands in `costs`."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral import costs
from triforium.games.keythedral.cubes import LETTERS, bag_of, colours
from triforium.kernel.vecs import vec

# Pieces (M.1; all from the rulebook) ------------------------------------------------------------------------------

COTTAGES: Final[i64] = 5  # of each player; a tile is seat * COTTAGES + number - 1
FENCES: Final[i64] = 3  # of each player; a fence is seat * FENCES + 0, 1 or 2
MOST_CUBES: Final[i64] = 115  # no bid can be higher
LAST_ROUND: Final[i64] = 40  # E.3: a safety net; ruling

SUPPLIES: Final[i64] = bag_of("".join(letter * costs.SUPPLY[letter] for letter in "KNGBR"))
CRAFT_SUPPLIES: Final[i64] = bag_of("".join(letter * costs.SUPPLY[letter] for letter in "WPY"))
LAND: Final = ("quarry", "forest", "farm", "lake", "vineyard")
"""The fields by the colour of their cubes."""
PLAYERS: Final = ("A", "B", "C", "D", "E")

HOUSE_PRICE: Final[i64] = bag_of("KN")
FENCE_PRICE: Final[i64] = bag_of("N")
REMOVAL_PRICE: Final[i64] = bag_of("RR")
TRADER_PRICE: Final[i64] = 2
LAW_PRICE: Final[i64] = 1

# Building tiles (M.3): the seats of honour in the cathedral, which nobody calls seats here, as seats are players ------

BUILDINGS: Final[i64] = 34
ROWS: Final[i64] = 5
VALUES = (4, 6, 8, 10, 12)
VALUE: Final = vec[i64]([value for value, _ in costs.BUILDINGS])
COST: Final = vec[i64]([bag_of(cost) for _, cost in costs.BUILDINGS])
PRINTED: Final = vec[i64]([colours(cost) for cost in COST])
"""The colours on each tile as a bit mask."""
ROW: Final = vec[i64]([value // 2 - 2 for value, _ in costs.BUILDINGS])
ROW_BUILDINGS: Final = vec[i64](
    [sum(1 << i for i, (v, _) in enumerate(costs.BUILDINGS) if v == value) for value in VALUES]
)
"""The building tiles of each row as a bit mask."""


def _building_name(building: int) -> str:
    value = costs.BUILDINGS[building][0]
    return f"{value}-{sum(v == value for v, _ in costs.BUILDINGS[: building + 1])}"


BUILDING_NAMES: Final = tuple([_building_name(building) for building in range(34)])

# Fields (M.4) -----------------------------------------------------------------------------------------------------


def fields_numbered(number: int) -> list[int]:
    """The fields with that number on the back; a field is colour * 8 + number."""
    return [LETTERS.index(letter) * 8 + number for letter in costs.FIELDS[number - 1]]


# Laws (C.1 to C.20), by the number on the card -----------------------------------------------------------------------

LAWS: Final[i64] = 20
ALL_LAWS: Final[i64] = 2**21 - 2
ALL_LAW_SPACES: Final[i64] = 2  # on the town board; with two players only the first is used

LAW_NAMES: Final = (
    "work_order", "price_rise", "price_cut", "conversion", "substitution", "cottage_number", "craft_bargain",
    "windfall", "broken_fence", "repeal", "unsafe_fence", "building_stop", "design_change", "double_shift",
    "bargain", "sale", "decay", "good_harvest", "bad_harvest", "start_order",
)  # fmt: skip
