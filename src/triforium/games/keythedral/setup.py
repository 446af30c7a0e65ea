"""S: set-up before the first turn."""

from mypy_extensions import i64, u8

from triforium.games.keythedral.contract import Contract
from triforium.games.keythedral.costs import ROWS
from triforium.games.keythedral.knowledge import random_part
from triforium.games.keythedral.lattice import CATHEDRAL, cell, empty_ground
from triforium.games.keythedral.material import (
    ALL_LAW_SPACES,
    COTTAGES,
    CRAFT_SUPPLIES,
    FENCES,
    ROW_BUILDINGS,
    SUPPLIES,
    fields_numbered,
)
from triforium.games.keythedral.phase4_tidy import fill_law_spaces
from triforium.games.keythedral.prepared import lay_out
from triforium.games.keythedral.round import WHOLE_GAME
from triforium.games.keythedral.rules import STEPS
from triforium.games.keythedral.state import NONE, UNBUILT, InForce, Keythedral
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import Terms
from triforium.kernel.vecs import vec


def set_up(terms: Terms) -> Keythedral:
    """The table before the first field is drawn, or, with a prepared map, before the first round."""
    seats: i64 = terms.seats
    chance = seeded(terms.seed)
    s = Contract(terms, STEPS, chance)
    s.start = chance.below(seats)  # S.4
    s.deck, s.laid = shuffled_fields(chance, seats)
    s.board = buildings_in_play(chance, ROWS[terms.options["length"]])
    s.tiles_open = terms.options["tiles_open"] == "yes"
    s.laws_open = terms.options["laws_open"] == "yes"
    s.ground = empty_ground()
    s.worker = vec[i64]([NONE] * len(s.deck))
    s.tile_at = vec[i64]([NONE] * (seats * COTTAGES))
    s.fence_at = vec[i64]([UNBUILT] * (seats * FENCES))
    s.hands = vec[i64]([0] * seats)
    s.workers = vec[i64]([0] * seats)
    s.bought = vec[i64]([0] * seats)
    s.store = SUPPLIES
    s.makers = CRAFT_SUPPLIES
    s.laws = vec[i64]([0] * seats)
    s.spaces = vec[i64]([NONE] * ALL_LAW_SPACES)
    s.in_force = InForce()
    lay_first_fields(s)
    fill_law_spaces(s)
    if terms.options["map"] == "prepared":
        lay_out(s)
    s.then(WHOLE_GAME)
    return s


def shuffled_fields(chance: Chance, seats: i64) -> tuple[vec[i64], i64]:
    """S.3, S.5: the fields that lie from the start, then the others shuffled; and how many are the first."""
    ones = fields_numbered(1)
    if seats == 2:
        ones = [ones[2], ones[0]]
    rest = [field for number in range(2, seats + 1) for field in fields_numbered(number)]
    deck = vec[i64](ones + rest)
    chance.shuffle(deck, len(ones), len(deck))
    return deck, len(ones)


def buildings_in_play(chance: Chance, rows: tuple[int, ...]) -> i64:
    """S.6: of each value as many tiles as the cathedral has room for; nobody sees the others."""
    board: i64 = 0
    for row, number in enumerate(rows):
        board |= random_part(chance, ROW_BUILDINGS[row], number)
    return board


def lay_first_fields(s: Keythedral) -> None:
    """S.3: grey opposite grey and brown opposite brown round the cathedral tile. S.5: two side by side."""
    places = [(0, 0), (1, 0)] if s.seats == 2 else [(0, 0), (1, 1), (1, 0), (0, 1)]
    if s.seats > 2:
        s.ground.spots[cell(0, 0)] = u8(CATHEDRAL)
    for field, (x, y) in enumerate(places):
        s.ground.lay_field(cell(x, y), field)
