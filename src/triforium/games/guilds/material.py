"""City plan, tiles, cards and constants as data, each value beside a mark that says how sure it is.

Marks: "rulebook" (the rulebook says it), "found" (reported in public sources), "deduced" (forced, or nearly, by the
numbers), "reconstructed" (a free choice within what is known). Handbook M.1 to M.7 show the same values with them.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from triforium.kernel.vecs import vec

# Arms (M.2) -----------------------------------------------------------------------------------------------------

GUILDS: Final = ("blue", "yellow", "green", "red", "grey")
ARMS: Final = (*GUILDS, "church")
BLUE: Final[i64] = 0  # the guilds of the players, by seat
YELLOW: Final[i64] = 1
GREEN: Final[i64] = 2
RED: Final[i64] = 3
GREY: Final[i64] = 4
CHURCH: Final[i64] = 5
ALL_ARMS: Final[i64] = 6
PLAYER_GUILDS: Final[i64] = 4

# Cities (M.2) ---------------------------------------------------------------------------------------------------


class CityData(NamedTuple):
    """A city and the arms on its centre."""

    id: str
    arms: i64
    mark: str


CITY_DATA: Final = [
    CityData("brugge", BLUE, "reconstructed"),
    CityData("gent", GREEN, "reconstructed"),
    CityData("utrecht", GREY, "deduced"),
    CityData("ieper", RED, "reconstructed"),
    CityData("leuven", YELLOW, "reconstructed"),
    CityData("luik", CHURCH, "deduced"),
]
CITIES: Final = [city.id for city in CITY_DATA]
ALL_CITIES: Final[i64] = 6

# Shapes and the plan of a city (M.3) ----------------------------------------------------------------------------

SHAPES: Final = ("gate", "corner", "small")
ALL_SHAPES: Final[i64] = 3
GATE: Final[i64] = 0
CORNER: Final[i64] = 1
SMALL: Final[i64] = 2
CENTRE: Final[i64] = 3


class SpaceData:
    """A building space: its neighbours (sharing any side), and those that make it buildable (by a long side)."""

    def __init__(self, id: str, shape: i64, adjacent: str, reach: str, mark: str) -> None:
        self.id = id
        self.shape = shape
        self.adjacent = adjacent.split()
        self.reach = reach.split()
        self.mark = mark


PLAN: Final = [
    SpaceData("c", CENTRE, "gE gN gS gW pNE pNW pSE pSW", "", "reconstructed"),
    SpaceData("gN", GATE, "c kNE kNW pNE pNW", "c kNE kNW", "reconstructed"),
    SpaceData("gE", GATE, "c kNE kSE pNE pSE", "c kNE kSE", "reconstructed"),
    SpaceData("gS", GATE, "c kSE kSW pSE pSW", "c kSE kSW", "reconstructed"),
    SpaceData("gW", GATE, "c kNW kSW pNW pSW", "c kNW kSW", "reconstructed"),
    SpaceData("kNE", CORNER, "gE gN pNE", "gE gN", "reconstructed"),
    SpaceData("kSE", CORNER, "gE gS pSE", "gE gS", "reconstructed"),
    SpaceData("kSW", CORNER, "gS gW pSW", "gS gW", "reconstructed"),
    SpaceData("kNW", CORNER, "gN gW pNW", "gN gW", "reconstructed"),
    SpaceData("pNE", SMALL, "c gE gN kNE", "c gE gN kNE", "reconstructed"),
    SpaceData("pSE", SMALL, "c gE gS kSE", "c gE gS kSE", "reconstructed"),
    SpaceData("pSW", SMALL, "c gS gW kSW", "c gS gW kSW", "reconstructed"),
    SpaceData("pNW", SMALL, "c gN gW kNW", "c gN gW kNW", "reconstructed"),
    # Outside the wall, beside the church tile that made them, and next to nothing else (B.5).
    SpaceData("xA", GATE, "", "", "reconstructed"),
    SpaceData("xB", SMALL, "", "", "reconstructed"),
    SpaceData("xC1", CORNER, "", "", "reconstructed"),
    SpaceData("xC2", CORNER, "", "", "reconstructed"),
]
SPACES: Final = [space.id for space in PLAN]
ALL_SPACES: Final[i64] = 17

# Tiles (M.4) ----------------------------------------------------------------------------------------------------
# A kind of tile is what a player can tell apart: arms, shape, with or without a printed master; A to D are single.


class TileData(NamedTuple):
    """A kind of tile: how many there are, and how many masters are printed on each."""

    id: str
    arms: i64
    shape: i64
    masters: i64
    number: i64
    mark: str


def _guild_tiles(guild: i64) -> list[TileData]:
    """Five of each shape (found); two of the five with a printed master (reconstructed)."""
    return [
        TileData(f"{GUILDS[guild]}_{SHAPES[shape]}_{'printed' if masters else 'plain'}", guild, shape, masters,
                 2 if masters else 3, "reconstructed")
        for shape in range(3) for masters in range(2)
    ]  # fmt: skip


TILES: Final = [
    *[tile for guild in range(len(GUILDS)) for tile in _guild_tiles(guild)],
    TileData("church_gate", CHURCH, GATE, 0, 3, "deduced"),
    TileData("church_corner", CHURCH, CORNER, 0, 3, "deduced"),
    TileData("church_small", CHURCH, SMALL, 0, 3, "deduced"),
    TileData("church_a", CHURCH, GATE, 0, 1, "reconstructed"),  # that there are four: rulebook
    TileData("church_b", CHURCH, GATE, 0, 1, "reconstructed"),
    TileData("church_c", CHURCH, CORNER, 0, 1, "reconstructed"),
    TileData("church_d", CHURCH, CORNER, 0, 1, "reconstructed"),
]
TILE_IDS: Final = [tile.id for tile in TILES]
KINDS_OF: Final = vec[i64]([
    sum(1 << kind for kind, tile in enumerate(TILES) if tile.arms == arms and tile.shape == shape)
    for arms in range(len(ARMS)) for shape in range(len(SHAPES))
])  # fmt: skip
"""The kinds of tile, as a set, with some arms and a shape: by arms * ALL_SHAPES + shape."""
KINDS: Final[i64] = 37
PER_GUILD: Final[i64] = 6  # kinds: guild * 6 + shape * 2 + printed
FIRST_CHURCH: Final[i64] = 30  # + shape
SPECIAL_A: Final[i64] = 33
SPECIAL_B: Final[i64] = 34
SPECIAL_C: Final[i64] = 35
SPECIAL_D: Final[i64] = 36
SPECIALS: Final[i64] = 4
TILES_IN_BOX: Final[i64] = 94  # found: 64 + 15 + 13 and the centres of Utrecht and Luik
ADDED_SPACES: Final = {"church_a": 1, "church_b": 1, "church_c": 2, "church_d": -1}
"""By how much a special tile changes the size of a city (B.5)."""
CENTRE_MASTERS: Final[i64] = 2  # printed on the centre of a guild, none on the church's; reconstructed
COVERS: Final[i64] = 9  # rulebook; never refused when they run out (6.3)


def arms_of(tile: i64) -> i64:
    return tile // PER_GUILD if tile < FIRST_CHURCH else CHURCH


def shape_of(tile: i64) -> i64:
    if tile < FIRST_CHURCH:
        return tile % PER_GUILD // 2
    if tile < SPECIAL_A:
        return tile - FIRST_CHURCH
    return GATE if tile <= SPECIAL_B else CORNER


def is_printed(tile: i64) -> bool:
    return tile < FIRST_CHURCH and tile % 2 == 1


def tiles_of(supply: vec[i64], arms: i64, shape: i64) -> i64:
    """How many regular tiles of a shape are left to these arms."""
    if arms == CHURCH:
        return supply[FIRST_CHURCH + shape]
    plain = arms * PER_GUILD + shape * 2
    return supply[plain] + supply[plain + 1]


# Cards (M.6, M.7) -----------------------------------------------------------------------------------------------

CARDS: Final = [*CITIES, "site", "pickup"]  # action cards of a player; rulebook
SITE_CARD: Final[i64] = 6
PICKUP_CARD: Final[i64] = 7
ACTION_CARDS: Final[i64] = 8
INFLUENCE_CARDS: Final[i64] = 3  # rulebook
MOST_INFLUENCE: Final[i64] = 9  # 3 and the 6 golden ones of the alternative deck; sizes the catalogue of actions
CARDS_IN_BOX: Final[i64] = 72  # found: 4 * 11 and 28

GOLD: Final = [*CITIES, "influence", "site", "pickup", "cathedral", "master"]
GOLD_INFLUENCE: Final[i64] = 6
GOLD_SITE: Final[i64] = 7
GOLD_PICKUP: Final[i64] = 8
GOLD_CATHEDRAL: Final[i64] = 9
GOLD_MASTER: Final[i64] = 10
GOLD_KINDS: Final[i64] = 11


class GoldData(NamedTuple):
    """How often a golden card lies in stack A and in stack B."""

    id: str
    in_a: i64
    in_b: i64
    mark: str


GOLD_DECKS: Final = {
    "standard": [
        *[GoldData(city, 1, 1, "reconstructed") for city in CITIES],
        GoldData("influence", 2, 2, "reconstructed"),
        GoldData("site", 1, 1, "reconstructed"),
        GoldData("pickup", 1, 1, "reconstructed"),
        GoldData("cathedral", 2, 2, "deduced"),
        GoldData("master", 2, 2, "deduced"),
    ],
    "alternative": [
        *[GoldData(city, 1, 0, "reconstructed") for city in CITIES],
        GoldData("influence", 3, 3, "reconstructed"),
        GoldData("site", 2, 2, "reconstructed"),
        GoldData("pickup", 1, 3, "reconstructed"),
        GoldData("cathedral", 1, 3, "deduced"),
        GoldData("master", 1, 3, "deduced"),
    ],
}

STACK_CARDS: Final[i64] = 7  # of each influenced guild in a game of two: its cities and its site card; rulebook
STACK: Final[i64] = 14


def influenced_by(seat: i64) -> i64:
    """T.1: with two players each has the points of one influenced guild too."""
    return seat + PLAYER_GUILDS // 2


# Wood, points and ends ------------------------------------------------------------------------------------------

STONES: Final[i64] = 10  # rulebook, as are those below
CATHEDRALS: Final[i64] = 4
FIGURES: Final[i64] = 4
CYLINDERS: Final[i64] = 6
CHURCH_VALUE: Final[i64] = 2
CATHEDRAL_VALUE: Final[i64] = 1  # on top of the church's 2
THIRD_RANK: Final[i64] = 4
FOURTH_RANK: Final[i64] = 2
INFLUENCE_BONUS: Final[i64] = 3
LAST_FREE_SPACES: Final[i64] = 1
QUIET_TURNS: Final[i64] = 14  # a ruling: the safety net of T.8
