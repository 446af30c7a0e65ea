"""What can be said beside an action: the card that lies at a place now, and prices."""

from collections.abc import Mapping
from typing import Any

from triforium.games.pillars.material import COAST_EXTRA, CRAFTSMEN, CRUSADE_POINTS, CRUSADE_WORKERS, KINDS, PRICE
from triforium.kernel.actions import Parts

LAID_OUT = {
    "kingsbridge_left": ("privilege", "kingsbridge", 0),
    "kingsbridge_right": ("privilege", "kingsbridge", 1),
    "shiring_left": ("craftsman", "shiring", 0),
    "shiring_right": ("craftsman", "shiring", 1),
    "shiring_privilege": ("privilege", "shiring_privilege", None),
}
"""Place -> the sort of card that lies there, and where the view shows it."""

HIRE_PRICE = {card.id: card.price for card in CRAFTSMEN}


def card_of(place: str, view: Mapping[str, Any]) -> tuple[str, str] | None:
    """The sort and id of the card that lies at a place; None also for a place that is not in the game."""
    sort, where, side = LAID_OUT.get(place, ("", "", None))
    if where not in view:
        return None
    card = view[where] if side is None else view[where][side]
    return (sort, card) if card else None


def card_at(parts: Parts, view: Mapping[str, Any]) -> tuple[str, str] | None:
    """The card that a builder would win."""
    return card_of(parts[1], view) if parts[0] == "place" else None


def trade_or_hire(parts: Parts, view: Mapping[str, Any]) -> tuple[str, dict[str, int | str]]:
    """The text that adds a price or a count to an action, and its arguments; "" if there is none."""
    if parts[0] == "hire":
        return "hint-price", {"gold": HIRE_PRICE[parts[1]]}
    if parts[0] in ("buy", "sell"):
        extra = COAST_EXTRA if view.get("selling_at_coast") else 0
        return f"hint-{parts[0]}", {"gold": (PRICE[KINDS.index(parts[1])] + extra) * int(parts[2])}
    if parts[0] == "crusade":
        return "hint-crusade", {"points": CRUSADE_POINTS[list(CRUSADE_WORKERS).index(int(parts[1]))]}
    if parts[0] == "use" and view["uses"].get(parts[1]):
        return "hint-used", {"times": view["uses"][parts[1]]}
    return "", {}
