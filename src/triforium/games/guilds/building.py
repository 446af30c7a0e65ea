"""B: the three building rules, the special church tiles, and laying a tile."""

from mypy_extensions import i64

from triforium.games.guilds.actions import LAY
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_SHAPES,
    ALL_SPACES,
    CHURCH,
    CORNER,
    GATE,
    GREY,
    KINDS_OF,
    SMALL,
    SPECIAL_A,
    SPECIAL_B,
    SPECIAL_C,
    SPECIAL_D,
    arms_of,
    is_printed,
    shape_of,
)
from triforium.games.guilds.plan import ADDED_BY_A, ADDED_BY_B, ADDED_BY_C, CORNER_TO_SMALL, NEXT_TO, OF_SHAPE, OPENS
from triforium.games.guilds.state import Action, Guilds
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options


def spaces_for(s: Guilds, city: i64, tile: i64) -> i64:
    """Where a tile may be laid: on spaces of its shape (B.1), reached (B.2), without its arms next to them (B.3)."""
    spaces = OF_SHAPE[shape_of(tile)] & reached(s, city) & ~s.near[city * ALL_ARMS + arms_of(tile)]
    return with_free_small(s, city, spaces) if tile == SPECIAL_D else spaces


def reached(s: Guilds, city: i64) -> i64:
    """B.2: the free spaces that a district touches along a long side."""
    return s.free[city] & s.open[city]


def with_free_small(s: Guilds, city: i64, corners: i64) -> i64:
    """B.9: of some corners, those whose small square is free too and has no church beside it."""
    return corners & ((s.free[city] & ~s.near[city * ALL_ARMS + CHURCH]) >> CORNER_TO_SMALL)


def tiles_to_lay(s: Guilds, action: Action, out: Options) -> None:
    """B.4: one option for each kind of tile that the action allows: of its guild, of grey and of the church."""
    own: i64 = 0
    grey: i64 = 0
    church: i64 = 0
    near = s.near
    for city in range(action.first_city(), action.end_city()):
        spaces = reached(s, city)
        own |= spaces & ~near[city * ALL_ARMS + action.guild]
        grey |= spaces & ~near[city * ALL_ARMS + GREY]
        church |= spaces & ~near[city * ALL_ARMS + CHURCH]
    kinds = s.kinds_left & (kinds_for(action.guild, own) | kinds_for(GREY, grey) | kinds_for(CHURCH, church))
    if kinds & BIT[SPECIAL_D] and not d_finds_space(s, action):
        kinds &= ~BIT[SPECIAL_D]
    out.add_set(LAY.id(0), kinds)


def kinds_for(arms: i64, spaces: i64) -> i64:
    """B.1: the kinds of tile with these arms that have the shape of one of the spaces."""
    kinds: i64 = 0
    if spaces & OF_SHAPE[GATE]:
        kinds |= KINDS_OF[arms * ALL_SHAPES + GATE]
    if spaces & OF_SHAPE[CORNER]:
        kinds |= KINDS_OF[arms * ALL_SHAPES + CORNER]
    if spaces & OF_SHAPE[SMALL]:
        kinds |= KINDS_OF[arms * ALL_SHAPES + SMALL]
    return kinds


def d_finds_space(s: Guilds, action: Action) -> bool:
    """B.9: whether D may be laid in one of the cities of the action."""
    for city in range(action.first_city(), action.end_city()):
        if spaces_for(s, city, SPECIAL_D):
            return True
    return False


def lay(s: Guilds, tile: i64, city: i64, space: i64, as_site: bool) -> None:
    """The tile leaves its supply; as a building site it carries a stone (4.4)."""
    here = BIT[space]
    district = city * ALL_ARMS + arms_of(tile)
    s.supply[tile] -= 1
    if s.supply[tile] == 0:
        s.kinds_left &= ~BIT[tile]
    s.free[city] &= ~here
    s.open[city] |= OPENS[space]
    s.held[district] |= here
    s.near[district] |= NEXT_TO[space]
    if is_printed(tile):
        s.printed[city] |= here
    if as_site:
        s.sites[city] |= here
        s.stones -= 1
    if tile >= SPECIAL_A:
        s.specials[tile - SPECIAL_A] = city * ALL_SPACES + space
        reshape(s, tile, city, space)
    s.changed = True


def reshape(s: Guilds, tile: i64, city: i64, space: i64) -> None:
    """B.5: A, B and C add spaces outside the wall, where every guild may build; D swallows a small square."""
    if tile == SPECIAL_A:
        add_space(s, city, ADDED_BY_A)
    elif tile == SPECIAL_B:
        add_space(s, city, ADDED_BY_B)
    elif tile == SPECIAL_C:
        add_space(s, city, ADDED_BY_C)
        add_space(s, city, ADDED_BY_C + 1)
    else:
        s.free[city] &= ~BIT[space + CORNER_TO_SMALL]


def add_space(s: Guilds, city: i64, space: i64) -> None:
    """The new space touches only the church tile that made it."""
    s.free[city] |= BIT[space]
    s.open[city] |= BIT[space]
    s.near[city * ALL_ARMS + CHURCH] |= BIT[space]
