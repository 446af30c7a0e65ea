"""The numbers of the steps. Those of a round run from DRAW_GOLD to NEXT_START_PLAYER in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0

DRAW_GOLD: Final[i64] = 1
CHOOSE_CARDS: Final[i64] = 2
REVEAL: Final[i64] = 3
CARRY_OUT: Final[i64] = 4
START_ACTION: Final[i64] = 5
COVER_DEAD: Final[i64] = 6
SCORE_CITIES: Final[i64] = 7
END_TEST: Final[i64] = 8
NEXT_START_PLAYER: Final[i64] = 9

USE_CITY_CARD: Final[i64] = 10
USE_SITE_CARD: Final[i64] = 11
LAY_TILE: Final[i64] = 12
PUT_CATHEDRAL: Final[i64] = 13
PUT_MASTER: Final[i64] = 14
FINAL_SCORING: Final[i64] = 15

TURN: Final[i64] = 16
TURN_ACTION: Final[i64] = 17
DRAW_CARD: Final[i64] = 18
END_TEST_FOR_TWO: Final[i64] = 19
