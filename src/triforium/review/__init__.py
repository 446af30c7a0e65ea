"""What a finished game was like: win chances, what moves cost, and what was luck.

`decisions(record)` numbers the moves worth a thought, `weigh(record.dumps(), number)` thinks about one of them, in any
process and in any order, and `reviewed(record, weighings)` makes a review of them all.
"""

from triforium.review.account import GRADES, Decision, Moment, Player, Review, Step, in_chances, reviewed
from triforium.review.weighing import TRIES, UnfinishedGame, Weighing, coarse_first, decisions, weigh

__all__ = [
    "GRADES", "TRIES", "Decision", "Moment", "Player", "Review", "Step", "UnfinishedGame", "Weighing", "coarse_first",
    "decisions", "in_chances", "reviewed", "weigh",
]  # fmt: skip
