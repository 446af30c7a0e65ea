"""The catalogue of actions. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import COLOURS, IRON
from triforium.games.keythedral.lattice import FIELD_NAMES, SIDES, SPOT_NAMES
from triforium.games.keythedral.material import BUILDING_NAMES, LAND, LAW_NAMES, MOST_CUBES, PLAYERS
from triforium.kernel.actions import Catalogue

_RESOURCES = COLOURS[:IRON]
_CRAFTS = COLOURS[IRON:]
_NUMBERS = ("1", "2", "3", "4", "5")
TILE_NAMES: Final = tuple([player + number for player in PLAYERS for number in _NUMBERS])
FENCE_NAMES: Final = tuple([f"{player}#{number}" for player in PLAYERS for number in "123"])
LAW_SPACES: Final = ("left", "right")
SORTS: Final = ("resources", "craft")

CATALOGUE: Final = Catalogue()
PASS: Final[i64] = CATALOGUE.single("pass")
NO: Final[i64] = CATALOGUE.single("no")
DONE: Final[i64] = CATALOGUE.single("done")
NUMBER: Final = CATALOGUE.block("number", _NUMBERS)
"""Numbers of cottage tiles count from 0 wherever they are items."""
MARK: Final = CATALOGUE.block("mark", _NUMBERS)
SEND: Final = CATALOGUE.block("send", SIDES)
SEND_ALSO: Final = CATALOGUE.block("send-also", SIDES)
"""From the tile that law 6 has named."""
ANNOUNCE: Final = CATALOGUE.block("seat", BUILDING_NAMES)
HOUSE: Final = CATALOGUE.block("house", _NUMBERS)
FENCE: Final[i64] = CATALOGUE.single("fence")
UNFENCE: Final[i64] = CATALOGUE.single("unfence")
CRAFT: Final = CATALOGUE.block("craft", _CRAFTS, start=IRON)
TRADE: Final = CATALOGUE.block("trade", _RESOURCES)
LAW: Final = CATALOGUE.block("law", LAW_SPACES)
BUY: Final[i64] = CATALOGUE.single("buy")
WITHDRAW: Final[i64] = CATALOGUE.single("withdraw")
PAY: Final = CATALOGUE.block("pay", COLOURS)
TAKE: Final = CATALOGUE.block("take", _RESOURCES)
RISE: Final = CATALOGUE.block("rise", COLOURS)
CUT: Final = CATALOGUE.block("cut", COLOURS)
REPLACE_RESOURCES: Final[i64] = CATALOGUE.single("replace", "resources")
REPLACE_CRAFT: Final[i64] = CATALOGUE.single("replace", "craft")
OLD_CRAFT: Final = CATALOGUE.block("replace-craft", _CRAFTS, start=IRON)
NEW_CRAFT: Final = CATALOGUE.block("replace-by", _CRAFTS, start=IRON)
MATCH: Final[i64] = CATALOGUE.single("match")
NAME: Final = CATALOGUE.block("name", PLAYERS)
CHOOSE_LAND: Final = CATALOGUE.block("choose-land", LAND)
CHOOSE_CRAFT: Final = CATALOGUE.block("choose-craft", _CRAFTS, start=IRON)
CHOOSE_TILE: Final = CATALOGUE.block("choose-tile", TILE_NAMES)
CHOOSE_BUILDING: Final = CATALOGUE.block("choose-seat", BUILDING_NAMES)
REMOVE: Final = CATALOGUE.block("remove", FENCE_NAMES)
PLAY: Final = CATALOGUE.block("play", LAW_NAMES, start=1)
BID: Final = CATALOGUE.block("bid", [str(cubes) for cubes in range(1, MOST_CUBES + 1)], start=1)
FENCE_OFF: Final = CATALOGUE.block("fence-off", [(tile, side) for tile in TILE_NAMES for side in SIDES])
"""A cottage tile * 4 + a side of it."""
FIELD: Final = CATALOGUE.block("field", FIELD_NAMES)
SPOT: Final = CATALOGUE.block("spot", SPOT_NAMES)
