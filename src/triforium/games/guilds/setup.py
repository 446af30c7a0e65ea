"""S and T.1: set-up before the first round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.agenda import ROUND, TURN
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    CATHEDRALS,
    CHURCH,
    CITY_DATA,
    FIGURES,
    GOLD_DECKS,
    GOLD_KINDS,
    GREY,
    INFLUENCE_CARDS,
    PER_GUILD,
    PLAYER_GUILDS,
    SPECIALS,
    STACK,
    STONES,
    TILES,
)
from triforium.games.guilds.plan import FIRST_FREE, NEXT_TO, OPENS
from triforium.games.guilds.rules import STEPS
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import ARGUMENTS, Terms
from triforium.kernel.vecs import append, vec

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
    seats: i64 = terms.seats
    chance = seeded(terms.seed)
    start = chance.below(seats)  # S.3
    arms = BIT[seats if seats == 3 else PLAYER_GUILDS] - 1 | BIT[GREY] | BIT[CHURCH]
    cities = cities_of(arms)
    two = seats == 2
    first_of_b: i64 = 0
    deck = vec[i64]([])
    if not two:
        deck = stack_of_gold(terms.options["golden_deck"], True, cities, chance)
        first_of_b = len(deck)
        for card in stack_of_gold(terms.options["golden_deck"], False, cities, chance):
            deck = append(deck, card)
    stack = vec[i64](range(STACK if two else 0))
    chance.shuffle(stack, 0, len(stack))
    first: i64 = TURN * ARGUMENTS + start if two else ROUND * ARGUMENTS
    s = Guilds(
        terms, STEPS, chance, agenda=vec[i64]([first] + [0] * 15), depth=1, seen=0,
        free=vec[i64]([0] * ALL_CITIES), open=vec[i64]([0] * ALL_CITIES), sites=vec[i64]([0] * ALL_CITIES),
        covers=vec[i64]([0] * ALL_CITIES), printed=vec[i64]([0] * ALL_CITIES), cathedrals=vec[i64]([0] * ALL_CITIES),
        held=vec[i64]([0] * (ALL_CITIES * ALL_ARMS)), near=vec[i64]([0] * (ALL_CITIES * ALL_ARMS)),
        figures=vec[i64]([NOTHING] * FIGURES), specials=vec[i64]([NOTHING] * SPECIALS),
        supply=supply_of(arms),
        hand=vec[i64]([cities | 3 << 6] * seats), played=vec[i64]([0] * seats),
        influence=vec[i64]([0 if two else INFLUENCE_CARDS] * seats),
        chosen=vec[i64]([NOTHING] * seats), added=vec[i64]([NOTHING] * seats), points=vec[i64]([0] * (GREY + 1)),
        deck=deck, first_of_b=first_of_b, discard=vec[i64]([0] * GOLD_KINDS), stack=stack,
        in_play=cities, arms_in_play=arms, round=0, start=start, scored=0, stones=STONES,
        cathedrals_left=0 if two else CATHEDRALS, figures_left=0 if two else FIGURES, next_gold=0, gold=NOTHING,
        gold_removed=0, spent=0, silver_out=0, arms=0, first_city=0, end_city=0, as_site=False, tile=NOTHING,
        stack_next=0, stack_end=len(stack), opened=0, drawn=NOTHING, done=0, changed=False, quiet=0,
    )  # fmt: skip
    lay_centres(s)
    return s


def cities_of(arms: i64) -> i64:
    """S.2: the city of a guild that nobody plays is out."""
    cities: i64 = 0
    for number, city in enumerate(CITY_DATA):
        if arms & BIT[city.arms]:
            cities |= BIT[number]
    return cities


def supply_of(arms: i64) -> vec[i64]:
    """S.1, S.2: all tiles of the arms in play."""
    supply = FULL_SUPPLY[:]
    guild: i64 = 0
    while guild < PLAYER_GUILDS:
        if arms & BIT[guild] == 0:
            tile = guild * PER_GUILD
            while tile < (guild + 1) * PER_GUILD:
                supply[tile] = 0
                tile += 1
        guild += 1
    return supply


def lay_centres(s: Guilds) -> None:
    """S.1: each centre in the middle of its city; the twelve spaces around it are free."""
    for number, data in enumerate(CITY_DATA):
        city: i64 = number
        if s.in_play & BIT[city]:
            s.free[city] = FIRST_FREE
            s.open[city] = OPENS[0]
            s.held[city * ALL_ARMS + data.arms] = 1
            s.near[city * ALL_ARMS + data.arms] = NEXT_TO[0]


def stack_of_gold(name: str, is_a: bool, cities: i64, chance: Chance) -> vec[i64]:
    """S.1, S.2: one of the two stacks, shuffled; cards of a city that is out are left in the box."""
    stack = vec[i64]([])
    for card in FULL_STACKS[name][0 if is_a else 1]:
        if card >= ALL_CITIES or cities & BIT[card]:
            stack = append(stack, card)
    chance.shuffle(stack, 0, len(stack))
    return stack
