"""What the greedy bot is held to; played on the compiled engine."""

from statistics import mean, median

import pytest

import triforium
from triforium.bots import bot, play_out
from triforium.games.guilds.material import GREY, QUIET_TURNS
from triforium.games.guilds.state import Guilds

GUILDS = triforium.game("guilds")


def play(names: list[str], seed: int) -> Guilds:
    state = GUILDS.new(len(names), seed)
    play_out(state, [bot(name, 1_000 * seed + seat) for seat, name in enumerate(names)])
    assert isinstance(state, Guilds)
    return state


@pytest.mark.statistics
def test_greedy_beats_three_random_players_in_95_of_100_games() -> None:
    won = 0
    for seed in range(400):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        won += play(names, seed).winners() == [seed % 4]
    assert won >= 0.95 * 400


@pytest.mark.statistics
def test_four_greedy_players_score_as_people_do_and_no_seat_is_favoured() -> None:
    games = 800
    wins = [0.0] * 4
    best: list[int] = []
    grey: list[int] = []
    for seed in range(games):
        state = play(["greedy"] * 4, seed)
        best.append(max(state.scores()))
        grey.append(state.points[GREY])
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners())
    assert 40 <= median(best) <= 52
    assert mean(grey) < 20
    assert all(0.15 <= share / games <= 0.35 for share in wins), wins


@pytest.mark.statistics
def test_of_two_greedy_players_the_first_wins_about_half() -> None:
    games = 1_000
    won = 0.0
    for seed in range(games):
        first = GUILDS.new(2, seed).view(None)["start_player"]
        winners = play(["greedy"] * 2, seed).winners()
        won += (first in winners) / len(winners)
    assert 0.40 <= won / games <= 0.60


@pytest.mark.statistics
def test_two_greedy_players_do_not_wait_for_each_other() -> None:
    """T.8: hardly a game ends because nobody builds any more."""
    assert sum(play(["greedy"] * 2, seed).quiet == QUIET_TURNS for seed in range(300)) <= 3


def test_greedy_is_ahead_of_random_in_a_single_game() -> None:
    scores = play(["greedy", "random", "random", "random"], 3).scores()
    assert scores[0] > max(scores[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_with_the_same_seed_plays_the_same_game(seats: int) -> None:
    names = ["greedy"] + ["random"] * (seats - 1)
    assert play(names, 5).scores() == play(names, 5).scores()


def test_a_bot_can_be_asked_for_any_seat_that_is_choosing() -> None:
    from triforium.bots import decide

    state = GUILDS.new(4, 9)
    for seat in (2, 0, 3, 1):
        while seat in state.to_act and state.view(None)["round"] == 1 and len(state.to_act) > 1:
            action = decide(bot("greedy", seat), state, seat)
            assert action in state.legal(seat)
            state.apply(seat, action)
    assert state.view(None)["round"] == 1
