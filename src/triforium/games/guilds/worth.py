"""What a position is worth to a seat: its points, the outlook of every city, and the cards that it holds.

The outlook of a city is what each guild may expect of it: from the districts and masters that lie there now, and the
more freely the more spaces are free. All figures are hundredths of a point.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CHURCH,
    CHURCH_VALUE,
    GREY,
    PER_GUILD,
    PICKUP_CARD,
    PLAYER_GUILDS,
    SITE_CARD,
    SMALL,
    arms_of,
    is_printed,
    tiles_of,
)
from triforium.games.guilds.plan import OF_SHAPE
from triforium.games.guilds.scoring import masters_of, share_out, strengths, value_of
from triforium.kernel.bits import BIT, size
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.guilds.state import Action, Guilds

DISTRICT: Final[i64] = 100  # the strength of a finished district
SITE: Final[i64] = 65  # of one that must still be finished
MASTER: Final[i64] = 14  # of a guild master, who only breaks ties
SPREAD: Final = vec[i64]([50, 110, 160, 200, 235, 265, 290, 315, 335, 355, 375, 390, 405, 420, 430, 440, 450])
"""By how much strength a guild must lead to be safe, for each number of free spaces."""
ENTRY: Final[i64] = 7  # percent of the outlook, for each free space, of a guild that has nothing there yet
RIVALS: Final[i64] = 30  # percent of the rivals' outlook that counts against the own
ROOM: Final[i64] = 9  # for each free space on which the own guild may still build
RIVAL_ROOM: Final[i64] = 2
HAND: Final[i64] = 22  # percent of what an action card could do now, while it stays in hand
INFLUENCE: Final[i64] = 75  # an influence card in hand
CROWD: Final[i64] = 28  # percent: how likely a player ahead in the order is to build in the same city


def worth(s: "Guilds", seat: i64) -> i64:
    total = standing(s, seat, s.points) * 100
    if s.depth == 0:
        return total
    gains = vec[i64]([0] * 8)
    for city in range(ALL_CITIES):
        if s.in_play & ~s.scored & BIT[city]:
            total += outlook_and_gain(s, seat, city, gains)
    for card in range(PICKUP_CARD):
        if s.hand[seat] & BIT[card] and gains[card] > 0 and s.chosen[seat] != card:
            total += gains[card] * HAND // 100
    return total + s.influence[seat] * INFLUENCE + pending(s, seat, gains)


def standing(s: "Guilds", seat: i64, by_guild: vec[i64]) -> i64:
    """The own guilds' share of something, less part of the rivals'."""
    if s.seats == 2:
        own = by_guild[seat] + by_guild[seat + PLAYER_GUILDS // 2]
        return own - by_guild[1 - seat] - by_guild[1 - seat + PLAYER_GUILDS // 2]
    rivals: i64 = 0
    for guild in range(s.seats):
        if guild != seat:
            rivals += by_guild[guild]
    return by_guild[seat] - rivals * RIVALS // 100


# The outlook of a city ------------------------------------------------------------------------------------------


class Prospect:
    """A city in figures: the strength of each guild, the value so far, and the free spaces."""

    def __init__(self, strength: vec[i64], value: i64, free: i64) -> None:
        self.strength = strength
        self.value = value
        self.free = free

    def shares(self) -> vec[i64]:
        """What each guild may expect: its rank lies between others as likely as it may still pass them."""
        rank = vec[i64]([1000] * 5)
        spread = SPREAD[self.free if self.free < 16 else 16]
        for one in range(GREY + 1):
            for other in range(one + 1, GREY + 1):
                beaten = 500 + 500 * (self.strength[other] - self.strength[one]) // spread
                beaten = 0 if beaten < 0 else 1000 if beaten > 1000 else beaten
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
        return chance if chance < 70 else 70


def points_between_ranks(rank: i64, value: i64) -> i64:
    """The points of a rank in thousandths, which may lie between two."""
    if rank < 2000:
        return value - value * (rank - 1000) // 2000
    if rank < 3000:
        return value // 2 - (value // 2 - 400) * (rank - 2000) // 1000
    return 200 * (5000 - rank) // 1000 if rank < 5000 else 0


def prospect(s: "Guilds", city: i64) -> Prospect:
    strength = vec[i64]([0] * 5)
    for guild in range(GREY + 1):
        held = s.held[city * ALL_ARMS + guild]
        if held:
            finished = size(held & ~s.sites[city])
            strength[guild] = finished * DISTRICT + size(held & s.sites[city]) * SITE
            strength[guild] += masters_of(s, city, guild) * MASTER
    return Prospect(strength, value_of(s, city) * 100, size(s.free[city]))


def outlook_and_gain(s: "Guilds", seat: i64, city: i64, gains: vec[i64]) -> i64:
    """The outlook of a city for a seat; notes what a card for this city, and the site card, could add to it."""
    if s.free[city] == 0 and s.sites[city] == 0:
        return standing(s, seat, share_out(value_of(s, city), strengths(s, city))) * 100
    now = prospect(s, city)
    outlook = standing(s, seat, now.shares())
    gains[city] = best_gain(s, seat, city, now, outlook, seat)
    if s.stones > 0 and can_build(s, city, seat):
        gain = after(s, seat, now, seat, SITE, 1) - outlook
        if gain > gains[SITE_CARD]:
            gains[SITE_CARD] = gain
    return outlook + room(s, seat, city)


def room(s: "Guilds", seat: i64, city: i64) -> i64:
    """Free spaces on which a guild may still build are worth something to it."""
    total: i64 = 0
    for guild in range(s.guilds):
        spaces = size(s.free[city] & ~s.near[city * ALL_ARMS + guild])
        own = guild == seat or (s.seats == 2 and guild == seat + PLAYER_GUILDS // 2)
        total += spaces * ROOM if own else -spaces * RIVAL_ROOM
    return total


# What cards can do ----------------------------------------------------------------------------------------------


def best_gain(s: "Guilds", seat: i64, city: i64, now: Prospect, outlook: i64, guild: i64) -> i64:
    """The most that an action with tiles of a guild, grey and the church can change; below 0 if it can only do harm."""
    best: i64 = -9999
    arms: i64 = guild
    while arms <= CHURCH:
        if s.held[city * ALL_ARMS + arms] & s.sites[city]:
            gain = after(s, seat, now, arms, DISTRICT - SITE, 0) - outlook
            best = gain if gain > best else best
        if can_build(s, city, arms):
            gain = after(s, seat, now, arms, DISTRICT + printed_left(s, arms), 1) - outlook
            best = gain if gain > best else best
        arms = GREY if arms < GREY else arms + 1
    return best if best > -9999 else 0


def after(s: "Guilds", seat: i64, now: Prospect, arms: i64, strength: i64, spaces: i64) -> i64:
    """The outlook once a district is stronger by so much and so many spaces fewer are free."""
    changed = now.strength[:]
    value = now.value
    if arms == CHURCH:
        value += CHURCH_VALUE * 100 if strength >= SITE else 0
    else:
        changed[arms] += strength
        value += 100 if strength >= DISTRICT else 0
    return standing(s, seat, Prospect(changed, value, now.free - spaces).shares())


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
    return MASTER if s.supply[first] + s.supply[first + 2] + s.supply[first + 4] > 0 else 0


def pending(s: "Guilds", seat: i64, gains: vec[i64]) -> i64:
    """What the seat's chosen card, or the action that it is carrying out, may still bring."""
    if s.waiting & BIT[seat] or (s.choosing() and s.chosen[seat] >= 0):
        return of_chosen_card(s, seat, gains)
    action = s.action
    if action is None or seat != s.turn:
        return 0
    if action.tile >= 0:
        return of_tile(s, seat, action)
    return of_action(s, seat, action) if action.card >= 0 else 0


def of_chosen_card(s: "Guilds", seat: i64, gains: vec[i64]) -> i64:
    card = s.chosen[seat]
    added = s.added[seat] if s.added[seat] >= 0 else 0
    price = -added * INFLUENCE
    if card == PICKUP_CARD:
        total: i64 = 0
        for other in range(PICKUP_CARD):
            if s.played[seat] & BIT[other] and gains[other] > 0:
                total += gains[other] * HAND // 100
        return total + price
    gain = gains[card]
    if card < ALL_CITIES and gain > 0:
        ahead = (seat - s.start + s.seats) % s.seats if added == 0 else 0
        spaces = size(s.free[card] & s.open[card])
        lost = ahead * CROWD // (spaces if spaces > 0 else 1)
        gain = gain * (100 - (lost if lost < 80 else 80)) // 100
    return gain + price


def of_action(s: "Guilds", seat: i64, action: "Action") -> i64:
    """An action that is about to be carried out, in whichever of its cities it does best."""
    best: i64 = -9999
    for city in range(action.first_city(), action.end_city()):
        if s.in_play & ~s.scored & BIT[city]:
            now = prospect(s, city)
            gain = best_gain(s, seat, city, now, standing(s, seat, now.shares()), action.guild)
            if action.card == SITE_CARD:
                gain = gain * SITE // DISTRICT
            best = gain if gain > best else best
    return best


def of_tile(s: "Guilds", seat: i64, action: "Action") -> i64:
    """A tile that has been chosen, in whichever city it does best."""
    arms = arms_of(action.tile)
    strength = SITE if action.card == SITE_CARD else DISTRICT
    if is_printed(action.tile):
        strength += MASTER
    best: i64 = -9999
    for city in range(action.first_city(), action.end_city()):
        if can_build(s, city, arms):
            now = prospect(s, city)
            gain = after(s, seat, now, arms, strength, 1) - standing(s, seat, now.shares())
            best = gain if gain > best else best
    return best if best > -9999 else 0
