"""Phases four and five, the end and the score: test vectors P1 to P9 and E1 to E5; the supply of laws."""

import pytest

import triforium
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
    give,
    gone,
    hand,
    law,
    laws_of,
    offered,
    phase_five,
    play,
    refused,
    table,
)
from triforium.bots import bot, play_out
from triforium.games.keythedral.cubes import bag_of, letters_of
from triforium.games.keythedral.material import BUILDING_NAMES, LAST_ROUND
from triforium.games.keythedral.phase5_auction import AUCTION
from triforium.games.keythedral.round import ROUND
from triforium.games.keythedral.state import Keythedral


def after_passing(s: Keythedral) -> Keythedral:
    actions(s)
    return play(s, *["pass"] * s.terms.seats)


@pytest.mark.parametrize(("empty", "stack", "left", "filled"), [
    (0, 5, 5, 2), (1, 5, 4, 2), (2, 5, 3, 2), (2, 1, 0, 1), (2, 0, 0, 0),
])  # fmt: skip
def test_p1_p2_law_spaces(empty: int, stack: int, left: int, filled: int) -> None:
    s = table(3)
    spaces = s.spaces
    for space in range(empty):
        spaces[space] = -1
    s.spaces = spaces
    on_spaces = [number for number in s.spaces if number >= 0]
    rest = [number for number in range(1, 21) if number not in on_spaces]
    gone(s, *rest[stack:])
    assert s.view(None)["law_stack"] == stack
    after_passing(s)
    assert s.view(None)["law_stack"] == left
    assert sum(space["filled"] for space in s.view(None)["law_spaces"]) == filled
    assert s.view(None)["marked"] == []
    assert all(p["workers_out"] == 0 for p in s.view(None)["players"])


def test_two_players_get_one_new_law_a_round() -> None:
    """Ruling 22: the one space is filled again, and no other."""
    s = table(2)
    give(s, A, "K")
    play(actions(s), "law left", "pay stone", "pass")
    assert s.view(None)["law_stack"] == 18
    assert [number >= 0 for number in s.spaces] == [True, False]


@pytest.mark.parametrize(("seats", "empty_after", "none_to_buy"), [(2, 19, 21), (3, 9, 11)])
def test_when_the_laws_run_out_at_the_earliest(seats: int, empty_after: int, none_to_buy: int) -> None:
    s = table(seats)
    stacks = [-1]
    for _ in range(none_to_buy):
        give(s, A, "K")
        give(s, B, "K")
        s.studying = 0
        actions(s)
        stacks.append(int(s.view(None)["law_stack"]))
        buyable = offered(s, "law")
        while asked(s)[1] == "ask-action":
            space = min(offered(s, "law"), default="")
            play(s, *([f"law {space}", "pay stone"] if space else ["pass"]))
        gone(s, *laws_of(s, A), *laws_of(s, B))
        deal(s)
    assert stacks.index(0) == empty_after + 1
    assert buyable == set()


@pytest.mark.parametrize(("seats", "order"), [(2, "A"), (3, "CA"), (4, "CDA"), (5, "CDEA")])
def test_p3_order_of_bids(seats: int, order: str) -> None:
    s = phase_five(table(seats))
    for seat in order:
        assert asked(s) == ("ABCDE".index(seat), "ask-bid")
        play(s, "pass")
    assert asked(s) == (B, "ask-start-player"), "nobody bid: B is not asked to match"


def test_p4_nobody_bids() -> None:
    """Ruling 17: anybody may be named, also who was start player before."""
    s = phase_five(table(4))
    give(s, B, "KK")
    play(s, "pass", "pass", "pass")
    assert offered(s) == {"name A", "name B", "name C", "name D"}
    play(s, "name D")
    assert hand(s, B) == "KK"
    assert s.start == D
    assert s.round == 2


def test_p5_higher_than_before() -> None:
    s = table(4)
    give(s, C, "KK")
    give(s, D, "KKKKK")
    phase_five(s)
    assert offered(s) == {"pass", "bid 1", "bid 2"}
    play(s, "bid 2")
    assert offered(s) == {"pass", "bid 3", "bid 4", "bid 5"}
    assert refused(s, "bid 2") == "V.2"
    assert refused(s, "bid 6") == "V.2", "more than D holds"


def test_p6_the_highest_bidder_pays_b() -> None:
    s = table(4)
    give(s, C, "K")
    give(s, A, "YGR")
    phase_five(s)
    play(s, "bid 1", "pass", "bid 2", "pass")
    assert asked(s) == (A, "ask-pay")
    play(s, "pay food", "pay gold")  # P8: each cube counts one
    assert (hand(s, A), hand(s, B), hand(s, C)) == ("R", "GY", "K")
    assert asked(s) == (A, "ask-start-player")


def test_p7_b_matches() -> None:
    """Ruling 16: B matches or passes, and has no need to bid more."""
    s = table(4)
    give(s, C, "K")
    give(s, A, "KK")
    give(s, B, "RR")
    phase_five(s)
    play(s, "bid 1", "pass", "bid 2")
    assert offered(s) == {"pass", "match"}
    play(s, "match", "pay wine", "pay wine")
    assert hand(s, A) == "KKRR"
    assert asked(s) == (B, "ask-start-player")


def test_b_cannot_match_what_he_does_not_hold_but_is_asked() -> None:
    s = table(3)
    give(s, C, "KK")
    phase_five(s)
    play(s, "bid 2", "pass")
    assert asked(s) == (B, "ask-match")
    assert offered(s) == {"pass"}
    assert refused(s, "match") == "V.3"


def test_p9_naming_the_right_hand_neighbour() -> None:
    s = phase_five(table(4))
    give(s, C, "K")
    s.advance()
    play(s, "bid 1", "pass", "pass", "pass", "pay stone", "name B")
    assert asked(s) == (B, "ask-mark")
    begin(s, AUCTION)
    assert s.view(None)["start_player"] == C, "the token goes to C"


def test_bids_are_open_and_bind() -> None:
    s = table(3)
    give(s, C, "KKK")
    phase_five(s)
    play(s, "bid 3")
    assert s.view(A)["auction"] == {"bid": 3, "seat": C}


def test_the_cubes_of_a_bid_are_paid_in_the_open() -> None:
    """Ruling 38: everybody sees which cubes go from the winner to B."""
    s = table(4)
    give(s, C, "KGY")
    play(phase_five(s), "bid 2", "pass", "pass", "pass", "pay food", "pay gold")
    assert s.journal
    for seat in (None, A, B, D):
        paid = [line for line in s.journal.for_seat(seat) if line.key == "pay-player"]
        assert [(line.seat, letters_of(line.args[0]), line.args[1]) for line in paid] == [(C, "GY", B)]


# The end ------------------------------------------------------------------------------------------------------------


def test_e1_the_rulebooks_score_of_36() -> None:
    s = table(3)
    bought = s.bought
    bought[A] = sum(1 << BUILDING_NAMES.index(name) for name in ("12-1", "8-1", "6-1", "4-1"))
    s.bought = bought
    give(s, A, "PGGG")
    assert s.scores()[A] == 36


def test_e2_one_of_each_cube() -> None:
    s = table(3)
    give(s, B, "KNGBRWPY")
    assert s.scores()[B] == 14
    assert s.hands[B] == bag_of("KNGBRWPY")


def test_e3_the_last_seat_ends_the_game_at_once() -> None:
    """Ruling 19: a draw is a shared victory."""
    s = table(3)
    cathedral(s, "12-6")
    give(s, A, "WY")
    give(s, B, "KKKKKKKKKKKK")
    play(actions(s), "seat 12-6")
    assert s.over
    assert s.to_act == ()
    assert s.winners() == [A, B]
    assert s.prompt(A).rule == "keythedral.E.1"
    with pytest.raises(triforium.GameIsOver):
        s.apply(A, 0)


def test_e4_price_rise_on_the_last_seat() -> None:
    """Ruling 14: a seat is announced only if it can be paid with what lies under it."""
    s = table(3)
    cathedral(s, "12-6")
    give(s, A, "WY")
    deal(s, B=[2])
    play(actions(s), "seat 12-6")
    assert asked(s) == (B, "ask-law-announced")
    play(s, law(2))
    assert asked(s) == (A, "ask-buy")
    assert offered(s) == {"withdraw"}
    play(s, "withdraw")
    assert asked(s) == (A, "ask-action"), "no action spent"
    assert s.view(None)["cathedral"][4]["open"][0]["rise"]
    assert offered(s, "seat") == set(), "not at its new price"
    play(s, "pass", "pass", "pass")
    assert not s.over


def test_e5_design_change_on_the_last_seat() -> None:
    """Ruling 30: the new tile may be bought at once."""
    s = table(3)
    cathedral(s, "12-6")
    give(s, A, "WPYGBRR")
    deal(s, B=[13])
    play(actions(s), "seat 12-6", law(13))
    assert asked(s) == (A, "ask-action")
    tiles = [t["name"] for t in s.view(None)["cathedral"][4]["open"]]
    assert len(tiles) == 1
    assert tiles != ["12-6"]
    assert hand(s, A) == "GBRRWPY", "nothing bought"
    assert offered(s, "seat") == set(tiles)
    play(s, f"seat {tiles[0]}")
    assert s.over


def test_ruling_29_an_announcement_binds() -> None:
    """Ruling 29: without law 2 there is no way back."""
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    deal(s, A=[1])
    play(actions(s), "seat 4-1")
    assert offered(s) == {"buy"}
    assert refused(s, "withdraw") == "III.1.2"


def test_the_safety_net_after_round_forty() -> None:
    s = table(2)
    s.round = LAST_ROUND
    begin(s, ROUND)
    assert s.over


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_greedy_game_reaches_the_safety_net(seats: int) -> None:
    for seed in range(4):
        s = table(seats, seed, length="short" if seed % 2 else "full")
        play_out(s, [bot("greedy", seed + seat) for seat in range(seats)])
        assert s.round < LAST_ROUND
