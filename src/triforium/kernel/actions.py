"""The catalogue of a game's actions: numbers for machines, parts such as ("place", "market") for people."""

from collections.abc import Sequence

from triforium.kernel.errors import UnknownAction

Parts = tuple[str, ...]


class Catalogue:
    """All actions of a title in a fixed order; ids count from 0 and stay the same across releases."""

    def __init__(self, actions: Sequence[Parts]) -> None:
        self._parts = tuple(actions)
        self._ids = {parts: i for i, parts in enumerate(self._parts)}
        if len(self._ids) != len(self._parts):
            raise ValueError("an action stands in the catalogue twice")

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
