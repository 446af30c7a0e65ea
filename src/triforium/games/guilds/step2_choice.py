"""2: everyone chooses cards in secret."""

from mypy_extensions import i64

from triforium.games.guilds.actions import INFLUENCE, PLAY
from triforium.games.guilds.state import NOTHING, Guilds
from triforium.kernel.options import Options
from triforium.kernel.state import Together


class ChooseCards(Together[Guilds]):
    """One action card, then any number of influence cards; nobody else sees which, or how many, before the reveal."""

    rule = "guilds.2.1"
    key = "ask-card"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        if s.chosen[seat] == NOTHING:
            out.add_set(PLAY, s.hand[seat])
            return
        out.add_run(INFLUENCE, s.influence[seat] + 1)

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        if action < INFLUENCE:
            s.chosen[seat] = action - PLAY
            if s.influence[seat] == 0:
                s.added[seat] = 0
        else:
            s.added[seat] = action - INFLUENCE

    def unfinished(self, s: Guilds, seat: i64) -> bool:
        return s.added[seat] == NOTHING

    def question(self, s: Guilds, seat: i64) -> str:
        return self.key if s.chosen[seat] == NOTHING else "ask-influence"

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"number": s.influence[seat]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        return "guilds.2.2" if s.chosen[seat] != NOTHING and action < INFLUENCE else self.rule
