"""The contract of section 2, for every title, number of seats and option: random games from beginning to end."""

import json
import pickle

import pytest

import triforium
from tests.support import Setting, each_setting, moments, new, random_moves, snapshot
from triforium.kernel.state import State

GAMES = 3
RUNAWAY = 5_000


@each_setting
def test_random_games_end_without_dead_ends_or_runaways(setting: Setting) -> None:
    game = triforium.game(setting[0])
    for seed in range(GAMES):
        state = new(setting, seed)
        for number, (seat, action) in enumerate(random_moves(state, seed)):
            assert number < RUNAWAY
            legal = state.legal(seat)
            assert action in legal
            assert legal == sorted(set(legal)), "sorted and unique"
            assert legal[0] >= 0
            assert legal[-1] < game.actions
            assert all(state.legal(s) == [] for s in range(setting[1]) if s not in state.to_act)
        assert state.over
        assert state.to_act == ()
        assert state.winners()
        assert len(state.scores()) == setting[1]
        assert all(state.legal(s) == [] for s in range(setting[1]))


@each_setting
def test_the_same_seed_gives_the_same_game_and_another_seed_another(setting: Setting) -> None:
    def played(seed: int) -> list[tuple[int, int]]:
        return list(random_moves(new(setting, seed), 0))

    assert played(1) == played(1)
    assert played(1) != played(2)


@each_setting
def test_a_clone_is_independent_both_ways(setting: Setting) -> None:
    for state, _ in moments(setting, 3):
        before = snapshot(state)
        copy = state.clone()
        assert snapshot(copy) == before
        for step, _ in enumerate(random_moves(copy, 3)):
            if step == 12:
                break
        assert snapshot(state) == before, "playing the copy has changed the original"


@each_setting
def test_a_clone_stays_as_it_was_when_the_original_goes_on(setting: Setting) -> None:
    copies: list[tuple[State, str]] = []
    for state, _ in moments(setting, 4):
        copies.append((state.clone(), snapshot(state)))
    assert all(snapshot(copy) == before for copy, before in copies)


@each_setting
def test_a_state_survives_pickling_and_plays_on_alike(setting: Setting) -> None:
    state = new(setting, 7)
    for number, _ in enumerate(random_moves(state, 7)):
        if number == 40:
            break
    again = pickle.loads(pickle.dumps(state))
    assert snapshot(again) == snapshot(state)
    assert list(random_moves(again, 1)) == list(random_moves(state, 1))


@each_setting
def test_views_are_ready_for_json(setting: Setting) -> None:
    for state, seat in moments(setting, 5):
        for view in (state.view(None), state.view(seat)):
            assert json.loads(json.dumps(view)) == view


@each_setting
def test_every_prompt_and_line_can_be_said_in_every_language_and_cites_a_rule(setting: Setting) -> None:
    game = triforium.game(setting[0])
    names = [f"P{seat}" for seat in range(setting[1])]
    for state, seat in moments(setting, 6):
        for asked in (state.prompt(s) for s in range(setting[1])):
            assert asked.rule.removeprefix(game.name + ".") in game.handbook("en")
        for lang in ("en", "nl", "de"):
            assert game.ask(state.prompt(seat), lang, names)
            assert all(game.text(action, lang) for action in state.legal(seat))
    assert state.journal is not None
    for lang in ("en", "nl", "de"):
        assert all(game.line(line, lang, names) for line in state.journal.lines)


@each_setting
def test_views_tell_where_the_round_stands(setting: Setting) -> None:
    """`phase` is a part of the handbook, `step` a paragraph of it, the same for everybody."""
    game = triforium.game(setting[0])
    book = game.handbook("en")
    parts = {ident.split(".")[0] for ident in book}
    phases = set()
    for state, seat in moments(setting, 8):
        views = [state.view(None), state.view(seat)]
        assert all(view["phase"] in parts for view in views)
        assert all(view["step"] in book for view in views)
        assert views[0]["phase"] == views[1]["phase"]
        assert views[0]["step"] == views[1]["step"]
        phases.add(views[0]["phase"])
    assert len(phases) > 1


@each_setting
def test_every_action_has_a_hint_in_every_language(setting: Setting) -> None:
    """What a move brings, costs and leaves, told from the view alone."""
    game = triforium.game(setting[0])
    for seed in (14, 15):
        for state, seat in moments(setting, seed, 40):
            view = state.view(seat)
            for action in state.legal(seat):
                hints = [game.hint(action, view, lang) for lang in ("en", "nl", "de")]
                assert all(hints), game.decode(action)


@pytest.mark.parametrize("name", triforium.games())
def test_actions_have_unique_reversible_names(name: str) -> None:
    game = triforium.game(name)
    parts = [game.decode(action) for action in range(game.actions)]
    assert [game.encode(p) for p in parts] == list(range(game.actions))
    assert len(set(parts)) == game.actions


@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_actions_have_different_texts(name: str, lang: str) -> None:
    """A player can tell the options of one decision apart."""
    game = triforium.game(name)
    for seed in range(3):
        for state, seat in moments((name, game.seats_with()[-1], {}), seed, 30):
            view = state.view(seat)
            texts = [(game.text(a, lang), game.hint(a, view, lang)) for a in state.legal(seat)]
            assert len(set(texts)) == len(texts), texts
