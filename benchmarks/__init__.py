"""How fast the engine is beside its peers, in one run on one core: `make bench`.

A title is one line in `titles`, a peer one function in `peers`; `bars` says what must be reached.
"""
