"""Flandern 1302 (De macht van de gilden): for two to four players.

`round` says what a round is made of, step by step; each of its six steps has a module of its own.
"""
