"""Plays every title for a moment: what the compiler watches where the engine is built with TRIFORIUM_TRAINED set."""

import triforium
from triforium.bots import bot, play_out
from triforium.kernel.chance import seeded
from triforium.kernel.playout import playout

DECISIONS = 100_000
"""For each title in each way; more change nothing."""


def stepped(state: triforium.State, seed: int) -> int:
    """A random game from outside, move by move; returns how many moves it took."""
    luck = seeded(seed)
    moves = 0
    while owing := state.to_act:
        legal = state.legal(owing[0])
        state.apply(owing[0], legal[luck.below(len(legal))])
        moves += 1
    return moves


def train(game: triforium.Game) -> None:
    """Games stepped from outside, played on inside, imagined, and one each between greedy and searching bots."""
    seats = max(game.seats_with())
    moves = 0
    seed = 0
    while moves < DECISIONS:
        state = game.new(seats, seed)
        playout(state.clone(), seeded(seed))
        playout(state.imagine(0, seed), seeded(seed))
        moves += stepped(state, seed)
        seed += 1
    for name in ("greedy", "search:100"):
        play_out(game.new(seats, seed), [bot(name, seat) for seat in range(seats)])


for name in triforium.games():
    train(triforium.game(name))
