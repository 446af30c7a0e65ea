"""The sixteen privileges and when each first works: handbook part P; rulings 6.8, 6.11, 6.12 and 6.26."""

from typing import Any

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    STARTERS,
    at_kingsbridge,
    at_shiring,
    board,
    coming_event,
    cubes,
    fill_bag,
    give,
    imagined,
    legal,
    look,
    new_game,
    play,
    prepare_round,
    refused,
    run,
    run_on,
    stand,
    table,
)
from triforium.games.pillars.state import Pillars
from triforium.kernel.state import Step

KEPT = ("aliena", "richard", "tom", "francis", "philip", "ellen", "jack", "thomas", "taxfree", "remigius")
IMMEDIATE = ("otto", "toledo", "woolfair", "madonna", "final_metal", "final_wood_stone")


def _gain(privilege: str, last: Step[Any] = agenda.KINGSBRIDGE, tax: int | None = None) -> Pillars:
    """Red wins a privilege at step 4, and the round goes on to the given step."""
    s = table(3)
    for seat in range(3):
        give(s, seat, gold=10, points=10)
    at_kingsbridge(s, "ellen", privilege)
    stand(s, kingsbridge_right=[RED], priory=[RED])
    run(s, agenda.KINGSBRIDGE, last, tax=tax)
    return s


@pytest.mark.parametrize("privilege", [*KEPT, *IMMEDIATE])
def test_kept_and_immediate_cards(privilege: str) -> None:
    """P.1: permanent and one-off cards stay in front of their owner; immediate ones leave the game at once."""
    s = _gain(privilege)
    assert look(s, RED)["privileges"] == ([privilege] if privilege in KEPT else [])
    assert look(s, BLUE)["privileges"] == []
    assert board(s)["kingsbridge"] == [None, None]
    assert board(s)["places"]["kingsbridge_right"] == [None]
    gains = {"toledo": {"metal": 2}, "final_metal": {"metal": 1}, "final_wood_stone": {"wood": 1, "stone": 1}}
    assert cubes(s, RED) == gains.get(privilege, {})
    assert look(s, RED)["gold"] == (18 if privilege == "woolfair" else 10)
    assert s.scores()[RED] == (13 if privilege == "madonna" else 10)


def test_each_space_of_kingsbridge_brings_its_own_card() -> None:
    """III.4: left and right."""
    s = table(3)
    at_kingsbridge(s, "aliena", "tom")
    stand(s, kingsbridge_left=[BLUE], kingsbridge_right=[GREEN])
    run(s, agenda.KINGSBRIDGE)
    assert [look(s, seat)["privileges"] for seat in range(3)] == [[], ["aliena"], ["tom"]]


# Permanent ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("patron", "kind"), [("aliena", "wood"), ("richard", "sand"), ("tom", "stone")])
def test_patrons_give_a_cube_in_every_round(patron: str, kind: str) -> None:
    """6.11, P.2, P.3, P.4: for the first time in the round in which they are won."""
    s = _gain(patron, agenda.GRAVEL_PIT)
    assert cubes(s, RED) == {kind: 1}
    assert cubes(s, BLUE) == {}
    prepare_round(s)
    run(s, agenda.FOREST, agenda.GRAVEL_PIT)
    assert cubes(s, RED) == {kind: 2}


@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_brother_francis_means_a_tax_of_two(tax: int) -> None:
    """6.11 and 6.26, P.5: from the round in which he is won, whatever is rolled, and in every round after."""
    s = _gain("francis", agenda.KINGS_COURT, tax=tax)
    assert [look(s, seat)["gold"] for seat in range(3)] == [8, 10 - tax, 10 - tax]
    prepare_round(s)
    run(s, agenda.KINGS_COURT, tax=tax)
    assert look(s, RED)["gold"] == 6
    assert look(s, RED)["privileges"] == ["francis"]


def test_brother_francis_at_the_court_pays_nothing() -> None:
    """6.26, P.5: nor with the tax-free card; and 1 gold for a tax of 2 is forgiven the rest."""
    s = table(3)
    give(s, RED, gold=10, privileges=("francis",))
    give(s, BLUE, gold=10, privileges=("francis", "taxfree"))
    give(s, GREEN, gold=1, privileges=("francis",))
    stand(s, court=[None, RED])
    run(s, agenda.KINGS_COURT, tax=4)
    assert s.prompt(BLUE).args["tax"] == 2
    play(s, BLUE, "taxfree")
    assert [look(s, seat)["gold"] for seat in range(3)] == [10, 10, 0]
    assert s.scores() == [2, 2, 2]


def test_prior_philip_helps_in_the_round_in_which_he_is_won() -> None:
    """6.11, P.6: step 5 comes after step 4."""
    s = _gain("philip", agenda.PRIORY)
    assert s.scores()[RED] == 10 + 3


def test_ellen_looks_from_the_next_round_on() -> None:
    """6.11 and 6.36, P.7: only her owner sees the event to come, until it is revealed."""
    s = _gain("ellen")
    assert s.view(RED)["coming_event"] is None
    for _ in range(2):
        prepare_round(s)
        coming = s.view(RED)["coming_event"]
        assert coming is not None
        assert s.view(BLUE)["coming_event"] is None
        assert board(s)["coming_event"] is None
        assert board(s)["event_foreseen_by"] == RED
        assert s.journal is not None
        saw = [line for line in s.journal.lines if line.key == "ellen-saw"][-1]
        assert saw.readable_by(RED)
        assert not saw.readable_by(BLUE)
        assert not saw.readable_by(None)
        run(s, agenda.EVENT)
        assert board(s)["event"] == coming
        assert s.view(RED)["coming_event"] is None


def test_what_ellen_saw_is_known_to_her_owner_alone() -> None:
    """M.5: her owner's imagined games keep the event, those of the others vary it."""
    s = _gain("ellen")
    prepare_round(s)
    events: dict[int, set[int]] = {RED: set(), BLUE: set()}
    for seat, seen in events.items():
        for seed in range(30):
            seen.add(imagined(s, seat, seed).event_deck[s.round - 1])
    assert len(events[RED]) == 1
    assert len(events[BLUE]) > 3


def test_jack_has_a_sixth_place_at_once() -> None:
    """6.11, P.8: at step 10 of the very round."""
    s = table(2)
    give(s, RED, craftsmen=(*STARTERS, "r2_potter", "r2_arch"))
    at_kingsbridge(s, "jack", "otto")
    at_shiring(s, "r1_tool", "r1_mason")
    stand(s, kingsbridge_left=[RED], shiring_left=[RED])
    run(s, agenda.KINGSBRIDGE)
    run(s, agenda.SHIRING)
    assert s.over, "nobody has to leave"
    assert len(look(s, RED)["craftsmen"]) == 6


# One-off --------------------------------------------------------------------------------------------------------


def test_thomas_protects_once() -> None:
    """6.11, P.9: from the next round on, in one round of choice; then he is gone."""
    s = _gain("thomas")
    prepare_round(s)
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT)
    play(s, RED, "endure")
    assert s.scores() == [8, 8, 8]
    prepare_round(s)
    coming_event(s, "ev_william")
    run(s, agenda.EVENT)
    play(s, RED, "thomas")
    assert [look(s, seat)["gold"] for seat in range(3)] == [10, 6, 6]
    assert look(s, RED)["privileges"] == []
    prepare_round(s)
    coming_event(s, "ev_winter")
    run(s, agenda.EVENT)
    assert s.over, "nobody is asked any more"


def test_the_tax_free_card_works_in_the_round_in_which_it_is_won() -> None:
    """6.11, P.10: decided after the roll; kept for later if not used, then gone."""
    s = _gain("taxfree", agenda.KINGS_COURT, tax=2)
    assert board(s)["tax"] == 2
    play(s, RED, "pay")
    assert look(s, RED)["gold"] == 8
    prepare_round(s)
    run(s, agenda.KINGS_COURT, tax=5)
    play(s, RED, "taxfree")
    assert look(s, RED)["gold"] == 8
    prepare_round(s)
    run(s, agenda.KINGS_COURT, tax=5)
    assert look(s, RED)["gold"] == 3


def test_the_tax_free_card_pays_nothing_even_without_gold() -> None:
    """III.9.1: no debt, so no point is lost."""
    s = table(2)
    give(s, RED, gold=0, points=10, privileges=("taxfree",))
    run(s, agenda.KINGS_COURT, tax=5)
    play(s, RED, "taxfree")
    assert s.scores()[RED] == 10


def test_remigius_is_for_a_builder_just_drawn() -> None:
    """6.8, II.10: not for a passed builder, nor when the stone stands at 0; the stone moves on as usual."""
    s = table(3)
    s.vetoed = True
    s.cost = 2
    fill_bag(s, 3, 0, 0)
    give(s, RED, gold=10, privileges=("remigius",))
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    assert "remigius" in legal(s)
    play(s, RED, "pass")
    play(s, RED, "remigius")
    assert board(s)["cost"] == 0
    assert refused(s, RED, "pass") == "pillars.II.6"
    play(s, RED, "place", "castle")
    assert look(s, RED)["gold"] == 10
    give(s, RED, privileges=("remigius",))
    assert "remigius" not in legal(s), "drawn at 0"
    play(s, RED, "place", "court")
    assert board(s)["cost"] == 0
    assert refused(s, RED, "remigius") == "pillars.II.6", "passed"
    play(s, RED, "place", "court")
    assert s.over
    assert look(s, RED)["privileges"] == ["remigius"]


def test_only_his_owner_has_remigius() -> None:
    """II.10: refused to the others, and used up after one builder."""
    s = table(3)
    s.vetoed = True
    fill_bag(s, 2, 1, 0)
    give(s, RED, privileges=("remigius",))
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert refused(s, BLUE, "remigius") == "pillars.II.10"
    play(s, BLUE, "pass")
    play(s, RED, "remigius")
    play(s, RED, "place", "court")
    assert refused(s, RED, "remigius") == "pillars.II.10"


# Immediate ------------------------------------------------------------------------------------------------------


def test_otto_brings_a_worker_from_the_next_round_on() -> None:
    """6.11 and 6.12, P.12: not for this round's wool mill, then for good, beside grey workers."""
    s = table(2)
    give(s, RED, gold=0, workers=0, mill=12)
    at_kingsbridge(s, "otto", "ellen")
    stand(s, kingsbridge_left=[RED], castle=[RED])
    run(s, agenda.WOOL_MILL, agenda.KINGSBRIDGE)
    assert look(s, RED)["gold"] == 12
    assert look(s, RED)["workers"] == 0
    assert look(s, RED)["black_worker"] == 1
    run(s, agenda.CASTLE)
    prepare_round(s)
    assert look(s, RED)["workers"] == 15
    run(s, agenda.FILL_WOOL_MILL)
    assert look(s, RED)["wool_mill"] == 15
    for _ in range(3):
        prepare_round(s)
        assert [look(s, seat)["workers"] for seat in (RED, BLUE)] == [13, 12]


@pytest.mark.parametrize(("gold", "after"), [(0, 8), (21, 29), (22, 30), (23, 30), (30, 30)])
def test_the_wool_fair_stops_at_thirty(gold: int, after: int) -> None:
    """P.14 and M.3."""
    s = table(2)
    give(s, BLUE, gold=gold)
    at_kingsbridge(s, "woolfair", "ellen")
    stand(s, kingsbridge_left=[BLUE])
    run(s, agenda.KINGSBRIDGE)
    assert look(s, BLUE)["gold"] == after


def test_the_final_cards_come_in_the_sixth_round_only() -> None:
    """R.4, P.16 and P.17: whatever the shuffle, round 6 shows both and no round before shows one."""
    for seed in range(0, 100, 10):
        s = new_game(2, seed=seed)
        for round in range(2, 7):
            prepare_round(s)
            final = {"final_metal", "final_wood_stone"} & set(board(s)["kingsbridge"])
            assert len(final) == (2 if round == 6 else 0)


def test_final_metal_serves_the_bellmaker_in_the_same_round() -> None:
    """6.11, P.16: won at step 4, used at step 13 of the last round."""
    s = table(2, round=6)
    give(s, RED, craftsmen=("r6_bell",))
    stand(s, kingsbridge_left=[RED])
    run_on(s, agenda.KINGSBRIDGE)
    play(s, RED, "use", "r6_bell")
    assert s.over
    assert s.scores() == [2 + 4, 2]
