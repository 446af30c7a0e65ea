"""What a position is worth to a seat: its points, the outlook of every city, and the cards that it holds.

All figures are hundredths of a point.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triforium.games.guilds.material import ALL_CITIES, PICKUP_CARD, SITE_CARD, arms_of, is_printed
from triforium.games.guilds.outlook import (
    DISTRICT,
    MASTER,
    MEMORY,
    NEVER,
    OUTLOOK,
    SITE,
    SITE_GAIN,
    after,
    best_gain,
    can_build,
    look_up,
    prospect,
    standing,
)
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import Foresight
from triforium.kernel.vecs import vec

if TYPE_CHECKING:
    from triforium.games.guilds.state import Action, Guilds

HAND: Final[i64] = 37  # percent of what an action card could do now, while it stays in hand
INFLUENCE: Final[i64] = 87  # an influence card in hand
STALLED: Final[i64] = 80  # for each turn in a row in which nothing was built, with two players
CROWD: Final[i64] = 20  # percent: how likely a player ahead in the order is to build in the same city
MOST_LOST: Final[i64] = 80  # percent, by such players

GAINS: Final = vec[i64]([0] * (PICKUP_CARD + 1))
"""What each card could do now for the seat that is looked at."""

FORESIGHT: Final = Foresight(wander=16, doubt=80.0, decisive=500.0, rival=True, ripe=5)
FORESIGHT_FOR_TWO: Final = FORESIGHT._replace(wander=60, doubt=160.0)
"""T.2: with two all is open but the stack, and whatever they play fills the cities: far ahead much is settled."""


def worth(s: "Guilds", seat: i64) -> i64:
    """How the seat stands."""
    return worth_with(s, seat, look_up(s))


def worths(s: "Guilds", out: vec[i64]) -> None:
    """How all seats stand."""
    rows = look_up(s)
    for seat in range(s.seats):
        out[seat] = worth_with(s, seat, rows)


def worth_with(s: "Guilds", seat: i64, rows: vec[i64]) -> i64:
    total = standing(s, seat, s.points) * 100
    if s.depth == 0:
        return total
    gains = GAINS
    for card in range(PICKUP_CARD):
        gains[card] = 0
    for city in range(ALL_CITIES):
        if s.in_play & ~s.scored & BIT[city]:
            row = rows[city]
            total += MEMORY[row + OUTLOOK + seat]
            gains[city] = best_gain(row, seat, seat)
            if MEMORY[row + SITE_GAIN + seat] > gains[SITE_CARD]:
                gains[SITE_CARD] = MEMORY[row + SITE_GAIN + seat]
    for card in range(PICKUP_CARD):
        if s.hand[seat] & BIT[card] and gains[card] > 0 and s.chosen[seat] != card:
            total += gains[card] * HAND // 100
    return total + s.influence[seat] * INFLUENCE - s.quiet * STALLED + pending(s, seat, gains, rows)


def pending(s: "Guilds", seat: i64, gains: vec[i64], rows: vec[i64]) -> i64:
    """What the seat's chosen card, or the action that it is carrying out, may still bring."""
    if s.waiting & BIT[seat] or (s.choosing() and s.chosen[seat] >= 0):
        return of_chosen_card(s, seat, gains)
    action = s.action
    if action is None or seat != s.turn:
        return 0
    if action.tile >= 0:
        return of_tile(s, seat, action)
    if action.card >= 0:
        return of_action(s, seat, action, rows)
    return 0


def of_chosen_card(s: "Guilds", seat: i64, gains: vec[i64]) -> i64:
    card = s.chosen[seat]
    added: i64 = 0
    if s.added[seat] > 0:
        added = s.added[seat]
    price: i64 = 0
    if s.choosing():  # once revealed, they are gone from the hand
        price = added * INFLUENCE
    if card == PICKUP_CARD:
        total: i64 = 0
        for other in range(PICKUP_CARD):
            if s.played[seat] & BIT[other] and gains[other] > 0:
                total += gains[other] * HAND // 100
        return total - price
    gain = gains[card]
    if card < ALL_CITIES and gain > 0:
        lost: i64 = 0
        if added == 0:
            lost = (seat - s.start + s.seats) % s.seats * CROWD
        spaces = size(s.free[card] & s.open[card])
        if spaces > 1:
            lost = lost // spaces
        gain = gain * (100 - (lost if lost < MOST_LOST else MOST_LOST)) // 100
    return gain - price


def of_action(s: "Guilds", seat: i64, action: "Action", rows: vec[i64]) -> i64:
    """An action that is about to be carried out, in whichever of its cities it does best."""
    best = NEVER
    for city in range(action.first_city(), action.end_city()):
        if s.in_play & ~s.scored & BIT[city]:
            gain = best_gain(rows[city], seat, action.guild)
            if action.card == SITE_CARD:
                gain = gain * SITE // DISTRICT
            if gain > best:
                best = gain
    return best


def of_tile(s: "Guilds", seat: i64, action: "Action") -> i64:
    """A tile that has been chosen, in whichever city it does best."""
    arms = arms_of(action.tile)
    strength = SITE if action.card == SITE_CARD else DISTRICT
    if is_printed(action.tile):
        strength += MASTER
    best = NEVER
    for city in range(action.first_city(), action.end_city()):
        if can_build(s, city, arms):
            now = prospect(s, city)
            gain = standing(s, seat, after(s, now, arms, strength, 1)) - standing(s, seat, now.shares())
            if gain > best:
                best = gain
    if best == NEVER:
        return 0
    return best
