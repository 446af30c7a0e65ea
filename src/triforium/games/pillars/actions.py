"""The catalogue of actions, block by block. Ids are stable; new blocks go to the end."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    BASE_PLACES,
    CARDS,
    CRAFTSMEN,
    CRUSADE_WORKERS,
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
from triforium.kernel.blocks import Block


class Extended:
    """A block of the base game and the one at the end of the catalogue in which the expansion's items go on."""

    def __init__(self, base: Block, new: Block) -> None:
        self.first = base.first
        self.end = base.end
        self.zero = base.zero
        """The id that item 0 has, or would have, in the base game's block, and in the expansion's below."""
        self.new_first = new.first
        self.new_end = new.end
        self.new_zero = new.zero
        self.base_items = new.first - new.zero

    def id(self, item: i64) -> i64:
        return self.zero + item if item < self.base_items else self.new_zero + item

    def holds(self, action: i64) -> bool:
        return self.first <= action < self.end or self.new_first <= action < self.new_end

    def item(self, action: i64) -> i64:
        return action - self.zero if action < self.end else action - self.new_zero


_RESOURCE_IDS = [card.id for card in RESOURCES]
_CRAFTSMAN_IDS = [card.id for card in CRAFTSMEN]
_WARES = KINDS[:3]

CATALOGUE: Final = Catalogue()

PASS: Final[i64] = CATALOGUE.single("pass")
_TAKE = CATALOGUE.block("take", _RESOURCE_IDS[:RESOURCE_CARDS])
_HIRE = CATALOGUE.block("hire", _CRAFTSMAN_IDS[STARTING:CARDS], start=STARTING)
_DISMISS = CATALOGUE.block("dismiss", _CRAFTSMAN_IDS[:CARDS])
VETO: Final[i64] = CATALOGUE.single("veto")
ALLOW: Final[i64] = CATALOGUE.single("allow")
_PLACE = CATALOGUE.block("place", PLACES[:BASE_PLACES])
PLAY_REMIGIUS: Final[i64] = CATALOGUE.single("remigius")
PROTECTION: Final[i64] = CATALOGUE.single("protection")
RESOURCE: Final[i64] = CATALOGUE.single("resource")
PLAY_THOMAS: Final[i64] = CATALOGUE.single("thomas")
ENDURE: Final[i64] = CATALOGUE.single("endure")
CUBE: Final = CATALOGUE.block("cube", _WARES)
PLAY_TAX_FREE: Final[i64] = CATALOGUE.single("taxfree")
PAY: Final[i64] = CATALOGUE.single("pay")
BUY: Final = CATALOGUE.block("buy", [(kind, str(n + 1)) for kind in _WARES for n in range(MARKET_CUBES)])
SELL: Final = CATALOGUE.block("sell", [(kind, str(n + 1)) for kind in KINDS for n in range(MOST_SOLD)])
LEAVE: Final[i64] = CATALOGUE.single("leave")
_USE = CATALOGUE.block("use", _CRAFTSMAN_IDS[:CARDS])
DONE: Final[i64] = CATALOGUE.single("done")
DISCARD: Final = CATALOGUE.block("discard", KINDS)

# The expansion's:
TAKE: Final = Extended(_TAKE, CATALOGUE.block("take", _RESOURCE_IDS[RESOURCE_CARDS:], start=RESOURCE_CARDS))
HIRE: Final = Extended(_HIRE, CATALOGUE.block("hire", _CRAFTSMAN_IDS[CARDS:], start=CARDS))
DISMISS: Final = Extended(_DISMISS, CATALOGUE.block("dismiss", _CRAFTSMAN_IDS[CARDS:], start=CARDS))
PLACE: Final = Extended(_PLACE, CATALOGUE.block("place", PLACES[BASE_PLACES:], start=BASE_PLACES))
USE: Final = Extended(_USE, CATALOGUE.block("use", _CRAFTSMAN_IDS[CARDS:], start=CARDS))
CRUSADE: Final = CATALOGUE.block("crusade", [str(workers) for workers in CRUSADE_WORKERS])
NAME: Final = CATALOGUE.block("name", _CRAFTSMAN_IDS[STARTING:], start=STARTING)
INSPIRE: Final = CATALOGUE.block("inspire", _CRAFTSMAN_IDS)
RECALL: Final = CATALOGUE.block("recall", [
    (place, str(n + 1)) for i, place in enumerate(PLACES) for n in range(FIRST_SPACE[i + 1] - FIRST_SPACE[i])
])  # fmt: skip
PROCESSION_OF: Final = CATALOGUE.block("procession", _WARES)
ACT: Final[i64] = CATALOGUE.single("act")
WAIVE: Final[i64] = CATALOGUE.single("waive")
CASTLE_FOR_METAL: Final[i64] = CATALOGUE.single("castle_metal")
CASTLE_FOR_GOLD: Final[i64] = CATALOGUE.single("castle_gold")
PLAY_MATHILDE: Final[i64] = CATALOGUE.single("mathilde")
