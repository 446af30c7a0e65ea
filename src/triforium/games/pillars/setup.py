"""S, X.3, X.4: set-up before the first round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.agenda import REFILL, ROUND
from triforium.games.pillars.material import (
    ALL_CARDS,
    ALL_EVENT_CARDS,
    ALL_PER_ROUND,
    ALL_PRIVILEGES,
    ALL_SPACES,
    BUILDERS,
    CARDS,
    EVENT_CARDS,
    FINAL_CARDS,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    FIRST_COST,
    NEW_BOARD_SEATS,
    PER_ROUND,
    PERMANENT,
    ROUNDS,
    SHUFFLED_PRIVILEGES,
    SPACES,
    START_GOLD,
    START_POINTS,
    STARTING,
    STARTING_CRAFTSMEN,
)
from triforium.games.pillars.rules import STEPS
from triforium.games.pillars.state import NO_CARD, NOBODY, Annex, Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import Terms
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


def new_annex(track: i64) -> Annex:
    """X.2: what the expansion adds, all of it still unused; a track of this length."""
    return Annex(
        large=0, crusades=0, crusaders=vec[i64]([NOBODY] * 4), silenced_next=0,
        shiring_privilege=NO_CARD, naming=NOBODY, black_bagged=0, black_drawn=False, black_space=-1,
        track=vec[i64]([NOBODY] * track), tracked=0, acting=0, has_traded=0, inspired_seat=NOBODY, inspired=NO_CARD,
        inspired_uses=0, assisted=NO_CARD,
    )  # fmt: skip


NO_ANNEX: Final = new_annex(0)
"""That of every base game, in which nothing changes it."""


def set_up(terms: Terms) -> Pillars:
    """The table as it stands before the first round is laid out."""
    seats: i64 = terms.seats
    expansion = terms.options["expansion"]
    expanded = expansion != "none"
    chance = seeded(terms.seed)
    start = chance.below(seats)  # S.2
    spaces: i64 = ALL_SPACES if expansion == "full" else SPACES
    track: i64 = seats if seats >= NEW_BOARD_SEATS else 0
    craftsmen: i64 = ALL_CARDS if expanded else CARDS
    return Pillars(
        terms, STEPS, chance, agenda=vec[i64]([ROUND * 64 + REFILL] + [0] * 15), depth=1, seen=0,
        players=vec[Player]([new_player((seat - start) % seats) for seat in range(seats)]),
        privilege_deck=shuffled_privileges(chance, expansion), craftsman_deck=shuffled_craftsmen(chance, expanded),
        event_deck=shuffled(chance, ALL_EVENTS if expanded else BASE_EVENTS),
        second_deck=shuffled(chance, SECOND_PRIVILEGES) if expansion == "full" else vec[i64](),
        final_deck=shuffled(chance, FINAL_PRIVILEGES) if expansion == "cards" else BASE_FINALS[:],
        kingsbridge=vec[i64]([NO_CARD] * 2), shiring=vec[i64]([NO_CARD] * 2), market=vec[i64]([0] * 4),
        spaces=vec[i64]([NOBODY] * spaces), bag=vec[i64]([0] * seats), passed_at=vec[i64]([NOBODY] * (FIRST_COST + 1)),
        uses=vec[i64]([0] * craftsmen), one_madonna=terms.options["madonna"] == "one", round=0, start=start,
        display=0, hirable=0, out_of_draft=0, cost=FIRST_COST, vetoed=False, drawn=NOBODY, event=NO_CARD,
        foreseen_by=NOBODY, protected=0, bishop_protects=False, tax=0, tax_exempt=0, trading=0, blessed=NO_CARD,
        expanded=expanded, annex=new_annex(track) if expanded else NO_ANNEX,
    )  # fmt: skip


def new_player(behind_start: i64) -> Player:
    """S.1, S.3: three craftsmen, 2 points, 20 gold and one more for each seat clockwise from the start player."""
    return Player(
        gold=START_GOLD + behind_start, points=START_POINTS, workers=0, mill=0, grey=0, grey_next=0, black=0,
        craftsmen=STARTING_CRAFTSMEN, privileges=0, resources=0, builders=BUILDERS, builders_next=BUILDERS, harvest=0,
        bought=0, sold=0, silenced=0, cubes=vec[i64]([0] * 4),
    )  # fmt: skip


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
