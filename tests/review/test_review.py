"""A review is true to its record, adds up, and finds what was planted."""

from itertools import pairwise
from math import isclose

import pytest

import triforium
from triforium.bots import bot, play_out
from triforium.kernel.record import Record
from triforium.review import Review, UnfinishedGame, Weighing, coarse_first, decisions, reviewed, weigh
from triforium.review.account import result, together
from triforium.review.weighing import Scale

FEW = 8
"""Tries for each decision, where it does not matter what comes of them."""
each_title = pytest.mark.parametrize("name", triforium.games())


def played(name: str, seats: int, seed: int) -> Record:
    state = triforium.game(name).new(seats, seed)
    play_out(state, [bot("greedy", seat) for seat in range(seats)])
    return Record.of(state)


@pytest.fixture(scope="module", params=[("pillars", 2), ("guilds", 3)], ids=["pillars", "guilds"])
def review(request: pytest.FixtureRequest) -> Review:
    name, seats = request.param
    record = played(name, seats, 4)
    return reviewed(record, [weigh(record.dumps(), number, FEW) for number in decisions(record)])


@each_title
def test_the_same_move_is_always_weighed_the_same_and_the_record_stays(name: str) -> None:
    record = played(name, 2, 1)
    before = record.dumps()
    numbers = decisions(record)[::60]
    first = [weigh(record.dumps(), number, FEW) for number in numbers]
    assert [weigh(record.dumps(), number, FEW) for number in reversed(numbers)] == first[::-1]
    assert record.dumps() == before
    assert record.replay().over


@each_title
def test_a_weighing_is_about_the_move_and_its_alternatives(name: str) -> None:
    record = played(name, 3, 2)
    for number in decisions(record)[5::70]:
        state = record.replay(number)
        seat, action = record.moves[number]
        found = weigh(record.dumps(), number, FEW)
        assert found.number == number
        assert found.preferred in state.legal(seat)
        assert len(found.shares) == len(found.played) == 3
        assert all(0 <= share <= 1 for share in found.shares + found.played)
        assert found.shares[seat] >= found.played[seat]
        if found.preferred == action:
            assert found.shares == found.played
            assert not found.sure


def test_moves_without_an_alternative_are_no_decisions() -> None:
    record = played("keythedral", 2, 4)
    forced = set(range(len(record.moves))) - set(decisions(record))
    assert forced
    for number in list(forced)[:5]:
        assert len(record.replay(number).legal(record.moves[number][0])) == 1


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = played("pillars", 2, 3)
    unfinished = Record(record.game, record.rules, 2, record.seed, record.options, record.moves[:40])
    with pytest.raises(UnfinishedGame):
        decisions(unfinished)


def test_luck_and_moves_add_up_to_every_swing(review: Review) -> None:
    steps = review.steps
    for step, following in pairwise(steps):
        assert step.after == following.before
    for step in steps:
        assert isclose(sum(step.before), 1.0)
        for seat, swing in enumerate(step.swing):
            assert isclose(swing, step.luck[seat] + step.by_moves[seat], abs_tol=1e-9)
        if len(step.decisions) == 1:
            (one,) = step.decisions
            assert isclose(step.by_moves[one.seat], -one.cost, abs_tol=1e-9)
    for player in review.players:
        assert isclose(player.first + player.own + player.others + player.luck, player.last, abs_tol=1e-9)
        assert player.own <= 0
    assert steps[-1].after == result(review.record.replay())


def test_every_decision_is_told_once_and_counted(review: Review) -> None:
    assert [one.number for one in review.decisions] == decisions(review.record)
    assert sum(player.decisions for player in review.players) == len(review.decisions)
    for seat, player in enumerate(review.players):
        graded = [one for one in review.decisions if one.seat == seat and one.grade]
        assert sum(player.grades.values()) == len(graded)
        assert 0 <= player.accuracy <= 1


def test_the_moments_are_the_largest_swings(review: Review) -> None:
    sizes = [max(abs(swing) for swing in step.swing) for step in review.steps]
    assert sorted(sizes[one.step] for one in review.moments) == sorted(sizes)[-3:]
    for one in review.moments:
        assert isclose(abs(review.steps[one.step].swing[one.seat]), sizes[one.step])


def test_decisions_at_the_same_time_are_one_step() -> None:
    """Flandern: all choose their cards blind; what they chose shows, and counts, when they are revealed."""
    record = played("guilds", 3, 4)
    groups = together(record.replay(), decisions(record))
    several = [group for group in groups if len({record.moves[number][0] for number in group}) > 1]
    assert several
    for group in several:
        assert record.replay(group[-1]).prompt(record.moves[group[-1]][0]).rule.startswith("guilds.2")
        assert record.replay(group[0]).seen == record.replay(group[-1]).seen
    assert [number for group in groups for number in group] == decisions(record)


@pytest.mark.parametrize("name", triforium.games())
def test_a_try_tells_of_all_seats_how_they_stand_whether_or_not_they_move(name: str) -> None:
    state = triforium.game(name).new(4, 5)
    for tries in range(1, 4):
        scale = Scale(state, state.to_act[0], 999)
        scale.try_often(tries)
        assert all(0 < share < 1 for came in scale.came.values() for shares in came for share in shares)


def planted(seed: int) -> tuple[Record, int]:
    """A game in which one move, at its place, is what search likes least of all that it tried."""
    state = triforium.game("pillars").new(2, seed)
    players = [bot("search:40", seat) for seat in range(2)]
    number, where = 0, -1
    while not state.over:
        seat = state.to_act[0]
        action = players[seat].choose(state.imagine(seat, number), seat)
        if where < 0 and number > 150 and len(state.legal(seat)) > 2:
            scale = Scale(state, seat, 999)
            scale.try_often(1)
            scale.favour(set(state.legal(seat)))
            scale.try_often(40 * len(state.legal(seat)))
            values = {one: scale.mean(one)[seat] for one in scale.came}
            worst = min(values, key=lambda one: values[one])
            if max(values.values()) - values[worst] > 0.3:
                action, where = worst, number
        state.apply(seat, action)
        number += 1
    return Record.of(state), where


@pytest.mark.slow
def test_a_planted_blunder_is_found() -> None:
    record, where = planted(7)
    assert where > 0
    weighings = [weigh(record.dumps(), number, 400 if number == where else FEW) for number in decisions(record)]
    found = reviewed(record, weighings)
    (one,) = [decision for decision in found.decisions if decision.number == where]
    assert one.grade
    assert one in found.worst(5)


def test_a_difference_that_may_be_luck_gets_no_grade() -> None:
    record = played("pillars", 2, 4)
    number = decisions(record)[100]
    seat, action = record.moves[number]
    other = next(one for one in record.replay(number).legal(seat) if one != action)
    shares = [[0.9, 0.1], [0.1, 0.9]][seat], [[0.2, 0.8], [0.8, 0.2]][seat]
    for sure in (True, False):
        (one,) = reviewed(record, [Weighing(number, other, *shares, sure)]).decisions
        assert one.cost > 0.2
        assert one.grade == ("blunder" if sure else "")


@pytest.mark.parametrize("length", [0, 1, 2, 7, 100])
def test_coarse_first_takes_all_and_halves_the_gaps(length: int) -> None:
    numbers = list(range(5, 5 + length))
    order = coarse_first(numbers)
    assert sorted(order) == numbers
    if length == 100:
        assert sorted(order[:7]) == [5, 21, 37, 53, 69, 85, 101]
