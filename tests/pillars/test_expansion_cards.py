"""The expansion's craftsmen and privileges: handbook X.16, X.17, P.18 to P.27; rulings 6.16 to 6.22, 6.48, 6.52."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    STARTERS,
    at_kingsbridge,
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
    table,
)
from triforium.games.pillars.state import Pillars
from triforium.kernel.state import Step


def _build(madonna: str = "each", event: str = "ev_victory", **own: Any) -> Pillars:
    """Red lets his craftsmen work at step 13."""
    s = table(2, madonna=madonna, expansion="cards")
    coming_event(s, event)
    run(s, agenda.EVENT)
    give(s, RED, gold=0, points=0, **own)
    run(s, agenda.CATHEDRAL)
    return s


# Craftsmen ------------------------------------------------------------------------------------------------------


def test_w11_the_special_stonecutter() -> None:
    """W11, X.16: 1 stone becomes 5 gold, once."""
    s = _build(craftsmen=("x1_stone_gold", "r2_arch"), stone=2)
    play(s, RED, "use", "x1_stone_gold")
    assert (look(s, RED)["gold"], cubes(s, RED)) == (5, {"stone": 1})
    assert refused(s, RED, "use", "x1_stone_gold") == "pillars.III.13.1"


def test_w11_the_apprentice_on_the_special_stonecutter() -> None:
    """W11, X.16.2: 2 uses, 10 gold."""
    s = _build(craftsmen=("x1_stone_gold", "x2_assist", "r2_arch"), stone=3)
    play(s, RED, "use", "x1_stone_gold")
    assert board(s)["apprentice_helps"] is None
    play(s, RED, "use", "x1_stone_gold")
    assert board(s)["apprentice_helps"] == "x1_stone_gold"
    assert (look(s, RED)["gold"], cubes(s, RED)) == (10, {"stone": 1})
    assert refused(s, RED, "use", "x1_stone_gold") == "pillars.III.13.1"
    assert refused(s, RED, "use", "x2_assist") == "pillars.X.16.2"


def test_the_apprentice_helps_one_craftsman_a_round() -> None:
    """6.52, 7.17, X.16.2: bound at the first use; another one in the next round."""
    s = _build(craftsmen=("r2_carp", "r2_potter", "x2_assist", "r2_arch"), wood=4, sand=6)
    for craftsman in ("r2_carp", "r2_carp", "r2_potter", "r2_potter", "r2_carp"):
        play(s, RED, "use", craftsman)
    assert refused(s, RED, "use", "r2_potter") == "pillars.III.13.1"
    play(s, RED, "done")
    prepare_round(s)
    run(s, agenda.CATHEDRAL)
    for _ in range(3):
        play(s, RED, "use", "r2_potter")
    assert board(s)["apprentice_helps"] == "r2_potter"


def test_the_apprentice_helps_own_craftsmen_only() -> None:
    """7.17, X.16.2: Blue's apprentice does nothing for Red."""
    s = _build(craftsmen=("r2_carp", "r2_arch"), wood=4)
    give(s, BLUE, craftsmen=("x2_assist",))
    play(s, RED, "use", "r2_carp")
    play(s, RED, "use", "r2_carp")
    assert refused(s, RED, "use", "r2_carp") == "pillars.III.13.1"


@pytest.mark.parametrize("craftsman", ["r4_glass", "r6_organ", "r6_bell"])
def test_the_apprentice_does_not_help_with_metal(craftsman: str) -> None:
    """6.22, X.16.2: nor with the glassblower."""
    s = _build(craftsmen=(craftsman, "x2_assist", "r2_arch"), sand=5, wood=5, metal=5)
    for _ in range(2 if craftsman == "r6_bell" else 1):
        play(s, RED, "use", craftsman)
    assert refused(s, RED, "use", craftsman) == "pillars.III.13.1"


@pytest.mark.parametrize("craftsman", ["r1_tool", "r2_arch", "x3_painter"])
def test_the_apprentice_needs_a_printed_capacity(craftsman: str) -> None:
    """6.22, X.16.2: once remains once."""
    s = _build(craftsmen=(craftsman, "x2_assist", "r2_carp"), metal=1, wood=1)
    play(s, RED, "use", craftsman)
    assert refused(s, RED, "use", craftsman) == "pillars.III.13.1"


@pytest.mark.parametrize("madonna", ["each", "one"])
def test_madonna_and_apprentice_may_help_the_same(madonna: str) -> None:
    """6.22, X.16.2, V.2: 2 + 1 + 1 uses."""
    s = _build(madonna, "ev_madonna", craftsmen=("r2_carp", "x2_assist", "r2_arch"), wood=9)
    for _ in range(4):
        play(s, RED, "use", "r2_carp")
    assert refused(s, RED, "use", "r2_carp") == "pillars.III.13.1"


def test_one_madonna_is_left_for_the_glassblower() -> None:
    """X.16.2, A.2: where both could help, the apprentice goes first, since he can help fewer."""
    s = _build("one", "ev_madonna", craftsmen=("r2_carp", "r4_glass", "x2_assist", "r2_arch"), wood=3, sand=2, metal=2)
    for craftsman in ("r2_carp", "r2_carp", "r2_carp", "r4_glass", "r4_glass"):
        play(s, RED, "use", craftsman)
    assert s.scores()[RED] == 3 + 6


def test_every_madonna_goes_before_the_apprentice() -> None:
    """X.16.2, V.2: so he is free for a third use beyond the capacity."""
    s = _build("each", "ev_madonna", craftsmen=("r2_carp", "r2_potter", "x2_assist", "r2_arch"), wood=9, sand=9)
    for craftsman in ["r2_carp"] * 3 + ["r2_potter"] * 4:
        play(s, RED, "use", craftsman)
    assert refused(s, RED, "use", "r2_carp") == "pillars.III.13.1"


def test_w55_brickmaker_painter_wood_carver_and_tile_maker() -> None:
    """W55, X.16."""
    craftsmen = ("x4_brick", "x3_painter", "x5_woodcarver", "x6_tiler", "r2_carp")
    s = _build(craftsmen=craftsmen, sand=3, wood=2)
    play(s, RED, "use", "x4_brick")
    play(s, RED, "use", "x4_brick")
    assert (cubes(s, RED), s.scores()[RED]) == ({"stone": 2, "wood": 2, "sand": 1}, 0)
    assert refused(s, RED, "use", "x4_brick") == "pillars.III.13.1"
    play(s, RED, "use", "x3_painter")
    assert s.scores()[RED] == 2
    play(s, RED, "use", "x5_woodcarver")
    assert refused(s, RED, "use", "x5_woodcarver") == "pillars.III.13.1"
    assert (cubes(s, RED), s.scores()[RED]) == ({"stone": 2, "wood": 1, "sand": 1}, 4)
    play(s, RED, "use", "x6_tiler")
    assert s.scores()[RED] == 6


def test_burnt_bricks_feed_the_sculptor() -> None:
    """6.20, X.16.1: output may be worked on in the same turn."""
    s = _build(craftsmen=("x4_brick", "r4_sculpt"), sand=2)
    assert refused(s, RED, "use", "r4_sculpt") == "pillars.C.1"
    for craftsman in ("x4_brick", "x4_brick", "r4_sculpt", "r4_sculpt"):
        play(s, RED, "use", craftsman)
    assert s.scores()[RED] == 4


@pytest.mark.parametrize("round", range(1, 7))
def test_the_new_craftsman_of_each_round_can_be_hired_and_dismissed(round: int) -> None:
    """X.16, I.4, I.5: at his price; from a full row he may leave again."""
    name, price = [
        ("x1_stone_gold", 2), ("x2_assist", 3), ("x3_painter", 8),
        ("x4_brick", 5), ("x5_woodcarver", 5), ("x6_tiler", 6),
    ][round - 1]  # fmt: skip
    s = table(2, round=round, expansion="cards")
    give(s, RED, gold=price - 1, craftsmen=(*STARTERS, "r1_tool", "r1_mason"))
    offer(s, name, "sand_2")
    run(s, agenda.SELECTION_TURN)
    assert refused(s, RED, "hire", name) == "pillars.I.4"
    give(s, RED, gold=price)
    play(s, RED, "hire", name)
    assert look(s, RED)["gold"] == 0
    play(s, RED, "dismiss", name)
    assert name not in look(s, RED)["craftsmen"]


# Permanent privileges -------------------------------------------------------------------------------------------


def test_w41_sally_lifts_the_three_conditions() -> None:
    """W41, P.18, C.3, C.4, C.5: mason, stone sale and wood purchase, each refused without her."""
    for sally in (False, True):
        s = table(3, expansion="full")
        give(s, RED, gold=20, stone=3, craftsmen=("r2_mason", "r2_arch"), privileges=("sally",) if sally else ())
        stand(s, market=[RED])
        run(s, agenda.MARKET)
        if sally:
            play(s, RED, "sell", "stone", "1")
            play(s, RED, "buy", "wood", "1")
        else:
            assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
            assert refused(s, RED, "buy", "wood", "1") == "pillars.C.5"
        run(s, agenda.CATHEDRAL)
        if sally:
            play(s, RED, "use", "r2_mason")
        else:
            assert refused(s, RED, "use", "r2_mason") == "pillars.C.3"


def test_sally_helps_in_the_round_in_which_she_is_won() -> None:
    """6.49, P.18: gained at step 4, used at 9d."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, stone=1, craftsmen=())
    at_kingsbridge(s, "sally", "tom")
    stand(s, kingsbridge_left=[RED], coast=[RED])
    run(s, agenda.KINGSBRIDGE, agenda.COAST)
    play(s, RED, "sell", "stone", "1")


def test_w56_bartholomew_gives_two_gold_a_round() -> None:
    """W56, 6.11, 6.49, P.21: after step 8, for the first time in the round in which he is won."""
    s = table(3, expansion="full")
    give(s, RED, gold=10)
    at_kingsbridge(s, "bartholomaeus", "tom")
    stand(s, kingsbridge_left=[RED])
    run(s, agenda.KINGSBRIDGE, agenda.EARLS_GOLD)
    assert look(s, RED)["gold"] == 12
    prepare_round(s)
    run(s, agenda.FOREST, agenda.EARLS_GOLD)
    assert look(s, RED)["gold"] == 14


@pytest.mark.parametrize("event", ["ev_conflict", "ev_victory"])
def test_waleran_gives_protection_and_cube(event: str) -> None:
    """P.24: without a question which of the two; under a good event just the cube."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, points=10, privileges=("waleran",))
    stand(s, bishop=[RED])
    coming_event(s, event)
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    assert legal(s) == ["cube sand", "cube wood", "cube stone"]
    play(s, RED, "cube", "stone")
    assert s.scores()[RED] == 10
    assert board(s)["protected"] == ([RED] if event == "ev_conflict" else [])


def test_waleran_without_a_builder_there_does_nothing() -> None:
    """P.24."""
    s = table(3, expansion="full")
    give(s, RED, points=10, privileges=("waleran",))
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT)
    assert s.scores()[RED] == 8


@pytest.mark.parametrize("privilege", ["sally", "william", "alfred", "bartholomaeus", "regan", "jonathan", "waleran"])
def test_new_permanents_lie_in_front_of_their_owner(privilege: str) -> None:
    """P.1, X.3: won at Kingsbridge and kept."""
    s = table(3, expansion="full")
    at_kingsbridge(s, privilege, "tom")
    stand(s, kingsbridge_left=[RED])
    run(s, agenda.KINGSBRIDGE)
    assert look(s, RED)["privileges"] == [privilege]


# Kept cards -----------------------------------------------------------------------------------------------------


def test_w54_mathilde_sells_six_stone() -> None:
    """W54, 7.18, P.25: from the resource fields, so the market keeps its four; 24 gold for 6 stone."""
    s = table(3, expansion="full")
    give(s, RED, gold=24, privileges=("mathilde",))
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "mathilde")
    play(s, RED, "buy", "stone", "4")
    play(s, RED, "buy", "stone", "2")
    assert (look(s, RED)["gold"], cubes(s, RED)) == (0, {"stone": 6})
    assert board(s)["market"]["stone"] == 4
    assert s.to_act == (RED,), "his turn in phase I goes on"
    assert look(s, RED)["privileges"] == []


def test_w54_mathilde_buys_metal_but_does_not_sell_it() -> None:
    """W54, P.25: +10 gold for two; and what is sold is not bought back, nor stone sold without a stonecutter."""
    s = table(3, expansion="full")
    give(s, RED, gold=8, metal=2, stone=1, sand=1, privileges=("mathilde",), craftsmen=("start_mortar",))
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "mathilde")
    assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
    assert refused(s, RED, "buy", "wood", "1") == "pillars.C.5"
    play(s, RED, "sell", "metal", "2")
    assert look(s, RED)["gold"] == 18
    play(s, RED, "sell", "sand", "1")
    assert refused(s, RED, "buy", "sand", "1") == "pillars.III.12.3"
    play(s, RED, "done")
    assert refused(s, RED, "mathilde") == "pillars.X.17"


@pytest.mark.parametrize(("action", "gold", "metal"), [("castle_metal", 10, 1), ("castle_gold", 16, 0)])
def test_w56_the_freed_castle(action: str, gold: int, metal: int) -> None:
    """W56, P.26: 1 metal or 6 gold, and the card is gone."""
    s = table(3, expansion="full")
    give(s, RED, gold=10, privileges=("castle_freed",))
    run(s, agenda.SELECTION_TURN)
    play(s, RED, action)
    assert (look(s, RED)["gold"], look(s, RED)["cubes"]["metal"]) == (gold, metal)
    assert look(s, RED)["privileges"] == []
    assert s.to_act == (RED,)
    assert refused(s, RED, action) == "pillars.X.17"


def _moment(**places: Sequence[int | None]) -> Pillars:
    """Red, without gold, holds both cards; the event is a tax."""
    s = table(3, expansion="full")
    give(s, RED, gold=0, points=10, wood=2, privileges=("castle_freed", "mathilde"))
    s.vetoed = True
    coming_event(s, "ev_william")
    stand(s, **places)
    return s


KEPT = {"castle_metal", "castle_gold", "mathilde"}


def test_kept_cards_on_an_own_drawn_builder() -> None:
    """6.48, X.17: 6 gold pay for the builder; the draw is not used up. Also on one that is free."""
    for cost in (6, 0):
        s = _moment()
        s.cost = cost
        run(s, agenda.DRAW_BUILDER, draws=[RED])
        assert set(legal(s)) >= KEPT
        play(s, RED, "castle_gold")
        play(s, RED, "place", "market")
        assert look(s, RED)["gold"] == 6 - cost


def test_kept_cards_not_on_a_passed_builder_nor_on_one_of_the_track() -> None:
    """6.48, X.17: those are not drawn; nor on another player's builder."""
    s = _moment()
    s.passed_at[7] = RED
    run(s, agenda.PLACE_PASSED)
    assert not set(legal(s)) & KEPT
    assert refused(s, RED, "castle_gold") == "pillars.X.17"
    s = _moment()
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert not set(legal(s)) & KEPT


def test_kept_cards_before_the_special_tax() -> None:
    """6.48, X.17, V.7: before the own payment at step 1."""
    s = _moment()
    give(s, BLUE, gold=10)
    run(s, agenda.EVENT)
    assert set(legal(s)) == {"pay", *KEPT}
    play(s, RED, "castle_gold")
    play(s, RED, "pay")
    assert (look(s, RED)["gold"], s.scores()[RED]) == (2, 10)


def test_kept_cards_before_the_tax() -> None:
    """6.48, X.17, III.9: after the roll, before the payment; wood sold to Queen Mathilde pays."""
    s = _moment()
    run(s, agenda.KINGS_COURT, tax=5)
    assert set(legal(s)) == {"pay", *KEPT}
    play(s, RED, "mathilde")
    play(s, RED, "sell", "wood", "2")
    play(s, RED, "done")
    play(s, RED, "pay")
    assert (look(s, RED)["gold"], s.scores()[RED]) == (1, 10)


def test_nobody_is_asked_before_a_payment_that_he_does_not_owe() -> None:
    """6.48, X.17: at the court, or with the tax-free card just played."""
    s = _moment(court=[RED])
    run(s, agenda.KINGS_COURT, tax=5)
    assert s.over
    s = _moment()
    give(s, RED, privileges=("castle_freed", "taxfree"))
    run(s, agenda.KINGS_COURT, tax=5)
    play(s, RED, "taxfree")
    assert s.over
    assert look(s, RED)["privileges"] == ["castle_freed"]


@pytest.mark.parametrize(("step", "place"), [(agenda.COAST, "coast"), (agenda.MARKET, "market")])
def test_kept_cards_in_a_turn_at_coast_and_market(step: Step[Any], place: str) -> None:
    """6.48, X.17: the turn goes on; without a builder there is no turn."""
    s = _moment(**{place: [RED]})
    run(s, step)
    play(s, RED, "castle_gold")
    play(s, RED, "mathilde")
    play(s, RED, "buy", "sand", "2")
    play(s, RED, "done")
    assert s.to_act == (RED,)
    play(s, RED, "sell", "wood", "1")
    s = _moment(**{place: [BLUE]})
    run(s, step)
    assert not set(legal(s)) & KEPT


def test_kept_cards_in_the_own_turn_at_the_cathedral() -> None:
    """6.48, X.17: metal for the bellmaker at the last moment."""
    s = _moment()
    give(s, RED, craftsmen=("r6_bell", "start_wood"))
    run(s, agenda.CATHEDRAL)
    play(s, RED, "castle_metal")
    play(s, RED, "use", "r6_bell")
    assert s.scores()[RED] == 14
    play(s, RED, "mathilde")
    assert legal(s) == ["sell wood 1", "sell wood 2", "done"]


@pytest.mark.parametrize("card", ["castle_metal", "castle_gold", "mathilde"])
@pytest.mark.parametrize("step", [
    agenda.SELECTION_TURN, agenda.DRAW_BUILDER, agenda.EVENT, agenda.KINGS_COURT, agenda.COAST, agenda.MARKET,
    agenda.CATHEDRAL,
])  # fmt: skip
@pytest.mark.parametrize("cost", [7, 0])
def test_every_kept_card_at_every_moment(card: str, step: Step[Any], cost: int) -> None:
    """6.48, X.17: it is used up, and the same is asked again."""
    s = _moment(coast=[RED], market=[RED])
    s.cost = cost
    run(s, step, draws=[RED] if step == agenda.DRAW_BUILDER else (), tax=5 if step == agenda.KINGS_COURT else None)
    assert set(legal(s)) >= KEPT
    question = s.prompt(RED).key
    play(s, RED, card)
    if card == "mathilde":
        play(s, RED, "done")
    assert s.prompt(RED).key == question
    assert look(s, RED)["privileges"] == (["castle_freed"] if card == "mathilde" else ["mathilde"])


def test_mathilde_and_the_castle_wait_from_the_moment_they_are_won() -> None:
    """6.49, X.17: gained at 9e, used at the market of the same round."""
    s = table(3, expansion="full")
    give(s, RED, gold=0, wood=1)
    s.annex.shiring_privilege = 24
    stand(s, shiring_privilege=[RED], market=[RED])
    run(s, agenda.SHIRING_PRIVILEGE, agenda.MARKET)
    assert "castle_gold" in legal(s)


def test_kept_cards_are_worth_nothing_at_the_end() -> None:
    """6.48, X.17, E.1: and Green, who has none, is never asked for them."""
    s = table(3, round=6, expansion="full")
    give(s, GREEN, points=5, gold=5)
    give(s, RED, points=5, gold=5, privileges=("castle_freed", "mathilde"))
    assert s.scores()[RED] == s.scores()[GREEN]
