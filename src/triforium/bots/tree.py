"""The tree that a search grows: nodes and edges as rows of numbers. An edge is a seat's move, whatever chance dealt."""

from math import exp
from typing import Final

from mypy_extensions import i64

from triforium.kernel.vecs import append, vec

NO_EDGE: Final[i64] = -1
KEYS: Final[i64] = 8
"""An edge's key is action * KEYS + seat."""
SUREST: Final = 300.0
"""The logarithm of what no ratio exceeds."""


class Tree:
    """Grows by `node` and `edge`; row i of each vec is about node i, or edge i."""

    def __init__(self) -> None:
        # By node:
        self.first: vec[i64] = vec[i64]([])
        self.passed: vec[i64] = vec[i64]([])
        """How often the search came through."""
        self.look: vec[float] = vec[float]([])
        """What the mover's estimate said of its first edge."""
        # By edge:
        self.following: vec[i64] = vec[i64]([])
        self.key: vec[i64] = vec[i64]([])
        self.child: vec[i64] = vec[i64]([])
        self.visits: vec[i64] = vec[i64]([])
        self.promise: vec[float] = vec[float]([])
        """How much more than the first edge of its node it promised to the mover before it was tried, as a ratio."""
        self.gained: vec[float] = vec[float]([])
        """The sum of what the mover got."""

    def node(self) -> i64:
        """A new node without edges."""
        self.first = append(self.first, NO_EDGE)
        self.passed = append(self.passed, 0)
        self.look = append(self.look, 0.0)
        return len(self.first) - 1

    def edge(self, node: i64, after: i64, key: i64, look: float, doubt: float) -> i64:
        """A new edge of a node, behind another of its edges or (NO_EDGE) as the first."""
        new: i64 = len(self.key)
        if self.first[node] == NO_EDGE:
            self.look[node] = look
        if after == NO_EDGE:
            self.following = append(self.following, self.first[node])
            self.first[node] = new
        else:
            self.following = append(self.following, self.following[after])
            self.following[after] = new
        self.key = append(self.key, key)
        self.child = append(self.child, NO_EDGE)
        self.visits = append(self.visits, 0)
        self.promise = append(self.promise, exp(min((look - self.look[node]) / doubt, SUREST)))
        self.gained = append(self.gained, 0.0)
        return new

    def beyond(self, edge: i64) -> i64:
        """The node to which an edge leads."""
        if self.child[edge] == NO_EDGE:
            self.child[edge] = self.node()
        return self.child[edge]

    def find(self, node: i64, key: i64, near: i64) -> i64:
        """The edge with that key, looked for behind `near` first: options and edges mostly stand in the same order."""
        edge = self.following[near] if near != NO_EDGE else self.first[node]
        while edge != NO_EDGE:
            if self.key[edge] == key:
                return edge
            edge = self.following[edge]
        if near == NO_EDGE:
            return NO_EDGE
        edge = self.first[node]
        while edge != near:
            if self.key[edge] == key:
                return edge
            edge = self.following[edge]
        return edge if self.key[edge] == key else NO_EDGE
