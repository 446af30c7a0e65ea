"""The view tells the whole public truth: where the round stands, the action being carried out, and what has gone."""

import pytest

from tests.guilds.table import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    choose,
    fill,
    new_game,
    play,
    put,
    rig_gold,
    rig_stack,
    step_6,
    table,
    told,
    use,
    use_drawn,
    use_gold,
    use_up,
)
from tests.support import random_moves
from triforium.games.guilds.material import TILE_IDS
from triforium.games.guilds.state import Guilds


def test_no_action_outlives_itself() -> None:
    """The tile of the last action stayed in the view until the next one."""
    s = table()
    use(s, BLUE, "site")
    action = {"seat": BLUE, "gold": None, "card": "site", "as_site": True, "arms": ["blue", "grey", "church"]}
    assert s.view(None)["action"] == {**action, "tile": None}
    play(s, BLUE, "lay blue_gate_plain")
    assert s.view(RED)["action"] == {**action, "tile": "blue_gate_plain"}
    play(s, BLUE, "build gent gN")
    assert s.view(None)["action"] is None


@pytest.mark.parametrize("card", ["gent", "site", "cathedral", "master"])
def test_an_action_that_lapses_is_gone_too(card: str) -> None:
    s = table()
    for city in ("brugge", "gent", "utrecht", "ieper", "leuven", "luik"):
        fill(s, city)
        s.scored |= s.in_play
    use_gold(s, BLUE, card)
    assert s.view(None)["action"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_an_action_exactly_while_one_is_carried_out(seats: int) -> None:
    s = new_game(seats)
    for seat, action in random_moves(s, seats):
        verb = GAME.decode(action)[0]
        shown = s.view(None)["action"]
        assert (shown is not None) == (verb in ("lay", "build", "finish", "cathedral", "master"))
        assert shown is None or shown["seat"] == seat
        assert (shown is not None and shown["tile"] is not None) == (verb == "build")
    assert s.view(None)["action"] is None


@pytest.mark.parametrize(("gold", "card"), [("gent", "gent"), ("site", "site"), ("cathedral", None), ("master", None)])
def test_the_golden_card_being_carried_out_shows(gold: str, card: str | None) -> None:
    s = table()
    put(s, "gent", gN="church", gS="blue")
    use_gold(s, BLUE, gold)
    view = s.view(RED)
    assert view["action"]["gold"] == gold
    assert view["action"]["card"] == card
    assert view["action"]["arms"] == ([] if card is None else ["grey", "church"])
    assert view["phase"] == "5"


def test_the_card_of_the_stack_says_whose_tiles_it_allows() -> None:
    s = table(2)
    use_drawn(s, YELLOW, "red gent")
    assert s.view(None)["action"]["arms"] == ["red", "grey", "church"]


def test_phase_and_step() -> None:
    s = new_game()
    rig_gold(s, "gent")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("2", "2.1")
    choose(s, "gent", "site", "pickup", "pickup")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("4", "4.2")
    play(s, BLUE, "lay blue_gate_plain")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("4", "B.1")
    play(s, BLUE, "build gent gN")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("4", "4.4")
    play(s, YELLOW, "lay yellow_gate_plain", "build gent gS")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("5", "4.2")
    play(s, BLUE, "lay grey_gate_plain")
    assert (s.view(None)["phase"], s.view(None)["step"]) == ("5", "B.1")


@pytest.mark.parametrize(("seats", "place"), [(2, ("T", "T.9")), (3, ("E", "E.1"))])
def test_phase_and_step_at_the_end(seats: int, place: tuple[str, str]) -> None:
    s = table(seats)
    assert (s.view(None)["phase"], s.view(None)["step"]) == place
    assert new_game(2).view(None)["step"] == "T.2"


def test_who_is_still_to_act_and_in_which_order() -> None:
    """The example of 3.2, and what is left of it once red has acted."""
    s = new_game(start=YELLOW)
    assert s.view(None)["order"] == []
    choose(s, "gent 1", "gent 0", "gent 1", "gent 2")
    assert s.view(None)["action"]["seat"] == RED
    assert s.view(None)["order"] == [GREEN, BLUE, YELLOW]


def test_which_golden_cards_were_removed() -> None:
    s = new_game()
    s.scored |= 0b11
    rig_gold(s, "master", "brugge", "gent", "pickup")
    choose(s, *["pickup"] * 4)
    assert s.view(None)["cards_out"]["golden"] == {"brugge": 1, "gent": 1}
    assert [args for _, args in told(s, "gold-removed")] == [(0,), (1,)]


def test_which_silver_cards_were_removed() -> None:
    s = table()
    fill(s, "gent")
    step_6(s)
    assert s.view(None)["cards_out"] == {"influence": 0, "silver": {"gent": 4}, "golden": {}, "stack": []}


def test_which_cards_of_the_stack_were_removed() -> None:
    s = table(2)
    s.scored |= 0b10
    rig_stack(s, "green gent", "red site")
    use_drawn(s, BLUE, "green gent")
    assert s.view(None)["cards_out"]["stack"] == [["green", "gent"]]
    assert s.view(None)["stack"]["drawn"] == ["red", "site"]


# The journal ----------------------------------------------------------------------------------------------------


def test_lines_carry_their_amounts() -> None:
    s = table()
    use(s, BLUE, "site")
    play(s, BLUE, "lay blue_gate_plain", "build gent gN")
    assert told(s, "lay-site") == [(BLUE, (0, 1, 1, 9))], "stones left"
    use(s, BLUE, "gent")
    play(s, BLUE, "finish gent gN")
    assert told(s, "finish") == [(BLUE, (1, 1, 10))]
    use_gold(s, RED, "influence")
    assert told(s, "influence") == [(RED, (4,))], "cards in hand now"
    use_gold(s, RED, "cathedral")
    use_gold(s, RED, "master")
    play(s, RED, "master ieper c")
    assert told(s, "cathedral") == [(RED, (5, 0, 3))]
    assert told(s, "master") == [(RED, (3, 0, 3))]


def test_the_line_of_a_share_says_how_it_came_about_and_whose_it_is() -> None:
    s = table()
    put(s, "gent", gN="blue printed", gS="grey")
    put(s, "gent", site=True, gE="red")
    fill(s, "gent")
    step_6(s)
    assert told(s, "share") == [
        (BLUE, (0, 1, 2, 1, 1)),
        (GREEN, (2, 1, 3, 1, 2)),
        (RED, (3, 1, 0, 0, 0)),
        (-1, (4, 1, 4, 1, 0)),
    ]
    assert told(s, "stones") == [(-1, (1, 1, 10))]


def test_with_two_players_the_share_of_an_influenced_guild_is_its_owners() -> None:
    s = table(2)
    fill(s, "ieper")
    step_6(s)
    assert told(s, "share") == [(YELLOW, (3, 3, 1, 1, 2))]


def test_the_end_says_how_many_spaces_were_left() -> None:
    for but, number in (([], 0), (["gN"], 1)):
        s = table()
        for city in ("brugge", "utrecht", "ieper", "leuven", "luik"):
            fill(s, city)
        fill(s, "gent", but=but)
        step_6(s)
        assert told(s, "end-spaces") == [(-1, (number,))]


def only(s: Guilds, city: str, space: str) -> str | None:
    shown: str | None = next(one for one in s.view(None)["cities"] if one["id"] == city)["spaces"][space]["only"]
    return shown


def test_a_space_that_only_one_guild_can_still_fill_says_which() -> None:
    """6.2: whoever has a tile of its shape left and no district next to it; church tiles with a letter count."""
    s = table()
    assert only(s, "gent", "gS") is None
    use_up(s, "gate", but=("yellow", "red"), specials="ab")
    assert only(s, "gent", "gS") is None
    put(s, "gent", kSE="yellow plain")
    assert only(s, "gent", "gS") == "red"
    assert only(s, "gent", "gN") is None
    assert only(s, "gent", "kNE") is None
    s.supply[TILE_IDS.index("church_a")] = 1
    assert only(s, "gent", "gS") is None, "the church can as well"
