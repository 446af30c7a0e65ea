"""Reasons: what a master would do in my place, why a bot moved, and who may ask for either when."""

import time
from typing import Any

import pytest

import triforium
from tests.hall.server import Client
from tests.hall.test_refusals import refused, table_for_two

each_game = pytest.mark.parametrize("game", triforium.games())


def advice(player: Client, table: str, seat: int = 0) -> Any:
    return player.http.post(f"/api/tables/{table}/seats/{seat}/advice")


def reasons(player: Client, table: str, seat: int) -> Any:
    return player.http.get(f"/api/tables/{table}/seats/{seat}/reasons")


def play_until_reasons(ann: Client, table: str, code: str) -> Any:
    """Play on until the bot in seat 1 has weighed something; the answer to who asks for its reasons."""
    for _ in range(30):
        shown = ann.wait(table, 0)
        answer = reasons(ann, table, 1)
        if answer.status_code != 404:
            assert answer.json().get("error", {}).get("code", "told") == code
            return answer
        ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    raise AssertionError("it never weighed anything")


def weighed(answer: Any) -> Any:
    assert answer.status_code == 200, answer.text
    said = answer.json()
    assert 1 <= len(said["reasons"]) <= 3
    shares = [reason["share"] for reason in said["reasons"]]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1.0016, "each is rounded to thousandths"
    for reason in said["reasons"]:
        assert abs(reason["lead"]) < 100
        assert reason["line"][0] == {"seat": said["seat"], "text": reason["text"]}
    return said


@each_game
def test_a_master_says_what_it_would_do_in_my_place(game: str, ann: Client) -> None:
    table = ann.open_table(game, [{"kind": "me"}, {"kind": "bot"}], seed=3)["id"]
    shown = ann.wait(table, 0)
    said = weighed(advice(ann, table))
    assert said["kind"] == "master"
    legal = {choice["action"]: choice["text"] for choice in shown["picture"]["legal"]}
    assert all(legal[reason["action"]] == reason["text"] for reason in said["reasons"])
    assert weighed(advice(ann, table)) == said  # asked again, it does not think again
    dutch = ann.http.post(f"/api/tables/{table}/seats/0/advice", params={"lang": "nl"}).json()
    assert [reason["action"] for reason in dutch["reasons"]] == [reason["action"] for reason in said["reasons"]]
    assert dutch["reasons"] != said["reasons"]
    assert ann.look(table)["version"] == shown["version"]


@each_game
def test_no_advice_and_no_reasons_among_people(game: str, ann: Client, bo: Client) -> None:
    table = table_for_two(ann, bo, game)
    refused(advice(ann, table), 403, "among-people")
    refused(reasons(ann, table, 1), 403, "among-people")
    refused(advice(bo, table, 0), 403, "not-your-seat")
    shared = ann.open_table(game, [{"kind": "me"}, {"kind": "local"}])["id"]
    refused(advice(ann, shared), 403, "among-people")
    ann.post(f"/api/tables/{table}/seats/0/hand-over", {})  # a bot that stands in makes nobody leave
    refused(advice(bo, table, 1), 403, "among-people")
    bo.post(f"/api/tables/{table}/seats/1/resign")
    refused(advice(bo, table, 1), 403, "not-your-seat")


def test_advice_is_for_who_is_asked(ann: Client, bo: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "master-builder"}], seed=3)["id"]
    refused(advice(bo, table), 403, "not-your-seat")
    refused(advice(ann, table, 1), 403, "not-your-seat")
    refused(advice(ann, table, 5), 404, "no-such-seat")
    shown = ann.wait(table, 0)
    while not any(seat for seat in shown["picture"]["to_act"] if seat == 1):
        shown = ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    refused(advice(ann, table), 409, "not-your-turn")  # for two seconds, while the master builder thinks
    ann.post(f"/api/tables/{table}/seats/0/resign")
    refused(advice(ann, table), 403, "not-your-seat")


@pytest.mark.slow
def test_a_bot_that_knows_no_more_than_all_gives_its_reasons_at_once(ann: Client, bo: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "master"}], seed=3)["id"]
    said = weighed(play_until_reasons(ann, table, "told"))
    assert said["kind"] == "master"
    assert said["seat"] == 1
    assert said["move"] == said["reasons"][0]["text"]
    assert weighed(reasons(bo, table, 1)) == said  # a spectator, too
    refused(reasons(ann, table, 0), 404, "no-reasons")


def test_a_bot_that_knows_a_secret_keeps_its_reasons_until_the_end(ann: Client, bo: Client) -> None:
    """Cubes and laws behind screens are known to their owner throughout a game of Keythedral."""
    table = ann.open_table("keythedral", [{"kind": "me"}, {"kind": "bot", "bot": "master"}], seed=3)["id"]
    play_until_reasons(ann, table, "still-secret")
    refused(reasons(bo, table, 1), 409, "still-secret")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert ann.look(table)["phase"] == "over"
    weighed(reasons(ann, table, 1))


def test_why_a_card_was_chosen_in_secret_is_not_told(ann: Client, bo: Client) -> None:
    """In Flandern with three all choose their cards at the same time; the public moves after that have reasons."""
    master = {"kind": "bot", "bot": "master"}
    table = ann.open_table("guilds", [{"kind": "me"}, master, master], seed=3)["id"]
    until = time.monotonic() + 30
    while not ann.look(table)["seats"][1]["ready"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    refused(reasons(ann, table, 1), 409, "still-secret")
    refused(reasons(bo, table, 1), 409, "still-secret")
    for _ in range(60):
        shown = ann.wait(table, 0)
        if reasons(ann, table, 1).status_code == 200:
            break
        ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    weighed(reasons(bo, table, 1))
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert reasons(ann, table, 1).status_code == 200


def test_bots_that_weigh_nothing_have_no_reasons(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "journeyman"}], seed=3)["id"]
    for _ in range(3):
        shown = ann.wait(table, 0)
        ann.move(table, 0, shown["picture"]["legal"][0]["action"], shown["version"])
    refused(reasons(ann, table, 1), 404, "no-reasons")


def test_reasons_of_a_move_that_was_taken_back_are_forgotten(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot", "bot": "master"}], seed=3)["id"]
    play_until_reasons(ann, table, "told")
    shown = ann.wait(table, 0)
    undone = 0
    while shown["picture"]["undo"]["allowed"] or shown["picture"]["undo"].get("ask"):
        undone += 1
        body = {"seat": 0, "version": shown["version"], "key": f"undo {undone}"}
        ann.post(f"/api/tables/{table}/undo", body)
        shown = ann.wait(table, 0)
        if reasons(ann, table, 1).status_code == 404:
            return
    raise AssertionError("nothing was forgotten")
