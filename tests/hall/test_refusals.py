"""What is refused changes nothing and gets its code, whatever the game."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import triforium
from tests.hall.server import Client, Server

each_game = pytest.mark.parametrize("game", triforium.games())


def table_for_two(ann: Client, bo: Client, game: str) -> str:
    """A table with Ann in seat 0 and Bo in seat 1."""
    table = ann.open_table(game, [{"kind": "me"}, {"kind": "open"}])
    assert table["phase"] == "gathering"
    assert bo.post(f"/api/tables/{table['id']}/seats/1")["phase"] == "running"
    return str(table["id"])


def mover(table: str, *players: Client) -> tuple[Client, int, Any]:
    """Who owes a move, in which seat, and what is shown."""
    for seat, player in enumerate(players):
        shown = player.look(table)
        if shown["picture"]["legal"]:
            return player, seat, shown
    raise AssertionError("nobody owes a move")


def everything(table: str, *players: Client) -> list[Any]:
    """All that the players are shown."""
    found = []
    for player in players:
        shown = player.look(table)
        shown["log"] = player.get(f"/api/tables/{table}/log")["log"]
        found.append(shown)
    return found


def refused(answer: httpx.Response, status: int, code: str) -> Any:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"]
    assert error["id"] == answer.headers["x-request-id"]
    return error


@each_game
def test_moves_that_are_refused_change_nothing(game: str, ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, game)
    player, seat, shown = mover(table, ann, bo)
    other = bo if player is ann else ann
    before = everything(table, ann, bo)
    legal = [choice["action"] for choice in shown["picture"]["legal"]]
    good = {"seat": seat, "action": legal[0], "version": shown["version"], "key": "a"}
    path = f"/api/tables/{table}/moves"

    illegal = next(a for a in range(triforium.game(game).actions) if a not in legal)
    error = refused(player.http.post(path, json={**good, "action": illegal}), 422, "illegal-move")
    assert error["rule"].startswith(game)
    assert triforium.game(game).rule(error["rule"], "en")[0].title in error["message"]
    for action in (-1, 2**53):
        refused(player.http.post(path, json={**good, "action": action}), 422, "illegal-move")

    error = refused(player.http.post(path, json={**good, "version": 0}), 409, "stale")
    assert error["version"] == shown["version"]
    assert error["picture"] == {**shown["picture"], "clocks": None}
    refused(player.http.post(path, json={**good, "version": 99}), 409, "stale")

    refused(other.http.post(path, json=good), 403, "not-your-seat")
    waiting = other.look(table)
    if not waiting["picture"]["legal"]:
        away = {**good, "seat": 1 - seat, "version": waiting["version"]}
        refused(other.http.post(path, json=away), 409, "not-your-turn")
    refused(player.http.post(path, json={**good, "seat": 4}), 404, "no-such-seat")
    refused(player.http.post("/api/tables/nowhere/moves", json=good), 404, "no-such-table")

    bad: Any
    for bad in ({}, [], "x", 7, {**good, "seat": "0"}, {**good, "action": 1.5}, {**good, "more": 1},
                {**good, "key": ""}, {**good, "key": "x" * 65}, {**good, "seat": -1}):  # fmt: skip
        refused(player.http.post(path, json=bad), 400, "malformed")
    for raw in (b"", b"{", b"\xff\xfe", b"null", b"[" * 5000):
        headers = {"Content-Type": "application/json"}
        refused(player.http.post(path, content=raw, headers=headers), 400, "malformed")
    refused(player.http.post(path, json={**good, "key": "x" * 70_000}), 413, "too-large")

    stranger = Client(str(player.http.base_url), "Cy")
    refused(stranger.http.post(path, json=good), 403, "not-your-seat")
    nobody = httpx.Client(base_url=player.http.base_url)
    refused(nobody.post(path, json=good), 401, "who-are-you")
    refused(nobody.post(path, json=good, headers={"Authorization": "Bearer nonsense"}), 401, "who-are-you")
    refused(player.http.post(path, json=good, headers={"Origin": "https://evil.example"}), 403, "foreign-origin")
    refused(player.http.post(path, json=good, headers={"Origin": "null"}), 403, "foreign-origin")
    refused(player.http.post(path, json=good, headers={"Sec-Fetch-Site": "cross-site"}), 403, "foreign-origin")

    assert everything(table, ann, bo) == before


@each_game
def test_the_same_key_twice_is_one_move_with_one_answer(game: str, ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, game)
    player, seat, shown = mover(table, ann, bo)
    legal = [choice["action"] for choice in shown["picture"]["legal"]]
    body = {"seat": seat, "action": legal[0], "version": shown["version"], "key": "once"}
    first = player.post(f"/api/tables/{table}/moves", body)
    assert first["version"] == shown["version"] + 1
    after = everything(table, ann, bo)
    again = player.post(f"/api/tables/{table}/moves", body)
    assert {**again, "picture": {**again["picture"], "undo": None}} == {
        **first, "picture": {**first["picture"], "undo": None}
    }  # fmt: skip
    assert everything(table, ann, bo) == after
    if len(legal) > 1:
        answer = player.http.post(f"/api/tables/{table}/moves", json={**body, "action": legal[1]})
        refused(answer, 400, "malformed")
        assert everything(table, ann, bo) == after


@each_game
def test_of_fifty_simultaneous_moves_one_wins(game: str, hall: Server, ann: Client) -> None:
    table = ann.open_table(game, [{"kind": "me"}, {"kind": "local"}], seed=3)
    seat = table["viewer"]
    action = table["picture"]["legal"][0]["action"]

    def attempt(number: int) -> httpx.Response:
        body = {"seat": seat, "action": action, "version": table["version"], "key": f"try {number}"}
        return many.post(f"/api/tables/{table['id']}/moves", json=body)

    many = httpx.Client(base_url=hall.url, headers=ann.http.headers, timeout=60)
    with ThreadPoolExecutor(50) as crowd:
        answers = list(crowd.map(attempt, range(50)))
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    for answer in answers:
        if answer is not won[0]:
            error = refused(answer, 409, "stale")
            assert error["version"] >= won[0].json()["version"]
    shown = ann.look(table["id"], seat)
    assert shown["version"] >= won[0].json()["version"]
    moved = [line for line in shown["log"] if line["move"] == won[0].json()["version"]]
    assert moved == won[0].json()["log"]


def test_tables_that_cannot_be_set_up(ann: Client) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot"}

    def attempt(**body: Any) -> httpx.Response:
        return ann.http.post("/api/tables", json={"game": "pillars", "seats": [me, bot], **body})

    refused(attempt(game="chess"), 404, "no-such-game")
    refused(attempt(options={"dragons": "yes"}), 422, "bad-option")
    refused(attempt(options={"madonna": "all"}), 422, "bad-option")
    refused(attempt(seats=[me]), 422, "bad-seats")
    refused(attempt(seats=[me, bot, bot, bot, bot]), 422, "bad-seats")
    refused(attempt(seats=[me, {"kind": "bot", "bot": "genius"}]), 422, "bad-bot")
    refused(attempt(seats=[me, {"kind": "open"}], seed=7), 422, "bad-seed")
    refused(attempt(seed=-1), 422, "bad-seed")
    refused(attempt(seed=str(2**128)), 422, "bad-seed")
    refused(attempt(clock={"kind": "sand", "seconds": 5}), 422, "bad-clock")
    refused(attempt(seats=[me, {"kind": "dog"}]), 400, "malformed")
    refused(ann.http.get("/api/tables/nowhere"), 404, "no-such-table")
    refused(ann.http.get("/api/games/chess"), 404, "no-such-game")
    refused(ann.http.get("/api/nothing"), 404, "no-such-page")
    refused(ann.http.put("/api/tables"), 405, "no-such-method")


def test_seats_before_the_start(ann: Client, bo: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    refused(bo.http.post(f"/api/tables/{table}/seats/0"), 409, "seat-taken")
    refused(bo.http.post(f"/api/tables/{table}/seats/3"), 404, "no-such-seat")
    refused(bo.http.delete(f"/api/tables/{table}/seats/0"), 403, "not-your-seat")
    bo.post(f"/api/tables/{table}/seats/1")
    left = bo.http.delete(f"/api/tables/{table}/seats/1").json()
    assert left["seats"][1]["kind"] == "open"
    body = {"seat": 0, "action": 0, "version": 0, "key": "early"}
    refused(ann.http.post(f"/api/tables/{table}/moves", json=body), 409, "not-started")
    refused(ann.http.get(f"/api/tables/{table}/record"), 409, "still-running")
    kinds = [news["kind"] for news in ann.get(f"/api/tables/{table}/happenings")["happenings"]]
    assert kinds == ["joined", "left"]


def test_nobody_looks_from_anothers_seat(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    for path in ("", "/log", "/events", "/at/1"):
        refused(ann.http.get(f"/api/tables/{table}{path}", params={"seat": 1}), 403, "not-your-seat")
    cy = Client(str(ann.http.base_url), "Cy")
    assert cy.look(table)["viewer"] is None
    assert cy.look(table)["picture"]["legal"] == []


def test_a_chosen_seed_is_shown_as_such_and_no_other_is_shown_before_the_end(ann: Client, bo: Client) -> None:
    chosen = ann.open_table("guilds", [{"kind": "me"}, {"kind": "local"}], seed=77)
    assert chosen["seed_chosen"]
    table = table_for_two(ann, bo, "guilds")
    shown = ann.look(table)
    assert "seed" not in shown
    assert not shown["seed_chosen"]
    assert len(shown["seed_hash"]) == 64
