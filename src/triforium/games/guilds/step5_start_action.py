"""5: the start player turns up the golden card and carries it out."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.actions import CATHEDRAL, MASTER
from triforium.games.guilds.journal import NO_BARE_CHURCH, NO_DISTRICT
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_SPACES,
    CHURCH,
    GOLD_CATHEDRAL,
    GOLD_INFLUENCE,
    GOLD_MASTER,
    GOLD_PICKUP,
    GOLD_SITE,
    GREY,
    SITE_CARD,
)
from triforium.games.guilds.state import NOTHING, Action, Guilds
from triforium.games.guilds.step4_action import begin_action, pick_up
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class StartAction(Step[Guilds]):
    """The card is shown and must be carried out; what cannot be is discarded without effect."""

    rule = "guilds.5.1"

    def run(self, s: Guilds, seat: i64) -> None:
        card = s.gold
        if card == NOTHING:
            return
        s.gold = NOTHING
        s.seen += 1
        s.tell("gold-shown", seat, card)
        if card == GOLD_INFLUENCE:
            s.influence[seat] += 1  # 5.7
            s.tell("influence", seat, s.influence[seat])
            return
        s.discard[card] += 1
        if card == GOLD_PICKUP:
            pick_up(s, seat)
        elif card == GOLD_CATHEDRAL:
            s.action = Action(NOTHING, GREY, card)
            s.then(PUT_CATHEDRAL, seat)
        elif card == GOLD_MASTER:
            s.action = Action(NOTHING, GREY, card)
            s.then(PUT_MASTER, seat)
        else:
            begin_action(s, seat, SITE_CARD if card == GOLD_SITE else card, GREY, card)  # 5.2, 5.3


class PutCathedral(Decision[Guilds]):
    """A cathedral goes on any church district that has none."""

    rule = "guilds.5.5"
    key = "ask-cathedral"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        for city in range(ALL_CITIES):
            out.add_set(CATHEDRAL.id(city * ALL_SPACES), bare_churches(s, city))

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        city = CATHEDRAL.item(action) // ALL_SPACES
        space = CATHEDRAL.item(action) % ALL_SPACES
        s.cathedrals[city] |= BIT[space]
        s.cathedrals_left -= 1
        s.action = None
        s.tell("cathedral", seat, city, space, s.cathedrals_left)

    def lapse(self, s: Guilds, seat: i64) -> None:
        s.action = None
        s.tell("gold-lapse", seat, GOLD_CATHEDRAL, NO_BARE_CHURCH)


def bare_churches(s: Guilds, city: i64) -> i64:
    """The church districts without a cathedral, sites included, of a city that has not been scored."""
    if s.scored & BIT[city]:
        return 0
    return s.held[city * ALL_ARMS + CHURCH] & ~s.cathedrals[city]


class PutMaster(Decision[Guilds]):
    """A guild master goes on any own or grey district; several may share one."""

    rule = "guilds.5.6"
    key = "ask-master"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        for city in range(ALL_CITIES):
            out.add_set(MASTER.id(city * ALL_SPACES), own_or_grey(s, city, seat))

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        place = MASTER.item(action)
        s.figures_left -= 1
        s.figures[s.figures_left] = place
        s.action = None
        s.tell("master", seat, place // ALL_SPACES, place % ALL_SPACES, s.figures_left)

    def lapse(self, s: Guilds, seat: i64) -> None:
        s.action = None
        s.tell("gold-lapse", seat, GOLD_MASTER, NO_DISTRICT)


def own_or_grey(s: Guilds, city: i64, seat: i64) -> i64:
    """The own and the grey districts, sites included, of a city that has not been scored."""
    if s.scored & BIT[city]:
        return 0
    return s.held[city * ALL_ARMS + seat] | s.held[city * ALL_ARMS + GREY]


START_ACTION: Final = StartAction()
PUT_CATHEDRAL: Final = PutCathedral()
PUT_MASTER: Final = PutMaster()
