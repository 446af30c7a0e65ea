"""The title as the house sees it."""

from collections.abc import Mapping, Sequence

from triforium.games.keythedral.actions import CATALOGUE, FENCE_NAMES, LAW_SPACES, SORTS, TILE_NAMES
from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.cubes import COLOURS, letters_of
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

OWN_NAMES = frozenset({"cottage", "fence", "field", "spot", "player"})
"""Sorts whose ids are their names in every language."""


class KeythedralTitle(Game):
    """Keythedral."""

    def set_up(self, terms: Terms) -> State:
        return set_up(terms)

    def line_args(self, line: Line) -> dict[str, int | str]:
        """Cubes as letters; the rest as ever."""
        args = super().line_args(line)
        if "cubes" in args:
            args["cubes"] = letters_of(int(args["cubes"])) or "-"
        return args

    def _in_words(self, args: Args, lang: str, names: Sequence[str]) -> dict[str, int | str]:
        plain = {name: value for name, value in args.items() if name in OWN_NAMES}
        tiles = {name: building_in_words(str(value)) for name, value in args.items() if name in ("tile", "spare")}
        rest = {name: value for name, value in args.items() if name not in plain and name not in tiles}
        return {**super()._in_words(rest, lang, names), **self._players(plain, names), **tiles}

    def _players(self, args: Mapping[str, int | str], names: Sequence[str]) -> dict[str, int | str]:
        """A player by name where names are known, else by letter."""
        said = dict(args)
        player = args.get("player")
        if names and player is not None and PLAYERS.index(str(player)) < len(names):
            said["player"] = names[PLAYERS.index(str(player))]
        return said


def building_in_words(name: str) -> str:
    """A building tile with its cost: "6-1 (K N G)"."""
    return f"{name} ({' '.join(BUILDINGS[BUILDING_NAMES.index(name)][1])})"


TITLE = KeythedralTitle(META, __package__, CATALOGUE, LINES, WORDS)
