"""A position as numbers with names, from a seat's own point of view: what the learned estimate looks at."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import ALL_COLOURS, COLOURS, RESOURCES, count, points, total
from triforium.games.keythedral.forecast import crowds, future_cubes, harvest_to_come, rounds_to_come
from triforium.games.keythedral.material import BUILDINGS, COST, COTTAGES, LAW_NAMES, LAWS, ROW_BUILDINGS
from triforium.games.keythedral.scoring import building_points
from triforium.games.keythedral.state import Keythedral
from triforium.games.keythedral.worth import promise_of
from triforium.kernel.bits import BIT, size
from triforium.kernel.vecs import vec

FEATURES: Final = [
    "worth", "others' mean worth", "others' best worth", "building points", "others' mean points",
    "others' best points", "cubes", "cube points", "others' mean cubes", "others' most cubes",
    "cubes to come this round", "cubes in a round", "others' mean cubes in a round", "others' most cubes in a round",
    "rounds to come", "round", "tiles in the row", "tiles on the cathedral", "houses", "cottages laid", "fences left",
    "laws in hand", "others' laws", "start player", "places behind the start player",
    "best promise", "second promise", "tiles that can be paid now", "cubes missing for the nearest tile",
    *[f"{colour} in hand" for colour in COLOURS],
    *[f"{colour} in the store" for colour in COLOURS],
    *[f"{colour} at the makers" for colour in COLOURS[5:]],
    *[f"{colour} asked in the row" for colour in COLOURS],
    *[f"law {name}" for name in LAW_NAMES],
]  # fmt: skip
"""Nothing about what is under way, such as who is asked or what is still to pay: in games to learn from whoever puts
a purchase off makes it a move later, so that a network would see no harm in putting it off again and again."""
AT_HAND: Final[i64] = 29
AT_STORE: Final[i64] = AT_HAND + ALL_COLOURS
AT_MAKERS: Final[i64] = AT_STORE + ALL_COLOURS
AT_ASKED: Final[i64] = AT_MAKERS + ALL_COLOURS - RESOURCES
AT_LAWS: Final[i64] = AT_ASKED + ALL_COLOURS


def stage(s: Keythedral) -> i64:
    """The whole game is one: a purchase may turn over the next row, and a pass end the round."""
    return 0


def describe(s: Keythedral, seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    for i in range(len(out)):
        out[i] = 0
    lead(s, seat, worths, out)
    harvests(s, seat, out)
    standing(s, seat, out)
    tiles(s, seat, out)
    for colour in range(ALL_COLOURS):
        out[AT_HAND + colour] = count(s.hands[seat], colour)
        out[AT_STORE + colour] = count(s.store, colour)
        if colour >= RESOURCES:
            out[AT_MAKERS + colour - RESOURCES] = count(s.makers, colour)
    for law in range(LAWS):
        out[AT_LAWS + law] = s.laws[seat] >> law + 1 & 1


def lead(s: Keythedral, seat: i64, worths: vec[i64], out: vec[i64]) -> None:
    others = s.seats - 1
    out[0] = worths[seat]
    out[2] = -100_000
    out[3] = building_points(s.bought[seat])
    for other in range(s.seats):
        if other != seat:
            out[1] += worths[other]
            if worths[other] > out[2]:
                out[2] = worths[other]
            built = building_points(s.bought[other])
            out[4] += built
            if built > out[5]:
                out[5] = built
            cubes = total(s.hands[other])
            out[8] += cubes
            if cubes > out[9]:
                out[9] = cubes
            out[22] += size(s.laws[other])
    out[1] = out[1] // others
    out[4] = out[4] * 100 // others
    out[8] = out[8] * 100 // others
    out[6] = total(s.hands[seat])
    out[7] = points(s.hands[seat])


def harvests(s: Keythedral, seat: i64, out: vec[i64]) -> None:
    crowd = crowds(s)
    out[10] = harvest_to_come(s, seat, crowd)
    out[11] = future_cubes(s, seat, crowd)
    for other in range(s.seats):
        if other != seat:
            cubes = future_cubes(s, other, crowd)
            out[12] += cubes
            if cubes > out[13]:
                out[13] = cubes
    out[12] = out[12] // (s.seats - 1)
    out[14] = rounds_to_come(s)


def standing(s: Keythedral, seat: i64, out: vec[i64]) -> None:
    out[15] = s.round
    out[16] = size(s.board & ROW_BUILDINGS[s.row])
    out[17] = size(s.board)
    for number in range(COTTAGES):
        tile = seat * COTTAGES + number
        if s.tile_at[tile] >= 0:
            out[19] += 1
            if s.is_house(tile):
                out[18] += 1
    for fence in range(3 * seat, 3 * seat + 3):
        if s.fence_at[fence] == -1:
            out[20] += 1
    out[21] = size(s.laws[seat])
    out[23] = 1 if s.start == seat else 0
    out[24] = (seat - s.start + s.seats) % s.seats


def tiles(s: Keythedral, seat: i64, out: vec[i64]) -> None:
    hand = s.hands[seat]
    open_tiles = s.board & ROW_BUILDINGS[s.row]
    nearest: i64 = 9
    for building in range(BUILDINGS):
        if open_tiles & BIT[building]:
            promise = promise_of(s, hand, building)
            if promise > out[25]:
                out[26] = out[25]
                out[25] = promise
            elif promise > out[26]:
                out[26] = promise
            missing: i64 = 0
            for colour in range(ALL_COLOURS):
                asked = count(COST[building], colour)
                out[AT_ASKED + colour] += asked
                held = count(hand, colour)
                if asked > held:
                    missing += asked - held
            if missing == 0:
                out[27] += 1
            if missing < nearest:
                nearest = missing
    out[28] = nearest
