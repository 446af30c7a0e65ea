"""Sentences of the rulebook with numbers in them, W17 to W47; each test names its handbook paragraphs."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GAME,
    GREEN,
    RED,
    STARTERS,
    YELLOW,
    at_kingsbridge,
    at_shiring,
    board,
    coming_event,
    craftsmen_of,
    cubes,
    fill_bag,
    give,
    legal,
    look,
    new_game,
    offer,
    place_all,
    play,
    prepare_round,
    refused,
    run,
    run_on,
    stand,
    table,
    told,
)
from triforium import UnknownAction
from triforium.games.pillars.state import Pillars


def test_w17_the_table_at_the_start() -> None:
    """W17, S.1, S.2, S.3 and S.8."""
    s = new_game(4)
    seen = board(s)
    assert seen["start_player"] == RED
    assert [p["gold"] for p in seen["players"]] == [20, 21, 22, 23]
    assert s.scores() == [2, 2, 2, 2]
    assert [p["workers"] for p in seen["players"]] == [12] * 4
    assert all(p["craftsmen"] == list(STARTERS) for p in seen["players"])
    assert seen["market"] == {"sand": 4, "wood": 4, "stone": 4, "metal": 0}
    assert seen["cost"] == 7
    assert seen["bag"] == [3] * 4
    stand(s, court=[BLUE])
    run(s, agenda.KINGS_COURT)
    assert cubes(s, BLUE) == {"metal": 1}


def test_w18_the_decks_over_six_rounds() -> None:
    """W18, S.4, S.5, S.6, S.7, R.3, R.4, R.5: what comes up in a whole game."""
    s = table(3)
    privileges: list[str] = []
    events: list[str] = []
    for round in range(1, 7):
        if round > 1:
            prepare_round(s)
        seen = board(s)
        privileges += seen["kingsbridge"]
        assert sorted(seen["shiring"] + seen["display"]["craftsmen"]) == sorted(craftsmen_of(round))
        assert len(seen["shiring"]) == 2
        assert len(set(seen["display"]["resources"])) == 7
        run(s, agenda.EVENT)
        events.append(board(s)["event"])
    assert len(set(privileges)) == 12
    assert privileges[10:] == ["final_metal", "final_wood_stone"]
    assert len(set(events)) == 6


def test_w20_ten_of_twelve_workers() -> None:
    """W20, I.3 and I.7: after 4 stone, 2 sand is still possible, 2 wood is not; 2 workers go to the mill."""
    s = table(2)
    offer(s, "stone_4", "sand_2", "wood_2")
    run(s, agenda.SELECTION_TURN, agenda.FILL_WOOL_MILL)
    play(s, RED, "take", "stone_4")
    play(s, BLUE, "pass")
    assert look(s, RED)["workers"] == 2
    assert legal(s) == ["pass", "take sand_2"]
    assert refused(s, RED, "take", "wood_2") == "pillars.I.3"
    play(s, RED, "pass")
    assert look(s, RED)["wool_mill"] == 2


@pytest.mark.parametrize("all_taken", [False, True])
def test_w21_both_ends_of_phase_one(all_taken: bool) -> None:
    """W21, I.1 and I.6: the other goes on alone until he passes or the display is empty."""
    s = table(2)
    left = board(s)["display"]
    give(s, BLUE, workers=60, gold=30)
    run(s, agenda.SELECTION_TURN, agenda.CLOSE_SELECTION)
    play(s, RED, "pass")
    taken = 0
    while not s.over and (all_taken or taken < 2):
        options = [option for option in legal(s) if option[:4] in ("take", "hire")]
        play(s, BLUE, *options[0].split())
        taken += 1
    if not all_taken:
        play(s, BLUE, "pass")
    assert s.over
    assert taken == (9 if all_taken else 2)
    assert board(s)["display"] == {"resources": [], "craftsmen": []}
    s.players[BLUE].resources = 0
    later = set()
    for _ in range(5):
        prepare_round(s)
        later.update(board(s)["display"]["resources"])
        assert not set(left["craftsmen"]) & set(board(s)["display"]["craftsmen"] + board(s)["shiring"])
    assert len(later) == 9, "resource cards left over are shuffled in again"


def test_w22_the_first_builder_costs_seven() -> None:
    """W22, II.3 and II.5: 20 gold become 13, the cost stone goes to 6."""
    s = table(3)
    s.vetoed = True
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    play(s, RED, "place", "market", draws=[BLUE])
    assert look(s, RED)["gold"] == 13
    assert board(s)["cost"] == 6
    assert board(s)["places"]["market"] == [RED, None, None, None]


def test_w23_twelve_builders() -> None:
    """W23, II.5 and II.6: 7, 6, 5, 4, 3, 2, 1, then five for nothing."""
    s = table(4)
    for seat in range(4):
        give(s, seat, gold=30)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    place_all(s)
    assert [paid for _, (_, paid) in told(s, "place")] == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert sum(30 - look(s, seat)["gold"] for seat in range(4)) == 28


def test_w24_two_players_first_builder_passed() -> None:
    """W24, II.7: six draws at 7 to 2, then the cost stone goes to 0 and the passed builder is free."""
    s = table(2)
    s.vetoed = True
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    (first,) = s.to_act
    play(s, first, "pass")
    for _ in range(5):
        (seat,) = s.to_act
        play(s, seat, "place", "market" if "place market" in legal(s) else "court")
    assert [cost for _, (cost,) in told(s, "draw")] == [7, 6, 5, 4, 3, 2]
    assert board(s)["cost"] == 0
    gold = look(s, first)["gold"]
    play(s, first, "place", "castle")
    assert look(s, first)["gold"] == gold


def test_w25_the_veto() -> None:
    """W25, II.2: the builder drawn at 5 goes back, the next draw costs 5 too, there is no second veto."""
    s = table(3)
    s.cost = 5
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert board(s)["bag"] == [3, 2, 3]
    play(s, RED, "veto", draws=[GREEN])
    assert board(s)["bag"] == [3, 3, 2]
    assert board(s)["cost"] == 5
    assert refused(s, RED, "veto") == "pillars.II.3"
    play(s, GREEN, "pass", draws=[BLUE])
    assert board(s)["passed"] == {"5": GREEN}
    assert "veto" not in legal(s)
    play(s, BLUE, "pass")


def test_w26_brother_remigius() -> None:
    """W26, II.10 and P.11: no gold, drawn at 6: placed free, the cost stone goes to 5, the card is gone."""
    s = table(3)
    s.vetoed = True
    s.cost = 6
    give(s, BLUE, gold=0, privileges=("remigius",))
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert legal(s) == ["pass", "remigius"]
    play(s, BLUE, "remigius")
    play(s, BLUE, "place", "castle", draws=[RED])
    assert board(s)["places"]["castle"] == [BLUE]
    assert board(s)["cost"] == 5
    assert (look(s, BLUE)["gold"], look(s, BLUE)["privileges"]) == (0, [])


def test_w27_the_third_builder_under_the_city_wall() -> None:
    """W27, II.9: it is set aside without a choice; the cost stone stays at 4."""
    s = table(3)
    s.vetoed = True
    s.cost = 4
    for seat in range(3):
        s.players[seat].builders = 2
    fill_bag(s, 1, 3, 3)
    run(s, agenda.DRAW_BUILDER, draws=[RED, BLUE])
    assert s.to_act == (BLUE,)
    assert board(s)["cost"] == 4
    assert board(s)["passed"] == {}
    assert [seat for seat, _ in told(s, "aside")] == [RED]
    assert board(s)["bag"] == [0, 2, 3]


DEBTS_OF_FOUR = [(5, 1, 0), (4, 0, 0), (3, 0, 0), (2, 0, 1), (1, 0, 1), (0, 0, 2)]
DEBTS_OF_FIVE = [(5, 0, 0), (4, 0, 0), (3, 0, 1), (2, 0, 1), (1, 0, 2), (0, 0, 2)]


@pytest.mark.parametrize(("gold", "left", "lost"), DEBTS_OF_FOUR)
def test_w29_williams_tax(gold: int, left: int, lost: int) -> None:
    """W29, III.1.3 and V.7: 4 gold, or all and a point for every full 2 missing."""
    s = table(2)
    give(s, BLUE, gold=gold, points=10)
    coming_event(s, "ev_william")
    run(s, agenda.EVENT)
    assert (look(s, BLUE)["gold"], s.scores()[BLUE]) == (left, 10 - lost)


@pytest.mark.parametrize(("gold", "left", "lost"), DEBTS_OF_FIVE)
def test_w30_the_kings_tax(gold: int, left: int, lost: int) -> None:
    """W30, III.9.2: a tax of 5, or all and a point for every full 2 missing."""
    s = table(2)
    give(s, BLUE, gold=gold, points=10)
    run(s, agenda.KINGS_COURT, tax=5)
    assert (look(s, BLUE)["gold"], s.scores()[BLUE]) == (left, 10 - lost)


@pytest.mark.parametrize("kind", ["", "sand", "wood", "stone"])
def test_w31_the_bishop_protects_or_gives_a_cube(kind: str) -> None:
    """W31, III.1.2 and III.2: under a bad event protection, or the blow and a cube from the market, never metal."""
    s = table(2)
    give(s, BLUE, points=10)
    stand(s, bishop=[BLUE])
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    assert legal(s) == ["protection", "resource"]
    play(s, BLUE, "resource" if kind else "protection")
    if kind:
        assert legal(s) == ["cube sand", "cube wood", "cube stone"]
        play(s, BLUE, "cube", kind)
    assert s.over
    assert s.scores() == [0, 8 if kind else 10]
    assert cubes(s, BLUE) == ({kind: 1} if kind else {})
    assert board(s)["market"] == {k: 0 if k == "metal" else 3 if k == kind else 4 for k in board(s)["market"]}
    with pytest.raises(UnknownAction):
        GAME.encode(("cube", "metal"))


def test_w32_thirty_gold_and_no_more() -> None:
    """W32, III.3 and M.3: 27 gold and 5 workers in the mill make 30."""
    s = table(2)
    give(s, RED, gold=27, mill=5)
    run(s, agenda.WOOL_MILL)
    assert look(s, RED)["gold"] == 30
    assert look(s, RED)["wool_mill"] == 0


@pytest.mark.parametrize(("workers", "income"), [(3, 6), (5, 10), (7, 12)])
def test_w33_the_priors_generosity(workers: int, income: int) -> None:
    """W33, V.6: up to five workers of each player earn double."""
    s = table(2)
    give(s, RED, gold=0, mill=workers)
    coming_event(s, "ev_generous")
    run(s, agenda.EVENT, agenda.WOOL_MILL)
    assert look(s, RED)["gold"] == income


@pytest.mark.parametrize(("privileges", "scores"), [((), [2, 1]), (("philip",), [3, 2])])
def test_w34_the_priory(privileges: tuple[str, ...], scores: list[int]) -> None:
    """W34, III.5 and P.6: 2 points and 1; one more each with Prior Philip."""
    s = table(2)
    for seat in (RED, BLUE):
        give(s, seat, points=0, privileges=privileges)
    stand(s, priory=[RED, BLUE])
    run(s, agenda.PRIORY)
    assert s.scores() == scores


@pytest.mark.parametrize(
    ("event", "harvest"),
    [("ev_victory", (4, 3)), ("ev_volunteers", (5, 4)), ("ev_winter", (3, 2))],
)
def test_w35_the_harvest(event: str, harvest: tuple[int, int]) -> None:
    """W35, III.6, III.7, III.8, V.3, V.8: the cards for 4 sand and 2 wood, and Aliena."""
    s = table(2)
    give(s, RED, resources=("sand_4", "wood_2"), privileges=("aliena",))
    coming_event(s, event)
    run(s, agenda.EVENT, agenda.GRAVEL_PIT)
    assert cubes(s, RED) == {"sand": harvest[0], "wood": harvest[1]}
    assert look(s, RED)["resources"] == []


def test_w36_taxes_for_four() -> None:
    """W36, III.9.2 and III.9.3: a 4 is rolled; two at the court, one nowhere, one with Brother Francis."""
    s = table(4)
    for seat in range(4):
        give(s, seat, gold=10)
    give(s, YELLOW, privileges=("francis",))
    stand(s, court=[RED, BLUE])
    run(s, agenda.KINGS_COURT, tax=4)
    assert [look(s, seat)["gold"] for seat in range(4)] == [10, 10, 6, 8]
    assert [cubes(s, seat) for seat in range(4)] == [{"metal": 1}, {}, {}, {}]
    assert board(s)["tax"] == 4


def test_w37_shiring_costs_nothing() -> None:
    """W37, III.10: the bellmaker, price 10, without any gold."""
    s = table(2, round=6)
    give(s, BLUE, gold=0)
    at_shiring(s, "r6_organ", "r6_bell")
    stand(s, shiring_right=[BLUE])
    run(s, agenda.SHIRING)
    assert look(s, BLUE)["craftsmen"] == [*STARTERS, "r6_bell"]
    assert look(s, BLUE)["gold"] == 0
    assert look(s, RED)["craftsmen"] == list(STARTERS)


def test_w38_the_castle() -> None:
    """W38, III.11 and R.1: castle in round 2, 14 workers in round 3, 12 in round 4."""
    s = table(2, round=2)
    stand(s, castle=[BLUE])
    run(s, agenda.CASTLE)
    assert look(s, BLUE)["workers"] == 12
    prepare_round(s)
    assert [look(s, seat)["workers"] for seat in (RED, BLUE)] == [12, 14]
    prepare_round(s)
    assert [look(s, seat)["workers"] for seat in (RED, BLUE)] == [12, 12]


def test_w39_four_sales() -> None:
    """W39, III.12.2: 5 + 4 + 3 + 2 gold for one of each, on four turns; metal cannot be bought."""
    s = table(2)
    give(s, RED, gold=0, sand=1, wood=1, stone=1, metal=1)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    for kind, gold in (("metal", 5), ("stone", 9), ("wood", 12), ("sand", 14)):
        assert not any(option.startswith("buy metal") for option in legal(s))
        play(s, RED, "sell", kind, "1")
        assert look(s, RED)["gold"] == gold
    assert cubes(s, RED) == {}
    with pytest.raises(UnknownAction):
        GAME.encode(("buy", "metal", "1"))


def test_w40_what_was_bought_is_not_sold() -> None:
    """W40, III.12.3: wood bought cannot be sold before the next round."""
    s = table(2)
    give(s, RED, gold=12)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "wood", "2")
    assert refused(s, RED, "sell", "wood", "1") == "pillars.III.12.3"
    play(s, RED, "leave")
    prepare_round(s)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "sell", "wood", "2")
    assert look(s, RED)["gold"] == 12


def test_w41_the_three_conditions() -> None:
    """W41, C.3, C.4, C.5: no mortar mixer, no stonecutter, no woodworker."""
    s = table(2)
    give(s, RED, gold=20, craftsmen=("r1_mason", "r2_arch"), stone=1)
    stand(s, market=[RED])
    run(s, agenda.MARKET, agenda.CATHEDRAL)
    assert refused(s, RED, "sell", "stone", "1") == "pillars.C.4"
    assert refused(s, RED, "buy", "wood", "1") == "pillars.C.5"
    play(s, RED, "leave")
    assert refused(s, RED, "use", "r1_mason") == "pillars.C.3"


def test_w42_five_cubes_are_kept() -> None:
    """W42, III.13.2: of 7 cubes the player keeps 5 of his choice."""
    s = table(2)
    give(s, RED, craftsmen=(), sand=3, wood=2, metal=2)
    run(s, agenda.CATHEDRAL)
    assert legal(s) == ["discard sand", "discard wood", "discard metal"]
    play(s, RED, "discard", "sand")
    play(s, RED, "discard", "metal")
    assert s.over
    assert cubes(s, RED) == {"sand": 2, "wood": 2, "metal": 1}


def test_w43_beyond_sixty() -> None:
    """W43, M.4: 58 points and 5 more are 63."""
    s = table(2)
    give(s, RED, points=58, craftsmen=("r2_arch", "r6_bell"), metal=1)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r2_arch")
    play(s, RED, "use", "r6_bell")
    assert s.scores()[RED] == 63


@pytest.mark.parametrize(("there", "next_start"), [(None, BLUE), (GREEN, GREEN)])
def test_w44_the_next_start_player(there: int | None, next_start: int) -> None:
    """W44, III.14: the player to the left, or whoever has a builder there."""
    s = table(3)
    stand(s, start_player=[there])
    run_on(s, agenda.NEXT_START_PLAYER)
    assert board(s)["round"] == 2
    assert board(s)["start_player"] == next_start
    assert s.to_act == (next_start,)


@pytest.mark.parametrize(("gold", "winners"), [((3, 8, 20), [BLUE]), ((8, 8, 20), [RED, BLUE])])
def test_w45_the_end(gold: tuple[int, ...], winners: list[int]) -> None:
    """W45, E.1 and E.2: 50, 50 and 47 points; gold decides, or the win is shared."""
    s = table(3, round=6)
    for seat, points in enumerate((50, 50, 47)):
        give(s, seat, points=points, gold=gold[seat])
    run_on(s, agenda.NEXT_START_PLAYER)
    assert s.over
    assert s.scores() == [50, 50, 47]
    assert s.winners() == board(s)["winners"] == winners


def _struck(event: str) -> Pillars:
    s = table(2)
    give(s, RED, gold=10, points=1, craftsmen=(*STARTERS, "r2_arch"))
    coming_event(s, event)
    run(s, agenda.EVENT)
    return s


def test_w46_events() -> None:
    """W46, V.2, V.4, V.5, V.10, V.11."""
    assert look(_struck("ev_victory"), RED)["gold"] == 15
    assert cubes(_struck("ev_richard"), RED) == {"metal": 1}
    assert _struck("ev_conflict").scores() == [0, 0]

    s = _struck("ev_collapse")
    assert legal(s) == [f"dismiss {card}" for card in (*STARTERS, "r2_arch")]
    play(s, RED, "dismiss", "start_wood")
    assert look(s, RED)["craftsmen"] == ["start_mortar", "start_stone", "r2_arch"]

    s = _struck("ev_madonna")
    give(s, RED, craftsmen=("start_wood", "r6_bell", "r2_arch"), wood=12, metal=4)
    run(s, agenda.CATHEDRAL)
    for craftsman, uses in (("start_wood", 5), ("r6_bell", 2)):
        for _ in range(uses):
            play(s, RED, "use", craftsman)
        assert refused(s, RED, "use", craftsman) == "pillars.III.13.1"


@pytest.mark.parametrize(
    ("privilege", "gained"),
    [
        ("toledo", {"metal": 2}), ("final_metal", {"metal": 1}), ("final_wood_stone", {"wood": 1, "stone": 1}),
        ("madonna", {}), ("otto", {}), ("jack", {}),
    ],
)  # fmt: skip
def test_w47_privileges_gained(privilege: str, gained: dict[str, int]) -> None:
    """W47, P.8, P.12, P.13, P.15, P.16, P.17."""
    s = table(2)
    at_kingsbridge(s, "ellen", privilege)
    stand(s, kingsbridge_right=[BLUE])
    run(s, agenda.KINGSBRIDGE)
    assert cubes(s, BLUE) == gained
    assert s.scores() == [2, 5 if privilege == "madonna" else 2]
    assert look(s, BLUE)["craftsman_places"] == (6 if privilege == "jack" else 5)
    assert look(s, BLUE)["privileges"] == (["jack"] if privilege == "jack" else [])
    prepare_round(s)
    assert look(s, BLUE)["workers"] == (13 if privilege == "otto" else 12)
