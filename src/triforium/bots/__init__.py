"""Players made of code. Each goes by a name such as `greedy`, and sees a game only as `imagine` shows it.

`bot("greedy", seed)` makes one; `decide` asks it for a move.
"""

from triforium.bots.base import Bot, decide, play_out
from triforium.bots.registry import BOTS, bot

__all__ = ["BOTS", "Bot", "bot", "decide", "play_out"]
