"""C.1 to C.10: one class for each law."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import GOLD, IRON, ONE, count, crafts, resources
from triforium.games.keythedral.law import (
    ACTING,
    ANNOUNCED,
    ANY_TIME,
    AT_BUILDING,
    AT_CRAFT,
    AT_LAND,
    AT_PLAYER,
    AT_TILE,
    LAW_SHOWN,
    PAYING,
    PLACING,
    START_1,
    START_2,
    Aim,
    Law,
    fence_is_in_the_way,
    lands,
)
from triforium.games.keythedral.material import COTTAGES, ROW_BUILDINGS
from triforium.games.keythedral.payment import RECEIVE, ask_payment
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT


class WorkOrder(Law):
    """C.1: its player places all five markers; who sends workers first still goes round."""

    number: i64 = 1
    moments = START_1
    asked_in = START_1

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.orderer = seat


class PriceRise(Law):
    """C.2: the announced tile costs one cube more until it is bought; its buyer may withdraw."""

    number: i64 = 2
    moments = ANNOUNCED
    asked_in = ANNOUNCED

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        purchase = s.announced()
        s.rise_under = purchase.building
        purchase.raised = True


class PriceCut(Law):
    """C.3: a tile that can be bought now costs one cube less until it is bought."""

    number: i64 = 3
    moments = ACTING
    aim: Aim | None = AT_BUILDING

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return s.board & ROW_BUILDINGS[s.row]

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.cut_under = target


class Conversion(Law):
    """C.4: a cottage of its player becomes a house for nothing, but not while another's building stop is in force."""

    number: i64 = 4
    moments = ANY_TIME
    aim: Aim | None = AT_TILE

    def targets(self, s: Keythedral, seat: i64) -> i64:
        if not s.may_build(seat):
            return 0
        return s.cottages(seat) << COTTAGES * seat

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.houses |= BIT[target]


class Substitution(Law):
    """C.5: resources of a price are paid with other resources, or one craft with another."""

    number: i64 = 5
    moments = PAYING
    asked_in = PAYING

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.announced().substituting = True

    def fall(self, s: Keythedral) -> None:
        """The buyer pays without it, or withdraws."""
        s.announced().struck = True


class CottageNumber(Law):
    """C.6: another tile of its player, its number not marked yet, works now too and then no more in this round."""

    number: i64 = 6
    moments = PLACING
    asked_in = PLACING
    aim: Aim | None = AT_TILE

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return self.targets(s, seat) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        """Own tiles that are not marked yet and reach a free field."""
        tiles: i64 = 0
        number: i64 = 0
        while number < COTTAGES:
            tile = seat * COTTAGES + number
            if s.marked & BIT[number] == 0 and s.free_sides(seat, tile) > 0:
                tiles |= BIT[tile]
            number += 1
        return tiles

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.named = target
        s.in_force.worked |= BIT[target]


class CraftBargain(Law):
    """C.7: a used craft out of the store for one resource."""

    number: i64 = 7
    moments = ANY_TIME
    asked_in = ANNOUNCED
    aim: Aim | None = AT_CRAFT

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        """W.3: it can wait, unless the very last tile has been announced."""
        return s.board == BIT[s.announced().building] and crafts(s.store) != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        used: i64 = 0
        craft = IRON
        while craft <= GOLD:
            if count(s.store, craft) > 0:
                used |= BIT[craft]
            craft += 1
        return used

    def has_use(self, s: Keythedral, seat: i64) -> bool:
        return resources(s.hands[seat]) != 0 and crafts(s.store) != 0

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.taking = ONE[target]
        ask_payment(s, seat, 1, True, NONE)
        s.then(RECEIVE, seat)


class Windfall(Law):
    """C.8: cubes of any colours for the own workers on one kind of field."""

    number: i64 = 8
    moments = START_2
    asked_in = START_2
    aim: Aim | None = AT_LAND

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return s.workers[seat] != 0

    def targets(self, s: Keythedral, seat: i64) -> i64:
        return lands(s.workers[seat])

    def take_effect(self, s: Keythedral, seat: i64, target: i64) -> None:
        s.in_force.windfall = target
        s.in_force.lucky = seat


class BrokenFence(Law):
    """C.9: the workers of one player ignore all fences."""

    number: i64 = 9
    moments = START_1 + PLACING
    asked_in = PLACING
    aim: Aim | None = AT_PLAYER

    def could_help(self, s: Keythedral, seat: i64) -> bool:
        return fence_is_in_the_way(s, seat)

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


class Repeal(Law):
    """C.10: the law just announced has no effect. What it does stands in the window that it is played in."""

    number: i64 = 10
    moments = LAW_SHOWN
    asked_in = LAW_SHOWN


WORK_ORDER: Final = WorkOrder()
PRICE_RISE: Final = PriceRise()
PRICE_CUT: Final = PriceCut()
CONVERSION: Final = Conversion()
SUBSTITUTION: Final = Substitution()
COTTAGE_NUMBER: Final = CottageNumber()
CRAFT_BARGAIN: Final = CraftBargain()
WINDFALL: Final = Windfall()
BROKEN_FENCE: Final = BrokenFence()
REPEAL: Final = Repeal()
