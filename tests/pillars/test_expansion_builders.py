"""The builder track and the black builder: handbook X.13, X.14, P.22, P.23; rulings 6.5 to 6.9, 6.32, 6.39, 6.53."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    WHITE,
    YELLOW,
    board,
    builders_on_board,
    coming_event,
    fill_bag,
    give,
    legal,
    look,
    play,
    prepare_round,
    refused,
    run,
    stand,
    table,
    told,
)
from triforium.games.pillars.state import BLACK, Pillars
from triforium.kernel.state import NOBODY

A, B, C, D, E, F = RED, BLUE, GREEN, YELLOW, ORANGE, WHITE


def _place(s: Pillars, seat: int, *draws: int) -> None:
    """The seat to act places its builder on the last place with a free space."""
    assert s.to_act == (seat,)
    placing = [action for action in legal(s) if action.startswith("place ")]
    play(s, seat, *placing[-1].split(), draws=draws)


def _begin(s: Pillars, *draws: int) -> None:
    """Phase II begins with these draws; the veto is used up."""
    for seat in range(s.terms.seats):
        give(s, seat, gold=30)
    s.vetoed = True
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=draws)


# The track ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_track_with_two_to_four_players(seats: int) -> None:
    """X.13: three builders in the bag, as in the base game."""
    s = table(seats, expansion="full")
    assert board(s)["bag"] == [3] * seats
    assert "track" not in board(s)


@pytest.mark.parametrize("seats", [5, 6])
def test_two_builders_in_the_bag(seats: int) -> None:
    """6.32, 7.13, X.13: the third stands beside the track; prices are 7 to 1, then free."""
    s = table(seats, expansion="full")
    assert board(s)["bag"] == [2] * seats
    assert board(s)["track"] == [None] * seats
    assert board(s)["beside_track"] == list(range(seats))
    assert board(s)["cost"] == 7


def test_w12_the_track_with_six_players() -> None:
    """W12, 6.32, X.13, X.13.1: A 6, C 5, D 4, E 3, F 2 and B, from the queue, 1; emptied B, F, E, D, C, A, free."""
    s = table(6, expansion="full")
    fill_bag(s, 1, 2, 1, 1, 1, 1)
    _begin(s, A)
    _place(s, A, B)
    assert board(s)["track"] == [None] * 5 + [A]
    play(s, B, "pass", draws=[B])
    assert board(s)["track"] == [None] * 5 + [A], "a pass sends nobody to the track"
    play(s, B, "pass", draws=[C])
    for seat, following in ((C, D), (D, E), (E, F)):
        _place(s, seat, following)
    gold = [look(s, seat)["gold"] for seat in range(6)]
    _place(s, F)
    gold[F] = look(s, F)["gold"]
    assert board(s)["track"] == [None, F, E, D, C, A]
    assert board(s)["beside_track"] == [B]
    _place(s, B)
    assert board(s)["track"] == [B, F, E, D, C, A]
    _place(s, B)
    for seat in (B, F, E, D, C, A):
        _place(s, seat)
    assert s.over
    assert [look(s, seat)["gold"] for seat in range(6)] == gold, "queue and track cost nothing"
    assert board(s)["track"] == [None] * 6


def test_w12_with_five_players_the_first_goes_to_five() -> None:
    """W12, X.13."""
    s = table(5, expansion="full")
    _begin(s, C)
    _place(s, C, C)
    assert board(s)["track"] == [None] * 4 + [C]
    _place(s, C, A)
    assert board(s)["track"] == [None] * 4 + [C], "only the first builder counts"
    _place(s, A)
    assert board(s)["track"] == [None] * 3 + [A, C]


@pytest.mark.parametrize("seats", [5, 6])
def test_every_player_places_three_builders(seats: int) -> None:
    """6.39, X.13.1: 15 or 18, and a space is always free."""
    s = table(seats, expansion="full")
    _begin(s)
    while not s.over:
        _place(s, s.to_act[0])
    assert builders_on_board(s) == 3 * seats


def test_track_builders_must_be_placed() -> None:
    """6.39, 6.40, X.13.1, II.6: no passing, whatever the cost stone shows."""
    s = table(5, expansion="full")
    fill_bag(s, 1, 0, 0, 0, 0)
    _begin(s)
    _place(s, RED)
    assert (board(s)["cost"], s.to_act) == (6, (RED,))
    assert refused(s, RED, "pass") == "pillars.II.6"
    before = look(s, RED)["gold"]
    _place(s, RED)
    assert look(s, RED)["gold"] == before


def test_w28_the_city_wall_puts_the_second_drawn_builder_aside() -> None:
    """W28, 6.5, X.13.2, II.9: one from the bag and one from the track remain; the marker stays."""
    s = table(5, expansion="full")
    coming_event(s, "ev_wall")
    run(s, agenda.EVENT)
    s.players[GREEN].builders_next = 3  # protected
    prepare_round(s)
    _begin(s, RED)
    _place(s, RED, RED)
    assert [seat for seat, _ in told(s, "aside")][:1] == [RED]
    while not s.over:
        _place(s, s.to_act[0])
    assert sorted(seat for seat, _ in told(s, "aside")) == [RED, BLUE, YELLOW, ORANGE]
    standing = [who for who in s.spaces if who >= 0]
    assert [standing.count(seat) for seat in range(5)] == [2, 2, 3, 2, 2]


def test_the_marker_after_a_city_wall_round() -> None:
    """6.40, X.13.2: it ends on 2 with five players, nobody protected; queue and track are free all the same."""
    s = table(5, expansion="full")
    for p in s.players:
        p.builders = 2
    _begin(s, RED)
    play(s, RED, "pass")
    while not s.over:
        _place(s, s.to_act[0])
    assert board(s)["cost"] == 2
    assert look(s, RED)["gold"] == 30, "his two builders came from the queue and from the track"


# Regan and Jonathan ---------------------------------------------------------------------------------------------


def test_w56_regan_pays_for_passing() -> None:
    """W56, 7.11, P.22: 2 gold for each pass with a drawn builder, up to 30."""
    s = table(3, expansion="full")
    fill_bag(s, 2, 1, 0)
    s.vetoed = True
    give(s, RED, gold=10, privileges=("regan",))
    give(s, BLUE, gold=10)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "pass", draws=[RED])
    assert look(s, RED)["gold"] == 12
    give(s, RED, gold=29)
    play(s, RED, "pass")
    assert look(s, RED)["gold"] == 30
    play(s, BLUE, "pass")
    assert look(s, BLUE)["gold"] == 10


def test_w56_jonathan_takes_one_gold_off() -> None:
    """W56, P.23: price 5 costs 4; the marker moves as usual."""
    s = table(3, expansion="full")
    s.vetoed = True
    s.cost = 5
    give(s, RED, gold=4, privileges=("jonathan",))
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert s.prompt(RED).args["cost"] == 4
    play(s, RED, "place", "court")
    assert (look(s, RED)["gold"], board(s)["cost"]) == (0, 4)


def test_jonathan_at_a_price_of_one_may_still_pass() -> None:
    """6.6, P.23: reduced to 0 by a card is not free by the marker."""
    s = table(3, expansion="full")
    s.vetoed = True
    s.cost = 1
    give(s, RED, gold=0, privileges=("jonathan",))
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert "pass" in legal(s)
    trial = s.clone()
    play(trial, RED, "place", "court")
    assert look(trial, RED)["gold"] == 0
    play(s, RED, "pass")
    assert board(s)["passed"] == {"1": RED}


def test_a_veto_comes_before_regan_and_jonathan() -> None:
    """6.38, P.22, P.23: a vetoed draw counts for nothing, so no gold comes of it."""
    s = table(3, expansion="full")
    give(s, BLUE, gold=10, privileges=("regan", "jonathan"))
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    play(s, RED, "veto", draws=[BLUE])
    assert (look(s, BLUE)["gold"], board(s)["cost"], board(s)["passed"]) == (10, 7, {})


def test_who_lacks_the_reduced_price_must_pass() -> None:
    """6.39, P.23, II.3: 5 gold at a price of 7 are too few even with Jonathan, 6 are enough."""
    for gold in (5, 6):
        s = table(3, expansion="full")
        s.vetoed = True
        give(s, RED, gold=gold, privileges=("jonathan", "remigius"))
        run(s, agenda.DRAW_BUILDER, draws=[RED])
        assert any(action.startswith("place") for action in legal(s)) == (gold == 6)


@pytest.mark.parametrize("privilege", ["regan", "jonathan", "william", "alfred", "waleran"])
def test_these_permanents_start_in_the_next_round(privilege: str) -> None:
    """6.49, P.1: they act in the set-up, in phase II or at steps 1 and 2, which are over at step 4."""
    s = table(3, expansion="full")
    give(s, RED, gold=10)
    s.kingsbridge[0] = ["sally", "william", "alfred", "bartholomaeus", "regan", "jonathan", "waleran"].index(
        privilege
    ) + 16
    stand(s, kingsbridge_left=[RED])
    run(s, agenda.KINGSBRIDGE, agenda.EARLS_GOLD)
    assert look(s, RED)["gold"] == 10
    assert look(s, RED)["privileges"] == [privilege]


# The black builder ----------------------------------------------------------------------------------------------


def _black(seats: int = 3, *bag: int, cost: int = 7, walled: bool = False) -> Pillars:
    """Red owns William Hamleigh; the black builder is in the bag and the veto used up."""
    s = table(seats, expansion="full")
    for seat in range(seats):
        give(s, seat, gold=20)
        s.players[seat].builders = 2 if walled else 3
    give(s, RED, privileges=("william",))
    s.annex.black_bagged = 1
    s.vetoed = True
    s.cost = cost
    if bag:
        fill_bag(s, *bag)
    return s


def test_w53_the_black_builder_keeps_a_space() -> None:
    """W53, 6.9, P.19, X.14, X.14.1: 0 gold and marker still 5; then -4 gold, black builder off, marker 3."""
    s = _black(cost=5)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    assert s.prompt(RED).key == "ask-place-black"
    play(s, RED, "place", "bishop", draws=[BLUE])
    assert (look(s, RED)["gold"], board(s)["cost"]) == (20, 5)
    assert board(s)["places"]["bishop"] == ["black"]
    assert refused(s, BLUE, "place", "bishop") == "pillars.II.4"
    play(s, BLUE, "place", "market", draws=[RED])
    assert board(s)["places"]["bishop"] == ["black"], "it stands there until he has decided"
    play(s, RED, "place", "bishop")
    assert (look(s, RED)["gold"], board(s)["cost"]) == (16, 3)
    assert board(s)["places"]["bishop"] == [RED]
    assert board(s)["black_builder"]["space"] is None
    assert not board(s)["black_builder"]["in_bag"]


def test_w53_passing_frees_the_space() -> None:
    """W53, 6.9, X.14.1: he passes at 4: space free, marker 3."""
    s = _black(cost=5)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "bishop", draws=[BLUE])
    play(s, BLUE, "place", "market", draws=[RED])
    play(s, RED, "pass", draws=[BLUE])
    assert (board(s)["places"]["bishop"], board(s)["cost"]) == ([None], 3)
    assert "place bishop" in legal(s)


def test_placing_elsewhere_frees_the_space() -> None:
    """6.9, X.14.1: and the black builder is out for the round."""
    s = _black()
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "bishop", draws=[RED])
    play(s, RED, "place", "castle", draws=[BLUE])
    assert (board(s)["places"]["bishop"], board(s)["places"]["castle"]) == ([None], [RED])
    assert not board(s)["black_builder"]["in_bag"]


def test_contradiction_7_only_the_owners_builder_takes_over() -> None:
    """7.7, X.14.1: the next drawn builder of another player has nothing to do with it."""
    s = _black()
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "priory", draws=[BLUE])
    play(s, BLUE, "place", "priory")
    assert board(s)["places"]["priory"] == ["black", BLUE]


def test_the_space_in_an_ordered_place_is_free_again() -> None:
    """6.41, X.14.1: the lowest free space is the one that the black builder gives up."""
    s = _black(3, 1, 2, 0)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "court", draws=[BLUE])
    play(s, BLUE, "place", "court", draws=[RED])
    play(s, RED, "place", "castle", draws=[BLUE])
    play(s, BLUE, "place", "court")
    assert board(s)["places"]["court"] == [BLUE, BLUE, None, None]


def test_a_passed_builder_takes_over_for_nothing() -> None:
    """6.9, 6.40, X.14.1: the next one may be one that was passed before."""
    s = _black(3, 1, 1, 0)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "pass", draws=[BLACK])
    play(s, RED, "place", "bishop")
    _place(s, BLUE)
    assert "place bishop" in legal(s)
    play(s, RED, "place", "bishop")
    assert (board(s)["places"]["bishop"], look(s, RED)["gold"]) == ([RED], 20)


def test_a_track_builder_takes_over_for_nothing() -> None:
    """6.9, 6.40, X.14.1: with five players the last one may come from the track."""
    s = _black(5, 1, 1, 0, 0, 0)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "place", "market", draws=[BLACK])
    play(s, RED, "place", "bishop")
    _place(s, BLUE)
    gold = look(s, RED)["gold"]
    while s.to_act != (RED,):
        _place(s, s.to_act[0])
    play(s, RED, "place", "bishop")
    assert (board(s)["places"]["bishop"], look(s, RED)["gold"]) == ([RED], gold)


def test_the_black_builder_sends_nobody_to_the_track() -> None:
    """6.53, X.14.1: it is not his first builder on a space."""
    s = _black(5)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "bishop")
    assert RED in board(s)["beside_track"]


def test_the_black_builder_may_be_vetoed() -> None:
    """6.7, X.14: back into the bag, and it may come again; the marker stays."""
    s = _black()
    s.vetoed = False
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    assert s.prompt(RED).key == "ask-veto-black"
    play(s, RED, "veto", draws=[BLACK])
    assert s.prompt(RED).key == "ask-place-black"
    assert board(s)["cost"] == 7


def test_it_is_put_aside_if_nobody_is_left_to_take_over() -> None:
    """6.53, X.14.2: no own builder in the bag, the queue or on the track."""
    s = _black(3, 0, 1, 0)
    stand(s, market=[RED, RED, RED])
    fill_bag(s, 0, 1, 0)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    assert s.to_act == (BLUE,)
    assert told(s, "black-aside") == [(RED, ())]
    assert board(s)["black_builder"]["space"] is None


def test_a_builder_behind_the_city_wall_is_nobody_to_wait_for() -> None:
    """6.53, X.14.2: of the builders in the bag only those count that the wall does not put aside."""
    s = _black(3, 1, 1, 1, walled=True)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    assert told(s, "black-aside") == [(RED, ())]
    s = _black(3, 2, 1, 1, walled=True)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    assert s.prompt(RED).key == "ask-place-black"


def test_a_builder_put_aside_is_not_the_next_one() -> None:
    """6.53, 6.38, X.14.1: the black builder waits on for the passed one."""
    s = _black(3, 1, 2, 0, walled=True)
    s.passed_at[7] = RED
    s.cost = 6
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "bishop", draws=[RED])
    assert told(s, "aside")[0] == (RED, ())
    assert board(s)["places"]["bishop"] == ["black"]
    _place(s, BLUE)
    play(s, RED, "place", "bishop")
    assert board(s)["places"]["bishop"] == [RED]


def test_remigius_and_jonathan_help_the_one_that_takes_over() -> None:
    """6.53, X.14.1, P.11, P.23."""
    s = _black()
    give(s, RED, gold=6, privileges=("william", "jonathan", "remigius"))
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[BLACK])
    play(s, RED, "place", "bishop", draws=[RED])
    trial = s.clone()
    play(s, RED, "place", "bishop")
    assert look(s, RED)["gold"] == 0
    play(trial, RED, "remigius")
    play(trial, RED, "place", "bishop")
    assert look(trial, RED)["gold"] == 6
    assert board(trial)["places"]["bishop"] == [RED]


def test_the_two_player_marker_waits_for_six_coloured_builders() -> None:
    """X.14.2, II.7: a black builder is no seventh; the marker is at 0 when the sixth coloured one is out."""
    s = _black(2, 1, 0, cost=4)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED, draws=[RED])
    play(s, RED, "pass", draws=[BLACK])
    assert board(s)["cost"] == 0
    play(s, RED, "place", "bishop")
    play(s, RED, "place", "bishop")
    assert s.over


def test_william_works_from_the_next_round() -> None:
    """6.49, P.19: in the bag from then on, in every round."""
    s = table(3, expansion="full")
    s.kingsbridge[0] = 17
    stand(s, kingsbridge_left=[RED])
    run(s, agenda.KINGSBRIDGE)
    assert not board(s)["black_builder"]["in_bag"]
    for _ in range(2):
        prepare_round(s)
        assert board(s)["black_builder"] == {"owner": RED, "in_bag": True, "drawn": False, "space": None}


def test_the_black_builder_is_gone_before_phase_iii() -> None:
    """6.9, X.14: it takes no action and is no target of V.14."""
    s = _black(2)
    run(s, agenda.DRAW_BUILDER, agenda.PLACE_PASSED)
    while not s.over:
        _place(s, s.to_act[0])
    assert board(s)["black_builder"]["space"] is None
    assert all(who in (RED, BLUE, NOBODY) for who in s.spaces)


def test_the_bags_order_is_hidden_with_the_black_builder() -> None:
    """M.5, X.14: imagined games draw it sooner or later."""
    s = _black(3)
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    later = set()
    for seed in range(60):
        imagined = s.imagine(RED, seed)
        imagined.apply(BLUE, 0)
        seen = imagined.view(None)
        later.add("black" if seen["black_builder"]["drawn"] else seen["drawn"])
    assert later == {"black", RED, BLUE, GREEN}
