"""Why: what a master would do in my place, and what a bot had in mind when it moved.

Both are for games against bots alone: among people either would be advice from outside.
"""

from triforium.hall import engine
from triforium.hall.engine import Reason
from triforium.hall.errors import Refusal
from triforium.hall.live import Live, Recalled
from triforium.hall.opening import own_seat, seat_numbered
from triforium.hall.play import in_play
from triforium.hall.players import Player
from triforium.hall.shapes import LineMove, Reasons, ReasonShown

ADVISER = "master"
SHOWN = 3


def check_company(live: Live) -> None:
    """Refused while several people play, also those for whom a bot stands in for a while."""
    people = [seat for seat in live.seats if seat.kind in ("person", "local", "open") and not seat.resigned]
    if len(people) > 1 and live.row.phase != "over":
        raise Refusal("among-people")


def check_advice(live: Live, number: int, player: Player) -> None:
    """Whether this player may ask what a master would do in that seat now."""
    own_seat(live, number, player)
    in_play(live)
    check_company(live)
    assert live.course is not None
    if number not in live.course.to_act:
        raise Refusal("not-your-turn")


def recalled(live: Live, number: int) -> Recalled:
    """The thought behind a bot's last move, as far as it may be known."""
    seat_numbered(live, number)
    check_company(live)
    found = live.recalled.get(number)
    standing = {move.entry for move in live.course.played} if live.course else set()
    if found is None or found.entry not in standing:
        raise Refusal("no-reasons")
    if not found.open and live.row.phase != "over":
        raise Refusal("still-secret")
    return found


def shown(live: Live, seat: int, kind: str, reasons: list[Reason], lang: str, action: int | None = None) -> Reasons:
    """The best few reasons in words."""

    def text(action: int) -> str:
        return engine.action_text(live.row.game, action, lang)

    best = [
        ReasonShown(
            action=reason.action, text=text(reason.action), share=round(reason.share, 3), lead=round(reason.lead, 1),
            line=[LineMove(seat, text(action)) for seat, action in reason.line],
        )
        for reason in reasons[:SHOWN]
    ]  # fmt: skip
    return Reasons(seat, kind, None if action is None else text(action), best)
