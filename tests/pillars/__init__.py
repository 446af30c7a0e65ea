"""The rulebook of The Pillars of the Earth as tests: worked examples, rulings, material and handbook.

`table` lays positions out; everything that a player does in these tests goes through the public contract.
"""
