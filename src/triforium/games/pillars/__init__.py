"""The Pillars of the Earth: the base game for two to four players.

`rounds` walks through a round in the order of the rulebook; each phase has a module of its own, `rules` numbers all steps.
"""
