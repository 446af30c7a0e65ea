"""3: the cards are shown, and settle the order of play."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.state import Guilds
from triforium.games.guilds.step4_action import CARRY_OUT
from triforium.kernel.bits import BIT
from triforium.kernel.state import Step


class Reveal(Step[Guilds]):
    """All show their cards at once; action cards lie open from now on, influence cards leave the game."""

    rule = "guilds.3.1"

    def run(self, s: Guilds, _: i64) -> None:
        most: i64 = 0
        for i in range(s.seats):
            seat = (s.start + i) % s.seats
            play_card(s, seat, s.chosen[seat])
            s.influence[seat] -= s.added[seat]  # 3.3
            s.spent += s.added[seat]
            s.tell("reveal", seat, s.chosen[seat], s.added[seat])
            if s.added[seat] > most:
                most = s.added[seat]
        self.settle_order(s, most)

    def settle_order(self, s: Guilds, most: i64) -> None:
        """3.2: most cards first, then by the distance from the start player."""
        for fewer in range(most + 1):
            for i in range(s.seats):
                seat = (s.start + i) % s.seats
                if s.added[seat] == most - fewer:
                    s.then(CARRY_OUT, seat)


def play_card(s: Guilds, seat: i64, card: i64) -> None:
    """The action card moves from the hand to the open cards in front of its owner, and is to be carried out."""
    shown = BIT[card]
    s.hand[seat] &= ~shown
    s.played[seat] |= shown
    s.waiting |= BIT[seat]


REVEAL: Final = Reveal()
