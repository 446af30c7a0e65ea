"""E: the end of the game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from triforium.games.pillars.state import Pillars


def points(s: "Pillars") -> list[int]:
    """E.1: the points as they stand; cubes and cards left over count nothing."""
    return [p.points for p in s.players]


def winning_seats(s: "Pillars") -> list[int]:
    """E.2: most points, then most gold, else the win is shared."""
    best = max((p.points, p.gold) for p in s.players)
    return [seat for seat, p in enumerate(s.players) if (p.points, p.gold) == best]
