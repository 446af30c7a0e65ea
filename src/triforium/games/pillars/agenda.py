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
EARLS_GOLD: Final[i64] = 19
KINGS_COURT: Final[i64] = 20
PAY_TAXES: Final[i64] = 21
COURT_METAL: Final[i64] = 22
TAX_COLLECTOR: Final[i64] = 23
CRUSADES: Final[i64] = 24
FRANCE: Final[i64] = 25
COAST: Final[i64] = 26
SHIRING_PRIVILEGE: Final[i64] = 27
SHIRING: Final[i64] = 28
CASTLE: Final[i64] = 29
MARKET: Final[i64] = 30
CATHEDRAL: Final[i64] = 31
NEXT_START_PLAYER: Final[i64] = 32

SELECTION_TURN: Final[i64] = 33
SELECT_CARD: Final[i64] = 34
MAKE_ROOM: Final[i64] = 35
VETO: Final[i64] = 36
BUILDER_DRAWN: Final[i64] = 37
PLACE_OR_PASS: Final[i64] = 38
PLACE_FREE: Final[i64] = 39
MEET_EVENT: Final[i64] = 40
BISHOP_PROTECTS: Final[i64] = 41
ASK_THOMAS: Final[i64] = 42
THOMAS_PROTECTS: Final[i64] = 43
EVENT_STRIKES: Final[i64] = 44
LOSE_CRAFTSMAN: Final[i64] = 45
TAKE_CUBE: Final[i64] = 46
TAX_FREE_CARD: Final[i64] = 47
SHIRING_SPACE: Final[i64] = 48
MARKET_SPACE: Final[i64] = 49
TRADE: Final[i64] = 50
BUILD: Final[i64] = 51
USE_CRAFTSMAN: Final[i64] = 52
STORAGE: Final[i64] = 53
DISCARD_CUBE: Final[i64] = 54

# The expansion's:
NAME_CRAFTSMAN: Final[i64] = 55
PLACE_WAITING: Final[i64] = 56
EMPTY_TRACK: Final[i64] = 57
BLACK_DRAWN: Final[i64] = 58
PLACE_BLACK: Final[i64] = 59
PAY_SPECIAL_TAX: Final[i64] = 60
RECALL_BUILDER: Final[i64] = 61
BEFORE_PAYING: Final[i64] = 62
ASK_TAX_FREE: Final[i64] = 63
SELL_AT_COAST: Final[i64] = 64
CHOOSE_PROCESSION: Final[i64] = 65
TRADE_WITH_MATHILDE: Final[i64] = 66
OFFER_POINT: Final[i64] = 67
OFFER_POINT_FOR: Final[i64] = 68
WAIVE_ACTION: Final[i64] = 69
