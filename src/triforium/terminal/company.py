"""Who sits where: names that begin with the seat's letter, and which seats are bots.

A record keeps "Bertrand (master)" as a player's name; that is how a resumed game knows its bots.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from triforium.kernel.errors import BadName
from triforium.kernel.record import Record, checked_name
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
    def people(self) -> list[int]:
        """The seats of persons; there is always one."""
        return [seat for seat, kind in enumerate(self.bots) if kind is None]


def checked_seat(seat: int | None, seats: int) -> int:
    """A seat counted from 0 out of one counted from 1."""
    if seat is None:
        return 0
    if not 1 <= seat <= seats:
        raise Complaint("no-seat", seat=seat, seats=seats)
    return seat - 1


def spread(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each of `seats` seats: a single name serves for all of them."""
    if len(bots) not in (1, seats):
        raise Complaint("bots-and-seats", bots=len(bots), seats=seats)
    return list(bots) * seats if len(bots) == 1 else list(bots)


def new_company(seats: int, own: int, bots: Sequence[str], people: Sequence[str] = ()) -> Company:
    """Persons from that seat on, one or as many as have names; the bots take the other seats in order."""
    if len(people) > seats:
        raise Complaint("too-many-people", people=len(people), seats=seats)
    sitting = [(own + number) % seats for number in range(len(people) or 1)]
    free = [seat for seat in range(seats) if seat not in sitting]
    kinds: list[str | None] = [None] * seats
    for seat, kind in zip(free, spread(bots or [DEFAULT_BOT], len(free)) if free else [], strict=True):
        kinds[seat] = kind
    names = [*NAMES[:seats]]
    for seat, name in zip(sitting, people, strict=False):
        names[seat] = readable(name)
    return Company(names, kinds)


def readable(name: str) -> str:
    """A name that can be shown everywhere; one like "Tom (master)" would be taken for a bot."""
    try:
        if not name.strip() or LABEL.fullmatch(name):
            raise BadName
        return checked_name(name)
    except BadName as error:
        raise Complaint("bad-name") from error


def of_record(record: Record, seat: int | None, bots: Sequence[str]) -> Company:
    """The company of a saved game; `seat` and `bots` overrule what it says."""
    names, kinds = [], []
    for number in range(record.seats):
        label = record.players[number] if number < len(record.players) else NAMES[number]
        found = LABEL.fullmatch(label)
        names.append(found[1] if found else label)
        kinds.append(found[2] if found else None)
    if seat is None and not bots and None in kinds and record.players:
        return Company(names, kinds)
    own = checked_seat(seat, record.seats) if seat else kinds.index(None) if None in kinds else 0
    if bots:
        return Company(names, new_company(record.seats, own, bots).bots)
    filled: list[str | None] = [kind or DEFAULT_BOT for kind in kinds]
    filled[own] = None
    return Company(names, filled)
