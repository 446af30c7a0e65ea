"""1: the start player draws a golden card."""

from mypy_extensions import i64

from triforium.games.guilds.agenda import (
    CHOOSE_CARDS,
    COVER_DEAD,
    DRAW_GOLD,
    END_TEST,
    NEXT_START_PLAYER,
    REVEAL,
    ROUND,
    SCORE_CITIES,
    START_ACTION,
)
from triforium.games.guilds.material import ALL_CITIES
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


class Round(Step[Guilds]):
    """A round has six steps."""

    rule = "guilds.G.2"

    def run(self, s: Guilds, _: i64) -> None:
        s.round += 1
        s.tell("round", s.start, s.round)
        s.push(ROUND, 0)
        s.push(NEXT_START_PLAYER, 0)
        s.push(END_TEST, 0)
        s.push(SCORE_CITIES, 0)
        s.push(COVER_DEAD, 0)
        s.push(START_ACTION, s.start)
        s.push(REVEAL, 0)
        s.push(CHOOSE_CARDS, BIT[s.seats] - 1)
        s.push(DRAW_GOLD, s.start)


class DrawGold(Step[Guilds]):
    """The start player alone looks at the top card; those of scored cities are shown, removed and replaced."""

    rule = "guilds.1.1"

    def run(self, s: Guilds, seat: i64) -> None:
        s.gold = NOTHING
        while s.next_gold < len(s.deck):
            card = s.deck[s.next_gold]
            s.next_gold += 1
            s.seen += 1
            if card >= ALL_CITIES or s.scored & BIT[card] == 0:
                s.gold = card
                s.tell("gold", seat)
                s.tell("gold-is", seat, card, only=seat)
                return
            s.gold_removed += 1  # 1.2
            s.tell("gold-removed", seat, card)
        s.tell("gold-none", seat)  # 1.3
