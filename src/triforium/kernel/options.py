"""The buffer into which a decision writes its legal moves."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Options:
    """A reused list of action ids; decisions `add` to it in ascending order."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count == len(self.ids):
            self.ids = append(self.ids, action)
        else:
            self.ids[self.count] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.ids[i] == action:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
        ids = self.ids
        return [ids[i] for i in range(self.count)]
