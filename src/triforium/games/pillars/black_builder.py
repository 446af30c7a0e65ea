"""X.14: the black builder of William Hamleigh's owner keeps a space for the next builder of that player."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import PLACE
from triforium.games.pillars.builder_spaces import free_new_places, free_places, free_space, refusal_to_place
from triforium.games.pillars.material import BUILDERS, FIRST_COST, WILLIAM
from triforium.games.pillars.state import BLACK, NO_SPACE, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Decision, Step


def builders_to_come(s: Pillars, seat: i64) -> i64:
    """X.14.2: own builders that may still be placed: in the bag and not put aside by II.9, passed, or for the track."""
    walled_out = BUILDERS - s.players[seat].builders
    number: i64 = s.bag[seat] - walled_out if s.bag[seat] > walled_out else 0
    price = FIRST_COST
    while price > 0:
        if s.passed_at[price] == seat:
            number += 1
        price -= 1
    if s.builder_track():
        number += 1  # the track is emptied last
    return number


def leave_to_owner(s: Pillars, seat: i64) -> None:
    """X.14.1: when the owner's next builder is due, the space that the black one holds is open to it."""
    if s.annex.black_space != NO_SPACE and s.players[seat].has(WILLIAM):
        s.spaces[s.annex.black_space] = NOBODY


def stand_aside(s: Pillars, seat: i64) -> None:
    """X.14.1: whatever its owner has done with that builder, the black one leaves the board for this round."""
    if s.annex.black_space != NO_SPACE and s.players[seat].has(WILLIAM):
        s.annex.black_space = NO_SPACE
        s.tell("black-off", seat)


class BlackDrawn(Step[Pillars]):
    """The black builder must be placed, unless no own builder is left to take over; then it is set aside."""

    rule = "pillars.X.14"

    def run(self, s: Pillars, seat: i64) -> None:
        if s.drawn == NOBODY:
            return
        if builders_to_come(s, seat) > 0:
            s.then(PLACE_BLACK, seat)
        else:
            s.drawn = NOBODY
            s.annex.black_drawn = False
            s.tell("black-aside", seat)


class PlaceBlack(Decision[Pillars]):
    """The owner puts the black builder on a free space, for nothing; the cost stone stays."""

    rule = "pillars.X.14"
    key = "ask-place-black"

    def options(self, s: Pillars, seat: i64, out: Options) -> None:
        free_places(s, out)
        free_new_places(s, out)

    def take(self, s: Pillars, seat: i64, action: i64) -> None:
        s.annex.black_space = free_space(s, PLACE.item(action))
        s.spaces[s.annex.black_space] = BLACK
        s.drawn = NOBODY
        s.annex.black_drawn = False
        s.tell("place-black", seat, PLACE.item(action))

    def refusal(self, s: Pillars, seat: i64, action: i64) -> str:
        return refusal_to_place(action) if PLACE.holds(action) else self.rule


BLACK_DRAWN: Final = BlackDrawn()
PLACE_BLACK: Final = PlaceBlack()
