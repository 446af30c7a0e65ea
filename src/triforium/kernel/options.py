"""The buffer into which a decision writes its legal moves."""

from typing import Final

from mypy_extensions import i64

from triforium.kernel.vecs import append, vec

ROOM: Final[i64] = 32
BLANK: Final = vec[i64]([0] * ROOM)
ZEROS: Final[list[int]] = [0] * ROOM
"""At least as many as any buffer has room for: lists are copied from it, one allocation each."""


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
        at = self.count
        while at < end:
            ids[at] = first
            first += 1
            at += 1
        self.count = end

    def add_set(self, first: i64, members: i64) -> None:
        """Add the id of each member of a set, a bit mask; `first` is the id of member 0."""
        while members:
            if members & 1:
                self.add(first)
            members >>= 1
            first += 1

    def has(self, action: i64) -> bool:
        ids = self.ids
        i = self.count
        while i > 0:
            i -= 1
            if ids[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        found = ZEROS[: self.count]
        ids = self.ids
        i = self.count
        while i > 0:
            i -= 1
            found[i] = ids[i]
        return found

    def _make_room(self) -> None:
        self.ids = append(self.ids, 0)
        self.room += 1
        if len(ZEROS) < self.room:
            ZEROS.append(0)
