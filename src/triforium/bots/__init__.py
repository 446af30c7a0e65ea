"""Players made of code. Each goes by a name such as `master`, and sees a game only as `imagine` shows it.

`bot("master", seed)` makes one, `decide` asks it for a move, `ponder` for its reasons, too.
"""

from triforium.bots.base import Bot, decide, play_out
from triforium.bots.counsel import Recollection, Thought, ponder, together
from triforium.bots.registry import BOTS, LEVELS, bot, seconds_of

__all__ = [
    "BOTS", "LEVELS", "Bot", "Recollection", "Thought", "bot", "decide", "play_out", "ponder", "seconds_of", "together",
]  # fmt: skip
