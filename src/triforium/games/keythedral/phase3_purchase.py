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
from triforium.games.keythedral.cubes import ALL_COLOURS, GOLD, IRON, ONE, count, covers, crafts, resources, total
from triforium.games.keythedral.law import PAYING, SUBSTITUTION
from triforium.games.keythedral.laws import ASK_ON_ANNOUNCEMENT, play_law, worth_asking
from triforium.games.keythedral.material import COST, ROW_BUILDINGS, ROWS, VALUE
from triforium.games.keythedral.payment import ask_payment
from triforium.games.keythedral.scoring import tell_scores
from triforium.games.keythedral.state import NONE, Keythedral, Purchase
from triforium.kernel.bits import BIT
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
    hand = s.hands[seat]
    price = COST[building]
    if s.rise_under == building:
        for colour in range(ALL_COLOURS):
            if count(price, colour) > 0 and can_pay_cut(s, hand, building, price + ONE[colour], substituting):
                return True
        return False
    return can_pay_cut(s, hand, building, price, substituting)


def can_pay_cut(s: Keythedral, hand: i64, building: i64, price: i64, substituting: bool) -> bool:
    """The same once the rise is settled."""
    if s.cut_under != building:
        return can_settle(hand, price, substituting)
    for colour in range(GOLD):
        if count(COST[building], colour) > 0 and can_settle(hand, price - ONE[colour], substituting):
            return True
    return False


def can_settle(hand: i64, price: i64, substituting: bool) -> bool:
    """The same once the cut is settled. C.5: resources for resources, or one craft for another."""
    if substituting:
        return can_swap_resources(hand, price) or can_swap_craft(hand, price)
    return covers(hand, price)


def can_swap_resources(hand: i64, price: i64) -> bool:
    wanted = resources(price)
    return wanted != 0 and covers(hand, crafts(price)) and total(resources(hand)) >= total(wanted)


def can_swap_craft(hand: i64, price: i64) -> bool:
    for old in range(IRON, GOLD + 1):
        if can_swap_this_craft(hand, price, old):
            return True
    return False


def can_swap_this_craft(hand: i64, price: i64, old: i64) -> bool:
    if count(price, old) == 0:
        return False
    for new in range(IRON, GOLD + 1):
        if new != old and covers(hand, price - ONE[old] + ONE[new]):
            return True
    return False


# The steps of a purchase --------------------------------------------------------------------------------------------


def announce(s: Keythedral, seat: i64, building: i64) -> None:
    """III.1.1: the buyer names the tile; then the others may play laws."""
    purchase = Purchase()
    purchase.building = building
    purchase.buyer = seat
    s.purchase = purchase
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
        if not purchase.substituting and (purchase.raised or purchase.struck or worth_asking(s, seat, PAYING)):
            s.then(PAY_OR_WITHDRAW, seat)
        else:
            s.then(SETTLE_PRICE, seat)


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
            s.then(CHOOSE_CUT if cuttable_colours(building) > 1 else TAKE_CUT, seat)
        if purchase.substituting:
            s.then(SUBSTITUTE, seat)
        s.then(TAKE_BUILDING, seat)


def cuttable_colours(building: i64) -> i64:
    """C.3: the printed colours but gold."""
    colours: i64 = 0
    for colour in range(GOLD):
        if count(COST[building], colour) > 0:
            colours += 1
    return colours


class ChooseRise(Decision[Keythedral]):
    """C.2: one cube more, of a colour printed on the tile."""

    rule = "keythedral.C.2"
    key = "ask-rise"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        building = purchase.building
        hand = s.hands[seat]
        for colour in range(ALL_COLOURS):
            raised = purchase.price + ONE[colour]
            if count(COST[building], colour) > 0 and can_pay_cut(s, hand, building, raised, purchase.substituting):
                out.add(RISE.id(colour))

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
        hand = s.hands[seat]
        for colour in range(GOLD):
            cut = purchase.price - ONE[colour]
            if count(COST[purchase.building], colour) > 0 and can_settle(hand, cut, purchase.substituting):
                out.add(CUT.id(colour))

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
    kinds: i64 = 0
    for craft in range(IRON, GOLD + 1):
        if count(purchase.price, craft) > 0:
            kinds += 1
            purchase.replaced = craft
    if kinds > 1:
        s.then(CHOOSE_OLD_CRAFT, seat)
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
        if can_swap_craft(s.hands[seat], price):
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
        for craft in range(IRON, GOLD + 1):
            if can_swap_this_craft(s.hands[seat], s.announced().price, craft):
                out.add(OLD_CRAFT.id(craft))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.announced().replaced = OLD_CRAFT.item(action)


class ChooseNewCraft(Decision[Keythedral]):
    """C.5: the craft cube that is paid instead."""

    rule = "keythedral.C.5"
    key = "ask-new-craft"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        purchase = s.announced()
        for craft in range(IRON, GOLD + 1):
            price = purchase.price - ONE[purchase.replaced] + ONE[craft]
            if craft != purchase.replaced and covers(s.hands[seat], price):
                out.add(NEW_CRAFT.id(craft))

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
            s.tell("row", seat, 2 * s.row + 4)


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
