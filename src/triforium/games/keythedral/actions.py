"""The catalogue of actions: where each block of ids begins. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import COLOURS
from triforium.games.keythedral.lattice import FIELD_NAMES, SIDES, SPOT_NAMES
from triforium.games.keythedral.material import LAND, LAW_NAMES, MOST_CUBES, PLAYERS, SEAT_NAMES
from triforium.kernel.actions import Catalogue

_RESOURCES = COLOURS[:5]
_CRAFTS = COLOURS[5:]
_NUMBERS = ("1", "2", "3", "4", "5")
TILE_NAMES: Final = tuple([player + number for player in PLAYERS for number in _NUMBERS])
FENCE_NAMES: Final = tuple([f"{player}#{number}" for player in PLAYERS for number in "123"])
LAW_SPACES: Final = ("left", "right")
SORTS: Final = ("resources", "craft")

PASS: Final[i64] = 0
NO: Final[i64] = 1
DONE: Final[i64] = 2
NUMBER: Final[i64] = 3  # + number - 1
MARK: Final[i64] = 8  # + number - 1
SEND: Final[i64] = 13  # + side
SEND_ALSO: Final[i64] = 17  # + side, from the tile that law 6 has named
SEAT: Final[i64] = 21  # + building tile
HOUSE: Final[i64] = 55  # + number - 1
FENCE: Final[i64] = 60
UNFENCE: Final[i64] = 61
CRAFT: Final[i64] = 62  # + iron, glass or gold, from 0
TRADE: Final[i64] = 65  # + resource
LAW: Final[i64] = 70  # + space
BUY: Final[i64] = 72
WITHDRAW: Final[i64] = 73
PAY: Final[i64] = 74  # + colour
TAKE: Final[i64] = 82  # + resource
RISE: Final[i64] = 87  # + colour
CUT: Final[i64] = 95  # + colour
KIND: Final[i64] = 103
OLD_CRAFT: Final[i64] = 105  # + craft, from 0
NEW_CRAFT: Final[i64] = 108
MATCH: Final[i64] = 111
NAME: Final[i64] = 112  # + seat
CHOOSE_LAND: Final[i64] = 117  # + resource
CHOOSE_CRAFT: Final[i64] = 122  # + craft, from 0
CHOOSE_TILE: Final[i64] = 125  # + cottage tile
CHOOSE_SEAT: Final[i64] = 150  # + building tile
REMOVE: Final[i64] = 184  # + fence
PLAY: Final[i64] = 199  # + law - 1
BID: Final[i64] = 219  # + cubes - 1
EDGE: Final[i64] = 334  # + cottage tile * 4 + side
FIELD: Final[i64] = 434  # + field of the table
SPOT: Final[i64] = 1059  # + spot of the table

CATALOGUE: Final = Catalogue([
    ("pass",),
    ("no",),
    ("done",),
    *[("number", number) for number in _NUMBERS],
    *[("mark", number) for number in _NUMBERS],
    *[("send", side) for side in SIDES],
    *[("send-also", side) for side in SIDES],
    *[("seat", name) for name in SEAT_NAMES],
    *[("house", number) for number in _NUMBERS],
    ("fence",),
    ("unfence",),
    *[("craft", name) for name in _CRAFTS],
    *[("trade", name) for name in _RESOURCES],
    *[("law", space) for space in LAW_SPACES],
    ("buy",),
    ("withdraw",),
    *[("pay", name) for name in COLOURS],
    *[("take", name) for name in _RESOURCES],
    *[("rise", name) for name in COLOURS],
    *[("cut", name) for name in COLOURS],
    *[("replace", sort) for sort in SORTS],
    *[("replace-craft", name) for name in _CRAFTS],
    *[("replace-by", name) for name in _CRAFTS],
    ("match",),
    *[("name", player) for player in PLAYERS],
    *[("choose-land", land) for land in LAND],
    *[("choose-craft", name) for name in _CRAFTS],
    *[("choose-tile", name) for name in TILE_NAMES],
    *[("choose-seat", name) for name in SEAT_NAMES],
    *[("remove", name) for name in FENCE_NAMES],
    *[("play", name) for name in LAW_NAMES],
    *[("bid", str(cubes)) for cubes in range(1, MOST_CUBES + 1)],
    *[("fence-off", tile, side) for tile in TILE_NAMES for side in SIDES],
    *[("field", name) for name in FIELD_NAMES],
    *[("spot", name) for name in SPOT_NAMES],
])  # fmt: skip
