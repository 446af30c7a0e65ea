"""The rows of the database as the hall handles them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from triforium.hall.engine import Prelude, Setting


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long people may think: `move` seconds for each turn, or `game` seconds for the whole game, and `increment`
    seconds more whenever the turn passes on."""

    kind: str
    seconds: float
    increment: float = 0


class SeatRow(msgspec.Struct):
    """Who sits where."""

    number: int
    kind: str
    player: str | None = None
    bot: str | None = None
    name: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    granted: float = 0

    @property
    def person(self) -> bool:
        """Whether a person holds the seat and plays it now."""
        return self.kind in ("person", "local") and not self.stand_in and not self.resigned

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat now, if any."""
        return self.bot if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct):
    """What was agreed, and how the table stands."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: str
    seed_hash: str
    seed_chosen: bool
    prelude: Prelude | None
    clock: Clock | None
    public: bool
    host: str
    phase: str
    closed: str | None
    kept: list[dict[str, Any]] | None
    origin: dict[str, Any] | None
    revision: int
    turn: int
    wake: float | None
    thinker: str | None
    thinks_until: float | None
    created: float
    started: float | None
    changed: float
    standing: dict[str, Any] | None = None

    def setting(self, seats: int) -> Setting:
        return Setting(self.game, self.rules, seats, self.seed, self.options, self.prelude)


def table_row(values: Sequence[Any]) -> TableRow:
    """A row as the database gives it, its columns in the order of the fields; further columns may follow."""
    return msgspec.convert(dict(zip(TableRow.__struct_fields__, values, strict=False)), TableRow)


class Happening(NamedTuple):
    """What else a client must hear of; what begins with "_" in its data is for the hall alone."""

    number: int
    kind: str
    seat: int | None
    player: str | None
    data: dict[str, Any]
    time: float
