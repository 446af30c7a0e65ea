"""The review of a finished table: made by other processes, told as far as it is made, and kept."""

import json
import time
from math import isclose
from typing import Any

import pytest

import triforium
from tests.hall.server import Client, Server
from tests.hall.test_records import played
from tests.hall.test_refusals import refused
from triforium import Record
from triforium.bots import bot, play_out
from triforium.review import decisions

SOON = 2.0
"""Seconds until there is something to see."""


def finished(seed: int) -> Record:
    state = triforium.game("pillars").new(2, seed)
    play_out(state, [bot("greedy", 1), bot("random", 2)])
    return Record.of(state, ["Ann", "Bo"])


def ask(player: Client, table: str, **query: Any) -> Any:
    return player.get(f"/api/tables/{table}/review", **query)


def made(player: Client, table: str) -> Any:
    until = time.monotonic() + 120
    while (said := ask(player, table))["review"] is None:
        assert time.monotonic() < until
        time.sleep(0.2)
    return said


@pytest.mark.slow
def test_a_review_comes_bit_by_bit_and_adds_up(ann: Client, bo: Client) -> None:
    record = finished(5)
    table = ann.post("/api/records", json.loads(record.dumps()))["id"]
    ask(ann, table)
    time.sleep(SOON)
    early = ask(ann, table)
    assert early["chances"]
    assert early["all"] == len(decisions(record))
    said = made(ann, table)
    assert said["done"] == said["all"] == len(said["chances"])
    review = said["review"]
    assert [step["before"] for step in review["steps"][1:]] == [step["after"] for step in review["steps"][:-1]]
    assert len(review["moments"]) == 3
    for player in review["players"]:
        total = player["first"] + player["own"] + player["others"] + player["luck"]
        assert isclose(total, player["last"], abs_tol=0.001)
    assert made(bo, table)["review"]["players"] == review["players"]  # a spectator, too


@pytest.mark.slow
def test_a_move_leads_to_its_position(ann: Client) -> None:
    record = finished(6)
    table = ann.post("/api/records", json.loads(record.dumps()))["id"]
    review = made(ann, table)["review"]
    moves = [move for step in review["steps"] for move in step["moves"]]
    for move in moves[:: len(moves) // 6]:
        past = ann.get(f"/api/tables/{table}/at/{move['version']}", seat=0)
        assert past["moves"] == move["number"] - 1
        assert past["picture"]["view"] == record.replay(move["number"] - 1).view(0)
        assert move["text"] == triforium.game("pillars").text(record.moves[move["number"] - 1][1], "en")
    german = ask(ann, table, lang="de")["review"]
    assert german["steps"][0]["moves"][0]["text"] != moves[0]["text"]


def test_only_games_that_were_played_to_the_end(ann: Client) -> None:
    running = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot"}])["id"]
    refused(ann.http.get(f"/api/tables/{running}/review"), 409, "still-running")
    half = ann.post("/api/records", json.loads(played("pillars", 30).dumps()))["id"]
    refused(ann.http.get(f"/api/tables/{half}/review"), 409, "unfinished")
    resigned = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot"}])["id"]
    ann.post(f"/api/tables/{resigned}/seats/0/resign")
    refused(ann.http.get(f"/api/tables/{resigned}/review"), 409, "unfinished")


@pytest.mark.slow
def test_a_review_outlives_the_server(own_hall: Server) -> None:
    ann = Client(own_hall.url)
    table = ann.post("/api/records", json.loads(finished(7).dumps()))["id"]
    before = made(ann, table)
    own_hall.stop()
    own_hall.start()
    ann = Client(own_hall.url, token=ann.token)
    begun = time.monotonic()
    assert made(ann, table) == before
    assert time.monotonic() - begun < SOON
