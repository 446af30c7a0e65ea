"""The catalogue of actions: where each block of ids begins. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import CITIES, MOST_INFLUENCE, SPACES, TILES
from triforium.kernel.actions import Catalogue

PLAY: Final[i64] = 0  # + action card: six cities, site, pick-up
INFLUENCE: Final[i64] = 8  # + number of influence cards
DRAW: Final[i64] = 18
LAY: Final[i64] = 19  # + kind of tile
BUILD: Final[i64] = 56  # + city * 17 + space, as the blocks below
FINISH: Final[i64] = 158
CATHEDRAL: Final[i64] = 260
MASTER: Final[i64] = 362

_EVERYWHERE: Final = [(city, space) for city in CITIES for space in SPACES]

CATALOGUE: Final = Catalogue([
    *[("play", city) for city in CITIES],
    ("site",),
    ("pickup",),
    *[("influence", str(n)) for n in range(MOST_INFLUENCE + 1)],
    ("draw",),
    *[("lay", tile.id) for tile in TILES],
    *[("build", *where) for where in _EVERYWHERE],
    *[("finish", *where) for where in _EVERYWHERE],
    *[("cathedral", *where) for where in _EVERYWHERE],
    *[("master", *where) for where in _EVERYWHERE],
])  # fmt: skip
