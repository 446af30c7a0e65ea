"""Cards, places and constants as data, each printed value beside a mark that says how sure it is.

Marks: "rulebook" (a rulebook says it), "found" (reported of the printed component), "ruling" (decided here),
"reconstructed" (derived from what is known; a constant to tune). Handbook C.7 and X.16 show the craftsmen, M.1 and X.2
the rest. What the expansion adds stands behind the base game's cards, so that the numbers of these stay the same.
"""

from typing import Final

from mypy_extensions import i64

from triforium.kernel.vecs import vec

# Resources (M.2) ------------------------------------------------------------------------------------------------

SAND: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
METAL: Final[i64] = 3
KINDS: Final = ("sand", "wood", "stone", "metal")
PRICE: Final = vec[i64]([2, 3, 4, 5])  # rulebook; metal can only be sold
MARKET_CUBES: Final[i64] = 4  # of sand, wood and stone each; rulebook
MOST_SOLD: Final[i64] = 24  # in one action; sizes the catalogue of actions
"""Above anything a player of the base game can own of one kind. After the event V.15 he may own more, but 15 cubes
fill any purse (M.3), so that nobody gains by selling more at once."""

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
SPECIAL_TAX_GOLD: Final[i64] = 4
FRANCIS_TAX: Final[i64] = 2
CONFLICT_POINTS: Final[i64] = 2
VICTORY_GOLD: Final[i64] = 5
DOUBLE_WAGES: Final[i64] = 5
PRIORY_POINTS: Final = vec[i64]([2, 1])
LARGE_WORKER: Final[i64] = 5

# The expansion: constants (X); rulebook unless marked -------------------------------------------------------------

NEW_BOARD_SEATS: Final[i64] = 5  # from five players on: the builder track, a third craftsman, the 1-sand card
BAGGED_BUILDERS: Final[i64] = 2  # of each player, where there is a builder track
COAST_EXTRA: Final[i64] = 1
EARL_GOLD: Final[i64] = 2
PASS_GOLD: Final[i64] = 2
DISCOUNT: Final[i64] = 1
CASTLE_GOLD: Final[i64] = 6
PROCESSION_CUBES: Final[i64] = 2
WAIVING_SEATS: Final[i64] = 6
WAIVED_POINTS: Final[i64] = 1
CRUSADE_WORKERS: Final = vec[i64]([3, 4, 6, 7])  # the workers that each space asks for
CRUSADE_POINTS: Final = vec[i64]([1, 1, 2, 2])
FIELD_CUBES: Final = vec[i64]([4, 4, 4])  # what Queen Mathilde sells in one action, as often as one likes (P.25)
ALL_CRUSADES: Final[i64] = 0b1111

# Builder spaces (II.4): the first one of a place, or the only one ------------------------------------------

AT_BISHOP: Final[i64] = 0
AT_KINGSBRIDGE: Final[i64] = 1
KINGSBRIDGE_SPACES: Final[i64] = 2
AT_PRIORY: Final[i64] = 3
PRIORY_SPACES: Final[i64] = 2
AT_COURT: Final[i64] = 5
COURT_SPACES: Final[i64] = 4
AT_SHIRING: Final[i64] = 9
AT_CASTLE: Final[i64] = 11
AT_MARKET: Final[i64] = 12
MARKET_SPACES: Final[i64] = 4
AT_START_PLAYER: Final[i64] = 16
SPACES: Final[i64] = 17  # of the base game's board
AT_TAX_COLLECTOR: Final[i64] = 17
AT_FRANCE: Final[i64] = 18
AT_COAST: Final[i64] = 19
AT_SHIRING_PRIVILEGE: Final[i64] = 20
ALL_SPACES: Final[i64] = 21  # with the new board

PLACES: Final = (
    "bishop", "kingsbridge_left", "kingsbridge_right", "priory", "court",
    "shiring_left", "shiring_right", "castle", "market", "start_player",
    "tax_collector", "france", "coast", "shiring_privilege",
)  # fmt: skip
BASE_PLACES: Final[i64] = 10
ALL_PLACES: Final[i64] = 14
FIRST_SPACE: Final = vec[i64]([0, 1, 2, 3, 5, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21])
"""Place p has the spaces FIRST_SPACE[p] up to FIRST_SPACE[p + 1]; the court's four are found, the rest rulebook."""
PLACE_WITH: Final = vec[i64]([
    place for place in range(len(PLACES)) for _ in range(FIRST_SPACE[place], FIRST_SPACE[place + 1])
])  # fmt: skip
"""The place to which each space belongs."""

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
    ResourceCard(SAND, 1, 1, "rulebook"),  # with five or six players
])  # fmt: skip
RESOURCE_CARDS: Final[i64] = 9
BASE_RESOURCES: Final[i64] = (1 << 9) - 1  # as a bit mask
DISPLAYED: Final[i64] = 7  # rulebook
ALL_RESOURCE_CARDS: Final[i64] = 10
SMALL_PIT: Final[i64] = 9

# Craftsmen (C.7) ------------------------------------------------------------------------------------------------


class Craftsman:
    """A card that turns cubes or gold into points or gold, `capacity` times a round (0: printed without; once)."""

    def __init__(
        self, name: str, mark: str, price: i64, capacity: i64, points: i64 = 0, earns: i64 = 0,
        sand: i64 = 0, wood: i64 = 0, stone: i64 = 0, metal: i64 = 0, gold: i64 = 0, makes_stone: i64 = 0,
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
        self.makes_stone = makes_stone
        spent = {"sand": sand, "wood": wood, "stone": stone, "metal": metal, "gold": gold}
        self.spends = "_".join([f"{good}_{number}" for good, number in spent.items() if number])


R: Final = "rulebook"
F: Final = "found"
T: Final = "reconstructed"

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
    # The expansion's, one for each round; which round is reconstructed for all six.
    Craftsman("x1_stone_gold", f"{T}/{R}/{R}", 2, 1, earns=5, stone=1),
    Craftsman("x2_assist", f"{T}/{R}/{R}", 3, 0),
    Craftsman("x3_painter", f"{T}/{R}/{R}", 8, 0, points=2),
    Craftsman("x4_brick", f"{T}/{R}/{R}", 5, 2, sand=1, makes_stone=1),
    Craftsman("x5_woodcarver", f"{T}/{R}/{R}", 5, 1, points=2, wood=1),
    Craftsman("x6_tiler", f"{T}/{R}/{T}", 6, 2, points=2, sand=1),
])  # fmt: skip
GOODS: Final = (
    "sand_3", "wood_2", "stone_2", "wood_1", "sand_2", "stone_1", "sand_1", "sand_1_metal_1", "gold_3",
    "wood_1_metal_1", "metal_1",
)  # fmt: skip
"""What a use can cost, for the journal."""
COST_OF: Final = vec[i64]([GOODS.index(card.spends) if card.spends else -1 for card in CRAFTSMEN])
"""The goods that one use of each craftsman costs, or -1."""
CARDS: Final[i64] = 27  # of the base game
ALL_CARDS: Final[i64] = 33
STARTING: Final[i64] = 3
PER_ROUND: Final[i64] = 4  # craftsmen of one round; two go to Shiring, two to the display; rulebook

ALL_PER_ROUND: Final[i64] = 5  # with the expansion; rulebook

# Craftsmen with a name in the rules.
MORTAR_MIXER: Final[i64] = 0
WOODWORKER: Final[i64] = 1
STONECUTTER: Final[i64] = 2
TOOL_MAKER: Final[i64] = 3
MASTER_WOODWORKER: Final[i64] = 4
BETTER_MIXER: Final[i64] = 5
MASON_1: Final[i64] = 6
MASON_2: Final[i64] = 8
MASON_3: Final[i64] = 11
SCULPTOR_3: Final[i64] = 13
MASON_4: Final[i64] = 15
SCULPTOR_4: Final[i64] = 17
SCULPTOR_5: Final[i64] = 21
SCULPTOR_6: Final[i64] = 24
ORGAN_BUILDER: Final[i64] = 25
BELLMAKER: Final[i64] = 26
MASTER_STONECUTTER: Final[i64] = 27
APPRENTICE: Final[i64] = 28
BRICKMAKER: Final[i64] = 30

# Sets of cards are bit masks: card c is the bit 1 << c.
BASE_CRAFTSMEN: Final[i64] = (1 << 27) - 1
RESOURCES_FOR: Final = vec[i64]([
    sum(1 << i for i, card in enumerate(RESOURCES) if card.workers <= workers) for workers in range(64)
])  # fmt: skip
CRAFTSMEN_FOR: Final = vec[i64]([
    sum(1 << i for i, card in enumerate(CRAFTSMEN) if card.price <= gold) for gold in range(MOST_GOLD + 1)
])  # fmt: skip
"""The resource cards that so many workers can take, and the craftsmen that so much gold can hire."""
STARTING_CRAFTSMEN: Final[i64] = (1 << 3) - 1
MORTAR_MIXERS: Final[i64] = 1 << MORTAR_MIXER | 1 << BETTER_MIXER
WOODWORKERS: Final[i64] = 1 << WOODWORKER | 1 << MASTER_WOODWORKER
STONECUTTERS: Final[i64] = 1 << STONECUTTER | 1 << MASTER_STONECUTTER
SCULPTORS: Final[i64] = 1 << SCULPTOR_3 | 1 << SCULPTOR_4 | 1 << SCULPTOR_5 | 1 << SCULPTOR_6
MASONS: Final[i64] = 1 << MASON_1 | 1 << MASON_2 | 1 << MASON_3 | 1 << MASON_4

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
SALLY: Final[i64] = 16
WILLIAM: Final[i64] = 17
ALFRED: Final[i64] = 18  # whose effect is whose, from here to Jonathan: reconstructed
BARTHOLOMAEUS: Final[i64] = 19
REGAN: Final[i64] = 20
JONATHAN: Final[i64] = 21
WALERAN: Final[i64] = 22  # reconstructed, effect and all
MATHILDE: Final[i64] = 23
CASTLE_FREED: Final[i64] = 24
PROCESSION: Final[i64] = 25
PRIVILEGES: Final = (
    "aliena", "richard", "tom", "francis", "philip", "ellen", "jack", "thomas", "taxfree", "remigius",
    "otto", "toledo", "woolfair", "madonna", "final_metal", "final_wood_stone",
    "sally", "william", "alfred", "bartholomaeus", "regan", "jonathan", "waleran",
    "mathilde", "castle_freed", "procession",
)  # fmt: skip
ALL_PRIVILEGES: Final[i64] = 26
BASE_PERMANENT: Final[i64] = (
    1 << ALIENA | 1 << RICHARD | 1 << TOM | 1 << FRANCIS | 1 << PHILIP | 1 << ELLEN | 1 << JACK
)  # fmt: skip
NEW_PERMANENT: Final[i64] = (
    1 << SALLY | 1 << WILLIAM | 1 << ALFRED | 1 << BARTHOLOMAEUS | 1 << REGAN | 1 << JONATHAN | 1 << WALERAN
)  # fmt: skip
PERMANENT: Final[i64] = BASE_PERMANENT | NEW_PERMANENT
WITHOUT_MOMENT: Final[i64] = 1 << MATHILDE | 1 << CASTLE_FREED  # kept cards that wait for no fixed moment (X.17)
KEPT_UNTIL_USED: Final[i64] = 1 << THOMAS | 1 << TAX_FREE | 1 << REMIGIUS | WITHOUT_MOMENT
FINAL_CARDS: Final[i64] = 1 << FINAL_METAL | 1 << FINAL_WOOD_STONE | 1 << PROCESSION
SILENCED: Final[i64] = PERMANENT & ~(1 << JACK)  # by the audience (V.12)
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
EV_AUDIENCE: Final[i64] = 10
EV_GUILD: Final[i64] = 11
EV_LURE: Final[i64] = 12
EV_CLOISTER: Final[i64] = 13
EVENTS: Final = (
    "ev_madonna", "ev_volunteers", "ev_victory", "ev_richard", "ev_generous",
    "ev_william", "ev_winter", "ev_wall", "ev_collapse", "ev_conflict",
    "ev_audience", "ev_guild", "ev_lure", "ev_cloister",
)  # fmt: skip
NEGATIVE: Final[i64] = (
    1 << EV_WILLIAM | 1 << EV_WINTER | 1 << EV_WALL | 1 << EV_COLLAPSE | 1 << EV_CONFLICT | 1 << EV_AUDIENCE
    | 1 << EV_LURE
)  # fmt: skip
"""Events without a seal, as a bit mask: found for the base game, ruling for the expansion."""
EVENT_CARDS: Final[i64] = 10  # of the base game; all but six never appear; rulebook
ALL_EVENT_CARDS: Final[i64] = 14
