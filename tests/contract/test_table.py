"""Every title draws its table for the terminal from the view alone, whole and in brief, in every language."""

from io import StringIO

import pytest
from rich.console import Console

import triforium
from tests.support import moments
from triforium.kernel.meta import LANGUAGES


@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_draws_its_table(name: str, lang: str) -> None:
    game = triforium.game(name)
    seats = game.seats_with()[-1]
    names = [f"Player{seat}" for seat in range(seats)]
    for state, _ in moments((name, seats, {}), 1, 8):
        for seat in (None, 0):
            page = drawn(game, state.view(seat), lang, names)
            assert all(player in page for player in names)
        assert drawn(game, state.view(0), lang, names, brief=True)


def drawn(game: triforium.Game, view: dict[str, object], lang: str, names: list[str], brief: bool = False) -> str:
    page = StringIO()
    console = Console(file=page, width=120)
    console.print(game.table(view, lang, names, brief))
    return page.getvalue()
