"""The record: the same state again, in any order of saving, loading and undoing; and what a bad file gets."""

import contextlib
import json
import os
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import triforium
from tests.support import Setting, each_setting, new, random_moves, shown, snapshot
from triforium import Record
from triforium.kernel.journal import Line
from triforium.kernel.state import State


def played(setting: Setting, seed: int, moves: int = 10**6) -> State:
    state = new(setting, seed)
    for number, _ in enumerate(random_moves(state, seed)):
        if number == moves:
            break
    return state


@each_setting
def test_round_trip(setting: Setting, tmp_path: Path) -> None:
    for moves in (0, 40, 10**6):
        state = played(setting, 9, moves)
        record = Record.of(state, players=["Ann", "Bo"])
        path = tmp_path / "game.json"
        record.save(path)
        assert Record.load(path) == record
        again = Record.load(path).replay()
        assert snapshot(again) == snapshot(state)
        for seat in [None, *range(setting[1])]:
            assert shown(again, seat) == shown(state, seat)


@pytest.mark.slow
@each_setting
def test_replay_stops_where_it_is_told_and_shows_every_state(setting: Setting) -> None:
    state = new(setting, 10)
    seen = [snapshot(state)]
    for number, _ in enumerate(random_moves(state, 10)):
        if number:
            seen.append(snapshot(state))
        if number == 120:
            break
    record = Record.of(state)
    watched: list[str] = []
    record.replay(watch=lambda s: watched.append(snapshot(s)))
    assert watched == seen[: len(record.moves)]
    assert snapshot(record.replay(upto=17)) == seen[17]


@each_setting
def test_undo_never_crosses_something_drawn_or_revealed(setting: Setting) -> None:
    """Whatever undo gives back, the seat sees nothing in the future that it did not know at that point."""
    undone = refused = 0
    for moves in range(5, 60, 9):
        state = played(setting, 11, moves)
        record = Record.of(state)
        for seat in range(setting[1]):
            try:
                back = record.undone(seat)
            except triforium.NothingToUndo:
                refused += 1
                continue
            undone += 1
            earlier = back.replay()
            assert back.moves == without_last_move(state, record, seat)
            assert seat in earlier.to_act
            assert earlier.seen == state.seen
            assert vars_of_chance(earlier) == vars_of_chance(state), "dice were rolled in between"
    assert undone
    assert refused


@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.slow
def test_undo_takes_back_no_line_that_revealed_something(name: str) -> None:
    """`REVEALS` of a title names the lines of its journal that tell of something drawn, rolled or turned over."""
    reveals = import_module(f"tests.{name}.variants").REVEALS

    def revealed(state: State) -> list[Line]:
        assert state.journal is not None
        return [line for line in state.journal.lines if line.key in reveals]

    undone = 0
    game = triforium.game(name)
    for seats in {min(game.seats_with()), max(game.seats_with())}:
        state = game.new(seats, 4)
        for number, _ in enumerate(random_moves(state, 4)):
            if number == 180:
                break
            record = Record.of(state)
            for seat in range(seats):
                with contextlib.suppress(triforium.NothingToUndo):
                    assert revealed(record.undone(seat).replay()) == revealed(state)
                    undone += 1
    assert undone > 100


def without_last_move(state: State, record: Record, seat: int) -> tuple[tuple[int, int], ...]:
    """All up to the seat's last move; secret answers that others have given since, to the same question, stay."""
    assert state.journal is not None
    last = max(number for number, move in enumerate(record.moves) if move[0] == seat)
    kept = record.moves[last + 1 :] if state.journal.moves[last].together else ()
    assert all(move.together for move in state.journal.moves[last + 1 :] if kept)
    return record.moves[:last] + kept


def vars_of_chance(state: State) -> tuple[int, int, int, int]:
    chance = state.chance
    return chance.a, chance.b, chance.c, chance.counter


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(triforium.NothingToUndo, match="no move"):
        Record.of(triforium.game("pillars").new(2, 1)).undone(0)


def test_a_copy_for_search_has_no_history_to_record() -> None:
    with pytest.raises(triforium.NoJournal, match="record the game that it was made from"):
        Record.of(triforium.game("pillars").new(2, 1).clone())


GOOD = Record.of(played(("pillars", 3, {}), 12, 30)).dumps()


def altered(**changes: object) -> str:
    return json.dumps({**json.loads(GOOD), **changes})


@pytest.mark.parametrize(
    "text",
    ["", "not json", GOOD[:-9], altered(moves=None), altered(moves=[[1]]), altered(moves=[["0", 1]]),
     altered(moves=[[0, 1.5]]), altered(seats="three"), altered(seed="x"), altered(options=[]), altered(game=7),
     altered(options={"madonna": 3}), altered(seed="-1"), altered(seed=7.0), altered(seats=True),
     altered(seats=1.0), altered(moves=[[0, True]]), altered(players=["An\nn"]), altered(players=["\x1b[2J"]),
     altered(players=["x" * 101]), altered(players=[["Ann"]]), altered(players="Ann"), altered(moves={"0": 1}),
     GOOD.replace('"seats": 3', '"seats": Infinity'), GOOD.replace('"seats": 3', '"seats": 1e400'),
     GOOD.replace('"seed": "12"', '"seed": Infinity'), GOOD.replace('"seed": "12"', '"seed": 1e400'),
     "[" * 200_000 + "]" * 200_000, '{"triforium": ' * 100_000, altered(moves=[[0, 1]] * 1_000_000)],
    ids=lambda text: text[:20] + str(len(text)),
)  # fmt: skip
def test_damaged_text(text: str) -> None:
    with pytest.raises(triforium.DamagedRecord):
        Record.loads(text)


@pytest.mark.parametrize("text", ["{}", "[]", "7", '"x"', altered(triforium=99), altered(triforium=True)])
def test_foreign_text(text: str) -> None:
    with pytest.raises(triforium.ForeignRecord):
        Record.loads(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (altered(rules="0"), triforium.ForeignRecord),
        (altered(game="chess"), triforium.UnknownGame),
        (altered(seats=7), triforium.SeatsOutOfRange),
        (altered(seats=-1), triforium.SeatsOutOfRange),
        (altered(seats=10**30), triforium.SeatsOutOfRange),
        (altered(options={"madonna": "both"}), triforium.UnknownOption),
        (altered(seed=str(1 << 130)), triforium.BadSeed),
        (altered(moves=[[0, 10**30]]), triforium.DamagedRecord),
        (altered(moves=[[9, 0]]), triforium.DamagedRecord),
        (altered(moves=json.loads(GOOD)["moves"][1:]), triforium.DamagedRecord),
    ],
)
def test_text_that_does_not_replay(text: str, error: type[Exception]) -> None:
    record = Record.loads(text)
    with pytest.raises(error):
        record.replay()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(sorted(json.loads(GOOD))), JSON, max_size=3))
def test_whatever_stands_in_a_record_only_our_errors_come_out(changes: dict[str, object]) -> None:
    with contextlib.suppress(triforium.TriforiumError):
        Record.loads(altered(**changes)).replay()


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(GOOD)), st.text(max_size=5), st.integers(0, 9))
def test_nor_does_a_spoilt_file_raise_anything_else(at: int, noise: str, lost: int) -> None:
    with contextlib.suppress(triforium.TriforiumError):
        Record.loads(GOOD[:at] + noise + GOOD[at + lost :]).replay()


def test_a_file_is_named_by_text_or_path(tmp_path: Path) -> None:
    record = Record.loads(GOOD)
    record.save(str(tmp_path / "a.json"))
    record.save(tmp_path / "b.json")
    assert Record.load(tmp_path / "a.json") == Record.load(str(tmp_path / "b.json")) == record


@pytest.mark.parametrize("name", ["An\nn", "\x1b[2J", "x" * 101])
def test_a_name_is_one_line_of_readable_text(name: str) -> None:
    with pytest.raises(triforium.BadName, match="one line of readable text"):
        Record.of(played(("pillars", 3, {}), 1, 3), players=[name])


@each_setting
def test_among_people_undo_never_takes_back_another_persons_move_nor_a_word_given(setting: Setting) -> None:
    undone = refused = 0
    for moves in range(5, 60, 5):
        state = played(setting, 13, moves)
        record = Record.of(state)
        assert state.journal is not None
        for seat in range(setting[1]):
            try:
                back = record.undone(seat, people=range(setting[1]))
            except triforium.NothingToUndo:
                refused += 1
                continue
            undone += 1
            last = max(number for number, move in enumerate(record.moves) if move[0] == seat)
            taken = state.journal.moves[last]
            assert taken.together or not taken.binds
            assert taken.together or len(back.moves) == last == len(record.moves) - 1
    assert undone
    assert refused


def test_the_refusal_names_the_move() -> None:
    moves = json.loads(GOOD)["moves"]
    moves[7][1] = 223
    with pytest.raises(triforium.DamagedRecord, match="move 8 does not replay"):
        Record.loads(altered(moves=moves)).replay()


def test_a_binary_file_is_foreign(tmp_path: Path) -> None:
    path = tmp_path / "photo.png"
    path.write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(triforium.ForeignRecord, match="not text"):
        Record.load(path)


def test_a_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    Record.loads(GOOD).save(path)

    def out_of_luck(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", out_of_luck)
    with pytest.raises(KeyboardInterrupt):
        Record.loads(altered(moves=[])).save(path)
    assert Record.load(path) == Record.loads(GOOD)
    assert list(tmp_path.iterdir()) == [path]
