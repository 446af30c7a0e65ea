"""The outlook of a city: what each seat may expect of it, and what building there would change.

It comes from the districts and masters that lie there now, and the more freely the more spaces are free. All figures
are hundredths of a point. From one position of a search to the next few cities change, so what was worked out once is
remembered.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_SPACES,
    CHURCH,
    CHURCH_VALUE,
    FIGURES,
    GREY,
    PER_GUILD,
    PLAYER_GUILDS,
    SMALL,
    influenced_by,
    tiles_of,
)
from triforium.games.guilds.plan import OF_SHAPE
from triforium.games.guilds.scoring import masters_of, payout, value_of
from triforium.kernel.bits import BIT, size
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.guilds.state import Guilds

DISTRICT: Final[i64] = 100  # the strength of a finished district
SITE: Final[i64] = 27  # of one that must still be finished
MASTER: Final[i64] = 17  # of a guild master, who only breaks ties
SPREAD: Final = vec[i64]([31, 69, 101, 126, 148, 167, 182, 198, 211, 223, 236, 245, 255, 264, 271, 277, 283])
"""By how much strength a guild must lead to be safe, for each number of free spaces."""
ENTRY: Final[i64] = 6  # percent of the outlook, for each free space, of a guild that has nothing there yet
RIVALS: Final[i64] = 25  # percent of the rivals' outlook that counts against the own
ROOM: Final[i64] = 9  # for each free space on which the own guild may still build
RIVAL_ROOM: Final[i64] = 2
NEVER: Final[i64] = -9999  # the gain of what cannot be done


def standing(s: "Guilds", seat: i64, by_guild: vec[i64]) -> i64:
    """The own guilds' share of something, less part of the rivals'."""
    if s.seats == 2:
        own = by_guild[seat] + by_guild[influenced_by(seat)]
        return own - by_guild[1 - seat] - by_guild[influenced_by(1 - seat)]
    rivals: i64 = 0
    for guild in range(s.seats):
        if guild != seat:
            rivals += by_guild[guild]
    return by_guild[seat] - rivals * RIVALS // 100


# A city in figures ----------------------------------------------------------------------------------------------


class Prospect:
    """A city in figures: the strength of each guild, the value so far, and the free spaces."""

    def __init__(self, strength: vec[i64], value: i64, free: i64) -> None:
        self.strength = strength
        self.value = value
        self.free = free

    def shares(self) -> vec[i64]:
        """What each guild may expect: its rank lies between others as likely as it may still pass them."""
        rank = vec[i64]([1000] * 5)
        spread = SPREAD[16]
        if self.free < 16:
            spread = SPREAD[self.free]
        for one in range(GREY + 1):
            for other in range(one + 1, GREY + 1):
                beaten = 500 + 500 * (self.strength[other] - self.strength[one]) // spread
                if beaten < 0:
                    beaten = 0
                if beaten > 1000:
                    beaten = 1000
                if self.counts(other):
                    rank[one] += beaten
                if self.counts(one):
                    rank[other] += 1000 - beaten
        value = self.value + self.free * 100
        for guild in range(GREY + 1):
            rank[guild] = points_between_ranks(rank[guild], value) * self.entry(guild) // 100
        return rank

    def counts(self, guild: i64) -> bool:
        """Whether a guild has a district, or may still lay one."""
        return self.free > 0 or self.strength[guild] > 0

    def entry(self, guild: i64) -> i64:
        """Percent: how likely a guild is to have a district in the end."""
        if self.strength[guild] > 0:
            return 100
        chance = self.free * ENTRY
        if chance > 70:
            return 70
        return chance


def points_between_ranks(rank: i64, value: i64) -> i64:
    """The points of a rank in thousandths, which may lie between two."""
    if rank < 2000:
        return value - value * (rank - 1000) // 2000
    if rank < 3000:
        return value // 2 - (value // 2 - 400) * (rank - 2000) // 1000
    if rank < 5000:
        return 200 * (5000 - rank) // 1000
    return 0


def prospect(s: "Guilds", city: i64) -> Prospect:
    strength = vec[i64]([0] * 5)
    for guild in range(GREY + 1):
        held = s.held[city * ALL_ARMS + guild]
        if held:
            finished = size(held & ~s.sites[city])
            strength[guild] = finished * DISTRICT + size(held & s.sites[city]) * SITE
            strength[guild] += masters_of(s, city, guild) * MASTER
    return Prospect(strength, value_of(s, city) * 100, size(s.free[city]))


def after(s: "Guilds", now: Prospect, arms: i64, strength: i64, spaces: i64) -> vec[i64]:
    """What each guild may expect once a district is stronger by so much and so many spaces fewer are free."""
    changed = now.strength[:]
    value = now.value
    if arms == CHURCH:
        if strength >= SITE:
            value += CHURCH_VALUE * 100
    else:
        changed[arms] += strength
        if strength >= DISTRICT:
            value += 100
    return Prospect(changed, value, now.free - spaces).shares()


def can_build(s: "Guilds", city: i64, arms: i64) -> bool:
    spaces = s.free[city] & s.open[city] & ~s.near[city * ALL_ARMS + arms]
    for shape in range(SMALL + 1):
        if spaces & OF_SHAPE[shape] and tiles_of(s.supply, arms, shape) > 0:
            return True
    return False


def printed_left(s: "Guilds", guild: i64) -> i64:
    """A printed master, as long as a guild has tiles with one."""
    if guild == CHURCH:
        return 0
    first = guild * PER_GUILD + 1
    if s.supply[first] + s.supply[first + 2] + s.supply[first + 4] > 0:
        return MASTER
    return 0


def room(s: "Guilds", seat: i64, city: i64) -> i64:
    """Free spaces on which a guild may still build are worth something to it."""
    total: i64 = 0
    for guild in range(s.guilds):
        spaces = size(s.free[city] & ~s.near[city * ALL_ARMS + guild])
        own = guild == seat or (s.seats == 2 and guild == influenced_by(seat))
        total += spaces * ROOM if own else -spaces * RIVAL_ROOM
    return total


# What was worked out before -----------------------------------------------------------------------------------------

# A row holds what the outlook depends on, as eight numbers, and then by seat the outlook, the gain of a site, and for
# each arms the gain of their best tile; by guild its strength; and the city's value.
OUTLOOK: Final[i64] = 8
SITE_GAIN: Final[i64] = OUTLOOK + PLAYER_GUILDS
GAIN: Final[i64] = SITE_GAIN + PLAYER_GUILDS
FIGURE: Final[i64] = GAIN + ALL_ARMS * PLAYER_GUILDS
VALUE: Final[i64] = FIGURE + GREY + 1
ROW: Final[i64] = VALUE + 1
OF_A_CITY: Final[i64] = 1024  # rows
MEMORY: Final = vec[i64]([0] * (ROW * OF_A_CITY * ALL_CITIES))
FOUND: Final = vec[i64]([0] * ALL_CITIES)
"""Where the row of each city stands that was looked up last."""
SPREADING: Final[i64] = 0x1E3779B1


def look_up(s: "Guilds") -> vec[i64]:
    """Where the rows of all cities stand that are still to be scored. No city takes the place of another."""
    for city in range(ALL_CITIES):
        if s.in_play & ~s.scored & BIT[city]:
            FOUND[city] = remembered(s, city)
    return FOUND


def remembered(s: "Guilds", city: i64) -> i64:
    """Where the city's row stands in MEMORY, worked out anew unless it is the same as before."""
    arms = city * ALL_ARMS
    held = three(s.held, arms)
    held_too = three(s.held, arms + 3)
    near = three(s.near, arms)
    near_too = three(s.near, arms + 3)
    spaces = s.free[city] | s.open[city] << ALL_SPACES | s.sites[city] << 2 * ALL_SPACES
    marks = s.printed[city] | s.cathedrals[city] << ALL_SPACES | s.seats << 2 * ALL_SPACES
    tiles = s.kinds_left << 1 | (1 if s.stones > 0 else 0)
    masters = figures_in(s, city)
    mixed = held ^ held_too * 3 ^ near * 5 ^ near_too * 7 ^ spaces * 11 ^ marks * 13 ^ tiles * 17 ^ masters * 19
    mixed ^= mixed >> 29
    row = (((mixed & 0x7FFFFFFF) * SPREADING >> 20 & OF_A_CITY - 1) + city * OF_A_CITY) * ROW
    if (
        MEMORY[row] == held
        and MEMORY[row + 1] == held_too
        and MEMORY[row + 2] == near
        and MEMORY[row + 3] == near_too
        and MEMORY[row + 4] == spaces
        and MEMORY[row + 5] == marks
        and MEMORY[row + 6] == tiles
        and MEMORY[row + 7] == masters
    ):
        return row
    work_out(s, city, row)
    MEMORY[row] = held
    MEMORY[row + 1] = held_too
    MEMORY[row + 2] = near
    MEMORY[row + 3] = near_too
    MEMORY[row + 4] = spaces
    MEMORY[row + 5] = marks
    MEMORY[row + 6] = tiles
    MEMORY[row + 7] = masters
    return row


def three(sets: vec[i64], first: i64) -> i64:
    """Three sets of spaces as one number."""
    return sets[first] | sets[first + 1] << ALL_SPACES | sets[first + 2] << 2 * ALL_SPACES


def figures_in(s: "Guilds", city: i64) -> i64:
    """How many figures stand on each space of the city, as one number."""
    found: i64 = 0
    for i in range(FIGURES):
        place = s.figures[i]
        if place >= 0 and place // ALL_SPACES == city:
            found += BIT[2 * (place % ALL_SPACES)]
    return found


def work_out(s: "Guilds", city: i64, row: i64) -> None:
    for place in range(OUTLOOK, ROW):
        MEMORY[row + place] = NEVER
    now = prospect(s, city)
    for guild in range(GREY + 1):
        MEMORY[row + FIGURE + guild] = now.strength[guild]
    MEMORY[row + VALUE] = now.value
    if s.free[city] == 0 and s.sites[city] == 0:
        settled = payout(s, city)
        for seat in range(s.seats):
            MEMORY[row + OUTLOOK + seat] = standing(s, seat, settled) * 100
        return
    shares = now.shares()
    for arms in range(ALL_ARMS):
        if s.held[city * ALL_ARMS + arms] & s.sites[city]:
            note_gains(s, row + GAIN + arms * PLAYER_GUILDS, shares, after(s, now, arms, DISTRICT - SITE, 0))
        if can_build(s, city, arms):
            built = after(s, now, arms, DISTRICT + printed_left(s, arms), 1)
            note_gains(s, row + GAIN + arms * PLAYER_GUILDS, shares, built)
    for seat in range(s.seats):
        MEMORY[row + OUTLOOK + seat] = standing(s, seat, shares) + room(s, seat, city)
        if s.stones > 0 and can_build(s, city, seat):
            gain = standing(s, seat, after(s, now, seat, SITE, 1)) - standing(s, seat, shares)
            MEMORY[row + SITE_GAIN + seat] = gain


def note_gains(s: "Guilds", place: i64, before: vec[i64], then: vec[i64]) -> None:
    """What every seat gains by it, if that is more than was found already."""
    for seat in range(s.seats):
        gain = standing(s, seat, then) - standing(s, seat, before)
        if gain > MEMORY[place + seat]:
            MEMORY[place + seat] = gain


def best_gain(row: i64, seat: i64, guild: i64) -> i64:
    """The most that a tile of a guild, of grey or of the church brings a seat; below 0 if it only does harm."""
    best = MEMORY[row + GAIN + guild * PLAYER_GUILDS + seat]
    grey = MEMORY[row + GAIN + GREY * PLAYER_GUILDS + seat]
    church = MEMORY[row + GAIN + CHURCH * PLAYER_GUILDS + seat]
    if grey > best:
        best = grey
    if church > best:
        best = church
    if best == NEVER:
        return 0
    return best
