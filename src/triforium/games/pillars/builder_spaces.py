"""II.4, X.7: the places for builders and which of their spaces are free."""

from mypy_extensions import i64

from triforium.games.pillars.actions import PLACE
from triforium.games.pillars.material import ALL_PLACES, BASE_PLACES, FIRST_SPACE
from triforium.games.pillars.state import NO_SPACE, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY


def free_space(s: Pillars, place: i64) -> i64:
    """II.4: the lowest free space of a place."""
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if s.spaces[space] == NOBODY:
            return space
    return NO_SPACE


def free_places(s: Pillars, out: Options) -> None:
    """II.4: one option for each place with a free space."""
    spaces = s.spaces
    first = PLACE.id(0)
    space: i64 = 0
    for place in range(BASE_PLACES):
        end = FIRST_SPACE[place + 1]
        while space < end:
            if spaces[space] == NOBODY:
                out.add(first + place)
                break
            space += 1
        space = end


def free_new_places(s: Pillars, out: Options) -> None:
    """X.7: those of the new board."""
    place = BASE_PLACES
    while place < ALL_PLACES and s.new_board():
        if free_space(s, place) != NO_SPACE:
            out.add(PLACE.id(place))
        place += 1


def can_hold(s: Pillars, place: i64) -> bool:
    """Whether a place is in the game and has a free space."""
    return FIRST_SPACE[place] < len(s.spaces) and free_space(s, place) != NO_SPACE


def refusal_to_place(action: i64) -> str:
    return "pillars.II.4" if PLACE.item(action) < BASE_PLACES else "pillars.X.7"


def place_with(space: i64) -> i64:
    """The place to which a space belongs."""
    place: i64 = 0
    while FIRST_SPACE[place + 1] <= space:
        place += 1
    return place
