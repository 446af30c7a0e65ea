"""What a privilege is worth: part of the estimate behind the greedy bot (worth.py)."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALFRED,
    ALIENA,
    BARTHOLOMAEUS,
    CASTLE_FREED,
    EARL_GOLD,
    ELLEN,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FRANCIS,
    JACK,
    JONATHAN,
    MATHILDE,
    METAL,
    OTTO,
    PHILIP,
    PROCESSION,
    REGAN,
    REMIGIUS,
    RICHARD,
    SALLY,
    TAX_FREE,
    THOMAS,
    TOLEDO,
    TOLEDO_METAL,
    TOM,
    WALERAN,
    WEEPING_MADONNA,
    WEEPING_MADONNA_POINTS,
    WILLIAM,
    WOOL_FAIR,
    WOOL_FAIR_GOLD,
)
from triforium.games.pillars.yard import KEPT, POINT

COIN: Final[i64] = 27
"""A coin while rounds are to come."""
TAX: Final[i64] = 4
"""What the King will ask, rounded up."""


def privilege_worth(card: i64, later: i64) -> i64:
    """A privilege with so many rounds to come after this one."""
    if card == FRANCIS:
        return 35 * later
    if card == PHILIP:
        return 40 * later
    if card == ELLEN:
        return 10 * later
    if card == JACK:
        return 50 * later
    if card == THOMAS:
        return 60 if later > 0 else 0
    if card == TAX_FREE:
        return TAX * COIN if later > 0 else 0
    if card == REMIGIUS:
        return 110 if later > 0 else 0
    return new_privilege_worth(card, later)


def new_privilege_worth(card: i64, later: i64) -> i64:
    """The expansion's. Jonathan counts for three builders a round, the earl for his gold."""
    if card == SALLY:
        return 25 * later
    if card == WILLIAM:
        return 40 * later
    if card == ALFRED:
        return 15 * later
    if card == BARTHOLOMAEUS:
        return EARL_GOLD * COIN * later
    if card == REGAN:
        return 35 * later
    if card == JONATHAN:
        return 2 * COIN * later
    if card == WALERAN:
        return 30 * later
    if card == MATHILDE:
        return 90 if later > 0 else 40
    if card == CASTLE_FREED:
        return 130 if later > 0 else 60
    return 0


def coming_privilege(card: i64, later: i64) -> i64:
    """A privilege that a builder at Kingsbridge is about to bring."""
    if card == ALIENA:
        return 50 + 50 * later
    if card == RICHARD:
        return 40 + 40 * later
    if card == TOM:
        return 60 + 60 * later
    if card == OTTO:
        return later * COIN * 3 // 2
    if card == TOLEDO:
        return TOLEDO_METAL * KEPT[METAL]
    if card == WOOL_FAIR:
        return WOOL_FAIR_GOLD * COIN
    if card == WEEPING_MADONNA:
        return WEEPING_MADONNA_POINTS * POINT
    if card == FINAL_METAL:
        return 200
    if card in (FINAL_WOOD_STONE, PROCESSION):
        return 200
    if card == BARTHOLOMAEUS:
        return EARL_GOLD * COIN + privilege_worth(card, later)
    if card in (TAX_FREE, FRANCIS):
        return TAX * COIN // 2 + privilege_worth(card, later)
    return privilege_worth(card, later)
