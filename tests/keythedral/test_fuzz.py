"""Random games with all seats and options: no dead end, no runaway, nothing lost, records that replay, bad input."""

from random import Random

import pytest

import triforium
from tests.keythedral.table import GAME, check_conservation
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.chance import seeded
from triforium.kernel.playout import playout

OPTIONS = [
    {},
    {"length": "short", "map": "prepared"},
    {"tiles_open": "yes", "map": "prepared"},
    {"laws_open": "yes", "memory": "open"},
    {"length": "short", "tiles_open": "yes", "laws_open": "yes"},
]


def random_game(seats: int, seed: int, options: dict[str, str], every: int = 1) -> Keythedral:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, Keythedral)
    luck = Random(seed)
    moves = 0
    while not s.over:
        seat = s.to_act[0]
        legal = s.legal(seat)
        assert legal == sorted(set(legal))
        assert legal, s.prompt(seat)
        assert all(s.legal(other) == [] for other in range(seats) if other != seat)
        s.apply(seat, luck.choice(legal))
        moves += 1
        if moves % every == 0:
            check_conservation(s)
        assert moves < 20_000
    assert s.round <= 40
    return s


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_random_games_lose_nothing(seats: int, number: int) -> None:
    random_game(seats, 10 * number + seats, OPTIONS[number])


def test_a_short_random_game_for_quick_checks() -> None:
    s = random_game(2, 3, {"map": "prepared", "length": "short"}, every=10)
    record = triforium.Record.of(s)
    again = record.replay()
    assert again.scores() == s.scores()
    assert again.view(None) == s.view(None)
    assert triforium.Record.loads(record.dumps()).replay().view(0) == s.view(0)


@pytest.mark.slow
def test_clones_are_independent() -> None:
    luck = Random(5)
    s = GAME.new(4, 5, {"map": "prepared"})
    for _ in range(300):
        twin = s.clone()
        before = s.view(0), s.view(1), s.view(None)
        for _ in range(5):
            if not twin.over:
                twin.apply(twin.to_act[0], luck.choice(twin.legal(twin.to_act[0])))
        assert (s.view(0), s.view(1), s.view(None)) == before
        if s.over:
            break
        s.apply(s.to_act[0], luck.choice(s.legal(s.to_act[0])))


def test_the_same_seed_gives_the_same_game() -> None:
    games = [GAME.new(3, 77) for _ in range(2)]
    for s in games:
        playout(s, seeded(5))
    assert games[0].view(None) == games[1].view(None)


@pytest.mark.parametrize("seats", [0, 1, 6, 50])
def test_number_of_players(seats: int) -> None:
    with pytest.raises(triforium.SeatsOutOfRange, match="2 to 5"):
        GAME.new(seats, 1)


@pytest.mark.parametrize("options", [{"length": "endless"}, {"expansion": "none"}, {"map": ""}])
def test_options_that_do_not_exist(options: dict[str, str]) -> None:
    with pytest.raises(triforium.UnknownOption):
        GAME.new(3, 1, options)


def test_bad_moves_change_nothing() -> None:
    s = GAME.new(3, 1)
    seat = s.to_act[0]
    before = s.view(seat)
    for action in (-1, GAME.actions, 10**12, 0):
        with pytest.raises(triforium.IllegalMove):
            s.apply(seat, action)
    with pytest.raises(triforium.NotToAct):
        s.apply((seat + 1) % 3, s.legal(seat)[0])
    for nobody in (-1, 3, 99):
        with pytest.raises(triforium.UnknownSeat):
            s.apply(nobody, 0)
        with pytest.raises(triforium.UnknownSeat):
            s.view(nobody)
        with pytest.raises(triforium.UnknownSeat):
            s.imagine(nobody, 1)
    assert s.view(seat) == before


def test_every_refusal_names_a_paragraph() -> None:
    book = GAME.handbook("en")
    luck = Random(2)
    s = GAME.new(3, 2, {"map": "prepared"})
    for _ in range(250):
        seat = s.to_act[0]
        legal = s.legal(seat)
        for action in [*luck.sample(range(GAME.actions), 3), luck.randrange(240)]:
            if action not in legal:
                with pytest.raises(triforium.IllegalMove) as refusal:
                    s.apply(seat, action)
                assert refusal.value.rule.removeprefix("keythedral.") in book
        s.apply(seat, luck.choice(legal))


def test_actions_have_unique_parts_and_back() -> None:
    assert len({GAME.decode(action) for action in range(GAME.actions)}) == GAME.actions
    assert all(GAME.encode(GAME.decode(action)) == action for action in range(GAME.actions))
    with pytest.raises(triforium.UnknownAction):
        GAME.decode(GAME.actions)
    with pytest.raises(triforium.UnknownAction):
        GAME.encode(("seat", "14-1"))


def test_undo_stops_where_something_was_seen() -> None:
    s = GAME.new(2, 4)
    seat = s.to_act[0]
    s.apply(seat, s.legal(seat)[0])
    back = triforium.Record.of(s).undone(seat)
    assert back.moves == ()
    while s.to_act[0] == seat:
        s.apply(seat, s.legal(seat)[0])
    with pytest.raises(triforium.NothingToUndo):
        triforium.Record.of(s).undone(seat)
