"""The handbook: a paragraph for every rule that the game can cite, and true tables."""

import re
from collections import Counter
from importlib.resources import files
from io import StringIO

import pytest
from rich.console import Console

from tests.guilds.table import GAME, new_game, put
from tests.support import random_moves
from triforium import IllegalMove
from triforium.games.guilds import material
from triforium.games.guilds.journal import LINES
from triforium.games.guilds.material import CITY_DATA, GOLD_DECKS, PLAN, TILES
from triforium.games.guilds.rules import STEPS
from triforium.games.guilds.table import draw
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.text import has_text

IDS = list(GAME.handbook("en"))
CITABLE = {f"guilds.{ident}" for ident in IDS}
MARKS = {"rulebook", "found", "deduced", "reconstructed"}


def test_every_step_cites_a_paragraph_and_stands_at_its_number() -> None:
    for number, step in enumerate(STEPS):
        assert step.rule in CITABLE, type(step).__name__
        assert step.number == number
    assert {new_game(seats).final_rule() for seats in (2, 3, 4)} <= CITABLE


def test_every_paragraph_that_the_code_names_exists() -> None:
    named = set()
    for module in files("triforium.games.guilds").iterdir():
        if module.name.endswith(".py"):
            named |= set(re.findall(r"guilds\.((?:[A-Z]|\d)\.\d+)", module.read_text(encoding="utf-8")))
    assert named
    assert named <= set(IDS)


def test_every_refusal_cites_a_paragraph() -> None:
    cited = set()
    for seed in range(6):
        s = GAME.new(2 + seed % 3, seed)
        for number, (seat, _) in enumerate(random_moves(s, seed)):
            if number % 10:
                continue
            for action in sorted(set(range(GAME.actions)) - set(s.legal(seat))):
                with pytest.raises(IllegalMove) as error:
                    s.apply(seat, action)
                cited.add(error.value.rule)
    assert cited <= CITABLE
    assert {"guilds.2.1", "guilds.2.2", "guilds.4.3", "guilds.B.1", "guilds.B.2", "guilds.B.3", "guilds.B.4"} <= cited


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    for key in [f"log-{line}" for line in LINES] + [step.key for step in STEPS if step.key]:
        assert has_text("triforium.games.guilds", key, lang), key
    assert all(GAME.text(action, lang) for action in range(GAME.actions))


# Data -----------------------------------------------------------------------------------------------------------


def test_every_value_has_its_mark() -> None:
    marks = [city.mark for city in CITY_DATA] + [space.mark for space in PLAN] + [tile.mark for tile in TILES]
    marks += [card.mark for deck in GOLD_DECKS.values() for card in deck]
    assert set(marks) <= MARKS


def test_the_plan_is_the_one_of_the_file() -> None:
    by_id = {space.id: space for space in PLAN}
    degrees = Counter(len(by_id[space].adjacent) for space in by_id)
    assert degrees == {8: 1, 5: 4, 4: 4, 3: 4, 0: 4}
    for space in PLAN:
        assert all(space.id in by_id[other].adjacent for other in space.adjacent), "neighbours are mutual"
        assert set(space.reach) <= set(space.adjacent)
        assert not any(other.startswith("p") for other in space.reach), "a square opens nothing"


def test_94_tiles_and_72_cards() -> None:
    assert sum(tile.number for tile in TILES) + len(CITY_DATA) == material.TILES_IN_BOX == 94
    assert 4 * (material.ACTION_CARDS + material.INFLUENCE_CARDS) + 28 == material.CARDS_IN_BOX == 72
    for deck in GOLD_DECKS.values():
        assert (sum(card.in_a for card in deck), sum(card.in_b for card in deck)) == (14, 14)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_deck_of_m7_is_the_one_in_the_data(lang: str) -> None:
    rows = [
        [int(cell) for cell in re.findall(r"\d+", line.split("|", 2)[2])]
        for line in GAME.handbook(lang)["M.7"].text.splitlines()
        if line.startswith("|") and re.search(r"\d", line)
    ]
    standard, other = GOLD_DECKS["standard"], GOLD_DECKS["alternative"]
    assert rows == [[standard[i].in_a, standard[i].in_b, other[i].in_a, other[i].in_b] for i in range(5, 11)]


# The table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_can_be_drawn_at_every_moment(seats: int, lang: str) -> None:
    s = GAME.new(seats, 12)
    for number, _ in enumerate(random_moves(s, 12)):
        if number % 20 == 0:
            assert drawn(s.view(number % seats), lang)
    assert drawn(s.view(None), lang)


def drawn(view: dict[str, object], lang: str, width: int = 120) -> str:
    console = Console(width=width, record=True, file=StringIO())
    console.print(draw(GAME, view, lang, ["Ann", "Bo", "Cy", "Di"], brief=False, marks={}, full=False))
    return console.export_text()


def test_shapes_arms_sites_cathedrals_masters_and_the_ranking_are_seen() -> None:
    s = new_game()
    put(s, "gent", gN="blue printed", pNE="church", kNW="church c")
    put(s, "gent", site=True, kNE="red")
    s.cathedrals[1] |= 1 << 9
    s.cathedrals_left -= 1
    s.figures_left -= 1
    s.figures[s.figures_left] = 17 + 1
    picture = drawn(s.view(None), "en")
    for piece in ("[Bl]•♟", "<Ch>‡", "/CC\\", "/Re\\▒", "(Gr)••", "now: Bl 4  Gr 4", "worth 7"):
        assert piece in picture, piece
