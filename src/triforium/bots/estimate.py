"""How a position looks to a seat: by the title's own rules of thumb, or by what was learned from many games."""

from math import exp
from typing import Final

from mypy_extensions import i64

from triforium.kernel.chance import Chance
from triforium.kernel.state import Foresight, State
from triforium.kernel.vecs import vec

MOST_SEATS: Final = 8
WON: Final = 1200.0
"""What a game that is over is worth to its winner, beside what networks say of games that are not."""


class Estimate:
    """What bots look at, one move ahead or at the end of a line of moves."""

    def look(self, s: State, seat: i64) -> float:
        """How the seat stands; only the difference between two positions means something."""
        raise NotImplementedError

    def shares(self, s: State, out: vec[float]) -> None:
        """How every seat stands, as a share of a win."""
        raise NotImplementedError


class ByHand(Estimate):
    """The title's `worth`; a lead is counted as its foresight says."""

    def __init__(self, foresight: Foresight) -> None:
        self.decisive = foresight.decisive
        self.rival = foresight.rival
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def look(self, s: State, seat: i64) -> float:
        return float(s.worth(seat))

    def shares(self, s: State, out: vec[float]) -> None:
        seats = s.seats
        worths = self.worths
        s.worths(worths)
        total: i64 = 0
        for seat in range(seats):
            total += worths[seat]
        for seat in range(seats):
            against = float(total - worths[seat]) / float(seats - 1)
            if self.rival:
                against = float(self.best_but(seat, seats))
            out[seat] = 1.0 / (1.0 + exp((against - float(worths[seat])) / self.decisive))

    def best_but(self, seat: i64, seats: i64) -> i64:
        """What the best of the others is worth."""
        best: i64 = -1_000_000
        for other in range(seats):
            if other != seat and self.worths[other] > best:
                best = self.worths[other]
        return best


class Learned(Estimate):
    """A small network for each stage of the game: one hidden layer over the title's description of a seat.

    `weights` holds for each stage `features * hidden` weights, one row for each feature, then the hidden units'
    thresholds, what each of them adds, and a last number.
    """

    def __init__(self, weights: vec[float], features: i64, hidden: i64) -> None:
        self.weights = weights
        self.features = features
        self.hidden = hidden
        self.block: i64 = (features + 2) * hidden + 1
        self.row: vec[i64] = vec[i64]([0] * features)
        self.units: vec[float] = vec[float]([0.0] * hidden)
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def look(self, s: State, seat: i64) -> float:
        if s.depth == 0:
            return self.result(s, seat)
        s.worths(self.worths)
        return self.opinion(s, seat)

    def result(self, s: State, seat: i64) -> float:
        winners = s.winners()
        return float(s.worth(seat)) / 100.0 + (WON / float(len(winners)) if seat in winners else 0.0)

    def shares(self, s: State, out: vec[float]) -> None:
        if s.depth == 0:
            winners = s.winners()
            for seat in range(s.seats):
                out[seat] = 0.0
            for winner in winners:
                out[winner] = 1.0 / float(len(winners))
            return
        s.worths(self.worths)
        for seat in range(s.seats):
            out[seat] = 1.0 / (1.0 + exp(-self.opinion(s, seat) / 100.0))

    def opinion(self, s: State, seat: i64) -> float:
        """What the network of this stage says: hundredths of log-odds."""
        row = self.row
        s.describe(seat, self.worths, row)
        weights = self.weights
        units = self.units
        hidden = self.hidden
        at = s.stage() * self.block
        thresholds = at + self.features * hidden
        for j in range(hidden):
            units[j] = weights[thresholds + j]
        for i in range(self.features):
            if row[i] != 0:
                x = float(row[i])
                for j in range(hidden):
                    units[j] += weights[at + j] * x
            at += hidden
        out = thresholds + hidden
        total = weights[out + hidden]
        for j in range(hidden):
            if j == 0 or units[j] > 0.0:
                total += weights[out + j] * units[j]
        return total * 100.0


def look_after(estimate: Estimate, s: State, seat: i64, action: i64) -> float:
    """How it looks one move ahead to the seat that is asked."""
    future = s.clone()
    future.ask(seat)
    future.play(action)
    return estimate.look(future, seat)


def best_look(estimate: Estimate, s: State, seat: i64, chance: Chance, daring: float) -> i64:
    """The move that looks best one move ahead; with some daring, by chance one that looks a little worse."""
    options = s.choices()
    best = options.ids[0]
    most = 0.0
    for i in range(options.count):
        look = look_after(estimate, s, seat, options.ids[i])
        if daring > 0.0:
            look += daring * shiver(chance)
        if i == 0 or look > most:
            best = options.ids[i]
            most = look
    return best


def shiver(chance: Chance) -> float:
    """Anything between -4 and 4, mostly small."""
    return float(chance.word() + chance.word() - chance.word() - chance.word()) / 2147483648.0
