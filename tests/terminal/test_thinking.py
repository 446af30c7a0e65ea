"""Long thoughts at the terminal are shared, and outlive a process that dies."""

import os

import pytest

import triforium
from triforium.bots import Thought, bot, decide, together
from triforium.kernel.state import State
from triforium.terminal import thinking
from triforium.terminal.thinking import Moves, Thinking


def dies(kind: str, seed: int, state: State, seat: int, moves: Moves) -> Thought:
    os._exit(3)


def says(kind: str, seed: int, state: State, seat: int, moves: Moves) -> Thought:
    """Each prefers another of the legal moves, but the last one is everybody's second."""
    legal = state.legal(seat)
    return Thought({legal[seed % 2]: 60, legal[-1]: 40}, [])


@pytest.fixture
def state() -> State:
    return triforium.game("pillars").new(2, 3)


def test_the_sum_of_all_processes_decides(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "one_thought", says)
    monkeypatch.setattr(thinking, "derive", lambda seed, number: number)
    seat = state.to_act[0]
    assert Thinking(2).move("master-builder", 1, state, seat) == state.legal(seat)[-1]


def test_a_process_that_dies_does_not_lose_the_move(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "one_thought", dies)
    seat = state.to_act[0]
    assert Thinking(2).move("search:1s", 1, state, seat) in state.legal(seat)


def test_processes_think_about_the_real_thing(state: State) -> None:
    seat = state.to_act[0]
    before = state.view(None)
    assert Thinking(2).move("search:1s", 1, state, seat) in state.legal(seat)
    assert state.view(None) == before


@pytest.mark.slow
def test_processes_go_on_with_their_trees_within_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the two makes 400 tries for every decision; for the second one of a turn many are there already."""
    monkeypatch.setattr(thinking, "seconds_of", lambda kind: thinking.LONG)
    heard: list[Thought] = []

    def listening(thoughts: list[Thought]) -> Thought:
        heard.append(together(thoughts))
        return heard[-1]

    monkeypatch.setattr(thinking, "together", listening)
    state = triforium.game("guilds").new(2, 5)
    seat = state.to_act[0]
    here = Thinking(2)
    while state.to_act == (seat,):
        state.apply(seat, here.move("search:400", len(heard), state, seat))
    tries = [sum(thought.tries.values()) for thought in heard if thought.reasons]
    assert tries[0] == 800
    assert max(tries) > 900


def test_short_thoughts_need_no_process(state: State) -> None:
    here = Thinking(2)
    seat = state.to_act[0]
    assert here.move("journeyman", 1, state, seat) == decide(bot("greedy", 1), state, seat)
    assert here.minds == []
