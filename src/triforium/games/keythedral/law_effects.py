"""C: what the twenty laws do."""

from mypy_extensions import i64

from triforium.games.keythedral.agenda import (
    ACTION,
    ACTION_TURN,
    PAY_RESOURCE,
    PAYING_TURN,
    RECEIVE,
    RECEIVE_CRAFT,
    SETTLE_PRICE,
)
from triforium.games.keythedral.cubes import ALL_COLOURS, ONE, POINTS
from triforium.games.keythedral.material import (
    BAD_HARVEST,
    BARGAIN,
    BROKEN_FENCE,
    BUILDING_STOP,
    CLEARANCE,
    CONVERSION,
    COTTAGE_NUMBER,
    CRAFT_BARGAIN,
    DECAY,
    DESIGN_CHANGE,
    DOUBLE_SHIFT,
    GOOD_HARVEST,
    PRICE_CUT,
    PRICE_RISE,
    ROW,
    ROW_TILES,
    SALE,
    START_ORDER,
    SUBSTITUTION,
    UNSAFE_FENCE,
    WINDFALL,
    WORK_ORDER,
)
from triforium.games.keythedral.payment import ask_payment, pick_from_store
from triforium.games.keythedral.phase3_fences import tear_down
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import Step


class ResolveLaw(Step[Keythedral]):
    """A law that has not been repealed takes effect; a repealed one is gone and costs no action."""

    rule = "keythedral.W.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        s.quiet = 0
        law = s.law
        if s.repealed:
            s.repealed = False
            self.go_on_without(s, seat, law)
        elif law == SUBSTITUTION:
            s.substituting = True
            s.push(SETTLE_PRICE, seat)
        elif law == CRAFT_BARGAIN:
            s.taking = ONE[s.target]
            s.push(RECEIVE, seat)
            s.push(PAY_RESOURCE, seat)
        elif law == BARGAIN:
            s.push(ACTION_TURN, s.next_to(seat))
            s.push(RECEIVE, seat)
            s.push(PAY_RESOURCE, seat)
            pick_from_store(s, seat, 2)
        elif law == CLEARANCE:
            s.push(ACTION_TURN, s.next_to(seat))
            s.push(RECEIVE_CRAFT, seat)
            s.taking = ONE[s.target]
            ask_payment(s, seat, POINTS[s.target] - SALE, ALL_COLOURS, NONE)
        else:
            take_effect(s, seat, law, s.target)
        s.law = NONE
        s.target = NONE

    def go_on_without(self, s: Keythedral, seat: i64, law: i64) -> None:
        """W.4: a repealed 15 or 16 was no action; a repealed 5 lets the buyer pay without it or withdraw."""
        if law in (BARGAIN, CLEARANCE):
            s.push(ACTION, seat)
        elif law == SUBSTITUTION:
            s.struck = True
            s.push(PAYING_TURN, seat)


def take_effect(s: Keythedral, seat: i64, law: i64, target: i64) -> None:
    """The laws that need no further choice."""
    if law == WORK_ORDER:
        s.orderer = seat
    elif law == PRICE_RISE:
        s.rise_under = s.buying
        s.raised = True
    elif law == PRICE_CUT:
        s.cut_under = target
    elif law == CONVERSION:
        s.houses |= BIT[target]
    elif law == COTTAGE_NUMBER:
        s.named = target
        s.worked |= BIT[target]
    elif law == WINDFALL:
        s.windfall = target
        s.lucky = seat
    elif law == BROKEN_FENCE:
        s.climbers |= BIT[target]
    elif law == UNSAFE_FENCE:
        tear_down(s, target)
    elif law == BUILDING_STOP:
        s.stop = seat
    elif law == DESIGN_CHANGE:
        change_design(s, seat, target)
    elif law == DOUBLE_SHIFT:
        s.shift = target
        s.shifting = seat
    elif law == DECAY:
        s.houses &= ~BIT[target]
    elif law == GOOD_HARVEST:
        s.doubled = target
    elif law == BAD_HARVEST:
        s.barren = target
    elif law == START_ORDER:
        s.start = target


def change_design(s: Keythedral, seat: i64, tile: i64) -> None:
    """C.13: a random spare of the same value takes the tile's place; laws under it go, a purchase of it is off."""
    spares = spare_tiles(s, ROW[tile])
    if spares == 0:
        return
    chosen = s.chance.below(size(spares))
    spare: i64 = 0
    while True:
        if spares & BIT[spare]:
            if chosen == 0:
                break
            chosen -= 1
        spare += 1
    s.board ^= BIT[tile] | BIT[spare]
    s.seen += 1
    s.tell("design", seat, tile, spare)
    if s.rise_under == tile:
        s.rise_under = NONE
    if s.cut_under == tile:
        s.cut_under = NONE
    if s.buying == tile:
        s.buying = NONE


def spare_tiles(s: Keythedral, row: i64) -> i64:
    """The tiles of a row's value that neither lie on the cathedral nor have been bought."""
    tiles = ROW_TILES[row] & ~s.board
    for bought in s.bought:
        tiles &= ~bought
    return tiles
