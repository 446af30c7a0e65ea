"""Setting tables up: who sits where, what is agreed, and the start."""

import hashlib
import secrets
from typing import Any

import msgspec

from triforium.hall import engine
from triforium.hall.engine import Prelude
from triforium.hall.errors import Refusal
from triforium.hall.live import Live
from triforium.hall.players import Player
from triforium.hall.rows import Clock, Happening, SeatRow, TableRow
from triforium.hall.shapes import NewTable, SeatWanted
from triforium.kernel.errors import SeatsOutOfRange, UnknownGame, UnknownOption

BOT_NAMES = ("Aldric", "Berthe", "Conrad", "Dietlind", "Eudo", "Frida")
"""What bots are called, by seat, unless the host names them."""
DEFAULT_BOT = "journeyman"
LONGEST_CLOCK = 30 * 24 * 3600.0


def title(name: str) -> engine.Game:
    try:
        return engine.game(name)
    except UnknownGame as error:
        raise Refusal("no-such-game", str(error)) from error


def new_table(
    wanted: NewTable, player: Player, now: float, prelude: Prelude | None = None, origin: dict[str, Any] | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table as it was asked for."""
    game = title(wanted.game)
    options = checked_options(game, wanted.options, len(wanted.seats))
    seats = [seat_row(number, seat, player) for number, seat in enumerate(wanted.seats)]
    gathering = any(seat.kind == "open" for seat in seats)
    seed = chosen_seed(wanted, seats)
    row = TableRow(
        id=secrets.token_urlsafe(16), game=game.name, rules=game.meta.rules, options=options, seed=str(seed),
        seed_hash=hash_of(seed), seed_chosen=wanted.seed is not None, prelude=prelude,
        clock=checked_clock(wanted.clock), public=wanted.public, host=player.id,
        phase="gathering" if gathering else "running", closed=None, kept=None, origin=origin, revision=1, turn=0,
        wake=None, thinker=None, thinks_until=None, created=now, started=None if gathering else now, changed=now,
    )  # fmt: skip
    if row.started is not None:
        index = first_index(row, seats, now)
        row.turn, row.wake, row.standing = index["turn"], index["wake"], index["standing"]
    return row, seats


def hash_of(seed: int) -> str:
    """What is shown of the seed at the start: the SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def checked_options(game: engine.Game, options: dict[str, str], seats: int) -> dict[str, str]:
    try:
        allowed = game.seats_with(options)
    except UnknownOption as error:
        raise Refusal("bad-option", str(error)) from error
    chosen = {**game.meta.defaults(), **options}
    if seats not in allowed:
        try:
            game.new(seats, 0, chosen)
        except SeatsOutOfRange as error:
            raise Refusal("bad-seats", str(error)) from error
    return chosen


def checked_clock(clock: Clock | None) -> Clock | None:
    if clock is None or clock.kind == "none":
        return None
    if clock.kind not in ("move", "game"):
        raise Refusal("bad-clock", "a clock is of the kind none, move or game")
    if not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise Refusal("bad-clock", "a clock gives from 1 second to 30 days, and an increment of 0 or more")
    return clock


def chosen_seed(wanted: NewTable, seats: list[SeatRow]) -> int:
    """A seed of the system's entropy; one of the host's own choice only where no stranger sits."""
    if wanted.seed is None:
        return secrets.randbits(128)
    digits = str(wanted.seed)
    if any(seat.kind == "open" for seat in seats) or not (digits.isascii() and digits.isdecimal()):
        raise Refusal("bad-seed")
    seed = int(digits)
    if seed >= 1 << 128:
        raise Refusal("bad-seed")
    return seed


def seat_row(number: int, wanted: SeatWanted, player: Player) -> SeatRow:
    if wanted.kind == "bot":
        kind = wanted.bot or DEFAULT_BOT
        if not engine.is_bot(kind):
            raise Refusal("bad-bot", f"there is no bot {kind!r}; there is {', '.join(engine.BOTS)}")
        return SeatRow(number, "bot", bot=kind, name=wanted.name or BOT_NAMES[number])
    if wanted.kind == "me":
        return SeatRow(number, "person", player=player.id, name=wanted.name or player.name)
    if wanted.kind == "local":
        return SeatRow(number, "local", player=player.id, name=wanted.name or f"{player.name} {number + 1}")
    return SeatRow(number, "open")


def seat_numbered(live: Live, number: int) -> SeatRow:
    if not 0 <= number < len(live.seats):
        raise Refusal("no-such-seat", f"this table has seats 0 to {len(live.seats) - 1}")
    return live.seats[number]


def own_seat(live: Live, number: int, player: Player) -> SeatRow:
    """A seat that this player holds."""
    seat = seat_numbered(live, number)
    if seat.player != player.id or seat.resigned:
        raise Refusal("not-your-seat")
    return seat


def started(live: Live, now: float, seats: list[SeatRow]) -> dict[str, Any]:
    """The columns of a table at which the last open seat has just been taken."""
    if any(seat.kind == "open" for seat in seats):
        return {"changed": now}
    return {"phase": "running", "started": now, "changed": now, **first_index(live.row, seats, now)}


def first_index(row: TableRow, seats: list[SeatRow], now: float) -> dict[str, Any]:
    """Whose turn it is at the start, when the hall has something to do, and what lists tell."""
    state = engine.begin(row.setting(len(seats)))[0]
    to_act = state.to_act
    end_of_turn = now + row.clock.seconds if row.clock else None
    wake = now if any(seats[seat].mover for seat in to_act) else end_of_turn
    return {
        "turn": sum(1 << seat for seat in to_act), "wake": wake, "standing": engine.standing(state.view(None)),
    }  # fmt: skip


def with_seat(live: Live, changed: SeatRow) -> list[SeatRow]:
    return [changed if seat.number == changed.number else seat for seat in live.seats]


def joined(live: Live, seat: SeatRow, now: float) -> Happening:
    return Happening(live.heard + 1, "joined", seat.number, seat.player, {"name": seat.name}, now)


def copied(seat: SeatRow, **changes: Any) -> SeatRow:
    return msgspec.structs.replace(seat, **changes)
