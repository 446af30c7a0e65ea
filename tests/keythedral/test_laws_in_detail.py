"""Laws once more: what each may be aimed at, in every colour, and who is asked for them."""

import pytest

from tests.keythedral.table import (
    A,
    B,
    C,
    actions,
    asked,
    cathedral,
    deal,
    fence,
    give,
    gone,
    hand,
    law,
    offered,
    phase_one,
    phase_two,
    play,
    table,
    town,
    used,
    worker,
)
from triforium.games.keythedral.costs import SUPPLY
from triforium.games.keythedral.material import LAND


def test_3_goes_under_a_tile_of_the_open_row() -> None:
    s = table(3)
    cathedral(s, "10-5", "10-1", "12-4")
    deal(s, A=[3])
    play(actions(s), law(3))
    assert offered(s) == {"choose-seat 10-5", "choose-seat 10-1"}


def test_5_the_only_craft_of_a_price_is_not_asked_for() -> None:
    s = table(3)
    cathedral(s, "10-5", "10-1")
    give(s, A, "GW")
    deal(s, A=[5])
    play(actions(s), "seat 10-5", law(5), "replace craft")
    assert asked(s) == (A, "ask-new-craft")
    play(s, "replace-by iron")
    assert hand(s, A) == ""


@pytest.mark.parametrize(("land", "letter"), list(zip(LAND, "KNGBR", strict=True)))
@pytest.mark.parametrize(("number", "cubes"), [(14, 2), (18, 2), (19, 0)])
def test_14_18_and_19_on_every_kind_of_field(number: int, cubes: int, land: str, letter: str) -> None:
    s = table(3)
    worker(s, A, land)
    deal(s, A=[number])
    play(phase_two(s), law(number))
    while asked(s)[1] != "ask-action":
        play(s, f"choose-land {land}" if offered(s, "choose-land") else "no")
    assert hand(s, A) == letter * cubes


@pytest.mark.parametrize(("elsewhere", "letter"), [("P", "Y"), ("Y", "P")])
def test_16_sells_what_can_be_made(elsewhere: str, letter: str) -> None:
    s = table(3)
    give(s, A, "KK")
    give(s, B, elsewhere * SUPPLY[elsewhere])
    deal(s, A=[16])
    play(actions(s), law(16))
    while asked(s) == (A, "ask-pay"):
        play(s, "pay stone")
    assert letter in hand(s, A), "the other craft is all gone, so nothing was asked"


def test_9_helps_players_beside_whose_tiles_a_fence_stands_once_a_round() -> None:
    fields = {(0, 0): "quarry", (1, 0): "forest", (5, 5): "lake"}
    s = town(fields, {"A1": (0, 0), "B1": (1, 0), "C1": (5, 5)}, cathedral=False)
    fence(s, C, "A1", "nw")
    fence(s, C, "B1", "nw")
    gone(s, 10)
    deal(s, A=[9])
    other = s.clone()
    play(phase_one(s), law(9))
    assert offered(s) == {"name A", "name B"}, "no fence beside a tile of C"
    other.in_force.climbers = 1 << A
    play(phase_one(other), law(9))
    assert [player["climbs"] for player in other.view(None)["players"]] == [True, True, False], "B alone was left"


@pytest.mark.parametrize(("gone_laws", "tiles", "opens"), [
    ((2, 13), ("4-1",), True), ((2, 13, 7), ("4-1",), False), ((2, 13), ("4-1", "4-2"), False),
])  # fmt: skip
def test_law_7_is_a_reason_to_ask_before_the_last_tile_is_bought(
    gone_laws: tuple[int, ...], tiles: tuple[str, ...], opens: bool
) -> None:
    s = table(3)
    cathedral(s, *tiles)
    give(s, A, "KN")
    used(s, "W")
    gone(s, 10, *gone_laws)
    deal(s, B=[11])
    play(actions(s), "seat 4-1")
    assert (not s.over and asked(s) == (B, "ask-law-announced")) == opens
