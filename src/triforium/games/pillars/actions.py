"""The catalogue of actions: where each block of ids begins. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import CRAFTSMEN, KINDS, MARKET_CUBES, MOST_SOLD, PLACES, RESOURCES, STARTING
from triforium.kernel.actions import Catalogue

_MARKET = KINDS[:3]

PASS: Final[i64] = 0
TAKE_RESOURCE: Final[i64] = 1
TAKE_CRAFTSMAN: Final[i64] = 7  # + craftsman, of whom the first STARTING are in nobody's display
DISMISS: Final[i64] = 34
VETO: Final[i64] = 61
ALLOW: Final[i64] = 62
PLACE: Final[i64] = 63
PLAY_REMIGIUS: Final[i64] = 73
PROTECTION: Final[i64] = 74
RESOURCE: Final[i64] = 75
PLAY_THOMAS: Final[i64] = 76
ENDURE: Final[i64] = 77
CUBE: Final[i64] = 78
PLAY_TAX_FREE: Final[i64] = 81
PAY: Final[i64] = 82
BUY: Final[i64] = 83  # + kind * MARKET_CUBES + number - 1
SELL: Final[i64] = 95  # + kind * MOST_SOLD + number - 1
LEAVE: Final[i64] = 191
USE: Final[i64] = 192
DONE: Final[i64] = 219
DISCARD: Final[i64] = 220

CATALOGUE: Final = Catalogue([
    ("pass",),
    *[("take", card.id) for card in RESOURCES],
    *[("hire", card.id) for card in CRAFTSMEN[STARTING:]],
    *[("dismiss", card.id) for card in CRAFTSMEN],
    ("veto",),
    ("allow",),
    *[("place", place) for place in PLACES],
    ("remigius",),
    ("protection",),
    ("resource",),
    ("thomas",),
    ("endure",),
    *[("cube", kind) for kind in _MARKET],
    ("taxfree",),
    ("pay",),
    *[("buy", kind, str(n)) for kind in _MARKET for n in range(1, MARKET_CUBES + 1)],
    *[("sell", kind, str(n)) for kind in KINDS for n in range(1, MOST_SOLD + 1)],
    ("leave",),
    *[("use", card.id) for card in CRAFTSMEN],
    ("done",),
    *[("discard", kind) for kind in KINDS],
])  # fmt: skip
