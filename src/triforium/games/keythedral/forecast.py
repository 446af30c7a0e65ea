"""How many cubes the map will bring: part of the estimate in `worth`, all in hundredths of a cube."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import count, total
from triforium.games.keythedral.lattice import ACROSS, ALL_SIDES, CATHEDRAL, TAKEN
from triforium.games.keythedral.laying import NUMBER_COTTAGE
from triforium.games.keythedral.material import COTTAGES
from triforium.games.keythedral.phase1_workers import PLACE_ASKED, PLACE_FIRST, PLACING_TURN
from triforium.games.keythedral.phase2_income import harvest
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import ARGUMENTS
from triforium.kernel.vecs import vec

ROUNDS: Final = vec[i64]([0, 0, 1000, 800, 700, 620])
"""How long a full game takes, in hundredths of a round, by the number of players."""
LATER: Final[i64] = 73  # percent: a field taken now is better than one expected
LAST_ROUNDS: Final[i64] = 54
OVERTIME: Final[i64] = -300


def rounds_to_come(s: Keythedral) -> i64:
    """Rounds that still bring cubes, in hundredths; the clock is not the cathedral, lest nobody wants to finish it."""
    rounds = ROUNDS[s.seats] - 100 * s.round
    if rounds < OVERTIME:
        return 0
    return rounds if rounds > LAST_ROUNDS else LAST_ROUNDS


def harvest_to_come(s: Keythedral, seat: i64) -> i64:
    """The cubes of this round that have not been collected yet: workers out, and tiles that are still to send some."""
    due = harvest(s, seat) if s.workers[seat] else 0
    cubes = 100 * total(due)
    if s.in_force.lucky == seat:
        cubes += 20 * count(due, s.in_force.windfall)
    if s.marks > 0 and s.number >= 0:
        cubes += tiles_to_send(s, seat)
    return cubes


def tiles_to_send(s: Keythedral, seat: i64) -> i64:
    """What the tiles that have not worked in this round can expect on the fields that are still free."""
    in_turn = still_in_turn(s)
    placing = s.turn == seat and (s.step is PLACE_FIRST or s.step is PLACE_ASKED)
    expected: i64 = 0
    for number in range(COTTAGES):
        tile = seat * COTTAGES + number
        if number == s.number:
            if placing:
                expected += sure_yield(s, seat, tile) * 100 // LATER
            elif in_turn & BIT[seat]:
                expected += share_of_fields(s, tile, True)
        elif s.marked & BIT[number] == 0 and s.in_force.worked & BIT[tile] == 0:
            expected += share_of_fields(s, tile, True)
    return expected * LATER // 100


def still_in_turn(s: Keythedral) -> i64:
    """The seats that have not placed for the marked number yet."""
    seats: i64 = 0
    placing = PLACING_TURN.number
    for i in range(s.depth):
        if s.agenda[i] // ARGUMENTS == placing:
            seats |= BIT[s.agenda[i] % ARGUMENTS]
    return seats


def sure_yield(s: Keythedral, seat: i64, tile: i64) -> i64:
    """The tile is in turn: it gets what it can reach."""
    sides = size(s.free_sides(seat, tile))
    wanted: i64 = 2 if s.is_house(tile) else 1
    return 100 * (sides if sides < wanted else wanted)


def future_cubes(s: Keythedral, seat: i64) -> i64:
    """What the seat's tiles can expect in a round with all fields free."""
    expected: i64 = 0
    for number in range(COTTAGES):
        expected += share_of_fields(s, seat * COTTAGES + number, False)
    if s.turn == seat and s.step is NUMBER_COTTAGE:
        expected += share_at(s, s.site, 1, False)
    return expected


def share_of_fields(s: Keythedral, tile: i64, today: bool) -> i64:
    """The tile's share of the fields that it reaches; with `today`, only of those that are free now."""
    spot = s.tile_at[tile]
    if spot < 0:
        return 0
    return share_at(s, spot, 2 if s.is_house(tile) else 1, today)


def rivals_at(s: Keythedral, spot: i64, side: i64) -> i64:
    """How many workers can come from other tiles to the field on that side of the spot."""
    field = spot + ACROSS[side]
    rivals: i64 = 0
    for other in range(ALL_SIDES):
        neighbour = field - ACROSS[other]
        if other != side and not s.ground.fenced(neighbour, other):
            tile = s.ground.spot(neighbour)
            if tile >= TAKEN and tile != CATHEDRAL:
                rivals += 1
                if s.is_house(tile - TAKEN):
                    rivals += 1
    return rivals


def share_at(s: Keythedral, spot: i64, workers: i64, today: bool) -> i64:
    """Every field is divided among the workers who could go there; no tile gets more than it has workers."""
    share: i64 = 0
    for side in range(ALL_SIDES):
        field = s.ground.open_field(spot, side)
        if field >= 0 and (not today or s.worker[field] < 0):
            rivals = rivals_at(s, spot, side)
            share += 100 * workers // (rivals + workers)
    most = 100 * workers - 8
    return share if share < most else most
