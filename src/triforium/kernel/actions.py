"""The catalogue of a game's actions: numbers for machines, parts such as ("place", "market") for people."""

from collections.abc import Sequence

from triforium.kernel.blocks import Block
from triforium.kernel.errors import UnknownAction

Parts = tuple[str, ...]


class Catalogue:
    """All actions of a title in a fixed order; ids count from 0 and stay the same across releases: add at the end."""

    def __init__(self) -> None:
        self._parts: list[Parts] = []
        self._ids: dict[Parts, int] = {}

    def single(self, *parts: str) -> int:
        """The next id, for an action that is about nothing else."""
        if parts in self._ids:
            raise ValueError(f"the action {parts} stands in the catalogue twice")
        self._ids[parts] = len(self._parts)
        self._parts.append(parts)
        return self._ids[parts]

    def block(self, verb: str, items: Sequence[str | Parts], start: int = 0) -> Block:
        """The next ids, one for each item: a name, or several parts. `start` is the number of the first item."""
        first = len(self._parts)
        for item in items:
            self.single(verb, *([item] if isinstance(item, str) else item))
        return Block(first, len(items), start)

    def __len__(self) -> int:
        return len(self._parts)

    def decode(self, action: int) -> Parts:
        if not 0 <= action < len(self._parts):
            raise UnknownAction(f"there is no action {action}: ids run from 0 to {len(self._parts) - 1}")
        return self._parts[action]

    def encode(self, parts: Sequence[str]) -> int:
        try:
            return self._ids[tuple(parts)]
        except KeyError:
            alike = [" ".join(p) for p in self._parts if parts and p[0] == parts[0]][:12]
            hint = f"; there are {', '.join(alike)}" if alike else f"; verbs are {', '.join(self.verbs())}"
            raise UnknownAction(f"no action is called {' '.join(parts)!r}{hint}") from None

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(parts[0] for parts in self._parts))
