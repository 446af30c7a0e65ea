"""What a position is worth to a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars


def worth(s: "Pillars", seat: i64) -> i64:
    return s.players[seat].points * 100
