"""How a position looks to a seat: by the title's own rules of thumb, or by what was learned from many games."""

from math import exp
from typing import Final

from mypy_extensions import i64

from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance
from triforium.kernel.state import Foresight, State
from triforium.kernel.vecs import vec

MOST_SEATS: Final = 8
WON: Final = 1200.0
"""What a game that is over is worth to its winner, beside what networks say of games that are not."""
PLACES: Final[i64] = 4096
"""For what was said of parts."""
MIXING: Final = 0x9E3779B1


class Estimate:
    """What bots look at, one move ahead or at the end of a line of moves."""

    def look(self, s: State, seat: i64) -> float:
        """How the seat stands; only the difference between two positions means something."""
        raise NotImplementedError

    def shares(self, s: State, seats: i64, out: vec[float]) -> None:
        """How each of the seats, a bit mask, stands, as a share of a win."""
        raise NotImplementedError


class ByHand(Estimate):
    """The title's `worth`; a lead is counted as its foresight says."""

    def __init__(self, foresight: Foresight) -> None:
        self.decisive = foresight.decisive
        self.rival = foresight.rival
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def look(self, s: State, seat: i64) -> float:
        return float(s.worth(seat))

    def shares(self, s: State, seats: i64, out: vec[float]) -> None:
        worths = self.worths
        s.worths(worths)
        total: i64 = 0
        for seat in range(s.seats):
            total += worths[seat]
        for seat in range(s.seats):
            if seats & BIT[seat]:
                against = float(total - worths[seat]) / float(s.seats - 1)
                if self.rival:
                    against = float(self.best_but(seat, s.seats))
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

    The last features may describe so many `parts` of one kind, such as cities: what was learned of one holds for all.
    `weights` holds for each stage one row of `hidden` weights for each feature, then the hidden units' thresholds, what
    each of them adds, and a last number; then the same for the features of a part. Hidden units come in fours.
    """

    def __init__(self, weights: vec[float], features: i64, hidden: i64, parts: i64 = 0, size: i64 = 0) -> None:
        self.weights = weights
        self.features = features
        self.hidden = hidden
        self.parts = parts
        self.size = size
        self.head: i64 = features - parts * size
        self.of_parts: i64 = (self.head + 2) * hidden + 1
        """Where the weights of the parts begin."""
        remembered: i64 = 0
        self.block: i64 = self.of_parts
        if parts > 0:
            remembered = PLACES
            self.block += (size + 2) * hidden + 1
        self.row: vec[i64] = vec[i64]([0] * features)
        self.places: vec[i64] = vec[i64]([0] * features)
        self.numbers: vec[float] = vec[float]([0.0] * features)
        self.worths: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.mixing: vec[i64] = vec[i64]([pow(MIXING, i + 1, 1 << 32) for i in range(size)])
        """What each feature of a part is multiplied by to find where such a part is remembered."""
        self.known: vec[i64] = vec[i64]([-1] * (remembered * (size + 1)))
        """Parts that were described before, each behind the place of the weights it was judged by."""
        self.said: vec[float] = vec[float]([0.0] * remembered)

    def look(self, s: State, seat: i64) -> float:
        if s.depth == 0:
            return self.result(s, seat)
        s.worths(self.worths)
        return self.opinion(s, seat)

    def result(self, s: State, seat: i64) -> float:
        winners = s.winners()
        return float(s.worth(seat)) / 100.0 + (WON / float(len(winners)) if seat in winners else 0.0)

    def shares(self, s: State, seats: i64, out: vec[float]) -> None:
        if s.depth == 0:
            winners = s.winners()
            for seat in range(s.seats):
                out[seat] = 0.0
            for winner in winners:
                out[winner] = 1.0 / float(len(winners))
            return
        s.worths(self.worths)
        for seat in range(s.seats):
            if seats & BIT[seat]:
                out[seat] = 1.0 / (1.0 + exp(-self.opinion(s, seat) / 100.0))

    def opinion(self, s: State, seat: i64) -> float:
        """What the network of this stage says: hundredths of log-odds."""
        s.describe(seat, self.worths, self.row)
        at = s.stage() * self.block
        total = self.said_of(0, self.head, at)
        at += self.of_parts
        for part in range(self.parts):
            first = self.head + part * self.size
            if self.row[first] != 0:
                total += self.said_of_part(first, at)
        return total * 100.0

    def said_of_part(self, first: i64, at: i64) -> float:
        """The same for a part; from one position to the next few of them change, so what was said is remembered."""
        row = self.row
        size = self.size
        mixing = self.mixing
        mixed = at
        for i in range(size):
            mixed += row[first + i] * mixing[i]
        place = mixed >> 8 & PLACES - 1
        known = self.known
        key = place * (size + 1)
        same = known[key] == at
        checked: i64 = 0
        while same and checked < size:
            same = known[key + 1 + checked] == row[first + checked]
            checked += 1
        if not same:
            known[key] = at
            for i in range(size):
                known[key + 1 + i] = row[first + i]
            self.said[place] = self.said_of(first, size, at)
        return self.said[place]

    def said_of(self, first: i64, number: i64, at: i64) -> float:
        """What so many features from the first on come to, by the weights that begin at a place."""
        weights = self.weights
        places = self.places
        numbers = self.numbers
        hidden = self.hidden
        filled = self.gather(first, number, at)
        thresholds = at + number * hidden
        outer = thresholds + hidden
        total = weights[outer + hidden]
        unit: i64 = 0
        while unit < hidden:  # four at once stay in the processor's registers
            one = weights[thresholds + unit]
            two = weights[thresholds + unit + 1]
            three = weights[thresholds + unit + 2]
            four = weights[thresholds + unit + 3]
            for i in range(filled):
                place = places[i] + unit
                number_there = numbers[i]
                one += weights[place] * number_there
                two += weights[place + 1] * number_there
                three += weights[place + 2] * number_there
                four += weights[place + 3] * number_there
            if unit == 0 or one > 0.0:
                total += weights[outer + unit] * one
            if two > 0.0:
                total += weights[outer + unit + 1] * two
            if three > 0.0:
                total += weights[outer + unit + 2] * three
            if four > 0.0:
                total += weights[outer + unit + 3] * four
            unit += 4
        return total

    def gather(self, first: i64, number: i64, at: i64) -> i64:
        """Lay ready which features are not 0, and where their weights are; returns how many."""
        row = self.row
        filled: i64 = 0
        for i in range(first, first + number):
            if row[i] != 0:
                self.places[filled] = at
                self.numbers[filled] = float(row[i])
                filled += 1
            at += self.hidden
        return filled


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
