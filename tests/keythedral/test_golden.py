"""Golden playthroughs for two to five players in both lengths: any change of a rule shows here."""

import pytest

from tests.keythedral.golden import GAMES, moves_of, path, playthrough


@pytest.mark.parametrize(("seats", "length"), GAMES)
def test_the_game_goes_as_it_went(seats: int, length: str) -> None:
    golden = path(seats, length).read_text(encoding="utf-8")
    assert playthrough(seats, length, moves_of(golden)) == golden
