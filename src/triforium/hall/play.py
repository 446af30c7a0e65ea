"""Playing: moves, and taking them back."""

from triforium.hall import asking, company, engine, pictures
from triforium.hall.course import Entry, Played
from triforium.hall.engine import IllegalMove
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall, Plan
from triforium.hall.live import Live
from triforium.hall.opening import own_seat
from triforium.hall.players import Player
from triforium.hall.shapes import NewMove, News, NewUndo
from triforium.hall.store import Change
from triforium.hall.undo import undo


class Repeated(Exception):
    """A key came again: the first answer is given again."""

    def __init__(self, live: Live, entry: Entry) -> None:
        super().__init__()
        self.live = live
        self.entry = entry


def in_play(live: Live) -> None:
    if live.row.phase == "gathering":
        raise Refusal("not-started")
    if live.row.closed == "rules":
        raise Refusal("closed-table")
    if live.row.phase == "over":
        raise Refusal("game-over")


def found_again(live: Live, seat: int, key: str) -> Entry | None:
    assert live.course is not None
    full = f"{seat}:{key}"
    return next((entry for entry in reversed(live.course.entries) if entry.key == full), None)


class Playing:
    """The moves of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def move(self, table: str, player: Player, wanted: NewMove, lang: str) -> News:
        """A decision of a person."""

        def plan(live: Live) -> Change:
            seat = own_seat(live, wanted.seat, player)
            if live.course is not None and (entry := found_again(live, wanted.seat, wanted.key)):
                if entry.action != wanted.action:
                    raise Refusal("malformed", "this key was used for another move")
                raise Repeated(live, entry)
            in_play(live)
            self._check_version(live, wanted.seat, wanted.version, lang)
            change = self._apply(live, wanted, lang)
            return company.handed_back(live, seat, change, self.hall.now()) if seat.stand_in else change

        return await self._answer(table, wanted.seat, wanted.version, lang, plan)

    async def undo(self, table: str, player: Player, wanted: NewUndo, lang: str) -> News:
        """Take the last own move back, as the record allows; beyond that the other persons are asked."""

        def plan(live: Live) -> Change:
            own_seat(live, wanted.seat, player)
            if live.course is not None and (entry := found_again(live, wanted.seat, wanted.key)):
                if entry.action is not None:
                    raise Refusal("malformed", "this key was used for a move")
                raise Repeated(live, entry)
            in_play(live)
            self._check_version(live, wanted.seat, wanted.version, lang)
            assert live.course is not None
            offer = undo(live.course, wanted.seat, live.people())
            if offer.move is None:
                raise Refusal("nothing-to-undo")
            if offer.free or not asking.voters(live, wanted.seat):
                return self.hall.entry(live, wanted.seat, None, wanted.key, offer.move.entry, offer.alone)
            return self._ask(live, wanted.seat, player, offer.move)

        return await self._answer(table, wanted.seat, wanted.version, lang, plan)

    async def _answer(self, table: str, seat: int, version: int, lang: str, plan: Plan) -> News:
        try:
            answers: list[News] = []

            def planned(live: Live) -> Change:
                change = plan(live)
                answers[:] = self.hall.pages(live, seat, lang, version)
                change.painted[seat, lang, version] = answers
                return change

            await self.hall.change(table, planned)
            return answers[0]
        except Repeated as repeated:
            return self._first_answer(repeated, seat, lang)

    def _first_answer(self, repeated: Repeated, seat: int, lang: str) -> News:
        live, entry = repeated.live, repeated.entry
        assert live.course is not None
        before = live.course.sight(seat).version_after(entry.number - 1)
        present = live.course.sight(seat).version
        past = live.course.at(min(before + 1, present), seat)
        return pictures.news_at(live, seat, lang, past, before)

    def _check_version(self, live: Live, seat: int, version: int, lang: str) -> None:
        assert live.course is not None
        present = live.course.sight(seat).version
        if version != present:
            fresh = pictures.picture(live, seat, lang, self.hall.now())
            raise Refusal("stale", version=present, picture=fresh)

    def _apply(self, live: Live, wanted: NewMove, lang: str) -> Change:
        assert live.course is not None
        if wanted.seat not in live.course.to_act:
            raise Refusal("not-your-turn")
        try:
            return self.hall.entry(live, wanted.seat, wanted.action, wanted.key)
        except IllegalMove as error:
            sentence = engine.rule_sentence(live.row.game, error.rule, lang)
            raise Refusal("illegal-move", sentence, rule=error.rule) from error

    # Undo by consent -------------------------------------------------------------------------------------------------

    def _ask(self, live: Live, seat: int, player: Player, move: Played) -> Change:
        """Ask all other persons; asking twice is asking once."""
        ask = asking.open_undo(live)
        if ask and ask.seat == seat and ask.takes == move.entry:
            return Change()
        if ask:
            raise Refusal("still-running", "another undo is being asked for: answer it first")
        hidden = {"_version": asking.seen_by_all(live), "_takes": move.entry}
        return Change(happenings=[self.hall.happening(live, "undo-asked", seat, player.id, **hidden)])

    async def vote(self, table: str, player: Player, agree: bool) -> None:
        """An answer to an undo that is asked for: one refusal ends it, the last consent carries it out."""

        def plan(live: Live) -> Change:
            in_play(live)
            ask = asking.open_undo(live)
            if ask is None:
                raise Refusal("nothing-asked")
            voters = asking.voters(live, ask.seat)
            if player.id not in voters:
                raise Refusal("not-your-seat")
            own = live.own_seats(player.id)[0]
            if not agree:
                return Change(happenings=[self.hall.happening(live, "undo-refused", own, player.id)])
            agreed = self.hall.happening(live, "undo-agreed", own, player.id)
            change = Change()
            if voters <= ask.agreed | {player.id}:
                change = self.hall.entry(live, ask.seat, None, None, ask.takes)
            change.happenings.append(agreed)
            return change

        await self.hall.change(table, plan)
