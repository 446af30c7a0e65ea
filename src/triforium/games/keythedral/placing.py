"""What workers can reach: needed by phase one and by the laws about it."""

from mypy_extensions import i64

from triforium.games.keythedral.state import Keythedral


def free_sides(s: Keythedral, seat: i64, tile: i64) -> i64:
    """How many free fields a worker from the tile can reach."""
    spot = s.tile_at[tile]
    if spot < 0:
        return 0
    sides: i64 = 0
    side: i64 = 0
    while side < 4:
        if s.can_reach(seat, spot, side):
            sides += 1
        side += 1
    return sides
