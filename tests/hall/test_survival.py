"""Whatever dies: nothing that was acknowledged is lost, and every client's log is complete and in order."""

import contextlib
import random
import resource
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import triforium
from tests.hall.conftest import UNHURRIED
from tests.hall.postgres import Postgres
from tests.hall.server import Client, Server, parsed

SHORT = {"keythedral": {"length": "short"}}


class Patient:
    """Plays all seats of a table, and repeats with the same key whatever was not answered."""

    def __init__(self, url: str, game: str, seats: list[dict[str, Any]]) -> None:
        self.client = Client(url)
        self.client.http.timeout = httpx.Timeout(10)
        table = self.client.open_table(game, seats, options=SHORT.get(game, {}))
        self.id = table["id"]
        self.own = [seat["number"] for seat in table["seats"] if seat["yours"]]
        self.told: dict[int, dict[int, Any]] = {seat: {} for seat in self.own}
        """By seat: every log line that an answer carried, by its number."""
        self.acknowledged = 0
        self.luck = random.Random(1)
        self.stop = threading.Event()
        self.urls = [url]

    def persistently(self, method: str, path: str, **how: Any) -> httpx.Response:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                url = self.urls[self.luck.randrange(len(self.urls))]
                answer = self.client.http.request(method, url + path, **how)
                if answer.status_code < 500:
                    return answer
            time.sleep(0.05)
        raise AssertionError("the hall did not come back")

    def one_move(self) -> bool:
        """Make a move in one of the own seats; False when the game is over."""
        for seat in self.own:
            shown = self.persistently("GET", f"/api/tables/{self.id}", params={"seat": seat}).json()
            if shown["phase"] == "over":
                return False
            if shown["picture"]["legal"]:
                self.acknowledged += 1
                body = {
                    "seat": seat, "action": self.luck.choice(shown["picture"]["legal"])["action"],
                    "version": shown["version"], "key": f"move {self.acknowledged}",
                }  # fmt: skip
                answer = self.persistently("POST", f"/api/tables/{self.id}/moves", json=body)
                assert answer.status_code == 200, answer.text
                for line in answer.json()["log"]:
                    assert self.told[seat].setdefault(line["n"], line) == line
                return True
        time.sleep(0.02)
        return True

    def play(self) -> None:
        while not self.stop.is_set() and self.one_move():
            pass

    def check(self) -> None:
        """Every line that was ever told stands in the log, in order and without a gap."""
        for seat in self.own:
            log = whole_log(self, seat)
            assert [line["n"] for line in log] == list(range(1, len(log) + 1))
            by_number = {line["n"]: line for line in log}
            assert all(by_number[n] == line for n, line in self.told[seat].items())


def whole_log(player: Patient, seat: int) -> list[Any]:
    found: list[Any] = []
    while True:
        query = {"seat": seat, "after": len(found)}
        page = player.persistently("GET", f"/api/tables/{player.id}/log", params=query).json()["log"]
        if not page:
            return found
        found += page


class Listener:
    """Follows a table by events, and resumes after every break where it was."""

    def __init__(self, player: Patient, seat: int) -> None:
        self.player = player
        self.seat = seat
        self.version = 0
        self.lines: list[Any] = []
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self.stop.is_set():
            with contextlib.suppress(httpx.TransportError), self._stream() as lines:
                for kind, data in parsed(lines):
                    if kind == "picture":
                        assert data["version"] > self.version
                        self.version = data["version"]
                        self.lines += data["log"]
                    if self.stop.is_set():
                        return
            time.sleep(0.05)

    @contextlib.contextmanager
    def _stream(self) -> Iterator[Iterator[str]]:
        url = self.player.luck.choice(self.player.urls)
        path = f"{url}/api/tables/{self.player.id}/events?seat={self.seat}"
        headers = {**self.player.client.http.headers, "Last-Event-ID": str(self.version)}
        with httpx.stream("GET", path, headers=headers, timeout=3) as answer:
            yield answer.iter_lines()

    def check(self) -> None:
        """All lines exactly once, in order."""
        expected = whole_log(self.player, self.seat)
        until = time.monotonic() + 20
        while len(self.lines) < len(expected) and time.monotonic() < until:
            time.sleep(0.05)
        self.stop.set()
        assert self.lines == expected


@pytest.mark.slow
def test_killed_twenty_times_at_random_moments(database: str | None, tmp_path: Path) -> None:
    """A table of every title is played at the same time, each followed by a client that listens."""
    luck = random.Random(20)
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "bot", "bot": "random"}]
    with Server(tmp_path, database, **UNHURRIED) as server:
        players = [Patient(server.url, game, seats) for game in triforium.games()]
        listeners = [Listener(player, 0) for player in players]
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(20):
            time.sleep(luck.uniform(0.05, 0.4))
            server.kill()
            server.start()
        for player, thread in zip(players, threads, strict=True):
            going_on(player, thread)
        for player, listener in zip(players, listeners, strict=True):
            player.check()
            listener.check()


def going_on(player: Patient, thread: threading.Thread) -> None:
    """The game goes on: ten more moves, or it has ended. Then it rests, and so do its bots."""
    moves = player.acknowledged
    until = time.monotonic() + 60
    while player.acknowledged < moves + 10 and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.05)
    assert player.acknowledged >= moves + 10 or not thread.is_alive(), "nobody moves any more"
    player.stop.set()
    thread.join(60)
    while time.monotonic() < until:
        shown = player.client.look(player.id)
        if shown["phase"] == "over" or any(seat["number"] in shown["picture"]["to_act"] for seat in shown["seats"][:2]):
            return
        time.sleep(0.05)
    raise AssertionError("the bot does not move any more")


def test_a_killed_hall_leaves_no_thinkers_behind(tmp_path: Path) -> None:
    with Server(tmp_path, **UNHURRIED) as server:
        player = Patient(server.url, "pillars", [{"kind": "bot", "bot": "random"}, {"kind": "me"}])
        while player.acknowledged < 5:  # between which the bot has thought
            player.one_move()
        server.kill()
        assert server.process is not None
        assert server.process.stdout is not None
        # Whoever is left behind keeps the hall's output open.
        ending = threading.Thread(target=server.process.stdout.read, daemon=True)
        ending.start()
        ending.join(10)
        assert not ending.is_alive(), "a process of the killed hall still runs"


@pytest.mark.slow
def test_a_disk_that_takes_no_more_for_a_while(tmp_path: Path) -> None:
    with Server(tmp_path, **UNHURRIED) as server:
        assert server.process is not None
        player = Patient(server.url, "guilds", [{"kind": "me"}, {"kind": "local"}])
        for _ in range(20):
            player.one_move()
        before = player.client.look(player.id, 0)
        full = max(file.stat().st_size for file in tmp_path.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        refusals = 0
        for _ in range(60):
            shown = next(s for seat in player.own if (s := player.client.look(player.id, seat))["picture"]["legal"])
            action = shown["picture"]["legal"][0]["action"]
            body = {"seat": shown["viewer"], "action": action, "version": shown["version"], "key": f"full {refusals}"}
            answer = player.client.http.post(f"/api/tables/{player.id}/moves", json=body)
            if answer.status_code == 500:
                assert answer.json()["error"]["code"] == "our-fault"
                assert player.client.look(player.id, shown["viewer"])["version"] == shown["version"]
                refusals += 1
                if refusals == 3:
                    break
            else:
                assert answer.status_code == 200
        assert refusals == 3, "the disk never was full"
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        for _ in range(10):
            player.one_move()
        player.check()
        assert player.client.look(player.id, 0)["version"] > before["version"]
        server.kill()
        server.start()
        player.check()


@pytest.mark.slow
def test_a_database_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    postgres = Postgres().start()
    try:
        with Server(tmp_path, postgres.fresh(), **UNHURRIED) as server:
            player = Patient(server.url, "pillars", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            for _ in range(5):
                player.one_move()
            shown = player.client.look(player.id)
            postgres.stop()
            answer = player.client.http.get(f"/api/tables/{player.id}")
            assert answer.status_code == 500
            assert answer.json()["error"]["code"] == "our-fault"
            assert "postgres" not in answer.text.lower()
            assert player.client.http.get("/healthz").status_code == 500
            postgres.start()
            moves = player.acknowledged
            while player.acknowledged < moves + 10:
                assert player.one_move()
            player.check()
            assert player.client.look(player.id)["version"] > shown["version"]
    finally:
        postgres.close()
