"""Triforium's own figures: decisions a second, microseconds a copy, bytes a state."""

import tracemalloc
from random import Random

import triforium
from benchmarks.timing import PlayGame, predrawn
from triforium.bots import bot, decide, play_out
from triforium.bots.search import Search
from triforium.kernel.chance import seeded
from triforium.kernel.playout import playout


def stepped(name: str, seats: int, least: int = 2, history: bool = True) -> PlayGame:
    """Random games driven from Python through the checked contract, as anybody would.

    What counts are choices between at least so many actions. Without history a clone is played, which keeps none.
    """
    game = triforium.game(name)
    luck = predrawn()

    def play(seed: int) -> int:
        decisions = 0
        state = game.new(seats, seed)
        if not history:
            state = state.clone()
        while owing := state.to_act:
            seat = owing[0]
            legal = state.legal(seat)
            if len(legal) >= least:
                decisions += 1
            state.apply(seat, legal[next(luck) % len(legal)])
        return decisions

    return play


def inside(name: str, seats: int) -> PlayGame:
    """Random games, made from Python and played to their end without leaving the engine, on a clone as in a search."""
    game = triforium.game(name)

    def play(seed: int) -> int:
        return playout(game.new(seats, seed).clone(), seeded(seed))

    return play


def greedy(name: str, seats: int) -> PlayGame:
    """Whole games between greedy bots; each counts as one."""
    game = triforium.game(name)

    def play(seed: int) -> int:
        bots = [bot("greedy", seed + seat) for seat in range(seats)]
        play_out(game.new(seats, seed), bots)
        return 1

    return play


def searching(name: str, seats: int, tries: int = 100) -> PlayGame:
    """Whole games between searching bots; what counts are their tries, each a descent of the tree, some random moves
    (`wander` in the title's `foresight`) and the estimate of all seats."""
    game = triforium.game(name)

    def play(seed: int) -> int:
        bots = [Search(f"search:{tries}", seeded(seed + seat), tries, 0.0) for seat in range(seats)]
        play_out(game.new(seats, seed).clone(), list(bots))
        return sum(bot.done for bot in bots)

    return play


def worths(name: str, seats: int) -> PlayGame:
    """Every position of a game between greedy bots estimated for the player who is to act."""
    states = [(state, state.to_act[0]) for state in greedy_positions(name, seats)]

    def estimate_all(seed: int) -> int:
        for state, seat in states:
            state.worth(seat)
        return len(states)

    return estimate_all


def clones(name: str, seats: int) -> PlayGame:
    """Clones of every position of a random game, each made and thrown away."""
    states = positions(name, seats)

    def clone_all(seed: int) -> int:
        for state in states:
            state.clone()
        return len(states)

    return clone_all


def imaginings(name: str, seats: int) -> PlayGame:
    """Every position of a random game imagined anew by the player who is to act."""
    states = [(state, state.to_act[0]) for state in positions(name, seats)]

    def imagine_all(seed: int) -> int:
        for state, seat in states:
            state.imagine(seat, seed)
        return len(states)

    return imagine_all


def state_bytes(name: str, seats: int) -> float:
    """What a state takes up in memory: the mean over a game's positions.

    Imagined states are weighed, not clones, since clones share their decks and these own them.
    """
    states = positions(name, seats)
    held: list[triforium.State | None] = [None] * len(states)
    tracemalloc.start()
    for i, state in enumerate(states):
        held[i] = state.imagine(0, i)
    held_bytes, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held_bytes / len(states)


def positions(name: str, seats: int) -> list[triforium.State]:
    """Every position of one random game in which somebody has a choice."""
    random = Random(1).random
    state = triforium.game(name).new(seats, 1)
    found = []
    while owing := state.to_act:
        found.append(state.clone())
        legal = state.legal(owing[0])
        state.apply(owing[0], legal[int(random() * len(legal))])
    return found


def greedy_positions(name: str, seats: int) -> list[triforium.State]:
    """Every position of one game between greedy bots in which somebody has a choice."""
    bots = [bot("greedy", seat) for seat in range(seats)]
    state = triforium.game(name).new(seats, 1)
    found = []
    while owing := state.to_act:
        found.append(state.clone())
        state.apply(owing[0], decide(bots[owing[0]], state, owing[0]))
    return found
