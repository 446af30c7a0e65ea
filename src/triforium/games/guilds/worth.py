"""What a position is worth to a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from triforium.games.guilds.state import Guilds


def worth(s: "Guilds", seat: i64) -> i64:
    return s.points[seat] * 100
