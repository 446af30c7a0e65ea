"""Search thinks ahead: it grows a tree over imagined deals of what it cannot see, and takes the move it tried most.

Each try imagines the hidden part anew, follows the tree by how good and how promising every seat's moves look to that
seat, takes a few random moves beyond it, and asks the title's estimate how all seats stand then.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from mypy_extensions import i64

from triforium.bots.base import Bot
from triforium.bots.estimate import Estimate, look_after
from triforium.bots.tree import KEYS, NO_EDGE, Tree
from triforium.bots.weights import Judgement, judgement_of
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance
from triforium.kernel.state import State
from triforium.kernel.vecs import vec

CURIOSITY: Final = 1.2
"""How much a promising move is tried beyond what it has brought so far."""
FAMILIAR: Final = 0.02
"""By how much a move that was never tried is held to be worse than those that were."""
DEEPEST: Final[i64] = 400
"""Moves in one try; far more than any try takes."""
MOST_OPTIONS: Final = 2048
EXPECTED_LINE: Final = 8
"""Moves of the line that a reason shows."""


class Reason(NamedTuple):
    """What search thinks of one move."""

    action: int
    share: float
    """Of all tries, those that began with it."""
    lead: float
    """Points that it expects to be ahead then."""
    line: list[tuple[int, int]]
    """The moves it expects, this one first, as (seat, action)."""


class Search(Bot):
    """Thinks for so many tries or, without a number of them, for so many seconds."""

    def __init__(self, name: str, chance: Chance, tries: i64, seconds: float, by_hand: bool = False) -> None:
        super().__init__(name, chance)
        self.tries = tries
        self.seconds = seconds
        self.by_hand = by_hand
        """Whether it looks through the title's rules of thumb even where something better was learned."""
        self.given: Judgement | None = None
        """Instead of what is known of the title."""
        self.estimate: Estimate = Estimate()
        self.wander: i64 = 0
        self.doubt = 0.0
        self.decisive = 0.0
        self.ripe: i64 = 0
        self.seat: i64 = 0
        self.allowed: list[int] = []
        """The options of the decision that it thinks about."""
        self.tree = Tree()
        self.root: i64 = 0
        self.awaited: list[int] = []
        """What the next decision of the same turn looks like, if that is all that follows from the last one."""
        self.at: vec[i64] = vec[i64]([0] * KEYS)
        """The node of every seat within a simultaneous decision."""
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.stands: vec[float] = vec[float]([0.0] * KEYS)
        """How the seats stand at the end of a try: those that have moved in it, and those that are watched."""
        self.watched: i64 = 0
        """Seats, as a bit mask, of which a review wants to know whether or not they move."""
        self.edges: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.done: i64 = 0
        """All tries so far."""

    # Deciding -------------------------------------------------------------------------------------------------------

    def choose(self, imagined: State, seat: i64) -> i64:
        options = imagined.choices()
        if options.count == 1:
            return options.ids[0]
        self.think(imagined, seat, to_decide=True)
        action = self.tree.key[self.most_tried(imagined)] // KEYS
        self.follow(imagined, seat, action)
        return action

    def follow(self, imagined: State, seat: i64, action: i64) -> None:
        """Play a move that was thought about, and keep the tree beyond it for the next decision of the same turn."""
        imagined.play(action)
        self.awaited = traits(imagined, seat) if imagined.ask(seat) else []
        if self.awaited:
            self.root = self.tree.beyond(self.tree.find(self.root, action * KEYS + seat, NO_EDGE))
        else:
            self.tree = Tree()

    def think(self, root: State, seat: i64, to_decide: bool = False) -> None:
        """Grow the tree from this position until the time or the number of tries is up; with `to_decide`, only until
        the time that is left could change the decision no more."""
        self.begin(root, seat)
        if self.tries > 0:
            self.try_often(root, self.tries)
            return
        before = self.done
        began = perf_counter()
        now = began
        while now < began + self.seconds:
            self.try_often(root, 4)
            now = perf_counter()
            left = (began + self.seconds - now) / (now - began)
            if to_decide and self.ahead(root) > float(self.done - before) * left:
                return

    def begin(self, root: State, seat: i64) -> None:
        """Go on with the tree of the last decision where this one follows from it, or plant a new one."""
        judgement = self.given
        if judgement is None:
            judgement = judgement_of(root, self.by_hand)
        self.estimate = judgement.estimate
        self.wander = judgement.foresight.wander
        self.doubt = judgement.foresight.doubt
        self.decisive = judgement.foresight.decisive
        self.ripe = judgement.foresight.ripe
        self.seat = seat
        self.allowed = root.choices().listed()
        if not self.awaited or self.awaited != traits(root, seat):
            self.tree = Tree()
            self.root = self.tree.node()

    def try_often(self, root: State, number: i64) -> None:
        while number > 0:
            self.one_try(root)
            number -= 1
            self.done += 1

    def most_tried(self, root: State) -> i64:
        """The edge of the own move that was tried most. A tree that was kept also knows moves of other deals, which
        are not allowed in this one."""
        tree = self.tree
        count = self.note_edges(root, self.root)
        best = self.edges[0]
        for i in range(count):
            if tree.visits[self.edges[i]] > tree.visits[best]:
                best = self.edges[i]
        return best

    def ahead(self, root: State) -> float:
        """How many tries more than any other the most tried move has had."""
        tree = self.tree
        best = self.most_tried(root)
        second: i64 = 0
        for i in range(root.choices().count):
            edge = self.edges[i]
            if edge != best and tree.visits[edge] > second:
                second = tree.visits[edge]
        return float(tree.visits[best] - second)

    # One try --------------------------------------------------------------------------------------------------------

    def one_try(self, root: State) -> None:
        luck = self.chance
        s = root.dealt_anew(self.seat, Chance(luck.word(), luck.word(), luck.word(), 1))
        s.reopen(self.seat)
        s.ask(self.seat)
        depth = self.descend(s)
        self.wander_on(s)
        self.credit(s, depth)

    def descend(self, s: State) -> i64:
        """Follow the tree until it is too young to be followed; returns how many moves that took.

        A simultaneous decision everybody follows by a path of his own from the node where it began, blind to the
        others' choices; it is gone through as a whole, and the tree goes on from where the thinking seat has come.
        """
        tree = self.tree
        node = self.root
        depth: i64 = 0
        blind = False
        while s.depth > 0 and depth < DEEPEST:
            if s.step.together:
                if not blind:
                    blind = True
                    self.gather_at(node)
                node = self.at[s.turn]
            elif blind:
                blind = False
                node = self.at[self.seat]
            tree.passed[node] += 1
            if tree.passed[node] <= self.ripe and not blind and depth > 0:
                break
            mover = s.turn
            edge = self.pick(s, node)
            self.path[depth] = edge
            depth += 1
            s.play(tree.key[edge] // KEYS)
            node = tree.beyond(edge)
            self.at[mover] = node
        return depth

    def gather_at(self, node: i64) -> None:
        for seat in range(KEYS):
            self.at[seat] = node

    def pick(self, s: State, node: i64) -> i64:
        """The mover's most promising edge: what it has brought so far, and how it looked before it was tried."""
        tree = self.tree
        count = self.note_edges(s, node)
        edges = self.edges
        total = 0.0
        tried = 0.0
        gained = 0.0
        for i in range(count):
            edge = edges[i]
            total += tree.promise[edge]
            tried += float(tree.visits[edge])
            gained += tree.gained[edge]
        urge = CURIOSITY * sqrt(tried + 1.0) / total
        untried = gained / tried - FAMILIAR if tried > 0.0 else 0.5
        best = edges[0]
        most = -9.0
        for i in range(count):
            edge = edges[i]
            visits = float(tree.visits[edge])
            brought = tree.gained[edge] / visits if visits > 0.0 else untried
            promise = brought + urge * tree.promise[edge] / (1.0 + visits)
            if promise > most:
                most = promise
                best = edge
        return best

    def note_edges(self, s: State, node: i64) -> i64:
        """Lay the edges of the mover's options ready; those that the node has not known yet grow. Returns how many."""
        tree = self.tree
        options = s.choices()
        ids = options.ids
        count = options.count
        mover = s.turn
        edge = NO_EDGE
        for i in range(count):
            key = ids[i] * KEYS + mover
            found = tree.find(node, key, edge)
            if found == NO_EDGE:
                look = look_after(self.estimate, s, mover, ids[i])
                found = tree.edge(node, edge, key, look, self.doubt)
            edge = found
            self.edges[i] = edge
        return count

    def wander_on(self, s: State) -> None:
        """A few random moves: the estimate is fairer once a started exchange is over."""
        left = self.wander
        while s.depth > 0 and left > 0:
            options = s.choices()
            if options.count > 1:
                left -= 1
            s.play(options.ids[self.chance.below(options.count)])

    def credit(self, s: State, depth: i64) -> None:
        """Every move on the way gets what its mover has come to."""
        tree = self.tree
        asked = self.watched
        for i in range(depth):
            asked |= BIT[tree.key[self.path[i]] % KEYS]
        self.estimate.shares(s, asked, self.stands)
        for i in range(depth):
            edge = self.path[i]
            tree.visits[edge] += 1
            tree.gained[edge] += self.stands[tree.key[edge] % KEYS]

    # Reasons --------------------------------------------------------------------------------------------------------

    def tally(self) -> dict[int, int]:
        """How often each own move was tried."""
        return {self.tree.key[edge] // KEYS: self.tree.visits[edge] for edge in self.own_tried()}

    def reasons(self, number: int = 3) -> list[Reason]:
        """The moves that it has tried most, the best first."""
        own = self.own_tried()
        tries = sum([self.tree.visits[edge] for edge in own])
        return [self.reason(edge, tries) for edge in own[:number]]

    def own_tried(self) -> list[int]:
        """The edges of the moves that are allowed now and were tried; a tree that was kept knows others, too."""
        allowed = {action * KEYS + self.seat for action in self.allowed}
        return [edge for edge in self.tried(self.root) if self.tree.key[edge] in allowed]

    def reason(self, edge: i64, tries: int) -> Reason:
        mean = self.tree.gained[edge] / float(self.tree.visits[edge])
        share = min(max(mean, 1e-6), 1.0 - 1e-6)
        lead = self.decisive * log(share / (1.0 - share)) / 100.0
        return Reason(self.tree.key[edge] // KEYS, self.tree.visits[edge] / tries, lead, self.line(edge))

    def line(self, edge: i64) -> list[tuple[int, int]]:
        """What is most likely to follow, as far as it has been tried often enough to say."""
        moves: list[tuple[int, int]] = []
        enough = max(self.tree.visits[edge] // 50, 2)
        while len(moves) < EXPECTED_LINE and self.tree.visits[edge] >= enough:
            key = self.tree.key[edge]
            moves.append((key % KEYS, key // KEYS))
            following = self.tried(self.tree.beyond(edge))
            if not following:
                break
            edge = following[0]
        return moves

    def tried(self, node: i64) -> list[int]:
        """The edges of a node that were tried, the most tried first."""
        found: list[tuple[int, int]] = []
        edge = self.tree.first[node]
        while edge != NO_EDGE:
            if self.tree.visits[edge] > 0:
                found.append((-self.tree.visits[edge], edge))
            edge = self.tree.following[edge]
        return [edge for _, edge in sorted(found)]


def traits(s: State, seat: i64) -> list[int]:
    """What tells one decision of a seat from another: where the game stands, what it may do and how it looks."""
    options = s.choices()
    return [s.step.number, s.depth, s.seen, s.worth(seat), *options.listed()]
