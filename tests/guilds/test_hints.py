"""What the hints say is what then happens, told from the view alone."""

import re
from copy import copy

import pytest

from tests.guilds.table import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    choose,
    city,
    new_game,
    play,
    put,
    rig_gold,
    table,
    told,
    use,
    use_gold,
)
from tests.support import random_moves
from triforium.games.guilds.material import GUILDS
from triforium.games.guilds.state import Guilds


def hint(s: Guilds, seat: int, move: str, lang: str = "en") -> str:
    return GAME.hint(GAME.encode(move.split()), s.view(seat), lang)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_hint_foretells_the_ranking(seats: int, seed: int) -> None:
    """Value and points after the move, as the engine works them out; a site of the move counts nothing yet."""
    s = GAME.new(seats, seed)
    assert isinstance(s, Guilds)
    checked = 0
    for seat, action in random_moves(s, seed):
        verb, *rest = GAME.decode(action)
        if verb in ("build", "finish", "cathedral", "master") and not s.view(seat)["action"]["as_site"]:
            said = GAME.hint(action, s.view(seat), "en")
            then = copy(s)
            then.apply(seat, action)
            after = city(then, rest[0])
            if after["scored"] or changes(then) > changes(s) + 1:
                continue  # more has happened since
            if worth := re.search(r"worth \d+ → (\d+)", said):
                assert int(worth[1]) == after["value"]
            if ranking := re.search(r"If scored now: [^.]* → ([^.]*)\.", said):
                codes = {guild: GAME.say(f"table-arms-{guild}", "en") for guild in GUILDS}
                expected = [f"{codes[place['guild']]} {place['points']}" for place in after["ranking"]]
                assert sorted(ranking[1].split(", ")) == sorted(expected or ["–"])
                checked += 1
    assert checked > 20


def changes(s: Guilds) -> int:
    return sum(len(told(s, key)) for key in ("lay", "lay-site", "finish", "cathedral", "master"))


def test_cards() -> None:
    s = new_game()
    put(s, "gent", gN="blue")
    put(s, "gent", site=True, gS="grey")
    put(s, "gent", site=True, gE="red")
    said = "Now worth 2, for you 1. Free spaces: 9; sites you may finish: 1. Action cards in hand after it: 7."
    assert hint(s, BLUE, "play gent") == said
    assert hint(s, BLUE, "site").endswith("Stones left: 7. Action cards in hand after it: 7.")
    assert hint(s, BLUE, "pickup") == "Cards you take back, this one included: 1. Action cards in hand after it: 8."
    s.stones = 0
    assert hint(s, BLUE, "site").startswith("No stone is left")


def test_influence_says_who_could_come_first() -> None:
    """Yellow starts; blue comes last at equal numbers. Red has one card left, yellow none."""
    s = new_game(start=YELLOW)
    s.influence[YELLOW], s.influence[RED] = 0, 1
    play(s, BLUE, "pickup")
    assert [hint(s, BLUE, f"influence {n}").split(".")[0][-1] for n in range(4)] == ["3", "2", "1", "1"]
    assert hint(s, BLUE, "influence 2").endswith("Influence cards left: 1.")


def test_tiles_and_sites() -> None:
    s = table()
    use(s, BLUE, "gent")
    said = "Gent: worth 1 → 2. If scored now: Gr 1 → Gr 2, Bl 1. For you 0 → 1. "
    assert hint(s, BLUE, "lay blue_gate_plain") == said + "Such tiles left: 2."
    play(s, BLUE, "lay blue_gate_plain")
    assert hint(s, BLUE, "build gent gN") == said + "Spaces left free: 11."
    use(s, BLUE, "site")
    assert hint(s, BLUE, "lay church_b") == (
        "A site: it counts once it is finished. Stones in the supply: 9. Such tiles left: 0."
    )
    play(s, BLUE, "lay church_b")
    assert hint(s, BLUE, "build leuven gN").startswith("A site; once it is finished: Leuven: worth 1 → 3.")
    assert hint(s, BLUE, "build leuven gN").endswith("Spaces left free: 12."), "B adds one"


def test_cathedral_and_master() -> None:
    s = table()
    put(s, "gent", site=True, gS="church")
    use_gold(s, BLUE, "cathedral")
    assert (
        hint(s, BLUE, "cathedral luik c")
        == "Luik: worth 2 → 3. If scored now: – → –. For you 0 → 0. Cathedrals left: 3."
    )
    assert hint(s, BLUE, "cathedral gent gS") == "A site: it counts once it is finished. Cathedrals left: 3."
    use_gold(s, BLUE, "master")
    assert hint(s, BLUE, "master brugge c") == (
        "Masters of the Dyers (blue) there: 3. If scored now: Bl 1 → Bl 1. For you 1 → 1. Guild masters left: 3."
    )


def test_drawing() -> None:
    s = new_game(2)
    assert hint(s, BLUE, "draw").startswith("One of 14 cards")
    s.stack_next, s.opened, s.scored = 14, (1 << 14) - 1, 0b10
    assert hint(s, BLUE, "draw").startswith("One of 12 cards"), "the open ones, without those of Gent"


def test_a_hint_knows_no_more_than_its_view() -> None:
    """The hints for a seat are the same whatever the others have chosen and whichever golden card lies there."""
    seen = set()
    for gold, chosen in (("cathedral", "gent 2"), ("influence", "site 0")):
        s = new_game(seed=3)
        rig_gold(s, gold)
        card, number = chosen.split()
        play(s, BLUE, card if card == "site" else f"play {card}", f"influence {number}")
        seen.add(tuple(GAME.hint(action, s.view(RED), "en") for action in s.legal(RED)))
    assert len(seen) == 1


def test_a_spectator_reads_the_hints_of_who_is_to_act() -> None:
    s = new_game()
    choose(s, "gent", "pickup", "pickup", "pickup")
    assert [GAME.hint(a, s.view(None), "de") for a in s.legal(BLUE)] == [
        GAME.hint(a, s.view(BLUE), "de") for a in s.legal(BLUE)
    ]
