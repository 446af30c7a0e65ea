"""III: using cubes. The seven actions, and how the phase ends."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import (
    ANNOUNCE,
    CRAFT,
    FENCE,
    HOUSE,
    LAW,
    PASS,
    PLAY,
    TRADE,
    UNFENCE,
)
from triforium.games.keythedral.cubes import GOLD, IRON, ONE, POINTS, colours, covers, resources, total
from triforium.games.keythedral.law import ACTING
from triforium.games.keythedral.laws import add_laws, play_law
from triforium.games.keythedral.material import (
    ALL_LAW_SPACES,
    COTTAGES,
    FENCE_PRICE,
    HOUSE_PRICE,
    LAW_PRICE,
    REMOVAL_PRICE,
    ROW_BUILDINGS,
    TRADER_PRICE,
)
from triforium.games.keythedral.payment import RECEIVE, RECEIVE_CRAFT, ask_payment
from triforium.games.keythedral.phase3_fences import BUILD_FENCE, REMOVE_FENCE, can_fence_somewhere
from triforium.games.keythedral.phase3_purchase import announce, can_announce
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, first, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Actions(Step[Keythedral]):
    """The start player has the first turn."""

    rule = "keythedral.III.0"

    def run(self, s: Keythedral, _: i64) -> None:
        s.passes = 0
        s.acted = False
        s.then(TURN, s.start)


class Turn(Step[Keythedral]):
    """One action, then the turn goes clockwise past those who have bought a law, until all others have passed in a row.

    Playing a law is no action, nor is a purchase that comes to nothing: after those the turn goes on.
    """

    rule = "keythedral.III.0"

    def run(self, s: Keythedral, seat: i64) -> None:
        if s.acted:
            if s.passes >= s.seats - size(s.studying):
                return
            seat = s.next_to(seat)
            while s.studying & BIT[seat]:
                seat = s.next_to(seat)
            s.acted = False
        s.then(ACTION, seat)
        s.then(self, seat)


class Action(Decision[Keythedral]):
    """One of the seven actions; laws may be played before it. Everybody is asked, also who can only pass."""

    rule = "keythedral.III.0"
    key = "ask-action"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        hand = s.hands[seat]
        out.add(PASS)
        if hand:
            self.add_buildings(s, seat, out)
            self.add_map(s, seat, hand, out)
            self.add_town(s, hand, out)
        add_laws(s, seat, ACTING, out)

    def add_buildings(self, s: Keythedral, seat: i64, out: Options) -> None:
        """III.1: the open tiles of the lowest row that is not finished."""
        left = s.board & ROW_BUILDINGS[s.row]
        while left:
            building = first(left)
            if can_announce(s, seat, building):
                out.add(ANNOUNCE.id(building))
            left -= BIT[building]

    def add_map(self, s: Keythedral, seat: i64, hand: i64, out: Options) -> None:
        """III.2, III.3: a house, a fence up, a fence down."""
        if covers(hand, HOUSE_PRICE) and s.may_build(seat):
            out.add_set(HOUSE.id(0), s.cottages(seat))
        if covers(hand, FENCE_PRICE) and s.fences_left(seat) != NONE and can_fence_somewhere(s):
            out.add(FENCE)
        if covers(hand, REMOVAL_PRICE) and s.fences_standing():
            out.add(UNFENCE)

    def add_town(self, s: Keythedral, hand: i64, out: Options) -> None:
        """III.4, III.5, III.6: a craftsman, the trader, the law clerk."""
        cubes = total(hand)
        for craft in range(IRON, GOLD + 1):
            if cubes >= POINTS[craft] and s.can_make(craft):
                out.add(CRAFT.id(craft))
        if cubes >= TRADER_PRICE:
            out.add_set(TRADE.id(0), colours(resources(s.store)))
        for space in range(ALL_LAW_SPACES):
            if s.spaces[space] != NONE:
                out.add(LAW.id(space))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if PLAY.holds(action):
            play_law(s, seat, PLAY.item(action))
        elif action == PASS:
            s.acted = True
            s.passes += 1
            s.tell("pass", seat)
        else:
            s.passes = 0
            if ANNOUNCE.holds(action):
                announce(s, seat, ANNOUNCE.item(action))
            else:
                s.acted = True
                self.act(s, seat, action)

    def act(self, s: Keythedral, seat: i64, action: i64) -> None:
        if HOUSE.holds(action):
            self.build_house(s, seat, HOUSE.item(action))
        elif action == FENCE:
            s.then(BUILD_FENCE, seat)
        elif action == UNFENCE:
            s.then(REMOVE_FENCE, seat)
        elif CRAFT.holds(action):
            craft = CRAFT.item(action)
            s.tell("order-craft", seat, craft, POINTS[craft])
            s.taking = ONE[craft]
            ask_payment(s, seat, POINTS[craft], False, NONE)
            s.then(RECEIVE_CRAFT, seat)
        elif TRADE.holds(action):
            s.tell("trade", seat, TRADE.item(action), TRADER_PRICE)
            s.taking = ONE[TRADE.item(action)]
            ask_payment(s, seat, TRADER_PRICE, False, NONE)
            s.then(RECEIVE, seat)
        else:
            s.tell("ask-law", seat, LAW.item(action), LAW_PRICE)
            ask_payment(s, seat, LAW_PRICE, False, NONE)
            s.then(RECEIVE_LAW, seat * ALL_LAW_SPACES + LAW.item(action))

    def build_house(self, s: Keythedral, seat: i64, number: i64) -> None:
        """III.2: it sends two workers from the next round on."""
        s.to_store(seat, HOUSE_PRICE)
        s.houses |= BIT[seat * COTTAGES + number]
        s.tell("house", seat, seat * COTTAGES + number, HOUSE_PRICE)

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        if ANNOUNCE.holds(action):
            return "keythedral.III.1"
        if HOUSE.holds(action):
            return "keythedral.III.2" if s.may_build(seat) else "keythedral.C.12"
        if action in (FENCE, UNFENCE):
            return "keythedral.III.3"
        if CRAFT.holds(action):
            return "keythedral.III.4"
        if TRADE.holds(action):
            return "keythedral.III.5"
        if LAW.holds(action):
            return "keythedral.III.6"
        return "keythedral.W.2" if PLAY.holds(action) else self.rule


class ReceiveLaw(Step[Keythedral]):
    """The law goes behind the screen; its buyer is out for the rest of the phase."""

    rule = "keythedral.III.6"

    def run(self, s: Keythedral, seat_and_space: i64) -> None:
        seat = seat_and_space // ALL_LAW_SPACES
        space = seat_and_space % ALL_LAW_SPACES
        law = s.spaces[space]
        s.spaces[space] = NONE
        s.laws[seat] |= BIT[law]
        s.studying |= BIT[seat]
        s.seen += 1
        s.tell("buy-law", seat, space)
        s.tell("law", seat, law - 1, only=NONE if s.laws_open else seat)


ACTIONS: Final = Actions()
TURN: Final = Turn()
ACTION: Final = Action()
RECEIVE_LAW: Final = ReceiveLaw()
