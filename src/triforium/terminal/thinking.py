"""Thinking of bots at the terminal: a long thought is shared by all processors."""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from triforium.bots import Recollection, Thought, decide, ponder, seconds_of, together
from triforium.kernel.record import Record
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.terminal.series import processors, serve_quietly

LONG = 1.0
"""Seconds from which on it is worth while."""

Moves = tuple[tuple[int, int], ...]

_recollection = Recollection()
"""Of a process that takes part in long thoughts."""


def one_thought(kind: str, seed: int, state: State, seat: int, moves: Moves) -> Thought:
    """In a process of its own, which goes on with its tree if the move it preferred was played."""
    thought = ponder(_recollection.bot_for(kind, seed, seat, "", moves), state, seat)
    _recollection.moved(kind, seat, thought.move(), "", moves)
    return thought


class Thinking:
    """The processes of one sitting; they are begun with the first long thought."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or processors()
        self.minds: list[ProcessPoolExecutor] = []
        """One process each, so that every one is asked about every long thought."""
        self.recollection = Recollection()

    def move(self, kind: str, seed: int, state: State, seat: int) -> int:
        """The bot's move; should a process die, it is thought of here."""
        moves = tuple(Record.of(state).moves)
        if seconds_of(kind) >= LONG and self.jobs > 1:
            try:
                return self._together(kind, seed, state, seat, moves).move()
            except BrokenProcessPool:
                self.minds = []
        action = decide(self.recollection.bot_for(kind, seed, seat, "", moves), state, seat)
        self.recollection.moved(kind, seat, action, "", moves)
        return action

    def _together(self, kind: str, seed: int, state: State, seat: int, moves: Moves) -> Thought:
        while len(self.minds) < self.jobs:
            self.minds.append(ProcessPoolExecutor(1, initializer=serve_quietly))
        thoughts = [
            mind.submit(one_thought, kind, derive(seed, number), state, seat, moves)
            for number, mind in enumerate(self.minds)
        ]
        return together([thought.result() for thought in thoughts])
