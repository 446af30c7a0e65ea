"""6: covers, scoring of full cities, the end, and the next start player."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.agenda import FINAL_SCORING
from triforium.games.guilds.building import with_free_small
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CHURCH,
    CORNER,
    FIRST_CORNER,
    FIRST_SMALL,
    GATE,
    GREY,
    INFLUENCE_BONUS,
    LAST_FREE_SPACES,
    SMALL,
    SPECIAL_A,
    SPECIAL_B,
    SPECIAL_C,
    SPECIAL_D,
    tiles_of,
)
from triforium.games.guilds.plan import NEIGHBOURS, OF_SHAPE, REACH
from triforium.games.guilds.scoring import payout, points, value_of
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import Step

ENOUGH: Final[i64] = -1
"""More arms than a space has neighbours: one of them is not beside it."""


def arms_with_tiles(s: Guilds, arms: i64, shape: i64) -> i64:
    """Those of some arms that have a regular tile of the shape left, or ENOUGH of them to build on any space."""
    supply = s.supply
    found: i64 = 0
    one: i64 = 0
    room = NEIGHBOURS[shape]
    while arms:
        if arms & 1 and tiles_of(supply, one, shape) > 0:
            found |= BIT[one]
            room -= 1
            if room < 0:
                return ENOUGH
        arms >>= 1
        one += 1
    return found


def without_tile(s: Guilds, city: i64, gates: i64, corners: i64, smalls: i64) -> i64:
    """6.2 (a): the free spaces on which nobody can lay a tile any more; these arms have tiles of each shape left."""
    if gates & corners & smalls == ENOUGH:
        return 0
    dead = beside_all(s, city, GATE, gates) | beside_all(s, city, CORNER, corners) | beside_all(s, city, SMALL, smalls)
    return dead & ~special_church_places(s, city) if dead else 0


def beside_all(s: Guilds, city: i64, shape: i64, arms: i64) -> i64:
    """The free spaces of a shape that have a district of each of these arms beside them."""
    if arms == ENOUGH:
        return 0
    found = s.free[city] & OF_SHAPE[shape]
    one: i64 = 0
    while arms and found:
        if arms & 1:
            found &= s.near[city * ALL_ARMS + one]
        arms >>= 1
        one += 1
    return found


def special_church_places(s: Guilds, city: i64) -> i64:
    """The free spaces that a special church tile in the supply still fits; never one outside the wall."""
    places: i64 = 0
    fit = s.free[city] & ~s.near[city * ALL_ARMS + CHURCH]
    if s.supply[SPECIAL_A] > 0 or s.supply[SPECIAL_B] > 0:
        places |= fit & OF_SHAPE[GATE]
    if s.supply[SPECIAL_C] > 0:
        places |= fit & OF_SHAPE[CORNER]
    if s.supply[SPECIAL_D] > 0:
        corners = with_free_small(s, city, fit & OF_SHAPE[CORNER])
        places |= corners | (corners << (FIRST_SMALL - FIRST_CORNER))
    return places


def stranded(s: Guilds, city: i64) -> i64:
    """6.2 (b): the free corners whose two gates are both covered."""
    if s.covers[city] == 0:
        return 0
    found: i64 = 0
    space = FIRST_CORNER
    while space < FIRST_SMALL:
        if REACH[space] & ~s.covers[city] == 0:
            found |= BIT[space]
        space += 1
    return found & s.free[city]


class CoverDead(Step[Guilds]):
    """Spaces that can never be built on are covered, until there is none."""

    rule = "guilds.6.3"

    def run(self, s: Guilds, _: i64) -> None:
        gates = arms_with_tiles(s, s.arms_in_play, GATE)
        corners = arms_with_tiles(s, s.arms_in_play, CORNER)
        smalls = arms_with_tiles(s, s.arms_in_play, SMALL)
        city: i64 = 0
        while city < ALL_CITIES:
            while s.free[city]:
                dead = without_tile(s, city, gates, corners, smalls) | stranded(s, city)
                if dead == 0:
                    break
                cover(s, city, dead)
                s.changed = True
            city += 1


def cover(s: Guilds, city: i64, spaces: i64) -> None:
    """Cover tiles on some free spaces of a city; they never come off."""
    s.free[city] &= ~spaces
    s.covers[city] |= spaces
    space: i64 = 0
    while spaces:
        if spaces & 1:
            s.tell("cover", NOTHING, city, space)
        spaces >>= 1
        space += 1


class ScoreCities(Step[Guilds]):
    """Every city without a free space is scored, in the order of the board."""

    rule = "guilds.6.4"

    def run(self, s: Guilds, _: i64) -> None:
        city: i64 = 0
        while city < ALL_CITIES:
            if s.free[city] == 0 and s.in_play & ~s.scored & BIT[city]:
                score(s, city)
            city += 1


def score(s: Guilds, city: i64) -> None:
    """W: the guilds take their points; nothing happens in the city any more, and its cards leave the game (6.5)."""
    s.tell("scored", NOTHING, city, value_of(s, city))
    shares = payout(s, city)
    guild: i64 = 0
    while guild <= GREY:
        s.points[guild] += shares[guild]
        if s.held[city * ALL_ARMS + guild]:
            s.tell("share", NOTHING, guild, city, shares[guild])
        guild += 1
    s.scored |= BIT[city]
    s.stones += size(s.sites[city])
    seat: i64 = 0
    while seat < s.seats:
        if (s.hand[seat] | s.played[seat]) & BIT[city]:
            s.silver_out += 1
        s.hand[seat] &= ~BIT[city]
        s.played[seat] &= ~BIT[city]
        seat += 1


def has_more_free(s: Guilds, number: i64) -> bool:
    """6.6: whether more spaces than this are free on the whole board, reachable or not."""
    city: i64 = 0
    while city < ALL_CITIES:
        number -= size(s.free[city])
        if number < 0:
            return True
        city += 1
    return False


class EndTest(Step[Guilds]):
    """The game ends when at most one space is free, or when the golden deck is used up."""

    rule = "guilds.6.6"

    def run(self, s: Guilds, _: i64) -> None:
        if not has_more_free(s, LAST_FREE_SPACES):
            s.tell("end-spaces", NOTHING)
            end(s)
        elif s.next_gold == len(s.deck):
            s.tell("end-deck", NOTHING)
            end(s)


def end(s: Guilds) -> None:
    """Nothing follows but the final scoring."""
    s.depth = 0
    s.push(FINAL_SCORING, 0)


class FinalScoring(Step[Guilds]):
    """What is free is covered, cities not yet scored are, and most influence cards in hand bring a bonus."""

    rule = "guilds.E.1"

    def run(self, s: Guilds, _: i64) -> None:
        city: i64 = 0
        while city < ALL_CITIES:
            if s.in_play & ~s.scored & BIT[city]:
                cover(s, city, s.free[city])
                score(s, city)
            city += 1
        self.give_bonus(s)
        if s.journal is not None:
            self.tell_result(s)

    def give_bonus(self, s: Guilds) -> None:
        """E.2: golden and silver influence cards count alike; nobody gets it for none."""
        most: i64 = 1
        seat: i64 = 0
        while seat < s.seats:
            if s.influence[seat] > most:
                most = s.influence[seat]
            seat += 1
        seat = 0
        while seat < s.seats:
            if s.influence[seat] == most:
                s.points[seat] += INFLUENCE_BONUS
                s.tell("bonus", seat, most)
            seat += 1

    def tell_result(self, s: Guilds) -> None:
        totals = points(s)
        for seat, total in enumerate(totals):
            s.tell("total", seat, total)
        if s.points[GREY] > max(totals):
            s.tell("grey-rules", NOTHING, s.points[GREY])


class NextStartPlayer(Step[Guilds]):
    """The start passes clockwise."""

    rule = "guilds.6.7"

    def run(self, s: Guilds, _: i64) -> None:
        s.start = (s.start + 1) % s.seats
        seat: i64 = 0
        while seat < s.seats:
            s.chosen[seat] = NOTHING
            s.added[seat] = NOTHING
            seat += 1
