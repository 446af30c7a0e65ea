"""What the estimate says of actions that take several decisions, and what greedy makes of it."""

import pytest

from tests.keythedral.table import (
    GAME,
    A,
    B,
    C,
    actions,
    asked,
    fence,
    give,
    house,
    new_game,
    phase_five,
    play,
    table,
    town,
)  # fmt: skip
from triforium.bots import bot, decide, play_out
from triforium.games.keythedral.actions import FENCE, UNFENCE
from triforium.games.keythedral.forecast import crowds, future_cubes
from triforium.games.keythedral.state import Keythedral

SHARED = {(0, 0): "quarry", (-1, 0): "forest"}
"""B's cottage reaches both fields, A's the quarry alone."""
COTTAGES = {"A1": (0, 0), "B1": (-1, -1)}


def greedy_move(s: Keythedral) -> str:
    return " ".join(GAME.decode(decide(bot("greedy", 0), s, s.to_act[0])))


def after(s: Keythedral, *moves: str) -> int:
    """What A's position is worth after these moves."""
    return play(s.clone(), *moves).worth(A)


def test_a_field_is_divided_among_the_workers_who_could_go_there() -> None:
    """In hundredths of a cube; no tile can count on all of what its workers could bring."""

    def in_a_round(s: Keythedral) -> list[int]:
        crowd = crowds(s)
        return [future_cubes(s, seat, crowd) for seat in (A, B)]

    s = town(SHARED, COTTAGES, cathedral=False)
    assert list(crowds(s))[:2] == [2, 1]
    assert in_a_round(s) == [50, 92]
    house(s, "A1")
    assert list(crowds(s))[:2] == [3, 1]
    assert in_a_round(s) == [66, 92]
    fence(s, A, "B1", "sw")
    assert in_a_round(s) == [66, 33]
    fence(s, A, "B1", "se")
    assert in_a_round(s) == [100, 0]


def test_greedy_fences_a_rival_off() -> None:
    s = town(SHARED, COTTAGES, cathedral=False)
    give(s, A, "NN")
    assert greedy_move(actions(s)) == "fence"
    assert greedy_move(play(s, "fence")) == "fence-off B1 se"


def test_greedy_keeps_its_timber_where_a_fence_keeps_nobody_off() -> None:
    s = town(SHARED, {"A1": (0, 0), "B1": (-2, 0)}, cathedral=False)
    give(s, A, "NN")
    assert greedy_move(actions(s)) != "fence"


def test_greedy_pulls_down_a_fence_that_shuts_it_off() -> None:
    s = town(SHARED, {"A1": (-1, 0), "B1": (-2, -1)}, cathedral=False)
    fence(s, B, "A1", "nw")
    fence(s, B, "B1", "se")
    give(s, A, "RRR")
    house(s, "A1")
    assert greedy_move(actions(s)) == "unfence"
    assert greedy_move(play(s, "unfence")) == "remove B#1"


def test_a_fence_to_be_chosen_promises_what_the_best_one_brings() -> None:
    """Only fences beside the own fields are looked at, so there may be better ones; a fence too many is no gain."""
    seen = {FENCE: [0, 0], UNFENCE: [0, 0]}
    for seed in range(4):
        s = new_game(3, seed)
        players = [bot("greedy", seat) for seat in range(3)]
        while not s.over:
            seat = s.to_act[0]
            for action in set(seen) & set(s.legal(seat)):
                chosen = s.clone()
                chosen.play(action)
                if chosen.to_act != (seat,):  # there was but one
                    continue
                best = max(worths_of_options(chosen, seat))
                seen[action][0] += 1
                seen[action][1] += abs(int(chosen.worth(seat)) - best) <= 10
            s.apply(seat, decide(players[seat], s, seat))
    for looked, true in seen.values():
        assert looked > 50
        assert true > looked / 2


def worths_of_options(s: Keythedral, seat: int) -> list[int]:
    found = []
    for action in s.legal(seat):
        future = s.clone()
        future.play(action)
        found.append(future.worth(seat))
    return found


def test_a_payment_to_be_made_takes_what_there_is_most_of() -> None:
    """It once took the first colours: the trader's stone was paid for with stone, and no two ever came together."""
    s = table(3)
    give(s, A, "KNNNNNN")
    actions(s)
    assert after(s, "trade stone") == after(s, "trade stone", "pay timber", "pay timber")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_names_the_neighbour_to_its_right_and_holds_the_token_again(seats: int) -> None:
    s = phase_five(table(seats))
    play(s, *["pass"] * (seats - 1))
    assert asked(s) == (B, "ask-start-player")
    assert greedy_move(s) == "name A"


def test_with_two_greedy_begins_itself() -> None:
    s = play(phase_five(table(2)), "pass")
    assert greedy_move(s) == "name B"


@pytest.mark.parametrize(("seats", "rounds", "move"), [(3, 1, "bid 1"), (3, 8, "pass"), (4, 1, "pass")])
def test_greedy_bids_for_the_token_with_three_as_long_as_many_rounds_are_to_come(
    seats: int, rounds: int, move: str
) -> None:
    s = table(seats)
    s.round = rounds
    give(s, C, "KKNN")
    assert greedy_move(phase_five(s)) == move


def test_greedy_is_outbid_rather_than_pay_too_much() -> None:
    s = table(3)
    give(s, B, "KKKKKK")
    give(s, C, "KKKKKK")
    s.round = 1
    assert greedy_move(play(phase_five(s), "bid 5", "pass")) == "pass"


def test_two_who_hoard_come_to_an_end() -> None:
    """Both sat on their cubes for thirty rounds: one seat was left in the row, and nobody traded for its stone."""
    s = GAME.new(2, 10236)
    play_out(s, [bot("greedy", 0), bot("greedy", 1)])
    assert s.view(None)["round"] < 20
