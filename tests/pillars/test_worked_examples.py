"""The worked examples, W1 to W16 of the rulebook and W59 on of the rulings; each test names its handbook paragraphs."""

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

# The rulebook's own examples ------------------------------------------------------------------------------------


def test_w1_a_passed_builder_stands_at_its_price() -> None:
    """W1, II.3 and II.5: Red passes at 7, pays nothing, and the cost stone goes to 6."""
    s = table(3)
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    play(s, RED, "allow")
    assert board(s)["cost"] == 7
    play(s, RED, "pass", draws=[BLUE])
    assert board(s)["passed"] == {"7": RED}
    assert board(s)["cost"] == 6
    assert look(s, RED)["gold"] == 20


def test_w2_passed_builders_are_placed_in_order_and_free() -> None:
    """W2, II.8: passed at 7 by Red, at 5 by Blue, at 4 by Red; placed Red, Blue, Red, each free."""
    s = table(3)
    s.vetoed = True
    fill_bag(s, 2, 1, 1)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "pass", draws=[GREEN])
    play(s, GREEN, "place", "bishop", draws=[BLUE])
    play(s, BLUE, "pass", draws=[RED])
    play(s, RED, "pass")
    assert board(s)["passed"] == {"5": BLUE, "4": RED}  # Red's first is in hand
    assert "pass" not in legal(s)
    play(s, RED, "place", "court")
    play(s, BLUE, "place", "court")
    play(s, RED, "place", "court")
    assert s.over
    assert board(s)["places"]["court"] == [RED, BLUE, RED, None]
    assert [look(s, seat)["gold"] for seat in (RED, BLUE, GREEN)] == [20, 21, 22 - 6]


def test_w3_a_market_of_two() -> None:
    """W3, III.12, III.12.1, III.12.2, III.12.4: Green and Red trade in turn until both leave."""
    s = table(3)
    give(s, GREEN, gold=7, metal=1)
    give(s, RED, gold=2, stone=1)
    stand(s, market=[GREEN, RED])
    run(s, agenda.MARKET)
    play(s, GREEN, "buy", "wood", "2")
    assert look(s, GREEN)["gold"] == 1
    play(s, RED, "sell", "stone", "1")
    assert look(s, RED)["gold"] == 6
    play(s, GREEN, "sell", "metal", "1")
    assert look(s, GREEN)["gold"] == 6
    play(s, RED, "buy", "wood", "2")
    assert look(s, RED)["gold"] == 0
    assert refused(s, GREEN, "buy", "wood", "1") == "pillars.III.12.1"
    play(s, GREEN, "buy", "sand", "3")
    assert s.over, "with nothing left to trade both leave"
    assert look(s, GREEN)["gold"] == look(s, RED)["gold"] == 0
    assert cubes(s, GREEN) == {"wood": 2, "sand": 3}
    assert cubes(s, RED) == {"wood": 2}
    assert board(s)["market"] == {"stone": 4, "wood": 0, "sand": 1, "metal": 0}
    assert [seat for seat, _ in told(s, "leave")] == [RED, GREEN]


def test_w4_a_turn_at_the_cathedral() -> None:
    """W4, III.13.1 and III.13.2: 5 points and 2 gold; 1 stone and 1 metal are kept."""
    s = table(2)
    row = ("r2_potter", "start_mortar", "start_stone", "r2_arch", "r1_tool")
    give(s, RED, gold=0, points=2, craftsmen=row, sand=5, stone=3, metal=1)
    run(s, agenda.CATHEDRAL, agenda.NEXT_START_PLAYER)
    for craftsman in ("r2_potter", "r2_potter", "start_mortar", "start_stone", "r2_arch", "r1_tool"):
        play(s, RED, "use", craftsman)
    assert s.over, "nothing is left to use"
    assert s.scores() == [7, 2]
    assert look(s, RED)["gold"] == 2
    prepare_round(s)
    assert cubes(s, RED) == {"stone": 1, "metal": 1}


def test_w5_the_capacity_of_the_woodworker() -> None:
    """W5, C.1 and III.13.1: 10 wood, capacity 4: 8 wood make 4 points, a fifth use is refused."""
    s = table(2)
    give(s, RED, wood=10, stone=2)
    run(s, agenda.CATHEDRAL)
    for _ in range(4):
        play(s, RED, "use", "start_wood")
    assert refused(s, RED, "use", "start_wood") == "pillars.III.13.1"
    assert cubes(s, RED) == {"wood": 2, "stone": 2}
    assert s.scores()[RED] == 2 + 4


@pytest.mark.parametrize(
    ("craftsman", "uses", "points"), [("start_stone", 1, 1), ("r1_mason", 2, 2), ("r4_sculpt", 2, 4)]
)
def test_w6_three_ways_with_two_stones(craftsman: str, uses: int, points: int) -> None:
    """W6, C.1: 2 stone make 1, 2 or 4 points."""
    s = table(2)
    give(s, RED, points=0, craftsmen=("start_mortar", craftsman), stone=2)
    run(s, agenda.CATHEDRAL)
    for _ in range(uses):
        play(s, RED, "use", craftsman)
    assert cubes(s, RED) == {}
    assert s.scores()[RED] == points


@pytest.mark.parametrize(("craftsman", "capacity"), [("r5_gold", 6), ("r6_gold", 8)])
def test_w7_the_goldsmith(craftsman: str, capacity: int) -> None:
    """W7, C.2: 12 gold make 4 points; with enough gold he works up to his capacity."""
    s = table(2)
    give(s, RED, gold=12, points=0, craftsmen=(craftsman,))
    run(s, agenda.CATHEDRAL)
    for _ in range(4):
        play(s, RED, "use", craftsman)
    assert (look(s, RED)["gold"], s.scores()[RED]) == (0, 4)
    give(s, RED, gold=30, points=0)
    run(s, agenda.CATHEDRAL)
    while not s.over:
        play(s, RED, "use", craftsman)
    assert (look(s, RED)["gold"], s.scores()[RED]) == (30 - 3 * capacity, capacity)


def test_w8_the_architect() -> None:
    """W8, C.2: 1 point, once, for nothing; the card takes up a place."""
    s = table(2)
    give(s, RED, points=0, craftsmen=(*STARTERS, "r1_tool", "r2_arch"), stone=2)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r2_arch")
    assert s.scores()[RED] == 1
    assert cubes(s, RED) == {"stone": 2}
    assert look(s, RED)["gold"] == 20
    assert refused(s, RED, "use", "r2_arch") == "pillars.III.13.1"
    offer(s, "r1_mason")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "hire", "r1_mason")
    assert "dismiss r2_arch" in legal(s)


def test_w9_the_tool_maker_before_the_bellmaker() -> None:
    """W9, C.2: one metal serves both, in this order only."""
    s = table(2)
    give(s, RED, gold=0, points=0, craftsmen=("r1_tool", "r6_bell", "start_stone"), metal=1, stone=2)
    other = s.clone()
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r1_tool")
    assert cubes(s, RED) == {"metal": 1, "stone": 2}
    play(s, RED, "use", "r6_bell")
    assert (look(s, RED)["gold"], s.scores()[RED], cubes(s, RED)) == (2, 4, {"stone": 2})

    run(other, agenda.CATHEDRAL)
    play(other, RED, "use", "r6_bell")
    assert refused(other, RED, "use", "r1_tool") == "pillars.C.2"


def test_w10_the_master_woodworker() -> None:
    """W10, C.2: two uses a round, 1 wood for 4 gold each."""
    s = table(2)
    give(s, RED, gold=0, craftsmen=("r1_wood_gold", "start_stone"), wood=3, stone=2)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r1_wood_gold")
    play(s, RED, "use", "r1_wood_gold")
    assert refused(s, RED, "use", "r1_wood_gold") == "pillars.III.13.1"
    assert look(s, RED)["gold"] == 8
    assert cubes(s, RED) == {"wood": 1, "stone": 2}


def test_w15_three_sorts_of_privileges() -> None:
    """W15, P.1: Aliena in every round, the tax-free card in one, the wool fair at once."""
    s = table(2)
    give(s, RED, gold=10, privileges=("aliena", "taxfree"))
    stand(s, kingsbridge_left=[RED])
    at_kingsbridge(s, "woolfair", "otto")
    run(s, agenda.KINGSBRIDGE, agenda.KINGS_COURT, tax=5)
    assert look(s, RED)["gold"] == 18
    play(s, RED, "taxfree")
    assert look(s, RED)["gold"] == 18
    assert look(s, RED)["privileges"] == ["aliena"]
    assert cubes(s, RED) == {"wood": 1}
    prepare_round(s)
    run(s, agenda.FOREST)
    assert cubes(s, RED) == {"wood": 2}


def test_w16_taking_a_craftsman_from_the_others() -> None:
    """W16, I.5: with a full row the card just paid may be the one that leaves."""
    s = table(2)
    row = ["start_mortar", "start_wood", "start_stone", "r2_potter", "r2_arch"]
    give(s, RED, gold=12, craftsmen=row)
    offer(s, "r1_mason", "sand_2")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "hire", "r1_mason")
    play(s, RED, "dismiss", "r1_mason")
    assert look(s, RED)["gold"] == 12 - 5
    assert look(s, RED)["craftsmen"] == row
    assert refused(s, BLUE, "hire", "r1_mason") == "pillars.I.4"


# The rulings ----------------------------------------------------------------------------------------------------


def test_w59_spending_between_two_gains() -> None:
    """W59, M.3: the limit of 30 holds after each single gain."""
    first_wood = table(2)
    give(first_wood, RED, gold=28, points=0, craftsmen=("r1_wood_gold", "r5_gold"), wood=2)
    first_gold = first_wood.clone()

    run(first_wood, agenda.CATHEDRAL)
    play(first_wood, RED, "use", "r1_wood_gold")
    assert look(first_wood, RED)["gold"] == 30
    play(first_wood, RED, "use", "r1_wood_gold")
    assert look(first_wood, RED)["gold"] == 30
    play(first_wood, RED, "use", "r5_gold")
    assert (look(first_wood, RED)["gold"], first_wood.scores()[RED]) == (27, 1)

    run(first_gold, agenda.CATHEDRAL)
    play(first_gold, RED, "use", "r5_gold")
    play(first_gold, RED, "use", "r5_gold")
    assert (look(first_gold, RED)["gold"], first_gold.scores()[RED]) == (22, 2)
    play(first_gold, RED, "use", "r1_wood_gold")
    play(first_gold, RED, "use", "r1_wood_gold")
    assert look(first_gold, RED)["gold"] == 30


def test_w60_two_builders_at_the_market() -> None:
    """W60, III.12: Red on 1 and 3, Blue on 2: Red, Blue, Red, Red, Blue, Red."""
    s = table(2)
    for seat in (RED, BLUE):
        give(s, seat, gold=0, sand=9)
    stand(s, market=[RED, BLUE, RED])
    run(s, agenda.MARKET)
    turns: list[int] = []
    for _ in range(6):
        turns += s.to_act
        play(s, turns[-1], "sell", "sand", "1")
    assert turns == [RED, BLUE, RED, RED, BLUE, RED]


def test_w61_passed_builders_are_free_whatever_the_cost_stone_shows() -> None:
    """W61, II.8 and II.9: three players under the city wall; the cost stone ends on 1."""
    s = table(3)
    s.vetoed = True
    for seat in range(3):
        give(s, seat, gold=30)
        s.players[seat].builders = 2
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "pass")
    for _ in range(5):
        (seat,) = s.to_act
        play(s, seat, "place", "court" if "place court" in legal(s) else "market")
    assert sorted(seat for seat, _ in told(s, "aside")) == [RED, BLUE, GREEN]
    assert board(s)["cost"] == 1
    gold = look(s, RED)["gold"]
    play(s, RED, "place", "castle")
    assert look(s, RED)["gold"] == gold
    assert board(s)["cost"] == 1


def test_w62_a_veto_costs_nobody_a_card() -> None:
    """W62, II.2: Brother Remigius is played after the veto, so he still lies in front of his owner."""
    s = table(3)
    give(s, BLUE, privileges=("remigius",))
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert legal(s) == ["veto", "allow"]
    assert refused(s, BLUE, "remigius") == "pillars.II.2"
    play(s, RED, "veto", draws=[GREEN])
    assert look(s, BLUE)["privileges"] == ["remigius"]


def test_w63_bishop_and_thomas_in_one_hand() -> None:
    """W63, III.1.2: in a cold winter the cube and the whole harvest."""
    s = table(2)
    give(s, BLUE, privileges=("thomas",), resources=("sand_4",))
    give(s, RED, resources=("wood_2",))
    stand(s, bishop=[BLUE])
    coming_event(s, "ev_winter")
    run(s, agenda.EVENT, agenda.GRAVEL_PIT)
    play(s, BLUE, "resource")
    play(s, BLUE, "thomas")
    play(s, BLUE, "cube", "stone")
    assert cubes(s, BLUE) == {"stone": 1, "sand": 4}
    assert cubes(s, RED) == {"wood": 1}
    assert look(s, BLUE)["privileges"] == []


def test_w65_the_city_wall_in_the_last_round() -> None:
    """W65, V.9: no effect; the game ends with that round."""
    s = table(2, round=6)
    coming_event(s, "ev_wall")
    run_on(s, agenda.EVENT)
    assert s.over
    assert board(s)["event"] == "ev_wall"
    assert board(s)["round"] == 6
    assert s.scores() == [2, 2]


def test_w66_two_craftsmen_for_a_full_row() -> None:
    """W66, III.10: two removals, one after the other; the row stays at five."""
    s = table(2, round=4)
    give(s, BLUE, craftsmen=(*STARTERS, "r1_tool", "r2_arch"))
    at_shiring(s, "r4_sculpt", "r4_glass")
    stand(s, shiring_left=[BLUE], shiring_right=[BLUE])
    run(s, agenda.SHIRING)
    assert "r4_glass" not in look(s, BLUE)["craftsmen"]
    play(s, BLUE, "dismiss", "r1_tool")
    assert "dismiss r4_glass" in legal(s)
    play(s, BLUE, "dismiss", "r4_sculpt")
    assert look(s, BLUE)["craftsmen"] == [*STARTERS, "r2_arch", "r4_glass"]
    assert s.over


def test_w68_only_the_number_of_workers_counts() -> None:
    """W68, M.6: 4 and 3 workers are out, 2 more of the large figure take 2 sand; 3 are left for the mill."""
    s = table(2)
    give(s, RED, gold=0)
    offer(s, "sand_3", "wood_2", "sand_2")
    run(s, agenda.SELECTION_TURN, agenda.FILL_WOOL_MILL)
    play(s, RED, "take", "sand_3")
    play(s, BLUE, "pass")
    play(s, RED, "take", "wood_2")
    play(s, RED, "take", "sand_2")
    assert look(s, RED)["wool_mill"] == 3
    run(s, agenda.WOOL_MILL)
    assert look(s, RED)["gold"] == 3
