"""III.1: buying a building tile, a seat of honour, from the announcement to the tile behind the screen."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import (
    BUY,
    CUT,
    NEW_CRAFT,
    OLD_CRAFT,
    PLAY,
    REPLACE_CRAFT,
    REPLACE_RESOURCES,
    RISE,
    WITHDRAW,
)
from triforium.games.keythedral.cubes import ALL_COLOURS, GOLD, IRON, ONE, colours, covers, crafts, resources, total
from triforium.games.keythedral.law import PAYING, SUBSTITUTION
from triforium.games.keythedral.laws import ASK_ON_ANNOUNCEMENT, play_law, worth_asking
from triforium.games.keythedral.material import COST, PRINTED, ROW_BUILDINGS, ROWS, VALUE
from triforium.games.keythedral.payment import ask_payment
from triforium.games.keythedral.scoring import tell_scores
from triforium.games.keythedral.state import NONE, Keythedral, Purchase
from triforium.kernel.bits import BIT, first, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step

# What can be paid ---------------------------------------------------------------------------------------------------


def can_announce(s: Keythedral, seat: i64, building: i64) -> bool:
    """A tile may be announced if it can be paid as it stands: laws under it counted, an own law 5 too."""
    if can_pay(s, seat, building, False):
        return True
    return s.laws[seat] & BIT[SUBSTITUTION] != 0 and can_pay(s, seat, building, True)


def can_pay(s: Keythedral, seat: i64, building: i64, substituting: bool) -> bool:
    """Whether some choice of rise, cut and substitution makes a price that the seat can pay."""
    if s.rise_under == building:
        return rises(s, seat, building, substituting) != 0
    return can_pay_raised(s, seat, building, COST[building], substituting)


def rises(s: Keythedral, seat: i64, building: i64, substituting: bool) -> i64:
    """C.2: the printed colours, as a bit mask, of which one cube more makes a price that the seat can pay."""
    found: i64 = 0
    for colour in range(ALL_COLOURS):
        raised = COST[building] + ONE[colour]
        if PRINTED[building] & BIT[colour] and can_pay_raised(s, seat, building, raised, substituting):
            found |= BIT[colour]
    return found


def can_pay_raised(s: Keythedral, seat: i64, building: i64, price: i64, substituting: bool) -> bool:
    """The same once the rise is settled."""
    if s.cut_under == building:
        return cuts(s.hands[seat], building, price, substituting) != 0
    return can_settle(s.hands[seat], price, substituting)


def cuts(hand: i64, building: i64, price: i64, substituting: bool) -> i64:
    """C.3: the printed colours but gold, as a bit mask, of which one cube less makes a price that the hand can pay."""
    found: i64 = 0
    for colour in range(GOLD):
        if PRINTED[building] & BIT[colour] and can_settle(hand, price - ONE[colour], substituting):
            found |= BIT[colour]
    return found


def can_settle(hand: i64, price: i64, substituting: bool) -> bool:
    """The same once the cut is settled. C.5: resources for resources, or one craft for another."""
    if substituting:
        return can_swap_resources(hand, price) or crafts_to_swap(hand, price) != 0
    return covers(hand, price)


def can_swap_resources(hand: i64, price: i64) -> bool:
    wanted = resources(price)
    return wanted != 0 and covers(hand, crafts(price)) and total(resources(hand)) >= total(wanted)


def crafts_to_swap(hand: i64, price: i64) -> i64:
    """The crafts of the price, as a bit mask, instead of which the hand can pay another."""
    found: i64 = 0
    for old in range(IRON, GOLD + 1):
        if covers(price, ONE[old]) and crafts_instead(hand, price, old):
            found |= BIT[old]
    return found


def crafts_instead(hand: i64, price: i64, old: i64) -> i64:
    """The crafts, as a bit mask, that the hand can pay instead of one of the price."""
    found: i64 = 0
    for new in range(IRON, GOLD + 1):
        if new != old and covers(hand, price - ONE[old] + ONE[new]):
            found |= BIT[new]
    return found


# The steps of a purchase --------------------------------------------------------------------------------------------


def announce(s: Keythedral, seat: i64, building: i64) -> None:
    """III.1.1: the buyer names the tile; then the others may play laws."""
    s.purchase = Purchase(building, seat)
    s.bind()
    s.tell("announce", seat, building)
    if not can_pay(s, seat, building, False):
        s.proven = seat
    ASK_ON_ANNOUNCEMENT.begin(s)
    s.then(PAYING_TURN, seat)


class PayingTurn(Step[Keythedral]):
    """The buyer pays, and is asked only if he holds a law while law 5 is not gone, or if he may withdraw."""

    rule = "keythedral.III.1.2"

    def run(self, s: Keythedral, seat: i64) -> None:
        purchase = s.purchase
        if purchase is None:
            return  # C.13: it is off, and he acts anew
        asked = purchase.raised or purchase.struck or worth_asking(s, seat, PAYING)
        s.then(PAY_OR_WITHDRAW if asked and not purchase.substituting else SETTLE_PRICE, seat)


class PayOrWithdraw(Decision[Keythedral]):
    """Pay, with or without law 5. Withdrawing is open only after law 2, or after an own law 5 was repealed."""

    rule = "keythedral.III.1.2"
    key = "ask-buy"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        if can_pay(s, seat, purchase.building, False):
            out.add(BUY)
        if purchase.raised or purchase.struck:
            out.add(WITHDRAW)
        if s.laws[seat] & BIT[SUBSTITUTION] and can_pay(s, seat, purchase.building, True):
            out.add(PLAY.id(SUBSTITUTION))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == BUY:
            s.then(SETTLE_PRICE, seat)
        elif action == WITHDRAW:
            s.tell("withdraw", seat, s.announced().building)
            s.purchase = None
        else:
            s.proven = NONE
            play_law(s, seat, SUBSTITUTION)
            s.then(PAYING_TURN, seat)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.announced_name()}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.C.5" if PLAY.holds(action) else self.rule


class SettlePrice(Step[Keythedral]):
    """Rise, cut and substitution are settled in this order; a colour is asked where the tile shows two that will do."""

    rule = "keythedral.III.1.3"

    def run(self, s: Keythedral, seat: i64) -> None:
        purchase = s.announced()
        building = purchase.building
        purchase.price = COST[building]
        if s.rise_under == building:
            s.then(CHOOSE_RISE, seat)
        if s.cut_under == building:
            s.then(CHOOSE_CUT if size(PRINTED[building] & ~BIT[GOLD]) > 1 else TAKE_CUT, seat)
        if purchase.substituting:
            s.then(SUBSTITUTE, seat)
        s.then(TAKE_BUILDING, seat)


class ChooseRise(Decision[Keythedral]):
    """C.2: one cube more, of a colour printed on the tile."""

    rule = "keythedral.C.2"
    key = "ask-rise"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        out.add_set(RISE.id(0), rises(s, seat, purchase.building, purchase.substituting))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.announced().price += ONE[RISE.item(action)]

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.announced_name()}


class ChooseCut(Decision[Keythedral]):
    """C.3: one cube less, of a printed colour but never gold.

    Where the tile shows two colours that could be cut it is private: which of them will do is behind the screen.
    """

    rule = "keythedral.C.3"
    key = "ask-cut"

    def __init__(self, private: bool) -> None:
        self.private = private

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        out.add_set(CUT.id(0), cuts(s.hands[seat], purchase.building, purchase.price, purchase.substituting))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.announced().price -= ONE[CUT.item(action)]

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.announced_name()}


class Substitute(Step[Keythedral]):
    """C.5: which kind of cubes is replaced is asked if the price has both."""

    rule = "keythedral.C.5"

    def run(self, s: Keythedral, seat: i64) -> None:
        price = s.announced().price
        if resources(price) and crafts(price):
            s.then(CHOOSE_KIND, seat)
        elif crafts(price):
            swap_craft(s, seat)
        else:
            swap_resources(s, seat)


def swap_resources(s: Keythedral, seat: i64) -> None:
    """Every resource cube of the price is paid with a resource of any colour."""
    purchase = s.announced()
    cubes = total(resources(purchase.price))
    purchase.price = crafts(purchase.price)
    ask_payment(s, seat, cubes, True, NONE)


def swap_craft(s: Keythedral, seat: i64) -> None:
    """One craft cube of the price is paid with another craft: first which, then by which."""
    purchase = s.announced()
    kinds = colours(crafts(purchase.price))
    if size(kinds) > 1:
        s.then(CHOOSE_OLD_CRAFT, seat)
    else:
        purchase.replaced = first(kinds)
    s.then(CHOOSE_NEW_CRAFT, seat)


class ChooseKind(Decision[Keythedral]):
    """C.5: either resources for resources, or one craft for another."""

    rule = "keythedral.C.5"
    key = "ask-kind"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        price = s.announced().price
        if can_swap_resources(s.hands[seat], price):
            out.add(REPLACE_RESOURCES)
        if crafts_to_swap(s.hands[seat], price):
            out.add(REPLACE_CRAFT)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == REPLACE_RESOURCES:
            swap_resources(s, seat)
        else:
            swap_craft(s, seat)


class ChooseOldCraft(Decision[Keythedral]):
    """C.5: the craft cube of the price that is replaced."""

    rule = "keythedral.C.5"
    key = "ask-old-craft"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add_set(OLD_CRAFT.id(0), crafts_to_swap(s.hands[seat], s.announced().price))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.announced().replaced = OLD_CRAFT.item(action)


class ChooseNewCraft(Decision[Keythedral]):
    """C.5: the craft cube that is paid instead."""

    rule = "keythedral.C.5"
    key = "ask-new-craft"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        out.add_set(NEW_CRAFT.id(0), crafts_instead(s.hands[seat], purchase.price, purchase.replaced))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        purchase = s.announced()
        purchase.price += ONE[NEW_CRAFT.item(action)] - ONE[purchase.replaced]


class TakeBuilding(Step[Keythedral]):
    """The price goes to the store, the tile behind the screen. A row done opens the next; the last ends the game."""

    rule = "keythedral.III.1.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        purchase = s.announced()
        building = purchase.building
        s.purchase = None
        s.acted = True
        s.to_store(seat, purchase.price)
        s.bought[seat] |= BIT[building]
        s.board &= ~BIT[building]
        s.tell("seat", seat, building, purchase.price + purchase.swapped, VALUE[building])
        if s.rise_under == building:
            s.rise_under = NONE
        if s.cut_under == building:
            s.cut_under = NONE
        if s.board == 0:
            s.tell("over", seat)
            tell_scores(s)
            s.end()  # E.1: at once
            return
        while s.row < ROWS and s.board & ROW_BUILDINGS[s.row] == 0:
            s.row += 1
            s.seen += 1
            s.tell("row-open" if s.tiles_open else "row", seat, 2 * s.row + 4)


PAYING_TURN: Final = PayingTurn()
PAY_OR_WITHDRAW: Final = PayOrWithdraw()
SETTLE_PRICE: Final = SettlePrice()
CHOOSE_RISE: Final = ChooseRise()
CHOOSE_CUT: Final = ChooseCut(private=True)
TAKE_CUT: Final = ChooseCut(private=False)
SUBSTITUTE: Final = Substitute()
CHOOSE_KIND: Final = ChooseKind()
CHOOSE_OLD_CRAFT: Final = ChooseOldCraft()
CHOOSE_NEW_CRAFT: Final = ChooseNewCraft()
TAKE_BUILDING: Final = TakeBuilding()
