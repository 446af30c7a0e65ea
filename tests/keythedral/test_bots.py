"""What greedy achieves: against random, and among its equals."""

from statistics import median

import pytest

import triforium
from triforium.bots import bot, play_out

GAME = triforium.game("keythedral")


@pytest.mark.slow
@pytest.mark.statistics
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random_in_95_of_100(seats: int) -> None:
    won = 0
    for seed in range(100):
        s = GAME.new(seats, seed)
        hero = seed % seats
        play_out(s, [bot("greedy" if seat == hero else "random", 10 * seed + seat) for seat in range(seats)])
        won += s.winners() == [hero]
    assert won >= 95


@pytest.mark.slow
@pytest.mark.statistics
def test_a_full_game_with_three() -> None:
    """Six to nine rounds, a winner of 65 to 95 points, and no seat much better than another, over 2,000 games."""
    games = 2000
    rounds, best, wins = [], [], [0.0, 0.0, 0.0]
    for seed in range(games):
        s = GAME.new(3, seed)
        play_out(s, [bot("greedy", 10 * seed + seat) for seat in range(3)])
        rounds.append(s.view(None)["round"])
        best.append(max(s.scores()))
        for seat in s.winners():
            wins[seat] += 1 / len(s.winners())
    assert 6 <= median(rounds) <= 9
    assert sum(6 <= r <= 9 for r in rounds) >= 0.8 * games
    assert max(rounds) < 40
    assert 65 <= median(best) <= 95
    assert all(0.20 <= share / games <= 0.47 for share in wins)


@pytest.mark.slow
@pytest.mark.statistics
@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("length", ["full", "short"])
def test_no_greedy_game_goes_on_for_ever(seats: int, length: str) -> None:
    for seed in range(100):
        s = GAME.new(seats, seed, {"length": length})
        play_out(s, [bot("greedy", 10 * seed + seat) for seat in range(seats)])
        assert s.view(None)["round"] < 40
