"""6: scoring of full cities, the end, and the next start player; the covers that come before are in `dead_spaces`."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.dead_spaces import cover
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    GREY,
    INFLUENCE_BONUS,
    LAST_FREE_SPACES,
    PLAYER_GUILDS,
)
from triforium.games.guilds.scoring import BEYOND_MASTERS, points, share_out, strengths, value_of
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import Step


class ScoreCities(Step[Guilds]):
    """Every city without a free space is scored, in the order of the board."""

    rule = "guilds.6.4"

    def run(self, s: Guilds, _: i64) -> None:
        for city in range(ALL_CITIES):
            if s.free[city] == 0 and s.in_play & ~s.scored & BIT[city]:
                score(s, city)


def score(s: Guilds, city: i64) -> None:
    """W: the guilds take their points; nothing happens in the city any more."""
    value = value_of(s, city)
    strength = strengths(s, city)
    shares = share_out(value, strength)
    s.tell("scored", NOTHING, city, value)
    for guild in range(GREY + 1):
        s.points[guild] += shares[guild]
        if s.held[city * ALL_ARMS + guild]:
            districts = strength[guild] // BEYOND_MASTERS
            masters = strength[guild] % BEYOND_MASTERS
            s.tell("share", owner_of(s, guild), guild, city, shares[guild], districts, masters)
    s.scored |= BIT[city]
    clear_away(s, city)


def owner_of(s: Guilds, guild: i64) -> i64:
    """The seat that has the points of a guild, with two players those of an influenced one too (T.1)."""
    if guild < s.seats:
        return guild
    return guild - s.seats if s.seats == 2 and guild < PLAYER_GUILDS else NOTHING


def clear_away(s: Guilds, city: i64) -> None:
    """6.5: the stones go back to the supply; the action cards of the city leave the game."""
    stones = size(s.sites[city])
    if stones > 0:
        s.stones += stones
        s.tell("stones", NOTHING, city, stones, s.stones)
    for seat in range(s.seats):
        s.hand[seat] &= ~BIT[city]
        s.played[seat] &= ~BIT[city]


def has_more_free(s: Guilds, number: i64) -> bool:
    """6.6: whether more spaces than this are free on the whole board, reachable or not."""
    for city in range(ALL_CITIES):
        number -= size(s.free[city])
        if number < 0:
            return True
    return False


class EndTest(Step[Guilds]):
    """The game ends when at most one space is free, or when the golden deck is used up."""

    rule = "guilds.6.6"

    def run(self, s: Guilds, _: i64) -> None:
        if not has_more_free(s, LAST_FREE_SPACES):
            s.tell("end-spaces", NOTHING, 1 if has_more_free(s, 0) else 0)
            end(s)
        elif s.next_gold == len(s.deck):
            s.tell("end-deck", NOTHING)
            end(s)


def end(s: Guilds) -> None:
    """Nothing follows but the final scoring."""
    s.end()
    s.then(FINAL_SCORING)


class FinalScoring(Step[Guilds]):
    """What is free is covered, cities not yet scored are, and most influence cards in hand bring a bonus."""

    rule = "guilds.E.1"

    def run(self, s: Guilds, _: i64) -> None:
        for city in range(ALL_CITIES):
            if s.in_play & ~s.scored & BIT[city]:
                cover(s, city, s.free[city], "cover-end")
                score(s, city)
        self.give_bonus(s)
        self.tell_result(s)

    def give_bonus(self, s: Guilds) -> None:
        """E.2: golden and silver influence cards count alike; nobody gets it for none."""
        most: i64 = 1
        for seat in range(s.seats):
            if s.influence[seat] > most:
                most = s.influence[seat]
        for seat in range(s.seats):
            if s.influence[seat] == most:
                s.points[seat] += INFLUENCE_BONUS
                s.tell("bonus", seat, most, INFLUENCE_BONUS)

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
        s.start = s.next_to(s.start)
        for seat in range(s.seats):
            s.chosen[seat] = NOTHING
            s.added[seat] = NOTHING


SCORE_CITIES: Final = ScoreCities()
END_TEST: Final = EndTest()
FINAL_SCORING: Final = FinalScoring()
NEXT_START_PLAYER: Final = NextStartPlayer()
