"""W.6: what each law can be aimed at. A law without a target cannot be played."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import CHOOSE_CRAFT, CHOOSE_LAND, CHOOSE_SEAT, CHOOSE_TILE, NAME, REMOVE
from triforium.games.keythedral.cubes import GLASS, GOLD, IRON, POINTS, RESOURCES, count, crafts, resources, total
from triforium.games.keythedral.material import (
    BAD_HARVEST,
    BARGAIN,
    BROKEN_FENCE,
    BUILDING_STOP,
    CLEARANCE,
    CONVERSION,
    COTTAGE_NUMBER,
    COTTAGES,
    CRAFT_BARGAIN,
    DECAY,
    DESIGN_CHANGE,
    DOUBLE_SHIFT,
    GOOD_HARVEST,
    PRICE_CUT,
    ROW_TILES,
    SALE,
    START_ORDER,
    TILES,
    UNSAFE_FENCE,
    WINDFALL,
)
from triforium.games.keythedral.placing import free_sides
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision

AIMED: Final[i64] = sum(
    1 << law for law in (
        PRICE_CUT, CONVERSION, COTTAGE_NUMBER, CRAFT_BARGAIN, WINDFALL, BROKEN_FENCE, UNSAFE_FENCE, DESIGN_CHANGE,
        DOUBLE_SHIFT, CLEARANCE, DECAY, GOOD_HARVEST, BAD_HARVEST, START_ORDER,
    )
)  # fmt: skip
"""The laws whose player names a target."""


def needs_target(law: i64) -> bool:
    return AIMED & BIT[law] != 0


def has_target(s: Keythedral, seat: i64, law: i64) -> bool:
    """Whether the seat could play the law to any effect."""
    if law == CONVERSION:
        return may_build(s, seat) and s.cottages(seat) != 0
    if law == COTTAGE_NUMBER:
        return workable_tiles(s, seat) != 0
    if law == CRAFT_BARGAIN:
        return resources(s.hands[seat]) != 0 and crafts(s.store) != 0
    if law in (WINDFALL, DOUBLE_SHIFT):
        return s.workers[seat] != 0
    if law == BROKEN_FENCE:
        return fenced_players(s) != 0
    if law == UNSAFE_FENCE:
        return s.fence_stands()
    if law == BUILDING_STOP:
        return others_have_cottages(s, seat)
    if law == BARGAIN:
        return resources(s.hands[seat]) != 0 and total(resources(s.store)) >= 2
    if law == CLEARANCE:
        return can_clear(s, seat, GLASS) or can_clear(s, seat, GOLD)
    if law == DECAY:
        return s.houses != 0
    if law in (GOOD_HARVEST, BAD_HARVEST):
        return working_lands(s) != 0
    return True


def may_build(s: Keythedral, seat: i64) -> bool:
    """C.12: while the stop is in force, only its player may turn cottages into houses."""
    return s.stop == NONE or s.stop == seat


def workable_tiles(s: Keythedral, seat: i64) -> i64:
    """C.6: own tiles whose number is not marked yet and that reach a free field, as a mask of numbers."""
    tiles: i64 = 0
    number: i64 = 0
    while number < COTTAGES:
        if s.marked & BIT[number] == 0 and free_sides(s, seat, seat * COTTAGES + number) > 0:
            tiles |= BIT[number]
        number += 1
    return tiles


def fenced_players(s: Keythedral) -> i64:
    """C.9: players with a fence beside a tile of theirs, whose workers do not climb yet."""
    players: i64 = 0
    for edge in s.fence_at:
        if edge >= 0:
            owner = s.owner_at(edge // 4)
            if owner != NONE and s.climbers & BIT[owner] == 0:
                players |= BIT[owner]
    return players


def others_have_cottages(s: Keythedral, seat: i64) -> bool:
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.cottages(other) != 0:
            return True
        other += 1
    return False


def can_clear(s: Keythedral, seat: i64, craft: i64) -> bool:
    """C.16: the craft is there, and the lower price can be paid."""
    return s.can_make(craft) and total(s.hands[seat]) >= POINTS[craft] - SALE


def working_lands(s: Keythedral) -> i64:
    """The kinds of fields with a worker on them, as a mask."""
    everybody: i64 = 0
    for bag in s.workers:
        everybody += bag
    return lands(everybody)


def lands(workers: i64) -> i64:
    mask: i64 = 0
    colour: i64 = 0
    while colour < RESOURCES:
        if count(workers, colour) > 0:
            mask |= BIT[colour]
        colour += 1
    return mask


class ChooseTarget(Decision[Keythedral]):
    """The law is announced together with what it is aimed at; all this is in the open."""

    rule = "keythedral.W.6"
    key = "ask-target"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        law = s.law
        if law == PRICE_CUT:
            out.add_set(CHOOSE_SEAT, s.board & ROW_TILES[s.row])
        elif law == CONVERSION:
            out.add_set(CHOOSE_TILE + seat * COTTAGES, s.cottages(seat))
        elif law == COTTAGE_NUMBER:
            out.add_set(CHOOSE_TILE + seat * COTTAGES, workable_tiles(s, seat))
        elif law == CRAFT_BARGAIN:
            craft = IRON
            while craft <= GOLD:
                if count(s.store, craft) > 0:
                    out.add(CHOOSE_CRAFT + craft - IRON)
                craft += 1
        elif law in (WINDFALL, DOUBLE_SHIFT):
            out.add_set(CHOOSE_LAND, lands(s.workers[seat]))
        elif law == BROKEN_FENCE:
            out.add_set(NAME, fenced_players(s))
        elif law == UNSAFE_FENCE:
            self.fences(s, out)
        elif law == DESIGN_CHANGE:
            out.add_set(CHOOSE_SEAT, s.open_tiles())
        elif law == CLEARANCE:
            if can_clear(s, seat, GLASS):
                out.add(CHOOSE_CRAFT + GLASS - IRON)
            if can_clear(s, seat, GOLD):
                out.add(CHOOSE_CRAFT + GOLD - IRON)
        elif law == DECAY:
            out.add_set(CHOOSE_TILE, s.houses)
        elif law == START_ORDER:
            other: i64 = 0
            while other < s.seats:
                if other != s.start:
                    out.add(NAME + other)
                other += 1
        else:
            out.add_set(CHOOSE_LAND, working_lands(s))

    def fences(self, s: Keythedral, out: Options) -> None:
        fence: i64 = 0
        while fence < len(s.fence_at):
            if s.fence_at[fence] >= 0:
                out.add(REMOVE + fence)
            fence += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.target = target_of(action)
        self.announce(s, seat, action)

    def announce(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action < CHOOSE_LAND:
            s.tell("target-player", seat, s.target)
        elif action < CHOOSE_CRAFT:
            s.tell("target-land", seat, s.target)
        elif action < CHOOSE_TILE:
            s.tell("target-craft", seat, s.target)
        elif action < CHOOSE_SEAT:
            s.tell("target-cottage", seat, s.target)
        elif action < CHOOSE_SEAT + TILES:
            s.tell("target-seat", seat, s.target)
        else:
            s.tell("target-fence", seat, s.target)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"law": s.law_name()}


def target_of(action: i64) -> i64:
    """The player, colour, tile, building tile or fence that an action of the list names."""
    if action < CHOOSE_LAND:
        return action - NAME
    if action < CHOOSE_CRAFT:
        return action - CHOOSE_LAND
    if action < CHOOSE_TILE:
        return action - CHOOSE_CRAFT + IRON
    if action < CHOOSE_SEAT:
        return action - CHOOSE_TILE
    if action < CHOOSE_SEAT + TILES:
        return action - CHOOSE_SEAT
    return action - REMOVE
