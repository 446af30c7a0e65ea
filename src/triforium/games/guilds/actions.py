"""The catalogue of actions, block by block. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import ACTION_CARDS, CITIES, MOST_INFLUENCE, SPACES, TILE_IDS
from triforium.kernel.actions import Catalogue
from triforium.kernel.blocks import Block

CATALOGUE: Final = Catalogue()
_PLACES: Final = [(city, space) for city in CITIES for space in SPACES]

_CITY: Final = CATALOGUE.block("play", CITIES)
_SITE: Final[i64] = CATALOGUE.single("site")
_PICKUP: Final[i64] = CATALOGUE.single("pickup")
CARD: Final = Block(_CITY.first, ACTION_CARDS, 0)
"""All action cards: the three above, by the number of the card."""
INFLUENCE: Final = CATALOGUE.block("influence", [str(number) for number in range(MOST_INFLUENCE + 1)])
DRAW: Final[i64] = CATALOGUE.single("draw")
LAY: Final = CATALOGUE.block("lay", TILE_IDS)
BUILD: Final = CATALOGUE.block("build", _PLACES)
"""By place, as the blocks below: city * ALL_SPACES + space."""
FINISH: Final = CATALOGUE.block("finish", _PLACES)
CATHEDRAL: Final = CATALOGUE.block("cathedral", _PLACES)
MASTER: Final = CATALOGUE.block("master", _PLACES)
