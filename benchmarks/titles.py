"""The titles that are measured, one line each, with the bars that each must reach."""

from dataclasses import dataclass

STATE_BYTES = 8 * 1024


@dataclass(frozen=True)
class Title:
    """A title and its bars; 0 where there is none."""

    name: str
    seats: int
    stepped: float
    """Stepped from Python: at least so many times OpenSpiel's hearts."""
    inside: float
    """Whole games inside the engine: at least so many times OpenSpiel's hearts, stepped."""
    clone: float
    """A clone takes at most so many microseconds."""
    every_move: float = 0
    """Stepped, with forced moves counted on both sides: at least so many times OpenSpiel's hearts."""
    stepped_catan: float = 0
    """Stepped from Python: at least so many times Catanatron."""
    history: float = 0.85
    """Stepped with history: at least so much of the speed without."""
    search: float = 0.5
    """Tries of the search: at least so many times those of OpenSpiel's own search on hearts."""
    pure: float = 0
    """Interpreted and stepped: at least so many times Catanatron."""


TITLES = (
    Title("guilds", seats=4, stepped=3, inside=6, clone=1.5, every_move=3),
    Title("keythedral", seats=4, stepped=3, inside=4, clone=2),
    Title("pillars", seats=4, stepped=3, inside=8, clone=1.5, stepped_catan=40, pure=5),
)  # fmt: skip
