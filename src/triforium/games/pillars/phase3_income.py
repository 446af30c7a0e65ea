"""III, steps 3 to 8: wool mill, Kingsbridge, priory and the yields."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import PROCESSION_OF
from triforium.games.pillars.material import (
    ALIENA,
    AT_KINGSBRIDGE,
    AT_PRIORY,
    BARTHOLOMAEUS,
    DOUBLE_WAGES,
    EARL_GOLD,
    EV_GENEROUS,
    FINAL_METAL,
    FINAL_WOOD_STONE,
    KEPT_UNTIL_USED,
    KINGSBRIDGE_SPACES,
    METAL,
    OTTO,
    PERMANENT,
    PHILIP,
    PRIORY_POINTS,
    PRIORY_SPACES,
    PROCESSION,
    PROCESSION_CUBES,
    RESOURCES,
    RICHARD,
    SAND,
    STONE,
    TOLEDO,
    TOLEDO_METAL,
    TOM,
    WEEPING_MADONNA,
    WEEPING_MADONNA_POINTS,
    WOOD,
    WOOL_FAIR,
    WOOL_FAIR_GOLD,
)
from triforium.games.pillars.state import NO_CARD, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class WoolMill(Step[Pillars]):
    """1 gold for each worker there; under the prior's generosity up to five earn double."""

    rule = "pillars.III.3"

    def run(self, s: Pillars, _: i64) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            wages = p.mill
            if s.event == EV_GENEROUS:
                wages += p.mill if p.mill < DOUBLE_WAGES else DOUBLE_WAGES
            p.mill = 0
            s.tell("wages", seat, wages, wages - p.earn(wages))


class Kingsbridge(Step[Pillars]):
    """Each builder there brings the privilege at its space; cards without a builder leave the game."""

    rule = "pillars.III.4"

    def run(self, s: Pillars, _: i64) -> None:
        for i in range(KINGSBRIDGE_SPACES):
            seat = s.spaces[AT_KINGSBRIDGE + i]
            if seat != NOBODY:
                gain(s, seat, s.kingsbridge[i])
                s.send_home(AT_KINGSBRIDGE + i)
            s.kingsbridge[i] = NO_CARD


def gain(s: Pillars, seat: i64, privilege: i64) -> None:
    """P.1: permanent and kept cards lie in front of their owner; the others act now and leave the game."""
    p = s.players[seat]
    s.tell("privilege", seat, privilege)
    if (PERMANENT | KEPT_UNTIL_USED) & BIT[privilege]:
        p.privileges |= BIT[privilege]
    elif privilege == OTTO:
        p.black = 1
    elif privilege == TOLEDO:
        s.receive(seat, METAL, TOLEDO_METAL)
    elif privilege == WOOL_FAIR:
        s.tell("gold", seat, p.earn(WOOL_FAIR_GOLD))
    elif privilege == WEEPING_MADONNA:
        p.points += WEEPING_MADONNA_POINTS
        s.tell("points", seat, WEEPING_MADONNA_POINTS)
    elif privilege == FINAL_METAL:
        s.receive(seat, METAL, 1)
    elif privilege == FINAL_WOOD_STONE:
        s.receive(seat, WOOD, 1)
        s.receive(seat, STONE, 1)
    elif privilege == PROCESSION:
        s.then(CHOOSE_PROCESSION, seat)


class ChooseProcession(Decision[Pillars]):
    """The procession brings two cubes of one kind."""

    rule = "pillars.P.27"
    key = "ask-procession"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        for kind in range(METAL):
            out.add(PROCESSION_OF.id(kind))

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        s.receive(seat, PROCESSION_OF.item(action), PROCESSION_CUBES)


class Priory(Step[Pillars]):
    """2 points on the first space, 1 on the second; Prior Philip adds 1 for each."""

    rule = "pillars.III.5"

    def run(self, s: Pillars, _: i64) -> None:
        for i in range(PRIORY_SPACES):
            seat = s.spaces[AT_PRIORY + i]
            if seat != NOBODY:
                p = s.players[seat]
                points = PRIORY_POINTS[i]
                if p.has(PHILIP):
                    points += 1
                p.points += points
                s.tell("priory", seat, points)
                s.send_home(AT_PRIORY + i)


class Harvest(Step[Pillars]):
    """The resource cards of one kind yield their cubes, and that kind's patron one more."""

    def __init__(self, rule: str, kind: i64, patron: i64) -> None:
        self.rule = rule
        self.kind = kind
        self.patron = patron

    def run(self, s: Pillars, _: i64) -> None:
        for seat in range(s.seats):
            p = s.players[seat]
            cubes: i64 = 1 if p.has(self.patron) else 0
            row = p.resources
            card: i64 = 0
            while row:
                if row & 1 and RESOURCES[card].kind == self.kind:
                    cubes += RESOURCES[card].cubes + p.harvest
                    p.resources &= ~BIT[card]
                row >>= 1
                card += 1
            if cubes > 0:
                s.receive(seat, self.kind, cubes)


class EarlsGold(Step[Pillars]):
    """Earl Bartholomew's friend gets 2 gold."""

    rule = "pillars.P.21"

    def run(self, s: Pillars, _: i64) -> None:
        seat = s.holder_of(BARTHOLOMAEUS)
        if seat != NOBODY:
            s.tell("earls-gold", seat, s.players[seat].earn(EARL_GOLD))


WOOL_MILL: Final = WoolMill()
KINGSBRIDGE: Final = Kingsbridge()
CHOOSE_PROCESSION: Final = ChooseProcession()
PRIORY: Final = Priory()
FOREST: Final = Harvest("pillars.III.6", WOOD, ALIENA)
QUARRY: Final = Harvest("pillars.III.7", STONE, TOM)
GRAVEL_PIT: Final = Harvest("pillars.III.8", SAND, RICHARD)
EARLS_GOLD: Final = EarlsGold()
