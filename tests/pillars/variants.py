"""What the contract tests must know of this title: settings besides the default ones of which golden playthroughs are
kept, and what reveals something."""

GOLDEN: list[tuple[str, int, dict[str, str]]] = [
    *[("full", seats, {"expansion": "full"}) for seats in range(2, 7)],
    *[("cards", seats, {"expansion": "cards"}) for seats in range(2, 5)],
]

REVEALS = {"round", "event", "draw", "draw-black", "tax"}
"""The lines of the journal that tell of something drawn, rolled or turned over: undo never takes one back."""
