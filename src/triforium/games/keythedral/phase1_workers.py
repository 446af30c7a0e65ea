"""I: placing the workers."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import DONE, MARK, NO, PLAY, SEND, SEND_ALSO
from triforium.games.keythedral.cubes import ONE
from triforium.games.keythedral.lattice import ACROSS, field_number
from triforium.games.keythedral.law import PLACING
from triforium.games.keythedral.laws import add_laws, play_law, worth_asking
from triforium.games.keythedral.material import COTTAGES
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Work(Step[Keythedral]):
    """Five markers are placed: the first by the start player, each next one by the next player clockwise."""

    rule = "keythedral.I.1"

    def run(self, s: Keythedral, _: i64) -> None:
        if s.marks == COTTAGES:
            s.number = NONE
            return
        first = (s.start + s.marks) % s.seats
        orderer = s.in_force.orderer
        s.then(MARK_NUMBER, orderer if orderer != NONE else first)
        s.then_each(PLACING_TURN, first)
        s.then(self)


class MarkNumber(Decision[Keythedral]):
    """The marker goes on any number that is not marked yet."""

    rule = "keythedral.I.2"
    key = "ask-mark"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add_set(MARK.id(0), BIT[COTTAGES] - 1 - s.marked)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.number = MARK.item(action)
        s.in_force.named = NONE
        s.marked |= BIT[s.number]
        s.marks += 1
        s.order = s.order * 8 + s.number + 1
        s.tell("mark", seat, s.marks, s.number + 1)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"marker": s.marks + 1}


class PlacingTurn(Step[Keythedral]):
    """Each player in turn sends the workers of the tile with the marked number, as far as there are free fields."""

    rule = "keythedral.I.3"

    def run(self, s: Keythedral, seat: i64) -> None:
        tile = s.working(seat)
        if s.in_force.worked & BIT[tile]:
            return  # C.6
        s.sent = 0
        s.sent_also = 0
        also = s.also_working(seat)
        sides = size(s.free_sides(seat, tile))
        if also != NONE:
            sides += size(s.free_sides(seat, also))
        if sides > 1:
            s.then(PLACE_FIRST, seat)
        elif worth_asking(s, seat, PLACING):
            s.then(PLACE_ASKED, seat)
        elif sides == 1:
            s.then(PLACE_MORE, seat)
        else:
            s.tell("idle", seat, tile)


class PlaceFirst(Decision[Keythedral]):
    """A worker goes to a free field beside the tile; before that, laws may be played.

    Where placing leaves no choice but a law might change that, who holds any law is asked, whatever it is.
    """

    def __init__(self, rule: str, key: str, private: bool) -> None:
        self.rule = rule
        self.key = key
        self.private = private

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        also = s.also_working(seat)
        out.add_set(SEND.id(0), s.free_sides(seat, s.working(seat)))
        if also != NONE:
            out.add_set(SEND_ALSO.id(0), s.free_sides(seat, also))
        if out.count == 0:
            out.add(NO)
        add_laws(s, seat, PLACING, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == NO:
            s.tell("idle", seat, s.working(seat))
        elif PLAY.holds(action):
            play_law(s, seat, PLAY.item(action))
            s.then(PLACING_TURN, seat)
        else:
            send_one(s, seat, action)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.number + 1}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        if PLAY.holds(action):
            return "keythedral.W.2"
        return "keythedral.I.5" if SEND.holds(action) or SEND_ALSO.holds(action) else self.rule


def send_one(s: Keythedral, seat: i64, action: i64) -> None:
    """Send a worker from the tile in turn or from the one that law 6 has named; more may follow."""
    if SEND.holds(action):
        send(s, seat, s.working(seat), SEND.item(action))
        s.sent += 1
    else:
        send(s, seat, s.in_force.named, SEND_ALSO.item(action))
        s.sent_also += 1
    s.then(PLACE_MORE, seat)


def send(s: Keythedral, seat: i64, tile: i64, side: i64) -> None:
    spot = s.tile_at[tile]
    field = s.ground.laid_field(spot, side)
    s.worker[field] = seat
    s.workers[seat] += ONE[s.colour_of(field)]
    s.tell("send", seat, tile, s.colour_of(field), field_number(spot + ACROSS[side]))


def still_sends(s: Keythedral, tile: i64, sent: i64) -> bool:
    """I.4: a cottage sends one worker, a house up to two."""
    return sent == 0 or (sent == 1 and s.is_house(tile))


class PlaceMore(Decision[Keythedral]):
    """A house may send a second worker, and with law 6 another tile works too; each tile's first worker must go."""

    rule = "keythedral.I.4"
    key = "ask-place-more"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        tile = s.working(seat)
        also = s.also_working(seat)
        if not self.must_send(s, seat, tile, also):
            out.add(DONE)
        if still_sends(s, tile, s.sent):
            out.add_set(SEND.id(0), s.free_sides(seat, tile))
        if also != NONE and still_sends(s, also, s.sent_also):
            out.add_set(SEND_ALSO.id(0), s.free_sides(seat, also))

    def must_send(self, s: Keythedral, seat: i64, tile: i64, also: i64) -> bool:
        if s.sent == 0 and s.free_sides(seat, tile) != 0:
            return True
        return also != NONE and s.sent_also == 0 and s.free_sides(seat, also) != 0

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action != DONE:
            send_one(s, seat, action)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.number + 1}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.I.5" if SEND.holds(action) or SEND_ALSO.holds(action) else self.rule


WORK: Final = Work()
MARK_NUMBER: Final = MarkNumber()
PLACING_TURN: Final = PlacingTurn()
PLACE_FIRST: Final = PlaceFirst("keythedral.I.3", "ask-place", private=False)
PLACE_ASKED: Final = PlaceFirst("keythedral.W.3", "ask-place-law", private=True)
PLACE_MORE: Final = PlaceMore()
