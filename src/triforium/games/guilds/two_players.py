"""T: the game for two, with two influenced guilds and their stack of fourteen cards."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.actions import CARD, DRAW
from triforium.games.guilds.dead_spaces import COVER_DEAD, fitting_tiles, without_tile
from triforium.games.guilds.material import (
    ALL_CITIES,
    QUIET_TURNS,
    STACK,
    STACK_CARDS,
    influenced_by,
)
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.games.guilds.step3_reveal import play_card
from triforium.games.guilds.step4_action import CARRY_OUT, begin_action
from triforium.games.guilds.step6_scoring import SCORE_CITIES, end, has_more_free
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step

OWN_CARD: Final[i64] = 1
DRAWN_CARD: Final[i64] = 2


class Turn(Step[Guilds]):
    """The players take turns of two actions; covers, scoring and the end come after the turn."""

    rule = "guilds.T.2"

    def run(self, s: Guilds, seat: i64) -> None:
        s.round += 1
        s.done = 0
        s.changed = False
        s.tell("turn", seat, s.round)
        s.then(TURN_ACTION, seat)
        s.then(COVER_DEAD)
        s.then(SCORE_CITIES)
        s.then(END_TEST_FOR_TWO)
        s.then(self, 1 - seat)


class TurnAction(Decision[Guilds]):
    """Play a card from the hand, or draw from the stack: both must be done, in any order."""

    rule = "guilds.T.2"
    key = "ask-turn"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        if s.done & OWN_CARD == 0:
            out.add_set(CARD.id(0), s.hand[seat])
        if s.done & DRAWN_CARD == 0:
            out.add(DRAW)

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        s.done |= DRAWN_CARD if action == DRAW else OWN_CARD
        if action == DRAW:
            s.then(DRAW_CARD, seat)
        else:
            card = CARD.item(action)
            s.chosen[seat] = card
            play_card(s, seat, card)
            s.tell("play", seat, card)
            s.then(CARRY_OUT, seat)
        if s.done != OWN_CARD | DRAWN_CARD:
            s.then(self, seat)

    def question(self, s: Guilds, seat: i64) -> str:
        return self.key if s.done == 0 else "ask-turn-card"


class DrawCard(Step[Guilds]):
    """The top card of the stack lets its guild, grey or the church build; the drawer decides."""

    rule = "guilds.T.4"

    def run(self, s: Guilds, seat: i64) -> None:
        s.drawn = draw(s, seat)
        s.opened |= BIT[s.drawn]
        guild = guild_of(s.drawn)
        card = s.drawn % STACK_CARDS
        s.tell("draw", seat, guild, card)
        begin_action(s, seat, card, guild)


def guild_of(card: i64) -> i64:
    """T.1: the influenced guild printed on a card of the stack."""
    return influenced_by(card // STACK_CARDS)


def of_scored_city(s: Guilds, card: i64) -> bool:
    city = card % STACK_CARDS
    return city < ALL_CITIES and s.scored & BIT[city] != 0


def draw(s: Guilds, seat: i64) -> i64:
    """T.5: cards of scored cities leave the game and another is drawn; an empty stack is made anew."""
    while True:
        if s.stack_next == s.stack_end:
            reshuffle(s)
        card = s.stack[s.stack_next]
        s.stack_next += 1
        s.seen += 1
        if not of_scored_city(s, card):
            return card
        s.tell("draw-removed", seat, guild_of(card), card % STACK_CARDS)


def reshuffle(s: Guilds) -> None:
    """T.5: all open cards are shuffled, save those of scored cities, which leave the game."""
    s.stack_next = 0
    s.stack_end = 0
    for card in range(STACK):
        if s.opened & BIT[card] and not of_scored_city(s, card):
            s.stack[s.stack_end] = card
            s.stack_end += 1
    s.opened = 0
    s.chance.shuffle(s.stack, 0, s.stack_end)
    s.tell("reshuffle", NOTHING, s.stack_end)


class EndTestForTwo(Step[Guilds]):
    """The game ends when no space is free, or when only influenced guilds could still build."""

    rule = "guilds.T.7"

    def run(self, s: Guilds, _: i64) -> None:
        s.drawn = NOTHING
        s.chosen[0] = NOTHING
        s.chosen[1] = NOTHING
        s.quiet = 0 if s.changed else s.quiet + 1
        if not has_more_free(s, 0):
            s.tell("end-spaces", NOTHING, 0)
        elif not players_can_build(s):
            s.tell("end-influenced", NOTHING)
        elif s.quiet == QUIET_TURNS:
            s.tell("end-quiet", NOTHING, QUIET_TURNS)  # T.8
        else:
            return
        end(s)


def players_can_build(s: Guilds) -> bool:
    """T.7: whether a free space is left for the two own guilds, grey or the church; cards and reach do not matter."""
    fit = fitting_tiles(s)
    fit[influenced_by(0)] = 0
    fit[influenced_by(1)] = 0
    for city in range(ALL_CITIES):
        if s.free[city] & ~without_tile(s, city, fit):
            return True
    return False


TURN: Final = Turn()
TURN_ACTION: Final = TurnAction()
DRAW_CARD: Final = DrawCard()
END_TEST_FOR_TWO: Final = EndTestForTwo()
