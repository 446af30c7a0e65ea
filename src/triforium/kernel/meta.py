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

    def defaults(self) -> dict[str, str]:
        """The options as they are if nobody says otherwise."""
        return {name: values[0] for name, values in self.options.items()}

    def seats_for(self, options: Mapping[str, str]) -> list[int]:
        """The numbers of players that the title takes with these options, all of them named."""
        ranges = [self.seats_with[choice][0] for choice in options.items() if choice in self.seats_with]
        return [seats for seats in self.seats if all(seats in allowed for allowed in ranges)]
