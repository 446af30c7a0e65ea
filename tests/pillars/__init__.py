"""The Pillars of the Earth."""
