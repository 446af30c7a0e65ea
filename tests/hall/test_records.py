"""Save files: down and up, to look at and to play on from."""

import json

import httpx
import pytest

import triforium
from tests.hall.server import Client
from tests.hall.test_refusals import refused
from triforium import Record

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
