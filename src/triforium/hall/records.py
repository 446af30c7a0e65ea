"""Save files: down when the game is over, up as a replay or as a table to play on from."""

import secrets
from typing import Any

import msgspec

from triforium.hall import engine, opening
from triforium.hall.course import Course, Entry
from triforium.hall.engine import Prelude, Setting
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.players import Player
from triforium.hall.rows import SeatRow, TableRow
from triforium.hall.shapes import NewTable, RecordUpload, SeatWanted
from triforium.hall.store import Change
from triforium.kernel.errors import DamagedRecord, ForeignRecord, TriforiumError
from triforium.kernel.record import Record

MOST_MOVES = 20_000


def label(seat: SeatRow) -> str:
    return f"{seat.name} ({seat.bot})" if seat.kind == "bot" else seat.name or "?"


def save_file(live: Live) -> str:
    """The record of a game that is over; it holds the seed."""
    if live.row.phase != "over":
        raise Refusal("still-running")
    assert live.course is not None
    players = [label(seat) for seat in live.seats]
    return engine.record(live.course.setting, live.course.moves, players).dumps()


def uploaded(raw: dict[str, Any]) -> tuple[Record, RecordUpload]:
    """The record in an upload, checked by a replay."""
    wishes = msgspec.convert(raw, RecordUpload)
    try:
        record = Record.loads(msgspec.json.encode(wishes.record if wishes.record is not None else raw).decode())
        if len(record.moves) > MOST_MOVES:
            raise Refusal("damaged-record", f"a record has at most {MOST_MOVES} moves")
        record.replay()
    except ForeignRecord as error:
        raise Refusal("foreign-record", str(error)) from error
    except DamagedRecord as error:
        raise Refusal("damaged-record", str(error)[:300]) from error
    except (TriforiumError, TypeError) as error:
        raise Refusal("foreign-record", str(error)[:300]) from error
    return record, wishes


def setting_of(record: Record) -> Setting:
    prelude = engine.prelude_of(record.prelude)
    return Setting(record.game, record.rules, record.seats, str(record.seed), dict(record.options), prelude)


def course_of(record: Record, now: float) -> Course:
    """The record's moves as entries, with what they led to."""
    course = Course(setting_of(record))
    for number, (seat, action) in enumerate(record.moves, 1):
        course.add(Entry(number, seat, action, None, False, None, now, ""))
        course.entries[-1] = course.entries[-1]._replace(digest=course.digest)
    return course


async def keep_replay(hall: Hall, record: Record, player: Player) -> str:
    """A table at which nothing is played any more, for looking at every seat's game."""
    now = hall.now()
    options = {**engine.game(record.game).meta.defaults(), **record.options}
    row = TableRow(
        id=secrets.token_urlsafe(16), game=record.game, rules=record.rules, options=options, seed=str(record.seed),
        seed_hash=opening.hash_of(record.seed), seed_chosen=True,
        prelude=engine.prelude_of(record.prelude), clock=None, public=False,
        host=player.id, phase="over", closed="upload", kept=None, origin={"upload": True}, revision=1, turn=0,
        wake=None, thinker=None, thinks_until=None, created=now, started=now, changed=now,
    )  # fmt: skip
    course = course_of(record, now)
    row.standing = course.standing()
    names = [*record.players, *[f"{seat + 1}" for seat in range(len(record.players), record.seats)]]
    seats = [SeatRow(n, "local", player=player.id, name=names[n][:40] or "?") for n in range(record.seats)]
    await hall.store.create(row, seats, entries=course.entries)
    return row.id


async def play_on(hall: Hall, record: Record, wishes: RecordUpload, player: Player) -> str:
    """A table that begins after some moves of a record, with all that the player's seat cannot know dealt anew."""
    assert wishes.play_from is not None
    moves = list(record.moves[: wishes.play_from])
    if wishes.seat >= record.seats:
        raise Refusal("bad-seats", f"the record has seats 0 to {record.seats - 1}")
    if record.replay(upto=len(moves)).over:
        raise Refusal("game-over")
    others = SeatWanted("bot", wishes.bot)
    seats = [SeatWanted("me") if seat == wishes.seat else others for seat in range(record.seats)]
    wanted = NewTable(record.game, seats, dict(record.options), public=False)
    prelude = Prelude(str(record.seed), moves, wishes.seat, engine.prelude_of(record.prelude))
    row, rows = opening.new_table(wanted, player, hall.now(), prelude, {"upload": True, "play_from": len(moves)})
    await hall.store.create(row, rows)
    return row.id


async def rematch(hall: Hall, table: str, player: Player) -> str:
    """A new table for the same people and bots; asking again leads to the same one."""

    def plan(live: Live) -> Change:
        if live.row.phase != "over":
            raise Refusal("still-running")
        own = live.own_seats(player.id)
        if not own:
            raise Refusal("not-your-seat")
        if any(happening.kind == "rematch" for happening in live.memory):
            return Change()
        seats = [_again(seat, player) for seat in live.seats]
        wanted = NewTable(live.row.game, seats, live.row.options, live.row.public, live.row.clock)
        opened = opening.new_table(wanted, player, hall.now(), None, {"rematch": table})
        told = hall.happening(live, "rematch", own[0], player.id, table=opened[0].id)
        return Change(happenings=[told], opened=opened)

    live = await hall.change(table, plan)
    return str(next(happening.data["table"] for happening in live.memory if happening.kind == "rematch"))


def _again(seat: SeatRow, player: Player) -> SeatWanted:
    if seat.kind == "bot":
        return SeatWanted("bot", seat.bot)
    if seat.player == player.id:
        return SeatWanted("me" if seat.kind == "person" else "local", name=seat.name)
    return SeatWanted("open")
