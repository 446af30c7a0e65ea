"""What the contract tests must know of this title."""

REVEALS = {"gold", "gold-removed", "gold-shown", "draw", "draw-removed", "reveal"}
"""The lines of the journal that tell of something drawn, rolled or turned over: undo never takes one back."""
