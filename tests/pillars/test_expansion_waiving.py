"""The last round with six players: handbook X.15; rulings 6.31 and 6.51; test vector W13."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    board,
    coming_event,
    cubes,
    give,
    legal,
    look,
    play,
    refused,
    run,
    run_on,
    stand,
    table,
)
from triforium.games.pillars.state import Pillars


def _last_round(**places: list[int | None]) -> Pillars:
    s = table(6, round=6, expansion="full")
    for seat in range(6):
        give(s, seat, gold=10, points=10)
    stand(s, **places)
    return s


def test_w13_one_point_instead_of_the_castle() -> None:
    """W13, 6.31, X.15: asked when the action comes up."""
    s = _last_round(castle=[WHITE], start_player=[BLUE])
    run_on(s, agenda.CASTLE)
    assert s.to_act == (WHITE,)
    assert legal(s) == ["act", "waive"]
    play(s, WHITE, "waive")
    assert s.scores()[WHITE] == 11
    assert look(s, WHITE)["grey_workers_next_round"] == 0
    while not s.over and s.to_act != (BLUE,):
        play(s, s.to_act[0], "done")
    while s.to_act == (BLUE,) and "done" in legal(s):
        play(s, BLUE, "done")
    while not s.over and "waive" not in legal(s):
        play(s, s.to_act[0], "done")
    play(s, BLUE, "waive")
    assert s.over
    assert s.scores()[BLUE] == 11


@pytest.mark.parametrize(("seats", "round"), [(5, 6), (4, 6), (2, 6), (6, 5), (6, 1)])
def test_w13_not_with_fewer_players_nor_before(seats: int, round: int) -> None:
    """W13, X.15: nobody is asked."""
    s = table(seats, round=round, expansion="full")
    give(s, RED, wood=2)
    stand(s, castle=[BLUE])
    run_on(s, agenda.CASTLE)
    assert "waive" not in legal(s)
    assert look(s, BLUE)["grey_workers_next_round"] == 2


def test_waiving_at_kingsbridge_priory_france_and_shiring() -> None:
    """6.51, X.15.1: builder by builder; the cards leave the game."""
    s = _last_round(kingsbridge_left=[RED], priory=[BLUE, RED], france=[GREEN], shiring_privilege=[YELLOW])
    run_on(s, agenda.KINGSBRIDGE)
    play(s, RED, "waive")
    assert board(s)["kingsbridge"] == [None, None]
    play(s, BLUE, "act")
    play(s, RED, "waive", tax=3)
    assert (s.scores()[RED], s.scores()[BLUE]) == (12, 12)
    assert cubes(s, RED) == {}, "no final card"
    assert s.to_act == (GREEN,)
    play(s, GREEN, "waive")
    assert board(s)["saint_denis"]["seat"] is None
    play(s, YELLOW, "waive")
    assert board(s)["shiring_privilege"] is None
    assert s.scores()[YELLOW] == 11


def test_waiving_at_the_court_comes_after_the_roll() -> None:
    """6.51, X.15.1: the tax is due, and the first space brings no metal; the second keeps its exemption. Who stands
    next door, at Shiring or in France, pays, and is not asked here."""
    s = _last_round(court=[RED, BLUE], shiring_left=[YELLOW], tax_collector=[GREEN], france=[WHITE])
    run(s, agenda.KINGS_COURT, agenda.TAX_COLLECTOR, tax=4)
    assert board(s)["tax"] == 4
    play(s, RED, "waive")
    play(s, BLUE, "act")
    play(s, GREEN, "waive")
    assert s.over
    assert [look(s, seat)["gold"] for seat in (RED, BLUE, GREEN, YELLOW, WHITE)] == [6, 10, 6, 6, 6]
    assert cubes(s, RED) == cubes(s, BLUE) == {}
    assert [s.scores()[seat] for seat in (RED, BLUE, GREEN)] == [11, 10, 11]


def test_waiving_the_court_leaves_other_exemptions() -> None:
    """6.51, X.15.1: a second builder there, or the tax-free card, asked for after the waiving."""
    s = _last_round(court=[RED, RED, BLUE])
    give(s, BLUE, privileges=("taxfree",))
    run(s, agenda.KINGS_COURT, tax=5)
    play(s, RED, "waive")
    play(s, RED, "act")
    play(s, BLUE, "waive")
    assert legal(s) == ["taxfree", "pay"]
    play(s, BLUE, "taxfree")
    assert [look(s, seat)["gold"] for seat in (RED, BLUE, GREEN)] == [10, 10, 5]
    assert cubes(s, RED) == {}


def test_waiving_at_the_bishop() -> None:
    """6.51, X.15.1: at step 1, under any event; then neither protection nor cube."""
    for event in ("ev_conflict", "ev_victory"):
        s = _last_round(bishop=[BLUE])
        coming_event(s, event)
        run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
        expected = ["protection", "resource", "waive"] if event == "ev_conflict" else ["resource", "waive"]
        assert legal(s) == expected
        play(s, BLUE, "waive")
        assert s.over
        assert s.scores()[BLUE] == (9 if event == "ev_conflict" else 11)
        assert cubes(s, BLUE) == {}


def test_waiving_at_the_market_is_in_place_of_the_first_turn() -> None:
    """6.51, X.15.1: after a trade it is too late; each of two own builders decides for itself."""
    s = _last_round(market=[RED, BLUE, RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "sand", "1")
    play(s, BLUE, "waive")
    assert s.scores()[BLUE] == 11
    play(s, RED, "waive")
    assert s.scores()[RED] == 11
    assert refused(s, RED, "waive") == "pillars.X.15"
    play(s, RED, "leave")
    assert s.over


def test_waiving_at_shiring_one_after_the_other() -> None:
    """6.51, 6.47, X.15.1: the left space is settled before the right one is asked."""
    s = _last_round(shiring_left=[RED], shiring_right=[BLUE])
    give(s, RED, craftsmen=("start_mortar", "start_wood", "start_stone", "r2_arch", "r5_gold"))
    run(s, agenda.SHIRING)
    play(s, RED, "act")
    assert any(action.startswith("dismiss") for action in legal(s))
    play(s, RED, "dismiss", "start_mortar")
    play(s, BLUE, "waive")
    assert s.over
    assert s.scores()[BLUE] == 11
    assert len(look(s, BLUE)["craftsmen"]) == 3


def test_a_builder_lured_away_brings_no_point() -> None:
    """6.51, 6.25, X.15.1."""
    s = _last_round(castle=[BLUE], bishop=[RED])
    coming_event(s, "ev_lure")
    run(s, agenda.EVENT)
    play(s, RED, "waive")
    assert s.scores() == [11, 10, 10, 10, 10, 10]
    assert board(s)["places"]["castle"] == [None], "the only one, so it goes without a question"
    run_on(s, agenda.CASTLE)
    assert "waive" not in legal(s)
