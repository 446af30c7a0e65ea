"""What the contract tests must know of this title."""

REVEALS = {"draw-field", "row", "play", "repeal", "design", "buy-law"}
"""The lines of the journal that tell of something drawn, rolled or turned over: undo never takes one back."""
