"""The README keeps its word: every command in it runs, every picture and page it points to exists."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name

import pytest

import triforium
from triforium.bots import bot, play_out

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[str]:
    """Every line of a shell block, and every `triforium ...` in running text that needs no file."""
    lines = [line.split("#")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    inline = re.findall(r"`(triforium [^`]+)`", README.replace("\n", " "))
    return [line for line in [*lines, *inline] if line and "FILE" not in line]


def run(argv: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, timeout=60, input=more.get("typed", ""))


@pytest.mark.parametrize("command", commands())
def test_command(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    name, *args = shlex.split(command)
    if name == "make":
        done = run(["make", "--dry-run", *args])
    else:
        assert name == "triforium"
        done = run([sys.executable, "-m", "triforium", *args], typed="q\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("shown", blocks("console"))
def test_shown_output(shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same columns and lines; figures change with the bots, and with every machine."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    first, *lines = shown.splitlines()
    name, *args = shlex.split(first.removeprefix("$ "))
    assert name == "triforium"
    done = run([sys.executable, "-m", "triforium", *args])
    assert done.returncode == 0, done.stderr
    said = done.stdout.strip().splitlines()
    assert said[1].split() == lines[1].split()
    assert [line.split()[0] for line in said if line[0] != "─"] == [line.split()[0] for line in lines if line[0] != "─"]


def test_replay_of_a_saved_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    save = tmp_path / "game.json"
    typed = "1\n1\nq\n"
    assert run([sys.executable, "-m", "triforium", "play", "pillars", "--save", str(save)], typed=typed).returncode == 0
    assert run([sys.executable, "-m", "triforium", "replay", str(save)]).returncode == 0


@pytest.mark.slow
def test_review_of_a_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "`triforium review FILE`" in README
    assert "`--html`" in README
    state = triforium.game("pillars").new(2, 3)
    play_out(state, [bot("greedy", seat) for seat in range(2)])
    triforium.Record.of(state).save(tmp_path / "game.json")
    command = ["review", str(tmp_path / "game.json"), "--html", str(tmp_path / "review.html")]
    done = run([sys.executable, "-m", "triforium", *command])
    assert done.returncode == 0, done.stderr
    assert "Win chances" in done.stdout
    assert (tmp_path / "review.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("code", blocks("python"))
def test_python(code: str) -> None:
    done = run([sys.executable, "-c", code])
    assert done.returncode == 0, done.stderr
    said = re.findall(r"print\(.*\)\s+# (.+)", code)
    assert said
    assert all(line in done.stdout for line in said), done.stdout


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    assert all((ROOT / link).exists() for link in links), links


PAGES = ["CONTRIBUTING.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES)
def test_pages_point_to_files_that_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith(("http", "#"))]
    assert all(((ROOT / page).parent / link.split("#")[0]).exists() for link in links), links


def test_pages_name_modules_that_exist() -> None:
    texts = "".join((ROOT / page).read_text(encoding="utf-8") for page in PAGES)
    named = set(re.findall(r"\btriforium(?:\.[a-z_]+)+", texts))
    assert named
    for name in named:
        resolve_name(name)  # raises if there is no such module, or nothing of that name in it
