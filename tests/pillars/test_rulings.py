"""Rulings 6.1 to 6.30 on what the rulebook leaves open; each test names its handbook paragraphs.

What a worked example covers is not repeated here. Rulings on single events and privileges have modules of their own.
"""

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
    legal,
    look,
    new_game,
    offer,
    play,
    prepare_round,
    refused,
    run,
    run_on,
    stand,
    table,
    told,
)


def test_6_1_the_supply_never_runs_out() -> None:
    """6.1, M.2: a fourteenth metal is there, and nothing is ever borrowed from the market."""
    s = table(2)
    give(s, RED, metal=13, sand=23)
    give(s, BLUE, resources=("sand_4",))
    coming_event(s, "ev_richard")
    run(s, agenda.EVENT)
    assert (cubes(s, RED)["metal"], cubes(s, BLUE)["metal"]) == (14, 1)
    run(s, agenda.GRAVEL_PIT)
    assert cubes(s, BLUE)["sand"] == 4
    assert board(s)["market"]["sand"] == 4


def test_6_1_the_market_is_filled_up_to_four() -> None:
    """6.1, R.1: four of each kind, whatever was left."""
    s = table(2)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "sand", "3")
    prepare_round(s)
    assert board(s)["market"] == {"sand": 4, "wood": 4, "stone": 4, "metal": 0}


def test_6_3_choices_in_events_go_from_the_start_player_clockwise() -> None:
    """6.3, V.1: Blue starts, so Blue chooses first, then Green, then Red."""
    s = table(3)
    s.start = BLUE
    coming_event(s, "ev_collapse")
    run(s, agenda.EVENT)
    for seat in (BLUE, GREEN, RED):
        play(s, seat, "dismiss", "start_mortar")
    assert s.over


def test_6_4_points_never_fall_below_zero() -> None:
    """6.4, M.4: a debt of 5 and one of 4 with a single point."""
    s = table(2)
    give(s, RED, gold=0, points=1)
    run(s, agenda.KINGS_COURT, tax=5)
    assert s.scores()[RED] == 0
    give(s, RED, gold=0, points=1)
    coming_event(s, "ev_william")
    run(s, agenda.EVENT)
    assert s.scores()[RED] == 0


def test_6_4_nothing_is_bought_on_debt() -> None:
    """6.4, M.3: neither a craftsman, nor a builder's place, nor a cube."""
    s = table(2)
    s.vetoed = True
    give(s, RED, gold=4, privileges=("remigius",))
    offer(s, "r1_mason", "r1_mortar2")
    run(s, agenda.SELECTION_TURN)
    assert legal(s) == ["pass", "hire r1_mortar2"]
    assert refused(s, RED, "hire", "r1_mason") == "pillars.I.4"
    s.cost = 5
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert refused(s, RED, "place", "court") == "pillars.II.3"
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    assert refused(s, RED, "buy", "wood", "2") == "pillars.III.12.1"
    play(s, RED, "buy", "wood", "1")


def test_6_6_the_eighth_builder_must_be_placed() -> None:
    """6.6, II.6: at 1 one may still pass, at 0 not."""
    s = table(4)
    s.vetoed = True
    s.cost = 1
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    assert "pass" in legal(s)
    play(s, RED, "pass", draws=[BLUE])
    assert board(s)["cost"] == 0
    assert refused(s, BLUE, "pass") == "pillars.II.6"
    gold = look(s, BLUE)["gold"]
    play(s, BLUE, "place", "castle", draws=[GREEN])
    assert look(s, BLUE)["gold"] == gold
    assert board(s)["cost"] == 0
    assert refused(s, GREEN, "place", "castle") == "pillars.II.4"


def test_6_7_the_start_player_may_reject_any_one_builder() -> None:
    """6.7, II.2: also his own, also on a later draw; then not again before the next round."""
    s = table(3)
    s.start = GREEN
    give(s, RED, gold=20)
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert refused(s, RED, "veto") == "pillars.II.2"
    play(s, GREEN, "allow")
    play(s, RED, "pass", draws=[GREEN])
    play(s, GREEN, "veto", draws=[GREEN])
    assert board(s)["cost"] == 6
    assert board(s)["veto_used"]
    assert board(s)["bag"] == [2, 3, 2]
    play(s, GREEN, "pass", draws=[BLUE])
    assert s.to_act == (BLUE,), "nobody is asked for a second veto"
    prepare_round(s)
    s.start = GREEN
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert s.to_act == (GREEN,)
    assert legal(s) == ["veto", "allow"]


def test_6_7_the_last_builder_in_the_bag_comes_again() -> None:
    """6.7 and 6.38, II.2: rejected, it is the only one to draw."""
    s = table(3)
    s.cost = 3
    fill_bag(s, 0, 1, 0)
    run(s, agenda.DRAW_BUILDER)
    play(s, RED, "veto")
    assert s.to_act == (BLUE,)
    assert board(s)["drawn"] == BLUE
    assert board(s)["cost"] == 3
    play(s, BLUE, "place", "court")
    assert s.over
    assert board(s)["bag"] == [0, 0, 0]


def test_6_10_several_own_builders_in_one_place() -> None:
    """6.10, II.4: both priory spaces bring 3 points, with Prior Philip 5; each court space is filled in order."""
    s = table(2)
    give(s, RED, points=0)
    stand(s, priory=[RED, RED])
    run(s, agenda.PRIORY)
    assert s.scores()[RED] == 3
    give(s, RED, points=0, privileges=("philip",))
    stand(s, priory=[RED, RED])
    run(s, agenda.PRIORY)
    assert s.scores()[RED] == 5


def test_6_12_grey_workers_go_back_used_or_not() -> None:
    """6.12, R.1 and III.11: two in service and two newly won; never four at once."""
    s = table(2)
    for _ in range(3):
        stand(s, castle=[RED])
        run(s, agenda.CASTLE)
        prepare_round(s)
        assert look(s, RED)["workers"] == 14
        assert look(s, RED)["grey_workers"] == 2
    stand(s, castle=[BLUE])
    run(s, agenda.CASTLE)
    assert look(s, BLUE)["grey_workers_next_round"] == 2
    prepare_round(s)
    assert [look(s, seat)["workers"] for seat in (RED, BLUE)] == [12, 14]


def test_6_14_passing_is_final_and_who_can_take_nothing_passes() -> None:
    """6.14, I.2, I.4 and I.7: the engine passes for Blue; Red's pass holds; all workers left go to the mill."""
    s = table(3)
    give(s, BLUE, gold=0, workers=1)
    give(s, GREEN, gold=9)
    offer(s, "r1_mason", "r1_mortar2", "sand_2")
    run(s, agenda.SELECTION_TURN, agenda.FILL_WOOL_MILL)
    play(s, RED, "pass")
    assert [seat for seat, _ in told(s, "select-pass")] == [RED, BLUE]
    assert refused(s, RED, "take", "sand_2") == "pillars.I.1"
    play(s, GREEN, "hire", "r1_mason")
    play(s, GREEN, "hire", "r1_mortar2")
    play(s, GREEN, "take", "sand_2")
    assert look(s, GREEN)["gold"] == 0
    assert look(s, GREEN)["craftsmen"] == [*STARTERS, "r1_mortar2", "r1_mason"]
    assert [look(s, seat)["wool_mill"] for seat in range(3)] == [12, 1, 10]
    assert [look(s, seat)["workers"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("leaver", ["start_wood", "r2_arch", "r1_mason"])
def test_6_15_any_craftsman_may_make_room(leaver: str) -> None:
    """6.15, I.5 and III.10: a starting one, an old one or the new one, in phase I as at step 10."""
    row = [*STARTERS, "r2_potter", "r2_arch"]
    s = table(2)
    give(s, RED, gold=20, craftsmen=row)
    offer(s, "r1_mason")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "hire", "r1_mason")
    assert refused(s, RED, "pass") == "pillars.I.5"
    play(s, RED, "dismiss", leaver)
    assert set(look(s, RED)["craftsmen"]) == {*row, "r1_mason"} - {leaver}
    give(s, RED, craftsmen=row)
    at_shiring(s, "r1_mason", "r1_tool")
    stand(s, shiring_left=[RED])
    run(s, agenda.SHIRING)
    play(s, RED, "dismiss", leaver)
    assert set(look(s, RED)["craftsmen"]) == {*row, "r1_mason"} - {leaver}
    assert s.over


def test_6_16_same_name_same_function() -> None:
    """6.16, C.6: the better mortar mixer serves the mason, the Master Woodworker buys wood; carpenters do not."""
    s = table(2)
    give(s, RED, gold=10, craftsmen=("r1_mortar2", "r1_mason", "r1_wood_gold"), stone=1)
    stand(s, market=[RED])
    run(s, agenda.MARKET, agenda.CATHEDRAL)
    play(s, RED, "buy", "wood", "1")
    play(s, RED, "leave")
    play(s, RED, "use", "r1_mason")
    assert s.scores()[RED] == 3
    give(s, RED, craftsmen=("r2_carp", "r3_sculpt", "r2_potter", "r1_mason"), stone=2)
    stand(s, market=[RED])
    run(s, agenda.MARKET, agenda.CATHEDRAL)
    assert refused(s, RED, "buy", "wood", "1") == "pillars.C.5"
    assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
    play(s, RED, "leave")
    assert refused(s, RED, "use", "r1_mason") == "pillars.C.3"


def test_6_17_leaving_is_final_and_sold_cubes_do_not_reach_the_market() -> None:
    """6.17, III.12.2 and III.12.4: who can do nothing leaves at once; the others go on without those who left."""
    s = table(3)
    give(s, RED, gold=0, wood=2)
    give(s, BLUE, gold=20, sand=1)
    give(s, GREEN, gold=1)
    stand(s, market=[RED, GREEN, BLUE])
    run(s, agenda.MARKET)
    play(s, RED, "sell", "wood", "1")
    assert [seat for seat, _ in told(s, "leave")] == [GREEN]
    assert board(s)["market"] == {"sand": 4, "wood": 4, "stone": 4, "metal": 0}
    play(s, BLUE, "buy", "wood", "4")
    play(s, RED, "leave")
    play(s, BLUE, "sell", "sand", "1")
    play(s, BLUE, "buy", "stone", "1")
    assert refused(s, RED, "buy", "sand", "1") == "pillars.III.12"
    play(s, BLUE, "leave")
    assert s.over
    assert board(s)["places"]["market"] == [None] * 4


def test_6_18_not_both_ways_in_either_order() -> None:
    """6.18, III.12.3: what was sold cannot be bought back; other kinds can. The next round is free again."""
    s = table(2)
    give(s, RED, gold=10, wood=2)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "sell", "wood", "1")
    assert refused(s, RED, "buy", "wood", "1") == "pillars.III.12.3"
    play(s, RED, "sell", "wood", "1")
    play(s, RED, "buy", "sand", "1")
    play(s, RED, "buy", "sand", "1")
    prepare_round(s)
    assert look(s, RED)["bought"] == look(s, RED)["sold"] == []
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "wood", "1")


def test_6_18_a_craftsman_does_not_sell_and_the_bishop_does_not_trade() -> None:
    """6.18, III.12.3: wood bought may be turned into gold; the bishop's cube may be sold."""
    s = table(2)
    give(s, RED, gold=3, craftsmen=("r1_wood_gold",))
    stand(s, bishop=[RED], market=[RED])
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    play(s, RED, "cube", "sand")
    run(s, agenda.MARKET, agenda.CATHEDRAL)
    play(s, RED, "sell", "sand", "1")
    play(s, RED, "buy", "wood", "1")
    play(s, RED, "use", "r1_wood_gold")
    assert look(s, RED)["gold"] == 3 + 2 - 3 + 4


def test_6_19_conditions_are_checked_at_the_moment_of_use() -> None:
    """6.19, C.3 to C.5: a stonecutter lost at step 10 is missed at step 12, a mixer won there serves at step 13."""
    s = table(2, round=1)
    give(s, RED, gold=0, craftsmen=("start_stone", "r1_mason", "r2_arch", "r2_potter", "r2_carp"), stone=2, metal=1)
    at_shiring(s, "r1_mortar2", "r1_tool")
    stand(s, shiring_left=[RED], market=[RED])
    run(s, agenda.SHIRING, agenda.CATHEDRAL)
    play(s, RED, "dismiss", "start_stone")
    assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
    play(s, RED, "leave")
    play(s, RED, "use", "r1_mason")


def test_6_19_the_bishop_and_the_forest_ask_for_no_woodworker() -> None:
    """6.19, C.5: only the market does."""
    s = table(2)
    give(s, RED, craftsmen=(), resources=("wood_2",))
    stand(s, bishop=[RED])
    coming_event(s, "ev_victory")
    run(s, agenda.EVENT, agenda.GRAVEL_PIT)
    play(s, RED, "cube", "wood")
    assert cubes(s, RED) == {"wood": 3}


def test_6_20_the_order_at_the_cathedral_is_free() -> None:
    """6.20, III.13: from the start player on; uses alternate, gold feeds the goldsmith, nothing is compulsory."""
    s = table(3)
    s.start = GREEN
    give(s, GREEN, gold=0, points=0, craftsmen=("r1_wood_gold", "r5_gold", "start_wood"), wood=4)
    give(s, RED, stone=4)
    give(s, BLUE, sand=3)
    run(s, agenda.CATHEDRAL)
    assert refused(s, GREEN, "use", "r5_gold") == "pillars.C.1"
    play(s, GREEN, "use", "r1_wood_gold")
    play(s, GREEN, "use", "r5_gold")
    play(s, GREEN, "use", "start_wood")
    play(s, GREEN, "use", "r1_wood_gold")
    play(s, GREEN, "done")
    assert (s.scores()[GREEN], look(s, GREEN)["gold"], cubes(s, GREEN)) == (2, 5, {})
    play(s, RED, "use", "start_stone")
    play(s, RED, "done")
    assert cubes(s, RED) == {"stone": 2}
    play(s, BLUE, "done")
    assert cubes(s, BLUE) == {"sand": 3}
    assert s.over


def test_6_20_each_players_craftsmen_are_rested() -> None:
    """6.20, III.13.1: what one player's woodworker did does not tire another's, nor his own in the next round."""
    s = table(2)
    for seat in (RED, BLUE):
        give(s, seat, points=0, craftsmen=("start_wood",), wood=8)
    for scores in ([4, 4], [8, 8]):
        run(s, agenda.CATHEDRAL)
        for seat in (RED, BLUE):
            for _ in range(4):
                play(s, seat, "use", "start_wood")
            give(s, seat, wood=8)
        assert s.scores() == scores


def test_6_21_the_tool_maker_brings_two_gold_in_all() -> None:
    """6.21, C.2: however much metal there is; without metal he does not work."""
    s = table(2)
    give(s, RED, gold=0, craftsmen=("r1_tool", "start_stone"), metal=3, stone=2)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r1_tool")
    assert look(s, RED)["gold"] == 2
    assert cubes(s, RED)["metal"] == 3
    assert refused(s, RED, "use", "r1_tool") == "pillars.III.13.1"
    assert s.view(None)["uses"] == {"r1_tool": 1}
    play(s, RED, "done")
    assert s.view(None)["uses"] == {}, "the next player's craftsmen have not worked yet"


def test_6_27_all_four_kinds_count_for_the_storage() -> None:
    """6.27, III.13.2: 2 + 2 + 1 + 1 is one too many; each player discards at the end of his own turn."""
    s = table(2)
    give(s, RED, craftsmen=("start_stone",), sand=2, wood=1, stone=2, metal=1)
    give(s, BLUE, craftsmen=("start_wood",), wood=6)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "done")
    assert s.prompt(RED).args == {"surplus": 1}
    assert refused(s, RED, "done") == "pillars.III.13.2"
    play(s, RED, "discard", "wood")
    play(s, BLUE, "done")
    assert cubes(s, BLUE) == {"wood": 5}, "with one kind there is nothing to choose"
    give(s, RED, craftsmen=(), sand=2, wood=1, stone=1, metal=1)
    give(s, BLUE, craftsmen=(), wood=5)
    run(s, agenda.CATHEDRAL)
    assert s.over, "five cubes may be kept"


def test_6_28_what_nobody_claims_leaves_the_game() -> None:
    """6.28, III.4 and III.10: privileges and craftsmen without a builder are gone."""
    s = table(2)
    at_kingsbridge(s, "aliena", "toledo")
    stand(s, kingsbridge_right=[RED], shiring_right=[BLUE])
    left, right = board(s)["shiring"]
    run(s, agenda.KINGSBRIDGE)
    run(s, agenda.SHIRING)
    assert board(s)["kingsbridge"] == board(s)["shiring"] == [None, None]
    assert all(look(s, seat)["privileges"] == [] for seat in (RED, BLUE))
    assert right in look(s, BLUE)["craftsmen"]
    for _ in range(5):
        prepare_round(s)
        assert left not in board(s)["shiring"] + board(s)["display"]["craftsmen"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_29_the_start_player_moves_to_the_left(seats: int) -> None:
    """6.29, III.14: clockwise past the last seat to the first."""
    s = table(seats)
    for start in range(seats):
        s.start = start
        run(s, agenda.NEXT_START_PLAYER)
        assert board(s)["start_player"] == (start + 1) % seats


def test_6_29_the_start_player_may_stay() -> None:
    """6.29, III.14: with his own builder there."""
    s = table(3)
    stand(s, start_player=[RED])
    run(s, agenda.NEXT_START_PLAYER)
    assert board(s)["start_player"] == RED


def test_6_30_a_single_winner_needs_no_gold() -> None:
    """6.30, E.1: most points win, cubes and cards left over count nothing."""
    s = table(3, round=6)
    give(s, RED, points=40, gold=30, privileges=("thomas", "taxfree"), metal=5)
    give(s, BLUE, points=41, gold=0)
    give(s, GREEN, points=12, gold=30)
    run_on(s, agenda.NEXT_START_PLAYER)
    assert s.over
    assert s.scores() == [40, 41, 12]
    assert s.winners() == [BLUE]
    assert s.legal(RED) == s.legal(BLUE) == []
    assert s.to_act == ()
    assert s.prompt(RED).rule == "pillars.E.1"
    assert refused(s, RED, "pass") == "pillars.E.1"


@pytest.mark.parametrize(
    ("points", "gold", "winners"),
    [
        ((9, 9), (0, 0), [0, 1]),
        ((9, 9), (4, 5), [1]),
        ((9, 9, 9), (6, 5, 6), [0, 2]),
        ((9, 9, 9, 9), (7, 7, 7, 7), [0, 1, 2, 3]),
        ((70, 69, 9, 9), (0, 30, 30, 30), [0]),
    ],
)
def test_6_30_ties(points: tuple[int, ...], gold: tuple[int, ...], winners: list[int]) -> None:
    """6.30, E.2: gold decides between those with the most points; else they share the win."""
    s = table(len(points), round=6)
    for seat in range(len(points)):
        give(s, seat, points=points[seat], gold=gold[seat])
    run_on(s, agenda.NEXT_START_PLAYER)
    assert s.winners() == winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_six_rounds(seats: int) -> None:
    """G.2: five times a next round is laid out, after the sixth the game is over."""
    s = new_game(seats)
    rounds = [board(s)["round"]]
    while not s.over:
        run_on(s, agenda.NEXT_START_PLAYER)
        rounds.append(board(s)["round"])
    assert rounds == [1, 2, 3, 4, 5, 6, 6]
