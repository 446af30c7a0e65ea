"""The compiled and the interpreted engine play the same games, move by move."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import triforium
from triforium.games.keythedral import state as engine
from triforium.kernel.chance import seeded

ROOT = Path(__file__).parents[2]
BUILDS = {".py": ROOT / "build" / "compiled", ".so": ROOT / "src"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}), (3, {"length": "short"}), (4, {"map": "prepared", "tiles_open": "yes"}), (5, {"laws_open": "yes"}),
]  # fmt: skip


def checksum() -> str:
    """A digest of every list, every move, every imagined list and every estimate of some random games."""
    digest = hashlib.sha256()
    for seats, options in TABLES:
        for seed in range(5):
            state = triforium.game("keythedral").new(seats, seed, options, journal=False)
            luck = seeded(seed)
            while owing := state.to_act:
                legal = state.legal(owing[0])
                action = legal[luck.below(len(legal))]
                numbers = [owing[0], *legal, action, state.worth(owing[0])]
                if luck.below(10) == 0:
                    numbers += state.imagine(owing[0], seed).legal(owing[0])
                digest.update(repr(numbers).encode())
                state.apply(owing[0], action)
            digest.update(repr(state.scores()).encode())
    return f"{Path(engine.__file__).suffix} {digest.hexdigest()}"


@pytest.mark.slow
def test_both_builds_play_the_same_games() -> None:
    here = checksum().split()
    other = BUILDS[here[0]]
    if not other.exists():
        pytest.skip("there is no compiled build; `make compiled` makes one")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(other), str(ROOT)])}
    command = [sys.executable, "-m", "tests.keythedral.test_compiled"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=300, cwd=ROOT)
    there = done.stdout.split()
    assert here[0] != there[0], "both processes loaded the same build"
    assert here[1] == there[1]


if __name__ == "__main__":
    print(checksum())
