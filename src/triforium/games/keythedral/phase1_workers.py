"""I: placing the workers."""

from mypy_extensions import i64

from triforium.games.keythedral.actions import DONE, MARK, NO, PLAY, SEND, SEND_ALSO
from triforium.games.keythedral.agenda import (
    MARK_NUMBER,
    PLACE_ASKED,
    PLACE_FIRST,
    PLACE_MORE,
    PLACING_TURN,
    WORK,
)
from triforium.games.keythedral.cubes import ONE
from triforium.games.keythedral.law_targets import workable_tiles
from triforium.games.keythedral.laws import add_laws, play_law
from triforium.games.keythedral.material import (
    BROKEN_FENCE,
    COTTAGE_NUMBER,
    COTTAGES,
    PL,
    UNSAFE_FENCE,
)
from triforium.games.keythedral.placing import free_sides
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT
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
        s.push(WORK, 0)
        i = s.seats - 1
        while i >= 0:
            s.push(PLACING_TURN, (first + i) % s.seats)
            i -= 1
        s.push(MARK_NUMBER, s.orderer if s.orderer != NONE else first)


class MarkNumber(Decision[Keythedral]):
    """The marker goes on any number that is not marked yet."""

    rule = "keythedral.I.2"
    key = "ask-mark"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        number: i64 = 0
        while number < COTTAGES:
            if s.marked & BIT[number] == 0:
                out.add(MARK + number)
            number += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.number = action - MARK
        s.named = NONE
        s.marked |= BIT[s.number]
        s.marks += 1
        s.tell("mark", seat, s.marks, s.number + 1)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"marker": s.marks + 1}


def add_sides(s: Keythedral, seat: i64, tile: i64, first: i64, out: Options) -> None:
    spot = s.tile_at[tile]
    if spot < 0:
        return
    side: i64 = 0
    while side < 4:
        if s.can_reach(seat, spot, side):
            out.add(first + side)
        side += 1


def also_working(s: Keythedral, seat: i64) -> i64:
    """C.6: the tile that works in this turn besides the one of the marked number, or NONE."""
    return s.named if s.named != NONE and s.named // COTTAGES == seat else NONE


class PlacingTurn(Step[Keythedral]):
    """Each player in turn sends the workers of the tile with the marked number, as far as there are free fields."""

    rule = "keythedral.I.3"

    def run(self, s: Keythedral, seat: i64) -> None:
        tile = seat * COTTAGES + s.number
        if s.worked & BIT[tile]:
            return  # C.6
        s.sent = 0
        s.sent_also = 0
        also = also_working(s, seat)
        sides = free_sides(s, seat, tile) + (free_sides(s, seat, also) if also != NONE else 0)
        if sides > 1:
            s.push(PLACE_FIRST, seat)
        elif s.laws[seat] and law_could_help(s, seat, tile, also):
            s.push(PLACE_ASKED, seat)
        elif sides == 1:
            s.push(PLACE_MORE, seat)
        else:
            s.tell("idle", seat, tile)


def law_could_help(s: Keythedral, seat: i64, tile: i64, also: i64) -> bool:
    """W.3: where placing leaves no choice, only laws 6, 9 and 11 are a reason to ask."""
    unseen = ~s.gone
    if s.laws_open:
        unseen &= s.laws[seat]
    if unseen & BIT[COTTAGE_NUMBER] and workable_tiles(s, seat):
        return True
    if unseen & (BIT[BROKEN_FENCE] | BIT[UNSAFE_FENCE]) == 0 or s.climbers & BIT[seat]:
        return False
    return fence_in_the_way(s, tile) or (also != NONE and fence_in_the_way(s, also))


def fence_in_the_way(s: Keythedral, tile: i64) -> bool:
    """Whether a fence stands between the tile and a free field."""
    spot = s.tile_at[tile]
    if spot < 0:
        return False
    side: i64 = 0
    while side < 4:
        if s.ground.fenced(spot, side):
            field = s.ground.laid_field(spot, side)
            if field >= 0 and s.worker[field] == NONE:
                return True
        side += 1
    return False


def send(s: Keythedral, seat: i64, tile: i64, side: i64) -> None:
    field = s.ground.laid_field(s.tile_at[tile], side)
    s.worker[field] = seat
    s.workers[seat] += ONE[s.colour_of(field)]
    s.tell("send", seat, tile, s.colour_of(field))


class PlaceFirst(Decision[Keythedral]):
    """A worker goes to a free field beside the tile; before that, laws may be played."""

    rule = "keythedral.I.3"
    key = "ask-place"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        also = also_working(s, seat)
        add_sides(s, seat, seat * COTTAGES + s.number, SEND, out)
        if also != NONE:
            add_sides(s, seat, also, SEND_ALSO, out)
        if out.count == 0:
            out.add(NO)
        add_laws(s, seat, PL, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action == NO:
            s.tell("idle", seat, seat * COTTAGES + s.number)
        elif action >= PLAY:
            s.push(PLACING_TURN, seat)
            play_law(s, seat, action - PLAY + 1)
        else:
            send_one(s, seat, action)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.number + 1}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        if action >= PLAY:
            return "keythedral.W.2"
        return "keythedral.I.5" if SEND <= action < SEND_ALSO + 4 else self.rule


class PlaceAsked(PlaceFirst):
    """Placing leaves no choice, but a law might change that: who holds any is asked, whatever they are."""

    rule = "keythedral.W.3"
    key = "ask-place-law"
    private = True


def send_one(s: Keythedral, seat: i64, action: i64) -> None:
    """Send a worker from the tile in turn or from the one that law 6 has named; more may follow."""
    if action < SEND_ALSO:
        send(s, seat, seat * COTTAGES + s.number, action - SEND)
        s.sent += 1
    else:
        send(s, seat, s.named, action - SEND_ALSO)
        s.sent_also += 1
    s.push(PLACE_MORE, seat)


def still_sends(s: Keythedral, tile: i64, sent: i64) -> bool:
    """I.4: a cottage sends one worker, a house up to two."""
    return sent == 0 or (sent == 1 and s.is_house(tile))


class PlaceMore(Decision[Keythedral]):
    """A house may send a second worker, and with law 6 another tile works too; each tile's first worker must go."""

    rule = "keythedral.I.4"
    key = "ask-place-more"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        tile = seat * COTTAGES + s.number
        also = also_working(s, seat)
        if not self.must_send(s, seat, tile, also):
            out.add(DONE)
        if still_sends(s, tile, s.sent):
            add_sides(s, seat, tile, SEND, out)
        if also != NONE and still_sends(s, also, s.sent_also):
            add_sides(s, seat, also, SEND_ALSO, out)

    def must_send(self, s: Keythedral, seat: i64, tile: i64, also: i64) -> bool:
        if s.sent == 0 and free_sides(s, seat, tile) > 0:
            return True
        return also != NONE and s.sent_also == 0 and free_sides(s, seat, also) > 0

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        if action != DONE:
            send_one(s, seat, action)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.number + 1}

    def refusal(self, s: Keythedral, seat: i64, action: i64) -> str:
        return "keythedral.I.5" if SEND <= action < SEND_ALSO + 4 else self.rule
