"""The numbers of the steps. Those of a round run from REFILL to NEXT_START_PLAYER in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0

REFILL: Final[i64] = 1
ELLEN_LOOKS: Final[i64] = 2
LAY_OUT_CRAFTSMEN: Final[i64] = 3
LAY_OUT_PRIVILEGES: Final[i64] = 4
LAY_OUT_RESOURCES: Final[i64] = 5
OPEN_SELECTION: Final[i64] = 6
CLOSE_SELECTION: Final[i64] = 7
FILL_WOOL_MILL: Final[i64] = 8
DRAW_BUILDER: Final[i64] = 9
PLACE_PASSED: Final[i64] = 10
EVENT: Final[i64] = 11
BISHOPS_SEAT: Final[i64] = 12
WOOL_MILL: Final[i64] = 13
KINGSBRIDGE: Final[i64] = 14
PRIORY: Final[i64] = 15
FOREST: Final[i64] = 16
QUARRY: Final[i64] = 17
GRAVEL_PIT: Final[i64] = 18
KINGS_COURT: Final[i64] = 19
PAY_TAXES: Final[i64] = 20
COURT_METAL: Final[i64] = 21
SHIRING: Final[i64] = 22
CASTLE: Final[i64] = 23
MARKET: Final[i64] = 24
CATHEDRAL: Final[i64] = 25
NEXT_START_PLAYER: Final[i64] = 26

SELECTION_TURN: Final[i64] = 27
SELECT_CARD: Final[i64] = 28
MAKE_ROOM: Final[i64] = 29
VETO: Final[i64] = 30
BUILDER_DRAWN: Final[i64] = 31
PLACE_OR_PASS: Final[i64] = 32
PLACE_FREE: Final[i64] = 33
MEET_EVENT: Final[i64] = 34
BISHOP_PROTECTS: Final[i64] = 35
ASK_THOMAS: Final[i64] = 36
THOMAS_PROTECTS: Final[i64] = 37
EVENT_STRIKES: Final[i64] = 38
LOSE_CRAFTSMAN: Final[i64] = 39
TAKE_CUBE: Final[i64] = 40
TAX_FREE_CARD: Final[i64] = 41
SHIRING_SPACE: Final[i64] = 42
MARKET_SPACE: Final[i64] = 43
TRADE: Final[i64] = 44
BUILD: Final[i64] = 45
USE_CRAFTSMAN: Final[i64] = 46
STORAGE: Final[i64] = 47
DISCARD_CUBE: Final[i64] = 48
