"""The title as the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from triforium.games.keythedral.actions import CATALOGUE, FENCE_NAMES, LAW_SPACES, SORTS, TILE_NAMES
from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.cubes import COLOURS, letters_of
from triforium.games.keythedral.hints import hint
from triforium.games.keythedral.journal import LINES
from triforium.games.keythedral.lattice import FIELD_NAMES, SIDES, SPOT_NAMES
from triforium.games.keythedral.material import BUILDING_NAMES, LAND, LAW_NAMES, PLAYERS
from triforium.games.keythedral.meta import META
from triforium.games.keythedral.setup import set_up
from triforium.kernel.game import Args, Game
from triforium.kernel.journal import Line
from triforium.kernel.state import State, Terms

WORDS: dict[str, Sequence[str]] = {
    "colour": COLOURS,
    "land": LAND,
    "law": LAW_NAMES,
    "side": SIDES,
    "space": LAW_SPACES,
    "sort": SORTS,
    "tile": BUILDING_NAMES,
    "cottage": TILE_NAMES,
    "fence": FENCE_NAMES,
    "field": FIELD_NAMES,
    "spot": SPOT_NAMES,
    "player": PLAYERS,
    "spare": BUILDING_NAMES,
}
"""The sorts of arguments that are names: a text says `law-repeal` for the argument `law`."""

OWN_NAMES = frozenset({"cottage", "fence", "field", "spot"})
"""Sorts whose ids are their names in every language."""
SEATS = frozenset({"seat", "other", "player"})
"""Arguments that are players, as numbers or letters; they are named in one way, by their letters if not by name."""


class KeythedralTitle(Game):
    """Keythedral."""

    def set_up(self, terms: Terms) -> State:
        return set_up(terms)

    def hint(self, action: int, view: Mapping[str, Any], lang: str) -> str:
        return hint(self, action, view, lang)

    def line_args(self, line: Line) -> dict[str, int | str]:
        """Cubes as letters; the rest as ever."""
        args = super().line_args(line)
        if "cubes" in args:
            args["cubes"] = letters_of(int(args["cubes"])) or "-"
        return args

    def _in_words(self, args: Args, lang: str, names: Sequence[str]) -> dict[str, int | str]:
        said = dict(args)
        for name, value in args.items():
            if name in SEATS:
                said[name] = player_in_words(value, names)
            elif name in ("tile", "spare"):
                said[name] = building_in_words(str(value))
        rest = {name: value for name, value in args.items() if name not in SEATS | OWN_NAMES | {"tile", "spare"}}
        return {**said, **super()._in_words(rest, lang, names)}


def player_in_words(player: int | str, names: Sequence[str]) -> str:
    seat = PLAYERS.index(player) if isinstance(player, str) else player
    return names[seat] if seat < len(names) else PLAYERS[seat]


def building_in_words(name: str) -> str:
    """A building tile with its cost: "6-1 (K N G)"."""
    return f"{name} ({' '.join(BUILDINGS[BUILDING_NAMES.index(name)][1])})"


TITLE = KeythedralTitle(META, __package__, CATALOGUE, LINES, WORDS)
