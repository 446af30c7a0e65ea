"""III: using cubes. The seven actions, and how the phase ends."""

from mypy_extensions import i64

from triforium.games.keythedral import actions
from triforium.games.keythedral.actions import (
    CRAFT,
    FENCE,
    HOUSE,
    LAW,
    LAW_SPACES,
    PASS,
    PLAY,
    SEAT,
    TRADE,
    UNFENCE,
)
from triforium.games.keythedral.agenda import (
    ACTION,
    ACTION_TURN,
    BUILD_FENCE,
    RECEIVE,
    RECEIVE_CRAFT,
    RECEIVE_LAW,
    REMOVE_FENCE,
)
from triforium.games.keythedral.cubes import ALL_COLOURS, GOLD, IRON, ONE, POINTS, RESOURCES, count, covers, total
from triforium.games.keythedral.law_targets import may_build
from triforium.games.keythedral.laws import add_laws, play_law
from triforium.games.keythedral.material import (
    BARGAIN,
    CLEARANCE,
    COTTAGES,
    FENCE_PRICE,
    HOUSE_PRICE,
    LAW_PRICE,
    OA,
    REMOVAL_PRICE,
    ROW_TILES,
    TILES,
    TRADER_PRICE,
)
from triforium.games.keythedral.payment import ask_payment
from triforium.games.keythedral.phase3_fences import can_fence_somewhere
from triforium.games.keythedral.phase3_purchase import announce, can_announce
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Actions(Step[Keythedral]):
    """The start player has the first turn."""

    rule = "keythedral.III.0"

    def run(self, s: Keythedral, _: i64) -> None:
        s.passes = 0
        s.push(ACTION_TURN, s.start)


class ActionTurn(Step[Keythedral]):
    """The turn goes clockwise past those who have bought a law, until all others have passed in succession."""

    rule = "keythedral.III.0"

    def run(self, s: Keythedral, seat: i64) -> None:
        if s.passes >= s.seats - size(s.studying):
            return
        while s.studying & BIT[seat]:
            seat = s.next_to(seat)
        s.push(ACTION, seat)


class Action(Decision[Keythedral]):
    """One of the seven actions; laws may be played before it. Everybody is asked, also who can only pass."""

    rule = "keythedral.III.0"
    key = "ask-action"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        hand = s.hands[seat]
        out.add(PASS)
        if hand:
            self.add_seats(s, seat, out)
            self.add_building(s, seat, hand, out)
            self.add_town(s, hand, out)
        add_laws(s, seat, OA, out)

    def add_seats(self, s: Keythedral, seat: i64, out: Options) -> None:
        """III.1: the open tiles of the lowest row that is not finished."""
        tiles = s.board & ROW_TILES[s.row]
        tile: i64 = 0
        while tile < TILES:
            if tiles & BIT[tile] and can_announce(s, seat, tile):
                out.add(SEAT + tile)
            tile += 1

    def add_building(self, s: Keythedral, seat: i64, hand: i64, out: Options) -> None:
        """III.2, III.3: a house, a fence up, a fence down."""
        if covers(hand, HOUSE_PRICE) and may_build(s, seat):
            cottages = s.cottages(seat)
            number: i64 = 0
            while number < COTTAGES:
                if cottages & BIT[number]:
                    out.add(HOUSE + number)
                number += 1
        if covers(hand, FENCE_PRICE) and s.fences_left(seat) != NONE and can_fence_somewhere(s):
            out.add(FENCE)
        if covers(hand, REMOVAL_PRICE) and s.fence_stands():
            out.add(UNFENCE)

    def add_town(self, s: Keythedral, hand: i64, out: Options) -> None:
        """III.4, III.5, III.6: a craftsman, the trader, the law clerk."""
        cubes = total(hand)
        craft = IRON
        while craft <= GOLD:
            if cubes >= POINTS[craft] and s.can_make(craft):
                out.add(CRAFT + craft - IRON)
            craft += 1
        if cubes >= TRADER_PRICE:
            colour: i64 = 0
            while colour < RESOURCES:
                if count(s.store, colour) > 0:
                    out.add(TRADE + colour)
                colour += 1
        space: i64 = 0
        while space < 2:
            if s.spaces[space] != NONE:
                out.add(LAW + space)
            space += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == PASS:
            s.passes += 1
            s.tell("pass", seat)
            s.push(ACTION_TURN, s.next_to(seat))
        elif action >= PLAY:
            law = action - PLAY + 1
            if law != BARGAIN and law != CLEARANCE:
                s.push(ACTION, seat)
            play_law(s, seat, law)
        elif action < HOUSE:
            s.passes = 0
            announce(s, seat, action - SEAT)
        else:
            s.passes = 0
            s.push(ACTION_TURN, s.next_to(seat))
            self.act(s, seat, action)

    def act(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action < FENCE:
            self.build_house(s, seat, action - HOUSE)
        elif action == FENCE:
            s.push(BUILD_FENCE, seat)
        elif action == UNFENCE:
            s.push(REMOVE_FENCE, seat)
        elif action < TRADE:
            craft = action - CRAFT + IRON
            s.tell("order-craft", seat, craft)
            s.taking = ONE[craft]
            s.push(RECEIVE_CRAFT, seat)
            ask_payment(s, seat, POINTS[craft], ALL_COLOURS, NONE)
        elif action < LAW:
            s.tell("trade", seat, action - TRADE)
            s.taking = ONE[action - TRADE]
            s.push(RECEIVE, seat)
            ask_payment(s, seat, TRADER_PRICE, ALL_COLOURS, NONE)
        else:
            s.tell("ask-law", seat, action - LAW)
            s.push(RECEIVE_LAW, seat * len(LAW_SPACES) + action - LAW)
            ask_payment(s, seat, LAW_PRICE, ALL_COLOURS, NONE)

    def build_house(self, s: Keythedral, seat: i64, number: i64) -> None:
        """III.2: it sends two workers from the next round on."""
        s.to_store(seat, HOUSE_PRICE)
        s.houses |= BIT[seat * COTTAGES + number]
        s.tell("house", seat, seat * COTTAGES + number)

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        if SEAT <= action < HOUSE:
            return "keythedral.III.1"
        if HOUSE <= action < FENCE:
            return "keythedral.III.2" if may_build(s, seat) else "keythedral.C.12"
        if action in (FENCE, UNFENCE):
            return "keythedral.III.3"
        if CRAFT <= action < TRADE:
            return "keythedral.III.4"
        if TRADE <= action < LAW:
            return "keythedral.III.5"
        if LAW <= action < actions.BUY:
            return "keythedral.III.6"
        return "keythedral.W.2" if action >= PLAY else self.rule


class ReceiveLaw(Step[Keythedral]):
    """The law goes behind the screen; its buyer is out for the rest of the phase."""

    rule = "keythedral.III.6"

    def run(self, s: Keythedral, seat_and_space: i64) -> None:
        seat = seat_and_space // 2
        space = seat_and_space % 2
        law = s.spaces[space]
        s.spaces[space] = NONE
        s.laws[seat] |= BIT[law]
        s.studying |= BIT[seat]
        s.seen += 1
        s.tell("buy-law", seat, space)
        if s.laws_open:
            s.tell("law", seat, law - 1)
        else:
            s.tell("law", seat, law - 1, only=seat)
