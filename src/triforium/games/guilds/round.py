"""G: the round, step by step."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.dead_spaces import COVER_DEAD
from triforium.games.guilds.state import Guilds
from triforium.games.guilds.step1_gold import DRAW_GOLD
from triforium.games.guilds.step2_choice import CHOOSE_CARDS
from triforium.games.guilds.step3_reveal import REVEAL
from triforium.games.guilds.step5_start_action import START_ACTION
from triforium.games.guilds.step6_scoring import END_TEST, NEXT_START_PLAYER, SCORE_CITIES
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


class Round(Step[Guilds]):
    """A round has six steps."""

    rule = "guilds.G.2"

    def run(self, s: Guilds, _: i64) -> None:
        s.round += 1
        s.tell("round", s.start, s.round)
        s.then(DRAW_GOLD, s.start)
        s.then(CHOOSE_CARDS, BIT[s.seats] - 1)
        s.then(REVEAL)  # step 4 follows from it: the cards are carried out in the order that they settle
        s.then(START_ACTION, s.start)
        s.then(COVER_DEAD)
        s.then(SCORE_CITIES)
        s.then(END_TEST)
        s.then(NEXT_START_PLAYER)
        s.then(self)


ROUND: Final = Round()
