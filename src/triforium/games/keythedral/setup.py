"""S: set-up before the first turn."""

from mypy_extensions import i64, u8

from triforium.games.keythedral.agenda import LAYING_TURN
from triforium.games.keythedral.costs import ROWS
from triforium.games.keythedral.knowledge import random_part
from triforium.games.keythedral.lattice import CATHEDRAL, cell, empty_ground
from triforium.games.keythedral.material import (
    COTTAGES,
    CRAFT_SUPPLIES,
    FENCES,
    ROW_TILES,
    SUPPLIES,
    fields_numbered,
)
from triforium.games.keythedral.phase4_tidy import fill_law_spaces
from triforium.games.keythedral.prepared import lay_out
from triforium.games.keythedral.rules import STEPS
from triforium.games.keythedral.state import NONE, UNBUILT, Keythedral
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.state import ARGUMENTS, Terms
from triforium.kernel.vecs import vec


def set_up(terms: Terms) -> Keythedral:
    """The table before the first field is drawn, or, with a prepared map, before the first round."""
    seats: i64 = terms.seats
    chance = seeded(terms.seed)
    start = chance.below(seats)  # S.4
    deck, first = shuffled_fields(chance, seats)
    s = Keythedral(
        terms, STEPS, chance, agenda=vec[i64]([LAYING_TURN * ARGUMENTS + start] + [0] * 23), depth=1, seen=0,
        ground=empty_ground(), deck=deck, worker=vec[i64]([NONE] * len(deck)),
        tile_at=vec[i64]([NONE] * (seats * COTTAGES)), fence_at=vec[i64]([UNBUILT] * (seats * FENCES)),
        hands=vec[i64]([0] * seats), workers=vec[i64]([0] * seats), bought=vec[i64]([0] * seats),
        laws=vec[i64]([0] * seats), spaces=vec[i64]([NONE] * 2),
        tiles_open=terms.options["tiles_open"] == "yes", laws_open=terms.options["laws_open"] == "yes",
        laid=first, houses=0, store=SUPPLIES, makers=CRAFT_SUPPLIES,
        board=tiles_in_play(chance, ROWS[terms.options["length"]]), row=0,
        gone=0, rise_under=NONE, cut_under=NONE, proven=NONE, round=0, start=start, marks=0, marked=0,
        number=NONE, orderer=NONE, climbers=0, worked=0, named=NONE, sent=0, sent_also=0, stop=NONE,
        doubled=NONE, barren=NONE, windfall=NONE, lucky=NONE, shift=NONE, shifting=NONE, studying=0, passes=0,
        buying=NONE, buyer=NONE, raised=False, struck=False, substituting=False, price=0, due=0, floor=0,
        limit=0, payee=NONE, paying=0, taking=0, law=NONE, lawgiver=NONE, target=NONE, repealed=False,
        quiet=0, bid=0, bidder=NONE,
    )  # fmt: skip
    lay_first_fields(s)
    fill_law_spaces(s)
    if terms.options["map"] == "prepared":
        lay_out(s)
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


def tiles_in_play(chance: Chance, rows: tuple[int, ...]) -> i64:
    """S.6: of each value as many tiles as the cathedral has room for; nobody sees the others."""
    board: i64 = 0
    for row, number in enumerate(rows):
        board |= random_part(chance, ROW_TILES[row], number)
    return board


def lay_first_fields(s: Keythedral) -> None:
    """S.3: grey opposite grey and brown opposite brown round the cathedral tile. S.5: two side by side."""
    places = [(0, 0), (1, 0)] if s.seats == 2 else [(0, 0), (1, 1), (1, 0), (0, 1)]
    if s.seats > 2:
        s.ground.spots[cell(0, 0)] = u8(CATHEDRAL)
    for field, (x, y) in enumerate(places):
        s.ground.lay_field(cell(x, y), field)
