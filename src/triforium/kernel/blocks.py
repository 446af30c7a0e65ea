"""Actions by block: consecutive ids for one kind of action, one for each item it can be about."""

from mypy_extensions import i64


class Block:
    """`PLACE.id(3)` is the action that places a builder at place 3, `PLACE.holds(a)` whether an action places one, and
    `PLACE.item(a)` where. Items count from `start`, for blocks that do not have the first ones."""

    def __init__(self, first: i64, size: i64, start: i64) -> None:
        self.first = first
        self.end = first + size
        self.zero = first - start

    def id(self, item: i64) -> i64:
        return self.zero + item

    def holds(self, action: i64) -> bool:
        return self.first <= action < self.end

    def item(self, action: i64) -> i64:
        return action - self.zero
