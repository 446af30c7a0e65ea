"""One game of an arena, and what is kept of it."""

from time import perf_counter
from typing import NamedTuple

from triforium.bots import decide
from triforium.terminal.series import Plan

Key = tuple[int, int]
"""A game of an arena: the number of its deal, and by how many seats the bots have moved up."""


class Row(NamedTuple):
    """How one seat fared in one game."""

    deal: int
    rotation: int
    seat: int
    bot: str
    points: int
    rank: int
    """1 for whoever won; those who are level share the better rank."""
    win: float
    """1 for a win, a half for one that two share, else 0."""
    decisions: int
    seconds: float
    """Spent by the bot on its decisions."""
    moves: int
    """The decisions of all seats."""


def play_match(plan: Plan, deal: int, rotation: int) -> list[Row]:
    """Plays the deal with the bots moved up by `rotation` seats; luck does not hang on anything else."""
    names = plan.seated(rotation)
    state, players = plan.deal(deal), plan.players(names, deal, rotation)
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not state.over:
        seat = state.to_act[0]
        began = perf_counter()
        action = decide(players[seat], state, seat)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        state.apply(seat, action)
    points, winners = state.scores(), state.winners()
    places, moves = ranks(points, winners), sum(decisions)
    return [
        Row(
            deal, rotation, seat, names[seat], points[seat], places[seat],
            1 / len(winners) if seat in winners else 0.0, decisions[seat], seconds[seat], moves,
        )
        for seat in range(plan.seats)
    ]  # fmt: skip


def ranks(points: list[int], winners: list[int]) -> list[int]:
    """By seat: who won, whatever decided a tie, comes before all others, and those go by their points."""
    worth = [(seat in winners, score) for seat, score in enumerate(points)]
    return [1 + sum(other > own for other in worth) for own in worth]
