"""What every bot is, and how it is asked: it gets an imagined state, so there is nothing to peek at."""

from mypy_extensions import i64

from triforium.kernel.chance import Chance
from triforium.kernel.state import State


class Bot:
    """Chooses moves with the help of its own luck, never the game's."""

    def __init__(self, name: str, chance: Chance) -> None:
        self.name = name
        self.chance = chance

    def choose(self, imagined: State, seat: i64) -> i64:
        """One of the seat's legal moves; `imagined` is the bot's own to play with."""
        raise NotImplementedError


def worth_after(imagined: State, seat: i64, action: i64) -> i64:
    """What the title's estimate says to the seat that is asked, one move ahead."""
    future = imagined.clone()
    future.ask(seat)
    future.play(action)
    return future.worth(seat)


def decide(bot: Bot, state: State, seat: int) -> int:
    """The bot's move in that seat."""
    imagined = state.imagine(seat, bot.chance.word())
    imagined.ask(seat)
    return bot.choose(imagined, seat)


def play_out(state: State, bots: list[Bot]) -> int:
    """Let the bots, one for each seat, play the game to its end; returns how many decisions that took."""
    decisions: i64 = 0
    while state.depth > 0:
        seat = state.turn
        state.play(decide(bots[seat], state, seat))
        decisions += 1
    return decisions
