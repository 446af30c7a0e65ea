"""Section 7.4: who is asked for laws, and when; nothing about it depends on what lies behind a screen."""

import pytest

from tests.keythedral.table import (
    A,
    B,
    C,
    D,
    actions,
    asked,
    cathedral,
    deal,
    fence,
    give,
    gone,
    house,
    law,
    offered,
    phase_five,
    phase_one,
    phase_three,
    phase_two,
    play,
    table,
    town,
    used,
    worker,
)
from triforium.games.keythedral.state import Keythedral

Asked = list[tuple[int, str]]


def quiet(s: Keythedral, *, until: str) -> Asked:
    """Everybody who is asked says no, until another question comes."""
    found: Asked = []
    while asked(s)[1].startswith(until):
        found.append(asked(s))
        play(s, "no")
    return found


def test_nobody_holds_a_law_no_window() -> None:
    assert asked(phase_one(table(4))) == (A, "ask-mark")
    assert asked(phase_five(table(4))) == (C, "ask-bid")


def test_the_example_of_the_rules_file() -> None:
    """B holds two laws, D one, A and C none; C announces a seat."""
    s = table(4)
    cathedral(s, "4-1", "4-2")
    give(s, C, "KKN")
    deal(s, B=[2, 19], D=[18])
    s.start = C
    actions(s)
    play(s, "seat 4-1")
    assert asked(s) == (D, "ask-law-announced")
    play(s, "no")
    assert asked(s) == (B, "ask-law-announced")
    play(s, law(2))
    assert asked(s) == (D, "ask-repeal")
    play(s, "no")
    assert asked(s) == (D, "ask-law-announced")
    play(s, "no")
    assert asked(s) == (B, "ask-law-announced")
    play(s, "no")
    assert asked(s) == (C, "ask-buy")


def test_the_example_without_the_law() -> None:
    s = table(4)
    cathedral(s, "4-1", "4-2")
    give(s, C, "KKN")
    deal(s, B=[2, 19], D=[18])
    s.start = C
    actions(s)
    play(s, "seat 4-1", "no", "no")
    assert s.scores()[C] == 5, "C pays unasked"


def test_who_plays_his_last_law_drops_out() -> None:
    s = table(3)
    deal(s, B=[12])
    phase_three(s)
    play(s, law(12))
    assert asked(s) == (A, "ask-action")


def test_in_a_quiet_window_each_is_asked_once() -> None:
    s = table(4)
    deal(s, A=[2], C=[3], D=[5])
    phase_one(s)
    assert quiet(s, until="ask-law") == [(A, "ask-law-start-1"), (C, "ask-law-start-1"), (D, "ask-law-start-1")]


def test_after_a_law_the_asking_goes_on_with_the_next_seat() -> None:
    s = table(3)
    gone(s, 10)
    deal(s, A=[20, 2], B=[3], C=[5])
    phase_three(s)
    play(s, law(20), "name B")
    assert quiet(s, until="ask-law") == [(B, "ask-law-start-3"), (C, "ask-law-start-3"), (A, "ask-law-start-3")]


@pytest.mark.parametrize(("gone_laws", "opens"), [
    ((), True), ((20,), True), ((1,), True), ((1, 20), False), ((1, 20, 17), False),
])  # fmt: skip
def test_openers_of_phase_one(gone_laws: tuple[int, ...], opens: bool) -> None:
    s = table(3)
    gone(s, *gone_laws)
    deal(s, B=[9, 11])
    phase_one(s)
    assert (asked(s) == (B, "ask-law-start-1")) == opens


def test_law_17_opens_phase_one_if_a_house_stands() -> None:
    s = table(3)
    gone(s, 1, 20)
    house(s, "C1")
    deal(s, B=[9])
    assert asked(phase_one(s)) == (B, "ask-law-start-1")


def test_openers_of_phase_two() -> None:
    s = table(3)
    gone(s, 12, 20)
    deal(s, B=[2])
    assert asked(phase_two(s))[1] == "ask-action", "no worker is out"
    s = table(3)
    gone(s, 18, 19, 20)
    deal(s, B=[2], C=[3])
    worker(s, C, "farm")
    assert asked(phase_two(s)) == (C, "ask-law-start-2"), "8 and 14 need an own worker"
    assert quiet(s, until="ask-law-start-2") == [(C, "ask-law-start-2")]


def test_openers_of_phase_three() -> None:
    s = table(2)
    gone(s, 20)
    deal(s, A=[2], B=[3])
    house(s, "A1", "A2", "A3", "A4", "A5")
    phase_three(s)
    assert quiet(s, until="ask-law") == [(A, "ask-law-start-3")], "only A's opponent has cottages left"


def test_openers_of_phase_five() -> None:
    s = table(3)
    deal(s, B=[2])
    assert asked(phase_five(s)) == (B, "ask-law-start-5")
    s = table(3)
    gone(s, 20)
    deal(s, B=[2])
    assert asked(phase_five(s)) == (C, "ask-bid")


def announced(*gone_laws: int, last: bool = False, craft: bool = False) -> Keythedral:
    s = table(3)
    gone(s, 5, *gone_laws)
    cathedral(s, "12-6", *([] if last else ["12-1"]))
    if craft:
        used(s, "P")
    give(s, A, "WYKKKKK")
    deal(s, B=[9])
    return play(actions(s), "seat 12-6")


def test_openers_of_an_announcement() -> None:
    assert not announced().over
    assert asked(announced()) == (B, "ask-law-announced")
    assert asked(announced(2)) == (B, "ask-law-announced")
    assert asked(announced(2, 13)) == (B, "ask-action")
    assert announced(2, 13, last=True).over
    assert asked(announced(2, 13, last=True, craft=True)) == (B, "ask-law-announced"), "7: a used craft in the store"


def test_the_buyer_is_not_asked_in_his_own_announcement() -> None:
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    deal(s, A=[2, 13])
    play(actions(s), "seat 4-1")
    assert asked(s) == (A, "ask-buy"), "5 is not gone and A holds laws"


def test_repeal_is_asked_only_while_it_is_not_gone() -> None:
    s = table(3)
    house(s, "A1")
    deal(s, A=[17], B=[2], C=[3])
    actions(s)
    play(s, law(17))
    assert quiet(s, until="ask-repeal") == [(B, "ask-repeal"), (C, "ask-repeal")]
    s = table(3)
    gone(s, 10)
    house(s, "A1")
    deal(s, A=[17], B=[2], C=[3])
    actions(s)
    play(s, law(17))
    assert asked(s) == (A, "ask-action")


# Placing --------------------------------------------------------------------------------------------------------

SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}


def placing(fields: int, *, fenced: bool, other: bool, held: list[int], gone_laws: tuple[int, ...] = ()) -> Keythedral:
    cottages = {"A1": (0, 0)} | ({"A2": (5, 5)} if other else {})
    land = dict(list(SQUARE.items())[: fields + fenced]) | ({(5, 5): "lake"} if other else {})
    s = town(land, cottages, cathedral=False)
    if fenced:
        fence(s, B, "A1", ("nw", "ne", "sw", "se")[fields])
    gone(s, 1, 20, 17, *gone_laws)
    deal(s, A=held)
    return play(phase_one(s), "mark 1")


@pytest.mark.parametrize("held", [[4], [9], [6], [16]])
def test_placing_asks_the_same_whatever_is_held(held: list[int]) -> None:
    assert asked(placing(2, fenced=False, other=False, held=held)) == (A, "ask-place")
    assert asked(placing(1, fenced=True, other=False, held=held)) == (A, "ask-place-law")
    assert asked(placing(0, fenced=True, other=False, held=held)) == (A, "ask-place-law")
    assert asked(placing(1, fenced=False, other=True, held=held)) == (A, "ask-place-law")
    assert asked(placing(1, fenced=False, other=False, held=held)) == (B, "ask-mark")


def test_placing_is_not_asked_for_laws_that_are_gone() -> None:
    assert asked(placing(1, fenced=True, other=False, held=[4], gone_laws=(9, 11))) == (B, "ask-mark")
    assert asked(placing(1, fenced=False, other=True, held=[4], gone_laws=(6,))) == (B, "ask-mark")


def test_placing_without_laws_is_not_asked() -> None:
    assert asked(placing(1, fenced=True, other=True, held=[])) == (B, "ask-mark")


def test_no_free_field_and_a_law_might_help() -> None:
    s = placing(0, fenced=True, other=False, held=[11])
    assert offered(s) == {"no", "play unsafe_fence"}
    play(s, law(11))
    assert s.view(None)["players"][A]["workers_out"] == 1


# Open laws ------------------------------------------------------------------------------------------------------


def test_with_open_laws_only_holders_of_an_opener_are_asked() -> None:
    """Ruling 1: the option shows hands and spaces to all."""
    s = table(3, laws_open="yes")
    deal(s, A=[2], B=[20], C=[5])
    phase_one(s)
    assert quiet(s, until="ask-law") == [(B, "ask-law-start-1")]
    assert s.view(None)["players"][B]["laws"] == ["start_order"]
    assert s.view(None)["law_spaces"][0]["law"] is not None


def test_with_open_laws_repeal_and_substitution() -> None:
    s = table(3, laws_open="yes")
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    deal(s, A=[3], B=[9], C=[10])
    play(actions(s), "seat 4-1")
    assert s.scores()[A] == 4, "nobody holds 2, 13 or 5"
