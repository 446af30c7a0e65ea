"""The bars: what the measured figures must reach."""

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.titles import STATE_BYTES, Title

HEARTS = "OpenSpiel hearts, stepped"
HEARTS_EXAMPLE = "OpenSpiel hearts, stepped, chance as in its example"
HEARTS_MOVES = "OpenSpiel hearts, stepped, every move"
HEARTS_SEARCH = "OpenSpiel hearts, its own search"
CATAN = "Catanatron, whole games"
CATAN_MOVES = "Catanatron, whole games, every move"


@dataclass(frozen=True)
class Bar:
    """A figure that must be at least, or at most, so much."""

    title: str
    text: str
    value: float
    bar: float
    at_least: bool
    unit: str
    every_move: float | None = None
    """The same figure with forced moves counted as well, on both sides: for information."""

    @property
    def met(self) -> bool:
        return self.value >= self.bar if self.at_least else self.value <= self.bar

    def as_text(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return f"{self.title}, {self.text}: {self.value:,.2f} {self.unit} (bar {sign} {self.bar:,g} {self.unit})"


def row(title: Title, what: str) -> str:
    """The name of a title's row in the table."""
    return f"{title.name}, {what}"


def bars(title: Title, best: Mapping[str, float]) -> list[Bar]:
    """A title's bars beside the best figures of a run."""
    moves_per_choice = best[row(title, "stepped, every move")] / best[row(title, "stepped")]

    def times(what: str, peer: str, peer_moves: str, bar: float) -> Bar:
        ours = best[row(title, what)]
        text = f"{what} / {'hearts' if peer == HEARTS else 'Catanatron'}"
        every_move = ours * moves_per_choice / best[peer_moves]
        return Bar(title.name, text, ours / best[peer], bar, True, "times", every_move)

    found = [
        times("stepped", HEARTS, HEARTS_MOVES, title.stepped),
        Bar(
            title.name,
            "stepped / hearts, every move",
            best[row(title, "stepped, every move")] / best[HEARTS_MOVES],
            title.every_move,
            True,
            "times",
        ),
        Bar(
            title.name,
            "stepped / without history",
            best[row(title, "stepped")] / best[row(title, "stepped, no history")],
            title.history,
            True,
            "times",
        ),
        times("stepped", CATAN, CATAN_MOVES, title.stepped_catan),
        times("inside", HEARTS, HEARTS_MOVES, title.inside),
        times("stepped, interpreted", CATAN, CATAN_MOVES, title.pure),
        Bar(
            title.name,
            "search / hearts' own search",
            best[row(title, "search")] / best[HEARTS_SEARCH],
            title.search,
            True,
            "times",
        ),
        Bar(title.name, "clone", best[row(title, "clone")], title.clone, False, "µs"),
        Bar(title.name, "memory of a state", best[row(title, "memory of a state")], STATE_BYTES, False, "bytes"),
    ]
    return [bar for bar in found if bar.bar]
