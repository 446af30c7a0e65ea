"""The bot of docs/bot-api.md, as it stands there, plays a whole game of every title."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import triforium
from tests.hall.server import Server

SHORT = {"keythedral": ['{"length": "short"}']}
PAGE = (Path(__file__).parents[2] / "docs" / "bot-api.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) < 60
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(found[1], encoding="utf-8")
    return path


@pytest.mark.slow
@pytest.mark.parametrize("game", triforium.games())
def test_the_bot_plays_a_whole_game(game: str, bot: Path, hall: Server) -> None:
    played = subprocess.run(
        [sys.executable, str(bot), hall.url, game, *SHORT.get(game, [])],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert re.search(r"The game is over: \[\d+, \d+\]", played.stdout)
