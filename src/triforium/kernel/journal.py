"""The journal: what happened, as text keys with arguments and an audience, and the moves that made it happen.

It is kept as plain numbers, so that it costs next to nothing, and becomes lines and moves when somebody reads it.
"""

from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from triforium.kernel.vecs import extend, vec

LINE: Final[i64] = 6
MOVE: Final[i64] = 2
"""How many numbers a line takes (its head and up to five arguments), and a move."""
BINDS: Final[i64] = 8
"""The bit of a move's head, above its seat, that says so."""
BLANK: Final = vec[i64]([0] * 192)
UNUSED: Final[i64] = -1


class Line(NamedTuple):
    """One thing that happened: `key` names its text, `args` fill it, `seat` is whom it is about."""

    key: str
    seat: int
    args: tuple[int, ...]
    only: int
    """The one seat that may read the line, or -1 for everybody."""
    move: int = 0
    """How many moves had been made when it happened: the number of the move that caused it, 0 for the set-up."""

    def readable_by(self, seat: int | None) -> bool:
        return self.only < 0 or self.only == seat


class Move(NamedTuple):
    """A decision as it was taken; `seen` counts what had been drawn or revealed before it."""

    seat: int
    action: int
    seen: int
    together: bool = False
    """Whether it is one of several answers given at the same time and not yet revealed."""
    binds: bool = False
    """Whether it is a word given to the others, which is not taken back among people."""


class Journal:
    """The memory of a game. Copies made for search do without."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.told: vec[i64] = BLANK[:]
        """Line by line: the head, then the arguments."""
        self.told_end: i64 = 0
        self.told_room: i64 = len(BLANK)
        self.taken: vec[i64] = BLANK[:]
        """Move by move: the seat and how it was asked, then the action."""
        self.taken_end: i64 = 0
        self.taken_room: i64 = len(BLANK)

    def __len__(self) -> int:
        """How many moves there are."""
        return self.taken_end // MOVE

    def __bool__(self) -> bool:
        """A journal is one also before the first move."""
        return True

    def write(self, key: str, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, only: i64) -> None:
        """A line about a seat, for one seat or (-1) for all, with its arguments; -1 is none."""
        if self.told_end == self.told_room:
            self.told = extend(self.told, self.told)  # as much room again; what stands in it does not matter
            self.told_room = len(self.told)
        self.keys.append(key)
        told = self.told
        at = self.told_end
        told[at] = ((self.taken_end // MOVE * 16) + only + 1) * 16 + seat + 1
        told[at + 1] = a
        told[at + 2] = b
        told[at + 3] = c
        told[at + 4] = d
        told[at + 5] = e
        self.told_end = at + LINE

    def note(self, seat: i64, action: i64, seen: i64, together: bool) -> None:
        """A move, as it is made."""
        if self.taken_end == self.taken_room:
            self.taken = extend(self.taken, self.taken)
            self.taken_room = len(self.taken)
        self.taken[self.taken_end] = (seen * 2 + together) * 2 * BINDS + seat
        self.taken[self.taken_end + 1] = action
        self.taken_end += MOVE

    def bind(self) -> None:
        """The last move is a word given to the others."""
        self.taken[self.taken_end - MOVE] |= BINDS

    @property
    def lines(self) -> list[Line]:
        """All that happened, in order."""
        return [self._line(number) for number in range(len(self.keys))]

    @property
    def moves(self) -> list[Move]:
        """All moves, in order."""
        return [self.move(number) for number in range(len(self))]

    def move(self, number: i64) -> Move:
        """One of the moves, counted from 0."""
        head = self.taken[number * MOVE]
        how = head // BINDS
        return Move(head % BINDS, self.taken[number * MOVE + 1], how // 4, how // 2 % 2 == 1, how % 2 == 1)

    def for_seat(self, seat: int | None, after: int = 0) -> list[Line]:
        """The lines that this seat may read, all or those after the first so many; None is a spectator."""
        lines = [self._line(number) for number in range(after, len(self.keys))]
        return [line for line in lines if line.readable_by(seat)]

    def _line(self, number: i64) -> Line:
        at = number * LINE
        head = self.told[at]
        args: list[int] = []
        argument = at + 1
        while argument < at + LINE:
            if self.told[argument] != UNUSED:
                args.append(self.told[argument])
            argument += 1
        return Line(self.keys[number], head % 16 - 1, tuple(args), head // 16 % 16 - 1, head // 256)

    def copy(self) -> "Journal":
        """An independent copy."""
        other = Journal()
        other.keys = self.keys[:]
        other.told = self.told[:]
        other.told_end = self.told_end
        other.told_room = self.told_room
        other.taken = self.taken[:]
        other.taken_end = self.taken_end
        other.taken_room = self.taken_room
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return thawed, (self.keys, list(self.told[: self.told_end]), list(self.taken[: self.taken_end]))


def thawed(keys: list[str], told: list[int], taken: list[int]) -> Journal:
    """A journal that has travelled as lists."""
    journal = Journal()
    journal.keys = keys
    journal.told = extend(vec[i64](told), BLANK)
    journal.told_end = len(told)
    journal.told_room = len(journal.told)
    journal.taken = extend(vec[i64](taken), BLANK)
    journal.taken_end = len(taken)
    journal.taken_room = len(journal.taken)
    return journal
