"""1: the start player draws a golden card."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.material import ALL_CITIES
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


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
            s.tell("gold-removed", seat, card)  # 1.2
        s.tell("gold-none", seat)  # 1.3


DRAW_GOLD: Final = DrawGold()
