"""Reviews of finished tables: made by the processes in which bots think, a few decisions at a time, and kept."""

import asyncio
import logging
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence

from triforium.hall import engine
from triforium.hall.engine import Review, Viewer, Weighing
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.minds import Minds
from triforium.hall.records import save_file
from triforium.hall.shapes import ChancesAt, Reviewing, ReviewMove, ReviewPlayer, ReviewShown, ReviewStep

log = logging.getLogger("triforium.hall.reviews")
REMEMBERED = 50
AT_ONCE = 4
"""Decisions that a process takes on in one go: bots that have to move do not wait long."""


class Work:
    """One review: how far it has come."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.numbers: list[int] = []
        self.found: list[Weighing] = []
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that were asked for last."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        self.minds = minds
        self.folder = hall.settings.folder / "reviews" if hall.settings.folder else None
        self.works: OrderedDict[str, Work] = OrderedDict()

    def of(self, live: Live) -> Work:
        """The review of a table, which is begun where nobody has asked for it before."""
        if live.row.phase == "over" and (live.course is None or not live.course.over):
            raise Refusal("unfinished")
        text = save_file(live)
        work = self.works.get(live.row.id)
        if work is None or (work.task and work.task.done() and work.review is None):
            work = self.works[live.row.id] = Work(text)
            work.task = asyncio.create_task(self._make(work))
        self.works.move_to_end(live.row.id)
        while len(self.works) > REMEMBERED:
            _, oldest = self.works.popitem(last=False)
            if oldest.task:
                oldest.task.cancel()
        return work

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, work: Work) -> None:
        try:
            work.numbers, work.found = await self.minds.do(engine.review_begun, work.text, self.folder)
            done = {weighing.number for weighing in work.found}
            left = [number for number in work.numbers if number not in done]
            chunks = [left[first : first + AT_ONCE] for first in range(0, len(left), AT_ONCE)]
            async with asyncio.TaskGroup() as group:
                for _ in range(self.minds.number):
                    group.create_task(self._weigh(work, chunks))
            work.review = await self.minds.do(engine.review_made, work.text, work.found, self.folder)
        except Exception:
            log.exception("a review could not be made")

    async def _weigh(self, work: Work, chunks: list[list[int]]) -> None:
        """One of the processes, as long as there is something left."""
        while chunks:
            work.found += await self.minds.do(engine.weigh_moves, work.text, chunks.pop(0))


# In words ------------------------------------------------------------------------------------------------------------


def shown(live: Live, viewer: Viewer, work: Work, lang: str) -> Reviewing:
    """How far it has come: the chances known so far, and in the end all of it."""
    points = [ChancesAt(at, chances) for at, chances in engine.chances_of(work.text, work.found)]
    whole = None if work.review is None else review_shown(live, viewer, work.review, lang)
    return Reviewing(len(work.found), len(work.numbers), points, whole)


def review_shown(live: Live, viewer: Viewer, review: Review, lang: str) -> ReviewShown:
    players = []
    for one in review.players:
        account = _rounded([one.first, one.own, one.others, one.luck, one.last])
        players.append(ReviewPlayer(one.decisions, round(one.accuracy, 4), one.grades, *account))
    steps = [
        ReviewStep(
            [_move(live, viewer, one, lang) for one in step.decisions],
            _rounded(step.before), _rounded(step.after), _rounded(step.luck),
        )
        for step in review.steps
    ]  # fmt: skip
    return ReviewShown(players, steps, [[one.step, one.seat] for one in review.moments])


def _move(live: Live, viewer: Viewer, one: engine.Reviewed, lang: str) -> ReviewMove:
    def text(action: int) -> str:
        return engine.action_text(live.row.game, action, lang)

    return ReviewMove(
        number=one.number + 1, version=version_before(live, viewer, one.number), seat=one.seat, rule=one.rule,
        text=text(one.action), better=text(one.preferred) if one.cost > 0 else None, cost=round(one.cost, 4),
        grade=one.grade or None,
    )  # fmt: skip


def version_before(live: Live, viewer: Viewer, number: int) -> int:
    """What the viewer saw when the move of that number, counted from 0, was due."""
    assert live.course is not None
    entry = live.course.played[number].entry
    return max(bisect_right(live.course.sight(viewer).reached, entry - 1), 1)


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
