"""The buffer into which a decision writes its legal moves."""

from mypy_extensions import i64

from triforium.kernel.vecs import append, vec


class Options:
    """A reused list of action ids; decisions `add` to it in ascending order."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0
        self.room: i64 = 32

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

    def has(self, action: i64) -> bool:
        ids = self.ids
        i = self.count
        while i > 0:
            i -= 1
            if ids[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        return list(self.ids[: self.count])

    def _make_room(self) -> None:
        self.ids = append(self.ids, 0)
        self.room += 1
