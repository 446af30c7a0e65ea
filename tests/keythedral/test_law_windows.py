"""The twenty laws in and out of their windows, repealed and not."""

from collections.abc import Callable

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
    give,
    gone,
    hand,
    house,
    law,
    offered,
    phase_five,
    phase_one,
    phase_three,
    phase_two,
    play,
    refused,
    table,
    tile_number,
    used,
    worker,
)
from triforium.games.keythedral.material import LAW_NAMES
from triforium.games.keythedral.state import Keythedral

ANY = {4, 7, 11, 13, 17}
EVERYTHING = list(range(1, 21))


def playable(s: Keythedral) -> set[int]:
    return {LAW_NAMES.index(name) + 1 for name in offered(s, "play")}


def rich(holder: int) -> Keythedral:
    """A position in which every law has a target, all twenty held by one player."""
    s = table(3)
    house(s, "B1")
    for tile, owner in (("A1", B), ("A2", C), ("A3", B), ("A4", C), ("A5", B)):
        side = next(i for i in range(4) if s.ground.open_field(s.tile_at[tile_number(tile)], i) >= 0)
        fence(s, owner, tile, ("nw", "ne", "sw", "se")[side])
    used(s, "WPY")
    for seat in range(3):
        give(s, seat, "KKNNGGBBRRWP")
    deal(s, **{"ABC"[holder]: EVERYTHING})
    return s


@pytest.mark.parametrize(("begin", "window"), [
    (phase_one, ANY | {1, 9, 12, 20}), (phase_three, ANY | {12, 20}), (actions, ANY | {3, 15, 16}),
    (phase_five, ANY | {20}),
])  # fmt: skip
def test_what_may_be_played_at_the_start_of_a_phase(
    begin: Callable[[Keythedral], Keythedral], window: set[int]
) -> None:
    s = begin(rich(A))
    assert playable(s) == window
    for number in set(EVERYTHING) - window:
        assert refused(s, law(number)) == "W.2"


def test_what_may_be_played_at_the_start_of_phase_two() -> None:
    s = rich(A)
    worker(s, A, "forest")
    assert playable(phase_two(s)) == ANY | {8, 12, 14, 18, 19, 20}


def test_what_may_be_played_when_placing() -> None:
    s = phase_one(rich(A))
    play(s, "no", "mark 1")
    assert asked(s)[0] == A
    assert playable(s) == ANY | {6, 9}


def test_what_may_be_played_on_an_announcement() -> None:
    s = rich(A)
    s.start = B
    actions(s)
    play(s, f"seat {min(offered(s, 'seat'))}")
    assert asked(s) == (A, "ask-law-announced")
    assert playable(s) == ANY | {2}


def test_what_may_be_played_when_paying_and_on_a_law() -> None:
    s = actions(rich(A))
    play(s, f"seat {min(offered(s, 'seat'))}")
    assert asked(s) == (A, "ask-buy")
    assert playable(s) == {5}
    s = rich(A)
    deal(s, A=[n for n in EVERYTHING if n != 12], B=[12])
    s.start = B
    phase_three(s)
    play(s, law(12))
    assert asked(s) == (A, "ask-repeal")
    assert playable(s) == {10}


def test_a_law_without_a_target_cannot_be_played() -> None:
    s = table(3)
    deal(s, A=EVERYTHING)
    assert playable(actions(s)) == {3, 4, 13}, "no house, no fence, no cubes, no used craft"


def substituting() -> Keythedral:
    """A can buy seat 8-8 only with law 5."""
    s = table(3)
    cathedral(s, "8-8", "8-1")
    give(s, A, "RRRR")
    deal(s, A=[5])
    return actions(s)


# Repealed -------------------------------------------------------------------------------------------------------


def repealed(s: Keythedral) -> Keythedral:
    """B, who holds law 10, plays it."""
    assert asked(s) == (B, "ask-repeal")
    return play(s, law(10))


@pytest.mark.parametrize("number", [3, 4, 11, 13, 17])
def test_repealed_laws_do_nothing(number: int) -> None:
    s = rich(A)
    deal(s, A=[number], B=[10])
    actions(s)
    before = (s.houses, s.board, s.cut_under, list(s.fence_at))
    play(s, law(number))
    if asked(s)[1] == "ask-target":
        play(s, min(offered(s)))
    repealed(s)
    assert (s.houses, s.board, s.cut_under, list(s.fence_at)) == before
    assert asked(s) == (A, "ask-action")
    check_conservation(s)


def test_repealed_price_rise_leaves_no_way_out() -> None:
    """Ruling 32: the price is what the buyer announced."""
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KN")
    deal(s, C=[2], B=[10])
    play(actions(s), "seat 4-1", "no", law(2))
    repealed(s)
    assert s.scores()[A] == 4


@pytest.mark.parametrize("number", [2, 13])
def test_after_a_repeal_the_buyer_can_only_buy(number: int) -> None:
    """Ruling 32: neither law leaves him a choice, although he is asked because he holds a law."""
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KKNN")
    deal(s, A=[9], B=[10], C=[number])
    play(actions(s), "seat 4-1", "no", law(number))
    play(s, *["choose-seat 4-1"] * (number == 13), "no")
    repealed(s)
    while asked(s)[1] == "ask-law-announced":
        play(s, "no")
    assert asked(s) == (A, "ask-buy")
    assert offered(s) == {"buy"}
    play(s, "buy")
    assert hand(s, A) == "KN"


def test_repealed_substitution_lets_the_buyer_withdraw() -> None:
    """Ruling 31: law 5 is gone, but no action is spent."""
    s = substituting()
    deal(s, A=[5], B=[10])
    s.advance()
    play(s, "seat 8-8")
    while asked(s)[1] == "ask-law-announced":
        play(s, "no")
    play(s, law(5))
    repealed(s)
    assert asked(s) == (A, "ask-buy")
    assert offered(s) == {"withdraw"}
    play(s, "withdraw")
    assert asked(s) == (A, "ask-action")


def test_repealed_substitution_lets_the_buyer_pay() -> None:
    """Ruling 31: with the printed cubes, if he has them and wants to."""
    s = table(3)
    cathedral(s, "8-8", "8-1")
    give(s, A, "NNGBR")
    deal(s, A=[5], B=[10])
    play(actions(s), "seat 8-8", "no", law(5))
    repealed(s)
    assert offered(s) == {"buy", "withdraw"}
    play(s, "buy")
    assert hand(s, A) == "R"


@pytest.mark.parametrize("number", [15, 16])
def test_repealed_trade_is_no_action(number: int) -> None:
    """Ruling 31: the turn goes on, and nothing was paid."""
    s = table(3)
    give(s, A, "KKKK")
    deal(s, A=[number], B=[10])
    play(actions(s), law(number))
    if asked(s)[1] == "ask-target":
        play(s, "choose-craft glass")
    repealed(s)
    assert asked(s) == (A, "ask-action")
    assert hand(s, A) == "KKKK"


def test_a_law_resets_the_passes() -> None:
    """Ruling 11: all have to pass again after it."""
    s = table(3)
    house(s, "A1")
    deal(s, C=[17])
    actions(s)
    play(s, "pass", "pass", law(17), "pass")
    assert asked(s) == (A, "ask-action")


def test_a_repealed_law_resets_the_passes_too() -> None:
    """Ruling 11: it was played all the same."""
    s = table(3)
    house(s, "A1")
    deal(s, C=[17], B=[10])
    play(actions(s), "pass", "pass", law(17))
    repealed(s)
    assert asked(play(s, "pass")) == (A, "ask-action")


def test_laws_gone_are_never_offered() -> None:
    s = table(3)
    gone(s, 17)
    house(s, "A1")
    deal(s, C=[1])
    assert 17 not in playable(actions(s))
