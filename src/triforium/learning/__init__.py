"""Learning to judge positions: games to learn from, networks fitted to them, one generation after the other."""
