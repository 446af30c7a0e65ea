"""G.2: the walk through a round, from its preparation to the choice of the next start player."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    AT_CASTLE,
    AT_COAST,
    AT_FRANCE,
    AT_KINGSBRIDGE,
    AT_PRIORY,
    AT_SHIRING,
    AT_SHIRING_PRIVILEGE,
    AT_START_PLAYER,
    KINGSBRIDGE_SPACES,
    PRIORY_SPACES,
    ROUNDS,
)
from triforium.games.pillars.phase1_crusades import CRUSADES
from triforium.games.pillars.phase1_selection import CLOSE_SELECTION, FILL_WOOL_MILL, SELECTION_TURN
from triforium.games.pillars.phase2_builders import DRAW_BUILDER, EMPTY_TRACK, PLACE_PASSED
from triforium.games.pillars.phase3_cathedral import CATHEDRAL, NEXT_START_PLAYER
from triforium.games.pillars.phase3_court import KINGS_COURT
from triforium.games.pillars.phase3_event import BISHOPS_SEAT, EVENT
from triforium.games.pillars.phase3_income import (
    EARLS_GOLD,
    FOREST,
    GRAVEL_PIT,
    KINGSBRIDGE,
    PRIORY,
    QUARRY,
    WOOL_MILL,
)
from triforium.games.pillars.phase3_new_board import COAST, FRANCE, SHIRING_PRIVILEGE, TAX_COLLECTOR
from triforium.games.pillars.phase3_trade import CASTLE, MARKET, SHIRING
from triforium.games.pillars.phase3_waiving import offer_points
from triforium.games.pillars.round_start import (
    ELLEN_LOOKS,
    LAY_OUT_CRAFTSMEN,
    LAY_OUT_PRIVILEGES,
    LAY_OUT_RESOURCES,
    REFILL,
)
from triforium.games.pillars.state import PHASE_I, PHASE_II, PHASE_III, PREPARATION, Pillars
from triforium.kernel.state import Step


class Round(Step[Pillars]):
    """Six rounds; after a short preparation each has three phases."""

    rule = "pillars.G.2"

    def run(self, s: Pillars, _: i64) -> None:
        if s.round < ROUNDS:
            s.then(PREPARE)
            s.then(TAKE_CARDS)
            s.then(PLACE_BUILDERS)
            s.then(FOURTEEN_STEPS)
            s.then(self)


class Prepare(Step[Pillars]):
    """R.1 to R.5."""

    rule = "pillars.R.1"

    def run(self, s: Pillars, _: i64) -> None:
        s.phase = PREPARATION
        s.then(REFILL)
        s.then(ELLEN_LOOKS)
        s.then(LAY_OUT_CRAFTSMEN)
        s.then(LAY_OUT_PRIVILEGES)
        s.then(LAY_OUT_RESOURCES)


class TakeCards(Step[Pillars]):
    """Phase I: resource cards and craftsmen; the start player begins."""

    rule = "pillars.I.1"

    def run(self, s: Pillars, _: i64) -> None:
        s.phase = PHASE_I
        s.then(SELECTION_TURN, s.start)
        s.then(CLOSE_SELECTION)
        s.then(FILL_WOOL_MILL)


class PlaceBuilders(Step[Pillars]):
    """Phase II: builders are drawn from the bag; then the passed ones are placed, and those on the track (X.13)."""

    rule = "pillars.II.1"

    def run(self, s: Pillars, _: i64) -> None:
        s.phase = PHASE_II
        s.then(DRAW_BUILDER)
        s.then(PLACE_PASSED)
        if s.builder_track():
            s.then(EMPTY_TRACK)


class FourteenSteps(Step[Pillars]):
    """Phase III, with what the expansion adds around step 9; before most steps a point may be offered (X.15)."""

    rule = "pillars.III.0"

    def run(self, s: Pillars, _: i64) -> None:
        s.phase = PHASE_III
        s.then(EVENT)
        s.then(BISHOPS_SEAT)
        s.then(WOOL_MILL)
        offer_points(s, AT_KINGSBRIDGE, KINGSBRIDGE_SPACES)
        s.then(KINGSBRIDGE)
        offer_points(s, AT_PRIORY, PRIORY_SPACES)
        s.then(PRIORY)
        s.then(FOREST)
        s.then(QUARRY)
        s.then(GRAVEL_PIT)
        if s.expanded:
            s.then(EARLS_GOLD)
        s.then(KINGS_COURT)
        if s.new_board():
            self.new_board(s)
        offer_points(s, AT_SHIRING, 1)
        s.then(SHIRING, 0)
        offer_points(s, AT_SHIRING + 1, 1)
        s.then(SHIRING, 1)
        offer_points(s, AT_CASTLE, 1)
        s.then(CASTLE)
        s.then(MARKET, 0)
        s.then(CATHEDRAL)
        offer_points(s, AT_START_PLAYER, 1)
        s.then(NEXT_START_PLAYER)

    def new_board(self, s: Pillars) -> None:
        """X.7: steps 9a to 9e."""
        s.then(TAX_COLLECTOR)
        s.then(CRUSADES)
        offer_points(s, AT_FRANCE, 1)
        s.then(FRANCE)
        offer_points(s, AT_COAST, 1)
        s.then(COAST)
        offer_points(s, AT_SHIRING_PRIVILEGE, 1)
        s.then(SHIRING_PRIVILEGE)


ROUND: Final = Round()
PREPARE: Final = Prepare()
TAKE_CARDS: Final = TakeCards()
PLACE_BUILDERS: Final = PlaceBuilders()
FOURTEEN_STEPS: Final = FourteenSteps()
