"""S.7: a prepared map for beginners, another one for every seed, on which all players stand about equally well.

Out of many random layouts the most even one is taken: fields lie close together, the players choose spots in a snake
order, and what counts is each player's share of the fields that his cottages reach.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.lattice import AROUND, FREE, TAKEN, WIDTH, Ground
from triforium.games.keythedral.material import COTTAGES
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.vecs import vec

TRIALS: Final[i64] = 16
LANDS_WISHED: Final[i64] = 5


def lay_out(s: Keythedral) -> None:
    """Lay all fields and cottages; draws on the game's own luck, so that the seed decides."""
    best_gap = 1 << 30
    best = s.ground
    best_tiles = s.tile_at
    for _ in range(TRIALS):
        ground = s.ground.clone()
        lay_fields(s, ground)
        tiles = lay_cottages(s, ground)
        gap = unevenness(s, ground, tiles)
        if gap < best_gap:
            best_gap, best, best_tiles = gap, ground, tiles
    s.ground = best
    s.tile_at = best_tiles
    s.laid = len(s.deck)


def lay_fields(s: Keythedral, ground: Ground) -> None:
    """Each field goes where it touches as many others as possible, chosen by lot."""
    for field in range(s.laid, len(s.deck)):
        cells = [c for c in cells_in_use(ground) if ground.field(c) == FREE]
        touching = [sum(is_laid(ground, c + AROUND[i]) for i in range(4)) for c in cells]
        wished = 2 if max(touching) >= 2 else 1
        close = [c for c, n in zip(cells, touching, strict=True) if n >= wished]
        ground.lay_field(close[s.chance.below(len(close))], field)


def cells_in_use(ground: Ground) -> list[int]:
    rows = range(ground.top, ground.bottom + 1)
    return [row * WIDTH + column for row in rows for column in range(ground.left, ground.right + 1)]


def is_laid(ground: Ground, cell: int) -> bool:
    return TAKEN <= ground.field(cell) < TAKEN + 29


def reached(ground: Ground, spot: int) -> list[int]:
    """The fields beside a spot."""
    fields = [ground.laid_field(spot, side) for side in range(4)]
    return [field for field in fields if field >= 0]


def lay_cottages(s: Keythedral, ground: Ground) -> vec[i64]:
    """In a snake order each takes the spot with most fields, new kinds of land first, then gives it a number by lot."""
    tiles = vec[i64]([NONE] * (s.seats * COTTAGES))
    numbers = [shuffled_numbers(s) for _ in range(s.seats)]
    lands: list[set[int]] = [set() for _ in range(s.seats)]
    crowd = [0] * len(s.deck)
    for turn in range(s.seats * COTTAGES):
        lap, place = turn // s.seats, turn % s.seats
        seat = (s.start + (place if lap % 2 == 0 else s.seats - 1 - place)) % s.seats
        spots = [c for c in cells_in_use(ground) if ground.spot(c) == FREE]
        values = [spot_value(s, reached(ground, c), lands[seat], crowd) for c in spots]
        good = [c for c, v in zip(spots, values, strict=True) if v >= max(values) - 2]
        spot = good[s.chance.below(len(good))]
        tile = seat * COTTAGES + numbers[seat][lap]
        tiles[tile] = spot
        ground.lay_tile(spot, tile)
        for field in reached(ground, spot):
            crowd[field] += 1
            lands[seat].add(s.colour_of(field))
    return tiles


def spot_value(s: Keythedral, fields: list[int], lands: set[int], crowd: list[int]) -> int:
    return sum(12 // (1 + crowd[field]) + (4 if s.colour_of(field) not in lands else 0) for field in fields)


def shuffled_numbers(s: Keythedral) -> list[int]:
    numbers = vec[i64]([0, 1, 2, 3, 4])
    s.chance.shuffle(numbers, 0, COTTAGES)
    return list(numbers)


def unevenness(s: Keythedral, ground: Ground, tiles: vec[i64]) -> int:
    """How far the best and the worst player are apart, in hundredths of a field, and the kinds of land they miss."""
    crowd = [0] * len(s.deck)
    for spot in tiles:
        for field in reached(ground, spot):
            crowd[field] += 1
    shares = [0] * s.seats
    missing = 0
    for seat in range(s.seats):
        lands: set[int] = set()
        for tile in range(seat * COTTAGES, (seat + 1) * COTTAGES):
            fields = reached(ground, tiles[tile])
            shares[seat] += sum(100 // crowd[field] for field in fields)
            lands |= {s.colour_of(field) for field in fields}
        missing += LANDS_WISHED - len(lands)
    return max(shares) - min(shares) + 200 * missing
