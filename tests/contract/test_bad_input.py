"""Bad input raises a specific error that says what was wrong and what would be right, and changes nothing."""

import copy
import pickle

import pytest

import triforium
from tests.support import Setting, each_setting, moments, random_moves, snapshot
from triforium.kernel.state import State


@pytest.fixture
def state() -> State:
    return triforium.game("pillars").new(seats=3, seed=1)


def test_unknown_game() -> None:
    with pytest.raises(triforium.UnknownGame, match=r"no game 'chess'.*pillars"):
        triforium.game("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 10**30])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(triforium.SeatsOutOfRange, match="for 2 to"):
        triforium.game("pillars").new(seats=seats, seed=1)


@pytest.mark.parametrize("options", [{"dragons": "yes"}, {"madonna": "all"}, {"madonna": ""}])
def test_unknown_option(options: dict[str, str]) -> None:
    with pytest.raises(triforium.UnknownOption, match="madonna"):
        triforium.game("pillars").new(seats=3, seed=1, options=options)


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_bad_seed(seed: int) -> None:
    with pytest.raises(triforium.BadSeed, match="0 to 2"):
        triforium.game("pillars").new(seats=3, seed=seed)
    with pytest.raises(triforium.BadSeed, match="0 to 2"):
        triforium.game("pillars").new(seats=3, seed=1).imagine(0, seed)


def test_all_128_bits_of_the_seed_count() -> None:
    firsts = {snapshot(triforium.game("pillars").new(4, 1 << bit)) for bit in range(128)}
    assert len(firsts) == 128


@each_setting
def test_whatever_is_not_in_the_list_is_refused_and_changes_nothing(setting: Setting) -> None:
    game = triforium.game(setting[0])
    for state, seat in moments(setting, 8, 12):
        before = snapshot(state)
        legal = state.legal(seat)
        for action in [a for a in range(game.actions) if a not in legal] + [-1, game.actions, 10**30]:
            with pytest.raises(triforium.IllegalMove) as refusal:
                state.apply(seat, action)
            assert refusal.value.rule.removeprefix(game.name + ".") in game.handbook("en")
            assert refusal.value.rule in str(refusal.value)
            assert str(legal) in str(refusal.value)
        for other in set(range(setting[1])) - set(state.to_act):
            with pytest.raises(triforium.NotToAct, match=f"seat {other} is not to act"):
                state.apply(other, legal[0])
        assert snapshot(state) == before


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_unknown_seat(state: State, seat: int) -> None:
    before = snapshot(state)
    with pytest.raises(triforium.UnknownSeat, match="seats 0 to 2"):
        state.apply(seat, 0)
    with pytest.raises(triforium.UnknownSeat):
        state.legal(seat)
    with pytest.raises(triforium.UnknownSeat):
        state.prompt(seat)
    with pytest.raises(triforium.UnknownSeat):
        state.view(seat)
    with pytest.raises(triforium.UnknownSeat):
        state.imagine(seat, 1)
    assert snapshot(state) == before


def test_after_the_end_every_move_is_refused(state: State) -> None:
    for _ in random_moves(state, 1):
        pass
    with pytest.raises(triforium.GameIsOver) as refusal:
        state.apply(0, 0)
    assert refusal.value.rule == "pillars.E.1"
    assert state.prompt(0).key == "ask-over"


def test_the_options_of_a_game_are_nobodys_to_change() -> None:
    game = triforium.game("pillars")
    with pytest.raises(TypeError):
        game.options["madonna"] = ("never",)  # type: ignore[index]  # this is what must fail
    assert game.new(2, 1, {"madonna": "each"})


def test_a_folder_of_a_title_and_the_list_of_titles_go_by_one_name() -> None:
    import triforium.games.pillars
    import triforium.games.pillars.meta as meta

    assert meta.META.name == "pillars"
    assert triforium.games.pillars.meta is meta
    assert triforium.games() == ["guilds", "keythedral", "pillars"]
    with pytest.raises(AttributeError):
        triforium.games.chess  # noqa: B018 - looking it up is the test


def test_unknown_actions() -> None:
    game = triforium.game("pillars")
    for action in (-1, game.actions):
        with pytest.raises(triforium.UnknownAction, match=f"0 to {game.actions - 1}"):
            game.decode(action)
    with pytest.raises(triforium.UnknownAction, match="place bishop"):
        game.encode(("place", "moon"))
    with pytest.raises(triforium.UnknownAction, match="verbs are"):
        game.encode(("fly",))


def test_unknown_words() -> None:
    game = triforium.game("pillars")
    with pytest.raises(triforium.UnknownLanguage, match="en, nl, de"):
        game.text(0, "fr")
    with pytest.raises(triforium.UnknownText, match="no text is called 'nonsense'"):
        game.say("nonsense", "en")
    with pytest.raises(triforium.UnknownRule, match="its parts are A, G, M"):
        game.rule("IX.9", "en")


def test_errors_survive_pickling_and_states_copying(state: State) -> None:
    with pytest.raises(triforium.IllegalMove) as refusal:
        state.apply(state.to_act[0], 200)
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (str(again), again.rule) == (str(refusal.value), refusal.value.rule)
    assert snapshot(copy.copy(state)) == snapshot(copy.deepcopy(state)) == snapshot(state)
