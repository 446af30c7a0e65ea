"""2: everyone chooses cards in secret."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.actions import CARD, INFLUENCE
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.options import Options
from triforium.kernel.state import Together


class ChooseCards(Together[Guilds]):
    """One action card, then any number of influence cards; nobody else sees which, or how many, before the reveal."""

    rule = "guilds.2.1"
    key = "ask-card"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        if s.chosen[seat] == NOTHING:
            out.add_set(CARD.id(0), s.hand[seat])
        else:
            out.add_run(INFLUENCE.id(0), s.influence[seat] + 1)

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        if CARD.holds(action):
            s.chosen[seat] = CARD.item(action)
            if s.influence[seat] == 0:
                s.added[seat] = 0
        else:
            s.added[seat] = INFLUENCE.item(action)

    def unfinished(self, s: Guilds, seat: i64) -> bool:
        return s.added[seat] == NOTHING

    def take_back(self, s: Guilds, seat: i64) -> None:
        s.chosen[seat] = NOTHING
        s.added[seat] = NOTHING

    def question(self, s: Guilds, seat: i64) -> str:
        return self.key if s.chosen[seat] == NOTHING else "ask-influence"

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"number": s.influence[seat]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        return "guilds.2.2" if s.chosen[seat] != NOTHING and CARD.holds(action) else self.rule


CHOOSE_CARDS: Final = ChooseCards()
