"""The handbook: a paragraph for every rule that the game can cite, and true tables."""

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.pillars import agenda
from tests.pillars.table import BLUE, GAME, RED, give, run, table
from triforium import IllegalMove, NotToAct
from triforium.games.pillars import material
from triforium.games.pillars.phase3_event import EFFECTS
from triforium.games.pillars.rules import STEPS
from triforium.games.pillars.state import Pillars
from triforium.kernel.meta import LANGUAGES

IDS = list(GAME.handbook("en"))
CITABLE = {f"pillars.{ident}" for ident in IDS}


def test_every_step_cites_a_paragraph() -> None:
    for step in STEPS:
        assert step.rule in CITABLE, type(step).__name__
    assert table(2).final_rule() in CITABLE


def test_every_step_stands_at_its_number() -> None:
    """The numbers of the steps and the table agree, so that a position runs the step that it names."""
    assert [step.number for step in STEPS] == list(range(len(STEPS)))
    assert STEPS[agenda.MARKET.number].rule == "pillars.III.12"
    assert STEPS[agenda.NEXT_START_PLAYER.number].rule == "pillars.III.14"


def test_the_events_stand_in_the_order_of_part_v() -> None:
    assert [step.rule for step in EFFECTS] == [f"pillars.V.{n}" for n in range(2, 16)]
    titles = [GAME.handbook("en")[f"V.{n}"].title for n in range(2, 16)]
    assert titles == [GAME.say(f"event-{event}", "en") for event in material.EVENTS]


# What a refusal can cite ----------------------------------------------------------------------------------------


REFUSALS = {
    "I.1", "I.3", "I.4", "I.5", "II.2", "II.3", "II.4", "II.6", "II.10", "III.1.2", "III.2", "III.9.1", "III.12",
    "III.12.1", "III.12.2", "III.12.3", "III.13", "III.13.1", "III.13.2", "C.1", "C.2", "C.3", "C.4", "C.5", "P.9",
    "V.10", "P.20", "P.25", "P.27", "V.14", "X.7", "X.9", "X.10.1", "X.11", "X.14", "X.15", "X.16.2", "X.17",
}  # fmt: skip
TABLES = [
    (4, "none"), (5, "full"), (3, "cards"), (2, "full"), (6, "full"), (3, "none"), (4, "full"), (2, "cards"),
]  # fmt: skip


def _refusals(s: Pillars, seat: int) -> set[str]:
    """The rules that refuse whatever is not legal now."""
    rules = set()
    for action in sorted(set(range(GAME.actions)) - set(s.legal(seat))):
        with pytest.raises(IllegalMove) as error:
            s.apply(seat, action)
        rules.add(error.value.rule)
    return rules


@pytest.mark.slow
def test_every_refusal_cites_a_paragraph() -> None:
    """Whole games, in which every sort of decision comes up, asked for the whole catalogue."""
    rng = Random(1)
    asked: Counter[str] = Counter()
    idle_mason = table(2)
    give(idle_mason, RED, craftsmen=("r1_mason", "r2_arch"), stone=1)
    run(idle_mason, agenda.CATHEDRAL)
    cited = _refusals(idle_mason, RED)  # in random games he seldom lacks his mortar mixer
    expected = {step.key for step in STEPS if step.decides}
    for seed in range(150):
        seats, expansion = TABLES[seed % len(TABLES)]
        s = GAME.new(seats, seed, {"madonna": ("each", "one")[seed % 2], "expansion": expansion})
        while not s.over:
            (seat,) = s.to_act
            prompt = s.prompt(seat)
            asked[prompt.key] += 1
            assert prompt.rule in CITABLE
            assert s.prompt((seat + 1) % s.terms.seats).rule in CITABLE
            if asked[prompt.key] <= 12 or asked[prompt.key] % 10 == 0:
                cited |= _refusals(_as_pillars(s), seat)
            s.apply(seat, rng.choice(s.legal(seat)))
        with pytest.raises(IllegalMove) as error:
            s.apply(0, 0)
        assert error.value.rule == "pillars.E.1"
        if asked.keys() >= expected and len(cited) == len(REFUSALS):
            break
    assert asked.keys() >= expected
    assert cited == {f"pillars.{ident}" for ident in REFUSALS}
    assert cited <= CITABLE


def _as_pillars(s: object) -> Pillars:
    assert isinstance(s, Pillars)
    return s


def test_a_refusal_out_of_turn_cites_the_decision_that_is_due() -> None:
    s = table(2)
    run(s, agenda.SELECTION_TURN)
    with pytest.raises(NotToAct) as error:
        s.apply(BLUE, GAME.encode(("pass",)))
    assert error.value.rule == "pillars.I.1"


# Tables ---------------------------------------------------------------------------------------------------------

WORDS = {
    "en": ("sand", "wood", "stone", "metal", "gold", "point", "points", "needs a mortar mixer", "none",
           "none (once a round)"),
    "nl": ("zand", "hout", "steen", "metaal", "goud", "punt", "punten", "met mortelmaker", "geen",
           "geen (één keer per ronde)"),
    "de": ("Sand", "Holz", "Stein", "Metall", "Gold", "Punkt", "Punkte", "mit Mörtelmischer", "keiner",
           "keine (einmal je Runde)"),
}  # fmt: skip


def _rows(ident: str, lang: str) -> list[list[str]]:
    """The rows of the table in a paragraph, without its heading."""
    lines = [line for line in GAME.handbook(lang)[ident].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def _use(card: material.Craftsman, lang: str) -> str:
    """One use of a craftsman, in the words of the handbook."""
    sand, wood, stone, metal, gold, point, points, mixer, _, _ = WORDS[lang]
    spent = [(card.sand, sand), (card.wood, wood), (card.stone, stone), (card.metal, metal), (card.gold, gold)]
    takes = " + ".join(f"{n} {kind}" for n, kind in spent if n)
    brings = f"{card.earns} {gold}" if card.earns else f"{card.points} {point if card.points == 1 else points}"
    brings = f"{card.makes_stone} {stone}" if card.makes_stone else brings
    return (f"{takes} → " if takes else "") + brings + (f"; {mixer}" if card.id.endswith("mason") else "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_craftsmen(lang: str) -> None:
    """C.7, X.16: round, name, price, use, capacity and source of all 33."""
    rows = _rows("C.7", lang) + _rows("X.16", lang)
    assert len(rows) == len(material.CRAFTSMEN)
    found = {"en": "F"}.get(lang, "G")
    none, once = WORDS[lang][8:]
    for card, (round, name, price, use, capacity, source) in zip(material.CRAFTSMEN, rows, strict=True):
        assert round.lower() == card.id.split("_")[0].removeprefix("r").removeprefix("x")
        assert name == GAME.say(f"craftsman-{card.id}", lang)
        assert price == (str(card.price) if card.price else none)
        assert capacity == (str(card.capacity) if card.capacity else once)
        marks = {"rulebook": "R", "found": found, "reconstructed": "T"}
        assert source == " / ".join(marks[mark] for mark in card.mark.split("/"))
        if card.id == "x2_assist":
            assert "1" in use
        elif card.id == "r1_tool":
            assert use.startswith(_use(card, lang))
            assert WORDS[lang][3] in use
        else:
            assert use == _use(card, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_texts_of_the_craftsmen(lang: str) -> None:
    """The line that is shown beside a card says the same as C.7."""
    for card in material.CRAFTSMEN:
        use = GAME.say(f"craftsman-{card.id}-use", lang)
        assert card.id == "x2_assist" or use.startswith(_use(card, lang).split(";")[0])
        assert (f" {card.capacity}×" in use) == (card.capacity > 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_resource_cards(lang: str) -> None:
    """I.3: workers for a yield of 2, 3 and 4."""
    numbers = [[int(cell.split()[0]) for cell in row[1:]] for row in _rows("I.3", lang)]
    workers = [card.workers for card in material.RESOURCES[: material.RESOURCE_CARDS]]
    assert numbers == [workers[:3], workers[3:6], workers[6:]]
    kinds = [re.findall(r"\((.+)\)", row[0])[0] for row in _rows("I.3", lang)]
    assert kinds == list(WORDS[lang][:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_seals(lang: str) -> None:
    """V.1: the events in their two columns."""
    names = [GAME.say(f"event-{event}", lang) for event in material.EVENTS[: material.EVENT_CARDS]]
    assert _rows("V.1", lang) == [list(pair) for pair in zip(names[:5], names[5:], strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_places(lang: str) -> None:
    """II.4: how many spaces each place has."""
    assert [int(row[2]) for row in _rows("II.4", lang)] == [1, 2, 2, 4, 2, 1, 4, 1]


# These tests ----------------------------------------------------------------------------------------------------

CITATION = re.compile(r"\b(?:A|G|M|S|R|I{1,3}|C|P|V|E|X)\.\d+(?:\.\d+)*\b")


def test_the_tests_cite_paragraphs_that_exist() -> None:
    """Every paragraph named in a docstring here is in the handbook, and every paragraph with a rule is named."""
    cited: set[str] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef):
                cited.update(CITATION.findall(ast.get_docstring(node) or ""))
    assert cited - set(IDS) == set()
    assert set(IDS) - cited == {"A.1", "G.1"}
