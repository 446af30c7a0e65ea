"""The compiled and the interpreted engine play the same games, move by move."""

import hashlib
import os
import subprocess
import sys
from array import array
from itertools import product
from pathlib import Path

import pytest

import triforium
from triforium.kernel import state as engine
from triforium.kernel.chance import seeded

ROOT = Path(__file__).parent.parent
INTERPRETED = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

GAMES_PER_TABLE = 100


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every title with every combination of options and every number of seats that it allows."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for name in triforium.games():
        game = triforium.game(name)
        for values in product(*game.options.values()):
            options = dict(zip(game.options, values, strict=True))
            found += [(name, seats, options) for seats in game.seats_with(options)]
    return found


def checksum() -> str:
    """A digest of every legal list, every move and every final score of more than a thousand random games."""
    digest = hashlib.sha256()
    for name, seats, options in tables():
        for seed in range(GAMES_PER_TABLE):
            digest.update(transcript(name, seats, seed, options).tobytes())
    return digest.hexdigest()


def transcript(name: str, seats: int, seed: int, options: dict[str, str]) -> "array[int]":
    state = triforium.game(name).new(seats, seed, options, journal=False)
    luck = seeded(seed)
    numbers = array("q")
    while owing := state.to_act:
        legal = state.legal(owing[0])
        action = legal[luck.below(len(legal))]
        numbers.extend((owing[0], len(legal), *legal, action))
        state.apply(owing[0], action)
    numbers.extend(state.scores())
    return numbers


def build_and_checksum() -> str:
    return f"{Path(engine.__file__).suffix} {checksum()}"


@pytest.mark.slow
@pytest.mark.statistics
def test_both_builds_play_the_same_thousand_games() -> None:
    here, digest = build_and_checksum().split()
    other = COMPILED if here == ".py" else INTERPRETED
    if not other.exists():
        pytest.skip("there is no compiled build; `make compiled` makes one")
    environment = {**os.environ, "PYTHONPATH": str(other)}
    command = [sys.executable, __file__]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=120)
    there, other_digest = done.stdout.split()
    assert here != there, "both processes loaded the same build"
    assert digest == other_digest


if __name__ == "__main__":
    print(build_and_checksum())
