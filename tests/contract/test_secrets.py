"""What a seat cannot know it cannot see: an imagined state looks the same to that seat, and plays on by the rules."""

import json

import triforium
from tests.support import Setting, each_setting, moments, new
from triforium.kernel.chance import seeded
from triforium.kernel.playout import playout
from triforium.kernel.state import State


def face(state: State, seat: int) -> str:
    """View, prompt and list of one seat, and what a spectator sees."""
    return json.dumps([state.view(seat), state.prompt(seat), state.legal(seat), state.view(None)])


@each_setting
def test_an_imagined_state_looks_the_same_to_the_seat_that_imagines_it(setting: Setting) -> None:
    for number, (state, _) in enumerate(moments(setting, 20)):
        for seat in range(setting[1]):
            assert face(state.imagine(seat, number), seat) == face(state, seat)


@each_setting
def test_an_imagined_game_can_be_played_to_the_end_and_leaves_the_real_one_alone(setting: Setting) -> None:
    for number, (state, seat) in enumerate(moments(setting, 21, 12)):
        before = face(state, seat)
        imagined = state.imagine(seat, number)
        playout(imagined, seeded(number))
        assert imagined.over
        assert face(state, seat) == before


@each_setting
def test_different_seeds_imagine_different_futures(setting: Setting) -> None:
    state = new(setting, 22)
    futures = set()
    for seed in range(4):
        imagined = state.imagine(state.to_act[0], seed)
        playout(imagined, seeded(1))
        futures.add(json.dumps(imagined.view(None)))
    assert len(futures) == 4


@each_setting
def test_neither_the_seed_nor_the_journal_goes_along(setting: Setting) -> None:
    imagined = new(setting, 23_232_323).imagine(0, 5)
    assert imagined.terms.seed == 5
    assert imagined.journal is None
    assert "23232323" not in json.dumps(new(setting, 23_232_323).view(0))


def test_the_outer_api_gives_no_state_to_a_spectator_that_a_player_may_not_see() -> None:
    """A spectator's view has the same entries as a player's, with nothing that only one seat knows."""
    for name in triforium.games():
        game = triforium.game(name)
        state = game.new(game.seats_with()[0], 1)
        assert set(state.view(None)) == set(state.view(0))
        assert state.view(None)["seat"] is None
