"""Cards, places and constants as data, each printed value beside a mark that says how sure it is.

Marks: "rulebook" (a rulebook says it), "found" (reported of the printed component), "ruling" (decided here).
Handbook C.7 shows the craftsmen, M.1 the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Resources (M.2) ------------------------------------------------------------------------------------------------

SAND: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
METAL: Final[i64] = 3
KINDS: Final = ("sand", "wood", "stone", "metal")
PRICE: Final = vec[i64]([2, 3, 4, 5])  # rulebook; metal can only be sold
MARKET_CUBES: Final[i64] = 4  # of sand, wood and stone each; rulebook
MOST_SOLD: Final[i64] = 24  # above anything a player can own of one kind; sizes the catalogue of actions

# Constants ------------------------------------------------------------------------------------------------------

ROUNDS: Final[i64] = 6  # rulebook, as are those below
WORKERS: Final[i64] = 12
GREY_WORKERS: Final[i64] = 2
BUILDERS: Final[i64] = 3
WALLED_BUILDERS: Final[i64] = 2
START_POINTS: Final[i64] = 2
START_GOLD: Final[i64] = 20
MOST_GOLD: Final[i64] = 30
MOST_KEPT: Final[i64] = 5
CRAFTSMAN_PLACES: Final[i64] = 5
FIRST_COST: Final[i64] = 7
TAX_DIE: Final = vec[i64]([2, 3, 3, 4, 4, 5])
SPECIAL_TAX: Final[i64] = 4
FRANCIS_TAX: Final[i64] = 2
CONFLICT_POINTS: Final[i64] = 2
VICTORY_GOLD: Final[i64] = 5
DOUBLE_WAGES: Final[i64] = 5
PRIORY_POINTS: Final = vec[i64]([2, 1])

# Builder spaces (II.4) ------------------------------------------------------------------------------------------

BISHOP: Final[i64] = 0
KINGSBRIDGE: Final[i64] = 1
PRIORY: Final[i64] = 3
COURT: Final[i64] = 5
SHIRING: Final[i64] = 9
CASTLE: Final[i64] = 11
MARKET: Final[i64] = 12
START_PLAYER: Final[i64] = 16
SPACES: Final[i64] = 17

PLACES: Final = (
    "bishop", "kingsbridge_left", "kingsbridge_right", "priory", "court",
    "shiring_left", "shiring_right", "castle", "market", "start_player",
)  # fmt: skip
FIRST_SPACE: Final = vec[i64]([0, 1, 2, 3, 5, 9, 10, 11, 12, 16, 17])
"""Place p has the spaces FIRST_SPACE[p] up to FIRST_SPACE[p + 1]; the court's four are found, the rest rulebook."""

# Resource cards (I.3) -------------------------------------------------------------------------------------------


class ResourceCard:
    """A forest, quarry or gravel pit: sends workers, brings cubes."""

    def __init__(self, kind: i64, cubes: i64, workers: i64, mark: str) -> None:
        self.id = f"{KINDS[kind]}_{cubes}"
        self.kind = kind
        self.cubes = cubes
        self.workers = workers
        self.mark = mark


RESOURCES: Final = vec[ResourceCard]([
    ResourceCard(SAND, 2, 2, "rulebook"),
    ResourceCard(SAND, 3, 4, "found"),
    ResourceCard(SAND, 4, 7, "found"),
    ResourceCard(WOOD, 2, 3, "found"),
    ResourceCard(WOOD, 3, 6, "found"),
    ResourceCard(WOOD, 4, 9, "found"),
    ResourceCard(STONE, 2, 5, "found"),
    ResourceCard(STONE, 3, 8, "found"),
    ResourceCard(STONE, 4, 10, "rulebook"),
])  # fmt: skip
RESOURCE_CARDS: Final[i64] = 9
DISPLAYED: Final[i64] = 7  # rulebook

# Craftsmen (C.7) ------------------------------------------------------------------------------------------------


class Craftsman:
    """A card that turns cubes or gold into points or gold, `capacity` times a round (0: printed without; once)."""

    def __init__(
        self, name: str, mark: str, price: i64, capacity: i64, points: i64 = 0, earns: i64 = 0,
        sand: i64 = 0, wood: i64 = 0, stone: i64 = 0, metal: i64 = 0, gold: i64 = 0,
    ) -> None:  # fmt: skip
        self.id = name
        self.mark = mark
        self.price = price
        self.capacity = capacity
        self.points = points
        self.earns = earns
        self.sand = sand
        self.wood = wood
        self.stone = stone
        self.metal = metal
        self.gold = gold


R: Final = "rulebook"
F: Final = "found"

# The mark is that of the price, the ratio and the capacity, in this order.
CRAFTSMEN: Final = vec[Craftsman]([
    Craftsman("start_mortar", f"{R}/{R}/{F}", 0, 3, points=1, sand=3),
    Craftsman("start_wood", f"{R}/{R}/{R}", 0, 4, points=1, wood=2),
    Craftsman("start_stone", f"{R}/{R}/{F}", 0, 4, points=1, stone=2),
    Craftsman("r1_tool", f"{F}/{R}/{R}", 2, 0, earns=2),
    Craftsman("r1_wood_gold", f"{F}/{R}/{R}", 3, 2, earns=4, wood=1),
    Craftsman("r1_mortar2", f"{F}/{F}/{F}", 4, 3, points=1, sand=2),
    Craftsman("r1_mason", f"{F}/{R}/{F}", 5, 2, points=1, stone=1),
    Craftsman("r2_carp", f"{F}/{F}/{F}", 3, 2, points=1, wood=1),
    Craftsman("r2_mason", f"{F}/{R}/{F}", 4, 3, points=1, stone=1),
    Craftsman("r2_potter", f"{F}/{R}/{F}", 5, 2, points=1, sand=1),
    Craftsman("r2_arch", f"{F}/{R}/{R}", 6, 0, points=1),
    Craftsman("r3_mason", f"{F}/{R}/{F}", 4, 4, points=1, stone=1),
    Craftsman("r3_carp", f"{F}/{F}/{F}", 5, 3, points=1, wood=1),
    Craftsman("r3_sculpt", f"{F}/{R}/{F}", 6, 1, points=2, stone=1),
    Craftsman("r3_potter", f"{F}/{R}/{F}", 7, 3, points=1, sand=1),
    Craftsman("r4_mason", f"{F}/{R}/{F}", 5, 5, points=1, stone=1),
    Craftsman("r4_carp", f"{F}/{F}/{F}", 6, 4, points=1, wood=1),
    Craftsman("r4_sculpt", f"{F}/{R}/{F}", 7, 2, points=2, stone=1),
    Craftsman("r4_glass", f"{F}/{F}/{F}", 8, 1, points=3, sand=1, metal=1),
    Craftsman("r5_carp", f"{F}/{F}/{F}", 6, 5, points=1, wood=1),
    Craftsman("r5_gold", f"{F}/{R}/{F}", 7, 6, points=1, gold=3),
    Craftsman("r5_sculpt", f"{F}/{R}/{F}", 8, 3, points=2, stone=1),
    Craftsman("r5_glass", f"{F}/{F}/{F}", 9, 2, points=3, sand=1, metal=1),
    Craftsman("r6_gold", f"{F}/{R}/{F}", 7, 8, points=1, gold=3),
    Craftsman("r6_sculpt", f"{F}/{R}/{F}", 8, 4, points=2, stone=1),
    Craftsman("r6_organ", f"{F}/{F}/{F}", 9, 1, points=6, wood=1, metal=1),
    Craftsman("r6_bell", f"{F}/{F}/{F}", 10, 2, points=4, metal=1),
])  # fmt: skip
CARDS: Final[i64] = 27
STARTING: Final[i64] = 3
PER_ROUND: Final[i64] = 4  # craftsmen of one round; two go to Shiring, two to the display; rulebook

TOOL_MAKER: Final[i64] = 3
ORGAN_BUILDER: Final[i64] = 25
BELLMAKER: Final[i64] = 26
# Sets of craftsmen are bit masks: craftsman c is the bit 1 << c.
STARTING_CRAFTSMEN: Final[i64] = 0b111
MORTAR_MIXERS: Final[i64] = 1 << 0 | 1 << 5
WOODWORKERS: Final[i64] = 1 << 1 | 1 << 4
STONECUTTERS: Final[i64] = 1 << 2
MASONS: Final[i64] = 1 << 6 | 1 << 8 | 1 << 11 | 1 << 15

# Privileges (P) -------------------------------------------------------------------------------------------------

ALIENA: Final[i64] = 0
RICHARD: Final[i64] = 1
TOM: Final[i64] = 2
FRANCIS: Final[i64] = 3
PHILIP: Final[i64] = 4
ELLEN: Final[i64] = 5
JACK: Final[i64] = 6
THOMAS: Final[i64] = 7
TAX_FREE: Final[i64] = 8
REMIGIUS: Final[i64] = 9
OTTO: Final[i64] = 10
TOLEDO: Final[i64] = 11
WOOL_FAIR: Final[i64] = 12
WEEPING_MADONNA: Final[i64] = 13
FINAL_METAL: Final[i64] = 14
FINAL_WOOD_STONE: Final[i64] = 15
PRIVILEGES: Final = (
    "aliena", "richard", "tom", "francis", "philip", "ellen", "jack", "thomas", "taxfree", "remigius",
    "otto", "toledo", "woolfair", "madonna", "final_metal", "final_wood_stone",
)  # fmt: skip
FIRST_IMMEDIATE: Final[i64] = OTTO  # the ten before it lie in front of their owner: permanent, or kept until used
SHUFFLED_PRIVILEGES: Final[i64] = 14  # of which four never appear; the two final cards come in round 6; rulebook
WOOL_FAIR_GOLD: Final[i64] = 8
WEEPING_MADONNA_POINTS: Final[i64] = 3
TOLEDO_METAL: Final[i64] = 2

# Events (V) -----------------------------------------------------------------------------------------------------

EV_MADONNA: Final[i64] = 0
EV_VOLUNTEERS: Final[i64] = 1
EV_VICTORY: Final[i64] = 2
EV_RICHARD: Final[i64] = 3
EV_GENEROUS: Final[i64] = 4
EV_WILLIAM: Final[i64] = 5
EV_WINTER: Final[i64] = 6
EV_WALL: Final[i64] = 7
EV_COLLAPSE: Final[i64] = 8
EV_CONFLICT: Final[i64] = 9
EVENTS: Final = (
    "ev_madonna", "ev_volunteers", "ev_victory", "ev_richard", "ev_generous",
    "ev_william", "ev_winter", "ev_wall", "ev_collapse", "ev_conflict",
)  # fmt: skip
FIRST_NEGATIVE: Final[i64] = EV_WILLIAM  # the five before it bear a seal; found
EVENT_CARDS: Final[i64] = 10  # of which four never appear; rulebook
