"""What becomes of a stored game when the rules installed now are not those it was played under."""

from typing import Any

from triforium.hall import engine
from triforium.hall.live import Live
from triforium.hall.rows import Happening
from triforium.hall.store import Change


def change_due(live: Live, now: float) -> Change | None:
    """A game that replays alike moves to the new version of the rules; one that does not is closed."""
    installed = engine.game(live.row.game).meta.rules
    if live.differs is None:
        return _brought_up(live, installed, now)
    if live.row.phase != "running":
        return None
    word = Happening(live.heard + 1, "closed", None, None, {"why": "rules", "_entry": live.differs}, now)
    closed = {"phase": "over", "closed": "rules", "kept": told(live), "wake": None, "turn": 0, "changed": now}
    return Change(closed, happenings=[word])


def _brought_up(live: Live, installed: str, now: float) -> Change | None:
    """What a game lacks that replays alike: the new version of its rules, a standing that older halls did not keep."""
    lacking: dict[str, Any] = {} if live.row.rules == installed else {"rules": installed, "changed": now}
    if live.row.standing is None and live.course is not None:
        lacking["standing"] = live.course.standing()
    return Change(lacking) if lacking else None


def told(live: Live) -> list[dict[str, Any]]:
    """The log up to the first move that goes another way now, in every language, to be kept from here on."""
    assert live.course is not None
    title = engine.game(live.row.game)
    return [
        {
            "seat": line.seat if line.seat >= 0 else None,
            "key": line.key,
            "args": title.line_args(line),
            "only": line.only,
            "text": {lang: title.line(line, lang, live.names) for lang in engine.LANGUAGES},
        }
        for line in [*live.course.earlier, *engine.lines_from(live.course.state, 0)]
    ]
