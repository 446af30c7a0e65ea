"""Phases one and two: test vectors W1 to W9 and I1 to I3; the edge cases of houses and of an empty store."""

import pytest

from tests.keythedral.table import (
    A,
    B,
    C,
    asked,
    deal,
    fence,
    give,
    hand,
    house,
    offered,
    phase_one,
    phase_two,
    play,
    table,
    tile_number,
    town,
    worker,
)
from triforium.games.keythedral.cubes import bag_of
from triforium.games.keythedral.state import Keythedral

SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}


def placers(s: Keythedral) -> list[int]:
    """Who places, in order, until the next marker or the end of the phase."""
    order: list[int] = []
    while s.to_act and asked(s)[1].startswith("ask-place"):
        if not order or order[-1] != s.to_act[0]:
            order.append(s.to_act[0])
        s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    return order


def far_apart(seats: int) -> Keythedral:
    """Cottages 1 and 4 of every player stand between two fields of their own; the others are aside."""
    fields, cottages = {}, {}
    for seat in range(seats):
        for number in (1, 4):
            x, y = 3 * number, 3 * seat
            cottages["ABCDE"[seat] + str(number)] = (x, y)
            fields[x, y] = fields[x + 1, y] = "forest"
    return town(fields, cottages, seats, cathedral=False)


def test_w1_w2_order_of_placing() -> None:
    s = phase_one(table(4))
    assert asked(s) == (A, "ask-mark")
    assert offered(s) == {"mark 1", "mark 2", "mark 3", "mark 4", "mark 5"}
    play(s, "mark 3")
    order = [s.to_act[0]]
    assert s.view(None)["working"] == 3
    assert order == [A]
    placers(s)
    assert asked(s) == (B, "ask-mark")
    assert offered(s) == {"mark 1", "mark 2", "mark 4", "mark 5"}


@pytest.mark.parametrize(("seats", "choosers"), [(5, "ABCDE"), (4, "ABCDA"), (3, "ABCAB"), (2, "ABABA")])
def test_w3_who_marks(seats: int, choosers: str) -> None:
    s = phase_one(table(seats))
    seen = ""
    while s.marks < 5:
        if asked(s)[1] == "ask-mark":
            seen += "ABCDE"[s.to_act[0]]
        s.apply(s.to_act[0], s.legal(s.to_act[0])[-1])
    assert seen == choosers[:4], "the fifth marker has one place left and is placed by itself"
    lines = [line for line in s.journal.lines if line.key == "mark"] if s.journal else []
    assert "".join("ABCDE"[line.seat] for line in lines) == choosers


def test_w2_the_chooser_before_comes_last() -> None:
    s = phase_one(far_apart(2))
    play(s, "mark 1")
    assert placers(s) == [A, B]
    play(s, "mark 4")
    assert placers(s) == [B, A]


def test_w4_a_cottage_sends_one_worker_to_either_field() -> None:
    """Ruling 2: a first worker must go where a field is free."""
    s = phase_one(town({(0, 0): "quarry", (1, 0): "forest"}, {"A1": (0, 0)}, cathedral=False))
    play(s, "mark 1")
    assert offered(s) == {"send nw", "send ne"}
    play(s, "send ne")
    assert [f["worker"] for f in s.view(None)["fields"]] == [None, A]


def test_w5_a_house_sends_up_to_two_to_different_fields() -> None:
    """Ruling 2: the second worker may stay at home."""
    s = town({(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake"}, {"A1": (0, 0)}, cathedral=False)
    house(s, "A1")
    phase_one(s)
    play(s, "mark 1", "send nw")
    assert offered(s) == {"done", "send ne", "send sw"}, "the second is optional"
    play(s, "send sw")
    assert [f["worker"] for f in s.view(None)["fields"]] == [A, None, A]


def test_w6_house_with_one_free_field() -> None:
    s = town(SQUARE, {"A1": (0, 0)}, cathedral=False)
    house(s, "A1")
    for side in ("nw", "ne"):
        fence(s, B, "A1", side)
    worker(s, C, "lake")
    phase_one(s)
    play(s, "mark 1")
    assert [f["worker"] for f in s.view(None)["fields"]] == [None, None, C, A], "the only field, without a question"
    assert asked(s)[1] == "ask-mark"


@pytest.mark.parametrize("houses", [(), ("A1", "B1")])
def test_w7_no_free_field_no_worker(houses: tuple[str, ...]) -> None:
    s = town({(0, 0): "quarry"}, {"A1": (0, 0), "B1": (-1, 0)}, cathedral=False)
    house(s, *houses)
    phase_one(s)
    play(s, "mark 1")
    assert [f["worker"] for f in s.view(None)["fields"]] == [A]
    assert asked(s) == (B, "ask-mark")
    assert s.view(B)["players"][B]["workers_out"] == 0


def test_w8_taken_and_fenced_fields_are_not_offered() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B2": (1, 0)}, cathedral=False)
    fence(s, A, "A1", "nw")
    worker(s, C, "forest")
    phase_one(s)
    play(s, "mark 1")
    assert offered(s) == {"send sw", "send se"}, "also for the fence's own builder"


@pytest.mark.parametrize(("marker", "first"), [(A, A), (B, B), (C, A)])
def test_w9_the_right_hand_neighbour_comes_first(marker: int, first: int) -> None:
    s = town({(0, 0): "quarry"}, {"A1": (0, 0), "B1": (-1, 0)}, cathedral=False)
    s.start = marker
    phase_one(s)
    play(s, "mark 1")
    assert s.view(None)["fields"][0]["worker"] == first


def test_the_rulebooks_example_of_who_places_when() -> None:
    """Start player A marks, then all place from A on; B marks next and A is then the last to place."""
    s = phase_one(far_apart(3))
    play(s, "mark 1")
    assert placers(s) == [A, B, C]
    play(s, "mark 4")
    assert placers(s) == [B, C, A]


def test_i1_a_cube_of_the_fields_colour() -> None:
    s = table(5)
    worker(s, A, "quarry", "lake", "forest", "farm", "vineyard")
    phase_two(s)
    assert hand(s, A) == "KNGBR"


@pytest.mark.parametrize(("start", "gets"), [(A, A), (C, C)])
def test_i2_i3_an_empty_store(start: int, gets: int) -> None:
    s = table(3)
    s.start = start
    give(s, B, "G" * 14)
    worker(s, A, "farm")
    worker(s, C, "farm")
    phase_two(s)
    assert hand(s, gets) == "G"
    assert hand(s, A if gets == C else C) == ""
    assert hand(s, B) == "G" * 14


def test_the_last_cube_for_the_first_of_two_own_workers() -> None:
    s = table(3)
    give(s, B, "G" * 14)
    worker(s, A, "farm", "farm")
    worker(s, C, "farm")
    phase_two(s)
    assert (hand(s, A), hand(s, C)) == ("G", "")


def test_ruling_25_workers_of_a_decayed_house_still_collect() -> None:
    """Ruling 25: both workers were out before the house was a cottage again."""
    s = town({(0, 0): "quarry", (1, 0): "forest"}, {"A1": (0, 0)}, cathedral=False)
    house(s, "A1")
    deal(s, B=[17])
    phase_one(s)
    play(s, "no", "mark 1", "send nw", "send ne", "mark 2", "mark 3", "mark 4")
    assert asked(s) == (B, "ask-law-start-2")
    play(s, "play decay")
    assert hand(s, A) == "KN"
    assert not s.is_house(tile_number("A1"))


def test_stock_is_shown() -> None:
    s = table(3)
    give(s, A, "KK")
    assert s.view(None)["store"]["K"] == 18
    assert s.store == bag_of("K" * 18 + "N" * 20 + "G" * 15 + "B" * 15 + "R" * 15)
