"""III.1: buying a seat, from the announcement to the tile behind the screen."""

from mypy_extensions import i64

from triforium.games.keythedral.actions import BUY, CUT, KIND, NEW_CRAFT, OLD_CRAFT, PLAY, RISE, WITHDRAW
from triforium.games.keythedral.agenda import (
    ACTION,
    ACTION_TURN,
    ASKING,
    BEGIN,
    CHOOSE_CUT,
    CHOOSE_CUT_ASKED,
    CHOOSE_KIND,
    CHOOSE_NEW_CRAFT,
    CHOOSE_OLD_CRAFT,
    CHOOSE_RISE,
    PAY_OR_WITHDRAW,
    PAYING_TURN,
    SETTLE_PRICE,
    SUBSTITUTE,
    TAKE_SEAT,
)
from triforium.games.keythedral.cubes import (
    ALL_COLOURS,
    GOLD,
    IRON,
    ONE,
    RESOURCES,
    count,
    covers,
    crafts,
    resources,
    total,
)
from triforium.games.keythedral.laws import play_law
from triforium.games.keythedral.material import AN, COST, ROW_TILES, ROWS, SUBSTITUTION
from triforium.games.keythedral.payment import ask_payment
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step

# What can be paid ---------------------------------------------------------------------------------------------------


def can_announce(s: Keythedral, seat: i64, tile: i64) -> bool:
    """A tile may be announced if it can be paid as it stands: laws under it counted, an own law 5 too."""
    if can_pay(s, seat, tile, False):
        return True
    return s.laws[seat] & BIT[SUBSTITUTION] != 0 and can_pay(s, seat, tile, True)


def can_pay(s: Keythedral, seat: i64, tile: i64, substituting: bool) -> bool:
    """Whether some choice of rise, cut and substitution makes a price that the seat can pay."""
    hand = s.hands[seat]
    price = COST[tile]
    if s.rise_under == tile:
        colour: i64 = 0
        while colour < ALL_COLOURS:
            if count(price, colour) > 0 and can_pay_cut(s, hand, tile, price + ONE[colour], substituting):
                return True
            colour += 1
        return False
    return can_pay_cut(s, hand, tile, price, substituting)


def can_pay_cut(s: Keythedral, hand: i64, tile: i64, price: i64, substituting: bool) -> bool:
    """The same once the rise is settled."""
    if s.cut_under != tile:
        return can_settle(hand, price, substituting)
    colour: i64 = 0
    while colour < GOLD:
        if count(COST[tile], colour) > 0 and can_settle(hand, price - ONE[colour], substituting):
            return True
        colour += 1
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
    old = IRON
    while old <= GOLD:
        if can_swap_this_craft(hand, price, old):
            return True
        old += 1
    return False


def can_swap_this_craft(hand: i64, price: i64, old: i64) -> bool:
    if count(price, old) == 0:
        return False
    new = IRON
    while new <= GOLD:
        if new != old and covers(hand, price - ONE[old] + ONE[new]):
            return True
        new += 1
    return False


# The steps of a purchase --------------------------------------------------------------------------------------------


def announce(s: Keythedral, seat: i64, tile: i64) -> None:
    """III.1.1: the buyer names the tile; then the others may play laws."""
    s.buying = tile
    s.buyer = seat
    s.raised = False
    s.struck = False
    s.tell("announce", seat, tile)
    if not can_pay(s, seat, tile, False):
        s.proven = seat
    s.push(PAYING_TURN, seat)
    s.push(ASKING + AN, BEGIN)


class PayingTurn(Step[Keythedral]):
    """The buyer pays, and is asked only if he holds a law while law 5 is not gone, or if he may withdraw."""

    rule = "keythedral.III.1.2"

    def run(self, s: Keythedral, seat: i64) -> None:
        if s.buying == NONE:
            s.push(ACTION, seat)  # C.13: he acts anew
            return
        unseen = ~s.gone
        if s.laws_open:
            unseen &= s.laws[seat]
        s.substituting = False
        if s.raised or s.struck or (s.laws[seat] and unseen & BIT[SUBSTITUTION]):
            s.push(PAY_OR_WITHDRAW, seat)
        else:
            s.push(SETTLE_PRICE, seat)


class PayOrWithdraw(Decision[Keythedral]):
    """Pay, with or without law 5. Withdrawing is open only after law 2, or after an own law 5 was repealed."""

    rule = "keythedral.III.1.2"
    key = "ask-buy"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        if can_pay(s, seat, s.buying, False):
            out.add(BUY)
        if s.raised or s.struck:
            out.add(WITHDRAW)
        if s.laws[seat] & BIT[SUBSTITUTION] and can_pay(s, seat, s.buying, True):
            out.add(PLAY + SUBSTITUTION - 1)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == BUY:
            s.push(SETTLE_PRICE, seat)
        elif action == WITHDRAW:
            s.tell("withdraw", seat, s.buying)
            s.buying = NONE
            s.push(ACTION, seat)
        else:
            play_law(s, seat, SUBSTITUTION)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.buying_name()}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.C.5" if action >= PLAY else self.rule


class SettlePrice(Step[Keythedral]):
    """Rise, cut and substitution are settled in this order; a colour is asked where the tile shows two that will do."""

    rule = "keythedral.III.1.3"

    def run(self, s: Keythedral, seat: i64) -> None:
        tile = s.buying
        s.price = COST[tile]
        s.push(TAKE_SEAT, seat)
        if s.substituting:
            s.push(SUBSTITUTE, seat)
        if s.cut_under == tile:
            s.push(CHOOSE_CUT_ASKED if cuttable_colours(tile) > 1 else CHOOSE_CUT, seat)
        if s.rise_under == tile:
            s.push(CHOOSE_RISE, seat)


def cuttable_colours(tile: i64) -> i64:
    """C.3: the printed colours but gold."""
    colours: i64 = 0
    colour: i64 = 0
    while colour < GOLD:
        if count(COST[tile], colour) > 0:
            colours += 1
        colour += 1
    return colours


class ChooseRise(Decision[Keythedral]):
    """C.2: one cube more, of a colour printed on the tile."""

    rule = "keythedral.C.2"
    key = "ask-rise"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        colour: i64 = 0
        while colour < ALL_COLOURS:
            if count(COST[s.buying], colour) > 0 and can_pay_cut(
                s, s.hands[seat], s.buying, s.price + ONE[colour], s.substituting
            ):
                out.add(RISE + colour)
            colour += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.price += ONE[action - RISE]

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.buying_name()}


class ChooseCut(Decision[Keythedral]):
    """C.3: one cube less, of a printed colour but never gold."""

    rule = "keythedral.C.3"
    key = "ask-cut"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        colour: i64 = 0
        while colour < GOLD:
            if count(COST[s.buying], colour) > 0 and can_settle(s.hands[seat], s.price - ONE[colour], s.substituting):
                out.add(CUT + colour)
            colour += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.price -= ONE[action - CUT]

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"tile": s.buying_name()}


class ChooseCutAsked(ChooseCut):
    """The same where the tile shows two colours that could be cut: which of them will do is behind the screen."""

    private = True


class Substitute(Step[Keythedral]):
    """C.5: which kind of cubes is replaced is asked if the price has both."""

    rule = "keythedral.C.5"

    def run(self, s: Keythedral, seat: i64) -> None:
        if resources(s.price) and crafts(s.price):
            s.push(CHOOSE_KIND, seat)
        elif crafts(s.price):
            swap_craft(s, seat)
        else:
            swap_resources(s, seat)


def swap_resources(s: Keythedral, seat: i64) -> None:
    """Every resource cube of the price is paid with a resource of any colour."""
    cubes = total(resources(s.price))
    s.price = crafts(s.price)
    ask_payment(s, seat, cubes, RESOURCES, NONE)


def swap_craft(s: Keythedral, seat: i64) -> None:
    """One craft cube of the price is paid with another craft: first which, then by which."""
    kinds: i64 = 0
    craft = IRON
    while craft <= GOLD:
        if count(s.price, craft) > 0:
            kinds += 1
            s.target = craft
        craft += 1
    s.push(CHOOSE_NEW_CRAFT, seat)
    if kinds > 1:
        s.push(CHOOSE_OLD_CRAFT, seat)


class ChooseKind(Decision[Keythedral]):
    """C.5: either resources for resources, or one craft for another."""

    rule = "keythedral.C.5"
    key = "ask-kind"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        if can_swap_resources(s.hands[seat], s.price):
            out.add(KIND)
        if can_swap_craft(s.hands[seat], s.price):
            out.add(KIND + 1)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == KIND:
            swap_resources(s, seat)
        else:
            swap_craft(s, seat)


class ChooseOldCraft(Decision[Keythedral]):
    """C.5: the craft cube of the price that is replaced."""

    rule = "keythedral.C.5"
    key = "ask-old-craft"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        craft = IRON
        while craft <= GOLD:
            if can_swap_this_craft(s.hands[seat], s.price, craft):
                out.add(OLD_CRAFT + craft - IRON)
            craft += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.target = action - OLD_CRAFT + IRON


class ChooseNewCraft(Decision[Keythedral]):
    """C.5: the craft cube that is paid instead."""

    rule = "keythedral.C.5"
    key = "ask-new-craft"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        craft = IRON
        while craft <= GOLD:
            if craft != s.target and covers(s.hands[seat], s.price - ONE[s.target] + ONE[craft]):
                out.add(NEW_CRAFT + craft - IRON)
            craft += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.price += ONE[action - NEW_CRAFT + IRON] - ONE[s.target]


class TakeSeat(Step[Keythedral]):
    """The price goes to the store, the tile behind the screen. A row done opens the next; the last ends the game."""

    rule = "keythedral.III.1.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        tile = s.buying
        s.to_store(seat, s.price)
        s.bought[seat] |= BIT[tile]
        s.board &= ~BIT[tile]
        s.tell("seat", seat, tile, s.price)
        s.buying = NONE
        s.price = 0
        if s.rise_under == tile:
            s.rise_under = NONE
        if s.cut_under == tile:
            s.cut_under = NONE
        if s.board == 0:
            s.tell("over", seat)
            s.depth = 0  # E.1: at once
            return
        while s.row < ROWS and s.board & ROW_TILES[s.row] == 0:
            s.row += 1
            s.seen += 1
            s.tell("row", seat, 2 * s.row + 4)
        s.push(ACTION_TURN, s.next_to(seat))
