"""The bars: what the measured figures must reach."""

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.titles import STATE_BYTES, Title

HEARTS = "OpenSpiel hearts, stepped"
HEARTS_EXAMPLE = "OpenSpiel hearts, stepped, chance as in its example"
CATAN = "Catanatron, whole games"


@dataclass(frozen=True)
class Bar:
    """A figure that must be at least, or at most, so much."""

    title: str
    text: str
    value: float
    bar: float
    at_least: bool
    unit: str

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
    stepped = best[row(title, "stepped")]

    def times(text: str, value: float, bar: float) -> Bar:
        return Bar(title.name, text, value, bar, True, "times")

    found = [
        times("stepped / hearts", stepped / best[HEARTS], title.stepped),
        times("stepped / Catanatron", stepped / best[CATAN], title.stepped_catan),
        times("inside / hearts", best[row(title, "inside")] / best[HEARTS], title.inside),
        times("interpreted / Catanatron", best[row(title, "stepped, interpreted")] / best[CATAN], title.pure),
        Bar(title.name, "clone", best[row(title, "clone")], title.clone, False, "µs"),
        Bar(title.name, "memory of a state", best[row(title, "memory of a state")], STATE_BYTES, False, "bytes"),
    ]
    return [bar for bar in found if bar.bar]
