"""No copy forgets a field: whatever is changed in a state is changed in its clone and in its pickle."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import triforium
from tests.support import Setting, each_setting, moments, new, random_moves, snapshot
from triforium.kernel.pickling import AT_HOME, fields
from triforium.kernel.state import State
from triforium.kernel.vecs import COMPILED, vec

NUMBERS: Any = vec if COMPILED else list


def parts(thing: Any, path: str = "") -> Iterator[tuple[str, Any, str]]:
    """Every field of a state and of the objects in it: where it stands, its owner and its name."""
    for name in fields(type(thing)):
        if name in AT_HOME or (not path and name in ("agenda", "depth")):
            continue
        value = getattr(thing, name)
        where = f"{path}.{name}"
        if isinstance(value, NUMBERS) and len(value) and not isinstance(value[0], int):
            for number, item in enumerate(value):
                yield from parts(item, f"{where}[{number}]")
        elif value is None or isinstance(value, (int, str, NUMBERS)):
            yield where, thing, name
        else:
            yield from parts(value, where)


def altered(value: Any) -> Any:
    """The same sort of value, but another one; None where there is nothing to change."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, NUMBERS) and len(value):
        other = value[:]
        other[0] = (other[0] + 1) % 100
        return other
    return None


def everything(state: State) -> dict[str, Any]:
    """All fields of a state by where they stand."""
    return {where: plain(getattr(owner, name)) for where, owner, name in parts(state)}


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, NUMBERS) else value


@pytest.mark.skipif(COMPILED, reason="a compiled class has no other fields than those it declares")
@each_setting
def test_every_field_is_declared(setting: Setting) -> None:
    for state, _ in moments(setting, 29, 3):
        owners = {id(owner): owner for _, owner, _ in parts(state)}
        for owner in owners.values():
            assert set(vars(owner)) <= {*fields(type(owner)), *AT_HOME}


@each_setting
def test_clone_and_pickle_carry_every_field(setting: Setting) -> None:
    for state, _ in moments(setting, 30, 3):
        other = state.clone()
        for _, owner, name in list(parts(other)):
            after = altered(getattr(owner, name))
            if after is not None:
                setattr(owner, name, after)
        changed, copied, sent = (
            everything(other),
            everything(other.clone()),
            everything(pickle.loads(pickle.dumps(other))),
        )
        for where, value in changed.items():
            assert copied[where] == value, f"clone forgets {where}"
            assert sent[where] == value, f"pickle forgets {where}"
        assert sum(changed[where] != value for where, value in everything(state).items()) > 40


@each_setting
def test_what_a_copy_changes_stays_in_the_copy(setting: Setting) -> None:
    """A vec that two states share must never be written: playing on shows it."""
    for state, seat in moments(setting, 31, 6):
        for other in (state.clone(), state.imagine(seat, 1), copy.copy(state)):
            before = everything(state)
            for step, _ in enumerate(random_moves(other, 3)):
                if step == 30:
                    break
            assert everything(state) == before


@each_setting
def test_equal_positions_compare_equal_and_others_do_not(setting: Setting) -> None:
    state = new(setting, 32)
    assert state == new(setting, 32)
    assert state != new(setting, 33)
    assert state != "a state"
    for number, (seat, action) in enumerate(random_moves(state, 1)):
        if number == 12:
            break
        further = state.clone()
        further.apply(seat, action)
        assert further != state
        assert state.clone() == copy.copy(state) == pickle.loads(pickle.dumps(state)) == state
    with pytest.raises(TypeError, match="no hash"):
        hash(state)


@each_setting
def test_copies_and_pickles_keep_the_history_and_clones_do_not(setting: Setting) -> None:
    state = new(setting, 34)
    for number, _ in enumerate(random_moves(state, 1)):
        if number == 25:
            break
    assert state.journal is not None
    others: list[Any] = [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for other in others:
        assert other.journal.lines == state.journal.lines
        assert other.journal.moves == state.journal.moves
        told = len(state.journal.lines)
        for number, _ in enumerate(random_moves(other, 2)):
            if number == 5:
                break
        assert len(other.journal) == len(state.journal) + 5, "it goes on"
        assert len(state.journal.lines) == told, "and leaves the original alone"
        assert snapshot(triforium.Record.of(other).replay()) == snapshot(other)
    assert state.clone().journal is None


@each_setting
def test_a_state_says_what_it_is(setting: Setting) -> None:
    state = new(setting, 35)
    assert repr(state).startswith(f"<{setting[0]}, {setting[1]} seats, move 0: ")
    assert state.prompt(state.to_act[0]).rule in repr(state)
    assert "35" not in repr(state), "the seed is a secret"
    for _ in random_moves(state, 1):
        pass
    assert "over, won by" in repr(state)
