"""III, steps 13 and 14: the cathedral and the next start player."""

from mypy_extensions import i64

from triforium.games.pillars.actions import DISCARD, DONE, USE
from triforium.games.pillars.agenda import BUILD, DISCARD_CUBE, STORAGE, USE_CRAFTSMAN
from triforium.games.pillars.material import (
    BELLMAKER,
    CARDS,
    CRAFTSMEN,
    EV_MADONNA,
    MASONS,
    METAL,
    MORTAR_MIXERS,
    MOST_KEPT,
    ORGAN_BUILDER,
    ROUNDS,
    SAND,
    START_PLAYER,
    STONE,
    TOOL_MAKER,
    WOOD,
)
from triforium.games.pillars.state import NO_CARD, NOBODY, Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Cathedral(Step[Pillars]):
    """From the start player on, each player lets his craftsmen work."""

    rule = "pillars.III.13"

    def run(self, s: Pillars, _: i64) -> None:
        s.each_from_start(BUILD)


class Build(Step[Pillars]):
    """A player's craftsmen are rested."""

    rule = "pillars.III.13"

    def run(self, s: Pillars, seat: i64) -> None:
        craftsman: i64 = 0
        while craftsman < CARDS:
            s.uses[craftsman] = 0
            craftsman += 1
        s.blessed = NO_CARD
        s.push(STORAGE, seat)
        s.push(USE_CRAFTSMAN, seat)


def rested(s: Pillars, craftsman: i64) -> bool:
    """III.13.1: as often as the printed capacity says, once if none is printed; V.2 adds one use."""
    capacity = CRAFTSMEN[craftsman].capacity
    if capacity == 0:
        return s.uses[craftsman] == 0
    if s.event == EV_MADONNA and may_be_blessed(s, craftsman):
        capacity += 1
    return s.uses[craftsman] < capacity


def may_be_blessed(s: Pillars, craftsman: i64) -> bool:
    """V.2: neither organ builder nor bellmaker; with the option madonna=one a single craftsman (A.2)."""
    if craftsman in (ORGAN_BUILDER, BELLMAKER):
        return False
    return not s.one_madonna or s.blessed == NO_CARD or s.blessed == craftsman


def supplied(p: Player, craftsman: i64) -> bool:
    """C.1, C.2: cubes and gold for one use; the tool maker wants to see metal, the mason a mortar mixer (C.3)."""
    card = CRAFTSMEN[craftsman]
    if p.cubes[SAND] < card.sand or p.cubes[WOOD] < card.wood or p.cubes[STONE] < card.stone:
        return False
    if p.cubes[METAL] < card.metal or p.gold < card.gold:
        return False
    if craftsman == TOOL_MAKER:
        return p.cubes[METAL] > 0
    return has_mixer_for(p, craftsman)


def has_mixer_for(p: Player, craftsman: i64) -> bool:
    """C.3: no mason without a mortar mixer."""
    return BIT[craftsman] & MASONS == 0 or p.craftsmen & MORTAR_MIXERS != 0


class UseCraftsman(Decision[Pillars]):
    """One use of one craftsman after another, in any order, until the player is done."""

    rule = "pillars.III.13"
    key = "ask-use"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        row = p.craftsmen
        craftsman: i64 = 0
        while row:
            if row & 1 and rested(s, craftsman) and supplied(p, craftsman):
                out.add(USE + craftsman)
            row >>= 1
            craftsman += 1
        out.add(DONE)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        craftsman = action - USE
        card = CRAFTSMEN[craftsman]
        p = s.players[seat]
        p.cubes[SAND] -= card.sand
        p.cubes[WOOD] -= card.wood
        p.cubes[STONE] -= card.stone
        p.cubes[METAL] -= card.metal
        p.gold -= card.gold
        p.points += card.points
        p.earn(card.earns)
        s.uses[craftsman] += 1
        if s.uses[craftsman] > card.capacity > 0:
            s.blessed = craftsman
        s.tell("use", seat, craftsman)
        s.push(USE_CRAFTSMAN, seat)

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        p = s.players[seat]
        if USE <= action < USE + CARDS and p.employs(action - USE):
            if not has_mixer_for(p, action - USE):
                return "pillars.C.3"
            return "pillars.C.1" if rested(s, action - USE) else "pillars.III.13.1"
        return self.rule


class Storage(Step[Pillars]):
    """At most five cubes are kept for the next round."""

    rule = "pillars.III.13.2"

    def run(self, s: Pillars, seat: i64) -> None:
        if s.players[seat].stock() > MOST_KEPT:
            s.push(STORAGE, seat)
            s.push(DISCARD_CUBE, seat)


class DiscardCube(Decision[Pillars]):
    """The player gives up what is too much, one cube of his choice after another."""

    rule = "pillars.III.13.2"
    key = "ask-discard"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        kind: i64 = 0
        while kind <= METAL:
            if s.players[seat].cubes[kind] > 0:
                out.add(DISCARD + kind)
            kind += 1

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        s.players[seat].cubes[action - DISCARD] -= 1
        s.tell("discard", seat, action - DISCARD)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"surplus": s.players[seat].stock() - MOST_KEPT}


class NextStartPlayer(Step[Pillars]):
    """The builder on space 14 decides who starts the next round; without one it is the next player clockwise."""

    rule = "pillars.III.14"

    def run(self, s: Pillars, _: i64) -> None:
        chosen = s.spaces[START_PLAYER]
        s.send_home(START_PLAYER)
        if s.round < ROUNDS:
            s.start = chosen if chosen != NOBODY else (s.start + 1) % s.seats
