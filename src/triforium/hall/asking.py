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
    takes: int = 0
    """For an undo: the entry of the ledger that is to be taken back."""


def seen_by_all(live: Live) -> int:
    """What everybody has seen; secret answers do not count, so that nothing that hangs on this tells of them."""
    assert live.course is not None
    return live.course.sight(None).version


def open_undo(live: Live) -> Ask | None:
    """The undo that is being asked for; it lapses when everybody has seen the game go on."""
    if live.course is None:
        return None
    ask: Ask | None = None
    standing = {move.entry for move in live.course.played}
    for happening in live.memory:
        player = frozenset({happening.player} if happening.player else ())
        if happening.kind == "undo-asked":
            hidden = happening.data
            lapsed = hidden["_version"] != seen_by_all(live) or hidden["_takes"] not in standing
            ask = None if lapsed else Ask("undo", happening.seat or 0, player, hidden["_takes"])
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
