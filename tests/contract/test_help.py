"""`help()` on everything of the contract reads well, compiled or not."""

import inspect

import pytest

import triforium
from triforium.kernel.state import State

CONTRACT = [
    triforium.game, triforium.games, triforium.Game.new, triforium.Game.decode, triforium.Game.encode,
    triforium.Game.text, triforium.Game.say, triforium.Record, triforium.Record.of, triforium.Record.replay,
    State, State.over, State.to_act, State.legal, State.apply, State.clone, State.scores, State.winners,
    State.prompt, State.view, State.imagine,
]  # fmt: skip


@pytest.mark.parametrize("thing", CONTRACT, ids=range(len(CONTRACT)))
def test_there_is_a_sentence(thing: object) -> None:
    said = inspect.getdoc(thing)
    assert said is not None
    assert len(said.split()) >= 4


@pytest.mark.parametrize("name", ["legal", "apply", "prompt", "view", "imagine"])
def test_parameters_have_names(name: str) -> None:
    assert "seat" in inspect.signature(getattr(State, name)).parameters


def test_every_public_name_is_listed_and_exists() -> None:
    assert len(set(triforium.__all__)) == len(triforium.__all__)
    assert all(hasattr(triforium, name) for name in triforium.__all__)
    assert triforium.games() == sorted(triforium.games())


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
@pytest.mark.parametrize("name", triforium.games())
def test_every_option_and_each_of_its_values_is_named_and_explained(name: str, lang: str) -> None:
    game = triforium.game(name)
    for option, values in game.options.items():
        keys = [f"option-{option}"]
        for value in values:
            keys += [f"option-{option}-{value}", f"option-{option}-{value}-about"]
        for key in keys:
            assert game.say(key, lang).strip()
