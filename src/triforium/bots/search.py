"""Search thinks ahead: it grows a tree over many imagined deals of what it cannot see, and takes the move it tried most.

Each try imagines the hidden part anew, follows the tree by how good and how promising every seat's moves look to that
seat, takes a few random moves beyond it, and asks the title's estimate how all seats stand then.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from triforium.bots.base import Bot
from triforium.bots.tree import KEYS, NO_EDGE, Tree
from triforium.kernel.chance import Chance
from triforium.kernel.state import State
from triforium.kernel.vecs import vec

CURIOSITY: Final = 1.2
"""How much a promising move is tried beyond what it has brought so far."""
DECISIVE: Final = 700.0
"""Hundredths of a point ahead that are worth a good bit of the win."""
SHARPNESS: Final = 250.0
"""Hundredths of a point that make a move look clearly better than another before it has been tried."""
DEEPEST: Final[i64] = 400


class Search(Bot):
    """Thinks for so many tries, or for so many seconds (0: as many or as long as the other says)."""

    def __init__(self, name: str, chance: Chance, tries: i64, seconds: float, wander: i64, c: float = 1.2, d: float = 700.0, t: float = 250.0, best: i64 = 0) -> None:
        super().__init__(name, chance)
        self.tries = tries
        self.seconds = seconds
        self.wander = wander
        self.c = c
        self.d = d
        self.t = t
        self.b = best
        self.tree = Tree()
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.stands: vec[float] = vec[float]([0.0] * KEYS)
        self.looks: vec[float] = vec[float]([0.0] * 2048)

    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.choices()
        if options.count == 1:
            return options.ids[0]
        self.think(imagined, seat)
        return self.best(imagined, seat)

    def think(self, root: State, seat: i64) -> None:
        """Grow a tree from this position until the time or the number of tries is up."""
        self.tree = Tree()
        self.tree.node()
        end = perf_counter() + self.seconds
        done: i64 = 0
        while True:
            self.one_try(root, seat)
            done += 1
            if self.tries > 0:
                if done >= self.tries:
                    return
            elif perf_counter() >= end:
                return

    def one_try(self, root: State, seat: i64) -> None:
        s = root.imagine(seat, self.chance.word())
        s.ask(seat)
        tree = self.tree
        node: i64 = 0
        depth: i64 = 0
        while s.depth > 0 and depth < DEEPEST:
            options = s.choices()
            if options.count == 1:
                s.play(options.ids[0])
                continue
            edge = self.pick(s, node)
            self.path[depth] = edge
            depth += 1
            tree.passed[node] += 1
            s.play(tree.key[edge] // KEYS)
            if tree.child[edge] == NO_EDGE:
                tree.child[edge] = tree.node()
                break
            node = tree.child[edge]
        self.wander_on(s)
        self.look_around(s)
        self.credit(depth)

    def pick(self, s: State, node: i64) -> i64:
        """The mover's most promising edge; moves that this node has not known yet are added first."""
        tree = self.tree
        options = s.choices()
        mover = s.turn
        near = NO_EDGE
        i: i64 = 0
        known = True
        while i < options.count:
            near = tree.find(node, options.ids[i] * KEYS + mover, near)
            if near == NO_EDGE:
                known = False
                break
            i += 1
        if not known:
            self.expand(s, node)
        urge = self.c * sqrt(float(tree.passed[node]) + 1.0)
        best = NO_EDGE
        most = -1.0
        near = NO_EDGE
        expected = self.mean(node, mover)
        i = 0
        while i < options.count:
            near = tree.find(node, options.ids[i] * KEYS + mover, near)
            visits = float(tree.visits[near])
            brought = tree.gained[near] / visits if visits > 0.0 else expected
            promise = brought + urge * tree.prior[near] / (1.0 + visits)
            if promise > most:
                most = promise
                best = near
            i += 1
        return best

    def mean(self, node: i64, mover: i64) -> float:
        """What the mover has got here on average so far; a little less, so that what is good is followed first."""
        tree = self.tree
        gained = 0.0
        visits: i64 = 0
        edge = tree.first[node]
        while edge != NO_EDGE:
            if tree.key[edge] % KEYS == mover:
                gained += tree.gained[edge]
                visits += tree.visits[edge]
            edge = tree.following[edge]
        return gained / float(visits) - 0.02 if visits > 0 else 0.5

    def expand(self, s: State, node: i64) -> None:
        """Look one move ahead with every option, and weigh them by how they look to the mover."""
        options = s.choices()
        mover = s.turn
        count = options.count
        ids = options.ids
        top = -1e18
        i: i64 = 0
        while i < count:
            future = s.clone()
            future.ask(mover)
            future.play(ids[i])
            self.looks[i] = float(future.worth(mover))
            if self.looks[i] > top:
                top = self.looks[i]
            i += 1
        total = 0.0
        i = 0
        while i < count:
            self.looks[i] = exp((self.looks[i] - top) / self.t)
            total += self.looks[i]
            i += 1
        near = NO_EDGE
        i = 0
        while i < count:
            key = ids[i] * KEYS + mover
            found = self.tree.find(node, key, near)
            if found == NO_EDGE:
                near = self.tree.edge(node, near, key, self.looks[i] / total)
            else:
                near = found
            i += 1

    def wander_on(self, s: State) -> None:
        """A few random moves: the estimate is fairer once a started exchange is over."""
        left = self.wander
        while s.depth > 0 and left > 0:
            options = s.choices()
            if options.count > 1:
                left -= 1
            s.play(options.ids[self.chance.below(options.count)])

    def look_around(self, s: State) -> None:
        """How every seat stands: its lead over the mean of the others, as a share of a win."""
        seats = s.seats
        total = 0.0
        seat: i64 = 0
        while seat < seats:
            self.stands[seat] = float(s.worth(seat))
            total += self.stands[seat]
            seat += 1
        seat = 0
        raw = self.stands[:]
        while seat < seats:
            own = self.stands[seat]
            lead = own - (total - own) / float(seats - 1)
            if self.b:
                top = -1e18
                other: i64 = 0
                while other < seats:
                    if other != seat and raw[other] > top:
                        top = raw[other]
                    other += 1
                lead = own - top
            self.stands[seat] = 1.0 / (1.0 + exp(-lead / self.d))
            seat += 1

    def credit(self, depth: i64) -> None:
        """Every move on the way gets what its mover has come to."""
        tree = self.tree
        i: i64 = 0
        while i < depth:
            edge = self.path[i]
            tree.visits[edge] += 1
            tree.gained[edge] += self.stands[tree.key[edge] % KEYS]
            i += 1

    def best(self, s: State, seat: i64) -> i64:
        """The move that was tried most."""
        tree = self.tree
        options = s.choices()
        best = options.ids[0]
        most: i64 = -1
        i: i64 = 0
        while i < options.count:
            edge = tree.find(0, options.ids[i] * KEYS + seat, NO_EDGE)
            if edge != NO_EDGE and tree.visits[edge] > most:
                most = tree.visits[edge]
                best = options.ids[i]
            i += 1
        return best
