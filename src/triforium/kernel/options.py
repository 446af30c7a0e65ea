"""The buffer into which a decision writes its legal moves."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from triforium.kernel.vecs import append, vec

ROOM: Final[i64] = 32
BLANK: Final = vec[i64]([0] * ROOM)
MEMBERS: Final = vec[i64]([
    int("0" + "".join(str(member) for member in range(8, 0, -1) if eight >> member - 1 & 1), 16) for eight in range(256)
])  # fmt: skip
"""The members of a set of eight, counted from 1, one in each four bits: taking them from here is faster than asking
every bit, which the processor cannot foresee."""
READY: Final[i64] = 8192
NUMBERS: Final[list[Any]] = list(range(READY))
"""Ready-made objects: a list of options is cut out of it and filled with others of it. (As a list of `int` each would
be taken apart and made anew.)"""


@mypyc_attr(acyclic=True)
class Options:
    """A reused list of action ids; decisions `add` to it in ascending order."""

    def __init__(self) -> None:
        self.ids: vec[i64] = BLANK[:]
        self.count: i64 = 0
        self.room: i64 = ROOM

    def add(self, action: i64) -> None:
        if self.count == self.room:
            self._make_room()
        self.ids[self.count] = action
        self.count += 1

    def add_run(self, first: i64, number: i64) -> None:
        """Add `number` consecutive ids."""
        end = self.count + number
        while self.room < end:
            self._make_room()
        ids = self.ids
        for at in range(self.count, end):
            ids[at] = first
            first += 1
        self.count = end

    def add_set(self, first: i64, members: i64) -> None:
        """Add the id of each member of a set, a bit mask; `first` is the id of member 0."""
        at = self.count
        before = first - 1
        while members:
            while self.room < at + 8:
                self._make_room()
            ids = self.ids
            eight = MEMBERS[members & 255]
            while eight:
                ids[at] = before + (eight & 15)
                eight >>= 4
                at += 1
            members >>= 8
            before += 8
        self.count = at

    def has(self, action: i64) -> bool:
        ids = self.ids
        i = self.count
        while i > 0:
            i -= 1
            if ids[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        ids = self.ids
        count = self.count
        if count == 0 or ids[count - 1] >= READY:
            return [ids[i] for i in range(count)]
        if ids[count - 1] - ids[0] == count - 1:
            return NUMBERS[ids[0] : ids[0] + count]
        found = NUMBERS[:count]
        for i in range(count):
            found[i] = NUMBERS[ids[i]]
        return found

    def _make_room(self) -> None:
        self.ids = append(self.ids, 0)
        self.room += 1
