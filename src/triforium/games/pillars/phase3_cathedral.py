"""III, steps 13 and 14: the cathedral and the next start player."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import DISCARD, DONE, INSPIRE, USE
from triforium.games.pillars.kept_cards import is_kept_card, kept_cards, play_kept_card
from triforium.games.pillars.material import (
    ALL_CARDS,
    APPRENTICE,
    AT_START_PLAYER,
    BASE_CRAFTSMEN,
    BELLMAKER,
    CARDS,
    COST_OF,
    CRAFTSMEN,
    EV_CLOISTER,
    EV_MADONNA,
    MASONS,
    METAL,
    MORTAR_MIXERS,
    MOST_KEPT,
    ORGAN_BUILDER,
    ROUNDS,
    SALLY,
    SAND,
    STONE,
    TOOL_MAKER,
    WOOD,
)
from triforium.games.pillars.state import NO_CARD, Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


class Cathedral(Step[Pillars]):
    """From the start player on, each player lets his craftsmen work."""

    rule = "pillars.III.13"

    def run(self, s: Pillars, _: i64) -> None:
        s.then_each(USE_CRAFTSMAN, s.start)


def rested(s: Pillars, p: Player, craftsman: i64) -> bool:
    """III.13.1: as often as the printed capacity says, and more with help."""
    return s.uses[craftsman] < CRAFTSMEN[craftsman].capacity or uses_left(s, p, craftsman) > 0


def uses_left(s: Pillars, p: Player, craftsman: i64) -> i64:
    """III.13.1: once if no capacity is printed; else the Madonna (V.2) and the apprentice add a use each."""
    capacity = CRAFTSMEN[craftsman].capacity
    if capacity == 0:
        return 1 - s.uses[craftsman]
    if s.event == EV_MADONNA and may_be_blessed(s, craftsman):
        capacity += 1
    if s.expanded and may_be_assisted(s, p, craftsman):
        capacity += 1
    return capacity - s.uses[craftsman]


def may_be_assisted(s: Pillars, p: Player, craftsman: i64) -> bool:
    """X.16.2: one own craftsman a round who does not work metal."""
    if not p.employs(APPRENTICE) or CRAFTSMEN[craftsman].metal > 0:
        return False
    return s.annex.assisted == NO_CARD or s.annex.assisted == craftsman


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
    """C.3: no mason without a mortar mixer. P.18: unless Sally helps."""
    return BIT[craftsman] & MASONS == 0 or p.craftsmen & MORTAR_MIXERS != 0 or p.has(SALLY)


def inspirable(s: Pillars, craftsman: i64) -> bool:
    """X.10.1: one craftsman of any player, once less often than printed; not one without capacity or with 1."""
    if s.annex.inspired != NO_CARD and s.annex.inspired != craftsman:
        return False
    return s.annex.inspired_uses < CRAFTSMEN[craftsman].capacity - 1 and employed(s, craftsman)


def employed(s: Pillars, craftsman: i64) -> bool:
    """Whether the craftsman lies in front of any player."""
    for seat in range(s.seats):
        if s.players[seat].employs(craftsman):
            return True
    return False


class UseCraftsman(Decision[Pillars]):
    """One use of one craftsman after another, in any order, until the player is done."""

    rule = "pillars.III.13"
    key = "ask-use"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        p = s.players[seat]
        row = p.craftsmen & BASE_CRAFTSMEN
        craftsman: i64 = 0
        while row:
            if row & 1 and rested(s, p, craftsman) and supplied(p, craftsman):
                out.add(USE.zero + craftsman)
            row >>= 1
            craftsman += 1
        out.add(DONE)
        if s.expanded:
            self.expansion_options(s, seat, out)

    def expansion_options(self, s: Pillars, seat: i64, out: Options) -> None:
        """X.16, X.10.1, X.17: the new craftsmen, the Saint-Denis card and kept cards."""
        p = s.players[seat]
        for craftsman in range(CARDS, ALL_CARDS):
            if p.employs(craftsman) and craftsman != APPRENTICE and rested(s, p, craftsman) and supplied(p, craftsman):
                out.add(USE.id(craftsman))
        craftsman = 0
        while s.annex.inspired_seat == seat and craftsman < ALL_CARDS:
            if inspirable(s, craftsman) and supplied(p, craftsman):
                out.add(INSPIRE.id(craftsman))
            craftsman += 1
        kept_cards(p, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        if action == DONE:
            self.rest(s, seat)
            if s.players[seat].stock() > MOST_KEPT and s.event != EV_CLOISTER:
                s.then(DISCARD_CUBE, seat)
            return
        p = s.players[seat]
        if USE.holds(action):
            craftsman = USE.item(action)
            s.uses[craftsman] += 1
            if s.uses[craftsman] > CRAFTSMEN[craftsman].capacity > 0:
                self.bind_extra_use(s, p, craftsman)
            self.work(s, seat, craftsman, s.uses[craftsman])
        elif INSPIRE.holds(action):
            s.annex.inspired = INSPIRE.item(action)
            s.annex.inspired_uses += 1
            s.tell("inspire", seat, s.annex.inspired)
            self.work(s, seat, s.annex.inspired, s.annex.inspired_uses)
        else:
            play_kept_card(s, seat, action)
        s.then(self, seat)

    def bind_extra_use(self, s: Pillars, p: Player, craftsman: i64) -> None:
        """V.2, X.16.2: which of the two helpers made the use beyond the capacity possible. Where the Madonna helps all,
        she goes first; where she helps one (A.2), the apprentice, who can help fewer craftsmen than she."""
        everyones = s.event == EV_MADONNA and not s.one_madonna and may_be_blessed(s, craftsman)
        extra = s.uses[craftsman] - CRAFTSMEN[craftsman].capacity
        if everyones and extra == 1:
            return
        if s.annex.assisted == NO_CARD and may_be_assisted(s, p, craftsman):
            s.annex.assisted = craftsman
        else:
            s.blessed = craftsman

    def rest(self, s: Pillars, seat: i64) -> None:
        """All can work again when it is the next player's turn, or in the next round."""
        s.to_build &= ~BIT[seat]
        uses = s.uses
        craftsman: i64 = len(uses)
        while craftsman > 0:
            craftsman -= 1
            uses[craftsman] = 0
        s.blessed = NO_CARD
        if s.expanded:
            s.annex.assisted = NO_CARD

    def work(self, s: Pillars, seat: i64, craftsman: i64, times: i64) -> None:
        """C.1: one use of a craftsman."""
        card = CRAFTSMEN[craftsman]
        p = s.players[seat]
        cubes = p.cubes
        cubes[SAND] -= card.sand
        cubes[WOOD] -= card.wood
        cubes[STONE] += card.makes_stone - card.stone
        cubes[METAL] -= card.metal
        p.gold -= card.gold
        p.points += card.points
        gold = p.earn(card.earns)
        if card.makes_stone:
            s.tell("burn", seat, craftsman, times)
        elif COST_OF[craftsman] < 0:
            s.tell("use-free", seat, craftsman, card.points, gold)
        else:
            s.tell("use", seat, craftsman, times, COST_OF[craftsman], card.points, gold)

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        p = s.players[seat]
        if INSPIRE.holds(action):
            craftsman = INSPIRE.item(action)
            if s.annex.inspired_seat != seat or not inspirable(s, craftsman):
                return "pillars.X.10.1"
            return "pillars.C.1" if has_mixer_for(p, craftsman) else "pillars.C.3"
        if USE.holds(action):
            craftsman = USE.item(action)
            if craftsman == APPRENTICE:
                return "pillars.X.16.2"
            if p.employs(craftsman):
                if not has_mixer_for(p, craftsman):
                    return "pillars.C.3"
                if not rested(s, p, craftsman):
                    return "pillars.III.13.1"
                return "pillars.C.2" if craftsman == TOOL_MAKER else "pillars.C.1"
        return "pillars.X.17" if is_kept_card(action) else self.rule


class DiscardCube(Decision[Pillars]):
    """At most five cubes are kept: the player gives up what is too much, one cube of his choice after another."""

    rule = "pillars.III.13.2"
    key = "ask-discard"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        cubes = s.players[seat].cubes
        for kind in range(METAL + 1):
            if cubes[kind] > 0:
                out.add(DISCARD.id(kind))

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        kind = DISCARD.item(action)
        s.players[seat].cubes[kind] -= 1
        s.tell("discard", seat, kind)
        if s.players[seat].stock() > MOST_KEPT:
            s.then(self, seat)

    def details(self, s: Pillars, seat: i64) -> dict[str, int | str]:
        return {"surplus": s.players[seat].stock() - MOST_KEPT}


class NextStartPlayer(Step[Pillars]):
    """The builder on space 14 decides who starts the next round; without one it is the next player clockwise."""

    rule = "pillars.III.14"

    def run(self, s: Pillars, _: i64) -> None:
        chosen = s.spaces[AT_START_PLAYER]
        s.send_home(AT_START_PLAYER)
        if s.round < ROUNDS:
            s.start = chosen if chosen != NOBODY else s.next_to(s.start)


CATHEDRAL: Final = Cathedral()
USE_CRAFTSMAN: Final = UseCraftsman()
DISCARD_CUBE: Final = DiscardCube()
NEXT_START_PLAYER: Final = NextStartPlayer()
