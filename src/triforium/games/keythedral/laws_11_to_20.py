"""C.11 to C.20: one class for each law."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import GLASS, GOLD, ONE, POINTS, resources, total
from triforium.games.keythedral.law import (
    ACTING,
    ANNOUNCED,
    ANY_TIME,
    AT_BUILDING,
    AT_CRAFT,
    AT_FENCE,
    AT_LAND,
    AT_PLAYER,
    AT_TILE,
    PLACING,
    START_1,
    START_2,
    START_3,
    START_5,
    Aim,
    Law,
    fence_is_in_the_way,
    fences_standing,
    lands,
    working_lands,
)
from triforium.games.keythedral.material import ROW, ROW_BUILDINGS
from triforium.games.keythedral.payment import PAY_RESOURCE, RECEIVE, RECEIVE_CRAFT, ask_payment, pick_from_store
from triforium.games.keythedral.phase3_fences import tear_down
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, size


class UnsafeFence(Law):
    """C.11: any fence leaves the game."""

    number: i64 = 11
    moments = ANY_TIME
    asked_in = PLACING
    aim: Aim | None = AT_FENCE

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return fence_is_in_the_way(s, seat)

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return fences_standing(s)

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        tear_down(s, target)


class BuildingStop(Law):
    """C.12: the others may build no houses in this round."""

    number: i64 = 12
    moments = START_1 + START_2 + START_3
    asked_in = START_3

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return self.has_use(s, seat)

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        """Another player has a cottage left."""
        other: i64 = 0
        while other < s.seats:
            if other != seat and s.cottages(other) != 0:
                return True
            other += 1
        return False

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.stop = seat


class DesignChange(Law):
    """C.13: a random spare of the same value takes an open tile's place; laws under it go, a purchase of it is off."""

    number: i64 = 13
    moments = ANY_TIME
    asked_in = ANNOUNCED
    aim: Aim | None = AT_BUILDING

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.open_buildings()

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        spares = spare_buildings(s, ROW[target])
        if spares == 0:
            return
        spare = self.drawn(s, spares)
        s.board ^= BIT[target] | BIT[spare]
        s.seen += 1
        s.tell("design", seat, target, spare)
        if s.rise_under == target:
            s.rise_under = NONE
        if s.cut_under == target:
            s.cut_under = NONE
        if s.purchase is not None and s.purchase.building == target:
            s.purchase = None

    def drawn(self, s: Keythedral, spares: i64) -> i64:
        chosen = s.chance.below(size(spares))
        spare: i64 = 0
        while True:
            if spares & BIT[spare]:
                if chosen == 0:
                    return spare
                chosen -= 1
            spare += 1


def spare_buildings(s: Keythedral, row: i64) -> i64:
    """The tiles of a row's value that neither lie on the cathedral nor have been bought."""
    spares = ROW_BUILDINGS[row] & ~s.board
    for bought in s.bought:
        spares &= ~bought
    return spares


class DoubleShift(Law):
    """C.14: one worker of its player brings two cubes for each one."""

    number: i64 = 14
    moments = START_2
    asked_in = START_2
    aim: Aim | None = AT_LAND

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return s.workers[seat] != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return lands(s.workers[seat])

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.shift = target
        s.in_force.shifting = seat


class Bargain(Law):
    """C.15: the trader gives two resources for one; this is the player's action."""

    number: i64 = 15
    moments = ACTING

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        return resources(s.hands[seat]) != 0 and total(resources(s.store)) >= 2

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.acted = True
        pick_from_store(s, seat, 2)
        s.then(PAY_RESOURCE, seat)
        s.then(RECEIVE, seat)


CHEAPER: Final[i64] = 2


class Sale(Law):
    """C.16: glass or gold for two cubes less; this is the player's action."""

    number: i64 = 16
    moments = ACTING
    aim: Aim | None = AT_CRAFT

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


class Decay(Law):
    """C.17: any house becomes a cottage again."""

    number: i64 = 17
    moments = ANY_TIME
    asked_in = START_1
    aim: Aim | None = AT_TILE

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return s.houses != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.houses

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.houses &= ~BIT[target]


class GoodHarvest(Law):
    """C.18: all fields of one kind give double, to everybody."""

    number: i64 = 18
    moments = START_2
    asked_in = START_2
    aim: Aim | None = AT_LAND

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return working_lands(s) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return working_lands(s)

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.doubled = target


class BadHarvest(Law):
    """C.19: all fields of one kind give nothing."""

    number: i64 = 19
    moments = START_2
    asked_in = START_2
    aim: Aim | None = AT_LAND

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return working_lands(s) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return working_lands(s)

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.barren = target


class StartOrder(Law):
    """C.20: another start player, until phase five."""

    number: i64 = 20
    moments = START_1 + START_2 + START_3 + START_5
    asked_in = START_1 + START_2 + START_3 + START_5
    aim: Aim | None = AT_PLAYER

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return BIT[s.seats] - 1 & ~BIT[s.start]

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.start = target


UNSAFE_FENCE: Final = UnsafeFence()
BUILDING_STOP: Final = BuildingStop()
DESIGN_CHANGE: Final = DesignChange()
DOUBLE_SHIFT: Final = DoubleShift()
BARGAIN: Final = Bargain()
SALE: Final = Sale()
DECAY: Final = Decay()
GOOD_HARVEST: Final = GoodHarvest()
BAD_HARVEST: Final = BadHarvest()
START_ORDER: Final = StartOrder()
