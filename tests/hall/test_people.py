"""Who plays a seat: coming and going, stand-ins, clocks, undo by consent; chat, notes and rematch."""

import json
import re
import time
from typing import Any

import httpx
import pytest

import triforium
from tests.hall.server import Client
from tests.hall.test_refusals import mover, refused, table_for_two

each_game = pytest.mark.parametrize("game", triforium.games())


def act(table: str, *players: Client) -> tuple[Client, int, Any]:
    """Somebody who owes a move makes the first one; returns who, where, and the answer."""
    player, seat, shown = mover(table, *players)
    return player, seat, player.move(table, seat, shown["picture"]["legal"][0]["action"], shown["version"])


def take_back(player: Client, table: str, seat: int, expect: int | None = None) -> Any:
    player.keys += 1
    version = player.look(table, seat)["version"]
    body = {"seat": seat, "version": version, "key": f"undo {player.keys}"}
    return player.post(f"/api/tables/{table}/undo", body, expect)


def kinds(player: Client, table: str) -> list[str]:
    return [news["kind"] for news in player.get(f"/api/tables/{table}/happenings")["happenings"]]


@pytest.mark.parametrize(("lang", "called"), [("en", "Guest"), ("nl", "Gast"), ("de", "Gast")])
def test_a_guest_without_a_name_gets_one_in_the_own_language(ann: Client, lang: str, called: str) -> None:
    answer = httpx.post(f"{ann.http.base_url}/api/guests", json={"lang": lang}).raise_for_status().json()
    me = httpx.get(f"{ann.http.base_url}/api/me", headers={"Authorization": f"Bearer {answer['token']}"}).json()
    assert re.fullmatch(rf"{called} \d{{4}}", me["name"])


def test_undo_as_the_record_allows(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    player, seat, first = act(table, ann, bo)
    assert first["picture"]["undo"] == {"allowed": True}
    back = take_back(player, table, seat)
    assert back["version"] == first["version"] + 1
    assert back["log"][-1]["key"] == "taken-back"
    assert back["log"][-1]["args"]["from"] == first["log"][0]["n"]
    assert back["picture"]["legal"]
    again = player.move(table, seat, back["picture"]["legal"][0]["action"], back["version"])
    assert again["log"][0]["text"] == first["log"][0]["text"]
    log = player.get(f"/api/tables/{table}/log")["log"]
    assert [line["n"] for line in log] == list(range(1, len(log) + 1))
    past = player.get(f"/api/tables/{table}/at/{first['version']}")
    assert past["picture"]["view"] == first["picture"]["view"]


def test_undo_beyond_that_asks_the_others(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    player, seat, _ = act(table, ann, bo)
    other = bo if player is ann else ann
    act(table, ann, bo)
    undo = player.look(table, seat)["picture"]["undo"]
    assert not undo["allowed"]
    assert undo["ask"]
    before = player.look(table, seat)["version"]
    assert take_back(player, table, seat)["version"] == before, "nothing happens before the others agree"
    assert other.look(table)["asking"] == [{"kind": "undo", "seat": seat, "agreed": [player.player["id"]]}]
    assert "_takes" not in other.http.get(f"/api/tables/{table}/happenings").text
    refused(player.http.post(f"/api/tables/{table}/undo/vote", json={"agree": True}), 403, "not-your-seat")
    other.post(f"/api/tables/{table}/undo/vote", {"agree": False})
    assert other.look(table)["asking"] == []
    refused(other.http.post(f"/api/tables/{table}/undo/vote", json={"agree": True}), 409, "nothing-asked")
    take_back(player, table, seat)
    shown = other.post(f"/api/tables/{table}/undo/vote", {"agree": True})
    assert shown["asking"] == []
    assert player.look(table, seat)["picture"]["legal"], "it is the first mover's turn again"
    assert kinds(ann, table)[-4:] == ["undo-asked", "undo-refused", "undo-asked", "undo-agreed"]


def test_undo_alone_among_bots_needs_nobody(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    for _ in range(3):
        shown = ann.wait(table, 0)
        ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    ann.wait(table, 0)
    assert take_back(ann, table, 0)["picture"]["legal"]


def test_simultaneous_answers_can_be_changed_until_the_last_is_in(ann: Client, bo: Client) -> None:
    cy = Client(str(ann.http.base_url), "Cy")
    table = ann.open_table("guilds", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    bo.post(f"/api/tables/{table}/seats/1")
    cy.post(f"/api/tables/{table}/seats/2")
    people = [ann, bo, cy]

    def choose(seat: int, card: int, influence: int) -> Any:
        answer = people[seat].look(table, seat)
        for pick in (card, influence):
            action = answer["picture"]["legal"][pick]["action"]
            answer = people[seat].move(table, seat, action, answer["version"])
        return answer

    watcher = Client(str(ann.http.base_url), "Di")
    before = watcher.look(table)
    bo_before = bo.look(table)
    waiting = choose(0, 0, 0)
    assert waiting["picture"]["legal"] == []
    assert waiting["picture"]["undo"] == {"allowed": True}
    assert watcher.look(table)["seats"][0]["ready"]
    take_back(ann, table, 0)
    take_back(ann, table, 0)
    assert not watcher.look(table)["seats"][0]["ready"]
    choose(0, 2, 1)
    choose(2, 1, 0)
    assert bo.look(table)["picture"] == bo_before["picture"], "nothing of the others' answers shows"
    assert bo.look(table)["version"] == bo_before["version"]
    assert watcher.look(table)["version"] == before["version"]
    choose(1, 1, 0)
    revealed = [line for line in watcher.look(table)["log"] if line["key"] == "reveal"]
    assert {line["seat"] for line in revealed} == {0, 1, 2}
    assert watcher.look(table)["version"] == before["version"] + 1
    assert ann.look(table)["picture"]["undo"]["allowed"] is False


@each_game
def test_a_stand_in_by_vote_plays_until_the_player_returns(game: str, ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, game)
    refused(ann.http.post(f"/api/tables/{table}/seats/0/stand-in"), 403, "not-your-seat")
    shown = ann.post(f"/api/tables/{table}/seats/1/stand-in")
    assert shown["seats"][1]["stand_in"] == "journeyman"
    shown = ann.wait(table, 0)
    ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    ann.wait(table, 0)
    back = bo.post(f"/api/tables/{table}/seats/1/come-back")
    assert back["seats"][1]["stand_in"] is None
    assert kinds(ann, table)[-3:] == ["stand-in-asked", "stood-in", "handed-back"]


def test_the_stand_in_needs_all_other_people(ann: Client, bo: Client) -> None:
    cy = Client(str(ann.http.base_url), "Cy")
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    bo.post(f"/api/tables/{table}/seats/1")
    cy.post(f"/api/tables/{table}/seats/2")
    assert ann.post(f"/api/tables/{table}/seats/2/stand-in")["seats"][2]["stand_in"] is None
    assert bo.post(f"/api/tables/{table}/seats/2/stand-in")["seats"][2]["stand_in"] == "journeyman"


def test_a_clock_that_runs_out_brings_a_stand_in(ann: Client, bo: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.open_table("pillars", seats, clock={"kind": "move", "seconds": 1})["id"]
    bo.post(f"/api/tables/{table}/seats/1")
    player, seat, shown = mover(table, ann, bo)
    assert 0 < shown["picture"]["clocks"][seat]["left"] <= 1
    assert shown["picture"]["clocks"][seat]["running"]
    until = time.monotonic() + 20
    while time.monotonic() < until and not player.look(table, seat)["seats"][seat]["stand_in"]:
        time.sleep(0.1)
    shown = player.look(table, seat)
    assert shown["seats"][seat]["stand_in"] == "journeyman"
    news = player.get(f"/api/tables/{table}/happenings")["happenings"]
    assert next(n["data"] for n in news if n["kind"] == "stood-in") == {"why": "clock", "bot": "journeyman"}
    back = player.post(f"/api/tables/{table}/seats/{seat}/come-back")
    assert back["seats"][seat]["stand_in"] is None


def test_a_clock_for_the_whole_game_gains_with_every_turn(ann: Client, bo: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"kind": "game", "seconds": 100, "increment": 30}
    table = ann.open_table("pillars", seats, clock=clock)["id"]
    bo.post(f"/api/tables/{table}/seats/1")
    turns = [0, 0]
    for _ in range(6):
        player, seat, shown = mover(table, ann, bo)
        before = shown["picture"]["clocks"]
        assert before[seat]["running"]
        assert not before[1 - seat]["running"]
        time.sleep(0.2)
        player.move(table, seat, shown["picture"]["legal"][0]["action"], shown["version"])
        after = player.look(table, seat)["picture"]["clocks"]
        passed = not after[seat]["running"]
        turns[seat] += passed
        gain = after[seat]["left"] - before[seat]["left"]
        assert (27 if passed else -3) < gain < (30 if passed else 0), "the turn that passes on brings the increment"
        assert after[1 - seat]["left"] == pytest.approx(before[1 - seat]["left"], abs=1)
    assert sum(turns) >= 3


def attempt(player: Client, table: str, seat: int) -> int:
    """Make a move if one is owed, and if nobody else makes it first; returns the status, 0 if none is owed."""
    shown = player.look(table, seat)
    if not shown["picture"]["legal"]:
        return 0
    player.keys += 1
    action = shown["picture"]["legal"][0]["action"]
    body = {"seat": seat, "version": shown["version"], "key": f"attempt {player.keys}", "action": action}
    return player.http.post(f"/api/tables/{table}/moves", json=body).status_code


def test_a_move_of_an_absent_player_hands_the_seat_back(ann: Client, bo: Client) -> None:
    """Whoever moves is here again, without having to say so first; also where the clock had run out."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.open_table("pillars", seats, clock={"kind": "game", "seconds": 600})["id"]
    bo.post(f"/api/tables/{table}/seats/1")
    absent, seat, shown = mover(table, ann, bo)
    absent.post(f"/api/tables/{table}/seats/{seat}/hand-over", {"bot": "random"})
    other = bo if absent is ann else ann
    until = time.monotonic() + 60
    while time.monotonic() < until:  # all go on until the absent player is faster than the stand-in
        if attempt(other, table, 1 - seat) == 0 and attempt(absent, table, seat) == 200:
            break
    shown = absent.look(table, seat)
    assert shown["seats"][seat]["stand_in"] is None
    assert kinds(ann, table)[-1] == "handed-back"
    assert shown["picture"]["clocks"][seat]["left"] > 60


def test_a_stand_in_plays_on_while_its_player_only_looks(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    player, seat, _ = mover(table, ann, bo)
    other = bo if player is ann else ann
    other.post(f"/api/tables/{table}/seats/{1 - seat}/hand-over", {})
    assert other.look(table)["seats"][1 - seat]["stand_in"] == "journeyman"
    act(table, ann, bo)
    player.wait(table, seat)
    shown = other.look(table, 1 - seat)
    assert shown["seats"][1 - seat]["stand_in"] == "journeyman"


def test_resigning(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    shown = bo.post(f"/api/tables/{table}/seats/1/resign")
    assert shown["phase"] == "running", "a bot plays on for the others"
    assert shown["seats"][1]["resigned"]
    refused(bo.http.post(f"/api/tables/{table}/seats/1/come-back"), 403, "not-your-seat")
    over = ann.post(f"/api/tables/{table}/seats/0/resign")
    assert over["phase"] == "over"
    assert over["closed"] == "resigned"
    assert over["seed"]
    assert ann.get(f"/api/tables/{table}/record")["seed"] == over["seed"]


def test_handing_a_seat_over_to_another_person(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    cy = Client(str(ann.http.base_url), "Cy")
    refused(cy.http.post(f"/api/tables/{table}/seats/1"), 409, "seat-taken")
    bo.post(f"/api/tables/{table}/seats/1/hand-over", {"player": cy.player["id"]})
    shown = cy.post(f"/api/tables/{table}/seats/1")
    assert shown["viewer"] == 1
    assert shown["seats"][1]["name"] == "Cy"
    assert bo.look(table)["viewer"] is None
    refused(bo.http.post(f"/api/tables/{table}/seats/1"), 409, "seat-taken")


def test_several_people_at_one_screen(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local", "name": "Eve"}, {"kind": "bot"}])
    assert [seat["yours"] for seat in table["seats"]] == [True, True, False]
    assert ann.look(table["id"], 1)["viewer"] == 1
    assert table["seats"][1]["name"] == "Eve"
    refused(ann.http.get(f"/api/tables/{table['id']}", params={"seat": 2}), 403, "not-your-seat")


def test_chat_mute_and_report(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    said = bo.post(f"/api/tables/{table}/chat", {"text": "<b>hello</b>\u0000\u202e"})
    assert said["data"]["text"] == "<b>hello</b>", "text, never markup; nothing invisible"
    assert kinds(ann, table)[-1] == "chat"
    cy = Client(str(ann.http.base_url), "Cy")
    refused(cy.http.post(f"/api/tables/{table}/chat", json={"text": "me too"}), 403, "not-your-seat")
    assert ann.http.post(f"/api/tables/{table}/reports", json={"n": said["n"], "reason": "rude"}).status_code == 204
    refused(ann.http.post(f"/api/tables/{table}/reports", json={"n": 1}), 404, "no-such-page")
    assert ann.http.put(f"/api/me/mutes/{bo.player['id']}").status_code == 204
    assert "chat" not in kinds(ann, table)
    assert "chat" in kinds(bo, table)
    assert ann.http.delete(f"/api/me/mutes/{bo.player['id']}").status_code == 204
    assert "chat" in kinds(ann, table)


def test_notes_are_private(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    assert ann.http.put(f"/api/tables/{table}/notes", json={"text": "Bo has metal"}).status_code == 200
    assert ann.http.put(f"/api/tables/{table}/notes", json={"text": "Bo has wood"}).status_code == 200
    assert ann.get(f"/api/tables/{table}/notes") == {"text": "Bo has wood"}
    assert bo.get(f"/api/tables/{table}/notes") == {"text": ""}


def test_rematch(ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, "pillars")
    refused(ann.http.post(f"/api/tables/{table}/rematch"), 409, "still-running")
    bo.post(f"/api/tables/{table}/seats/1/resign")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    first = ann.post(f"/api/tables/{table}/rematch")
    assert first["phase"] == "gathering"
    assert first["origin"] == {"rematch": table}
    again = bo.post(f"/api/tables/{table}/rematch")
    assert again["id"] == first["id"]
    assert bo.post(f"/api/tables/{first['id']}/seats/1")["phase"] == "running"


def test_lists(ann: Client, bo: Client) -> None:
    open_table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "open"}])["id"]
    hidden = ann.open_table("pillars", [{"kind": "me"}, {"kind": "open"}], public=False)["id"]
    running = table_for_two(ann, bo, "pillars")
    player, _, _ = mover(running, ann, bo)
    other = bo if player is ann else ann
    mine = player.get("/api/tables", list="mine")["tables"]
    assert mine[0]["id"] == running
    assert mine[0]["your_turn"]
    assert not other.get("/api/tables", list="mine")["tables"][0]["your_turn"]
    shown = bo.get("/api/tables", list="open")["tables"]
    assert open_table in [table["id"] for table in shown]
    assert hidden not in [table["id"] for table in shown]
    assert running in [table["id"] for table in bo.get("/api/tables", list="watch")["tables"]]
    assert bo.look(hidden)["phase"] == "gathering", "whoever has the link may come in"


@each_game
def test_lists_tell_how_a_game_stands(game: str, ann: Client) -> None:
    options = {"length": "short"} if game == "keythedral" else {}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.open_table(game, seats, options=options)["id"]

    def listed() -> Any:
        return next(found for found in ann.get("/api/tables", list="mine")["tables"] if found["id"] == table)

    def in_view(shown: Any) -> Any:
        view = shown["picture"]["view"]
        return {name: view[name] for name in ("round", "rounds") if view.get(name)}

    for _ in range(6):
        shown = ann.wait(table, 0)  # nothing stands still while the bot is asked
        assert listed()["standing"] == in_view(shown) == shown["standing"]
        ann.move(table, 0, shown["picture"]["legal"][-1]["action"], shown["version"])
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert "winners" not in ann.look(table)["standing"], "nobody has won a game that was not played to its end"


def test_lists_tell_who_has_won(ann: Client) -> None:
    state = triforium.game("guilds").new(2, 3)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    ann.post("/api/records", json.loads(triforium.Record.of(state).dumps()))
    standing = ann.get("/api/tables", list="mine")["tables"][0]["standing"]
    assert standing["winners"] == state.winners()
    assert standing["scores"] == state.scores()


def test_lists_are_paged(ann: Client) -> None:
    made = [ann.open_table("pillars", [{"kind": "me"}, {"kind": "open"}])["id"] for _ in range(45)]
    found: list[str] = []
    cursor: str | None = None
    while True:
        page = ann.get("/api/tables", list="mine", **({"cursor": cursor} if cursor else {}))
        found += [table["id"] for table in page["tables"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert found == made[::-1]
