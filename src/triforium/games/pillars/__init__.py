"""The Pillars of the Earth, with its expansion: for two to six players.

`rounds` walks through a round in the order of the rulebook; each phase has a module of its own.
"""
