"""The peers, each in the fastest fair way that its Python API offers."""

from random import Random

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
            if player >= 0:
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return decisions

    def play_weighing(seed: int) -> int:
        decisions = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != OVER:
            if player >= 0:
                decisions += 1
                legal = state.legal_actions()
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


def catan() -> PlayGame:
    """Catanatron (Python), four of its own random players; every action counts, also those without an alternative."""

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        game.play()
        return len(game.state.actions)

    return play
