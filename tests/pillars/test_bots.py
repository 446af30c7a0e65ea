"""What the greedy bot is held to; played on the compiled engine."""

from statistics import median

import pytest

import triforium
from triforium.bots import bot, play_out
from triforium.kernel.state import State

PILLARS = triforium.game("pillars")


def play(names: list[str], seed: int, expansion: str = "none") -> State:
    state = PILLARS.new(len(names), seed, {"expansion": expansion})
    play_out(state, [bot(name, 1_000 * seed + seat) for seat, name in enumerate(names)])
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
    games = 2_000
    wins = [0.0] * 4
    best: list[int] = []
    for seed in range(games):
        state = play(["greedy"] * 4, seed)
        best.append(max(state.scores()))
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners())
    assert 40 <= median(best) <= 60
    assert all(0.15 <= share / games <= 0.35 for share in wins), wins


@pytest.mark.statistics
@pytest.mark.parametrize(("seats", "least", "most"), [(4, 0.15, 0.35), (6, 0.08, 0.26)])
def test_greedy_players_of_the_expansion_score_as_people_do_and_no_seat_is_favoured(
    seats: int, least: float, most: float
) -> None:
    games = 2_000
    wins = [0.0] * seats
    best: list[int] = []
    for seed in range(games):
        state = play(["greedy"] * seats, seed, "full")
        best.append(max(state.scores()))
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners())
    assert 45 <= median(best) <= 65
    assert all(least <= share / games <= most for share in wins), wins


@pytest.mark.statistics
@pytest.mark.parametrize("expansion", ["full", "cards"])
def test_greedy_beats_random_players_of_the_expansion(expansion: str) -> None:
    won = sum(play(["greedy", "random", "random", "random"], seed, expansion).winners() == [0] for seed in range(200))
    assert won >= 0.95 * 200


def test_greedy_takes_the_best_there_is() -> None:
    """In one game even the pure engine shows it: greedy is far ahead of random."""
    scores = play(["greedy", "random", "random", "random"], 3).scores()
    assert scores[0] > 1.5 * max(scores[1:])


def test_bots_do_not_disturb_the_dice_nor_the_state() -> None:
    state = PILLARS.new(4, 7)
    words = (state.chance.a, state.chance.b, state.chance.c, state.chance.counter)
    view = state.view(None)
    from triforium.bots import decide

    for name in ("random", "greedy"):
        assert decide(bot(name, 1), state, state.to_act[0]) in state.legal(state.to_act[0])
    assert (state.chance.a, state.chance.b, state.chance.c, state.chance.counter) == words
    assert state.view(None) == view


def test_a_bot_with_the_same_seed_plays_the_same_game() -> None:
    assert play(["greedy", "random"], 5).scores() == play(["greedy", "random"], 5).scores()


def test_unknown_bot() -> None:
    with pytest.raises(triforium.TriforiumError, match="there is apprentice, journeyman, master"):
        bot("genius", 1)
