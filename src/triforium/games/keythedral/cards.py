"""C: the twenty laws, one class for each, in the order of their numbers."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral import law
from triforium.games.keythedral.cubes import GLASS, GOLD, ONE, POINTS, colours, crafts, resources, total
from triforium.games.keythedral.material import COTTAGES, ROW, ROW_BUILDINGS
from triforium.games.keythedral.payment import PAY_RESOURCE, RECEIVE, RECEIVE_CRAFT, ask_payment, pick_from_store
from triforium.games.keythedral.phase3_fences import tear_down
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT

CHEAPER: Final[i64] = 2
"""C.16: so many cubes less."""


class WorkOrder(law.Law):
    """C.1: its player places all five markers; who sends workers first still goes round."""

    moments = law.START_1
    asked_in = law.START_1

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.orderer = seat


class PriceRise(law.Law):
    """C.2: the announced tile costs one cube more until it is bought; its buyer may withdraw."""

    moments = law.ANNOUNCED
    asked_in = law.ANNOUNCED

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        purchase = s.announced()
        s.rise_under = purchase.building
        purchase.raised = True


class PriceCut(law.Law):
    """C.3: a tile that can be bought now costs one cube less until it is bought."""

    moments = law.ACTING
    aim: law.Aim | None = law.AT_BUILDING

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.board & ROW_BUILDINGS[s.row]

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.cut_under = target


class Conversion(law.Law):
    """C.4: a cottage of its player becomes a house for nothing, but not while another's building stop is in force."""

    moments = law.ANY_TIME
    aim: law.Aim | None = law.AT_TILE

    def targets(self, s: Keythedral, seat: i64) -> i64:
        if not s.may_build(seat):
            return 0
        return s.cottages(seat) << COTTAGES * seat

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.houses |= BIT[target]


class Substitution(law.Law):
    """C.5: resources of a price are paid with other resources, or one craft with another."""

    moments = law.PAYING
    asked_in = law.PAYING

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.announced().substituting = True

    def fall(self, s: Keythedral) -> None:
        """The buyer pays without it, or withdraws."""
        s.announced().struck = True


class CottageNumber(law.Law):
    """C.6: another tile of its player, its number not marked yet, works now too and then no more in this round."""

    moments = law.PLACING
    asked_in = law.PLACING
    aim: law.Aim | None = law.AT_TILE

    def targets(self, s: Keythedral, seat: i64) -> i64:
        """Own tiles that are not marked yet and reach a free field."""
        tiles: i64 = 0
        for number in range(COTTAGES):
            tile = seat * COTTAGES + number
            if s.marked & BIT[number] == 0 and s.free_sides(seat, tile) != 0:
                tiles |= BIT[tile]
        return tiles

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.named = target
        s.in_force.worked |= BIT[target]


class CraftBargain(law.Law):
    """C.7: a used craft out of the store for one resource."""

    moments = law.ANY_TIME
    asked_in = law.ANNOUNCED
    aim: law.Aim | None = law.AT_CRAFT

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        """W.3: it can wait, unless the very last tile has been announced."""
        return s.board == BIT[s.announced().building] and crafts(s.store) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return colours(crafts(s.store))

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        return resources(s.hands[seat]) != 0 and crafts(s.store) != 0

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.taking = ONE[target]
        ask_payment(s, seat, 1, True, NONE)
        s.then(RECEIVE, seat)


class Windfall(law.OnOwnWorkers):
    """C.8: cubes of any colours for the own workers on one kind of field."""

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.windfall = target
        s.in_force.lucky = seat


class BrokenFence(law.Law):
    """C.9: the workers of one player ignore all fences."""

    moments = law.START_1 + law.PLACING
    asked_in = law.PLACING
    aim: law.Aim | None = law.AT_PLAYER

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return law.fence_is_in_the_way(s, seat)

    def targets(self, s: Keythedral, seat: i64) -> i64:
        """Players with a fence beside a tile of theirs, whose workers do not climb yet."""
        players: i64 = 0
        for edge in s.fence_at:
            if edge >= 0:
                owner = s.owner_at(edge // 4)
                if owner != NONE and s.in_force.climbers & BIT[owner] == 0:
                    players |= BIT[owner]
        return players

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.climbers |= BIT[target]


class Repeal(law.Law):
    """C.10: the law just announced has no effect. What it does stands in the window that it is played in."""

    moments = law.LAW_SHOWN
    asked_in = law.LAW_SHOWN


class UnsafeFence(law.Law):
    """C.11: any fence leaves the game."""

    moments = law.ANY_TIME
    asked_in = law.PLACING
    aim: law.Aim | None = law.AT_FENCE

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return law.fence_is_in_the_way(s, seat)

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.fences_standing()

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        tear_down(s, target)


class BuildingStop(law.Law):
    """C.12: the others may build no houses in this round."""

    moments = law.START_1 + law.START_2 + law.START_3
    asked_in = law.START_3

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return self.has_use(s, seat)

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        """Another player has a cottage left."""
        for other in range(s.seats):
            if other != seat and s.cottages(other) != 0:
                return True
        return False

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.stop = seat


class DesignChange(law.Law):
    """C.13: a random spare of the same value takes an open tile's place; laws under it go, a purchase of it is off."""

    moments = law.ANY_TIME
    asked_in = law.ANNOUNCED
    aim: law.Aim | None = law.AT_BUILDING

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.open_buildings()

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        spares = spare_buildings(s, ROW[target])
        if spares == 0:
            return
        spare = s.chance.one_of(spares)
        s.board ^= BIT[target] | BIT[spare]
        s.seen += 1
        s.tell("design", seat, target, spare)
        if s.rise_under == target:
            s.rise_under = NONE
        if s.cut_under == target:
            s.cut_under = NONE
        if s.purchase is not None and s.purchase.building == target:
            s.purchase = None


def spare_buildings(s: Keythedral, row: i64) -> i64:
    """The tiles of a row's value that neither lie on the cathedral nor have been bought."""
    spares = ROW_BUILDINGS[row] & ~s.board
    for bought in s.bought:
        spares &= ~bought
    return spares


class DoubleShift(law.OnOwnWorkers):
    """C.14: one worker of its player brings two cubes for each one."""

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.shift = target
        s.in_force.shifting = seat


class Bargain(law.Law):
    """C.15: the trader gives two resources for one; this is the player's action."""

    moments = law.ACTING

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        return resources(s.hands[seat]) != 0 and total(resources(s.store)) >= 2

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.acted = True
        pick_from_store(s, seat, 2)
        s.then(PAY_RESOURCE, seat)
        s.then(RECEIVE, seat)


class Sale(law.Law):
    """C.16: glass or gold for two cubes less; this is the player's action."""

    moments = law.ACTING
    aim: law.Aim | None = law.AT_CRAFT

    def targets(self, s: Keythedral, seat: i64) -> i64:
        crafts: i64 = 0
        if self.on_sale(s, seat, GLASS):
            crafts |= BIT[GLASS]
        if self.on_sale(s, seat, GOLD):
            crafts |= BIT[GOLD]
        return crafts

    def hides_targets(self, s: Keythedral) -> bool:
        """Both crafts can be had: whether the player has the cubes for both is behind the screen."""
        return s.can_make(GLASS) and s.can_make(GOLD)

    def on_sale(self, s: Keythedral, seat: i64, craft: i64) -> bool:
        return s.can_make(craft) and total(s.hands[seat]) >= POINTS[craft] - CHEAPER

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.acted = True
        s.taking = ONE[target]
        ask_payment(s, seat, POINTS[target] - CHEAPER, False, NONE)
        s.then(RECEIVE_CRAFT, seat)


class Decay(law.Law):
    """C.17: any house becomes a cottage again."""

    moments = law.ANY_TIME
    asked_in = law.START_1
    aim: law.Aim | None = law.AT_TILE

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.houses

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.houses &= ~BIT[target]


class GoodHarvest(law.OnAllWorkers):
    """C.18: all fields of one kind give double, to everybody."""

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.doubled = target


class BadHarvest(law.OnAllWorkers):
    """C.19: all fields of one kind give nothing."""

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.barren = target


class StartOrder(law.Law):
    """C.20: another start player, until phase five."""

    moments = law.START_1 + law.START_2 + law.START_3 + law.START_5
    asked_in = law.START_1 + law.START_2 + law.START_3 + law.START_5
    aim: law.Aim | None = law.AT_PLAYER

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return BIT[s.seats] - 1 & ~BIT[s.start]

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.start = target
