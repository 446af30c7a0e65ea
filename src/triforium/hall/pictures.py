"""What a viewer gets: pictures, log lines, seats and tables, in its language."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from triforium.hall import asking, engine
from triforium.hall.course import UNDONE, Course, Told
from triforium.hall.engine import Face, Viewer
from triforium.hall.live import Live
from triforium.hall.rows import Happening, SeatRow, TableRow
from triforium.hall.shapes import (
    Choice,
    ClockShown,
    HappeningShown,
    Heading,
    LogLine,
    News,
    Past,
    Picture,
    PromptShown,
    SeatShown,
    Standing,
    TableShown,
    UndoOffer,
)
from triforium.hall.undo import undo
from triforium.hall.words import say

LAST_LINES = 50


def picture(live: Live, viewer: Viewer, lang: str, now: float) -> Picture:
    """All that a viewer may know now."""
    assert live.course is not None
    face = live.course.sight(viewer).face
    assert face is not None
    shown = painted(live, face, lang, clocks(live, now), undo_offer(live, live.course, viewer, lang))
    if viewer is not None and face.legal and asking.voters(live, viewer):
        final = engine.finals(live.course.shown_to(viewer), viewer, face.legal, live.people())
        for choice in shown.legal:
            if choice.action in final:
                choice.final = True
    return shown


def painted(
    live: Live, face: Face, lang: str, times: list[ClockShown | None] | None, taking_back: UndoOffer
) -> Picture:
    return Picture(
        view=face.view,
        prompt=prompt(live, face.prompt, lang),
        legal=[Choice(**choice) for choice in engine.choices(live.row.game, face.legal, face.view, lang)],
        to_act=face.view["to_act"],
        scores=face.view["scores"],
        clocks=times,
        undo=taking_back,
        over=face.view["over"],
    )


def prompt(live: Live, asked: engine.Prompt, lang: str) -> PromptShown:
    text = engine.game(live.row.game).ask(asked, lang, live.names)
    return PromptShown(text, asked.key, dict(asked.args), asked.rule)


def clocks(live: Live, now: float) -> list[ClockShown | None] | None:
    """The seconds that each person has left; None without a clock."""
    timer = live.timer
    if timer is None:
        return None
    return [
        ClockShown(round(timer.left(seat, now), 1), timer.since[seat.number] is not None)
        if seat.kind in ("person", "local") and not seat.resigned
        else None
        for seat in live.seats
    ]


def undo_offer(live: Live, course: Course, viewer: Viewer, lang: str) -> UndoOffer:
    """Whether the viewer may take the last own move back: freely, by asking the others, or not at all."""
    if viewer is None or live.row.phase != "running":
        return UndoOffer(False)
    offer = undo(course, viewer, live.people())
    if offer.free:
        return UndoOffer(True)
    return UndoOffer(False, say(f"undo-{offer.reason}", lang), offer.move is not None)


def log_lines(live: Live, lines: Sequence[Told], lang: str) -> list[LogLine]:
    return [log_line(live, told, lang) for told in lines]


def log_line(live: Live, told: Told, lang: str) -> LogLine:
    """One line; `move` is the viewer's version that it came with, for looking back."""
    if told.line is None:
        text = say("log-taken-back", lang, seat=live.names[told.seat])
        return LogLine(told.n, told.seat, UNDONE, {"seat": told.seat, "from": told.since}, text, told.version)
    title = engine.game(live.row.game)
    seat = told.line.seat if told.line.seat >= 0 else None
    args = title.line_args(told.line)
    return LogLine(told.n, seat, told.line.key, args, title.line(told.line, lang, live.names), told.version)


def news(live: Live, viewer: Viewer, lang: str, after: int, now: float) -> News:
    """The present picture, and the lines that are new since a version."""
    assert live.course is not None
    sight = live.course.sight(viewer)
    lines = log_lines(live, sight.lines_after_version(after), lang)
    return News(sight.version, lines, picture(live, viewer, lang, now))


def pages(live: Live, viewer: Viewer, lang: str, after: int, now: float) -> list[News]:
    """What is new since a version, as one page or two: one's own answer to a simultaneous question is a page by
    itself, so that it looks the same whether others have answered before or not."""
    assert live.course is not None
    sight = live.course.sight(viewer)
    if sight.answered is None or not after < sight.answered.version < sight.version:
        return [news(live, viewer, lang, after, now)]
    first = own_answer(live, viewer, lang, after, now)
    return [first, news(live, viewer, lang, first.version, now)]


def own_answer(live: Live, viewer: Viewer, lang: str, after: int, now: float) -> News:
    """The page after one's own answer: in it, the answer can still be changed."""
    assert live.course is not None
    sight = live.course.sight(viewer)
    assert sight.answered is not None
    version, face = sight.answered
    lines = [told for told in sight.lines_after_version(after) if told.version <= version]
    return News(version, log_lines(live, lines, lang), painted(live, face, lang, clocks(live, now), UndoOffer(True)))


def news_at(live: Live, viewer: Viewer, lang: str, past: Course, after: int) -> News:
    """What was new at a moment of the past; clocks and undo are of the present alone."""
    sight = past.sight(viewer)
    assert sight.face is not None
    lines = log_lines(live, sight.lines_after_version(after), lang)
    return News(sight.version, lines, painted(live, sight.face, lang, None, UndoOffer(False)))


def past(live: Live, viewer: Viewer, lang: str, version: int) -> Past:
    """The picture that a viewer had at a version; once the record may be known, also how many of its moves made it."""
    assert live.course is not None
    then = live.course.at(version, viewer)
    news = news_at(live, viewer, lang, then, version - 1)
    moves = live.course.moves_shared_with(then) if live.row.phase == "over" else UNSET
    return Past(news.version, news.log, news.picture, moves)


def seat_shown(seat: SeatRow, player: str | None, ready: bool) -> SeatShown:
    return SeatShown(
        number=seat.number, kind=seat.kind, name=seat.name, bot=seat.bot,
        player=seat.player if seat.kind == "person" else None, yours=player is not None and seat.player == player,
        stand_in=seat.stand_in, resigned=seat.resigned, ready=ready,
    )  # fmt: skip


def heading(row: TableRow, seats: Sequence[SeatShown], your_turn: bool) -> Heading:
    """A table as lists show it."""
    return Heading(
        id=row.id, game=row.game, rules=row.rules, options=row.options, phase=row.phase, closed=row.closed,
        public=row.public, host=row.host, clock=row.clock, seats=list(seats), seed_hash=row.seed_hash,
        seed_chosen=row.seed_chosen, origin=row.origin, created=int(row.created), your_turn=your_turn,
        standing=msgspec.convert(row.standing, Standing | None), seed=row.seed if row.phase == "over" else UNSET,
    )  # fmt: skip


def own_heading(live: Live, player: str | None) -> Heading:
    """The heading of a table in memory, as this player finds it."""
    owing = live.course.to_act if live.course and live.row.phase == "running" else ()
    ready = live.course.ready() if live.course else []
    seats = [seat_shown(seat, player, seat.number in ready) for seat in live.seats]
    turn = any(seat in owing and live.seats[seat].person for seat in live.own_seats(player))
    return heading(live.row, seats, turn)


def table(live: Live, viewer: Viewer, player: str | None, lang: str, now: float) -> TableShown:
    """A table as a viewer finds it."""
    shown = TableShown(
        **msgspec.structs.asdict(own_heading(live, player)),
        viewer=viewer, version=0, picture=None, log=[], asking=asking.pending(live), heard=live.heard,
    )  # fmt: skip
    if live.course is not None:
        sight = live.course.sight(viewer)
        shown.version = sight.version
        shown.picture = picture(live, viewer, lang, now)
        if live.row.kept is None:
            shown.log = log_lines(live, sight.log[-LAST_LINES:], lang)
        else:
            shown.log = kept_log(live, viewer, lang)[-LAST_LINES:]
    return shown


def kept_log(live: Live, viewer: Viewer, lang: str) -> list[LogLine]:
    """The lines of a game closed by a change of the rules, as they were told then."""
    readable = [line for line in live.row.kept or [] if line["only"] in (-1, viewer)]
    return [
        LogLine(n, line["seat"], line["key"], line["args"], line["text"][lang], 1) for n, line in enumerate(readable, 1)
    ]


def happening(live: Live, news: Happening) -> HappeningShown:
    """A happening as clients hear of it."""
    name = live.names[news.seat] if news.seat is not None else None
    shown = {key: value for key, value in news.data.items() if not key.startswith("_")}
    return HappeningShown(
        n=news.number,
        kind=news.kind,
        seat=news.seat,
        name=name,
        player=news.player,
        data=shown,
        time=round(news.time, 3),
    )
