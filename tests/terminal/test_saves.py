"""Starting and saving: what is kept, what is found again, and what is never written over."""

import fcntl
import os
import time
from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from triforium import Record, game
from triforium.bots import bot, decide
from triforium.kernel.meta import LANGUAGES
from triforium.terminal import saves
from triforium.terminal.errors import Complaint

TERMS = ("play", "pillars", "--seats=2", "--bots=random")


def aged(path: Path, seconds: int) -> None:
    os.utime(path, (time.time() - seconds, time.time() - seconds))


def finished(path: Path) -> None:
    state, player = game("pillars").new(2, 5), bot("random", 5)
    while not state.over:
        state.apply(state.to_act[0], decide(player, state, state.to_act[0]))
    Record.of(state, ["Ann", "Bob (random)"]).save(path)


def test_a_game_without_a_move_leaves_no_save(run: Run, data: Path) -> None:
    ran = run(*TERMS, "--seat=2", "--seed=1", stdin="?\nq\n")
    assert "Nothing is saved." in ran.out
    assert list(data.iterdir()) == []


def test_two_games_of_one_second_have_two_files(run: Run, data: Path) -> None:
    data.mkdir(parents=True)
    first = saves.fresh("pillars", 1)
    first.touch()
    assert saves.fresh("pillars", 1) != first


def test_resume_finds_a_game_wherever_it_was_saved(run: Run, data: Path, tmp_path: Path) -> None:
    there = tmp_path / "elsewhere.json"
    run(*TERMS, "--seed=1", stdin="2\n")
    (here,) = data.glob("*.json")
    run(*TERMS, "--seed=2", "--save", str(there), stdin="2\n")
    aged(here, 100)
    before = len(Record.load(there).moves)
    ran = run("play", "pillars", "--resume", stdin="1\nq\n")
    assert str(there) in ran.out
    assert len(Record.load(there).moves) > before


def test_resume_skips_what_is_damaged_or_over_and_says_so(run: Run, data: Path) -> None:
    run(*TERMS, "--seed=1", stdin="2\n")
    (good,) = data.glob("*.json")
    aged(good, 300)
    finished(data / "pillars-over.json")
    aged(data / "pillars-over.json", 200)
    (data / "pillars-broken.json").write_text(good.read_text()[:40])
    (data / "pillars-altered.json").write_text(good.read_text().replace('"moves": [[', '"moves": [[0, 9999], ['))
    (data / "guilds-new.json").write_text("{}")
    ran = run("play", "pillars", "--resume", stdin="q\n")
    assert ran.status == 0
    for name, why in (("over", "it is over"), ("broken", "cannot be read"), ("altered", "cannot be read")):
        (line,) = [line for line in ran.out.splitlines() if f"pillars-{name}.json" in line]
        assert why in line
    assert "guilds-new" not in ran.out
    assert str(good) in ran.out


def test_nothing_to_resume(run: Run, data: Path) -> None:
    data.mkdir(parents=True)
    finished(data / "pillars-over.json")
    ran = run("play", "pillars", "--resume")
    assert ran.status == 1
    assert "no saved game of pillars" in ran.err


def test_a_saved_game_says_which_options_it_ignores(run: Run, data: Path) -> None:
    run(*TERMS, "--seed=1", stdin="2\n")
    (path,) = data.glob("*.json")
    ran = run("play", "pillars", "--load", str(path), "--seats=4", "--option=madonna=one", "--seed=9", stdin="q\n")
    assert ran.status == 0
    assert "left aside: --seats, --seed, --option" in ran.out.replace("\n", "")
    assert "left aside" not in run("play", "pillars", "--load", str(path), stdin="q\n").out


@pytest.mark.parametrize("there", ["a letter", '{"triforium": 1}', ""])
def test_save_overwrites_nothing_else(run: Run, tmp_path: Path, there: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(there)
    ran = run(*TERMS, "--save", str(path), stdin="2\n")
    assert ran.status == 1
    assert "is not a save of this game" in ran.err
    assert path.read_text() == there


def test_save_overwrites_no_other_game_but_the_same_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    run(*TERMS, "--seed=1", "--save", str(path), stdin="2\n")
    kept = path.read_text()
    assert run(*TERMS, "--seed=2", "--save", str(path), stdin="2\n").status == 1
    assert path.read_text() == kept
    assert run("play", "pillars", "--load", str(path), "--save", str(path), stdin="1\n").status == 0
    assert path.read_text() != kept


def test_a_save_in_use_is_locked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    run(*TERMS, "--seed=1", "--save", str(path), stdin="2\n")
    keeper = saves.Keeper(path)
    ran = run("play", "pillars", "--load", str(path), stdin="1\n")
    assert ran.status == 1
    assert "is being played elsewhere" in ran.err
    keeper.close()
    assert run("play", "pillars", "--load", str(path), stdin="q\n").status == 0
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["mine.json"]


def test_a_lock_without_its_player_does_not_matter(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    run(*TERMS, "--seed=1", "--save", str(path), stdin="2\n")
    (tmp_path / ".mine.json.lock").touch()  # as a computer leaves it that was switched off
    assert run("play", "pillars", "--load", str(path), stdin="q\n").status == 0


def test_a_full_disk_keeps_the_game_going_and_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(record: Record, path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Record, "save", full)
    ran = run(*TERMS, "--seed=1", stdin="2\n2\n1\nq\n")
    assert ran.status == 0
    assert ran.out.count("cannot be saved") == 1
    assert "the disk is full" in ran.out
    assert ran.out.endswith("Nothing is saved.\n")
    assert ran.out.count("Your choice:") == 4


def test_a_disk_that_fills_up_later_leaves_an_earlier_state_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    run(*TERMS, "--seed=1", "--save", str(path), stdin="2\n")
    monkeypatch.setattr(Record, "save", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    ran = run("play", "pillars", "--load", str(path), stdin="2\nq\n")
    assert "cannot be saved" in ran.out
    assert ran.out.endswith(f"{path} holds an earlier state only: what came after it is not saved.\n")


def test_a_disk_that_recovers_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, record = saves.Keeper(tmp_path / "a.json"), Record.of(game("pillars").new(2, 1))
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", lambda *args: (_ for _ in ()).throw(OSError(30, "Read-only file system")))
        keeper.keep(record)
    assert keeper.trouble is not None
    assert not keeper.kept
    keeper.keep(record)
    assert keeper.trouble is None
    assert Record.load(tmp_path / "a.json") == record
    keeper.close()


def test_a_folder_that_cannot_be_made_keeps_the_game_going(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run(*TERMS, "--seed=1", "--save", str(tmp_path / "file" / "game.json"), stdin="2\nq\n")
    assert ran.status == 0
    assert "cannot be saved" in ran.out


def test_two_players_cannot_hold_one_file(tmp_path: Path) -> None:
    first = saves.Keeper(tmp_path / "a.json")
    with pytest.raises(Complaint, match="being played elsewhere"):
        saves.Keeper(tmp_path / "a.json")
    first.close()
    with (tmp_path / "b").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with (tmp_path / "b").open("w") as other:
            assert not saves.lock(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_saves_are_listed_newest_first(run: Run, data: Path, lang: str) -> None:
    assert str(data) in run("saves", "--lang", lang).out
    run(*TERMS, "--seed=1", "--name=Ann", stdin="2\n")
    run("play", "guilds", "--seed=2", stdin="2\n0\n")
    finished(data / "pillars-over.json")
    (data / "keythedral-broken.json").write_text("no")
    for age, path in enumerate(sorted(data.glob("*.json"))):
        aged(path, age * 100)
    out = run("saves", "--lang", lang).out
    assert [out.index(str(path)) for path in sorted(data.glob("*.json"))] == sorted(
        out.index(str(path)) for path in data.glob("*.json")
    )
    for word in {
        "en": ("unfinished", "over", "damaged"), "nl": ("niet af", "afgelopen", "beschadigd"),
        "de": ("nicht zu Ende", "zu Ende", "beschädigt"),
    }[lang]:  # fmt: skip
        assert word in out
    assert "Ann, Bertrand (random)" in out
    assert "guilds" not in run("saves", "pillars", "--lang", lang).out
