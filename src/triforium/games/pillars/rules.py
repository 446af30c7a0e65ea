"""All rules of the game, in the order of the rulebook."""

from typing import Final

from triforium.kernel.state import table

MODULES: Final = """
    rounds round_start phase1_selection phase2_builders phase3_event phase3_income phase3_court
    phase3_new_board phase3_trade phase3_cathedral phase1_crusades black_builder phase3_waiving kept_cards
"""
STEPS: Final = table("triforium.games.pillars", MODULES)
