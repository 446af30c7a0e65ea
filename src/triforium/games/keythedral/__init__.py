"""Keythedral: the game for two to five players.

`rules` lists the steps of a round in the order of the rulebook; each phase has a module of its own.
"""
