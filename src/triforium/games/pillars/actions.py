"""The catalogue of actions: where each block of ids begins. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALL_CARDS,
    BASE_PLACES,
    CARDS,
    CRAFTSMEN,
    CRUSADES,
    FIRST_SPACE,
    KINDS,
    MARKET_CUBES,
    MOST_SOLD,
    PLACES,
    RESOURCE_CARDS,
    RESOURCES,
    STARTING,
)
from triforium.kernel.actions import Catalogue
from triforium.kernel.vecs import vec

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

# The expansion's. Its cards and places have blocks of their own, so that the base game's ids stay.
TAKE_SMALL_PIT: Final[i64] = 224
HIRE_NEW: Final[i64] = 225  # + craftsman - CARDS, as for the next blocks of craftsmen
DISMISS_NEW: Final[i64] = 231
PLACE_NEW: Final[i64] = 237  # + place - BASE_PLACES
USE_NEW: Final[i64] = 241
CRUSADE: Final[i64] = 247
NAME: Final[i64] = 248  # + craftsman: the first STARTING are never named
INSPIRE: Final[i64] = 281  # + craftsman
RECALL: Final[i64] = 314  # + space
PROCESSION: Final[i64] = 335  # + kind
ACT: Final[i64] = 338
WAIVE: Final[i64] = 339
FIRST_KEPT_CARD: Final[i64] = 340  # this one and those after it: the cards of X.17
CASTLE_FOR_METAL: Final[i64] = 340
CASTLE_FOR_GOLD: Final[i64] = 341
PLAY_MATHILDE: Final[i64] = 342

CATALOGUE: Final = Catalogue([
    ("pass",),
    *[("take", card.id) for card in RESOURCES[:RESOURCE_CARDS]],
    *[("hire", card.id) for card in CRAFTSMEN[STARTING:CARDS]],
    *[("dismiss", card.id) for card in CRAFTSMEN[:CARDS]],
    ("veto",),
    ("allow",),
    *[("place", place) for place in PLACES[:BASE_PLACES]],
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
    *[("use", card.id) for card in CRAFTSMEN[:CARDS]],
    ("done",),
    *[("discard", kind) for kind in KINDS],
    *[("take", card.id) for card in RESOURCES[RESOURCE_CARDS:]],
    *[("hire", card.id) for card in CRAFTSMEN[CARDS:]],
    *[("dismiss", card.id) for card in CRAFTSMEN[CARDS:]],
    *[("place", place) for place in PLACES[BASE_PLACES:]],
    *[("use", card.id) for card in CRAFTSMEN[CARDS:]],
    *[("crusade", str(workers)) for workers in CRUSADES],
    *[("name", card.id) for card in CRAFTSMEN[STARTING:]],
    *[("inspire", card.id) for card in CRAFTSMEN],
    *[
        ("recall", place, str(n + 1))
        for i, place in enumerate(PLACES)
        for n in range(FIRST_SPACE[i + 1] - FIRST_SPACE[i])
    ],
    *[("procession", kind) for kind in _MARKET],
    ("act",),
    ("waive",),
    ("castle_metal",),
    ("castle_gold",),
    ("mathilde",),
])  # fmt: skip

CRAFTSMAN_OF: Final = vec[i64]([
    next((i for i, card in enumerate(CRAFTSMEN) if card.id == CATALOGUE.decode(action)[-1]), -1)
    for action in range(len(CATALOGUE))
])  # fmt: skip
"""The craftsman that an action is about, or -1."""

DISMISSAL: Final = vec[i64](
    [DISMISS + c for c in range(CARDS)] + [DISMISS_NEW + c - CARDS for c in range(CARDS, ALL_CARDS)]
)
"""The action that dismisses a craftsman."""


PLACE_OF: Final = vec[i64]([
    PLACES.index(parts[1]) if parts[0] == "place" else -1
    for parts in [CATALOGUE.decode(action) for action in range(len(CATALOGUE))]
])  # fmt: skip
"""The place to which an action sends a builder, or -1."""
