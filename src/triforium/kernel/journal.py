"""The journal: what happened, as text keys with arguments and an audience, and the moves that made it happen."""

from typing import NamedTuple


class Line(NamedTuple):
    """One thing that happened: `key` names its text, `args` fill it, `seat` is whom it is about."""

    key: str
    seat: int
    args: tuple[int, ...]
    only: int
    """The one seat that may read the line, or -1 for everybody."""

    def readable_by(self, seat: int | None) -> bool:
        return self.only < 0 or self.only == seat


class Move(NamedTuple):
    """A decision as it was taken; `seen` counts what had been drawn or revealed before it."""

    seat: int
    action: int
    seen: int
    together: bool = False
    """Whether it is one of several answers given at the same time and not yet revealed."""


class Journal:
    """The memory of a game that people play; simulations do without."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.moves: list[Move] = []

    def for_seat(self, seat: int | None) -> list[Line]:
        """The lines that this seat may read; None is a spectator."""
        return [line for line in self.lines if line.readable_by(seat)]
