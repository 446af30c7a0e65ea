"""The wheel carries the built web client: who installs it needs no Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.hall.server import Server

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = "<!doctype html><title>The client of the wheel</title>"


@pytest.mark.slow
def test_the_wheel_carries_the_web_client(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        tree.mkdir(exist_ok=True)
        shutil.copy(ROOT / part, tree)
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("web", "*.egg-info", "__pycache__"))
    for name, text in {"index.html": PAGE, "sw.js": "0", "assets/index-1.js": "1"}.items():
        (tree / "src/triforium/web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / "src/triforium/web" / name).write_text(text)

    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    site = tmp_path / "site"
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir"]
    environ = {**os.environ, "TRIFORIUM_PURE": "1"}
    subprocess.run([*pip, "wheel", *options, "--wheel-dir", str(tmp_path), str(tree)], check=True, env=environ)
    (wheel,) = tmp_path.glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), str(wheel)], check=True)
    with Server(tmp_path / "data", PYTHONPATH=str(site)) as server:
        assert httpx.get(server.url).text == PAGE
        assert httpx.get(f"{server.url}/table/somewhere").text == PAGE
        assert httpx.get(f"{server.url}/assets/index-1.js").text == "1"
        assert "javascript" in httpx.get(f"{server.url}/sw.js").headers["content-type"]
