"""Texts and handbook: the same keys in three languages, and a text for everything that the game can say.

And the rulings that these tests cite.
"""

import ast
import re
from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.keythedral.table import GAME, A, B, actions, deal, fence, house, phase_one, table, town
from triforium.games.keythedral.actions import CATALOGUE
from triforium.games.keythedral.costs import BUILDINGS
from triforium.games.keythedral.journal import LINES
from triforium.games.keythedral.laws import LAW
from triforium.games.keythedral.material import LAW_NAMES
from triforium.games.keythedral.rules import STEPS
from triforium.games.keythedral.state import Keythedral
from triforium.games.keythedral.table import draw

LANGUAGES = ("en", "nl", "de")
FOLDER = files("triforium.games.keythedral")
CITED = re.compile(r"\b(?:[A-Z]|II|III|IV)\.\d+(?:\.\d+)*\b")

IN_SOURCE = re.compile(r'(?:"""|# )((?:[A-Z]|II|III|IV)\.\d+(?:\.\d+)*)[:,. ]')


def keys(lang: str) -> list[str]:
    lines = (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return [line.split(" = ")[0] for line in lines]


def test_the_same_texts_in_three_languages() -> None:
    assert keys("en") == keys("nl") == keys("de")
    assert len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_of_its_own(lang: str) -> None:
    said = [GAME.text(action, lang) for action in range(GAME.actions)]
    assert len(set(said)) == len(said)
    assert {parts[0] for parts in map(GAME.decode, range(GAME.actions))} == set(CATALOGUE.verbs())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_law_has_words(lang: str) -> None:
    known = set(keys(lang))
    assert {step.key for step in STEPS if step.decides} <= known
    assert {f"log-{key}" for key in LINES} <= known
    for law in LAW_NAMES:
        assert {f"law-{law}", f"law-{law}-use"} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_words(lang: str) -> None:
    luck = Random(lang)
    s = GAME.new(3, 8, {"map": "prepared" if lang != "en" else "laid"})
    names = ["Ann", "Bob", "Cid"]
    for _ in range(900):
        if s.over:
            break
        seat = s.to_act[0]
        for who in range(3):
            assert GAME.ask(s.prompt(who), lang, names)
        legal = s.legal(seat)
        assert all(GAME.text(action, lang) for action in legal[:5])
        s.apply(seat, luck.choice(legal))
    assert s.journal
    words = [GAME.line(line, lang, names) for line in s.journal.lines]
    assert not [line for line in words if "{" in line or "$" in line]


# The handbook -------------------------------------------------------------------------------------------------------


def test_every_step_cites_a_paragraph() -> None:
    book = GAME.handbook("en")
    for step in STEPS:
        assert step.rule.removeprefix("keythedral.") in book, type(step).__name__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cross_references_exist(lang: str) -> None:
    book = GAME.handbook(lang)
    for paragraph in book.values():
        assert set(CITED.findall(paragraph.text)) <= set(book)


def test_the_source_cites_paragraphs_that_exist() -> None:
    book = set(GAME.handbook("en"))
    for file in FOLDER.iterdir():
        if file.name.endswith(".py"):
            for found in re.findall(
                r'(?:"""|# )((?:[A-Z]|II|III|IV)\.\d+(?:\.\d+)*)[:,. ]', file.read_text(encoding="utf-8")
            ):
                assert found in book, (file.name, found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_costs_is_true(lang: str) -> None:
    text = GAME.handbook(lang)["M.3"].text
    for value in (4, 6, 8, 10, 12):
        costs = ", ".join(" ".join(cost) for v, cost in BUILDINGS if v == value)
        assert f"| {value} | {costs} |" in text


def test_a_rule_with_the_games_name() -> None:
    assert GAME.rule("keythedral.III.1", "nl")[0].title == "Een zetel"


# The table ----------------------------------------------------------------------------------------------------------


def drawn(s: Keythedral, seat: int | None, lang: str = "en") -> str:
    console = Console(width=140, record=True, file=StringIO())
    names = ["Ann", "Bob", "Cid", "Dan", "Eve"][: s.terms.seats]
    console.print(draw(GAME, s.view(seat), lang, names, brief=False, marks={}, full=False))
    return console.export_text()


def test_the_map_shows_fields_owners_numbers_houses_fences_and_workers() -> None:
    s = town({(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}, {"A1": (1, 0), "B3": (-1, 0)})
    house(s, "B3")
    fence(s, B, "A1", "nw")
    phase_one(s)
    s.apply(A, GAME.encode(("mark", "1")))
    text = drawn(s, A)
    assert "/A1/" in text
    assert "[B3]" in text
    assert "####" in text
    assert "(G*A)" in text
    assert "(K)" in text
    assert "B#1: at 13o, north-west" in text


def test_the_cathedral_and_the_laws_in_hand() -> None:
    s = actions(table(3))
    deal(s, A=[2], B=[13])
    text = drawn(s, A)
    tile = s.view(A)["cathedral"][0]["open"][0]
    assert f"{tile['name']} {' '.join(tile['cost'])}" in text
    assert "5 face down" in text
    assert "Price rise (2): When another player announces a seat." in text
    assert "Design change" not in text, "B's law is behind B's screen"
    assert "behind the screen" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_table_can_be_drawn_at_any_time(lang: str, seats: int) -> None:
    luck = Random(seats)
    s = GAME.new(seats, 3)
    assert isinstance(s, Keythedral)
    for move in range(500):
        if s.over:
            break
        s.apply(s.to_act[0], luck.choice(s.legal(s.to_act[0])))
        if move % 100 == 0:
            assert drawn(s, None, lang)
            assert drawn(s, 1, lang)


# These tests --------------------------------------------------------------------------------------------------------

RULINGS = set(range(1, 40))
"""Where the rulebook is silent or in doubt, a numbered ruling decides."""

CITED_RULINGS = re.compile(r"\b[Rr]ulings? (\d+(?:, \d+)*)")


def test_the_tests_cite_every_ruling() -> None:
    """Every ruling is named in the docstring of a test that would notice if it were broken."""
    cited: set[int] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for numbers in CITED_RULINGS.findall(ast.get_docstring(node) or ""):
                    cited.update(map(int, numbers.split(", ")))
    assert cited == RULINGS


def test_laws_stand_in_the_order_of_their_numbers() -> None:
    for number, name in enumerate(LAW_NAMES, 1):
        assert type(LAW[number]).__name__ == "".join(word.capitalize() for word in name.split("_"))
