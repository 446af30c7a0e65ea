"""W: playing laws, and asking for them in a way that betrays nobody's hand.

Whether a question is put, and to whom, depends on what everybody can see: how many laws a seat holds, which laws are
gone, the map, the store and the cathedral. Only the answers differ, and only the one who is asked sees them.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral import cards
from triforium.games.keythedral.actions import NO, PLAY
from triforium.games.keythedral.law import (
    ANNOUNCED,
    LAW_SHOWN,
    MOMENTS,
    REPEAL,
    START_1,
    START_2,
    START_3,
    START_5,
    Law,
)
from triforium.games.keythedral.material import LAW_NAMES
from triforium.games.keythedral.state import Keythedral, ShownLaw
from triforium.kernel.bits import BIT, first
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step
from triforium.kernel.vecs import vec

_CARDS = [card() for card in vars(cards).values() if isinstance(card, type) and issubclass(card, Law)]
LAW: Final = vec[Law]([Law()] + _CARDS)  # noqa: RUF005 - mypyc knows no star in a vec
"""The laws by number; there is none with number 0."""


def _laws(chosen: list[bool]) -> int:
    return sum(1 << number for number, is_in in enumerate(chosen) if is_in and number > 0)


PLAYED_AT: Final = vec[i64]([_laws([law.moments & moment != 0 for law in LAW]) for moment in range(MOMENTS)])
ASKED_AT: Final = vec[i64]([_laws([law.asked_in & moment != 0 for law in LAW]) for moment in range(MOMENTS)])
"""The laws that may be played at each moment, and those that are a reason to ask there, as bit masks."""


def add_laws(s: Keythedral, seat: i64, moment: i64, out: Options) -> None:
    """W.2: one option for each law in hand that may be played in this window and has a target."""
    held = s.laws[seat] & PLAYED_AT[moment]
    while held:
        number = first(held)
        if LAW[number].has_use(s, seat):
            out.add(PLAY.id(number))
        held -= BIT[number]


def worth_asking(s: Keythedral, seat: i64, moment: i64) -> bool:
    """W.3: a law that is a reason to ask in this window has not been seen yet and could be used by the seat."""
    if s.laws[seat] == 0:
        return False
    unseen = ASKED_AT[moment] & ~s.gone
    if s.laws_open:
        unseen &= s.laws[seat]
    while unseen:
        number = first(unseen)
        if LAW[number].could_help(s, seat):
            return True
        unseen -= BIT[number]
    return False


# Playing a law ------------------------------------------------------------------------------------------------------


def play_law(s: Keythedral, seat: i64, number: i64) -> None:
    """W.4: the law is announced with its target, then the others may repeal it, then it takes effect."""
    show(s, seat, number)
    s.passes = 0  # W.5
    s.tell("play", seat, number - 1)
    s.shown = ShownLaw(number, seat)
    if LAW[number].aim is not None:
        s.then(CHOOSE_HIDDEN_TARGET if LAW[number].hides_targets(s) else CHOOSE_TARGET, seat)
    ASK_FOR_REPEAL.begin(s)
    s.then(RESOLVE_LAW, seat)


def show(s: Keythedral, seat: i64, number: i64) -> None:
    """W.1: a law that is shown is gone."""
    s.laws[seat] &= ~BIT[number]
    s.gone |= BIT[number]
    s.seen += 1


class ChooseTarget(Decision[Keythedral]):
    """The law is announced together with what it is aimed at."""

    rule = "keythedral.W.6"
    key = "ask-target"

    def __init__(self, private: bool) -> None:
        self.private = private

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        law = LAW[s.law_shown().number]
        assert law.aim is not None
        out.add_set(law.aim.block.id(0), law.targets(s, seat))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        shown = s.law_shown()
        aim = LAW[shown.number].aim
        assert aim is not None
        shown.target = aim.block.item(action)
        s.tell(aim.key, seat, shown.target)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"law": LAW_NAMES[s.law_shown().number - 1]}


class ResolveLaw(Step[Keythedral]):
    """A law that has not been repealed takes effect; a repealed one is gone."""

    rule = "keythedral.W.4"

    def run(self, s: Keythedral, seat: i64) -> None:
        shown = s.law_shown()
        s.quiet = 0
        s.shown = None
        law = LAW[shown.number]
        if shown.repealed:
            law.fall(s)
        else:
            law.take_effect(s, seat, shown.target)


# Asking for laws ----------------------------------------------------------------------------------------------------


class LawWindow(Decision[Keythedral]):
    """No, or a law that may be played now. Often "no" alone: why is behind the screen."""

    rule = "keythedral.W.3"
    private = True

    def __init__(self, moment: i64, key: str) -> None:
        self.moment = moment
        self.key = key

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add(NO)
        add_laws(s, seat, self.moment, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == NO:
            s.quiet += 1
        else:
            play_law(s, seat, PLAY.item(action))

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.W.2" if PLAY.holds(action) else self.rule


class AnnouncedWindow(LawWindow):
    """Somebody else has announced a building tile."""

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"seat": s.announced().buyer, "tile": s.announced_name()}


class RepealWindow(LawWindow):
    """C.10: a law has just been announced; law 10 takes its effect, and both are gone."""

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == NO:
            s.quiet += 1
            return
        show(s, seat, REPEAL)
        shown = s.law_shown()
        shown.repealed = True
        s.tell("repeal", seat, shown.number - 1)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        shown = s.law_shown()
        return {"seat": shown.seat, "law": LAW_NAMES[shown.number - 1]}


class Asking(Step[Keythedral]):
    """One seat at a time, clockwise, until every seat that is to be asked has said no since the last law."""

    rule = "keythedral.W.3"

    def __init__(self, window: LawWindow) -> None:
        self.window = window

    def begin(self, s: Keythedral) -> None:
        s.quiet = 0
        s.then(self, self.first(s))

    def run(self, s: Keythedral, seat: i64) -> None:
        if self.settled(s):
            return
        while s.quiet < s.seats:
            if seat != self.left_out(s) and worth_asking(s, seat, self.window.moment):
                s.then(self.window, seat)
                s.then(self, s.next_to(seat))
                return
            s.quiet += 1
            seat = s.next_to(seat)

    def first(self, s: Keythedral) -> i64:
        return s.start

    def left_out(self, s: Keythedral) -> i64:
        """The seat whose doing is the reason for the asking."""
        return -1

    def settled(self, s: Keythedral) -> bool:
        """Whether the reason for the asking has gone."""
        return False


class AskOnAnnouncement(Asking):
    """Left of the buyer first. C.13: it ends when the purchase is off."""

    def first(self, s: Keythedral) -> i64:
        return s.next_to(s.announced().buyer)

    def left_out(self, s: Keythedral) -> i64:
        return s.announced().buyer

    def settled(self, s: Keythedral) -> bool:
        return s.purchase is None


class AskForRepeal(Asking):
    """Left of the law's player first. C.10: it ends when the law is repealed."""

    def first(self, s: Keythedral) -> i64:
        return s.next_to(s.law_shown().seat)

    def left_out(self, s: Keythedral) -> i64:
        return s.law_shown().seat

    def settled(self, s: Keythedral) -> bool:
        return s.law_shown().repealed


CHOOSE_TARGET: Final = ChooseTarget(private=False)
CHOOSE_HIDDEN_TARGET: Final = ChooseTarget(private=True)
RESOLVE_LAW: Final = ResolveLaw()

WINDOW_1: Final = LawWindow(START_1, "ask-law-start-1")
WINDOW_2: Final = LawWindow(START_2, "ask-law-start-2")
WINDOW_3: Final = LawWindow(START_3, "ask-law-start-3")
WINDOW_5: Final = LawWindow(START_5, "ask-law-start-5")
WINDOW_ANNOUNCED: Final = AnnouncedWindow(ANNOUNCED, "ask-law-announced")
WINDOW_REPEAL: Final = RepealWindow(LAW_SHOWN, "ask-repeal")
ASK_IN_PHASE_1: Final = Asking(WINDOW_1)
ASK_IN_PHASE_2: Final = Asking(WINDOW_2)
ASK_IN_PHASE_3: Final = Asking(WINDOW_3)
ASK_IN_PHASE_5: Final = Asking(WINDOW_5)
ASK_ON_ANNOUNCEMENT: Final = AskOnAnnouncement(WINDOW_ANNOUNCED)
ASK_FOR_REPEAL: Final = AskForRepeal(WINDOW_REPEAL)
