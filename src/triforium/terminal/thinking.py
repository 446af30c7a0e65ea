"""Thinking of bots at the terminal: a long thought is shared by all processors."""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from triforium.bots import Recollection, Thought, bot, decide, ponder, seconds_of, together
from triforium.kernel.record import Record
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.terminal.series import processors, serve_quietly

LONG = 1.0
"""Seconds from which on it is worth while."""


def one_thought(kind: str, seed: int, state: State, seat: int) -> Thought:
    """In a process of its own."""
    return ponder(bot(kind, seed), state, seat)


class Thinking:
    """The processes of one sitting; they are begun with the first long thought."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or processors()
        self.pool: ProcessPoolExecutor | None = None
        self.recollection = Recollection()

    def move(self, kind: str, seed: int, state: State, seat: int) -> int:
        """The bot's move; should a process die, it is thought of here."""
        if seconds_of(kind) >= LONG and self.jobs > 1:
            try:
                return self._together(kind, seed, state, seat).move()
            except BrokenProcessPool:
                self.pool = None
        moves = tuple(Record.of(state).moves)
        action = decide(self.recollection.bot_for(kind, seed, seat, "", moves), state, seat)
        self.recollection.moved(kind, seat, action, "", moves)
        return action

    def _together(self, kind: str, seed: int, state: State, seat: int) -> Thought:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.jobs, initializer=serve_quietly)
        seeds = [derive(seed, number) for number in range(self.jobs)]
        thoughts = [self.pool.submit(one_thought, kind, each, state, seat) for each in seeds]
        return together([thought.result() for thought in thoughts])
