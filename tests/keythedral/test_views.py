"""The view tells all that is public, as long as it is true and no longer; undo keeps to words given."""

import pytest

import triforium
from tests.keythedral.table import (
    GAME,
    A,
    B,
    C,
    actions,
    asked,
    cathedral,
    deal,
    give,
    gone,
    law,
    new_game,
    phase_five,
    phase_one,
    phase_three,
    phase_two,
    play,
    table,
    town,
    worker,
)
from triforium.games.keythedral.state import Keythedral

SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}


def where(s: Keythedral) -> tuple[str, str]:
    view = s.view(None)
    return view["phase"], view["step"]


def test_phase_and_step_name_parts_and_paragraphs_of_the_handbook() -> None:
    s = new_game(3)
    assert where(s) == ("L", "L.2")
    assert where(phase_one(table(3))) == ("I", "I.2")
    s = table(3)
    deal(s, A=[20])
    assert where(phase_one(s)) == ("I", "W.3"), "a law can be played in every phase"
    s = table(3)
    worker(s, A, "farm")
    deal(s, A=[8])
    assert where(phase_two(s)) == ("II", "W.3")
    s = table(3)
    deal(s, A=[20])
    assert where(phase_three(s)) == ("III", "W.3")
    s = table(3)
    give(s, A, "KKN")
    assert where(actions(s)) == ("III", "III.0")
    assert where(play(s, "craft iron")) == ("III", "III.8")
    s = table(3)
    deal(s, A=[20])
    assert where(phase_five(s)) == ("V", "W.3")
    assert where(phase_five(table(3))) == ("V", "V.2")


def test_phase_and_step_when_it_is_over() -> None:
    s = table(2)
    cathedral(s, "4-1")
    give(s, A, "KN")
    assert where(play(actions(s), "seat 4-1")) == ("E", "E.1")


def test_an_auction_is_shown_while_it_lasts() -> None:
    s = table(3)
    give(s, C, "KK")
    assert actions(s).view(None)["auction"] is None
    phase_five(s)
    assert s.view(None)["auction"] == {"bid": 0, "seat": None}
    play(s, "bid 2")
    assert s.view(None)["auction"] == {"bid": 2, "seat": C}
    play(s, "pass", "pass", "pay stone", "pay stone")
    assert s.view(None)["auction"] == {"bid": 2, "seat": C}, "C has not named the start player yet"
    play(s, "name A")
    assert asked(s) == (A, "ask-mark")
    assert s.view(None)["auction"] is None


def test_markers_are_shown_in_the_order_in_which_they_were_placed() -> None:
    s = phase_one(table(3))
    for number in (4, 1, 3):
        play(s, f"mark {number}")
        while asked(s)[1] != "ask-mark":
            s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    assert s.view(None)["marked"] == [4, 1, 3]


def test_a_tile_that_has_worked_out_of_turn_is_shown() -> None:
    s = town(SQUARE | {(5, 5): "lake", (6, 5): "forest"}, {"A1": (0, 0), "A4": (5, 5)}, cathedral=False)
    deal(s, A=[6])
    play(phase_one(s), "no", "mark 1", law(6), "send-also ne", "send nw")
    assert asked(s) == (B, "ask-mark")
    assert {tile["name"]: tile["worked"] for tile in s.view(None)["cottages"]} == {"A1": False, "A4": True}


def test_the_cathedral_tells_who_has_bought_what() -> None:
    s = table(3)
    cathedral(s, "4-1", "4-2", "6-1")
    give(s, A, "KN")
    play(actions(s), "seat 4-1")
    for seat in (A, B, None):
        row = s.view(seat)["cathedral"][0]
        assert row["bought"] == [{"name": "4-1", "value": 4, "cost": "KN", "seat": A}]
        assert [tile["name"] for tile in row["open"]] == ["4-2"]


def test_passes_are_counted_in_phase_three_alone() -> None:
    s = actions(table(3))
    assert play(s, "pass", "pass").view(None)["passes"] == 2
    assert play(s, "pass").view(None)["passes"] == 0


# What binds ---------------------------------------------------------------------------------------------------------


def announced(laws: list[int]) -> triforium.State:
    """A real game with open map in which the player in turn has just announced a tile and is asked whether he pays."""
    seed = 0
    while True:
        s = GAME.new(2, seed, {"map": "prepared", "length": "short"})
        for _ in range(400):
            if s.over:
                break
            seat = s.to_act[0]
            moves = s.legal(seat)
            tiles = [move for move in moves if GAME.decode(move)[0] == "seat"]
            before = s.clone()
            s.apply(seat, tiles[0] if tiles else moves[-1])
            if tiles and not s.over and s.prompt(seat).key == "ask-buy":
                assert before.prompt(seat).key == "ask-action"
                return s
        seed += 1


def test_among_people_an_announcement_is_not_taken_back() -> None:
    s = announced([5])
    buyer = s.to_act[0]
    record = triforium.Record.of(s)
    assert len(record.undone(buyer).moves) < len(record.moves), "against bots it can be"
    with pytest.raises(triforium.NothingToUndo, match="a word given"):
        record.undone(buyer, people=[0, 1])


def test_among_people_other_actions_can_be_taken_back() -> None:
    s = GAME.new(2, 4, {"map": "prepared"})
    while s.prompt(s.to_act[0]).key != "ask-pay":
        seat = s.to_act[0]
        moves = s.legal(seat)
        crafts = [move for move in moves if GAME.decode(move)[0] in ("craft", "trade")]
        s.apply(seat, crafts[0] if crafts else moves[0])
    seat = s.to_act[0]
    record = triforium.Record.of(s)
    assert len(record.undone(seat, people=[0, 1]).moves) == len(record.moves) - 1


def test_bids_bind() -> None:
    s = table(3)
    gone(s, 20)
    give(s, C, "KK")
    phase_five(s)
    play(s, "bid 1", "pass")
    assert asked(s) == (B, "ask-match")
    play(s, "pass")
    assert s.journal is not None
    assert [move.binds for move in s.journal.moves][-3:] == [True, True, True]
