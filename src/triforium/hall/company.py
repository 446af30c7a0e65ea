"""Who plays a seat once the game runs: coming back, resigning, stand-ins, handing a seat over."""

from typing import Any

from triforium.hall import asking, engine
from triforium.hall.clocks import GRACE
from triforium.hall.errors import Refusal
from triforium.hall.live import Live
from triforium.hall.opening import DEFAULT_BOT, copied, own_seat, seat_numbered
from triforium.hall.players import Player
from triforium.hall.rows import Happening, SeatRow
from triforium.hall.store import Change


def running(live: Live) -> None:
    if live.row.phase == "gathering":
        raise Refusal("not-started")
    if live.row.phase == "over":
        raise Refusal("game-over")


def _seated(
    live: Live, seat: SeatRow, now: float, change: Change, kind: str, player: str | None, **data: Any
) -> Change:
    """Put another in a seat, in memory, and say what must be written; nothing may be refused after this."""
    number = live.heard + 1 + len(change.happenings)
    happening = Happening(number, kind, seat.number, player, data, now)
    live.seats[seat.number] = seat
    live.mind_clock(happening)
    change.table.update(live.index(now))
    change.seats.append(seat)
    change.happenings.append(happening)
    return change


def stood_in(live: Live, seat: SeatRow, now: float, why: str, bot: str = DEFAULT_BOT) -> Change:
    """A bot plays for this seat until its player returns."""
    stand_in = copied(seat, stand_in=bot)
    return _seated(live, stand_in, now, Change(), "stood-in", seat.player, why=why, bot=bot)


def handed_back(live: Live, seat: SeatRow, change: Change, now: float) -> Change:
    """The player of this seat is here again, and finds at least a minute on the clock."""
    granted = seat.granted
    if live.timer and live.timer.clock.kind == "game":
        granted += max(0.0, GRACE - live.timer.left(seat, now))
    back = copied(seat, stand_in=None, granted=granted)
    return _seated(live, back, now, change, "handed-back", seat.player)


def come_back(live: Live, number: int, player: Player, now: float) -> Change:
    running(live)
    seat = own_seat(live, number, player)
    return handed_back(live, seat, Change(), now) if seat.stand_in else Change()


def resign(live: Live, number: int, player: Player, now: float) -> Change:
    """Give the game up: a bot plays on for the others; with nobody else there, the game ends."""
    running(live)
    seat = own_seat(live, number, player)
    gone = copied(seat, resigned=True, stand_in=DEFAULT_BOT)
    others = [other for other in live.seats if other.number != number and other.kind in ("person", "local")]
    change = _seated(live, gone, now, Change(), "resigned", player.id)
    if all(other.resigned for other in others):
        change.table.update({"phase": "over", "closed": "resigned", "wake": None, "turn": 0})
    return change


def vote_stand_in(live: Live, number: int, player: Player, now: float) -> Change:
    """Ask that a bot plays for somebody absent; it does once all other persons have asked."""
    running(live)
    seat = seat_numbered(live, number)
    voters = asking.voters(live, number)
    if player.id not in voters:
        raise Refusal("not-your-seat")
    if not seat.person:
        raise Refusal("seat-taken", "a bot plays this seat already")
    asked = Happening(live.heard + 1, "stand-in-asked", number, player.id, {}, now)
    change = Change(happenings=[asked])
    if voters <= asking.open_stand_in(live, number).agreed | {player.id}:
        stand_in = copied(seat, stand_in=DEFAULT_BOT)
        return _seated(live, stand_in, now, change, "stood-in", seat.player, why="vote", bot=DEFAULT_BOT)
    return change


def hand_over(live: Live, number: int, player: Player, to: str | None, bot: str | None, now: float) -> Change:
    """Let a bot play for me until I come back, or offer my seat to another player, who takes it by sitting down."""
    running(live)
    seat = own_seat(live, number, player)
    if to is None:
        kind = bot or DEFAULT_BOT
        if not engine.is_bot(kind):
            raise Refusal("bad-bot")
        return stood_in(live, seat, now, "wish", kind)
    return Change(happenings=[Happening(live.heard + 1, "offered", number, player.id, {"to": to}, now)])


def take_over(live: Live, number: int, player: Player, now: float) -> Change:
    """Sit down at a seat of a running game that its player has offered to me."""
    running(live)
    seat = seat_numbered(live, number)
    offers = [h for h in live.memory if h.seat == number and h.kind in ("offered", "taken-over")]
    if seat.resigned or not offers or offers[-1].kind != "offered" or offers[-1].data["to"] != player.id:
        raise Refusal("seat-taken")
    taken = copied(seat, kind="person", player=player.id, name=player.name, stand_in=None)
    return _seated(live, taken, now, Change(), "taken-over", player.id)


def out_of_time(live: Live, now: float) -> Change | None:
    """Stand-ins for all whose clock has run out."""
    if live.timer is None or live.course is None or live.row.phase != "running":
        return None
    change = Change()
    for number in live.course.to_act:
        seat = live.seats[number]
        deadline = live.timer.deadline(seat) if seat.person else None
        if deadline is not None and deadline <= now:
            _seated(live, copied(seat, stand_in=DEFAULT_BOT), now, change, "stood-in", seat.player, why="clock",
                    bot=DEFAULT_BOT)  # fmt: skip
    return change if change.seats else None
