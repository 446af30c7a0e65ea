"""The expansion in words: every action, line and table in three languages."""

from io import StringIO

import pytest
from rich.console import Console

from tests.pillars import agenda
from tests.pillars.table import GAME, RED, give, hint, run, stand, table
from tests.support import random_moves
from triforium.games.pillars.journal import LINES
from triforium.kernel.meta import LANGUAGES

NAMES = ["Agnes", "Bertrand", "Cecily", "Drogo", "Edith", "Fulk"]


def drawn(view: dict[str, object], lang: str) -> str:
    console = Console(file=StringIO(), width=150)
    console.print(GAME.table(view, lang, NAMES))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_text(lang: str) -> None:
    texts = [GAME.text(action, lang) for action in range(GAME.actions)]
    assert all(texts)
    recalls = [GAME.text(action, lang) for action in range(GAME.actions) if GAME.decode(action)[0] == "recall"]
    assert len(set(recalls)) == len(recalls) == 21


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "expansion"), [(6, "full"), (3, "cards")])
def test_a_whole_game_in_words(seats: int, expansion: str, lang: str) -> None:
    """Options of one decision can be told apart, and every prompt and line has its text."""
    state = GAME.new(seats, 11, {"expansion": expansion})
    for number, (seat, _) in enumerate(random_moves(state, seats)):
        view = state.view(seat)
        options = [(GAME.text(a, lang), GAME.hint(a, view, lang)) for a in state.legal(seat)]
        assert len(set(options)) == len(options), options
        assert GAME.ask(state.prompt(seat), lang, NAMES)
        if number % 25 == 0:
            assert drawn(view, lang)
    assert state.journal is not None
    assert all(GAME.line(line, lang, NAMES) for line in state.journal.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_a_text(lang: str) -> None:
    words = {"craftsman": "x4_brick", "privilege": "sally", "place": "coast", "kind": "sand", "event": "ev_lure"}
    words |= {"resource": "sand_1", "goods": "sand_1_metal_1"}
    for key, args in LINES.items():
        assert GAME.say(f"log-{key}", lang, {"seat": 0, **{arg: words.get(arg, 2) for arg in args}}, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_the_new_board_only_where_it_lies(lang: str) -> None:
    """X.7: new places, crusades, track and black builder appear with the option alone."""
    names = [GAME.say(f"place-{place}", lang) for place in ("tax_collector", "france", "coast", "shiring_privilege")]
    for seats, expansion in ((4, "none"), (4, "cards"), (4, "full"), (6, "full")):
        state = GAME.new(seats, 2, {"expansion": expansion})
        seen = ""
        for seat, _ in random_moves(state, 2):
            if state.prompt(seat).key == "ask-place":
                seen = drawn(state.view(None), lang)  # the free places are the options of who is asked
                break
        assert [name in seen for name in names] == [expansion == "full"] * 4
        assert (GAME.say("table-track", lang) in seen) == (seats == 6)


def test_the_coasts_price_is_told() -> None:
    """X.11: 1 gold more than at the market."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, stone=1)
    stand(s, coast=[RED], market=[RED])
    run(s, agenda.COAST)
    assert hint(s, "sell", "stone", "1") == "brings 5 gold, then 15"
    run(s, agenda.MARKET)
    assert hint(s, "sell", "stone", "1") == "brings 4 gold, then 14"
