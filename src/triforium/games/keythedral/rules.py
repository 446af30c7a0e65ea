"""All rules of the game, in the order of the rulebook: laying, the five phases of a round, then the laws."""

from typing import Final

from triforium.games.keythedral import (
    laws,
    laying,
    payment,
    phase1_workers,
    phase2_income,
    phase3_actions,
    phase3_fences,
    phase3_purchase,
    phase4_tidy,
    phase5_auction,
    round,
)
from triforium.kernel.state import table

STEPS: Final = table([
    round, laying, phase1_workers, phase2_income, phase3_actions, phase3_purchase, phase3_fences, payment,
    phase4_tidy, phase5_auction, laws,
])  # fmt: skip
