"""What people at a table ask of each other: an undo beyond what is free, a stand-in for somebody absent.

A question is open until it is answered or the game has moved on; it follows from the happenings alone.
"""

from typing import Any, NamedTuple

from triforium.hall.live import Live


class Ask(NamedTuple):
    """An open question: about whose seat, and which players have agreed so far."""

    kind: str
    seat: int
    agreed: frozenset[str]


def open_undo(live: Live) -> Ask | None:
    """The undo that is being asked for; it lapses when the ledger goes on."""
    ask: Ask | None = None
    entries = len(live.course.entries) if live.course else 0
    for happening in live.memory:
        player = frozenset({happening.player} if happening.player else ())
        if happening.kind == "undo-asked":
            ask = Ask("undo", happening.seat or 0, player) if happening.data["entries"] == entries else None
        elif happening.kind == "undo-agreed" and ask:
            ask = ask._replace(agreed=ask.agreed | player)
        elif happening.kind == "undo-refused":
            ask = None
    return ask


def open_stand_in(live: Live, seat: int) -> Ask:
    """Who has asked for a stand-in at this seat since its player was there last."""
    ask = Ask("stand-in", seat, frozenset())
    for happening in live.memory:
        if happening.seat != seat:
            continue
        if happening.kind == "stand-in-asked" and happening.player:
            ask = ask._replace(agreed=ask.agreed | {happening.player})
        elif happening.kind in ("stood-in", "handed-back"):
            ask = ask._replace(agreed=frozenset())
    return ask


def pending(live: Live) -> list[dict[str, Any]]:
    """All open questions, as clients are shown them."""
    if live.row.phase != "running":
        return []
    asks = [open_undo(live), *(open_stand_in(live, seat.number) for seat in live.seats if seat.person)]
    return [{"kind": ask.kind, "seat": ask.seat, "agreed": sorted(ask.agreed)} for ask in asks if ask and ask.agreed]


def voters(live: Live, apart_from: int) -> set[str]:
    """The players whose consent counts: all persons who play now, but for the holder of that seat."""
    holder = live.seats[apart_from].player
    return {seat.player for seat in live.seats if seat.person and seat.player and seat.player != holder}
