"""While people play, the compiled engine comes: bots change over to it, and nobody loses a move."""

import shutil
import time
from pathlib import Path

import triforium
from tests.hall.conftest import UNHURRIED
from tests.hall.server import Server
from tests.hall.test_survival import Patient


def pretended(compiled: Path) -> Path:
    """Another copy of the engine, as `make` lays it down; the file returned appears when a process uses it."""
    used = compiled.parent / "used"
    package = shutil.copytree(triforium.__path__[0], compiled / "triforium", ignore=shutil.ignore_patterns("web"))
    with (Path(package) / "__init__.py").open("a") as source:
        source.write(f"\nopen({str(used)!r}, 'w').close()\n")
    (compiled / ".done").touch()
    return used


def test_bots_change_over_when_the_compiled_engine_is_there(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    with Server(tmp_path, **UNHURRIED, TRIFORIUM_COMPILED=str(compiled)) as server:
        player = Patient(server.url, "pillars", [{"kind": "bot", "bot": "random"}, {"kind": "me"}])
        while player.acknowledged < 5:
            player.one_move()
        used = pretended(compiled)
        until = time.monotonic() + 60
        while not used.exists() and time.monotonic() < until:
            assert player.one_move(), "the game was over before any bot changed over"
        assert used.exists()
        before = player.acknowledged
        while player.acknowledged < before + 5 and player.one_move():
            pass
        player.check()
