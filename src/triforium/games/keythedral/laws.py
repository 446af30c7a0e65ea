"""W: playing laws, and asking for them in a way that betrays nobody's hand.

Whether a question is put, and to whom, depends on what everybody can see: how many laws a seat holds, which laws are
gone, the map, the store and the cathedral. Only the answers differ, and only the one who is asked sees them.
"""

from mypy_extensions import i64

from triforium.games.keythedral.actions import NO, PLAY
from triforium.games.keythedral.agenda import ASKING, BEGIN, CHOOSE_TARGET, RESOLVE_LAW, WINDOW
from triforium.games.keythedral.cubes import crafts
from triforium.games.keythedral.law_targets import has_target, needs_target, working_lands
from triforium.games.keythedral.material import (
    AN,
    BAD_HARVEST,
    BUILDING_STOP,
    CRAFT_BARGAIN,
    DECAY,
    DESIGN_CHANGE,
    DOUBLE_SHIFT,
    GOOD_HARVEST,
    LAWS,
    LP,
    PLAYED_IN,
    PRICE_RISE,
    PS1,
    PS2,
    PS3,
    REPEAL,
    START_ORDER,
    SUBSTITUTION,
    WINDFALL,
    WORK_ORDER,
)
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


def add_laws(s: Keythedral, seat: i64, window: i64, out: Options) -> None:
    """One option for each law in hand that may be played in this window and has a target."""
    held = s.laws[seat] & PLAYED_IN[window]
    if held == 0:
        return
    law: i64 = 1
    while law <= LAWS:
        if held & BIT[law] and has_target(s, seat, law):
            out.add(PLAY + law - 1)
        law += 1


def play_law(s: Keythedral, seat: i64, law: i64) -> None:
    """W.4: the law is shown with its target, then the others may repeal it, then it takes effect."""
    s.laws[seat] &= ~BIT[law]
    s.gone |= BIT[law]
    s.law = law
    s.lawgiver = seat
    s.target = NONE
    s.repealed = False
    s.passes = 0  # W.5
    s.seen += 1
    if law == SUBSTITUTION:
        s.proven = NONE
    s.tell("play", seat, law - 1)
    s.push(RESOLVE_LAW, seat)
    s.push(ASKING + LP, BEGIN)
    if needs_target(law):
        s.push(CHOOSE_TARGET, seat)


class Asking(Step[Keythedral]):
    """One seat at a time, clockwise, until every seat that is to be asked has said no since the last law."""

    rule = "keythedral.W.3"

    def __init__(self, window: i64) -> None:
        self.window = window

    def run(self, s: Keythedral, seat: i64) -> None:
        if self.window == LP and s.repealed:
            return
        if self.window == AN and s.buying == NONE:
            return  # C.13: the purchase is off
        if seat == BEGIN:
            s.quiet = 0
            seat = self.first(s)
        while s.quiet < s.seats:
            if s.laws[seat] and self.opens(s, seat):
                s.push(ASKING + self.window, s.next_to(seat))
                s.push(WINDOW + self.window, seat)
                return
            s.quiet += 1
            seat = s.next_to(seat)

    def first(self, s: Keythedral) -> i64:
        if self.window == AN:
            return s.next_to(s.buyer)
        if self.window == LP:
            return s.next_to(s.lawgiver)
        return s.start

    def opens(self, s: Keythedral, seat: i64) -> bool:
        """W.3: a law that is a reason to ask is not gone and would have a target for this seat."""
        unseen = ~s.gone
        if s.laws_open:
            unseen &= s.laws[seat]
        window = self.window
        if window == LP:
            return seat != s.lawgiver and unseen & BIT[REPEAL] != 0
        if window == AN:
            if seat == s.buyer:
                return False
            if unseen & (BIT[PRICE_RISE] | BIT[DESIGN_CHANGE]):
                return True
            return unseen & BIT[CRAFT_BARGAIN] != 0 and s.board == BIT[s.buying] and crafts(s.store) != 0
        if unseen & BIT[START_ORDER]:
            return True
        if window == PS1:
            return unseen & BIT[WORK_ORDER] != 0 or (unseen & BIT[DECAY] != 0 and s.houses != 0)
        if window == PS2:
            if unseen & (BIT[GOOD_HARVEST] | BIT[BAD_HARVEST]) and anybody_works(s):
                return True
            return unseen & (BIT[WINDFALL] | BIT[DOUBLE_SHIFT]) != 0 and s.workers[seat] != 0
        if window == PS3:
            return unseen & BIT[BUILDING_STOP] != 0 and has_target(s, seat, BUILDING_STOP)
        return False


def anybody_works(s: Keythedral) -> bool:
    return working_lands(s) != 0


class LawWindow(Decision[Keythedral]):
    """No, or a law that may be played now. Often "no" alone: why is behind the screen."""

    rule = "keythedral.W.3"
    private = True

    def __init__(self, window: i64, key: str) -> None:
        self.window = window
        self.key = key

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add(NO)
        add_laws(s, seat, self.window, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == NO:
            s.quiet += 1
        elif self.window == LP:
            self.repeal(s, seat)
        else:
            play_law(s, seat, action - PLAY + 1)

    def repeal(self, s: Keythedral, seat: i64) -> None:
        """C.10: the law just announced has no effect; both are gone."""
        s.laws[seat] &= ~BIT[REPEAL]
        s.gone |= BIT[REPEAL]
        s.repealed = True
        s.seen += 1
        s.tell("repeal", seat, s.law - 1)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        if self.window == AN:
            return {"seat": s.buyer, "tile": s.buying_name()}
        if self.window == LP:
            return {"seat": s.lawgiver, "law": s.law_name()}
        return {}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.W.2" if action >= PLAY else self.rule
