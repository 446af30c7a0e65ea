"""What a seat may take back: as the record allows, and never in a way that tells of another's secret answer.

Whether it may hangs on what the seat itself can see. So while another person owes an answer that nobody else may see,
a move from before that question needs the others' consent, whether or not the answer has begun.
"""

from collections.abc import Collection
from typing import NamedTuple

from triforium.hall import engine
from triforium.hall.course import Course, Played


class Undo(NamedTuple):
    """The move that would be taken back; `reason` says why that needs the others' consent, "" if it does not."""

    move: Played | None
    alone: bool
    reason: str

    @property
    def free(self) -> bool:
        return self.move is not None and not self.reason


def undo(course: Course, seat: int, people: Collection[int]) -> Undo:
    """What this seat can take back; `people` are the seats that persons hold."""
    last = next((i for i in range(len(course.played) - 1, -1, -1) if course.played[i].seat == seat), None)
    if last is None:
        return Undo(None, False, "nothing")
    move = course.played[last]
    if course.question is not None:
        if last >= course.question.began:
            return Undo(move, True, "")
        answering = [other for other in course.question.asked if other != seat and other in people]
        return Undo(move, False, "secret" if answering else _reason(course, last, people))
    return Undo(move, False, _reason(course, last, people))


def _reason(course: Course, last: int, people: Collection[int]) -> str:
    move = course.played[last]
    if move.asked.together or move.asked.seen != course.state.seen:
        return "seen"
    if move.binds and any(other != move.seat for other in people):
        return "binds"
    if any(later.seat != move.seat and later.seat in people for later in course.played[last + 1 :]):
        return "others"
    waiting = [other for other in course.to_act if other != move.seat and other in people]
    if waiting and engine.asked(course.state).private:
        return "secret"
    return ""
