"""The new board: handbook X.7 to X.12; rulings 6.11, 6.13, 6.18, 6.23, 6.26, 6.28, 6.33, 6.37, 6.44, 6.45 and 6.52."""

from typing import Any

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    at_new_shiring,
    board,
    coming_event,
    cubes,
    give,
    legal,
    look,
    offer,
    play,
    prepare_round,
    refused,
    run,
    stand,
    steps_of_round,
    table,
)
from triforium.games.pillars.state import Pillars
from triforium.kernel.state import ARGUMENTS


def test_the_steps_of_the_new_board_come_after_the_court_and_before_shiring() -> None:
    """X.7: 9a to 9e in this order."""
    steps = [agenda.KINGS_COURT, agenda.TAX_COLLECTOR, agenda.CRUSADES, agenda.FRANCE, agenda.COAST]
    order = [entry // ARGUMENTS for entry in steps_of_round(table(3, expansion="full"))]
    first = order.index(agenda.KINGS_COURT.number)
    named = [step.number for step in [*steps, agenda.SHIRING_PRIVILEGE, agenda.SHIRING]]
    assert order[first : first + 7] == named


@pytest.mark.parametrize("place", ["tax_collector", "france", "coast", "shiring_privilege"])
def test_each_place_has_one_space(place: str) -> None:
    """X.7: a second builder is refused; 7.15: the four of 9b are no builder spaces."""
    s = table(3, expansion="full")
    for seat in range(3):
        give(s, seat, gold=30)
    stand(s, **{place: [BLUE]})
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    play(s, RED, "allow")
    assert refused(s, RED, "place", place) == "pillars.X.7"
    others = {"tax_collector", "france", "coast", "shiring_privilege"} - {place}
    assert {f"place {other}" for other in others} <= set(legal(s))


def test_the_new_places_are_no_places_without_the_new_board() -> None:
    """X.1, X.7: with `cards` and in the base game."""
    for expansion in ("none", "cards"):
        s = table(3, expansion=expansion)
        run(s, agenda.DRAW_BUILDER, draws=[RED])
        play(s, RED, "allow")
        assert refused(s, RED, "place", "coast") == "pillars.X.7"


# 9a -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_w48_the_tax_collector_pays_nothing_and_gets_the_roll(tax: int) -> None:
    """W48, 6.44, 7.9, 7.19, X.8: whatever the others pay."""
    s = table(3, expansion="full")
    for seat in range(3):
        give(s, seat, gold=10)
    give(s, BLUE, gold=0)
    stand(s, tax_collector=[RED], court=[GREEN])
    run(s, agenda.KINGS_COURT, agenda.TAX_COLLECTOR, tax=tax)
    assert [look(s, seat)["gold"] for seat in range(3)] == [10 + tax, 0, 10]
    assert board(s)["places"]["tax_collector"] == [None]


def test_the_tax_collector_is_not_asked_for_his_tax_free_card() -> None:
    """6.26, 6.44, X.8: two exemptions count once, and Francis pays 0 there and gets the die."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, privileges=("taxfree", "francis"))
    stand(s, tax_collector=[RED])
    run(s, agenda.KINGS_COURT, agenda.TAX_COLLECTOR, tax=5)
    assert s.over
    assert look(s, RED)["gold"] == 15
    assert look(s, RED)["privileges"] == ["francis", "taxfree"]


def test_the_tax_collectors_gold_stops_at_thirty() -> None:
    """6.43, X.8."""
    s = table(3, expansion="full")
    give(s, RED, gold=28)
    stand(s, tax_collector=[RED])
    run(s, agenda.KINGS_COURT, agenda.TAX_COLLECTOR, tax=4)
    assert look(s, RED)["gold"] == 30


# 9b -------------------------------------------------------------------------------------------------------------


def test_w49_the_four_crusades() -> None:
    """W49, 6.37, 7.16, X.9: 3, 4, 6 and 7 workers, each space once a round; one player may use several."""
    s = table(2, expansion="full")
    give(s, RED, workers=20, points=0)
    offer(s, "sand_2")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "crusade", "3")
    assert refused(s, BLUE, "crusade", "3") == "pillars.X.9"
    play(s, BLUE, "pass")
    for workers in ("6", "4", "7"):
        play(s, RED, "crusade", workers)
    assert look(s, RED)["crusades"] == [3, 4, 6, 7]
    assert look(s, RED)["workers"] == 0
    assert s.scores()[RED] == 0, "the points come at 9b"


@pytest.mark.parametrize(("workers", "points"), [(3, 1), (4, 1), (6, 2), (7, 2)])
def test_w49_what_each_crusade_brings(workers: int, points: int) -> None:
    """W49, 6.33, X.9: points at 9b; the workers earn nothing in the wool mill and are back in the next round."""
    s = table(2, expansion="full")
    give(s, RED, points=0, gold=0)
    offer(s)
    run(s, agenda.SELECTION_TURN, agenda.WOOL_MILL)
    play(s, RED, "crusade", str(workers))
    play(s, BLUE, "pass")
    play(s, RED, "pass")
    while not s.over:  # phase II
        (seat,) = s.to_act
        play(s, seat, *legal(s)[-1].split())
    assert look(s, RED)["gold"] <= 12 - workers + 6
    s.end()
    give(s, RED, points=0)
    run(s, agenda.CRUSADES)
    assert s.scores()[RED] == points
    assert look(s, RED)["crusades"] == []
    prepare_round(s)
    assert look(s, RED)["workers"] == 12
    assert all(space["open"] for space in board(s)["crusades"].values())


def test_a_crusade_takes_the_turn_and_passing_ends_it() -> None:
    """6.37, X.9, I.2: it is one choice of a turn; who has passed can send nobody any more."""
    s = table(2, expansion="full")
    offer(s, "sand_2", "wood_2")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "crusade", "3")
    assert s.to_act == (BLUE,)
    play(s, BLUE, "pass")
    play(s, RED, "crusade", "4")
    assert s.to_act == (RED,), "he goes on alone"
    assert not any("crusade 3" in action for action in legal(s))


def test_the_phase_goes_on_while_a_crusade_is_open() -> None:
    """6.37, X.9: it ends when all have passed or when display and crusades are empty."""
    s = table(2, expansion="full")
    offer(s)
    run(s, agenda.SELECTION_TURN)
    give(s, RED, workers=20)
    give(s, BLUE, workers=20)
    for seat, workers in ((RED, "3"), (BLUE, "4"), (RED, "6"), (BLUE, "7")):
        assert not s.over
        play(s, seat, "crusade", workers)
    assert s.over


def test_too_few_workers_for_a_crusade() -> None:
    """X.9: refused; 7 with six workers, say."""
    s = table(2, expansion="full")
    run(s, agenda.SELECTION_TURN)
    give(s, RED, workers=6)
    s.annex.large = 0
    assert refused(s, RED, "crusade", "7") == "pillars.X.9"
    play(s, RED, "crusade", "6")


def _only_the_large_one_left() -> Pillars:
    s = table(2, expansion="full")
    give(s, RED, points=0, gold=0)
    offer(s, "sand_3", "wood_2", "sand_2")
    run(s, agenda.SELECTION_TURN, agenda.FILL_WOOL_MILL)
    play(s, RED, "take", "sand_3")
    play(s, BLUE, "pass")
    play(s, RED, "take", "wood_2")
    assert look(s, RED)["workers"] == 5
    assert look(s, RED)["large_worker"]
    return s


@pytest.mark.parametrize("workers", ["3", "4"])
def test_w50_the_large_worker_goes_whole(workers: str) -> None:
    """W50, 6.13, X.9.1: no change is given; nobody is left for the wool mill, all are back in the next round."""
    s = _only_the_large_one_left()
    play(s, RED, "crusade", workers)
    assert s.over, "he can do nothing but pass"
    assert look(s, RED)["wool_mill"] == 0
    run(s, agenda.CRUSADES)
    assert s.scores()[RED] == 1
    prepare_round(s)
    assert look(s, RED)["workers"] == 12


def test_w68_a_resource_card_changes_the_large_worker() -> None:
    """W68, 6.13, X.9.1: 2 of the five go for sand, 3 to the wool mill; as small ones they fit a crusade exactly."""
    s = _only_the_large_one_left()
    play(s, RED, "take", "sand_2")
    assert (look(s, RED)["workers"], look(s, RED)["large_worker"]) == (3, False)
    trial = s.clone()
    play(s, RED, "pass")
    assert look(s, RED)["wool_mill"] == 3
    play(trial, RED, "crusade", "3")
    assert look(trial, RED)["workers"] == 0


def test_five_or_more_go_with_the_large_worker_first() -> None:
    """6.13, X.9.1: so seven small ones less one or two stay, and a crusade for 3 then takes small ones."""
    s = table(2, expansion="full")
    offer(s, "sand_2")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "crusade", "7")
    assert (look(s, RED)["workers"], look(s, RED)["large_worker"]) == (5, False)
    play(s, BLUE, "pass")
    play(s, RED, "crusade", "3")
    assert look(s, RED)["workers"] == 2


def test_small_workers_go_first_for_less_than_five() -> None:
    """6.13, X.9.1: grey and black ones are small too."""
    s = table(2, expansion="full")
    offer(s, "sand_2")
    s.players[RED].workers = 15
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "crusade", "4")
    assert (look(s, RED)["workers"], look(s, RED)["large_worker"]) == (11, True)


# 9c -------------------------------------------------------------------------------------------------------------


def _inspired(seats: int = 3, **cubes_owned: Any) -> Pillars:
    """Red has been to France; step 13 begins."""
    s = table(seats, expansion="full")
    give(s, RED, points=0, **cubes_owned)
    stand(s, france=[RED])
    run(s, agenda.FRANCE)
    assert board(s)["saint_denis"]["seat"] == RED
    return s


def test_w51_saint_denis_repeats_an_own_craftsman_once_less_often() -> None:
    """W51, 6.23, X.10, X.10.1: 4 + 3 uses, also of one used before."""
    s = _inspired(wood=14)
    give(s, RED, craftsmen=("start_wood", "r2_arch"))
    run(s, agenda.CATHEDRAL)
    for _ in range(4):
        play(s, RED, "use", "start_wood")
    assert refused(s, RED, "use", "start_wood") == "pillars.III.13.1"
    for _ in range(3):
        play(s, RED, "inspire", "start_wood")
    assert (s.scores()[RED], cubes(s, RED)) == (7, {})
    assert refused(s, RED, "inspire", "start_wood") == "pillars.X.10.1"


@pytest.mark.parametrize("craftsman", ["r3_sculpt", "r2_arch", "r1_tool", "x2_assist", "x3_painter"])
def test_w51_no_capacity_or_capacity_one_cannot_be_copied(craftsman: str) -> None:
    """W51, X.10.1."""
    s = _inspired(stone=3, metal=1)
    give(s, RED, craftsmen=(craftsman,))
    run(s, agenda.CATHEDRAL)
    assert refused(s, RED, "inspire", craftsman) == "pillars.X.10.1"


def test_w51_another_players_bellmaker() -> None:
    """W51, 6.23, X.10.1: capacity 2, so one use; Red pays, and the owner can work as often as ever."""
    s = _inspired(metal=2)
    give(s, RED, craftsmen=("r2_arch",))
    give(s, BLUE, craftsmen=("r6_bell", "r2_carp"), metal=2, wood=1, points=0)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "inspire", "r6_bell")
    assert (s.scores()[RED], cubes(s, RED)) == (4, {"metal": 1})
    assert refused(s, RED, "inspire", "r6_bell") == "pillars.X.10.1"
    play(s, RED, "done")
    play(s, BLUE, "use", "r6_bell")
    play(s, BLUE, "use", "r6_bell")
    assert s.scores()[BLUE] == 8
    assert refused(s, BLUE, "inspire", "start_wood") == "pillars.X.10.1"


def test_saint_denis_is_bound_at_its_first_use() -> None:
    """6.52, X.10.1: single uses of all may alternate, but the card serves one craftsman."""
    s = _inspired(wood=6, stone=6)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "inspire", "start_wood")
    play(s, RED, "use", "start_stone")
    assert refused(s, RED, "inspire", "start_stone") == "pillars.X.10.1"
    play(s, RED, "inspire", "start_wood")
    assert board(s)["saint_denis"] == {"seat": RED, "craftsman": "start_wood", "uses": 2}


def test_saint_denis_needs_the_user_to_meet_the_conditions() -> None:
    """6.23, 6.52, X.10.1, C.3: a mason in Blue's row needs Red's mortar mixer, and a copied one does not help."""
    s = _inspired(stone=4, sand=6)
    give(s, RED, craftsmen=("start_stone",))
    give(s, BLUE, craftsmen=("r2_mason", "start_mortar"))
    run(s, agenda.CATHEDRAL)
    assert refused(s, RED, "inspire", "r2_mason") == "pillars.C.3"
    play(s, RED, "inspire", "start_mortar")
    assert refused(s, RED, "inspire", "r2_mason") == "pillars.X.10.1"


def test_sally_lifts_the_condition_for_saint_denis() -> None:
    """6.52, P.18, X.10.1."""
    s = _inspired(stone=4)
    give(s, RED, craftsmen=("r2_arch",), privileges=("sally",))
    give(s, BLUE, craftsmen=("r2_mason",))
    run(s, agenda.CATHEDRAL)
    play(s, RED, "inspire", "r2_mason")
    play(s, RED, "inspire", "r2_mason")
    assert s.scores()[RED] == 2
    assert refused(s, RED, "inspire", "r2_mason") == "pillars.X.10.1"


def test_madonna_and_apprentice_do_not_change_what_saint_denis_copies() -> None:
    """6.22, X.10.1: printed capacity minus 1."""
    s = _inspired(wood=20)
    give(s, RED, craftsmen=("start_wood", "x2_assist"))
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT)
    run(s, agenda.CATHEDRAL)
    for _ in range(3):
        play(s, RED, "inspire", "start_wood")
    assert refused(s, RED, "inspire", "start_wood") == "pillars.X.10.1"


def test_saint_denis_goes_back_at_the_end_of_the_round() -> None:
    """6.23, X.10."""
    s = _inspired(wood=8)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "inspire", "start_wood")
    prepare_round(s)
    assert board(s)["saint_denis"] == {"seat": None, "craftsman": None, "uses": 0}
    run(s, agenda.CATHEDRAL)
    assert refused(s, RED, "inspire", "start_wood") == "pillars.X.10.1"


# 9d -------------------------------------------------------------------------------------------------------------


def test_w52_the_coast_pays_one_more() -> None:
    """W52, 6.45, X.11: kind after kind in one visit, 3 + 4 + 5 + 6; nothing can be bought."""
    s = table(3, expansion="full")
    give(s, RED, gold=0, sand=1, wood=1, stone=1, metal=1)
    stand(s, coast=[RED])
    run(s, agenda.COAST)
    for kind in ("sand", "wood", "stone"):
        play(s, RED, "sell", kind, "1")
    assert refused(s, RED, "buy", "sand", "1") == "pillars.X.11"
    play(s, RED, "sell", "metal", "1")
    assert look(s, RED)["gold"] == 18
    assert s.over, "nothing is left to sell, so he leaves"
    assert board(s)["places"]["coast"] == [None]


def test_w52_no_stone_without_a_stonecutter() -> None:
    """W52, 6.19, X.11, C.4: 13 gold, and the stone stays."""
    s = table(3, expansion="full")
    give(s, RED, gold=0, sand=1, wood=1, stone=1, metal=1, craftsmen=("start_wood",))
    stand(s, coast=[RED])
    run(s, agenda.COAST)
    for kind in ("sand", "wood", "metal"):
        play(s, RED, "sell", kind, "1") if kind != "metal" else None
    assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
    play(s, RED, "sell", "metal", "1")
    assert (look(s, RED)["gold"], cubes(s, RED)) == (13, {"stone": 1})


def test_what_is_sold_at_the_coast_cannot_be_bought_at_the_market() -> None:
    """6.18, X.11, III.12.3: over all venues, in either order; else stone sold for 5 would be bought again for 4."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, stone=2, wood=1)
    stand(s, coast=[RED], market=[RED])
    run(s, agenda.COAST, agenda.MARKET)
    play(s, RED, "sell", "stone", "2")
    play(s, RED, "done")
    assert refused(s, RED, "buy", "stone", "1") == "pillars.III.12.3"
    play(s, RED, "buy", "sand", "1")
    assert refused(s, RED, "sell", "sand", "1") == "pillars.III.12.3"


def test_the_special_stonecutter_counts_as_stonecutter() -> None:
    """6.16, X.16.1: at coast and market."""
    s = table(3, expansion="full")
    give(s, RED, gold=0, stone=2, craftsmen=("x1_stone_gold",))
    stand(s, coast=[RED])
    run(s, agenda.COAST)
    play(s, RED, "sell", "stone", "2")
    assert look(s, RED)["gold"] == 10


# 9e -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "gains"), [("toledo", {"metal": 2}), ("woolfair", {}), ("madonna", {})])
def test_immediate_cards_of_the_new_board_act_at_once(card: str, gains: dict[str, int]) -> None:
    """6.49, X.12."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, points=0)
    at_new_shiring(s, card)
    stand(s, shiring_privilege=[RED])
    run(s, agenda.SHIRING_PRIVILEGE)
    assert cubes(s, RED) == gains
    assert look(s, RED)["gold"] == (18 if card == "woolfair" else 10)
    assert s.scores()[RED] == (3 if card == "madonna" else 0)
    assert board(s)["shiring_privilege"] is None
    assert look(s, RED)["privileges"] == []


def test_an_unclaimed_privilege_leaves_the_game() -> None:
    """6.28, X.12: 9e too."""
    s = table(3, expansion="full")
    at_new_shiring(s, "mathilde")
    run(s, agenda.SHIRING_PRIVILEGE)
    assert board(s)["shiring_privilege"] is None
    assert all(look(s, seat)["privileges"] == [] for seat in range(3))


def test_a_tax_free_card_of_9e_works_from_the_next_round() -> None:
    """6.44, 6.49, X.12: step 9 is over by then; Thomas, Remigius and Otto wait as well."""
    s = table(3, expansion="full")
    give(s, RED, gold=10)
    at_new_shiring(s, "taxfree")
    stand(s, shiring_privilege=[RED])
    run(s, agenda.KINGS_COURT, agenda.SHIRING_PRIVILEGE, tax=3)
    assert look(s, RED)["gold"] == 7
    prepare_round(s)
    run(s, agenda.KINGS_COURT, tax=3)
    assert legal(s) == ["taxfree", "pay"]


def test_otto_of_9e_brings_his_worker_in_the_next_round() -> None:
    """6.12, 6.49, X.12: and an audience does not touch him."""
    s = table(3, expansion="full")
    at_new_shiring(s, "otto")
    stand(s, shiring_privilege=[RED])
    coming_event(s, "ev_audience")
    run(s, agenda.EVENT)
    run(s, agenda.SHIRING_PRIVILEGE)
    prepare_round(s)
    assert look(s, RED)["silenced"]
    assert look(s, RED)["workers"] == 13


@pytest.mark.parametrize("kind", ["sand", "wood", "stone"])
def test_w56_the_procession(kind: str) -> None:
    """W56, P.27, X.12: two of one kind, not metal."""
    s = table(3, round=6, expansion="full")
    stand(s, shiring_privilege=[RED])
    run(s, agenda.SHIRING_PRIVILEGE)
    assert legal(s) == ["procession sand", "procession wood", "procession stone"]
    play(s, RED, "procession", kind)
    assert cubes(s, RED) == {kind: 2}


def test_the_procession_at_kingsbridge_without_the_new_board() -> None:
    """X.3, P.27: it may be one of the two final cards there."""
    s = table(3, round=6, expansion="cards")
    s.kingsbridge[1] = 25
    stand(s, kingsbridge_left=[BLUE], kingsbridge_right=[RED])
    run(s, agenda.KINGSBRIDGE)
    play(s, RED, "procession", "wood")
    assert cubes(s, RED) == {"wood": 2}
