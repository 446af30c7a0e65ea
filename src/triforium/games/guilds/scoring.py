"""W and E: what a city is worth, who gets it, and who wins."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_SPACES,
    CATHEDRAL_VALUE,
    CENTRE_MASTERS,
    CHURCH,
    CHURCH_VALUE,
    FIGURES,
    FOURTH_RANK,
    GREY,
    THIRD_RANK,
    influenced_by,
)
from triforium.kernel.bits import BIT, size
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.guilds.state import Guilds

BEYOND_MASTERS: Final[i64] = 64
"""More than any number of masters: a guild's strength in a city is districts * 64 + masters."""


def finished(s: "Guilds", city: i64, arms: i64) -> i64:
    """The districts with these arms that carry no site stone."""
    return s.held[city * ALL_ARMS + arms] & ~s.sites[city]


def value_of(s: "Guilds", city: i64) -> i64:
    """W.1: 1 point for each finished district of a guild, 2 for the church's, 3 with a cathedral."""
    value: i64 = 0
    for guild in range(GREY + 1):
        value += size(finished(s, city, guild))
    churches = finished(s, city, CHURCH)
    return value + CHURCH_VALUE * size(churches) + CATHEDRAL_VALUE * size(churches & s.cathedrals[city])


def masters_of(s: "Guilds", city: i64, guild: i64) -> i64:
    """W.3: printed masters and figures on the finished districts of a guild."""
    districts = finished(s, city, guild)
    masters = size(districts & s.printed[city])
    if districts & 1:
        masters += CENTRE_MASTERS
    for i in range(FIGURES):
        place = s.figures[i]
        if place >= 0 and place // ALL_SPACES == city and districts & BIT[place % ALL_SPACES]:
            masters += 1
    return masters


def share_out(value: i64, strength: vec[i64]) -> vec[i64]:
    """W.2, W.3: the points of each guild. Equals all get the points of the last rank that they share."""
    shares = vec[i64]([0] * 5)
    for guild in range(GREY + 1):
        if strength[guild] > 0:
            rank: i64 = 0
            for other in range(GREY + 1):
                if strength[other] >= strength[guild]:
                    rank += 1
            shares[guild] = points_of_rank(rank, value)
    return shares


def points_of_rank(rank: i64, value: i64) -> i64:
    """W.2: the whole value, half of it rounded up, then 4, 2 and 0."""
    if rank == 1:
        return value
    if rank == 2:
        return (value + 1) // 2
    if rank == 3:
        return THIRD_RANK
    if rank == 4:
        return FOURTH_RANK
    return 0


def strengths(s: "Guilds", city: i64) -> vec[i64]:
    """W.2 to W.4: districts first, then masters; 0 without a finished district."""
    found = vec[i64]([0] * 5)
    for guild in range(GREY + 1):
        districts = size(finished(s, city, guild))
        if districts > 0:
            found[guild] = districts * BEYOND_MASTERS + masters_of(s, city, guild)
    return found


def payout(s: "Guilds", city: i64) -> vec[i64]:
    """What each guild would get if the city were scored now."""
    return share_out(value_of(s, city), strengths(s, city))


def points(s: "Guilds") -> list[int]:
    """E.3, T.9: the points of each seat as they stand; with two players the influenced guild's are added.

    Most of them win, a tie is shared; grey cannot win.
    """
    if s.seats == 2:
        return [s.points[seat] + s.points[influenced_by(seat)] for seat in range(2)]
    return [s.points[seat] for seat in range(s.seats)]
