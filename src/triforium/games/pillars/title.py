"""The title as the house sees it."""

from collections.abc import Mapping
from typing import Any

from triforium.games.pillars.actions import CATALOGUE
from triforium.games.pillars.hints import card_at, trade_or_hire
from triforium.games.pillars.journal import LINES
from triforium.games.pillars.material import CRAFTSMEN, EVENTS, KINDS, PLACES, PRIVILEGES, RESOURCES
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
}
"""The sorts of arguments that are names: a text says `craftsman-r1_mason` for the argument `craftsman`."""


class PillarsTitle(Game):
    """The Pillars of the Earth."""

    def set_up(self, terms: Terms) -> State:
        return set_up(terms)

    def hint(self, action: int, view: Mapping[str, Any], lang: str) -> str:
        """A place that holds a card is worth that card; wares and craftsmen come with their price."""
        parts = self.decode(action)
        if card := card_at(parts, view):
            sort, name = card
            use = self.say(f"{sort}-{name}-use", lang)
            return self.say("hint-card", lang, {"card": self.say(f"{sort}-{name}", lang), "use": use})
        use = super().hint(action, view, lang)
        key, args = trade_or_hire(parts, view)
        return self.say(key, lang, {**args, "use": use}) if key else use


TITLE = PillarsTitle(META, __package__, CATALOGUE, LINES, WORDS)
