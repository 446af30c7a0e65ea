"""The compiled and the interpreted engine play the same games, move by move."""

import hashlib
import os
import pickle
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from tests.support import Setting, new, random_moves, settings, shown
from triforium.kernel import state as engine
from triforium.kernel.chance import seeded
from triforium.kernel.state import State

ROOT = Path(__file__).parent.parent
INTERPRETED = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

MOVES_PER_SETTING = 30_000
"""About a hundred games of Pillars, which makes more than a thousand over all its settings."""


def checksum() -> tuple[str, int]:
    """A digest of all lists, moves, some estimates and final scores of many random games, and their number."""
    digest = hashlib.sha256()
    games = 0
    for setting in settings():
        moves = 0
        while moves < MOVES_PER_SETTING:
            numbers, taken = transcript(setting, games)
            digest.update(numbers.tobytes())
            moves += taken
            games += 1
    return digest.hexdigest(), games


def transcript(setting: Setting, seed: int) -> tuple["array[int]", int]:
    state = new(setting, seed)
    luck = seeded(seed)
    numbers = array("q")
    moves = 0
    while owing := state.to_act:
        seat = owing[0]
        legal = state.legal(seat)
        action = legal[luck.below(len(legal))]
        numbers.extend((seat, len(legal), *legal, action))
        if moves % 25 == 0:
            numbers.extend((state.worth(seat), *state.imagine(seat, moves).legal(seat)))
        state.apply(seat, action)
        moves += 1
    numbers.extend(state.scores())
    return numbers, moves


def build_and_checksum() -> str:
    return f"{Path(engine.__file__).suffix} {' '.join(map(str, checksum()))}"


def on_the_other_build(*arguments: str, given: bytes = b"") -> bytes:
    """What this module prints when it is run on the build that the present process has not loaded."""
    other = COMPILED if Path(engine.__file__).suffix == ".py" else INTERPRETED
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(other), str(ROOT)])}
    command = [sys.executable, "-m", "tests.test_checksum", *arguments]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, input=given, timeout=300, cwd=ROOT)
    return done.stdout


@pytest.mark.statistics
def test_both_builds_play_the_same_thousands_of_games() -> None:
    here, digest, games = build_and_checksum().split()
    assert int(games) > 2_000
    there, other_digest, other_games = on_the_other_build().decode().split()
    assert here != there, "both processes loaded the same build"
    assert (digest, games) == (other_digest, other_games)


def half_played() -> list[State]:
    """A game of every setting, in the middle."""
    states = []
    for seed, setting in enumerate(settings()):
        state = new(setting, seed)
        for number, _ in enumerate(random_moves(state, seed)):
            if number == 70:
                break
        states.append(state)
    return states


def seen_by_all(states: list[State]) -> str:
    digest = hashlib.sha256()
    for state in states:
        for seat in [None, *range(len(state.scores()))]:
            digest.update(shown(state, seat).encode())
    return digest.hexdigest()


@pytest.mark.statistics
def test_a_pickle_travels_between_the_builds_with_its_history_and_plays_on() -> None:
    states = half_played()
    there, digest = on_the_other_build("unpickle", given=pickle.dumps(states)).decode().split()
    assert there != Path(engine.__file__).suffix
    for number, state in enumerate(states):
        for _ in random_moves(state, number):
            pass
    assert digest == seen_by_all(states)


def unpickle_and_play_on() -> str:
    states = pickle.loads(sys.stdin.buffer.read())
    for number, state in enumerate(states):
        for _ in random_moves(state, number):
            pass
    return f"{Path(engine.__file__).suffix} {seen_by_all(states)}"


if __name__ == "__main__":
    print(unpickle_and_play_on() if sys.argv[1:] else build_and_checksum())
