"""Win chances: true to games that were not fitted, and fitted as they should be."""

import random
from math import isclose

import pytest

import triforium
from benchmarks.calibration import ENOUGH, TOLERANCE, judged, missed, plans, stored
from triforium.review import fitting
from triforium.review.chances import WEIGHTS, chances, spread, table, weights
from triforium.review.fitting import Sample, Tenth, fitted, solved, tenths


@pytest.fixture(scope="module")
def found() -> dict[str, list[Tenth]]:
    return judged(stored())


def test_the_sample_is_large_enough() -> None:
    samples = stored()
    for name in triforium.games():
        games = {sample.number for sample in samples if sample.game == name}
        assert len(games) >= 200
        assert {len(sample.shares) for sample in samples if sample.game == name} == {
            plan.seats for plan in plans(0) if plan.game == name
        }


def test_all_together_every_tenth_is_true_to_five_points(found: dict[str, list[Tenth]]) -> None:
    assert [one.number for one in found["all"]] == list(range(10))
    for one in found["all"]:
        assert one.games >= ENOUGH
        assert abs(one.foretold - one.happened) <= TOLERANCE, one


def test_every_title_is_true_to_five_points_in_every_tenth(found: dict[str, list[Tenth]]) -> None:
    assert [(name, one.number) for name, own in found.items() for one in own if missed(one)] == []


def test_chances_add_up_and_follow_the_shares() -> None:
    for name, own in table().items():
        for seats in own:
            shares = [0.9] + [0.2] * (int(seats) - 1)
            early, late = (chances(name, shares, 1, progress) for progress in (0.3, 0.95))
            assert isclose(sum(early), 1.0)
            assert late[0] == max(late)
            assert late[0] > early[0]


def test_every_title_and_number_of_seats_is_fitted() -> None:
    assert {(plan.game, str(plan.seats)) for plan in plans(0)} == {
        (game, seats) for game in table() for seats in table()[game]
    }
    assert all(len(own) == WEIGHTS + 1 for seats in table().values() for own in seats.values())


def test_seats_without_a_fit_take_the_nearest_and_a_new_title_its_word() -> None:
    assert weights("pillars", 9) == weights("pillars", 6)
    assert chances("a new title", [0.75, 0.25], 0, 0.5) == pytest.approx([0.75, 0.25])


@pytest.mark.parametrize("power", [1.0, 1.5, 2.0])
def test_the_fit_finds_the_numbers_that_made_the_games(power: float) -> None:
    luck, true = random.Random(1), [1.5, 0.5, 0.0, -0.4, power]
    samples = []
    for number in range(4000):
        shares, mover, progress = [luck.uniform(0.05, 0.95) for _ in range(3)], luck.randrange(3), luck.random()
        winner = luck.choices(range(3), spread(true, shares, mover, progress))[0]
        won = [float(seat == winner) for seat in range(3)]
        samples.append(Sample("toy", number, mover, progress, shares, won))
    found = fitted(samples)
    assert found[-1] == power
    for progress in (0.1, 0.9):
        one, other = (spread(own, [0.8, 0.3, 0.4], 2, progress) for own in (true, found))
        assert all(abs(a - b) < 0.03 for a, b in zip(one, other, strict=True))


def test_equations_are_solved() -> None:
    assert [round(x, 9) for x in solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0])] == [3.0, 2.0]


def test_tenths_count_games_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "chances", lambda game, shares, mover, progress: shares)
    samples = [Sample("toy", number, 0, 0.5, [0.72, 0.28], won) for number, won in ((1, [1.0, 0.0]), (1, [0.0, 1.0]))]
    assert tenths(samples) == [Tenth(2, 2, 1, 0.28, 0.5), Tenth(7, 2, 1, 0.72, 0.5)]
