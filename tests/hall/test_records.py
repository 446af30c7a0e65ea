"""Save files: down and up, to look at and to play on from."""

import json
from pathlib import Path

import httpx
import pytest

import triforium
from tests.hall.server import Client
from tests.hall.test_refusals import refused
from triforium import Record
from triforium.terminal.main import main

each_game = pytest.mark.parametrize("game", triforium.games())


def played(game: str, moves: int) -> Record:
    state = triforium.game(game).new(3, 99)
    while moves > 0 or state.step.together:  # to a moment at which nobody's secret answer is pending
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
        moves -= 1
    return Record.of(state, ["Ann", "Bo", "Cy (greedy)"])


@each_game
def test_an_uploaded_record_becomes_a_replay(game: str, ann: Client, bo: Client) -> None:
    record = played(game, 60)
    table = ann.post("/api/records", json.loads(record.dumps()))
    assert table["phase"] == "over"
    assert table["origin"] == {"upload": True}
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bo", "Cy (greedy)"]
    for seat in range(3):
        shown = ann.look(table["id"], seat)
        assert shown["picture"]["view"] == record.replay().view(seat)
        past = ann.get(f"/api/tables/{table['id']}/at/1", seat=seat)
        assert past["picture"]["view"] == record.replay(upto=0).view(seat)
    body = {"seat": 0, "action": 0, "version": shown["version"], "key": "late"}
    refused(ann.http.post(f"/api/tables/{table['id']}/moves", json=body), 409, "game-over")
    again = Record.loads(json.dumps(ann.get(f"/api/tables/{table['id']}/record")))
    assert again.moves == record.moves
    assert again.seed == record.seed
    assert bo.look(table["id"])["viewer"] is None


@each_game
def test_a_table_to_play_on_from_with_the_hidden_part_dealt_anew(game: str, ann: Client) -> None:
    record = played(game, 45)
    body = {"record": json.loads(record.dumps()), "play_from": 30, "seat": 1, "bot": "random"}
    tables = [ann.post("/api/records", body) for _ in range(2)]
    then = record.replay(upto=30)
    for table in tables:
        assert table["viewer"] == 1
        assert table["phase"] == "running"
        first = ann.get(f"/api/tables/{table['id']}/at/1")
        assert first["picture"]["view"] == then.view(1), "what the seat knew then"
        assert then.journal is not None
        assert len(first["log"]) == len(then.journal.for_seat(1))
        assert "seed" not in table
    assert tables[0]["seed_hash"] != tables[1]["seed_hash"]
    table = ann.wait(tables[0]["id"], 1)
    ann.move(table["id"], 1, table["picture"]["legal"][0]["action"], table["version"])


@each_game
def test_a_look_back_says_how_many_moves_of_the_record_led_there(game: str, ann: Client) -> None:
    """Also across a move that was taken back, and only once the record may be known."""
    table = ann.open_table(game, [{"kind": "me"}, {"kind": "local"}])["id"]
    taken_back = 0
    for turn in range(24):
        shown = next(s for seat in (0, 1) if (s := ann.look(table, seat))["picture"]["legal"])
        moved = ann.move(table, shown["viewer"], shown["picture"]["legal"][-1]["action"], shown["version"])
        if turn % 3 == 0 and moved["picture"]["undo"]["allowed"]:
            body = {"seat": shown["viewer"], "version": moved["version"], "key": f"back {turn}"}
            ann.post(f"/api/tables/{table}/undo", body)
            taken_back += 1
    assert "moves" not in ann.get(f"/api/tables/{table}/at/3", seat=0)
    for seat in (0, 1):
        ann.post(f"/api/tables/{table}/seats/{seat}/resign")
    record = Record.loads(json.dumps(ann.get(f"/api/tables/{table}/record")))
    assert taken_back
    for seat in (0, 1):
        pasts = [ann.get(f"/api/tables/{table}/at/{v + 1}", seat=seat) for v in range(ann.look(table, seat)["version"])]
        assert pasts[0]["moves"] == 0
        assert pasts[-1]["moves"] == len(record.moves)
        others = [past for past in pasts if past["picture"]["view"] != record.replay(upto=past["moves"]).view(seat)]
        assert len(others) <= taken_back, "but for what was taken back, the moves lead to the very picture"


@each_game
def test_the_record_of_a_game_that_was_played_on_from_another(game: str, ann: Client, tmp_path: Path) -> None:
    """It is saved, replays, and can itself be played on from."""
    body = {"record": json.loads(played(game, 45).dumps()), "play_from": 20, "seat": 1, "bot": "random"}
    for _ in range(2):
        table = ann.post("/api/records", body)
        for _ in range(3):
            shown = ann.wait(table["id"], 1)
            ann.move(table["id"], 1, shown["picture"]["legal"][-1]["action"], shown["version"])
        over = ann.post(f"/api/tables/{table['id']}/seats/1/resign")
        saved = ann.get(f"/api/tables/{table['id']}/record")
        record = Record.loads(json.dumps(saved))
        assert Record.loads(record.dumps()) == record
        told = {"to_act": over["picture"]["view"]["to_act"]}  # of others' secret answers a viewer knows nothing
        assert {**record.replay().view(1), **told} == over["picture"]["view"]
        file = tmp_path / "game.json"
        file.write_text(json.dumps(saved))
        assert main(["verify", str(file), "--hash", table["seed_hash"]]) == 0
        replayed = ann.post("/api/records", saved)
        assert ann.look(replayed["id"], 1)["picture"]["view"] == over["picture"]["view"]
        body = {"record": saved, "play_from": len(record.moves) - 2, "seat": 1, "bot": "random"}
    assert record.prelude is not None
    assert record.prelude.prelude is not None
    damaged = {**saved, "prelude": {**saved["prelude"], "seat": 7}}
    refused(ann.http.post("/api/records", json=damaged), 422, "damaged-record")
    refused(ann.http.post("/api/records", json={**saved, "prelude": 5}), 422, "damaged-record")
    refused(ann.http.post("/api/records", json={**saved, "triforium": 1}), 422, "damaged-record")


def test_uploads_that_cannot_be_used(ann: Client) -> None:
    good = json.loads(played("pillars", 20).dumps())

    def attempt(**changes: object) -> httpx.Response:
        return ann.http.post("/api/records", json={**good, **changes})

    refused(attempt(triforium=99), 422, "foreign-record")
    refused(ann.http.post("/api/records", json={"hello": 1}), 422, "foreign-record")
    refused(attempt(game="chess"), 422, "foreign-record")
    refused(attempt(rules="0"), 422, "foreign-record")
    refused(attempt(moves=[[0, 999]]), 422, "damaged-record")
    refused(attempt(moves="none"), 422, "damaged-record")
    refused(attempt(seed="x"), 422, "damaged-record")
    refused(attempt(play_from=-1), 400, "malformed")
    refused(ann.http.post("/api/records", json=[1]), 400, "malformed")
    refused(ann.http.post("/api/records", content=b"x" * 2_000_000), 413, "too-large")
