"""Games to learn from: played by somebody who tries things out, with what every seat could say of it on the way."""

from mypy_extensions import i64

from triforium.bots.base import Bot
from triforium.bots.estimate import MOST_SEATS, Estimate, best_look
from triforium.kernel.chance import Chance
from triforium.kernel.state import State
from triforium.kernel.vecs import append, vec


class Student(Bot):
    """Looks one move ahead, but now and then tries what looks a little worse."""

    def __init__(self, name: str, chance: Chance, estimate: Estimate, daring: float) -> None:
        super().__init__(name, chance)
        self.estimate = estimate
        self.daring = daring

    def choose(self, imagined: State, seat: i64) -> i64:
        return best_look(self.estimate, imagined, seat, self.chance, self.daring)


class Lessons:
    """Rows of numbers: the stage, then the description, of every seat at some moments of a game."""

    def __init__(self, features: i64) -> None:
        self.features = features
        self.rows: vec[i64] = vec[i64]([])
        self.moments: i64 = 0
        self.row: vec[i64] = vec[i64]([0] * features)
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def play(self, s: State, bots: list[Bot], chance: Chance, every: i64) -> None:
        """Play the game to its end and note the first position of every stage, and what comes of one move in `every`,
        which is any at all: who is to tell good moves from bad ones has to see both."""
        self.rows = vec[i64]([])
        self.moments = 0
        stage = s.stage()
        while s.depth > 0:
            seat = s.turn
            imagined = s.dealt_anew(seat, Chance(chance.word(), chance.word(), chance.word(), 1))
            imagined.ask(seat)
            noted = chance.below(every) == 0
            if noted:
                options = imagined.choices()
                s.play(options.ids[chance.below(options.count)])
            else:
                s.play(bots[seat].choose(imagined, seat))
            if s.depth > 0 and (noted or s.stage() != stage):
                stage = s.stage()
                self.note(s, chance)

    def note(self, s: State, chance: Chance) -> None:
        self.moments += 1
        for seat in range(s.seats):
            seen = s.dealt_anew(seat, Chance(chance.word(), chance.word(), chance.word(), 1))
            seen.worths(self.worths)
            seen.describe(seat, self.worths, self.row)
            self.rows = append(self.rows, seen.stage())
            for i in range(self.features):
                self.rows = append(self.rows, self.row[i])
