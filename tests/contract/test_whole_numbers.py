"""Seats and actions are whole numbers of any make; anything else is refused, and nothing is recorded."""

from typing import Any

import numpy
import pytest

import triforium
from tests.support import snapshot

NO_NUMBERS: list[Any] = ["0", None, 0.5, 1.0, True, False, numpy.float64(1), numpy.bool_(True), [1], b"1"]


@pytest.mark.parametrize("name", triforium.games())
def test_numpys_numbers_are_numbers(name: str) -> None:
    game = triforium.game(name)
    state = game.new(numpy.int64(3), 1)
    for kind in (numpy.int64, numpy.uint16, numpy.int32):
        seat = state.to_act[0]
        before = triforium.Record.of(state).moves
        action = state.legal(kind(seat))[0]
        state.apply(kind(seat), kind(action))
        assert triforium.Record.of(state).moves == (*before, (seat, action))
        assert all(type(number) is int for move in triforium.Record.of(state).moves for number in move)
        assert state.view(kind(0)) == state.view(0)
        assert state.prompt(kind(0)) == state.prompt(0)
        assert state.imagine(kind(0), 1) == state.imagine(0, 1)


@pytest.mark.parametrize("bad", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_refused_before_anything_is_recorded(bad: Any) -> None:
    state = triforium.game("pillars").new(seats=3, seed=1)
    before = snapshot(state)
    seat = state.to_act[0]
    for call in (
        lambda: state.apply(seat, bad),
        lambda: state.apply(bad, 0),
        lambda: state.legal(bad),
        lambda: state.prompt(bad),
        lambda: state.imagine(bad, 1),
    ):
        with pytest.raises(triforium.NotANumber, match="not a whole number"):
            call()
    assert snapshot(state) == before
    assert state.journal is not None
    assert state.journal.moves == []


@pytest.mark.parametrize("bad", NO_NUMBERS, ids=repr)
def test_so_is_the_number_of_seats(bad: Any) -> None:
    with pytest.raises(triforium.NotANumber, match="not a whole number"):
        triforium.game("pillars").new(seats=bad, seed=1)


@pytest.mark.parametrize("bad", NO_NUMBERS, ids=repr)
def test_and_the_seed(bad: Any) -> None:
    with pytest.raises(triforium.NotANumber, match="not a whole number"):
        triforium.game("pillars").new(seats=3, seed=bad)
