"""S, X.3, X.4: set-up before the first round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALL_CARDS,
    ALL_EVENT_CARDS,
    ALL_PER_ROUND,
    ALL_PRIVILEGES,
    ALL_SPACES,
    CARDS,
    CRUSADE_WORKERS,
    EVENT_CARDS,
    FINAL_CARDS,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FIRST_COST,
    KINDS,
    PER_ROUND,
    PERMANENT,
    ROUNDS,
    SHUFFLED_PRIVILEGES,
    SPACES,
    START_GOLD,
    START_POINTS,
    STARTING,
)
from triforium.games.pillars.rounds import ROUND
from triforium.games.pillars.rules import STEPS
from triforium.games.pillars.state import NO_CARD, Annex, Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import NOBODY, Terms
from triforium.kernel.vecs import vec

# Decks, not yet shuffled (S.4, S.6, S.7, X.3, X.4) ----------------------------------------------------------------


def privileges_among(mask: i64) -> vec[i64]:
    return vec[i64]([card for card in range(ALL_PRIVILEGES) if mask & BIT[card]])


BASE_PRIVILEGES: Final = vec[i64](range(SHUFFLED_PRIVILEGES))
BASE_FINALS: Final = vec[i64]([FINAL_METAL, FINAL_WOOD_STONE])
PERMANENT_PRIVILEGES: Final = privileges_among(PERMANENT)
SECOND_PRIVILEGES: Final = privileges_among(~(PERMANENT | FINAL_CARDS))  # for the new board: kept or immediate
EARLY_PRIVILEGES: Final = privileges_among(~FINAL_CARDS)
FINAL_PRIVILEGES: Final = privileges_among(FINAL_CARDS)  # of which two come up without the new board
BASE_EVENTS: Final = vec[i64](range(EVENT_CARDS))
ALL_EVENTS: Final = vec[i64](range(ALL_EVENT_CARDS))
CRAFTSMEN_BY_ROUND: Final = vec[i64](range(STARTING, CARDS))
ALL_CRAFTSMEN_BY_ROUND: Final = vec[i64]([
    STARTING + PER_ROUND * round + i if i < PER_ROUND else CARDS + round
    for round in range(ROUNDS)
    for i in range(ALL_PER_ROUND)
])  # fmt: skip


# The table --------------------------------------------------------------------------------------------------------


def set_up(terms: Terms) -> Pillars:
    """The table as it stands before the first round is laid out."""
    expansion = terms.options["expansion"]
    s = Pillars(terms, STEPS, seeded(terms.seed))
    s.one_madonna = terms.options["madonna"] == "one"
    s.expanded = expansion != "none"
    s.start = s.chance.below(s.seats)  # S.2
    s.players = vec[Player]([new_player((seat - s.start) % s.seats) for seat in range(s.seats)])
    s.annex = Annex()
    s.annex.crusaders = vec[i64]([NOBODY] * len(CRUSADE_WORKERS))
    s.annex.crusaders_sent = vec[i64]([0] * len(CRUSADE_WORKERS))
    numbers: i64 = s.seats if s.builder_track() else 0
    s.annex.track = vec[i64]([NOBODY] * numbers)
    s.privilege_deck = shuffled_privileges(s.chance, expansion)
    s.craftsman_deck = shuffled_craftsmen(s.chance, s.expanded)
    s.event_deck = shuffled(s.chance, ALL_EVENTS if s.expanded else BASE_EVENTS)
    s.second_deck = shuffled(s.chance, SECOND_PRIVILEGES) if expansion == "full" else vec[i64]()
    s.final_deck = shuffled(s.chance, FINAL_PRIVILEGES) if expansion == "cards" else BASE_FINALS
    s.kingsbridge = vec[i64]([NO_CARD] * 2)
    s.shiring = vec[i64]([NO_CARD] * 2)
    s.market = vec[i64]([0] * len(KINDS))
    s.bag = vec[i64]([0] * s.seats)
    spaces: i64 = ALL_SPACES if expansion == "full" else SPACES
    s.spaces = vec[i64]([NOBODY] * spaces)
    s.passed_at = vec[i64]([NOBODY] * (FIRST_COST + 1))
    craftsmen: i64 = ALL_CARDS if s.expanded else CARDS
    s.uses = vec[i64]([0] * craftsmen)
    s.then(ROUND)
    return s


def new_player(behind_start: i64) -> Player:
    """S.1, S.3: 2 points, 20 gold and one more for each seat clockwise from the start player."""
    p = Player()
    p.cubes = vec[i64]([0] * len(KINDS))
    p.points = START_POINTS
    p.gold = START_GOLD + behind_start
    return p


def shuffled_craftsmen(chance: Chance, expanded: bool) -> vec[i64]:
    """S.4: the four craftsmen of each round, shuffled. X.4: with the expansion five, the last of them removed unseen
    where four are used."""
    per_round: i64 = ALL_PER_ROUND if expanded else PER_ROUND
    deck = ALL_CRAFTSMEN_BY_ROUND[:] if expanded else CRAFTSMEN_BY_ROUND[:]
    for round in range(ROUNDS):
        chance.shuffle(deck, per_round * round, per_round * round + per_round)
    return deck


def shuffled_privileges(chance: Chance, expansion: str) -> vec[i64]:
    """S.6, X.3: those for Kingsbridge: the base game's, or all permanent ones, or all that are not final cards."""
    if expansion == "none":
        return shuffled(chance, BASE_PRIVILEGES)
    return shuffled(chance, PERMANENT_PRIVILEGES if expansion == "full" else EARLY_PRIVILEGES)


def shuffled(chance: Chance, cards: vec[i64]) -> vec[i64]:
    """A deck of these cards; those that never come up are at its end."""
    deck = cards[:]
    chance.shuffle(deck, 0, len(deck))
    return deck
