"""B: the three building rules, the special church tiles, and laying a tile."""

from mypy_extensions import i64

from triforium.games.guilds.actions import LAY
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_SPACES,
    CHURCH,
    CORNER,
    FIRST_CHURCH,
    GATE,
    GREY,
    PER_GUILD,
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


def buildable(s: Guilds, city: i64, arms: i64, shape: i64) -> i64:
    """The free spaces of the tile's shape (B.1) that a district reaches (B.2), none of these arms beside them (B.3)."""
    return s.free[city] & OF_SHAPE[shape] & s.open[city] & ~s.near[city * ALL_ARMS + arms]


def with_free_small(s: Guilds, city: i64, corners: i64) -> i64:
    """B.9: of some corners, those whose small square is free too and has no church beside it."""
    return corners & ((s.free[city] & ~s.near[city * ALL_ARMS + CHURCH]) >> CORNER_TO_SMALL)


def spaces_for(s: Guilds, city: i64, tile: i64) -> i64:
    """Where a tile may be laid in a city."""
    spaces = buildable(s, city, arms_of(tile), shape_of(tile))
    return with_free_small(s, city, spaces) if tile == SPECIAL_D else spaces


def open_to(s: Guilds, action: Action, arms: i64) -> i64:
    """The spaces on which these arms may build now, in all cities of the action taken together."""
    spaces: i64 = 0
    city = action.first_city
    while city < action.end_city:
        spaces |= s.free[city] & s.open[city] & ~s.near[city * ALL_ARMS + arms]
        city += 1
    return spaces


def tiles_to_lay(s: Guilds, action: Action, out: Options) -> None:
    """B.4: one option for each kind of tile that the action allows; the church's are never left out."""
    guild: i64 = 0
    while guild <= GREY:
        if action.arms_set & BIT[guild]:
            guild_tiles_to_lay(s, guild, open_to(s, action, guild), out)
        guild += 1
    church_tiles_to_lay(s, action, open_to(s, action, CHURCH), out)


def guild_tiles_to_lay(s: Guilds, guild: i64, spaces: i64, out: Options) -> None:
    tile = guild * PER_GUILD
    shape: i64 = 0
    while shape <= SMALL:
        if spaces & OF_SHAPE[shape]:
            add_kind(s, tile, out)
            add_kind(s, tile + 1, out)
        tile += 2
        shape += 1


def church_tiles_to_lay(s: Guilds, action: Action, spaces: i64, out: Options) -> None:
    """B.5: the special tiles lie where a regular one would."""
    if spaces & OF_SHAPE[GATE]:
        add_kind(s, FIRST_CHURCH + GATE, out)
    if spaces & OF_SHAPE[CORNER]:
        add_kind(s, FIRST_CHURCH + CORNER, out)
    if spaces & OF_SHAPE[SMALL]:
        add_kind(s, FIRST_CHURCH + SMALL, out)
    if spaces & OF_SHAPE[GATE]:
        add_kind(s, SPECIAL_A, out)
        add_kind(s, SPECIAL_B, out)
    if spaces & OF_SHAPE[CORNER]:
        add_kind(s, SPECIAL_C, out)
        if d_finds_space(s, action):
            add_kind(s, SPECIAL_D, out)


def d_finds_space(s: Guilds, action: Action) -> bool:
    """Whether D may be laid in one of the cities of the action."""
    city = action.first_city
    while city < action.end_city:
        if spaces_for(s, city, SPECIAL_D):
            return True
        city += 1
    return False


def add_kind(s: Guilds, tile: i64, out: Options) -> None:
    if s.supply[tile] > 0:
        out.add(LAY.id(tile))


def lay(s: Guilds, tile: i64, place: i64, as_site: bool) -> None:
    """The tile leaves its supply; as a building site it carries a stone (4.4)."""
    city = place // ALL_SPACES
    space = place % ALL_SPACES
    arms = arms_of(tile)
    s.supply[tile] -= 1
    s.free[city] &= ~BIT[space]
    s.open[city] |= OPENS[space]
    s.held[city * ALL_ARMS + arms] |= BIT[space]
    s.near[city * ALL_ARMS + arms] |= NEXT_TO[space]
    if is_printed(tile):
        s.printed[city] |= BIT[space]
    if as_site:
        s.sites[city] |= BIT[space]
        s.stones -= 1
    if tile >= SPECIAL_A:
        s.specials[tile - SPECIAL_A] = place
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
