"""Rulings 6.35 to 6.47 and the rulebook's contradictions; each test names its handbook paragraphs."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GAME,
    GREEN,
    RED,
    RESOURCE_IDS,
    STARTERS,
    YELLOW,
    at_kingsbridge,
    at_shiring,
    board,
    builders_on_board,
    coming_event,
    craftsmen_of,
    cubes,
    fill_bag,
    give,
    imagined,
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
from triforium.games.pillars import material
from triforium.games.pillars.state import Pillars

# 6.35 to 6.37: seats, the start of a round, turns in phase I ----------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_35_the_first_start_player_is_drawn(seats: int) -> None:
    """6.35, S.2 and S.3: every seat can start; gold runs clockwise from there."""
    starts = set()
    for seed in range(40):
        seen = GAME.new(seats, seed).view(None)
        start = seen["start_player"]
        starts.add(start)
        assert [seen["players"][(start + i) % seats]["gold"] for i in range(seats)] == [20, 21, 22, 23][:seats]
        assert seen["to_act"] == [start]
    assert starts == set(range(seats))


def test_6_35_the_table_is_open() -> None:
    """6.35, M.5: seats and spectators see the same, except for whom they sit."""
    s = new_game(4)
    for _ in range(30):
        views = [s.view(seat) for seat in (None, *range(4))]
        assert len({str(view | {"seat": None}) for view in views}) == 1
        (seat,) = s.to_act
        s.apply(seat, s.legal(seat)[-1])


def test_6_35_the_order_of_the_decks_does_not_show() -> None:
    """6.35, M.5: whatever is still to come, the views are the same."""
    s = new_game(3)
    other = imagined(s, RED, seed=99)
    assert list(other.event_deck) != list(s.event_deck)
    for seat in (None, RED, BLUE, GREEN):
        assert other.view(seat) == s.view(seat)


def test_6_36_the_round_is_prepared_in_order() -> None:
    """6.36, R.1, R.2, R.3, R.4, R.5: Ellen looks before anything is laid out or chosen."""
    s = table(3)
    give(s, BLUE, privileges=("ellen", "thomas"))
    coming_event(s, "ev_winter")
    run(s, agenda.EVENT, agenda.KINGS_COURT)
    play(s, BLUE, "thomas")
    s.cost = 0
    s.vetoed = True
    s.out_of_draft = 0b111  # all have passed in phase I
    assert s.journal is not None
    before = len(s.journal.lines)
    run_on(s, agenda.NEXT_START_PLAYER)
    keys = [line.key for line in s.journal.lines[before:]]
    assert keys == ["round", "ellen", "ellen-saw", "at-shiring", "at-shiring", "at-kingsbridge", "at-kingsbridge"]
    assert board(s)["cost"] == 7
    assert not board(s)["veto_used"]
    assert board(s)["bag"] == [3, 3, 3]
    assert board(s)["event"] is None
    assert board(s)["tax"] is None
    assert board(s)["protected"] == []
    for seat in (BLUE, GREEN, RED):
        play(s, seat, *legal(s)[1].split())


def test_6_36_the_top_two_craftsmen_go_to_shiring() -> None:
    """6.36, R.3: left and right in the order of the stack; the display gets the others."""
    s = table(3)
    first = list(s.craftsman_deck)[4:8]
    prepare_round(s)
    names = [material.CRAFTSMEN[card].id for card in first]
    assert sorted(names) == sorted(craftsmen_of(2))
    assert board(s)["shiring"] == names[:2]
    assert sorted(board(s)["display"]["craftsmen"]) == sorted(names[2:])


def test_every_card_can_come_up_in_the_first_round() -> None:
    """S.4, S.5, S.6, S.7: all decks are shuffled; only the final cards and those of later rounds wait."""
    kingsbridge, shiring, resources, events = set(), set(), set(), set()
    for seed in range(0, 400, 4):
        s = new_game(4, seed=seed)
        seen = board(s)
        kingsbridge.update(seen["kingsbridge"])
        shiring.update(seen["shiring"])
        resources.add(tuple(seen["display"]["resources"]))
        run(s, agenda.EVENT)
        events.add(board(s)["event"])
    assert kingsbridge == set(material.PRIVILEGES[:16]) - {"final_metal", "final_wood_stone"}
    assert shiring == set(craftsmen_of(1))
    assert len(resources) > 20, "36 ways to leave two of nine out"
    assert events == set(material.EVENTS[: material.EVENT_CARDS])


def test_6_37_those_who_have_not_passed_go_on_clockwise() -> None:
    """6.37, I.1: one card or pass; then the next who is still in, at last one alone."""
    s = table(4)
    s.start = GREEN
    offer(s, "sand_2", "sand_3", "wood_2", "stone_2", "wood_3", "sand_4")
    for seat in range(4):
        give(s, seat, gold=0, workers=15)
    run(s, agenda.SELECTION_TURN)
    play(s, GREEN, "take", "sand_2")
    play(s, YELLOW, "pass")
    play(s, RED, "take", "sand_3")
    play(s, BLUE, "take", "wood_2")
    play(s, GREEN, "pass")
    play(s, RED, "take", "stone_2")
    play(s, BLUE, "pass")
    play(s, RED, "take", "wood_3")
    assert s.over, "Red has no worker left for the last card"
    assert look(s, RED)["resources"] == ["sand_3", "wood_3", "stone_2"]


# 6.5 and 6.38 to 6.41: builders ---------------------------------------------------------------------------------


def _walled(seats: int, protected: tuple[int, ...] = ()) -> Pillars:
    """Round 2 after a city wall in round 1, with the protected seats holding Archbishop Thomas."""
    s = table(seats)
    for seat in range(seats):
        give(s, seat, gold=30, privileges=("thomas",) if seat in protected else ())
    coming_event(s, "ev_wall")
    run(s, agenda.EVENT)
    for seat in protected:
        play(s, seat, "thomas")
    assert s.over
    assert [look(s, seat)["builders"] for seat in range(seats)] == [3] * seats, "not in this round yet"
    prepare_round(s)
    return s


@pytest.mark.parametrize(("seats", "left_at"), [(2, 0), (3, 1), (4, 0)])
def test_6_5_the_walled_round(seats: int, left_at: int) -> None:
    """6.5 and 6.40, II.9: two builders each; the cost stone moves only for those placed or passed."""
    s = _walled(seats)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    place_all(s)
    assert builders_on_board(s) == 2 * seats
    assert sorted(seat for seat, _ in told(s, "aside")) == list(range(seats))
    assert board(s)["cost"] == left_at
    assert [paid for _, (_, paid) in told(s, "place")] == [7, 6, 5, 4, 3, 2, 1, 0][: 2 * seats]
    prepare_round(s)
    assert board(s)["bag"] == [3] * seats
    assert [look(s, seat)["builders"] for seat in range(seats)] == [3] * seats, "one round only"


def test_6_5_a_builder_set_aside_is_in_nobodys_hand() -> None:
    """6.5, II.9: when the last draw is set aside, no builder is shown as drawn any more."""
    s = _walled(2)
    s.vetoed = True
    fill_bag(s, 0, 1)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    assert s.over
    assert told(s, "aside") == [(BLUE, ())]
    assert board(s)["drawn"] is None


def test_6_5_a_protected_player_keeps_three_builders() -> None:
    """6.5, V.9: Blue was protected and places three, the others two."""
    s = _walled(3, protected=(BLUE,))
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    place_all(s)
    assert sorted(seat for seat, _ in told(s, "place")) == [RED, RED, BLUE, BLUE, BLUE, GREEN, GREEN]
    assert sorted(seat for seat, _ in told(s, "aside")) == [RED, GREEN]
    assert board(s)["cost"] == 0


def test_6_38_the_veto_comes_before_the_wall() -> None:
    """6.38, II.1 and II.2: a third builder may be rejected too, and a rejected draw is not counted."""
    s = _walled(3)
    fill_bag(s, 1, 2, 0)
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert legal(s) == ["veto", "allow"]
    assert told(s, "aside") == []
    play(s, RED, "veto", draws=[BLUE])
    assert told(s, "aside") == []
    assert board(s)["bag"] == [1, 1, 0]
    play(s, BLUE, "pass", draws=[RED])
    assert told(s, "aside")[0] == (RED, ())


def test_6_38_a_rejected_second_builder_is_still_the_second() -> None:
    """6.38, II.2: rejected and drawn again, it may be placed."""
    s = _walled(2)
    fill_bag(s, 0, 2)
    run(s, agenda.DRAW_BUILDER)
    play(s, RED, "veto")
    play(s, BLUE, "place", "castle")
    assert told(s, "aside") == [(BLUE, ())]


def test_6_39_without_the_gold_one_must_pass() -> None:
    """6.39, II.3: nothing is asked; with Brother Remigius there is a choice; passed builders must be placed."""
    s = table(2)
    s.vetoed = True
    fill_bag(s, 1, 1)
    give(s, RED, gold=6)
    give(s, BLUE, gold=6)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED, BLUE])
    assert board(s)["passed"] == {"7": RED}
    play(s, BLUE, "place", "court")
    assert look(s, BLUE)["gold"] == 0
    assert s.to_act == (RED,)
    assert refused(s, RED, "pass") == "pillars.II.6"
    play(s, RED, "place", "court")
    assert look(s, RED)["gold"] == 6


def test_6_41_places_are_filled_in_order() -> None:
    """6.41, II.4: the lowest free space; a full place is refused."""
    s = table(3)
    s.vetoed = True
    s.cost = 0
    run(s, agenda.DRAW_BUILDER)
    order = []
    for place in ("priory", "priory", "market", "market", "market", "market"):
        order.append(s.to_act[0])
        play(s, order[-1], "place", place)
    places = board(s)["places"]
    assert places["priory"] == order[:2]
    assert places["market"] == order[2:]
    (seat,) = s.to_act
    assert refused(s, seat, "place", "priory") == refused(s, seat, "place", "market") == "pillars.II.4"
    assert "place priory" not in legal(s)


def test_6_41_nobody_moves_up() -> None:
    """6.41, II.4: an empty first space of the court or the priory keeps its metal and its points."""
    s = table(2)
    stand(s, court=[None, RED], priory=[None, BLUE])
    run(s, agenda.PRIORY)
    run(s, agenda.KINGS_COURT)
    assert s.scores() == [2, 3]
    assert cubes(s, RED) == {}
    assert look(s, RED)["gold"] == 20


# 6.43 to 6.47: gold, taxes, market, Shiring ---------------------------------------------------------------------


def test_6_43_the_limit_of_thirty() -> None:
    """6.43, M.3: a sale, the wool mill with its doubling, an event and a card are one gain each; none is refused."""
    s = table(2)
    give(s, RED, gold=29, metal=3, wood=1)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "sell", "metal", "3")
    assert look(s, RED)["gold"] == 30
    play(s, RED, "sell", "wood", "1")
    assert look(s, RED)["gold"] == 30
    assert cubes(s, RED) == {}
    give(s, RED, gold=28)
    coming_event(s, "ev_victory")
    run(s, agenda.EVENT)
    assert look(s, RED)["gold"] == 30
    give(s, RED, gold=21, mill=12)
    coming_event(s, "ev_generous")
    run(s, agenda.EVENT, agenda.WOOL_MILL)
    assert look(s, RED)["gold"] == 30
    assert told(s, "wages")[0] == (RED, (17, 8))


def test_6_44_taxes_in_order() -> None:
    """6.44, III.9 and III.9.1: the roll, the cards from the start player on, payment, metal."""
    s = table(3)
    s.start = BLUE
    for seat in range(3):
        give(s, seat, gold=10, privileges=("taxfree",))
    stand(s, court=[GREEN])
    run(s, agenda.KINGS_COURT, tax=3)
    assert board(s)["tax"] == 3
    assert s.prompt(BLUE).args == {"tax": 3, "gold": 10}
    assert cubes(s, GREEN) == {}, "the metal comes last"
    play(s, BLUE, "pay")
    assert look(s, BLUE)["gold"] == 10, "nobody has paid yet"
    play(s, RED, "taxfree")
    assert s.over, "who stands at the court is exempt already and is not asked"
    assert [look(s, seat)["gold"] for seat in range(3)] == [10, 7, 10]
    assert [look(s, seat)["privileges"] for seat in range(3)] == [[], ["taxfree"], ["taxfree"]]
    assert cubes(s, GREEN) == {"metal": 1}


def test_all_four_spaces_of_the_court_exempt_and_are_cleared() -> None:
    """III.9.2 and III.9.3: one metal, no tax for anybody there, and the builders go home."""
    s = table(4)
    stand(s, court=[YELLOW, BLUE, GREEN, RED])
    run(s, agenda.KINGS_COURT, tax=5)
    assert [look(s, seat)["gold"] for seat in range(4)] == [20, 21, 22, 23]
    assert [cubes(s, seat) for seat in range(4)] == [{}, {}, {}, {"metal": 1}]
    assert board(s)["places"]["court"] == [None] * 4
    assert board(s)["bag"] == [3, 3, 3, 3]


def test_6_46_each_builder_leaves_for_itself() -> None:
    """6.46, III.12.4: the second builder goes on when the first has left; III.12.3 binds the player."""
    s = table(2)
    give(s, RED, gold=12, sand=1)
    give(s, BLUE, gold=12)
    stand(s, market=[RED, BLUE, RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "wood", "1")
    play(s, BLUE, "buy", "sand", "1")
    assert refused(s, RED, "sell", "wood", "1") == "pillars.III.12.3"
    play(s, RED, "sell", "sand", "1")
    assert refused(s, RED, "buy", "sand", "1") == "pillars.III.12.3"
    play(s, RED, "leave")
    assert board(s)["places"]["market"] == [None, BLUE, RED, None]
    play(s, BLUE, "leave")
    play(s, RED, "buy", "wood", "1")
    play(s, RED, "leave")
    assert s.over


def test_6_46_the_gold_of_a_sale_is_spent_on_a_later_turn() -> None:
    """6.46, III.12.2: a turn is one action, of at least one cube."""
    s = table(2)
    give(s, RED, gold=0, metal=1)
    give(s, BLUE, gold=2)
    stand(s, market=[RED, BLUE])
    run(s, agenda.MARKET)
    assert legal(s) == ["sell metal 1", "leave"]
    assert refused(s, RED, "buy", "stone", "1") == "pillars.III.12.1"
    play(s, RED, "sell", "metal", "1")
    play(s, BLUE, "buy", "sand", "1")
    play(s, RED, "buy", "stone", "1")


def test_6_47_left_before_right_and_taking_is_compulsory() -> None:
    """6.47, III.10: Blue on the left settles first; the card cannot be left lying."""
    s = table(2)
    for seat in (RED, BLUE):
        give(s, seat, craftsmen=(*STARTERS, "r2_potter", "r2_arch"))
    at_shiring(s, "r1_tool", "r1_mason")
    stand(s, shiring_left=[BLUE], shiring_right=[RED])
    run(s, agenda.SHIRING)
    assert len(legal(s)) == 6
    assert all(option.startswith("dismiss ") for option in legal(s))
    play(s, BLUE, "dismiss", "r1_tool")
    play(s, RED, "dismiss", "start_mortar")
    assert look(s, BLUE)["craftsmen"] == [*STARTERS, "r2_potter", "r2_arch"]
    assert "r1_mason" in look(s, RED)["craftsmen"]


def test_6_47_a_row_of_six() -> None:
    """6.47, P.8: with Jack the seventh has to make room, and six never have to shrink."""
    s = table(2)
    row = [*STARTERS, "r1_tool", "r2_potter", "r2_arch"]
    give(s, RED, gold=30, craftsmen=row, privileges=("jack",))
    offer(s, "r1_mason")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "hire", "r1_mason")
    assert len(legal(s)) == 7
    play(s, RED, "dismiss", "r1_mason")
    assert look(s, RED)["craftsmen"] == row
    prepare_round(s)
    assert look(s, RED)["craftsmen"] == row


def test_phase_three_runs_in_order_and_builders_go_home() -> None:
    """III.0: fourteen steps; each builder returns to the bag when its action is done."""
    s = table(4)
    stand(s, bishop=[RED], kingsbridge_left=[BLUE], kingsbridge_right=[GREEN], priory=[YELLOW], court=[RED])
    stand(s, shiring_left=[BLUE], shiring_right=[GREEN], castle=[YELLOW], start_player=[YELLOW])
    stand(s, market=[RED, BLUE, GREEN])
    assert board(s)["bag"] == [0, 0, 0, 0]
    give(s, RED, gold=30, resources=("wood_2", "sand_2", "stone_2"), mill=1)
    at_kingsbridge(s, "toledo", "otto")
    coming_event(s, "ev_victory")
    assert s.journal is not None
    before = len(s.journal.lines)
    run(s, agenda.EVENT, agenda.NEXT_START_PLAYER)
    while not s.over:
        (seat,) = s.to_act
        options = legal(s)
        play(s, seat, *("leave" if "leave" in options else options[0]).split())
    lines = s.journal.lines[before:]
    order = list(dict.fromkeys(f"{line.key} {line.args[0]}" if line.key == "harvest" else line.key for line in lines))
    assert order == [
        "event", "gold", "cube", "wages", "privilege", "harvest 3", "priory", "harvest 1", "harvest 2", "harvest 0",
        "tax", "pay-tax", "court-metal", "shiring", "castle", "leave", "use", "use-free",
    ]  # fmt: skip
    assert board(s)["start_player"] == YELLOW
    assert builders_on_board(s) == 0
    assert board(s)["bag"] == [3, 3, 3, 3]


# The rulebook's contradictions ----------------------------------------------------------------------------------


def test_contradiction_1_ten_workers_are_for_the_large_quarry() -> None:
    """7.1, I.3: 4 stone for 10 workers, and no other card for so many."""
    s = table(2)
    offer(s, *RESOURCE_IDS[:9])
    run(s, agenda.SELECTION_TURN)
    for card in RESOURCE_IDS[:9]:
        trial = s.clone()
        play(trial, RED, "take", card)
        assert (12 - look(trial, RED)["workers"] == 10) == (card == "stone_4")


def test_contradiction_2_the_madonna_statue_has_two_forms() -> None:
    """7.2, A.2: every craftsman is the default, one is the option."""
    assert GAME.options["madonna"] == ("each", "one")
    assert GAME.new(2, 0).view(None)["options"]["madonna"] == "each"


def test_contradiction_3_thirty_six_craftsman_cards() -> None:
    """7.3, M.1: 24 for the rounds and 3 for each of four players."""
    assert (material.CARDS - material.STARTING) + 4 * material.STARTING == 36


def test_contradiction_10_points_are_not_gold() -> None:
    """7.10, III.13: what the craftsmen score moves the disc for points alone."""
    s = table(2)
    give(s, RED, gold=7, points=7, stone=2)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "start_stone")
    assert (s.scores()[RED], look(s, RED)["gold"]) == (8, 7)
