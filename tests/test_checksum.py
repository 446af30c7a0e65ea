"""The compiled and the interpreted engine play the same games, move by move."""

import hashlib
import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from tests.support import Setting, new, settings
from triforium.kernel import state as engine
from triforium.kernel.chance import seeded

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


@pytest.mark.statistics
def test_both_builds_play_the_same_thousands_of_games() -> None:
    here, digest, games = build_and_checksum().split()
    assert int(games) > 2_000
    other = COMPILED if here == ".py" else INTERPRETED
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(other), str(ROOT)])}
    command = [sys.executable, "-m", "tests.test_checksum"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=300, cwd=ROOT)
    there, other_digest, other_games = done.stdout.split()
    assert here != there, "both processes loaded the same build"
    assert (digest, games) == (other_digest, other_games)


if __name__ == "__main__":
    print(build_and_checksum())
