"""The tables of the three titles: one style, within the width, and on the map the numbers of the places to choose."""

import io
import re

import pytest
from rich.console import Console

import triforium
from tests.support import moments, random_moves
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.state import State
from triforium.terminal import screen
from triforium.terminal.asking import Question, question
from triforium.terminal.company import NAMES

WIDTHS = (80, 100, 120, 200)


def drawn(state: State, seat: int, lang: str, width: int, brief: bool = False, full: bool = False) -> str:
    title = triforium.game(state.terms.game)
    asked = question(title, state, seat, lang)
    console = Console(width=width, file=io.StringIO(), highlight=False)
    console.print(screen.table(title, state.view(seat), lang, NAMES, brief, asked.marks(), full))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def asked_at(state: State) -> Question:
    return question(triforium.game(state.terms.game), state, state.to_act[0], "en")


def some(name: str, seats: int, number: int) -> list[State]:
    """So many positions of a game that random players make."""
    return [state.clone() for state, _ in moments((name, seats, {}), 1, number)]


def asked_first(name: str, key: str, options: int = 1) -> State:
    """A position in which somebody is asked that."""
    for seed in range(20):
        state = triforium.game(name).new(4, seed)
        for seat, _ in random_moves(state, seed):
            if state.prompt(seat).key == key and len(state.legal(seat)) >= options:
                return state
    raise AssertionError(f"nobody is asked {key}")


@pytest.mark.slow
@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_keeps_within_the_width_and_says_who_you_are(name: str, lang: str) -> None:
    you = {"en": "(you)", "nl": "(jij)", "de": "(du)"}[lang]
    for state in some(name, triforium.game(name).seats[-1] if name != "pillars" else 4, 10):
        seat = state.to_act[0]
        for width in WIDTHS:
            page = drawn(state, seat, lang, width)
            assert max(map(len, page.splitlines())) <= width
            assert page.splitlines()[0].startswith("─"), "a headline in a rule, as in all titles"
            assert f"{NAMES[seat]} {you}" in page
            assert not re.search(r"^\s*·\s*$", page, re.MULTILINE)
            assert "…" not in drawn(state, seat, lang, width, full=True)


@pytest.mark.parametrize("name", triforium.games())
def test_a_long_name_can_be_read_in_full(name: str) -> None:
    title = triforium.game(name)
    names = ["Bartholomew of the Long River by the Mill " * 2, *NAMES[1:]]
    view = title.new(4, 1).view(0)
    for width in WIDTHS:
        console = Console(width=width, file=io.StringIO(), highlight=False)
        console.print(title.table(view, "en", names, full=True))
        assert isinstance(console.file, io.StringIO)
        page = console.file.getvalue()
        assert "…" not in page
        assert page.count("Mill") >= 2, "the end of the name, too"
        assert max(map(len, page.splitlines())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guilds_fit_on_forty_lines_of_a_hundred_columns(lang: str) -> None:
    for state in some("guilds", 4, 30):
        page = drawn(state, state.to_act[0], lang, 100)
        assert len(page.splitlines()) + 3 <= 40, "with the question, and one line to type in"


# Keythedral ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "beside"), [(80, False), (119, False), (120, True), (200, True)])
def test_the_map_stands_beside_the_players_from_120_columns(width: int, beside: bool) -> None:
    state = triforium.game("keythedral").new(4, 2, {"map": "prepared"})
    page = drawn(state, state.to_act[0], "en", width)
    assert bool(re.search(r"\([KNGBR]\).*(Agnes|Bertrand|Cecily|Drogo)", page)) == beside


def numbers_on(page: str) -> list[int]:
    """What is typed, as it stands on the map: alone, in a field or behind a tile."""
    lines = [line for line in page.splitlines() if re.match(r"(\d| )", line)]
    rows = [re.sub(r"^\d+ ", "  ", line) for line in lines]
    return sorted(int(found) for found in re.findall(r"(?<![\w:/\[*-])(?:\([KNGBR])?(\d+)\)?(?!\w)", "\n".join(rows)))


@pytest.mark.parametrize("key", ["ask-lay-field", "ask-lay-cottage", "ask-place", "ask-fence"])
def test_what_can_be_chosen_is_numbered_on_the_map(key: str) -> None:
    state = asked_first("keythedral", key)
    page = drawn(state, state.to_act[0], "en", 200, brief=True).split("Player")[0]
    assert numbers_on(page) == sorted(int(typed) for typed in asked_at(state).marks().values()), page


def test_a_brief_table_has_no_map_unless_a_place_is_asked() -> None:
    for state in some("keythedral", 4, 40):
        seat = state.to_act[0]
        placed = asked_at(state).key in ("ask-lay-field", "ask-lay-cottage", "ask-place", "ask-place-more", "ask-fence")
        page = drawn(state, seat, "en", 100, brief=True)
        if placed:
            assert re.search(r"\([KNGBR]\d*\)", page), asked_at(state).key
        elif asked_at(state).key in ("ask-number", "ask-bid", "ask-pay"):
            assert not re.search(r"\([KNGBR]\)", page)


def test_letters_are_explained() -> None:
    state = triforium.game("keythedral").new(4, 2)
    page = " ".join(drawn(state, state.to_act[0], "en", 100).split())
    assert "Cubes: stone (K) · timber (N) · food (G) · water (B) · wine (R) · ironwork (W)" in page
    state = triforium.game("guilds").new(4, 2)
    page = " ".join(drawn(state, 0, "en", 100).split())
    assert "Gy Armourers (grey) · Ch Church" in page
    assert "Bl Dyers (blue)" in page


def test_fences_are_seen_close_and_wide() -> None:
    title = triforium.game("keythedral")
    view = title.new(3, 1, {"map": "prepared"}).view(0)
    tile = view["cottages"][0]
    fence = {"name": "A#1", "seat": 0, "spot": tile["spot"], "x": tile["x"], "y": tile["y"], "side": "ne"}
    for sides, sign in ((["ne"], "◥"), (["ne", "se"], "▶"), (["nw", "sw"], "◀"), (["sw"], "◣")):
        view["fences"] = [{**fence, "side": side} for side in sides]
        console = Console(width=100, file=io.StringIO())
        console.print(title.table(view, "en", NAMES))
        assert isinstance(console.file, io.StringIO)
        page = console.file.getvalue()
        assert f"/{tile['name']}/{sign}" in page or f"{sign}/{tile['name']}/" in page


# Guilds -------------------------------------------------------------------------------------------------------------


def test_the_spaces_of_a_city_are_numbered() -> None:
    state = asked_first("guilds", "ask-space", 3)
    page = drawn(state, state.to_act[0], "en", 100, brief=True)
    city = page.split("Player")[0]
    assert city.count("worth") == 1, "only the city that is asked about"
    found = [int(number) for number in re.findall(r"[\[/<(] ?(\d+)[\]\\>)]", city)]
    assert sorted(found) == [choice.number for choice in asked_at(state).choices]
