"""A real server process for tests, and a client that plays at it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import IO, Any

import httpx


class Server:
    """`triforium serve` as a process of its own."""

    def __init__(self, folder: Path, database: str | None = None, **environ: str) -> None:
        self.folder = folder
        self.environ = {**os.environ, **environ}
        self.environ.pop("TRIFORIUM_DATABASE", None)
        if database:
            self.environ["TRIFORIUM_DATABASE"] = database
        self.stderr: IO[str] | None = None
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.url = ""

    def start(self) -> "Server":
        self.process = subprocess.Popen(
            [sys.executable, "-m", "triforium", "serve", "--port", str(self.port), "--data", str(self.folder)],
            env=self.environ, stdout=subprocess.PIPE, stderr=self.stderr, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, f"the server did not start: {said!r}"
        self.url = said.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        return self

    def stop(self) -> int:
        """Ask it to stop, as a host does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()


class Client:
    """A guest who plays."""

    def __init__(self, url: str, name: str = "Ann", token: str | None = None) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        if token is None:
            answer = self.http.post("/api/guests", json={"name": name}).raise_for_status().json()
            self.player, token = answer["player"], answer["token"]
            self.http.cookies.clear()
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.keys = 0
        self.mark = token_hex(4)

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = self.http.post(path, json=body)
        if expect is None:
            assert answer.status_code < 400, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json()

    def open_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def look(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))

    def move(self, table: str, seat: int, action: int, version: int, expect: int | None = None) -> Any:
        self.keys += 1
        body = {"seat": seat, "action": action, "version": version, "key": f"{self.mark} {self.keys}"}
        return self.post(f"/api/tables/{table}/moves", body, expect)

    def events(self, table: str, after: int | None = None, seat: int | None = None) -> Iterator[tuple[str, Any]]:
        """The events of a table, until the caller has had enough."""
        query = {name: value for name, value in (("after", after), ("seat", seat)) if value is not None}
        with self.http.stream("GET", f"/api/tables/{table}/events", params=query) as answer:
            assert answer.status_code == 200
            yield from parsed(answer.iter_lines())

    def wait(self, table: str, seat: int, seconds: float = 60) -> Any:
        """The table as soon as this seat owes a move, or the game is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            shown = self.look(table, seat)
            if shown["picture"] and (shown["picture"]["legal"] or shown["phase"] == "over"):
                return shown
            time.sleep(0.02)
        raise AssertionError("it never became this seat's turn")


def parsed(lines: Iterator[str]) -> Iterator[tuple[str, Any]]:
    kind = ""
    for line in lines:
        if line.startswith("event: "):
            kind = line[7:]
        elif line.startswith("data: "):
            yield kind, json.loads(line[6:])
