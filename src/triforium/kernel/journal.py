"""The journal: what happened, as text keys with arguments and an audience, and the moves that made it happen.

It is kept as plain numbers, so that it costs next to nothing, and becomes lines and moves when somebody reads it.
"""

from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from triforium.kernel.vecs import extend, vec

LINE: Final[i64] = 6
"""How many numbers a line takes at most: its head and up to five arguments."""
ACTIONS: Final = 1 << 31
"""The most actions a title can have: a move is one number, its head * ACTIONS + the action."""
BINDS: Final[i64] = 8
"""The bit of a move's head, above its seat, that says so."""
BLANK: Final = vec[i64]([0] * 512)
NO_KEYS: Final = [""] * 128
"""Room for lines and moves: making it in large pieces takes less time than growing line by line."""
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
        self.keys: list[str] = NO_KEYS[:]
        """The key of each line, and room for more."""
        self.told_lines: i64 = 0
        self.told: vec[i64] = BLANK[:]
        """Line by line: the head, then as many arguments as it says."""
        self.told_end: i64 = 0
        self.taken: vec[i64] = BLANK[:]
        """Move by move: how it was asked, the seat and the action."""
        self.taken_end: i64 = 0

    def __len__(self) -> int:
        """How many moves there are."""
        return self.taken_end

    def __bool__(self) -> bool:
        """A journal is one also before the first move."""
        return True

    def write(self, key: str, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, only: i64) -> None:
        """A line about a seat, for one seat or (-1) for all, with its arguments; those after the last are -1."""
        told = self.told
        at = self.told_end
        if at + LINE > len(told):
            told = extend(told, BLANK)
            self.told = told
        if self.told_lines == len(self.keys):
            self.keys.extend(self.keys)
        self.keys[self.told_lines] = key
        self.told_lines += 1
        end = at + 1 + (a != UNUSED) + (b != UNUSED) + (c != UNUSED) + (d != UNUSED) + (e != UNUSED)
        told[at] = ((self.taken_end * 16 + only + 1) * 16 + seat + 1) * LINE + end - at - 1
        told[at + 1] = a  # all five, since a branch for each takes longer; the next line writes over those not used
        told[at + 2] = b
        told[at + 3] = c
        told[at + 4] = d
        told[at + 5] = e
        self.told_end = end

    def note(self, seat: i64, action: i64, seen: i64, together: bool) -> None:
        """A move, as it is made."""
        if self.taken_end == len(self.taken):
            self.taken = extend(self.taken, BLANK)
        self.taken[self.taken_end] = ((seen * 2 + together) * 2 * BINDS + seat) * ACTIONS + action
        self.taken_end += 1

    def bind(self) -> None:
        """The last move is a word given to the others."""
        self.taken[self.taken_end - 1] |= BINDS * ACTIONS

    @property
    def lines(self) -> list[Line]:
        """All that happened, in order."""
        return self.lines_from(0)

    @property
    def moves(self) -> list[Move]:
        """All moves, in order."""
        return [self.move(number) for number in range(len(self))]

    def move(self, number: i64) -> Move:
        """One of the moves, counted from 0."""
        head = self.taken[number] // ACTIONS
        how = head // BINDS
        return Move(head % BINDS, self.taken[number] % ACTIONS, how // 4, how // 2 % 2 == 1, how % 2 == 1)

    def for_seat(self, seat: int | None, after: int = 0) -> list[Line]:
        """The lines that this seat may read, all or those after the first so many; None is a spectator."""
        return [line for line in self.lines_from(after) if line.readable_by(seat)]

    def lines_from(self, first: i64) -> list[Line]:
        """The lines from that number on, counted from 0, whoever may read them."""
        found: list[Line] = []
        number: i64 = 0
        at: i64 = 0
        while at < self.told_end:
            end = at + 1 + self.told[at] % LINE
            if number >= first:
                head = self.told[at] // LINE
                args = tuple([self.told[i] for i in range(at + 1, end)])
                found.append(Line(self.keys[number], head % 16 - 1, args, head // 16 % 16 - 1, head // 256))
            number += 1
            at = end
        return found

    def copy(self) -> "Journal":
        """An independent copy."""
        other = Journal()
        other.keys = self.keys[:]
        other.told_lines = self.told_lines
        other.told = self.told[:]
        other.told_end = self.told_end
        other.taken = self.taken[:]
        other.taken_end = self.taken_end
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return thawed, (
            self.keys[: self.told_lines],
            list(self.told[: self.told_end]),
            list(self.taken[: self.taken_end]),
        )


def thawed(keys: list[str], told: list[int], taken: list[int]) -> Journal:
    """A journal that has travelled as lists."""
    journal = Journal()
    journal.keys = keys + NO_KEYS
    journal.told_lines = len(keys)
    journal.told = extend(vec[i64](told), BLANK)
    journal.told_end = len(told)
    journal.taken = extend(vec[i64](taken), BLANK)
    journal.taken_end = len(taken)
    return journal
