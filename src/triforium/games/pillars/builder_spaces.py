"""II.4, X.7: the places for builders and which of their spaces are free."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import PLACE
from triforium.games.pillars.material import ALL_SPACES, BASE_PLACES, FIRST_SPACE, PLACE_WITH, SPACES
from triforium.games.pillars.state import NO_SPACE, Pillars
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY
from triforium.kernel.vecs import vec

AS_SET: Final = vec[i64]([1 << place for place in PLACE_WITH])
"""The place to which each space belongs, as a bit mask."""


def free_space(s: Pillars, place: i64) -> i64:
    """II.4: the lowest free space of a place."""
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if s.spaces[space] == NOBODY:
            return space
    return NO_SPACE


def free_places(s: Pillars, out: Options) -> None:
    """II.4: one option for each place with a free space."""
    out.add_set(PLACE.zero, places_among(s, 0, SPACES))


def free_new_places(s: Pillars, out: Options) -> None:
    """X.7: those of the new board."""
    if s.new_board():
        out.add_set(PLACE.new_zero, places_among(s, SPACES, ALL_SPACES))


def places_among(s: Pillars, first: i64, end: i64) -> i64:
    """The places of which some of the spaces from the first up to the end is free, as a bit mask."""
    spaces = s.spaces
    as_set = AS_SET
    places: i64 = 0
    for space in range(first, end):
        places |= as_set[space] * (spaces[space] == NOBODY)  # no branch, which the processor cannot foresee
    return places


def can_hold(s: Pillars, place: i64) -> bool:
    """Whether a place is in the game and has a free space."""
    return FIRST_SPACE[place] < len(s.spaces) and free_space(s, place) != NO_SPACE


def refusal_to_place(action: i64) -> str:
    return "pillars.II.4" if PLACE.item(action) < BASE_PLACES else "pillars.X.7"
