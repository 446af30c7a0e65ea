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

    def has(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.ids[i] == action:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
        return [action for action in self.ids[: self.count]]  # noqa: C416  # mypyc allocates this at once
