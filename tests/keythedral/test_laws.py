"""The twenty laws: their effects as in 11.7 and their rulings."""

from itertools import pairwise

import pytest

from tests.keythedral.table import (
    A,
    B,
    C,
    D,
    actions,
    asked,
    begin,
    cathedral,
    deal,
    fence,
    give,
    gone,
    hand,
    house,
    law,
    laws_of,
    offered,
    phase_five,
    phase_one,
    phase_three,
    phase_two,
    play,
    refused,
    table,
    tile_number,
    town,
    used,
    worker,
)
from triforium.games.keythedral.material import LAW_NAMES
from triforium.games.keythedral.phase5_auction import AUCTION
from triforium.games.keythedral.round import ROUND
from triforium.games.keythedral.state import Keythedral

SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}


def playable(s: Keythedral) -> set[int]:
    return {LAW_NAMES.index(name) + 1 for name in offered(s, "play")}


# The effects, one by one ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "first"), [(2, "ABABA"), (3, "ABCAB"), (4, "ABCDA"), (5, "ABCDE")])
def test_1_work_order(seats: int, first: str) -> None:
    s = table(seats)
    deal(s, B=[1])
    play(phase_one(s), law(1))
    assert s.view(None)["round_laws"]["work_order"] == B
    while asked(s)[1] != "ask-action":
        s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    assert s.journal
    told = [line for line in s.journal.lines if line.key in ("mark", "send", "idle")]
    assert [line.seat for line in told if line.key == "mark"] == [B] * 5
    firsts = [after.seat for line, after in pairwise(told) if line.key == "mark"]
    assert "".join("ABCDE"[seat] for seat in firsts) == first


def rising(buyer: str) -> Keythedral:
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, buyer)
    deal(s, B=[2])
    return play(actions(s), "seat 4-1", law(2))


def test_2_price_rise_buyers_choice() -> None:
    """Ruling 28: of a colour on the tile itself; the food in hand does not count."""
    for colour, left in (("stone", "NG"), ("timber", "KG")):
        s = rising("KKNNG")
        assert offered(s) == {"buy", "withdraw"}
        play(s, "buy")
        assert offered(s) == {"rise stone", "rise timber"}
        play(s, f"rise {colour}")
        assert hand(s, A) == left


def test_2_the_card_stays_and_binds_everybody() -> None:
    s = rising("KN")
    play(s, "withdraw", "pass")
    give(s, B, "KN")
    give(s, C, "KNN")
    s.advance()
    assert offered(s, "seat") == set(), "it also binds its player"
    play(s, "pass", "seat 4-1")
    assert offered(s) == {"rise timber"}, "C chooses anew"
    play(s, "rise timber")
    assert hand(s, C) == ""
    assert s.rise_under == -1


def test_2_the_same_seat_again_at_its_new_price() -> None:
    """Ruling 30: after withdrawing A plays law 3 and announces the seat once more."""
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    gone(s, 10)
    deal(s, A=[3], B=[2, 9])
    play(actions(s), "seat 4-1", law(2), "no", "withdraw")
    assert offered(s, "seat") == set()
    play(s, law(3), "choose-seat 4-1")
    assert offered(s, "seat") == {"4-1"}
    play(s, "seat 4-1")
    assert asked(s) == (B, "ask-law-announced"), "others may play laws again"
    play(s, "no", "rise stone", "cut stone")
    assert hand(s, A) == ""


def test_2_a_price_above_four_cubes() -> None:
    s = table(3)
    cathedral(s, "12-3", "12-1")
    s.rise_under = 30
    give(s, A, "GBRPP")
    play(actions(s), "seat 12-3", "rise glass")
    assert hand(s, A) == ""


def test_3_price_cut_never_gold() -> None:
    s = table(3)
    cathedral(s, "10-5", "10-1")
    give(s, A, "GY")
    deal(s, A=[3])
    play(actions(s), law(3), "choose-seat 10-5")
    assert asked(s) == (A, "ask-action"), "no duty to buy, no action spent"
    play(s, "seat 10-5")
    assert hand(s, A) == "G"


def test_3_helps_whoever_buys() -> None:
    for cut, paid in (("food", "WP"), ("iron", "GP"), ("glass", "GW")):
        s = table(3)
        cathedral(s, "12-4", "12-1")
        give(s, B, "GWP")
        deal(s, A=[3])
        play(actions(s), law(3), "choose-seat 12-4", "pass", "seat 12-4")
        assert offered(s) == {"cut food", "cut iron", "cut glass"}
        play(s, f"cut {cut}")
        assert sorted(hand(s, B) + paid) == sorted("GWP")


def test_2_and_3_under_one_tile() -> None:
    """Rulings 15, 39: nine choices, seven prices."""
    prices = set()
    for rise in ("food", "iron", "glass"):
        for cut in ("food", "iron", "glass"):
            s = table(3)
            cathedral(s, "12-4", "12-1")
            s.rise_under = s.cut_under = 31
            give(s, A, "GGWWPP")
            play(actions(s), "seat 12-4", f"rise {rise}", f"cut {cut}")
            prices.add(hand(s, A))
    assert len(prices) == 7
    assert "WPP" in prices, "add food, drop glass: G G W was paid"


@pytest.mark.parametrize(("held", "cut"), [("P", "iron"), ("W", "glass")])
def test_price_cut_to_a_single_cube_is_asked_where_two_colours_will_do(held: str, cut: str) -> None:
    s = table(3)
    cathedral(s, "10-2", "10-1")
    s.cut_under = 23
    give(s, A, held)
    play(actions(s), "seat 10-2")
    assert asked(s) == (A, "ask-cut")
    assert offered(s) == {f"cut {cut}"}, "asked all the same"
    play(s, f"cut {cut}")
    assert hand(s, A) == ""


def test_an_announcement_counts_an_own_law_5_but_no_law_3_in_hand() -> None:
    """Ruling 14: law 3 helps only once it lies under the tile."""
    s = table(3)
    cathedral(s, "10-5", "10-1")
    give(s, A, "Y")
    deal(s, A=[3])
    assert offered(actions(s), "seat") == set()
    play(s, law(3), "choose-seat 10-5")
    assert offered(s, "seat") == {"10-5"}
    for held, seats in (([5], {"10-5"}), ([16], set())):
        s = table(3)
        cathedral(s, "10-5", "10-1")
        give(s, A, "RY")
        deal(s, A=held)
        assert offered(actions(s), "seat") == seats


def test_4_conversion() -> None:
    s = table(3)
    deal(s, A=[4])
    play(phase_one(s), "no", "mark 2", law(4), "choose-tile A2")
    assert s.is_house(tile_number("A2"))
    play(s, min(offered(s)))
    assert asked(s) == (A, "ask-place-more"), "two workers already this round"


def test_4_not_under_a_building_stop() -> None:
    s = table(3)
    deal(s, A=[4])
    s.in_force.stop = B
    assert playable(actions(s)) == set()
    s.in_force.stop = A
    assert playable(actions(s)) == {4}


def substituting(tile: str, cubes: str) -> Keythedral:
    s = table(3)
    other = f"{tile.split('-')[0]}-1"
    cathedral(s, tile, other)
    give(s, A, cubes)
    deal(s, A=[5])
    return actions(s)


def test_5_resources_for_resources() -> None:
    s = substituting("8-8", "RRRR")
    play(s, "seat 8-8")
    assert offered(s) == {"play substitution"}
    play(s, law(5), *["pay wine"] * 4)
    assert hand(s, A) == ""
    assert s.scores()[A] == 8


def test_5_a_craft_for_a_craft() -> None:
    s = substituting("12-6", "WW")
    play(s, "seat 12-6", law(5))
    assert offered(s) == {"replace-craft gold"}
    assert s.view(A)["purchase"]["replaced"] is None, "it has not been chosen yet"
    play(s, "replace-craft gold", "replace-by iron")
    assert hand(s, A) == ""
    assert s.scores()[A] == 12


def test_5_not_both_kinds() -> None:
    s = substituting("12-4", "RWW")
    assert offered(s, "seat") == set()


def test_5_kind_is_asked_if_the_price_has_both() -> None:
    s = substituting("12-4", "RWP")
    play(s, "seat 12-4", law(5))
    assert asked(s) == (A, "ask-kind")
    assert offered(s) == {"replace resources"}
    play(s, "replace resources", "pay wine")
    assert hand(s, A) == ""


def test_6_cottage_number() -> None:
    s = town(SQUARE | {(5, 5): "lake", (6, 5): "forest"}, {"A1": (0, 0), "A4": (5, 5)}, cathedral=False)
    deal(s, A=[6])
    phase_one(s)
    play(s, "no", "mark 1")
    play(s, law(6))  # the only tile: no question
    assert offered(s) == {"send nw", "send ne", "send sw", "send se", "send-also nw", "send-also ne"}
    play(s, "send-also ne", "send nw")
    assert s.view(None)["players"][A]["workers_out"] == 2
    play(s, "mark 4")
    assert s.view(None)["players"][A]["workers_out"] == 2, "when 4 is marked A sends none from it"


def test_6_not_at_the_fifth_marker() -> None:
    """The other tile reaches a free field, but its number is marked: no law to play, and no reason to ask."""
    fields = {(0, 0): "quarry", (5, 5): "lake", (6, 5): "forest"}
    for marked, key in ((0, "ask-place-law"), (30, "ask-action")):
        s = town(fields, {"A1": (0, 0), "A4": (5, 5)}, cathedral=False)
        gone(s, 1, 8, 12, 14, 18, 19, 20)
        deal(s, A=[6])
        s.marked, s.marks = marked, marked.bit_count()
        phase_one(s)
        play(s, *["mark 1"] * (asked(s)[1] == "ask-mark"))
        assert asked(s) == (A, key)
        assert playable(s) == ({6} if marked == 0 else set())


def test_6_not_a_number_that_was_marked() -> None:
    s = town(SQUARE, {"A1": (0, 0), "A4": (1, 0)}, cathedral=False)
    deal(s, A=[6])
    s.marked, s.marks = 8, 1
    s.start = C
    phase_one(s)
    play(s, *["no"] * (asked(s)[1] == "ask-law-start-1"))
    play(s, "mark 1")
    assert playable(s) == set()


def test_7_craft_bargain() -> None:
    """Ruling 33: a resource is given, never a craft."""
    s = table(3)
    used(s, "Y")
    give(s, A, "GW")
    deal(s, A=[7])
    play(actions(s), law(7))
    assert offered(s) == {"pay food"}
    play(s, "pay food")
    assert hand(s, A) == "WY"
    assert s.view(None)["store"]["Y"] == 0
    assert asked(s) == (A, "ask-action"), "no action"


def test_7_only_used_crafts() -> None:
    s = table(3)
    give(s, A, "G")
    deal(s, A=[7])
    assert playable(actions(s)) == set()


def test_8_windfall() -> None:
    s = table(5)
    worker(s, A, "forest", "forest", "forest", "lake")
    deal(s, A=[8])
    play(phase_two(s), law(8), "choose-land forest")
    assert asked(s) == (A, "ask-take")
    assert hand(s, A) == "B", "picked after the other cubes"
    play(s, "take stone", "take food", "take wine")
    assert hand(s, A) == "KGBR"


def test_8_with_short_stock() -> None:
    s = table(5)
    worker(s, A, "forest", "forest")
    give(s, B, "K" * 20 + "N" * 20 + "G" * 15 + "B" * 15 + "R" * 14)
    deal(s, A=[8])
    play(phase_two(s), law(8))
    assert hand(s, A) == "R", "what there is; no debt, and no question about the only cube"


def test_9_broken_fence() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B2": (5, 5)}, cathedral=False)
    for side, owner in (("nw", B), ("ne", B), ("sw", C)):
        fence(s, owner, "A1", side)
    deal(s, A=[9])
    phase_one(s)
    play(s, "no", "mark 1")
    assert asked(s) == (A, "ask-place-law"), "one field must be taken, but a fence is in the way of others"
    assert offered(s) == {"send se", "play broken_fence"}
    play(s, law(9))
    assert offered(s, "send") == {"nw", "ne", "sw", "se"}
    assert len(s.view(None)["fences"]) == 3
    s.round = 1
    begin(s, ROUND)
    assert s.in_force.climbers == 0, "next round not"


def test_9_for_another_player() -> None:
    """Ruling 35: A opens the way for the workers of B."""
    s = town(SQUARE, {"A1": (0, 0), "B1": (1, 0)}, cathedral=False)
    fence(s, A, "B1", "nw")
    deal(s, A=[9])
    play(phase_one(s), law(9))
    assert s.view(None)["players"][B]["climbs"]


def test_10_repeal() -> None:
    s = table(3)
    deal(s, B=[12], C=[10])
    phase_three(s)
    play(s, law(12))
    assert asked(s) == (C, "ask-repeal")
    play(s, law(10))
    assert s.in_force.stop == -1
    assert (laws_of(s, B), laws_of(s, C)) == ([], [])
    assert s.view(None)["laws_gone"] == ["repeal", "building_stop"]


def test_10_too_late() -> None:
    s = table(4)
    deal(s, B=[12], C=[10])
    phase_three(s)
    play(s, law(12), "no")
    while asked(s)[1] != "ask-action":
        play(s, "no")
    play(s, "pass", "pass")
    assert asked(s)[0] == C
    assert playable(s) == set()
    assert s.in_force.stop == B


def test_11_unsafe_fence() -> None:
    s = town(SQUARE, {"A1": (0, 0)}, cathedral=False)
    fence(s, B, "A1", "nw")
    deal(s, A=[11])
    play(actions(s), law(11))
    assert s.view(None)["fences"] == []
    assert s.view(None)["players"][B]["fences_left"] == 2


def test_12_building_stop() -> None:
    s = table(4)
    for seat in range(4):
        give(s, seat, "KN")
    deal(s, A=[12])
    play(phase_three(s), law(12))
    assert offered(s, "house") == {"1", "2", "3", "4", "5"}
    for _ in range(3):
        play(s, "pass")
        assert offered(s, "house") == set()
        assert refused(s, "house 1") == "C.12"


def test_13_design_change_of_the_announced_tile() -> None:
    s = table(3)
    cathedral(s, "6-1", "6-3", "8-1")
    give(s, A, "KNG")
    deal(s, B=[13])
    play(actions(s), "seat 6-1", law(13), "choose-seat 6-1")
    tiles = {t["name"] for t in s.view(None)["cathedral"][1]["open"]}
    assert "6-3" in tiles
    assert "6-1" not in tiles
    assert len(tiles) == 2
    assert asked(s) == (A, "ask-action")
    assert hand(s, A) == "KNG"


def test_13_of_another_tile_lets_the_purchase_go_on() -> None:
    s = table(3)
    cathedral(s, "6-1", "6-3", "8-1")
    give(s, A, "KNG")
    s.rise_under = s.cut_under = 8
    deal(s, B=[13])
    play(actions(s), "seat 6-1", law(13), "choose-seat 6-3")
    assert s.scores()[A] == 6
    assert (s.rise_under, s.cut_under) == (-1, -1), "the laws under the old tile are gone"


def test_13_any_open_tile_with_open_tiles() -> None:
    """Ruling 21: also one that cannot be bought yet."""
    s = table(3, tiles_open="yes")
    cathedral(s, "4-1", "12-1")
    deal(s, A=[13])
    play(actions(s), law(13))
    assert offered(s) == {"choose-seat 4-1", "choose-seat 12-1"}


@pytest.mark.parametrize(("laws", "cubes"), [([14], "BB"), ([14, 18], "BBBB"), ([14, 19], "")])
def test_14_double_shift(laws: list[int], cubes: str) -> None:
    s = table(3)
    worker(s, A, "lake")
    deal(s, A=laws)
    phase_two(s)
    while asked(s)[1] == "ask-law-start-2":
        play(s, min(offered(s) - {"no"}, default="no"))
    assert hand(s, A) == cubes


def test_15_bargain() -> None:
    s = table(3)
    give(s, A, "K")
    deal(s, A=[15])
    play(actions(s), law(15), "take timber", "take timber", "pay stone")
    assert hand(s, A) == "NN"
    assert asked(s) == (B, "ask-action"), "it is the trader action"


def test_15_a_resource_is_given_never_a_craft() -> None:
    """Ruling 33: crafts alone will not do."""
    s = table(3)
    give(s, A, "WW")
    deal(s, A=[15])
    assert playable(actions(s)) == set()


def test_a_law_on_its_way_shows_its_target_to_all() -> None:
    s = table(3)
    house(s, "C2", "C3")
    deal(s, A=[17], B=[10])
    play(actions(s), law(17), "choose-tile C3")
    assert s.view(None)["law"] == {"seat": A, "law": "decay", "target": "C3"}


@pytest.mark.parametrize(("craft", "letter", "price"), [("glass", "P", 1), ("gold", "Y", 2)])
def test_16_sale(craft: str, letter: str, price: int) -> None:
    s = table(3)
    give(s, A, "K" * price + "W")
    deal(s, A=[16])
    play(actions(s), law(16), f"choose-craft {craft}", *["pay stone"] * price)
    assert hand(s, A) == "W" + letter
    assert asked(s)[0] == B


def test_16_is_paid_with_cubes_of_any_kind() -> None:
    """Ruling 33: here crafts will do."""
    s = table(3)
    give(s, A, "WP")
    deal(s, A=[16])
    play(actions(s), law(16), "choose-craft gold", "pay iron", "pay glass")
    assert hand(s, A) == "Y"


def test_16_not_iron() -> None:
    s = table(3)
    give(s, A, "KK")
    deal(s, A=[16])
    play(actions(s), law(16))
    assert offered(s) == {"choose-craft glass", "choose-craft gold"}


def test_17_decay() -> None:
    s = table(3)
    house(s, "B3")
    deal(s, A=[17])
    play(phase_one(s), law(17))
    assert not s.is_house(tile_number("B3"))
    give(s, B, "KN")
    s.start = B
    assert "house 3" in offered(actions(s)), "it can be rebuilt"


@pytest.mark.parametrize(("number", "a", "b"), [(18, "GGGG", "GG"), (19, "", "")])
def test_18_19_harvests(number: int, a: str, b: str) -> None:
    s = table(5)
    worker(s, A, "farm", "farm")
    worker(s, B, "farm")
    deal(s, C=[number])
    play(phase_two(s), law(number))
    assert (hand(s, A), hand(s, B)) == (a, b)


def test_19_beats_8() -> None:
    s = table(5)
    worker(s, A, "farm")
    deal(s, A=[8], B=[19])
    play(phase_two(s), law(8), "no", law(19))
    assert hand(s, A) == ""


def test_20_start_order() -> None:
    """Ruling 34: not the player who is start player already."""
    s = table(4)
    deal(s, C=[20])
    play(phase_one(s), law(20))
    assert offered(s) == {"name B", "name C", "name D"}
    play(s, "name D")
    assert asked(s) == (D, "ask-mark")
    begin(s, AUCTION)
    assert s.view(None)["start_player"] == A, "D hands the token to A"


def test_20_at_the_start_of_phase_three_and_five() -> None:
    """Ruling 18: in phase five it decides who hands the token on."""
    s = table(4)
    deal(s, C=[20])
    play(phase_three(s), law(20), "name B")
    assert asked(s) == (B, "ask-action")
    s = table(4)
    deal(s, C=[20])
    play(phase_five(s), law(20), "name B")
    assert s.view(None)["start_player"] == C, "B counts as start player, so C gets the token"


def test_20_at_the_start_of_phase_four() -> None:
    """Ruling 36: one window between phases three and five, in which it does what it does in phase five."""
    s = table(4)
    while asked(s)[1] != "ask-action":
        s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    deal(s, C=[20])
    play(s, "pass", "pass", "pass", "pass")
    assert asked(s) == (C, "ask-law-start-5")
    quiet = play(s.clone(), "no")
    assert asked(quiet) == (C, "ask-bid"), "asked once, not at the start of each"
    play(s, law(20), "name B")
    assert s.view(None)["start_player"] == C, "B has handed on the token"
    assert asked(s) == (D, "ask-bid")


@pytest.mark.parametrize("order", [(20, 1), (1, 20)])
def test_20_then_1_in_either_order(order: tuple[int, int]) -> None:
    s = table(4)
    deal(s, C=[1, 20])
    phase_one(s)
    for number in order:
        while "play " + LAW_NAMES[number - 1] not in offered(s):
            play(s, "no")
        play(s, law(number))
        if number == 20:
            play(s, "name D")
    assert asked(s) == (C, "ask-mark")
    play(s, "mark 1")
    assert asked(s)[0] == D
