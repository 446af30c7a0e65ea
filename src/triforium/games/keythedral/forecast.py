"""How many cubes the map will bring: part of the estimate in `worth`, all in hundredths of a cube."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import count, total
from triforium.games.keythedral.lattice import ALL_SIDES
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


def crowds(s: Keythedral) -> vec[i64]:
    """By field, how many workers could come to it from the tiles around."""
    crowd = vec[i64]([0] * len(s.deck))
    for tile in range(s.seats * COTTAGES):
        spot = s.tile_at[tile]
        if spot >= 0:
            workers = workers_of(s, tile)
            for side in range(ALL_SIDES):
                field = s.ground.open_field(spot, side)
                if field >= 0:
                    crowd[field] += workers
    return crowd


def workers_of(s: Keythedral, tile: i64) -> i64:
    """I.3, I.4: how many workers the tile can send."""
    if s.is_house(tile):
        return 2
    return 1


def harvest_to_come(s: Keythedral, seat: i64, crowd: vec[i64]) -> i64:
    """The cubes of this round that have not been collected yet: workers out, and tiles that are still to send some."""
    cubes: i64 = 0
    if s.workers[seat]:
        due = harvest(s, seat)
        cubes = 100 * total(due)
        if s.in_force.lucky == seat:
            cubes += 20 * count(due, s.in_force.windfall)
    if s.marks > 0 and s.number >= 0:
        cubes += tiles_to_send(s, seat, crowd)
    return cubes


def tiles_to_send(s: Keythedral, seat: i64, crowd: vec[i64]) -> i64:
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
                expected += share_of_fields(s, tile, crowd, True)
        elif s.marked & BIT[number] == 0 and s.in_force.worked & BIT[tile] == 0:
            expected += share_of_fields(s, tile, crowd, True)
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
    workers = workers_of(s, tile)
    return 100 * (sides if sides < workers else workers)


def future_cubes(s: Keythedral, seat: i64, crowd: vec[i64]) -> i64:
    """What the seat's tiles can expect in a round with all fields free."""
    expected: i64 = 0
    for number in range(COTTAGES):
        expected += share_of_fields(s, seat * COTTAGES + number, crowd, False)
    if s.turn == seat and s.step is NUMBER_COTTAGE:
        expected += share_of_site(s, crowd)
    return expected


def share_of_fields(s: Keythedral, tile: i64, crowd: vec[i64], today: bool) -> i64:
    """The tile's share of the fields that it reaches, each divided among the workers who could go there; with `today`,
    only of those that are free now."""
    spot = s.tile_at[tile]
    if spot < 0:
        return 0
    workers = workers_of(s, tile)
    share: i64 = 0
    for side in range(ALL_SIDES):
        field = s.ground.open_field(spot, side)
        if field >= 0 and (not today or s.worker[field] < 0):
            share += 100 * workers // crowd[field]
    return at_most(share, workers)


def share_of_site(s: Keythedral, crowd: vec[i64]) -> i64:
    """The same for the cottage that is about to lie on the site."""
    share: i64 = 0
    for side in range(ALL_SIDES):
        field = s.ground.open_field(s.site, side)
        if field >= 0:
            share += 100 // (crowd[field] + 1)
    return at_most(share, 1)


def at_most(share: i64, workers: i64) -> i64:
    """No tile gets more than it has workers."""
    most = 100 * workers - 8
    return share if share < most else most
