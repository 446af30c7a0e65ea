"""The title as the house sees it."""

from collections.abc import Mapping
from typing import Any

from triforium.games.guilds.actions import CATALOGUE
from triforium.games.guilds.hints import hint
from triforium.games.guilds.journal import LINES, REASONS
from triforium.games.guilds.material import CARDS, CITIES, GOLD, GUILDS, SPACES, TILE_IDS
from triforium.games.guilds.meta import META
from triforium.games.guilds.setup import set_up
from triforium.kernel.game import Game
from triforium.kernel.state import State, Terms

WORDS = {
    "city": CITIES,
    "space": SPACES,
    "tile": TILE_IDS,
    "guild": GUILDS,
    "card": CARDS,
    "gold": GOLD,
    "reason": REASONS,
}
"""The sorts of arguments that are names: a text says `city-gent` for the argument `city`."""


class GuildsTitle(Game):
    """Flandern 1302."""

    def set_up(self, terms: Terms) -> State:
        return set_up(terms)

    def hint(self, action: int, view: Mapping[str, Any], lang: str) -> str:
        """What an action brings, costs and leaves."""

        def say(key: str, **args: int | str) -> str:
            return self.say(key, lang, args)

        return hint(self.decode(action), view, say)


TITLE = GuildsTitle(META, __package__, CATALOGUE, LINES, WORDS)
