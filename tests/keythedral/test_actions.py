"""Phase three: test vectors T1 to T20; the edge cases of fences, moves, payments and empty crafts."""

import pytest

from tests.keythedral.table import (
    A,
    B,
    C,
    actions,
    asked,
    cathedral,
    check_conservation,
    deal,
    fence,
    fence_off,
    give,
    hand,
    house,
    laws_of,
    new_game,
    offered,
    play,
    refused,
    spot_at,
    table,
    tile_number,
    town,
    used,
    worker,
)
from triforium.games.keythedral.state import Keythedral

SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}
TOWN = {**SQUARE, (2, 0): "vineyard", (2, 1): "quarry"}


def turn(s: Keythedral) -> int | None:
    """Who has a turn in phase three, or nobody when it is over."""
    seat, key = asked(s)
    return seat if key == "ask-action" else None


def ready(seats: int = 3, **cubes: str) -> Keythedral:
    s = table(seats)
    for seat, held in cubes.items():
        give(s, "ABCDE".index(seat), held)
    return actions(s)


def test_t1_a_pass_does_not_lock() -> None:
    s = ready(B="KN")
    play(s, "pass", "house 1", "pass")
    assert turn(s) == A


def test_t2_all_pass() -> None:
    assert turn(play(ready(), "pass", "pass", "pass")) is None


def test_t3_passes_must_follow_each_other() -> None:
    """Ruling 11: an action makes the passes count anew."""
    s = ready(C="N")
    play(s, "pass", "pass", "fence")
    play(s, min(offered(s)), "pass", "pass")
    assert turn(s) == C
    assert turn(play(s, "pass")) is None


def test_buying_a_law_makes_the_passes_count_anew() -> None:
    """Ruling 11: A's pass before it no longer counts, so A is in turn again."""
    s = ready(B="K")
    assert turn(play(s, "pass", "law left", "pay stone", "pass")) == A
    assert turn(play(s, "pass")) is None


def test_t4_who_buys_a_law_is_out() -> None:
    """Ruling 11: only those who are still in have to pass."""
    s = ready(A="KKK")
    assert turn(play(s, "law left", "pay stone", "pass", "pass")) is None


def test_t5() -> None:
    s = ready(A="K", B="KK")
    play(s, "law left", "pay stone", "trade timber", "pay stone", "pay stone", "pass", "pass")
    assert turn(s) is None


def test_t6_no_law_left() -> None:
    """Ruling 10: buying a law stops nobody but the buyer."""
    s = ready(A="K", B="K", C="KKN")
    play(s, "law right", "pay stone")
    assert offered(s, "law") == {"left"}
    play(s, "law left", "pay stone")
    assert turn(s) == C
    assert offered(s, "law") == set()
    assert refused(s, "law left") == "III.6"
    assert turn(play(s, "house 1")) == C
    assert turn(play(s, "pass")) is None


def test_t7_buying_a_seat() -> None:
    """Ruling 9: one seat, then the turn is over."""
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    play(actions(s), "seat 4-1")
    assert hand(s, A) == ""
    assert s.scores() == [4, 0, 0]
    assert s.view(None)["store"]["K"] == 20
    assert turn(s) == B, "one action a turn"


@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_t8_the_next_row_opens_at_once(row: int) -> None:
    """Ruling 12: the next player may buy from it."""
    s = table(3)
    tiles = ["4-1", "6-1", "8-1", "10-1", "12-1"]
    costs = ["KN", "KNG", "NGW", "GBRW", "GBY"]
    cathedral(s, *tiles[row:])
    give(s, A, costs[row])
    give(s, B, costs[row + 1])
    actions(s)
    assert s.view(None)["cathedral"][row + 1]["open"] == []
    play(s, f"seat {tiles[row]}")
    assert [t["name"] for t in s.view(None)["cathedral"][row + 1]["open"]] == [tiles[row + 1]]
    assert offered(s, "seat") == {tiles[row + 1]}


@pytest.mark.parametrize(("tiles_open", "told"), [("no", "row"), ("yes", "row-open")])
def test_a_row_that_lies_open_is_not_turned_over(tiles_open: str, told: str) -> None:
    """The journal says what is true in both games: at the start, and when a row is sold out."""
    s = new_game(3, map="prepared", tiles_open=tiles_open)
    cathedral(s, "4-1", "6-1")
    give(s, A, "KN")
    play(actions(s), "seat 4-1")
    assert s.journal is not None
    assert [line.key for line in s.journal.lines if line.key.startswith("row")] == [told, told]


def test_t9_a_house_works_from_the_next_round_on() -> None:
    """Ruling 3: no worker in the round in which it is built."""
    s = ready(A="KN")
    play(s, "house 2")
    assert s.is_house(tile_number("A2"))
    assert hand(s, A) == ""
    assert s.view(None)["players"][A]["workers_out"] == 0
    assert refused(play(s, "pass", "pass"), "house 2") == "III.2"
    play(s, "pass", "pass", "pass", "name A", "mark 2")
    play(s, min(offered(s)))
    assert asked(s) == (A, "ask-place-more"), "two workers in round two"


def test_t10_the_fence_between_cottage_one_and_field_d() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B1": (1, 0), "B2": (0, -1)}, cathedral=False)
    give(s, A, "N")
    play(actions(s), "fence", "fence-off A1 se")
    assert hand(s, A) == ""
    assert s.view(None)["players"][A]["fences_left"] == 2
    spot = s.tile_at[tile_number("A1")]
    assert [s.can_reach(A, spot, side) for side in range(4)] == [True, True, True, False]
    assert s.can_reach(B, s.tile_at[tile_number("B1")], 2), "other tiles reach D as before"


def test_t11_three_fences_a_game() -> None:
    s = table(3)
    for number in (1, 2, 3):
        sides = [side for side in range(4) if s.ground.open_field(s.tile_at[tile_number(f"B{number}")], side) >= 0]
        fence(s, A, f"B{number}", ("nw", "ne", "sw", "se")[sides[0]])
    give(s, A, "NNRR")
    actions(s)
    assert "fence" not in offered(s)
    play(s, "unfence", "remove A#2", "pass", "pass")
    assert "fence" not in offered(s), "a removed fence never returns"
    assert refused(s, "fence") == "III.3"


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_t12_shut_in_by_as_many_fences_as_fields(k: int) -> None:
    """Rulings 4, 6: anybody may shut a tile in; its owner chooses where it goes."""
    fields = dict(list(SQUARE.items())[:k]) | {(5, 5): "forest"}
    s = town(fields, {"B1": (0, 0)}, cathedral=False)
    house(s, "B1")
    sides = ("nw", "ne", "sw", "se")
    for i in range(k - 1):
        fence(s, (B, B, C)[i], "B1", sides[i])
    give(s, A, "N")
    actions(s)
    old = s.tile_at[tile_number("B1")]
    fence_off(s, "B1", sides[k - 1])
    assert asked(s) == (B, "ask-move"), "the owner chooses"
    assert spot_at(0, 0) not in offered(s, "spot")
    assert spot_at(5, 5) in offered(s, "spot")
    play(s, f"spot {spot_at(5, 5)}")
    assert s.is_house(tile_number("B1"))
    assert int(s.ground.fences[old]).bit_count() == k, "the fences stay"
    assert asked(s) == (B, "ask-action"), "then the next player is in turn"
    check_conservation(s)


def test_t13_fencing_in_an_own_house_to_move_it() -> None:
    s = town({(0, 0): "quarry", (5, 5): "forest"}, {"A1": (0, 0), "B1": (5, 5)}, cathedral=False)
    house(s, "A1")
    give(s, A, "N")
    play(actions(s), "fence", "fence-off A1 nw", f"spot {spot_at(4, 5)}")
    assert s.is_house(tile_number("A1"))
    assert s.view(None)["cottages"][0]["spot"] == spot_at(4, 5)


def test_old_fences_bind_the_newcomer_and_one_more_moves_him_again() -> None:
    """Ruling 4: he comes to a spot with a fence on one side, and may not come back once both are shut."""
    fields = {(0, 0): "quarry", (5, 5): "lake", (6, 5): "farm"}
    s = town(fields, {"A1": (0, 0), "C1": (5, 5)}, cathedral=False)
    fence(s, C, "C1", "nw")
    give(s, B, "NNNRR")
    s.start = B
    actions(s)
    play(s, "fence", "fence-off C1 ne", f"spot {spot_at(4, 4)}", "pass", "pass")
    play(s, "unfence", "remove B#1", "pass", "pass")
    play(s, "fence", "fence-off A1 nw", f"spot {spot_at(5, 5)}")
    spot = s.tile_at[tile_number("A1")]
    assert [s.can_reach(A, spot, side) for side in (0, 1)] == [False, True]
    play(s, "pass", "pass", "fence", "fence-off A1 ne")
    assert asked(s) == (A, "ask-move")
    assert spot_at(0, 0) not in offered(s, "spot"), "no field can be reached from there"
    assert spot_at(5, 5) not in offered(s, "spot")
    assert spot_at(6, 5) in offered(s, "spot")


def test_workers_stay_out_when_their_house_moves() -> None:
    """Ruling 25: they remain on their fields, and the house sends nobody from its new spot this round."""
    s = town({(0, 0): "quarry", (5, 5): "forest"}, {"A1": (0, 0)}, cathedral=False)
    house(s, "A1")
    worker(s, A, "quarry")
    give(s, B, "N")
    s.start = B
    play(actions(s), "fence", f"spot {spot_at(5, 5)}")
    assert [f["worker"] for f in s.view(None)["fields"]] == [A, None]
    assert asked(s) == (C, "ask-action")


def test_the_only_spot_left_is_taken_without_a_question() -> None:
    s = town({(0, 0): "quarry"}, {"A1": (0, 0), "A2": (-1, 0), "A3": (0, -1)}, cathedral=False)
    give(s, B, "N")
    s.start = B
    play(actions(s), "fence", "fence-off A1 nw")
    assert s.view(None)["cottages"][0]["spot"] == spot_at(-1, -1)
    assert asked(s)[1] == "ask-action"


def test_no_spot_at_all_puts_the_tile_aside() -> None:
    s = town({(0, 0): "quarry"}, {"A1": (0, 0), "A2": (-1, 0), "A3": (0, -1), "A4": (-1, -1)}, cathedral=False)
    give(s, A, "N")
    play(actions(s), "fence", "fence-off A1 nw")
    assert s.tile_at[0] == -1
    assert [c["name"] for c in s.view(None)["cottages"]] == ["A2", "A3", "A4"]


def test_ruling_5_where_no_fence_may_stand() -> None:
    """Ruling 5: one fence at most on a side, and none without a cottage behind it."""
    s = town(SQUARE, {"A1": (1, 0)})
    fence(s, B, "A1", "nw")
    give(s, A, "N")
    play(actions(s), "fence")
    assert [(f["spot"], f["side"]) for f in s.view(None)["fences"]] == [(spot_at(1, 0), "sw"), (spot_at(1, 0), "nw")], (
        "the one place left: no second fence, none at the cathedral tile or at an empty spot"
    )


def test_t14_t15_removing_a_fence() -> None:
    s = town(TOWN, {"A1": (1, 0)})
    fence(s, B, "A1", "nw")
    give(s, A, "NRR")
    actions(s)
    assert {"fence", "unfence"} <= offered(s)
    play(s, "unfence")  # the only one: no question
    assert hand(s, A) == "N"
    assert s.view(None)["fences"] == []
    assert s.view(None)["players"][B]["fences_left"] == 2


@pytest.mark.parametrize(("craft", "letter", "price"), [("iron", "W", 2), ("glass", "P", 3), ("gold", "Y", 4)])
def test_t16_craftsmen(craft: str, letter: str, price: int) -> None:
    """Ruling 26: the forge sells white, the glassworks purple, the workshop yellow."""
    s = ready(A="KKNNR")
    play(s, f"craft {craft}")
    for picks in range(price):
        assert asked(s) == (A, "ask-pay")
        assert s.view(B)["payment"]["picked"] is None
        play(s, "pay " + ("stone" if picks < 2 else "timber"))
    assert hand(s, A) == "".join(sorted(("KKNNR"[price:]), key="KNGBRWPY".index)) + letter
    assert s.view(None)["craftsmen"][letter] == 9


def test_t17_an_empty_forge() -> None:
    s = table(3)
    give(s, B, "W" * 9)
    give(s, A, "KK")
    used(s, "W")
    actions(s)
    play(s, "craft iron", "pay stone", "pay stone")
    assert hand(s, A) == "W"
    assert s.view(None)["store"]["W"] == 0
    give(s, C, "KK")
    play(s, "pass")
    assert "craft iron" not in offered(s)
    assert refused(s, "craft iron") == "III.4"


def test_t18_the_trader() -> None:
    """Ruling 7: a craft counts as one cube, like any other."""
    s = ready(A="KW")
    assert offered(s, "trade") == {"stone", "timber", "food", "water", "wine"}
    play(s, "trade wine", "pay stone", "pay iron")
    assert hand(s, A) == "R"
    assert s.view(None)["store"]["W"] == 1, "it is used now"


def test_a_cube_just_paid_cannot_be_taken_back() -> None:
    s = ready(A="GG", B="G" * 13)
    assert offered(s, "trade") == {"stone", "timber", "water", "wine"}


def test_t19_a_law_is_bought_unseen() -> None:
    """Ruling 1: nobody but the buyer gets to know it."""
    s = ready(A="Y")
    left = s.spaces[0]
    play(s, "law left", "pay gold")
    assert laws_of(s, A) == [left]
    assert s.view(B)["players"][A]["laws"] is None
    assert s.view(B)["players"][A]["law_count"] == 1
    assert [space["filled"] for space in s.view(None)["law_spaces"]] == [False, True]
    assert turn(s) == B


def test_t20_a_shown_law_is_played_and_gone() -> None:
    s = table(3)
    deal(s, A=[13])
    play(actions(s), "play design_change")
    assert asked(s) == (A, "ask-target")
    assert laws_of(s, A) == []
    assert s.view(None)["laws_gone"] == ["design_change"]


def test_picking_goes_in_one_order() -> None:
    """5.1: never a colour before the last one picked, only colours from which the rest can still be paid."""
    s = ready(A="KNNY")
    play(s, "craft glass")
    assert offered(s) == {"pay stone", "pay timber"}
    play(s, "pay timber")
    assert offered(s) == {"pay timber"}, "from gold on the rest could not be paid"
    play(s, "pay timber")
    assert offered(s) == {"pay gold"}, "asked all the same"
    assert refused(s, "pay stone") == "III.8"
    play(s, "pay gold")
    assert hand(s, A) == "KP"


def test_everybody_is_asked_also_who_can_only_pass() -> None:
    s = ready()
    assert offered(s) == {"pass"}
    assert asked(play(s, "pass")) == (B, "ask-action")


def test_only_the_open_row_can_be_bought() -> None:
    """Ruling 21: whatever else lies face up."""
    s = table(3, tiles_open="yes")
    cathedral(s, "4-1", "6-1")
    give(s, A, "KKNNG")
    actions(s)
    assert offered(s, "seat") == {"4-1"}
    assert refused(s, "seat 6-1") == "III.1"


def test_e7_two_players_one_law() -> None:
    """Ruling 22: one law a round for two."""
    s = ready(2, A="K", B="KKK")
    play(s, "law left", "pay stone")
    assert offered(s, "law") == set()
    play(s, "trade food", "pay stone", "pay stone")
    assert asked(s) == (B, "ask-action"), "B plays on alone"
    assert turn(play(s, "pass")) is None


def test_ruling_8_any_other_cubes_even_of_the_same_colour() -> None:
    """Rulings 7, 8: crafts too, to the trader and to the craftsmen."""
    s = ready(A="KKW")
    play(s, "trade stone", "pay stone", "pay stone")
    assert hand(s, A) == "KW", "pointless, but allowed"
    s = ready(A="KW")
    play(s, "craft iron", "pay stone", "pay iron")
    assert hand(s, A) == "W"


def test_a_seat_whose_craft_is_in_other_hands_cannot_be_bought() -> None:
    s = table(3)
    cathedral(s, "12-6", "12-1")
    give(s, B, "Y" * 10)
    give(s, A, "WKKKKKKKK")
    actions(s)
    assert offered(s, "seat") == set()
    assert "craft gold" not in offered(s)
    play(s, "pass", "pass", "pass")
    assert not s.over, "the game goes on all the same"


def test_no_law_to_buy_when_the_spaces_are_empty() -> None:
    s = table(3)
    s.spaces[0] = s.spaces[1] = -1
    give(s, A, "K")
    actions(s)
    assert offered(s, "law") == set()
    assert refused(s, "law right") == "III.6"


def test_fence_removal_moves_nobody_back() -> None:
    s = town({(0, 0): "quarry", (5, 5): "forest"}, {"A1": (0, 0), "B1": (5, 5)}, cathedral=False)
    give(s, B, "NRR")
    s.start = B
    actions(s)
    play(s, "fence", "fence-off A1 nw", f"spot {spot_at(4, 4)}", "pass", "pass", "unfence")
    assert s.view(None)["cottages"][0]["spot"] == spot_at(4, 4)
    assert s.view(None)["fences"] == []


def test_the_buyer_of_a_law_may_play_it_at_once_but_has_no_turn() -> None:
    s = table(3)
    give(s, A, "KK")
    give(s, B, "KKNN")
    deal(s, A=[2])
    cathedral(s, "4-1", "4-2")
    actions(s)
    play(s, "law left", "pay stone", "seat 4-1")
    assert asked(s) == (A, "ask-law-announced"), "out of the phase, yet asked"
    play(s, "play price_rise", "no", "buy", "rise stone")
    assert hand(s, B) == "N"
    play(s, "pass")
    assert asked(s) == (B, "ask-action"), "A has no turn any more"
