"""A table on which tests lay out a position and play on from there.

A position is plain data, so a test writes what it needs into it; whatever a player does goes through the contract.
Seats are A to E, fields and spots are named by their coordinates.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from mypy_extensions import u8

import triforium
from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.cubes import bag_of, letters_of, resources
from triforium.games.keythedral.lattice import CATHEDRAL, FIELD_NAMES, SIDES, SPOT_NAMES, cell, empty_ground
from triforium.games.keythedral.lattice import field_number as number_of_field
from triforium.games.keythedral.lattice import spot_number as number_of_spot
from triforium.games.keythedral.material import ALL_LAWS, BUILDING_NAMES, LAND, LAW_NAMES, ROW_BUILDINGS
from triforium.games.keythedral.phase1_workers import WORK
from triforium.games.keythedral.phase2_income import INCOME
from triforium.games.keythedral.phase3_actions import ACTIONS
from triforium.games.keythedral.phase4_tidy import TIDY, law_stack
from triforium.games.keythedral.phase5_auction import AUCTION
from triforium.games.keythedral.round import PHASE_1, PHASE_2, PHASE_3, PHASE_4, PHASE_5, ROUND
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.bits import size
from triforium.kernel.journal import Journal
from triforium.kernel.state import Step

GAME = triforium.game("keythedral")
A, B, C, D, E = range(5)
Parts = tuple[str, ...]


# Laying out -----------------------------------------------------------------------------------------------------


def new_game(seats: int = 3, seed: int = 0, **options: str) -> Keythedral:
    """A real game, at its first decision, in which A is the start player."""
    while True:
        s = GAME.new(seats, seed, options)
        assert isinstance(s, Keythedral)
        if s.start == A:
            return s
        seed += 1


def table(seats: int = 3, seed: int = 0, **options: str) -> Keythedral:
    """A game with a prepared map at the start of its first round, A being start player."""
    s = _prepared(seats, seed, tuple(sorted(options.items()))).clone()
    s.journal = Journal()
    return s


@cache
def _prepared(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> Keythedral:
    return new_game(seats, seed, map="prepared", **dict(options))


def town(
    fields: Mapping[tuple[int, int], str],
    cottages: Mapping[str, tuple[int, int]],
    seats: int = 3,
    cathedral: bool = True,
) -> Keythedral:
    """A table with just these fields ("forest") and cottage tiles ("A3"); other tiles are aside."""
    s = table(seats)
    s.ground = empty_ground()
    deck = s.deck[:]
    if cathedral:
        spots = s.ground.spots
        spots[cell(0, 0)] = u8(CATHEDRAL)
        s.ground.spots = spots
    for number, ((x, y), land) in enumerate(fields.items()):
        deck[number] = LAND.index(land) * 8 + 2
        s.ground.lay_field(cell(x, y), number)
    s.deck = deck
    s.laid = len(fields)
    tiles = s.tile_at
    for tile in range(len(tiles)):
        tiles[tile] = -1
    for name, (x, y) in cottages.items():
        tile = tile_number(name)
        tiles[tile] = cell(x, y)
        s.ground.lay_tile(cell(x, y), tile)
    s.tile_at = tiles
    return s


def tile_number(name: str) -> int:
    """The cottage tile "B3"."""
    return "ABCDE".index(name[0]) * 5 + int(name[1]) - 1


def field_at(x: int, y: int) -> str:
    """The name of F(x, y)."""
    return FIELD_NAMES[number_of_field(cell(x, y))]


def spot_at(x: int, y: int) -> str:
    """The name of S(x, y)."""
    return SPOT_NAMES[number_of_spot(cell(x, y))]


def give(s: Keythedral, seat: int, cubes: str) -> None:
    """The seat holds exactly these cubes; the rest is where it was."""
    hands = s.hands
    old, new = hands[seat], bag_of(cubes)
    hands[seat] = new
    s.hands = hands
    s.store += resources(old) - resources(new)
    s.makers += (old - resources(old)) - (new - resources(new))


def used(s: Keythedral, crafts: str) -> None:
    """Used crafts lie in the store."""
    s.makers -= bag_of(crafts)
    s.store += bag_of(crafts)


def deal(s: Keythedral, **hands: list[int]) -> None:
    """Each named seat holds exactly these laws, by number; the spaces are filled with others."""
    laws = s.laws
    for seat in range(s.terms.seats):
        laws[seat] = sum(1 << law for law in hands.get("ABCDE"[seat], []))
    s.laws = laws
    spaces = s.spaces
    held = sum(laws[seat] for seat in range(s.terms.seats))
    free = [law for law in range(1, 21) if not held >> law & 1 and not s.gone >> law & 1]
    for space in range(2):
        if spaces[space] >= 0:
            spaces[space] = free.pop() if free else -1
    s.spaces = spaces


def gone(s: Keythedral, *laws: int) -> None:
    """These laws have been played before."""
    for law in laws:
        s.gone |= 1 << law


def fence(s: Keythedral, owner: int, tile: str, side: str) -> None:
    """A fence of the owner beside a tile."""
    number = s.fences_left(owner)
    spot = s.tile_at[tile_number(tile)]
    fences = s.fence_at
    fences[number] = spot * 4 + SIDES.index(side)
    s.fence_at = fences
    s.ground.set_fence(spot, SIDES.index(side), True)


def house(s: Keythedral, *tiles: str) -> None:
    for tile in tiles:
        s.houses |= 1 << tile_number(tile)


def cathedral(s: Keythedral, *names: str) -> None:
    """Just these building tiles are left on the cathedral; the lowest row is open."""
    s.board = sum(1 << BUILDING_NAMES.index(name) for name in names)
    s.row = min(row for row in range(5) if s.board & ROW_BUILDINGS[row])


def worker(s: Keythedral, seat: int, *lands: str) -> None:
    """Workers of a seat on free fields of these kinds."""
    for land in lands:
        colour = LAND.index(land)
        field = next(f for f in range(s.laid) if s.colour_of(f) == colour and s.worker[f] < 0)
        places, bags = s.worker, s.workers
        places[field] = seat
        bags[seat] += 128**colour
        s.worker, s.workers = places, bags


# The phases -----------------------------------------------------------------------------------------------------

WALK: list[Step[Any]] = [
    PHASE_1, WORK, PHASE_2, INCOME, PHASE_3, ACTIONS, PHASE_4, TIDY, PHASE_5, AUCTION, ROUND,
]  # fmt: skip


def begin(s: Keythedral, step: Step[Any]) -> Keythedral:
    """Go to a step of the round; those after it follow as ever."""
    s.end()
    for part in reversed(WALK[WALK.index(step) :]):
        s.then(part)
    s.advance()
    return s


def phase_one(s: Keythedral) -> Keythedral:
    return begin(s, PHASE_1)


def phase_two(s: Keythedral) -> Keythedral:
    return begin(s, PHASE_2)


def phase_three(s: Keythedral) -> Keythedral:
    return begin(s, PHASE_3)


def actions(s: Keythedral) -> Keythedral:
    """Phase three after its opening window."""
    s.phase = 3
    return begin(s, ACTIONS)


def phase_five(s: Keythedral) -> Keythedral:
    return begin(s, PHASE_5)


# Playing --------------------------------------------------------------------------------------------------------


def asked(s: Keythedral) -> tuple[int, str]:
    """Who is asked, and what."""
    seat = s.to_act[0]
    return seat, s.prompt(seat).key


def offered(s: Keythedral, verb: str | None = None) -> set[str]:
    """The legal moves in words: all, or what follows a verb."""
    legal = [GAME.decode(action) for action in s.legal(s.to_act[0])]
    if verb is None:
        return {" ".join(parts) for parts in legal}
    return {" ".join(parts[1:]) for parts in legal if parts[0] == verb}


def play(s: Keythedral, *moves: str) -> Keythedral:
    """Whoever is to act makes these moves, one after the other: "pay stone"."""
    for move in moves:
        s.apply(s.to_act[0], GAME.encode(tuple(move.split(" "))))
    return s


def fence_off(s: Keythedral, tile: str, side: str) -> Keythedral:
    """Build a fence there; where it is the only place left, the engine does so without a question."""
    play(s, "fence")
    return play(s, f"fence-off {tile} {side}") if asked(s)[1] == "ask-fence" else s


def refused(s: Keythedral, move: str) -> str:
    """The move must be refused and change nothing; returns the paragraph that forbids it, without the game's name."""
    before = s.view(s.to_act[0])
    with pytest.raises(triforium.IllegalMove) as refusal:
        play(s, move)
    assert s.view(s.to_act[0]) == before
    return refusal.value.rule.removeprefix("keythedral.")


def imagine(s: Keythedral, seat: int, seed: int) -> Keythedral:
    """The game as the seat might think it stands."""
    imagined = s.imagine(seat, seed)
    assert isinstance(imagined, Keythedral)
    return imagined


def hand(s: Keythedral, seat: int) -> str:
    return letters_of(s.hands[seat])


def laws_of(s: Keythedral, seat: int) -> list[int]:
    return [law for law in range(1, 21) if s.laws[seat] >> law & 1]


def law(number: int) -> str:
    """The move that plays a law."""
    return f"play {LAW_NAMES[number - 1]}"


# What must always hold ------------------------------------------------------------------------------------------


def check_conservation(s: Keythedral) -> None:
    """Cubes, tiles, fences, workers and laws: nothing appears and nothing vanishes."""
    cubes = s.store + s.makers + sum(s.hands)
    assert letters_of(cubes) == "K" * 20 + "N" * 20 + "G" * 15 + "B" * 15 + "R" * 15 + "W" * 10 + "P" * 10 + "Y" * 10
    seats = s.terms.seats
    bought = list(s.bought)
    for seat in range(seats):
        assert bought[seat] & s.board == 0
        assert all(bought[seat] & bought[other] == 0 for other in range(seat))
    in_play = sum(size(mask) for mask in bought) + size(s.board)
    assert in_play == (22 if s.terms.options["length"] == "full" else 17)
    hands = list(s.laws)
    spaces = sum(1 << number for number in s.spaces if number >= 0)
    piles = [s.gone, law_stack(s), spaces, *hands]
    assert sum(piles) == ALL_LAWS
    assert sum(size(pile) for pile in piles) == 20
    edges = [edge for edge in s.fence_at if edge >= 0]
    assert len(set(edges)) == len(edges)
    standing = sum(int(mask).bit_count() for mask in s.ground.fences)
    assert standing == len(edges)
    spots = [spot for spot in s.tile_at if spot >= 0]
    assert len(set(spots)) == len(spots)
    assert all(s.ground.spot(s.tile_at[tile]) - 2 == tile for tile in range(seats * 5) if s.tile_at[tile] >= 0)
    assert all(list(s.worker).count(seat) <= 10 for seat in range(seats))


COSTS = {name: cost for name, (_, cost) in zip(BUILDING_NAMES, BUILDINGS, strict=True)}
