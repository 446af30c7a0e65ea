"""E: points and winners."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from triforium.games.keythedral.cubes import points
from triforium.games.keythedral.material import TILES, VALUE
from triforium.kernel.bits import BIT

if TYPE_CHECKING:
    from triforium.games.keythedral.state import Keythedral


def seat_points(bought: i64) -> i64:
    """The values of a set of building tiles."""
    value: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if bought & BIT[tile]:
            value += VALUE[tile]
        tile += 1
    return value


def points_of(s: "Keythedral") -> list[int]:
    """E.2: the values of the seats, and what is left of the cubes."""
    return [seat_points(s.bought[seat]) + points(s.hands[seat]) for seat in range(s.seats)]


def winning_seats(s: "Keythedral") -> list[int]:
    """E.2: most points; a draw is a shared victory."""
    scores = points_of(s)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
