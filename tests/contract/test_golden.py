"""The golden playthroughs are what the engine plays today."""

import pytest

import triforium
from tests.golden import path, playthrough

CASES = [(name, seats) for name in triforium.games() for seats in triforium.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_playthrough(name: str, seats: int) -> None:
    assert playthrough(name, seats) == path(name, seats).read_text(encoding="utf-8")
