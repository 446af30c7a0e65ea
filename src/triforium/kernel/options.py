"""The buffer into which a decision writes its legal moves."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Options:
    """A reused list of action ids; decisions `add` to it in ascending order."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        try:
            self.ids[self.count] = action
        except IndexError:
            self.ids = append(self.ids, action)
        self.count += 1

    def add_run(self, first: i64, number: i64) -> None:
        """Add `number` consecutive ids."""
        end = self.count + number
        while len(self.ids) < end:
            self.ids = append(self.ids, 0)
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
