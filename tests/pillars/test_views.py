"""The view tells the whole public truth: where the round stands, whose turn it is, where every worker is."""

from typing import Any

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    board,
    coming_event,
    give,
    look,
    new_game,
    offer,
    play,
    run,
    run_on,
    stand,
    table,
)
from tests.support import random_moves


def test_phase_and_step_follow_the_round() -> None:
    s = new_game(3, seed=3)
    seen: list[tuple[str, str]] = []
    for seat, _ in random_moves(s, 3):
        view = board(s)
        assert s.prompt(seat).rule == f"pillars.{view['step']}"
        if s.round == 1 and (not seen or seen[-1] != (view["phase"], view["step"])):
            seen.append((view["phase"], view["step"]))
    assert [phase for i, (phase, _) in enumerate(seen) if i == 0 or seen[i - 1][0] != phase] == ["I", "II", "III"]
    assert ("I", "I.1") in seen
    assert ("II", "II.3") in seen
    assert ("III", "III.13") in seen
    assert (board(s)["phase"], board(s)["step"]) == ("E", "E.1")


def test_naming_craftsmen_belongs_to_the_preparation() -> None:
    s = table(3, expansion="cards")
    give(s, BLUE, privileges=("alfred",))
    s.shiring[0] = s.shiring[1] = -1
    run_on(s, agenda.NEXT_START_PLAYER)
    assert (board(s)["phase"], board(s)["step"]) == ("R", "P.20")


def test_who_has_passed_in_phase_i() -> None:
    s = table(3)
    run(s, agenda.SELECTION_TURN, agenda.FILL_WOOL_MILL)
    assert board(s)["out_of_draft"] == []
    play(s, RED, "pass")
    assert board(s)["out_of_draft"] == [RED]
    play(s, BLUE, "pass")
    assert board(s)["out_of_draft"] == [RED, BLUE]


def test_it_is_forgotten_after_phase_i() -> None:
    s = new_game(2)
    for _ in random_moves(s, 1):
        if board(s)["phase"] != "I":
            break
    assert board(s)["out_of_draft"] == []


def test_which_market_space_acts() -> None:
    s = table(3)
    stand(s, market=[GREEN, RED, GREEN])
    for seat in (RED, GREEN):
        give(s, seat, gold=20)
    run(s, agenda.MARKET, agenda.CATHEDRAL)
    assert board(s)["market_space"] == 0
    play(s, GREEN, "buy", "sand", "1")
    assert board(s)["market_space"] == 1
    play(s, RED, "leave")
    assert board(s)["market_space"] == 2
    play(s, GREEN, "leave")
    play(s, GREEN, "leave")
    assert board(s)["market_space"] is None


def test_workers_are_told_where_they_stand_until_they_go_home() -> None:
    """I.3, I.7, M.6: on resource cards until the harvest, in the mill until the wages."""
    s = table(3)
    offer(s, "sand_2", "wood_3")
    run(s, agenda.SELECTION_TURN, agenda.GRAVEL_PIT)
    play(s, RED, "take", "sand_2")
    play(s, BLUE, "pass")
    play(s, GREEN, "pass")
    assert workers(s) == {"resources": {"sand_2": 2}, "wool_mill": 0, "home": 10}
    play(s, RED, "pass")
    assert workers(s) == {"resources": {"sand_2": 2}, "wool_mill": 10, "home": 0}
    run(s, agenda.WOOL_MILL)
    assert workers(s) == {"resources": {"sand_2": 2}, "wool_mill": 0, "home": 10}
    run(s, agenda.FOREST, agenda.GRAVEL_PIT)
    assert workers(s) == {"resources": {}, "wool_mill": 0, "home": 12}


def test_crusaders_are_told_with_the_large_worker() -> None:
    """X.9.1: without small ones the large one goes for 3: five workers."""
    s = table(3, expansion="full")
    give(s, RED, workers=5)
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "crusade", "3")
    assert workers(s)["crusades"] == {"3": 5}
    run(s, agenda.CRUSADES)
    assert workers(s)["crusades"] == {}


def workers(s: Any) -> dict[str, Any]:
    at: dict[str, Any] = look(s, RED)["workers_at"]
    return at


def test_what_is_due_and_what_a_builder_costs() -> None:
    s = table(3)
    give(s, RED, gold=9, privileges=("taxfree", "francis"))
    run(s, agenda.KINGS_COURT, tax=5)
    assert board(s)["due"] == 2
    s = table(3, expansion="cards")
    give(s, RED, gold=9, privileges=("jonathan",))
    s.vetoed = True
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert board(s)["price"] == 6
    s = table(3, expansion="cards")
    give(s, RED, privileges=("mathilde",))
    coming_event(s, "ev_william")
    run(s, agenda.EVENT)
    assert board(s)["due"] == 4


def test_how_often_craftsmen_can_still_work_and_who_still_builds() -> None:
    """III.13.1, V.2: the Madonna adds a use; a use counts down."""
    s = table(3)
    s.event = 0
    give(s, RED, craftsmen=("start_wood", "r2_arch"), wood=7)
    run(s, agenda.CATHEDRAL)
    assert board(s)["uses_left"] == {"start_wood": 5, "r2_arch": 1}
    assert board(s)["to_build"] == [RED, BLUE, GREEN]
    play(s, RED, "use", "start_wood")
    play(s, RED, "use", "r2_arch")
    assert board(s)["uses_left"] == {"start_wood": 4, "r2_arch": 0}
    play(s, RED, "done")
    assert RED not in board(s)["to_build"]


def test_for_which_builder_a_point_is_offered() -> None:
    s = table(6, round=6, expansion="full")
    stand(s, castle=[RED])
    run_on(s, agenda.CASTLE)
    assert board(s)["offered_point_for"] == {"place": "castle", "space": 0}
    play(s, RED, "act")
    assert board(s)["offered_point_for"] is None
