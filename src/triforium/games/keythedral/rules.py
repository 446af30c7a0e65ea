"""All rules of the game, in the order of the rulebook: laying, the five phases of a round, then the laws."""

from typing import Final

from triforium.kernel.state import table

MODULES: Final = """
    round laying phase1_workers phase2_income phase3_actions phase3_purchase phase3_fences payment
    phase4_tidy phase5_auction laws
"""
STEPS: Final = table("triforium.games.keythedral", MODULES)
