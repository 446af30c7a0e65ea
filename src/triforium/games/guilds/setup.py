"""S and T.1: set-up before the first round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CATHEDRALS,
    CITY_DATA,
    FIGURES,
    GOLD_DECKS,
    GOLD_KINDS,
    GREY,
    INFLUENCE_CARDS,
    KINDS,
    PICKUP_CARD,
    PLAYER_GUILDS,
    SITE_CARD,
    SPECIALS,
    STACK,
    STONES,
    TILES,
    arms_of,
)
from triforium.games.guilds.plan import FIRST_FREE, NEXT_TO, OPENS
from triforium.games.guilds.round import ROUND
from triforium.games.guilds.rules import STEPS
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.games.guilds.two_players import TURN
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import Terms
from triforium.kernel.vecs import append, extend, vec

FULL_STACKS: Final = {
    name: (
        vec[i64]([card for card, data in enumerate(deck) for _ in range(data.in_a)]),
        vec[i64]([card for card, data in enumerate(deck) for _ in range(data.in_b)]),
    )
    for name, deck in GOLD_DECKS.items()
}
FULL_SUPPLY: Final = vec[i64]([tile.number for tile in TILES])


def set_up(terms: Terms) -> Guilds:
    """The table as it stands before the first round."""
    s = Guilds(terms, STEPS, seeded(terms.seed))
    s.start = s.chance.below(s.seats)  # S.3
    s.guilds = PLAYER_GUILDS if s.seats == 2 else s.seats
    s.in_play = cities_in_play(s)
    lay_out_tiles(s)
    s.stones = STONES
    lay_centres(s)
    s.hand = vec[i64]([s.in_play | BIT[SITE_CARD] | BIT[PICKUP_CARD]] * s.seats)
    s.played = vec[i64]([0] * s.seats)
    s.chosen = vec[i64]([NOTHING] * s.seats)
    s.added = vec[i64]([NOTHING] * s.seats)
    s.points = vec[i64]([0] * (GREY + 1))
    s.discard = vec[i64]([0] * GOLD_KINDS)
    if s.seats == 2:
        set_up_for_two(s)
        s.then(TURN, s.start)
    else:
        set_up_gold(s)
        s.then(ROUND)
    return s


def lay_centres(s: Guilds) -> None:
    """S.1: each centre in the middle of its city; the twelve spaces around it are free."""
    s.free = vec[i64]([0] * ALL_CITIES)
    s.open = vec[i64]([0] * ALL_CITIES)
    s.sites = vec[i64]([0] * ALL_CITIES)
    s.covers = vec[i64]([0] * ALL_CITIES)
    s.printed = vec[i64]([0] * ALL_CITIES)
    s.cathedrals = vec[i64]([0] * ALL_CITIES)
    s.held = vec[i64]([0] * (ALL_CITIES * ALL_ARMS))
    s.near = vec[i64]([0] * (ALL_CITIES * ALL_ARMS))
    s.figures = vec[i64]([NOTHING] * FIGURES)
    s.specials = vec[i64]([NOTHING] * SPECIALS)
    for number, data in enumerate(CITY_DATA):
        city: i64 = number
        if s.in_play & BIT[city]:
            s.free[city] = FIRST_FREE
            s.open[city] = OPENS[0]
            s.held[city * ALL_ARMS + data.arms] = 1
            s.near[city * ALL_ARMS + data.arms] = NEXT_TO[0]


def set_up_gold(s: Guilds) -> None:
    """S.1: golden cards, A on B, influence cards, cathedrals and guild masters, which games of two go without."""
    deck = s.terms.options["golden_deck"]
    s.deck = stack_of_gold(deck, True, s.in_play, s.chance)
    s.first_of_b = len(s.deck)
    s.deck = extend(s.deck, stack_of_gold(deck, False, s.in_play, s.chance))
    s.influence = vec[i64]([INFLUENCE_CARDS] * s.seats)
    s.cathedrals_left = CATHEDRALS
    s.figures_left = FIGURES


def set_up_for_two(s: Guilds) -> None:
    """T.1: the cards of the influenced guilds; no influence cards."""
    s.influence = vec[i64]([0] * s.seats)
    s.stack = vec[i64](range(STACK))
    s.stack_end = STACK
    s.chance.shuffle(s.stack, 0, STACK)


def is_out(s: Guilds, arms: i64) -> bool:
    """S.2: whether nobody plays a guild: its city and its tiles stay in the box."""
    return s.guilds <= arms < PLAYER_GUILDS


def cities_in_play(s: Guilds) -> i64:
    cities: i64 = 0
    for number, city in enumerate(CITY_DATA):
        if not is_out(s, city.arms):
            cities |= BIT[number]
    return cities


def lay_out_tiles(s: Guilds) -> None:
    """S.1, S.2: all tiles of the arms in play."""
    s.supply = FULL_SUPPLY[:]
    s.kinds_left = BIT[KINDS] - 1
    for tile in range(KINDS):
        if is_out(s, arms_of(tile)):
            s.supply[tile] = 0
            s.kinds_left &= ~BIT[tile]


def stack_of_gold(name: str, is_a: bool, cities: i64, chance: Chance) -> vec[i64]:
    """S.1, S.2: one of the two stacks, shuffled; cards of a city that is out are left in the box."""
    stack = vec[i64]([])
    for card in FULL_STACKS[name][0 if is_a else 1]:
        if card >= ALL_CITIES or cities & BIT[card]:
            stack = append(stack, card)
    chance.shuffle(stack, 0, len(stack))
    return stack
