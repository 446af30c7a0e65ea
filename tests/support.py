"""What several tests need: random games, every way to set a title up, and a state as comparable data."""

import json
from collections.abc import Iterator

import pytest

import triforium
from triforium.kernel.chance import seeded
from triforium.kernel.state import State

Setting = tuple[str, int, dict[str, str]]


def settings() -> list[Setting]:
    """Every title with its default options and every number of seats that these allow, with each other value of an
    option and the fewest and the most seats, and any seats that the defaults do not allow; once with all options
    changed."""
    found: list[Setting] = []
    for name in triforium.games():
        game = triforium.game(name)
        usual = {option: values[0] for option, values in game.options.items()}
        found += [(name, seats, usual) for seats in game.seats_with(usual)]
        for option, values in game.options.items():
            for value in values[1:]:
                options = {**usual, option: value}
                allowed = game.seats_with(options)
                new_numbers = set(allowed) - set(game.seats_with(usual))
                found += [(name, seats, options) for seats in sorted({allowed[0], allowed[-1], *new_numbers})]
        if len(usual) > 1:
            changed = {option: values[1] for option, values in game.options.items()}
            found.append((name, game.seats_with(changed)[-1], changed))
    return found


def named(setting: Setting) -> str:
    name, seats, options = setting
    return "-".join([name, str(seats), *options.values()])


def is_default(setting: Setting) -> bool:
    name, _, options = setting
    return all(options[option] == values[0] for option, values in triforium.game(name).options.items())


each_setting = pytest.mark.parametrize(
    "setting",
    [pytest.param(s, id=named(s), marks=() if is_default(s) else pytest.mark.slow) for s in settings()],
)
"""For a test of every title; `make fast` leaves all but the default options out."""


def new(setting: Setting, seed: int) -> State:
    name, seats, options = setting
    return triforium.game(name).new(seats, seed, options)


def random_moves(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Play a random game: yields each move before it is applied, so that the caller can look at the state."""
    chance = seeded(seed)
    while not state.over:
        seat = state.to_act[chance.below(len(state.to_act))]
        legal = state.legal(seat)
        action = legal[chance.below(len(legal))]
        yield seat, action
        state.apply(seat, action)


def moments(setting: Setting, seed: int, points: int = 24) -> Iterator[tuple[State, int]]:
    """Positions spread over a whole random game, each with a seat that is to act: long games are looked at as often
    as short ones."""
    length = sum(1 for _ in random_moves(new(setting, seed), seed))
    state = new(setting, seed)
    for number, (seat, _) in enumerate(random_moves(state, seed)):
        if number * points // length != (number - 1) * points // length:
            yield state, seat


def shown(state: State, seat: int | None) -> str:
    """Everything that a seat is shown, as text: view, prompt, list and journal."""
    assert state.journal is not None
    told = [list(line) for line in state.journal.for_seat(seat)]
    asked = None if seat is None else (state.prompt(seat), state.legal(seat))
    return json.dumps([state.view(seat), asked, told], sort_keys=True)


def snapshot(state: State) -> str:
    """All that anybody is shown, for comparing two states as a whole."""
    seats = range(len(state.scores()))
    return json.dumps([state.view(None), *[[state.view(s), state.prompt(s), state.legal(s)] for s in seats]])
