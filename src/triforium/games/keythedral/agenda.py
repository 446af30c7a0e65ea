"""The numbers of the steps, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

LAYING_TURN: Final[i64] = 0
LAY_FIELD: Final[i64] = 1
LAY_COTTAGE: Final[i64] = 2
NUMBER_COTTAGE: Final[i64] = 3
OPEN_CATHEDRAL: Final[i64] = 4

ROUND: Final[i64] = 5
WORK: Final[i64] = 6
MARK_NUMBER: Final[i64] = 7
PLACING_TURN: Final[i64] = 8
PLACE_FIRST: Final[i64] = 9
PLACE_ASKED: Final[i64] = 10
PLACE_MORE: Final[i64] = 11
INCOME: Final[i64] = 12
COLLECT: Final[i64] = 13
ACTIONS: Final[i64] = 14
ACTION_TURN: Final[i64] = 15
ACTION: Final[i64] = 16
PAYING_TURN: Final[i64] = 17
PAY_OR_WITHDRAW: Final[i64] = 18
SETTLE_PRICE: Final[i64] = 19
CHOOSE_RISE: Final[i64] = 20
CHOOSE_CUT: Final[i64] = 21
SUBSTITUTE: Final[i64] = 22
CHOOSE_KIND: Final[i64] = 23
CHOOSE_OLD_CRAFT: Final[i64] = 24
CHOOSE_NEW_CRAFT: Final[i64] = 25
TAKE_SEAT: Final[i64] = 26
BUILD_FENCE: Final[i64] = 27
MOVE_HOUSE: Final[i64] = 28
REMOVE_FENCE: Final[i64] = 29
PAY_CUBE: Final[i64] = 30
PAY_RESOURCE: Final[i64] = 31
TAKE_CUBE: Final[i64] = 32
RECEIVE: Final[i64] = 33
RECEIVE_CRAFT: Final[i64] = 34
RECEIVE_LAW: Final[i64] = 35
TIDY: Final[i64] = 36
AUCTION: Final[i64] = 37
BID: Final[i64] = 38
LAST_WORD: Final[i64] = 39
MATCH_BID: Final[i64] = 40
NAME_START_PLAYER: Final[i64] = 41

CHOOSE_TARGET: Final[i64] = 42
RESOLVE_LAW: Final[i64] = 43
ASKING: Final[i64] = 44  # + window, up to LP
WINDOW: Final[i64] = 50  # + window, up to LP
CHOOSE_CUT_ASKED: Final[i64] = 56

BEGIN: Final[i64] = 63
"""The argument with which a round of asking begins."""
