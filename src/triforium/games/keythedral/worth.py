"""What a position is worth to a seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from triforium.games.keythedral.cubes import points
from triforium.games.keythedral.scoring import seat_points

if TYPE_CHECKING:
    from triforium.games.keythedral.state import Keythedral


def worth(s: "Keythedral", seat: i64) -> i64:
    return 100 * (seat_points(s.bought[seat]) + points(s.hands[seat]))
