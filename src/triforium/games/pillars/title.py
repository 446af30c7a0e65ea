"""The title as the house sees it."""

from collections.abc import Mapping
from typing import Any

from triforium.games.pillars.actions import CATALOGUE
from triforium.games.pillars.hints import Hints
from triforium.games.pillars.journal import LINES
from triforium.games.pillars.material import CRAFTSMEN, EVENTS, GOODS, KINDS, PLACES, PRIVILEGES, RESOURCES
from triforium.games.pillars.meta import META
from triforium.games.pillars.setup import set_up
from triforium.kernel.game import Game
from triforium.kernel.state import State, Terms

WORDS = {
    "resource": [card.id for card in RESOURCES],
    "craftsman": [card.id for card in CRAFTSMEN],
    "privilege": PRIVILEGES,
    "event": EVENTS,
    "place": PLACES,
    "kind": KINDS,
    "goods": GOODS,
}
"""The sorts of arguments that are names: a text says `craftsman-r1_mason` for the argument `craftsman`."""


class PillarsTitle(Game):
    """The Pillars of the Earth."""

    def set_up(self, terms: Terms) -> State:
        return set_up(terms)

    def hint(self, action: int, view: Mapping[str, Any], lang: str) -> str:
        return Hints(self, view, lang).hint(self.decode(action))


TITLE = PillarsTitle(META, __package__, CATALOGUE, LINES, WORDS)
