"""What a bot makes of a decision, with its reasons; several that thought about the same one are heard together."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from triforium.bots.base import Bot
from triforium.bots.registry import bot
from triforium.bots.search import Reason, Search
from triforium.kernel.state import State

ALL = 1_000_000
Moves = tuple[tuple[int, int], ...]


class Thought(NamedTuple):
    """How often each move was tried, and why: no reasons where there was nothing to weigh."""

    tries: dict[int, int]
    reasons: list[Reason]

    def move(self) -> int:
        """The move that was tried most; of equals the first."""
        return max(self.tries, key=lambda action: (self.tries[action], -action))


def ponder(thinker: Bot, state: State, seat: int, seconds: float | None = None) -> Thought:
    """What a bot thinks in that seat, of which it knows as much as `imagine` shows; `seconds` instead of its own."""
    if seconds is not None and isinstance(thinker, Search):
        thinker.seconds = seconds
    imagined = state.imagine(seat, thinker.chance.word())
    imagined.ask(seat)
    if not isinstance(thinker, Search) or imagined.choices().count == 1:
        return Thought({thinker.choose(imagined, seat): 1}, [])
    thinker.think(imagined, seat)
    thought = Thought(thinker.tally(), thinker.reasons(ALL))
    thinker.follow(imagined, seat, thought.move())
    return thought


def together(thoughts: Sequence[Thought]) -> Thought:
    """One thought out of several about the same decision: their tries are added up."""
    tries: Counter[int] = Counter()
    for thought in thoughts:
        tries.update(thought.tries)
    heard = [(thought.tries[reason.action], reason) for thought in thoughts for reason in thought.reasons]
    reasons = []
    for action, number in tries.most_common():
        own = [(weight, reason) for weight, reason in heard if reason.action == action]
        if own:
            lead = sum(weight * reason.lead for weight, reason in own) / sum(weight for weight, _ in own)
            line = max(own, key=lambda one: one[0])[1].line
            reasons.append(Reason(action, number / tries.total(), lead, line))
    return Thought(dict(tries), reasons)


class Recollection:
    """The bot that thought last: it goes on from there if its own move is all that was played since."""

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.expects: tuple[object, ...] = ()

    def bot_for(self, kind: str, seed: int, seat: int, table: str, moves: Moves) -> Bot:
        """The same bot or, with this seed, a new one; `moves` are all that were played at that table."""
        if self.bot is None or self.expects != (kind, seat, table, moves):
            self.bot = bot(kind, seed)
        return self.bot

    def moved(self, kind: str, seat: int, action: int, table: str, moves: Moves) -> None:
        self.expects = (kind, seat, table, (*moves, (seat, action)))
