"""The levels: who beats whom, what a thought is made of, and that several together make one."""

import time
from itertools import pairwise

import pytest

import triforium
from triforium.bots import LEVELS, Thought, bot, decide, play_out, ponder, seconds_of, together
from triforium.bots.search import Reason
from triforium.terminal.tally import wilson


def share_of(hero: str, rival: str, game: str, seats: int, games: int) -> tuple[float, float]:
    """The 95 % interval of the hero's wins against seats that the rival plays; the hero moves up each game."""
    won = 0.0
    for seed in range(games):
        state = triforium.game(game).new(seats, seed)
        own = seed % seats
        play_out(state, [bot(hero if seat == own else rival, 10 * seed + seat) for seat in range(seats)])
        won += (own in state.winners()) / len(state.winners())
    return wilson(won, games)


@pytest.mark.slow
@pytest.mark.statistics
@pytest.mark.parametrize("game", triforium.games())
def test_the_apprentice_loses_to_the_journeyman_and_beats_random(game: str) -> None:
    assert share_of("apprentice", "journeyman", game, 2, 120)[1] < 0.40
    assert share_of("apprentice", "random", game, 2, 120)[0] > 0.80
    assert share_of("apprentice", "random", game, 4, 60)[0] > 0.60


@pytest.mark.parametrize("game", triforium.games())
def test_the_apprentice_takes_no_move_that_is_far_worse_than_another(game: str) -> None:
    """It errs: but by no more than six points as its own eyes count them."""
    state = triforium.game(game).new(2, 4)
    erred = 0
    for number in range(60):
        seat = state.to_act[0]
        imagined = state.imagine(seat, number)
        imagined.ask(seat)
        worths = {}
        for action in imagined.choices().listed():
            future = imagined.clone()
            future.ask(seat)
            future.play(action)
            worths[action] = future.worth(seat)
        chosen = bot("apprentice", number).choose(imagined, seat)
        assert worths[chosen] >= max(worths.values()) - 600
        erred += worths[chosen] < max(worths.values())
        state.apply(seat, chosen)
    assert erred > 5


def test_levels_go_from_weak_to_strong_and_think_longer_and_longer() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master", "master-builder"]
    assert [seconds_of(name) for name in LEVELS] == [0, 0, 0.2, 2]
    assert all(weak <= strong for weak, strong in pairwise(map(seconds_of, LEVELS)))


@pytest.mark.slow
@pytest.mark.parametrize("game", triforium.games())
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_legal_moves_in_time(game: str, name: str) -> None:
    state = triforium.game(game).new(2, 3)
    for number in range(3):
        seat = state.to_act[0]
        began = time.perf_counter()
        action = ponder(bot(name, number), state, seat, min(seconds_of(name), 0.3)).move()
        assert time.perf_counter() - began < 2
        state.apply(seat, action)


def test_the_journeyman_is_greedy_by_another_name() -> None:
    state = triforium.game("pillars").new(3, 8)
    for number in range(20):
        seat = state.to_act[0]
        action = decide(bot("greedy", number), state, seat)
        assert decide(bot("journeyman", number), state, seat) == action
        state.apply(seat, action)


def test_a_thought_is_the_search_s_own_choice_with_its_reasons() -> None:
    state = triforium.game("pillars").new(2, 3)
    seat = state.to_act[0]
    thought = ponder(bot("search:200", 5), state, seat)
    assert thought.move() == decide(bot("search:200", 5), state, seat) == thought.reasons[0].action
    assert sum(thought.tries.values()) == 200
    assert sum(reason.share for reason in thought.reasons) == pytest.approx(1)
    assert ponder(bot("greedy", 5), state, seat) == Thought({decide(bot("greedy", 5), state, seat): 1}, [])


def test_the_sum_of_several_thoughts_decides() -> None:
    """Each of three prefers another move, but all of them come back to the same second one."""
    thoughts = [
        Thought({one: 60, 9: 40}, [Reason(one, 0.6, 1.0, [(0, one)]), Reason(9, 0.4, float(one), [(0, 9), (1, one)])])
        for one in (1, 2, 3)
    ]
    assert [thought.move() for thought in thoughts] == [1, 2, 3]
    sum_of_all = together(thoughts)
    assert sum_of_all.move() == 9
    assert sum_of_all.tries == {1: 60, 2: 60, 3: 60, 9: 120}
    best = sum_of_all.reasons[0]
    assert best.action == 9
    assert best.share == pytest.approx(0.4)
    assert best.lead == pytest.approx(2.0)
    assert best.line == [(0, 9), (1, 1)]


def test_together_one_thought_is_itself() -> None:
    state = triforium.game("guilds").new(2, 3)
    thought = ponder(bot("search:60", 5), state, 0)
    alone = together([thought])
    assert alone.tries == thought.tries
    assert alone.move() == thought.move()
    assert {reason.action for reason in alone.reasons} == {reason.action for reason in thought.reasons}
