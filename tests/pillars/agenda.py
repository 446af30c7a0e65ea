"""The steps of a round by name, for tests that run some of them."""

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
from triforium.games.pillars.phase3_waiving import OFFER_POINT
from triforium.games.pillars.round_start import (
    ELLEN_LOOKS,
    LAY_OUT_CRAFTSMEN,
    LAY_OUT_PRIVILEGES,
    LAY_OUT_RESOURCES,
    REFILL,
)
from triforium.games.pillars.rounds import FOURTEEN_STEPS, PLACE_BUILDERS, PREPARE, ROUND, TAKE_CARDS

__all__ = [
    "BISHOPS_SEAT", "CASTLE", "CATHEDRAL", "CLOSE_SELECTION", "COAST", "CRUSADES", "DRAW_BUILDER", "EARLS_GOLD",
    "ELLEN_LOOKS", "EMPTY_TRACK", "EVENT", "FILL_WOOL_MILL", "FOREST", "FRANCE", "GRAVEL_PIT", "KINGSBRIDGE",
    "KINGS_COURT", "LAY_OUT_CRAFTSMEN", "LAY_OUT_PRIVILEGES", "LAY_OUT_RESOURCES", "MARKET", "NEXT_START_PLAYER",
    "OFFER_POINT", "PHASES", "PLACE_PASSED", "PRIORY", "QUARRY", "REFILL", "ROUND", "SELECTION_TURN", "SHIRING",
    "SHIRING_PRIVILEGE", "TAX_COLLECTOR", "WOOL_MILL",
]  # fmt: skip

PHASES = (PREPARE, TAKE_CARDS, PLACE_BUILDERS, FOURTEEN_STEPS)
