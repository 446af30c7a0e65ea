"""`triforium hall` and `triforium verify`, on a hall that is being played at."""

import json
import sqlite3
from pathlib import Path

import pytest

from tests.hall.server import Client, Server
from triforium.terminal.main import main


@pytest.fixture
def operate(own_hall: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The commands run on the same database as the server, which goes on running."""
    database = own_hall.environ.get("TRIFORIUM_DATABASE")
    if database:
        monkeypatch.setenv("TRIFORIUM_DATABASE", database)
    else:
        monkeypatch.delenv("TRIFORIUM_DATABASE", raising=False)
    return own_hall


def hall_command(server: Server, *args: str) -> int:
    return main(["hall", *args, "--data", str(server.folder)])


@pytest.mark.slow
def test_check_backup_restore_prune_stats(
    operate: Server, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    ann = Client(operate.url)
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])
    for _ in range(6):
        shown = next(s for seat in (0, 1) if (s := ann.look(table["id"], seat))["picture"]["legal"])
        ann.move(table["id"], shown["viewer"], shown["picture"]["legal"][0]["action"], shown["version"])
    assert hall_command(operate, "check") == 0
    assert "1 games: 1 replay alike" in capsys.readouterr().out
    assert hall_command(operate, "reports") == 0
    assert capsys.readouterr().out == "0 reports.\n"
    for text, reason in (("You rascal!", "rude"), ("Buy at\nmy shop", "")):
        said = ann.post(f"/api/tables/{table['id']}/chat", {"text": text})
        ann.http.post(f"/api/tables/{table['id']}/reports", json={"n": said["n"], "reason": reason}).raise_for_status()
    assert hall_command(operate, "reports") == 0
    newest, by, older, why, count = capsys.readouterr().out.splitlines()
    assert newest.endswith(f"Ann ({ann.player['id']}) at {table['id']}: Buy at my shop")
    assert by == "    reported by Ann"
    assert older.endswith("You rascal!")
    assert why == "    reported by Ann: rude"
    assert count == "2 reports."
    assert hall_command(operate, "stats") == 0
    assert "6 moves" in capsys.readouterr().out
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    saved = elsewhere / "backup.gz"
    assert hall_command(operate, "backup", str(saved)) == 0
    assert hall_command(operate, "prune") == 0
    assert ann.look(table["id"])["phase"] == "running"
    assert hall_command(operate, "restore", str(saved)) == 1
    said = capsys.readouterr().err
    assert "not empty" in said or "another hall is open" in said

    monkeypatch.delenv("TRIFORIUM_DATABASE", raising=False)
    assert main(["hall", "restore", str(saved), "--data", str(elsewhere)]) == 0
    before = [ann.look(table["id"], seat) for seat in (0, 1)]
    with Server(elsewhere) as restored:
        again = Client(restored.url, token=ann.token)
        assert [again.look(table["id"], seat) for seat in (0, 1)] == before
    bad = elsewhere / "bad.gz"
    bad.write_bytes(b"not a backup")
    assert main(["hall", "restore", str(bad), "--data", str(tmp_path_factory.mktemp("third"))]) == 1
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.slow
def test_check_names_the_first_move_that_goes_another_way(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.delenv("TRIFORIUM_DATABASE", raising=False)
    with Server(tmp_path) as server:
        ann = Client(server.url)
        table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])["id"]
        for _ in range(8):
            shown = next(s for seat in (0, 1) if (s := ann.look(table, seat))["picture"]["legal"])
            ann.move(table, shown["viewer"], shown["picture"]["legal"][0]["action"], shown["version"])
        log = ann.get(f"/api/tables/{table}/log", seat=0)["log"]
        assert server.stop() == 0
        stored = sqlite3.connect(tmp_path / "hall.sqlite")
        stored.execute("UPDATE moves SET digest = 'as it was then' WHERE number >= 5")
        stored.commit()
        stored.close()
        assert main(["hall", "check", "--data", str(tmp_path)]) == 1
        assert f"{table}: pillars goes another way at move 5 and is closed" in capsys.readouterr().out
        assert main(["hall", "check", "--data", str(tmp_path)]) == 1
        server.start()
        shown = ann.look(table, 0)
        assert shown["phase"] == "over"
        assert shown["closed"] == "rules"
        kept = [line["text"] for line in ann.get(f"/api/tables/{table}/log", seat=0)["log"]]
        assert kept == [line["text"] for line in log][: len(kept)]
        assert len(log) > len(kept) > 3
        body = {"seat": 0, "action": 0, "version": shown["version"], "key": "x"}
        answer = ann.http.post(f"/api/tables/{table}/moves", json=body)
        assert answer.json()["error"]["code"] == "closed-table"
        happened = ann.get(f"/api/tables/{table}/happenings")["happenings"]
        assert [news["kind"] for news in happened] == ["closed"]


def test_verify(ann: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    promised = table["seed_hash"]
    ann.post(f"/api/tables/{table['id']}/seats/0/resign")
    record = ann.get(f"/api/tables/{table['id']}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["verify", str(file), "--hash", promised]) == 0
    assert "replays" in capsys.readouterr().out
    assert main(["verify", str(file), "--hash", "0" * 64]) == 1
    assert "not the one that was promised" in capsys.readouterr().err
    file.write_text(json.dumps({**record, "moves": [[0, 999]]}))
    assert main(["verify", str(file), "--hash", promised]) == 1
    assert "move 1 does not replay" in capsys.readouterr().err
