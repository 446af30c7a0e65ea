"""All rules of the game, in the order of the rulebook."""

from typing import Final

from triforium.kernel.state import table

MODULES: Final = """
    round step1_gold step2_choice step3_reveal step4_action step5_start_action dead_spaces step6_scoring
    two_players
"""
STEPS: Final = table("triforium.games.guilds", MODULES)
