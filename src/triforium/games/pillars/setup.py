"""S: set-up before the first round."""

from librt.vecs import vec
from mypy_extensions import i64

from triforium.games.pillars.agenda import REFILL, ROUND
from triforium.games.pillars.material import (
    BUILDERS,
    CARDS,
    EVENT_CARDS,
    FIRST_COST,
    PER_ROUND,
    ROUNDS,
    SHUFFLED_PRIVILEGES,
    SPACES,
    START_GOLD,
    START_POINTS,
    STARTING,
    STARTING_CRAFTSMEN,
)
from triforium.games.pillars.rules import STEPS
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars, Player
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import Terms


def set_up(terms: Terms) -> Pillars:
    """The table as it stands before the first round is laid out."""
    seats: i64 = terms.seats
    chance = seeded(terms.seed)
    start = chance.below(seats)  # S.2
    return Pillars(
        terms, STEPS, chance, agenda=vec[i64]([ROUND * 64 + REFILL] + [0] * 15), depth=1, seen=0,
        players=vec[Player]([new_player((seat - start) % seats) for seat in range(seats)]),
        privilege_deck=shuffled_privileges(chance), craftsman_deck=shuffled_craftsmen(chance),
        event_deck=shuffled_events(chance),
        kingsbridge=vec[i64]([NO_CARD] * 2), shiring=vec[i64]([NO_CARD] * 2), market=vec[i64]([0] * 4),
        spaces=vec[i64]([NOBODY] * SPACES), bag=vec[i64]([0] * seats), passed_at=vec[i64]([NOBODY] * (FIRST_COST + 1)),
        uses=vec[i64]([0] * CARDS), one_madonna=terms.options["madonna"] == "one", round=0, start=start,
        display=0, hirable=0, out_of_draft=0, cost=FIRST_COST, vetoed=False, drawn=NOBODY, event=NO_CARD,
        foreseen_by=NOBODY, protected=0, bishop_protects=False, tax=0, tax_exempt=0, trading=0, blessed=NO_CARD,
    )  # fmt: skip


def new_player(behind_start: i64) -> Player:
    """S.1, S.3: three craftsmen, 2 points, 20 gold and one more for each seat clockwise from the start player."""
    return Player(
        gold=START_GOLD + behind_start, points=START_POINTS, workers=0, mill=0, grey=0, grey_next=0, black=0,
        craftsmen=STARTING_CRAFTSMEN, privileges=0, resources=0, builders=BUILDERS, builders_next=BUILDERS, harvest=0,
        bought=0, sold=0, cubes=vec[i64]([0] * 4),
    )  # fmt: skip


def shuffled_craftsmen(chance: Chance) -> vec[i64]:
    """S.4: the four craftsmen of each round, shuffled."""
    deck = vec[i64](range(STARTING, CARDS))
    for round in range(ROUNDS):
        chance.shuffle(deck, PER_ROUND * round, PER_ROUND * round + PER_ROUND)
    return deck


def shuffled_privileges(chance: Chance) -> vec[i64]:
    """S.6: fourteen shuffled, the last four out of the game."""
    deck = vec[i64](range(SHUFFLED_PRIVILEGES))
    chance.shuffle(deck, 0, SHUFFLED_PRIVILEGES)
    return deck


def shuffled_events(chance: Chance) -> vec[i64]:
    """S.7: ten shuffled, the last four out of the game."""
    deck = vec[i64](range(EVENT_CARDS))
    chance.shuffle(deck, 0, EVENT_CARDS)
    return deck
