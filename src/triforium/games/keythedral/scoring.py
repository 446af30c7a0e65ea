"""E: points and winners."""

from mypy_extensions import i64

from triforium.games.keythedral.cubes import points
from triforium.games.keythedral.material import VALUE
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.bits import first


def building_points(bought: i64) -> i64:
    """The values of a set of building tiles."""
    value: i64 = 0
    while bought:
        value += VALUE[first(bought)]
        bought &= bought - 1
    return value


def points_of(s: Keythedral) -> list[int]:
    """E.2: the values of the seats, and what is left of the cubes; most points win, a draw is a shared victory."""
    return [building_points(s.bought[seat]) + points(s.hands[seat]) for seat in range(s.seats)]


def tell_scores(s: Keythedral) -> None:
    """E.2: the screens are taken away."""
    for seat in range(s.seats):
        value = building_points(s.bought[seat])
        rest = points(s.hands[seat])
        s.tell("score", seat, value, rest, value + rest)
