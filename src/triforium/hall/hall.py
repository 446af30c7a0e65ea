"""The hall: the tables in memory, the one way to read and the one way to change them, and who is told."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_hex
from weakref import WeakValueDictionary

from triforium.hall import pictures
from triforium.hall.course import Entry
from triforium.hall.engine import Viewer
from triforium.hall.errors import Refusal
from triforium.hall.live import Live, Thinking
from triforium.hall.metrics import MOVES, OVERTAKEN
from triforium.hall.rows import Happening
from triforium.hall.settings import Settings
from triforium.hall.shapes import News
from triforium.hall.store import Change, Overtaken, Painted, Store, Stored
from triforium.hall.streams import Stream, event

log = logging.getLogger("triforium.hall")
Plan = Callable[[Live], Change]
MOST_STREAMS = 50
"""For one player, or for one address of which no player is known; at each process."""
IDLE = 120.0
"""Seconds after which a game that nobody plays is dropped from memory."""


class Hall:
    """All that one server process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.tables: dict[str, Live] = {}
        self.process = token_hex(8)
        self.stopping = asyncio.Event()
        self.on_change: list[Callable[[Live], None]] = []
        self.listening: Counter[str] = Counter()
        """How many streams each player, or else each address, holds open."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> float:
        return time.time()

    # Reading and changing --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table, up to date and standing still while the block runs."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            live = await self._fresh(table)
            live.used = self.now()
            yield live

    async def change(self, table: str, plan: Plan) -> Live:
        """Change a table. The plan looks at it and says what to do; overtaken by others, it is asked again."""
        async with self.at(table) as live:
            while True:
                change = plan(live)
                try:
                    await asyncio.shield(self.store.write(live.row, change))
                except Overtaken:
                    OVERTAKEN.inc()
                    live.stale = True
                    await self._fresh(table)
                    continue
                except BaseException:
                    live.stale = True  # nobody knows whether it was written: look again before anything else
                    raise
                self._adopt(live, change)
                return live

    def _adopt(self, live: Live, change: Change) -> None:
        """What has been written is now true: take it over and tell everybody."""
        for column, value in change.table.items():
            setattr(live.row, column, value)
        live.row.revision += 1
        for seat in change.seats:
            live.seats[seat.number] = seat
        if live.course is None and live.row.started is not None:
            live.begin_course()
            self._show(live, [None, *range(len(live.seats))])
        if change.entry:
            self._show(live, change.seen_by, change.painted)
            self._tell_ready(live)
        for happening in change.happenings:
            live.hear(happening)
            self._tell(live, happening)
        self.followed(live)

    def followed(self, live: Live) -> None:
        """Something is new at this table: whoever acts on that looks at it."""
        for follow in self.on_change:
            follow(live)

    async def _fresh(self, table: str) -> Live:
        live = self.tables.get(table)
        if live is None:
            stored = await self._loaded(table)
            live = self.tables[table] = Live(stored)
            await self._check_rules(live)
        elif live.stale:
            live.reset(await self._loaded(table))
            self._catch_up(live)
        elif not self.store.sqlite and await self.store.revision(table) != live.row.revision:
            await self._take_news(live)
        return live

    async def _loaded(self, table: str) -> Stored:
        stored = await self.store.load(table)
        if stored is None:
            raise Refusal("no-such-table")
        return stored

    async def _check_rules(self, live: Live) -> None:
        """A game whose stored moves lead elsewhere under the rules installed now is closed, never changed."""
        from triforium.hall import rules

        if change := rules.change_due(live, self.now()):
            await self.store.write(live.row, change)
            self._adopt(live, change)

    async def _take_news(self, live: Live) -> None:
        """What another process has written."""
        stored = await self.store.load_news(live.row.id, len(live.course.entries) if live.course else 0, live.heard)
        if stored is None:
            raise Refusal("no-such-table")
        started = live.course is None and stored.row.started is not None
        live.row, live.seats = stored.row, stored.seats or live.seats
        if started:
            live.begin_course()
            self._show(live, [None, *range(len(live.seats))])
        for entry in stored.entries:
            self._show(live, live.enter(entry))
            self._tell_ready(live)
        for happening in stored.happenings:
            live.hear(happening)
            self._tell(live, happening)
        self.followed(live)

    # Telling ---------------------------------------------------------------------------------------------------------

    def _show(self, live: Live, viewers: list[Viewer], painted: Painted | None = None) -> None:
        """A new version for these viewers: everyone who listens gets the picture, made once for all alike."""
        made: dict[tuple[Viewer, str, int], list[bytes]] = {}
        for stream in [stream for stream in live.streams if stream.viewer in viewers]:
            key = stream.viewer, stream.lang, stream.version
            if key not in made:
                pages = painted[key] if painted and key in painted else self.pages(live, *key)
                made[key] = [event("picture", page, page.version) for page in pages]
            for message in made[key]:
                stream.send(message)
            assert live.course is not None
            stream.version = live.course.sight(stream.viewer).version

    def pages(self, live: Live, viewer: Viewer, lang: str, after: int) -> list[News]:
        return pictures.pages(live, viewer, lang, after, self.now())

    def _tell(self, live: Live, happening: Happening) -> None:
        message = event("happening", pictures.happening(live, happening))
        for stream in live.streams:
            stream.heard = happening.number
            if happening.player not in stream.muted or happening.kind != "chat":
                stream.send(message)

    def _tell_ready(self, live: Live) -> None:
        """Who has answered a question that is still open: all that may be known of others' answers."""
        assert live.course is not None
        ready = live.course.ready()
        if ready != live.ready:
            live.ready = ready
            message = event("happening", {"kind": "ready", "seats": ready})
            for stream in live.streams:
                stream.send(message)

    def tell_thinking(self, live: Live, seat: int, seconds: float) -> None:
        """A bot thinks for so long. That is said once as long as nothing is to be seen of what it decides: how many
        answers a secret question takes is nobody's business."""
        assert live.course is not None
        version = live.course.sight(None).version
        if live.thinking and (live.thinking.seat, live.thinking.version) == (seat, version):
            return
        live.thinking = Thinking(seat, self.now(), seconds, version)
        for stream in live.streams:
            stream.send(self._thinking(live.thinking))

    def _thinking(self, thinking: Thinking) -> bytes:
        gone = round(self.now() - thinking.since, 2)
        return event(
            "happening", {"kind": "thinking", "seat": thinking.seat, "seconds": thinking.seconds, "gone": gone}
        )

    def _catch_up(self, live: Live) -> None:
        """After a table was read anew: whatever a stream has missed."""
        for stream in live.streams:
            if live.course is not None and live.course.sight(stream.viewer).version > stream.version:
                for page in self.pages(live, stream.viewer, stream.lang, stream.version):
                    stream.send(event("picture", page, page.version))
                stream.version = live.course.sight(stream.viewer).version

    def check_streams(self, listener: str) -> None:
        if self.listening[listener] >= MOST_STREAMS * self.settings.rate:
            raise Refusal("slow-down", f"{MOST_STREAMS} streams are open already: close one", {"Retry-After": "10"})

    async def sent(self, live: Live, stream: Stream, listener: str) -> AsyncIterator[bytes]:
        """What a stream sends, for as long as its client listens."""
        self.listening[listener] += 1
        try:
            yield b"retry: 1000\n\n"
            async for message in stream.messages():
                yield message
        finally:
            live.streams.discard(stream)
            self.listening[listener] -= 1
            if not self.listening[listener]:
                del self.listening[listener]

    def listen(self, live: Live, stream: Stream, after: int) -> None:
        """A new stream: first the present picture with all lines after the version that the client has."""
        if live.course is not None:
            sight = live.course.sight(stream.viewer)
            known = after if after <= sight.version else 0
            stream.version = sight.version
            if known < sight.version:
                news = pictures.news(live, stream.viewer, stream.lang, known, self.now())
                stream.send(event("picture", news, news.version))
            if ready := live.course.ready():
                stream.send(event("happening", {"kind": "ready", "seats": ready}))
            if live.thinking and live.thinking.seat in live.course.to_act:
                stream.send(self._thinking(live.thinking))
        live.streams.add(stream)

    async def keep_streams(self) -> None:
        """Streams stay open also where nothing happens. One clock for all of them: a timer for every message of every
        stream would cost more than the messages."""
        while not self.stopping.is_set():
            await asyncio.sleep(1)
            for live in self.tables.values():
                for stream in live.streams:
                    stream.beat()

    def stop(self) -> None:
        """No new work; every stream is told to come back, to this process's successor or to another."""
        self.stopping.set()
        for live in self.tables.values():
            for stream in live.streams:
                stream.send(event("happening", {"kind": "come-back"}))
                stream.end()

    def drop_idle(self) -> None:
        """Forget the games in which nothing has happened for a while; who listens goes on listening."""
        before = self.now() - IDLE
        for table, live in list(self.tables.items()):
            if live.used < before and table not in self._locks:
                if live.streams:
                    live.rest()
                else:
                    del self.tables[table]

    # Building changes ------------------------------------------------------------------------------------------------

    def entry(
        self, live: Live, seat: int, action: int | None, key: str | None = None, takes: int | None = None,
        alone: bool = False,
    ) -> Change:  # fmt: skip
        """Make a move, or take one back, in memory; returns what must be written for it."""
        assert live.course is not None
        now = self.now()
        number = len(live.course.entries) + 1
        made = Entry(number, seat, action, takes, alone, key and f"{seat}:{key}", now, "")
        seen_by = live.make(made)
        made = live.course.entries[-1] = made._replace(digest=live.course.digest)
        MOVES.labels("person" if key else "hall").inc()
        if live.course.over:
            live.row.phase = "over"
        return Change({**live.index(now), "phase": live.row.phase}, made, seen_by=seen_by)

    def happening(
        self, live: Live, kind: str, seat: int | None = None, player: str | None = None, **data: object
    ) -> Happening:
        return Happening(live.heard + 1, kind, seat, player, data, self.now())
