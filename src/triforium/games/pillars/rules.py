"""All rules of the game, in the order of the rulebook."""

from typing import Final

from triforium.games.pillars import (
    black_builder,
    kept_cards,
    phase1_crusades,
    phase1_selection,
    phase2_builders,
    phase3_cathedral,
    phase3_court,
    phase3_event,
    phase3_income,
    phase3_new_board,
    phase3_trade,
    phase3_waiving,
    round_start,
    rounds,
)
from triforium.kernel.state import table

STEPS: Final = table([
    rounds, round_start, phase1_selection, phase2_builders, phase3_event, phase3_income, phase3_court,
    phase3_new_board, phase3_trade, phase3_cathedral, phase1_crusades, black_builder, phase3_waiving, kept_cards,
])  # fmt: skip
