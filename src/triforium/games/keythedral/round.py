"""G.2: a game from the laying of the map to the last round, each with its five phases."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.laws import ASK_IN_PHASE_1, ASK_IN_PHASE_2, ASK_IN_PHASE_3, ASK_IN_PHASE_5, Asking
from triforium.games.keythedral.laying import LAYING_TURN, OPEN_CATHEDRAL
from triforium.games.keythedral.material import LAST_ROUND
from triforium.games.keythedral.phase1_workers import WORK
from triforium.games.keythedral.phase2_income import INCOME
from triforium.games.keythedral.phase3_actions import ACTIONS
from triforium.games.keythedral.phase4_tidy import TIDY
from triforium.games.keythedral.phase5_auction import AUCTION
from triforium.games.keythedral.scoring import tell_scores
from triforium.games.keythedral.state import InForce, Keythedral
from triforium.kernel.state import Step


class WholeGame(Step[Keythedral]):
    """The map is laid, the cathedral opened; then rounds are played until it is finished."""

    rule = "keythedral.G.1"

    def run(self, s: Keythedral, _: i64) -> None:
        s.then(LAYING_TURN, s.start)
        s.then(OPEN_CATHEDRAL)
        s.then(ROUND)


class Round(Step[Keythedral]):
    """Five phases. No round limit is known; after the fortieth the game ends as it stands (E.3)."""

    rule = "keythedral.G.2"

    def run(self, s: Keythedral, _: i64) -> None:
        if s.round == LAST_ROUND:
            s.tell("stopped", s.start)
            tell_scores(s)
            s.end()
            return
        s.round += 1
        s.tell("round", s.start, s.round)
        s.in_force = InForce()
        s.studying = 0
        s.then(PHASE_1)
        s.then(WORK)
        s.then(PHASE_2)
        s.then(INCOME)
        s.then(PHASE_3)
        s.then(ACTIONS)
        s.then(PHASE_4)
        s.then(TIDY)
        s.then(PHASE_5)
        s.then(AUCTION)
        s.then(self)


class BeginPhase(Step[Keythedral]):
    """At the start of a phase laws can be played; phase four has neither choices nor an order, so there not."""

    rule = "keythedral.W.2"

    def __init__(self, phase: i64, asking: Asking | None) -> None:
        self.phase = phase
        self.asking = asking

    def run(self, s: Keythedral, _: i64) -> None:
        s.phase = self.phase
        if self.asking is not None:
            self.asking.begin(s)


WHOLE_GAME: Final = WholeGame()
ROUND: Final = Round()
PHASE_1: Final = BeginPhase(1, ASK_IN_PHASE_1)
PHASE_2: Final = BeginPhase(2, ASK_IN_PHASE_2)
PHASE_3: Final = BeginPhase(3, ASK_IN_PHASE_3)
PHASE_4: Final = BeginPhase(4, None)
PHASE_5: Final = BeginPhase(5, ASK_IN_PHASE_5)
