"""The peers, each in the fastest fair way that its Python API offers.

A decision is a choice between at least two actions, for everybody: Triforium takes forced moves by itself and never
asks, so those of the peers are played but not counted (a fifth of them in hearts, two thirds in Catanatron).
"""

from random import Random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

from benchmarks.timing import PlayGame

OVER = int(pyspiel.PlayerId.TERMINAL)


def hearts(example_style: bool = False) -> PlayGame:
    """OpenSpiel's hearts (C++), four random players, driven from Python as Triforium is.

    Only players' decisions count, though the deal, 53 chance nodes a game, takes time as well: Triforium deals inside
    `new`, whose time counts too. At a chance node a driver must ask for `chance_outcomes` and weigh them, as
    OpenSpiel's own example does (`example_style`); every outcome in hearts is equally likely, so that the same random
    choice from `legal_actions` does, which is much faster: that is what we measure against.
    """
    game = pyspiel.load_game("hearts")
    random = Random(1).random

    def play(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            legal = state.legal_actions()
            if player >= 0 and len(legal) > 1:
                decisions += 1
            state.apply_action(legal[int(random() * len(legal))])
        return decisions

    def play_weighing(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            if player >= 0:
                legal = state.legal_actions()
                if len(legal) > 1:
                    decisions += 1
                state.apply_action(legal[int(random() * len(legal))])
            else:
                state.apply_action(weighed(state.chance_outcomes(), random()))
        return decisions

    return play_weighing if example_style else play


def weighed(outcomes: list[tuple[int, float]], luck: float) -> int:
    """The outcome on which `luck`, from 0 to 1, falls."""
    for outcome, likelihood in outcomes:
        luck -= likelihood
        if luck < 0:
            return outcome
    return outcomes[-1][0]


class Counting(RandomPlayer):  # type: ignore[misc]  # Catanatron has no types
    """Catanatron's own random player, counting its choices."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        if len(playable_actions) > 1:
            Counting.choices += 1
        return super().decide(game, playable_actions)


def catan() -> PlayGame:
    """Catanatron (Python), four of its own random players."""

    def play(seed: int) -> int:
        before = Counting.choices
        Game([Counting(colour) for colour in Color], seed=seed).play()
        return Counting.choices - before

    return play
