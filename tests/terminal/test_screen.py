"""The screen stays within its width and height, in every language, all through a game."""

import io

import pytest
from rich.console import Console

from triforium.bots import bot, decide
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.registry import game
from triforium.kernel.state import State
from triforium.terminal import screen
from triforium.terminal.asking import question
from triforium.terminal.company import NAMES

TALL = 42


def drawn(state: State, seat: int, lang: str, width: int) -> list[str]:
    """The table, the question and the options."""
    title = game(state.terms.game)
    console = Console(width=width, file=io.StringIO(), highlight=False)
    console.print(screen.table(title, state.view(seat), lang, NAMES))
    console.print(screen.question(title, state.prompt(seat), lang, NAMES))
    console.print(screen.options(question(title, state, seat, lang).choices, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_every_screen_of_a_game_fits(lang: str, width: int) -> None:
    state, player = game("pillars").new(4, 6), bot("random", 1)
    tallest = 0
    for number in range(10_000):
        if state.over:
            break
        seat = state.to_act[0]
        if number % 10 == 0:
            lines = drawn(state, seat, lang, width)
            assert max(map(len, lines)) <= width
            tallest = max(tallest, len(lines))
        state.apply(seat, decide(player, state, seat))
    assert tallest <= TALL


def test_a_builder_shows_where_it_stands_and_what_it_wins() -> None:
    title = game("pillars")
    state, player = title.new(4, 6), bot("random", 1)
    while state.prompt(0).key != "ask-place":
        seat = state.to_act[0]
        state.apply(seat, decide(player, state, seat))
    view = state.view(0)
    left = title.hint(title.encode(("place", "kingsbridge_left")), view, "en")
    assert left.startswith(title.say(f"privilege-{view['kingsbridge'][0]}", "en"))
    right = title.hint(title.encode(("place", "shiring_right")), view, "en")
    assert right.startswith(title.say(f"craftsman-{view['shiring'][1]}", "en"))


def test_prices_stand_beside_wares_and_craftsmen() -> None:
    title = game("pillars")
    view = title.new(4, 6).view(0)
    assert title.hint(title.encode(("buy", "stone", "3")), view, "en") == "for 12 gold, 10 left"
    assert title.hint(title.encode(("sell", "metal", "2")), view, "de") == "bringt 8 Gold, dann 30; der Rest verfällt"
    assert title.hint(title.encode(("hire", "r1_mason")), view, "nl").startswith("5 goud; 1 steen")
    assert title.hint(title.encode(("dismiss", "start_wood")), view, "en").startswith("2 wood")


def test_only_ellens_owner_sees_the_coming_event() -> None:
    title = game("pillars")
    for seed in range(200):
        state, player = title.new(4, seed), bot("random", 1)
        while not state.over and state.view(None)["event_foreseen_by"] is None:
            seat = state.to_act[0]
            state.apply(seat, decide(player, state, seat))
        if not state.over:
            break
    owner = state.view(None)["event_foreseen_by"]
    for seat in range(4):
        shown = "\n".join(map(str, drawn_table(state, seat)))
        assert ("only you know" in shown) == (seat == owner)


def drawn_table(state: State, seat: int) -> list[str]:
    console = Console(width=120, file=io.StringIO(), highlight=False)
    console.print(screen.table(game("pillars"), state.view(seat), "en", NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()
