"""The peers, each in the fastest fair way that its Python API offers.

A decision is a choice between at least two actions, for everybody: Triforium takes forced moves by itself and hardly
asks, so those of the peers are played but not counted (a fifth of them in hearts, two thirds in Catanatron). With
`least=1` every move counts, forced or not.
"""

from random import Random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

from benchmarks.timing import PlayGame, predrawn

OVER = int(pyspiel.PlayerId.TERMINAL)


def hearts(least: int = 2) -> PlayGame:
    """OpenSpiel's hearts (C++), four random players, driven from Python as Triforium is.

    Only players' decisions count, though the deal, 53 chance nodes a game, takes time as well: Triforium deals inside
    `new`, whose time counts too. Every deal in hearts is equally likely, so that a random choice from `legal_actions`
    does: that is much faster than weighing `chance_outcomes`.
    """
    game = pyspiel.load_game("hearts")
    luck = predrawn()

    def play(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            legal = state.legal_actions()
            if player >= 0 and len(legal) >= least:
                decisions += 1
            state.apply_action(legal[next(luck) % len(legal)])
        return decisions

    return play


def hearts_as_in_its_example() -> PlayGame:
    """The same with chance nodes as OpenSpiel's own example has them: `chance_outcomes`, weighed."""
    game = pyspiel.load_game("hearts")
    random = Random(1).random
    luck = predrawn()

    def play(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            if player >= 0:
                legal = state.legal_actions()
                if len(legal) > 1:
                    decisions += 1
                state.apply_action(legal[next(luck) % len(legal)])
            else:
                state.apply_action(weighed(state.chance_outcomes(), random()))
        return decisions

    return play


def weighed(outcomes: list[tuple[int, float]], luck: float) -> int:
    """The outcome on which `luck`, from 0 to 1, falls."""
    for outcome, likelihood in outcomes:
        luck -= likelihood
        if luck < 0:
            return outcome
    return outcomes[-1][0]


def hearts_search(simulations: int = 100) -> PlayGame:
    """OpenSpiel's own search (C++), four of it at a table of hearts: what counts are its simulations, each a descent
    of the tree and one random game to the end, up to 52 moves."""
    game = pyspiel.load_game("hearts")
    luck = predrawn()

    def play(seed: int) -> int:
        done = 0
        state = game.new_initial_state()
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, seed, False)
        while (player := state.current_player()) != OVER:
            legal = state.legal_actions()
            if player >= 0 and len(legal) > 1:
                state.apply_action(bot.step(state))
                done += simulations
            else:
                state.apply_action(legal[next(luck) % len(legal)])
        return done

    return play


class Counting(RandomPlayer):  # type: ignore[misc]  # Catanatron has no types
    """Catanatron's own random player, counting how often it has at least so many actions."""

    counted = 0
    least = 2

    def decide(self, game: Any, playable_actions: Any) -> Any:
        if len(playable_actions) >= Counting.least:
            Counting.counted += 1
        return super().decide(game, playable_actions)


def catan(least: int = 2) -> PlayGame:
    """Catanatron (Python), four of its own random players."""

    def play(seed: int) -> int:
        Counting.counted = 0
        Counting.least = least
        Game([Counting(colour) for colour in Color], seed=seed).play()
        return Counting.counted

    return play
