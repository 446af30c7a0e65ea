"""Who is let in: cookies, accounts, tokens, limits, proxies, headers; and what the log says of it."""

import contextlib
import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest

from tests.hall.server import Client, Server
from tests.hall.test_refusals import refused

PASSWORD = "a long enough one"


def name() -> str:
    return f"Ann {token_hex(4)}"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_browser_is_known_by_a_cookie_that_scripts_cannot_read(hall: Server) -> None:
    browser = httpx.Client(base_url=hall.url)
    answer = browser.post("/api/guests", json={"name": "Ann"}, headers={"Origin": hall.url})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "no TLS here"
    assert browser.get("/api/me").json()["name"] == "Ann"
    refused(browser.patch("/api/me", json={"name": "X"}, headers={"Origin": "http://evil"}), 403, "foreign-origin")
    assert browser.patch("/api/me", json={"name": "Eve"}, headers={"Origin": hall.url}).json()["name"] == "Eve"
    likes = {"taps": "two", "pace": 400, "sound": "soft", "theme": "dark"}
    browser.patch("/api/me", json=likes, headers={"Origin": hall.url}).raise_for_status()
    assert browser.get("/api/me").json()["settings"] == likes
    for wrong in ({"taps": "three"}, {"pace": -1}, {"pace": "fast"}, {"sound": "loud"}):
        refused(browser.patch("/api/me", json=wrong, headers={"Origin": hall.url}), 400, "malformed")


def test_a_guest_becomes_an_account_and_keeps_its_games(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "bot"}])["id"]
    account = name()
    made = ann.post("/api/accounts", {"name": account, "password": PASSWORD})
    assert made["player"]["id"] == ann.player["id"]
    assert ann.http.get("/api/me").status_code == 401, "the guest's token has ended"
    again = ann.http.post("/api/sessions", json={"name": account.upper(), "password": PASSWORD}, headers={})
    headers = bearer(again.json()["token"])
    assert httpx.get(f"{ann.http.base_url}/api/tables/{table}", headers=headers).json()["viewer"] == 0
    refused(
        httpx.post(f"{ann.http.base_url}/api/accounts", json={"name": account, "password": PASSWORD}), 409, "name-taken"
    )
    for wrong in ({"name": account, "password": "wrong one!"}, {"name": "nobody", "password": PASSWORD}):
        refused(httpx.post(f"{ann.http.base_url}/api/sessions", json=wrong), 401, "who-are-you")


def test_a_new_password_ends_all_other_sessions(hall: Server) -> None:
    anyone = httpx.Client(base_url=hall.url)
    account = name()
    first = anyone.post("/api/accounts", json={"name": account, "password": PASSWORD}).json()["token"]
    second = anyone.post("/api/sessions", json={"name": account, "password": PASSWORD}).json()["token"]
    anyone.cookies.clear()
    program = anyone.post("/api/me/tokens", json={"label": "bot"}, headers=bearer(first)).json()
    labels = [
        token["label"] for token in anyone.get("/api/me/tokens", headers=bearer(program["token"])).json()["tokens"]
    ]
    assert labels == ["session", "session", "bot"]
    wrong = {"password": {"old": "not this one", "new": "another long one"}}
    refused(anyone.patch("/api/me", json=wrong, headers=bearer(first)), 401, "who-are-you")
    right = {"password": {"old": PASSWORD, "new": "another long one"}}
    assert anyone.patch("/api/me", json=right, headers=bearer(first)).status_code == 200
    assert anyone.get("/api/me", headers=bearer(first)).status_code == 200
    for ended in (second, program["token"]):
        refused(anyone.get("/api/me", headers=bearer(ended)), 401, "who-are-you")
    assert anyone.delete("/api/sessions/current", headers=bearer(first)).status_code == 204
    refused(anyone.get("/api/me", headers=bearer(first)), 401, "who-are-you")


def test_tokens_can_be_revoked(ann: Client) -> None:
    token = ann.post("/api/me/tokens", {"label": "bot"})
    assert ann.http.get("/api/me", headers=bearer(token["token"])).status_code == 200
    assert ann.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204
    refused(ann.http.get("/api/me", headers=bearer(token["token"])), 401, "who-are-you")
    refused(ann.http.delete(f"/api/me/tokens/{token['id']}"), 404, "no-such-token")


def test_every_answer_carries_a_strict_policy(hall: Server) -> None:
    for path in ("/", "/some/page", "/api/games", "/api/nothing", "/healthz", "/missing.js"):
        headers = httpx.get(hall.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(f"{hall.url}/missing.js").status_code == 404
    page = httpx.get(f"{hall.url}/table/abc").text
    assert "hall is open" in page or 'id="app"' in page, "the plain page, or the client where it is built"
    assert httpx.get(f"{hall.url}/healthz").json()["status"] == "ok"
    assert "triforium_requests_total" in httpx.get(f"{hall.url}/metrics").text


def test_names_are_text_of_one_line(hall: Server) -> None:
    def named(wish: str) -> Any:
        return httpx.post(f"{hall.url}/api/guests", json={"name": wish})

    assert named("  <b>A\u0000n\n\u202en</b> ").json()["player"]["name"] == "<b>A n n</b>"
    refused(named("\u200b\u0007"), 400, "malformed")
    refused(named("x" * 41), 400, "malformed")


@pytest.mark.slow
def test_limits_proxies_and_logs(tmp_path: Path) -> None:
    """The usual limits, a proxy that is trusted, and nothing secret in the log."""
    environ = {"TRIFORIUM_PROXIES": "127.0.0.0/8", "TRIFORIUM_LOG": "info"}
    log = tmp_path / "log"
    with log.open("w") as out:
        server = Server(tmp_path, **environ)
        server.stderr = out
        with server:
            there = httpx.Client(base_url=server.url)
            wrong = {"name": "nobody", "password": PASSWORD}
            answers = [
                there.post("/api/sessions", json=wrong, headers={"X-Forwarded-For": "203.0.113.7"}) for _ in range(14)
            ]
            slow = refused(answers[-1], 429, "slow-down")
            assert slow["message"]
            assert int(answers[-1].headers["retry-after"]) >= 1
            other = there.post("/api/sessions", json=wrong, headers={"X-Forwarded-For": "evil, 203.0.113.8"})
            assert other.status_code == 401, "another address has a bucket of its own"
            refused(there.get("/metrics", headers={"X-Forwarded-For": "203.0.113.8"}), 403, "foreign-origin")
            secure = there.post("/api/guests", headers={"X-Forwarded-Proto": "https"})
            assert "secure" in secure.headers["set-cookie"].lower()
            token = secure.json()["token"]
            made = there.post(
                "/api/tables", json={"game": "guilds", "seats": [{"kind": "me"}, {"kind": "bot"}], "public": False},
                headers=bearer(token),
            ).json()  # fmt: skip
            there.get(f"/api/tables/{made['id']}", headers=bearer(token))
            assert server.stop() == 0
    said = log.read_text()
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line for line in lines if line["level"] == "error"] == [], "not even if it is stopped while a bot thinks"
    assert {"id", "method", "route", "status", "ms", "address"} <= set(lines[-1])
    assert any(line["address"] == "203.0.113.7" for line in lines if "address" in line)
    stored = sqlite3.connect(tmp_path / "hall.sqlite")
    seed = stored.execute("SELECT seed FROM tables").fetchone()[0]
    for secret in (token, PASSWORD, made["id"], seed):
        assert secret not in said
    assert token not in (tmp_path / "hall.sqlite").read_bytes().decode("latin-1"), "only hashes of tokens are stored"


@pytest.mark.slow
def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with Server(tmp_path):
        second = subprocess.run(
            [sys.executable, "-m", "triforium", "serve", "--port", "0", "--data", str(tmp_path)],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert second.returncode == 1
        assert "another hall is open" in second.stderr


@pytest.mark.slow
def test_one_player_holds_only_so_many_streams(tmp_path: Path) -> None:
    with Server(tmp_path, TRIFORIUM_RATE="0.1") as server, contextlib.ExitStack() as stack:
        ann, bo = Client(server.url), Client(server.url, "Bo")
        table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])["id"]
        path = f"{server.url}/api/tables/{table}/events"
        allowed = [ann.token] * 5 + [bo.token]
        streams = [stack.enter_context(httpx.stream("GET", path, headers=bearer(token))) for token in allowed]
        assert [stream.status_code for stream in streams] == [200] * 6
        many = ann.http.get(path)
        refused(many, 429, "slow-down")
        assert many.headers["retry-after"]
        streams[0].close()
        until = time.monotonic() + 10
        while (status := streams_status(path, ann.token)) == 429 and time.monotonic() < until:
            time.sleep(0.3)
        assert status == 200, "once one is closed there is room for another"


def streams_status(path: str, token: str) -> int:
    with httpx.stream("GET", path, headers=bearer(token)) as answer:
        return answer.status_code


@pytest.mark.slow
def test_a_stop_takes_seconds_while_streams_are_open_and_bots_think(own_hall: Server) -> None:
    ann = Client(own_hall.url)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    tables = [ann.open_table("keythedral", seats)["id"] for _ in range(4)]
    for table in tables:
        ann.post(f"/api/tables/{table}/seats/0/hand-over", {})
    with contextlib.ExitStack() as stack:
        for table in tables:
            for _ in range(3):
                path = f"{own_hall.url}/api/tables/{table}/events"
                stack.enter_context(httpx.stream("GET", path, headers=bearer(ann.token)))
        time.sleep(1)  # long enough for the bots to be in the middle of it
        assert {ann.look(table)["phase"] for table in tables} == {"running"}
        began = time.monotonic()
        assert own_hall.stop() == 0
        assert time.monotonic() - began < 5


@pytest.mark.slow
def test_a_graceful_stop_tells_the_streams_to_come_back(own_hall: Server) -> None:
    ann = Client(own_hall.url)
    table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])["id"]
    heard = ann.events(table)
    assert next(heard)[0] == "picture"
    assert own_hall.stop() == 0
    assert [data["kind"] for kind, data in heard if kind == "happening"] == ["come-back"]
