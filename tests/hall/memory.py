"""A table without a server or a database: the same course, pictures and events."""

from typing import Any

import msgspec

from triforium.hall import pictures
from triforium.hall.engine import Prelude, Viewer
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.opening import new_table
from triforium.hall.players import Player
from triforium.hall.settings import Settings
from triforium.hall.shapes import NewTable, SeatWanted
from triforium.hall.store import Stored
from triforium.hall.streams import event
from triforium.hall.undo import undo

HOST = Player("host", "Ann", False, {})
NOWHERE = Settings("sqlite+aiosqlite:///nowhere")


class MemoryTable:
    """A table whose seats all belong to different persons."""

    def __init__(self, game: str, seats: int, seed: int, prelude: Prelude | None = None, **options: str) -> None:
        self.hall = Hall(NOWHERE)
        wanted = NewTable(game, [SeatWanted("local")] * seats, options, seed=seed)
        row, rows = new_table(wanted, HOST, 1000.0, prelude)
        row.id, row.seed_hash = "table", "hash"
        for seat in rows:
            seat.kind, seat.player = "person", f"player{seat.number}"
        self.live = Live(Stored(row, rows, [], []))
        assert self.live.course is not None
        self.course = self.live.course
        self.viewers: list[Viewer] = [None, *range(seats)]
        self.streams: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.viewers}
        for viewer in self.viewers:
            self.course.sight(viewer)
        self.seen: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self._tell(self.viewers)

    def move(self, seat: int, action: int) -> list[Viewer]:
        return self._tell(self.hall.entry(self.live, seat, action).seen_by)

    def undo(self, seat: int) -> list[Viewer]:
        offer = undo(self.course, seat, self.live.people())
        assert offer.free
        assert offer.move is not None
        return self._tell(self.hall.entry(self.live, seat, None, None, offer.move.entry, offer.alone).seen_by)

    def _tell(self, viewers: list[Viewer]) -> list[Viewer]:
        for viewer in viewers:
            for page in pictures.pages(self.live, viewer, "en", self.seen[viewer], 1000.0):
                self.streams[viewer].append(event("picture", page, page.version))
            self.seen[viewer] = self.course.sight(viewer).version
        return viewers

    def shown(self, viewer: Viewer) -> bytes:
        """What a viewer gets who looks at the table now; who is ready is all that may be told beside it."""
        player = None if viewer is None else f"player{viewer}"
        table: dict[str, Any] = msgspec.to_builtins(pictures.table(self.live, viewer, player, "en", 1000.0))
        for seat in table["seats"]:
            del seat["ready"]
        return msgspec.json.encode(table)
