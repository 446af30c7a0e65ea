"""Settings besides the default ones of which golden playthroughs are kept."""

GOLDEN: list[tuple[str, int, dict[str, str]]] = [
    *[("full", seats, {"expansion": "full"}) for seats in range(2, 7)],
    *[("cards", seats, {"expansion": "cards"}) for seats in range(2, 5)],
]
