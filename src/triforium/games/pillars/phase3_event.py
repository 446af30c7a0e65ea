"""III, steps 1 and 2: the event and the bishop's seat. The events stand in the order of handbook part V."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import CUBE, DISMISS, ENDURE, PLAY_THOMAS, PROTECTION, RECALL, RESOURCE, WAIVE
from triforium.games.pillars.kept_cards import BEFORE_PAYING
from triforium.games.pillars.material import (
    AT_BISHOP,
    CONFLICT_POINTS,
    EV_LURE,
    EVENTS,
    MASONS,
    METAL,
    MORTAR_MIXERS,
    NEGATIVE,
    PLACE_WITH,
    SPECIAL_TAX_GOLD,
    THOMAS,
    VICTORY_GOLD,
    WALERAN,
    WALLED_BUILDERS,
)
from triforium.games.pillars.phase1_selection import dismiss, own_craftsmen
from triforium.games.pillars.phase3_waiving import waive
from triforium.games.pillars.state import Pillars
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step
from triforium.kernel.vecs import vec


class Event(Step[Pillars]):
    """The top event is revealed; from the start player on, each player meets it."""

    rule = "pillars.III.1"

    def run(self, s: Pillars, _: i64) -> None:
        s.event = s.event_deck[s.round - 1]
        s.foreseen_by = NOBODY
        s.seen += 1
        s.tell("event", s.start, s.event)
        s.then_each(MEET_EVENT, s.start)


class MeetEvent(Step[Pillars]):
    """Against an event without a seal a player first settles protection, then bears the effect."""

    rule = "pillars.III.1.1"

    def run(self, s: Pillars, seat: i64) -> None:
        negative = is_negative(s.event)
        if s.spaces[AT_BISHOP] == seat and (negative or s.may_waive()):
            s.then(BISHOP_PROTECTS, seat)
        if negative:
            s.then(THOMAS_PROTECTS, seat)
        s.then(EVENT_STRIKES, seat)


def is_negative(event: i64) -> bool:
    return NEGATIVE & BIT[event] != 0


class BishopProtects(Decision[Pillars]):
    """The player at the bishop's seat chooses protection or a resource; with Waleran's help he has both (P.24)."""

    rule = "pillars.III.1.2"
    key = "ask-bishop"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        if is_negative(s.event) and not s.players[seat].has(WALERAN):
            out.add(PROTECTION)
        out.add(RESOURCE)
        if s.may_waive():
            out.add(WAIVE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == WAIVE:
            waive(s, AT_BISHOP)
        elif action == PROTECTION:
            s.bishop_protects = True
            s.protected |= BIT[seat]
            s.tell("bishop-protects", seat)
        else:
            if is_negative(s.event) and s.players[seat].has(WALERAN):
                s.protected |= BIT[seat]
                s.tell("waleran", seat)
            elif is_negative(s.event):
                s.tell("bishop-resource", seat)
            if s.event == EV_LURE:
                s.then(TAKE_CUBE, seat)

    def question(self, s: Pillars, seat: i64) -> str:
        return self.key if is_negative(s.event) else "ask-bishop-or-point"

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        return "pillars.X.15" if action == WAIVE else self.rule

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"event": EVENTS[s.event]}


class ThomasProtects(Decision[Pillars]):
    """Archbishop Thomas protects his owner, if he is not protected yet, against one event."""

    rule = "pillars.P.9"
    key = "ask-thomas"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        if s.players[seat].has(THOMAS) and s.protected & BIT[seat] == 0:
            out.add(PLAY_THOMAS)
            out.add(ENDURE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == PLAY_THOMAS:
            s.players[seat].privileges &= ~BIT[THOMAS]
            s.protected |= BIT[seat]
            s.tell("thomas", seat)

    def lapse(self, s: Pillars, seat: i64) -> None:
        pass

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"event": EVENTS[s.event]}


class EventStrikes(Step[Pillars]):
    """The event takes effect on a player who is not protected."""

    rule = "pillars.III.1"

    def run(self, s: Pillars, seat: i64) -> None:
        if s.protected & BIT[seat] == 0:
            s.then(EFFECTS[s.event], seat)


class MadonnaStatue(Step[Pillars]):
    """Craftsmen can work once more; step 13 asks for this event."""

    rule = "pillars.V.2"

    def run(self, s: Pillars, seat: i64) -> None:
        pass


class Volunteers(Step[Pillars]):
    """Each resource card yields 1 more."""

    rule = "pillars.V.3"

    def run(self, s: Pillars, seat: i64) -> None:
        s.players[seat].harvest = 1
        s.tell("volunteers", seat, size(s.players[seat].resources))


class Victory(Step[Pillars]):
    """5 gold."""

    rule = "pillars.V.4"

    def run(self, s: Pillars, seat: i64) -> None:
        s.tell("gold", seat, s.players[seat].earn(VICTORY_GOLD))


class RichardTakesCastle(Step[Pillars]):
    """1 metal."""

    rule = "pillars.V.5"

    def run(self, s: Pillars, seat: i64) -> None:
        s.receive(seat, METAL, 1)


class Generosity(Step[Pillars]):
    """Up to five workers earn double in the wool mill; step 3 asks for this event."""

    rule = "pillars.V.6"

    def run(self, s: Pillars, seat: i64) -> None:
        pass


class SpecialTax(Step[Pillars]):
    """Pay 4 gold; a kept card may be used before (X.17)."""

    rule = "pillars.V.7"

    def run(self, s: Pillars, seat: i64) -> None:
        s.then(BEFORE_PAYING, seat)
        s.then(PAY_SPECIAL_TAX, seat)


class PaySpecialTax(Step[Pillars]):
    """The payment."""

    rule = "pillars.V.7"

    def run(self, s: Pillars, seat: i64) -> None:
        gold = s.players[seat].gold
        lost = s.players[seat].owe(SPECIAL_TAX_GOLD)
        s.tell("special-tax", seat, gold - s.players[seat].gold, lost)


class ColdWinter(Step[Pillars]):
    """Each resource card yields 1 less."""

    rule = "pillars.V.8"

    def run(self, s: Pillars, seat: i64) -> None:
        s.players[seat].harvest = -1
        s.tell("winter", seat, size(s.players[seat].resources))


class CityWall(Step[Pillars]):
    """Only two builders in the next round."""

    rule = "pillars.V.9"

    def run(self, s: Pillars, seat: i64) -> None:
        s.players[seat].builders_next = WALLED_BUILDERS
        s.tell("wall", seat, WALLED_BUILDERS)


class Collapse(Decision[Pillars]):
    """Lose a craftsman of choice, if there is one."""

    rule = "pillars.V.10"
    key = "ask-lose-craftsman"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        own_craftsmen(s, seat, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        dismiss(s, seat, DISMISS.item(action))

    def lapse(self, s: Pillars, seat: i64) -> None:
        pass


class Conflict(Step[Pillars]):
    """Lose 2 points."""

    rule = "pillars.V.11"

    def run(self, s: Pillars, seat: i64) -> None:
        s.tell("conflict", seat, s.players[seat].lose_points(CONFLICT_POINTS))


class Audience(Step[Pillars]):
    """In the next round all permanent privileges but Jack have no effect."""

    rule = "pillars.V.12"

    def run(self, s: Pillars, seat: i64) -> None:
        s.annex.silenced_next |= BIT[seat]
        s.tell("audience", seat)


class GuildMeeting(Step[Pillars]):
    """1 point for each own mortar mixer and mason."""

    rule = "pillars.V.13"

    def run(self, s: Pillars, seat: i64) -> None:
        points = size(s.players[seat].craftsmen & (MORTAR_MIXERS | MASONS))
        s.players[seat].points += points
        s.tell("guild", seat, points)


class Lure(Decision[Pillars]):
    """Take a builder of choice off the board, if there is one besides a bishop's builder that has brought its cube;
    nobody moves up."""

    rule = "pillars.V.14"
    key = "ask-recall"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        space = AT_BISHOP + 1
        while space < len(s.spaces):
            if s.spaces[space] == seat:
                out.add(RECALL.id(space))
            space += 1

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        space = RECALL.item(action)
        s.tell("recall", seat, PLACE_WITH[space])
        s.send_home(space)

    def lapse(self, s: Pillars, seat: i64) -> None:
        pass


class Cloister(Step[Pillars]):
    """Any number of cubes may be kept at the end of this round; step 13 asks for this event."""

    rule = "pillars.V.15"

    def run(self, s: Pillars, seat: i64) -> None:
        pass


class BishopsSeat(Step[Pillars]):
    """Unless he chose protection, the player at the bishop's seat takes a cube from the market."""

    rule = "pillars.III.2"

    def run(self, s: Pillars, _: i64) -> None:
        seat = s.spaces[AT_BISHOP]
        if seat != NOBODY:
            s.send_home(AT_BISHOP)
            if not s.bishop_protects and s.event != EV_LURE:
                s.then(TAKE_CUBE, seat)


class TakeCube(Decision[Pillars]):
    """One sand, wood or stone of choice from the market."""

    rule = "pillars.III.2"
    key = "ask-cube"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        for kind in range(METAL):
            if s.market[kind] > 0:
                out.add(CUBE.id(kind))

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        kind = CUBE.item(action)
        s.market[kind] -= 1
        s.players[seat].cubes[kind] += 1
        s.tell("cube", seat, kind)


EVENT: Final = Event()
MEET_EVENT: Final = MeetEvent()
BISHOP_PROTECTS: Final = BishopProtects()
THOMAS_PROTECTS: Final = ThomasProtects()
EVENT_STRIKES: Final = EventStrikes()
MADONNA_STATUE: Final = MadonnaStatue()
VOLUNTEERS: Final = Volunteers()
VICTORY: Final = Victory()
RICHARD_TAKES_CASTLE: Final = RichardTakesCastle()
GENEROSITY: Final = Generosity()
SPECIAL_TAX: Final = SpecialTax()
PAY_SPECIAL_TAX: Final = PaySpecialTax()
COLD_WINTER: Final = ColdWinter()
CITY_WALL: Final = CityWall()
COLLAPSE: Final = Collapse()
CONFLICT: Final = Conflict()
AUDIENCE: Final = Audience()
GUILD_MEETING: Final = GuildMeeting()
LURE: Final = Lure()
CLOISTER: Final = Cloister()
BISHOPS_SEAT: Final = BishopsSeat()
TAKE_CUBE: Final = TakeCube()

EFFECTS: Final = vec[Step]([  # type: ignore[type-arg]  # a vec takes a class, not a generic alias of one
    MADONNA_STATUE, VOLUNTEERS, VICTORY, RICHARD_TAKES_CASTLE, GENEROSITY, SPECIAL_TAX, COLD_WINTER, CITY_WALL,
    COLLAPSE, CONFLICT, AUDIENCE, GUILD_MEETING, LURE, CLOISTER,
])  # fmt: skip
"""What each event does to a player."""
