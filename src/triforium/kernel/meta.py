"""What is known of a title without loading its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

LANGUAGES = ("en", "nl", "de")


@dataclass(frozen=True)
class Meta:
    """A title's visiting card."""

    name: str
    titles: Mapping[str, str]
    designers: str
    year: int
    seats: range
    rules: str
    """The version of the rules that records are bound to; it changes when an old record would replay differently."""
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Option name -> allowed values, the default first."""
    seats_with: Mapping[tuple[str, str], tuple[range, str]] = field(default_factory=dict)
    """(option, value) -> the seats to which this value narrows the title, and the reason, as half a sentence."""
