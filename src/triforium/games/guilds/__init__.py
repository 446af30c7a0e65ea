"""Flandern 1302 (De macht van de gilden): for two to four players.

`rules` lists the steps of a round in the order of the rulebook; each step of the round has a module of its own.
"""
