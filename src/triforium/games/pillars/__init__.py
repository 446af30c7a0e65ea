"""The Pillars of the Earth: the base game for two to four players.

`rules` lists the steps of a round in the order of the rulebook; each phase has a module of its own.
"""
