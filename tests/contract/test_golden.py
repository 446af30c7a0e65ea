"""Golden playthroughs: nothing that a player is shown changes unnoticed."""

import pytest

from tests.golden import Golden, goldens, playthrough


@pytest.mark.parametrize("golden", goldens(), ids=lambda golden: f"{golden.name}-{golden.variant}{golden.seats}")
def test_playthrough(golden: Golden) -> None:
    assert playthrough(golden) == golden.path.read_text(encoding="utf-8")
