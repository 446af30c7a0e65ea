"""Keythedral as tests: the rulebook's examples, every ruling, every law, the asking, secrets, fuzz and golden games.

`table` lays positions out; everything that a player does in these tests goes through the public contract.
"""
