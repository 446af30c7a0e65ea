"""Who sits where: names that begin with the seat's letter, and which seats are bots.

A record keeps "Bertrand (master)" as a player's name; that is how a resumed game knows its bots.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from triforium.kernel.record import Record
from triforium.terminal.errors import Complaint

NAMES = ("Agnes", "Bertrand", "Cecily", "Drogo", "Edith", "Fulk", "Gisela", "Hugo")
LABEL = re.compile(r"(.+) \(([^() ]+)\)")
DEFAULT_BOT = "journeyman"


class Company(NamedTuple):
    """The players by seat; a bot is the name of its kind, None a person."""

    names: list[str]
    bots: list[str | None]

    @property
    def labels(self) -> list[str]:
        """The players as a record keeps them."""
        return [name if bot is None else f"{name} ({bot})" for name, bot in zip(self.names, self.bots, strict=True)]

    @property
    def own_seat(self) -> int:
        return self.bots.index(None)


def checked_seat(seat: int | None, seats: int) -> int:
    """A seat counted from 0 out of one counted from 1."""
    if seat is None:
        return 0
    if not 1 <= seat <= seats:
        raise Complaint(f"there is no seat {seat}: this table has seats 1 to {seats}")
    return seat - 1


def spread(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each of `seats` seats: a single name serves for all of them."""
    if len(bots) not in (1, seats):
        raise Complaint(f"{len(bots)} bots are named for {seats} seats: name one, or one for each seat")
    return list(bots) * seats if len(bots) == 1 else list(bots)


def new_company(seats: int, own: int, bots: Sequence[str], name: str | None) -> Company:
    """A person among bots; the bots take the other seats in order."""
    kinds: list[str | None] = [*spread(bots or [DEFAULT_BOT], seats - 1)]
    kinds.insert(own, None)
    names = [*NAMES[:seats]]
    if name:
        names[own] = name
    return Company(names, kinds)


def of_record(record: Record, seat: int | None, bots: Sequence[str]) -> Company:
    """The company of a saved game; `seat` and `bots` overrule what it says."""
    names, kinds = [], []
    for number in range(record.seats):
        label = record.players[number] if number < len(record.players) else NAMES[number]
        found = LABEL.fullmatch(label)
        names.append(found[1] if found else label)
        kinds.append(found[2] if found else None)
    own = checked_seat(seat, record.seats) if seat else kinds.index(None) if None in kinds else 0
    if bots:
        return Company(names, new_company(record.seats, own, bots, None).bots)
    filled: list[str | None] = [kind or DEFAULT_BOT for kind in kinds]
    filled[own] = None
    return Company(names, filled)
