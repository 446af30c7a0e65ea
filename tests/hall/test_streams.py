"""Streams and answers over HTTP tell a viewer nothing of what others answer in secret."""

import contextlib
import json
import threading
import time
from typing import Any

import httpx
import pytest

from tests.hall.server import Client, Server
from triforium.hall.streams import HEARTBEAT, Stream

TIMES = {"date", "x-request-id", "content-length"}


class Tape:
    """Everything that a viewer's stream says, byte by byte."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self.client = client
        query = "" if seat is None else f"?seat={seat}"
        self.url = f"{client.http.base_url}/api/tables/{table}/events{query}"
        self.raw = b""
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        headers = {"Authorization": f"Bearer {self.client.token}"}
        with (
            contextlib.suppress(httpx.TransportError),  # the server is stopped when all tests are done
            httpx.stream("GET", self.url, headers=headers, timeout=30) as answer,
        ):
            for chunk in answer.iter_raw():
                self.raw += chunk

    def messages(self) -> list[bytes]:
        """All messages but those that say who is ready."""
        return [message for message in self.raw.split(b"\n\n")[:-1] if b'"kind":"ready"' not in message]

    def until(self, version: int) -> list[bytes]:
        end = time.monotonic() + 30
        while f"id: {version}\n".encode() not in self.raw and time.monotonic() < end:
            time.sleep(0.02)
        return self.messages()


def same(first: httpx.Response, second: httpx.Response, *ids: str) -> None:
    """Two answers are equal, to the byte, but for the time and the names of tables."""

    def stripped(answer: httpx.Response) -> tuple[dict[str, str], str]:
        text = answer.text
        for number in ids:
            text = text.replace(number, "TABLE")
        data: Any = json.loads(text)
        for changing in ("created", "seed_hash", "seats"):
            data.pop(changing, None)
        return {k: v for k, v in answer.headers.items() if k not in TIMES}, json.dumps(data)

    assert stripped(first) == stripped(second)
    assert len(first.content) == len(second.content)


@pytest.mark.slow
def test_secret_answers_over_http(hall: Server) -> None:
    """At the second table the others answer in another order, and change their minds; the viewer gets the same."""
    ann, eve = Client(hall.url, "Ann"), Client(hall.url, "Eve")
    people = [{"kind": "me"}, {"kind": "local", "name": "Bo"}, {"kind": "local", "name": "Cy"}]
    tables = [ann.open_table("guilds", people, seed=4)["id"] for _ in range(2)]
    viewers: list[tuple[Client, int | None]] = [(ann, 0), (eve, None)]
    tapes = [[Tape(client, table, seat) for client, seat in viewers] for table in tables]
    assert all(tape.until(1) for pair in tapes for tape in pair)
    answers: list[list[httpx.Response]] = [[], []]

    def choose(which: int, seat: int, card: int, influence: int) -> None:
        for pick in (card, influence):
            shown = ann.look(tables[which], seat)
            if not shown["picture"]["legal"] or not shown["picture"]["prompt"]["rule"].startswith("guilds.2"):
                return
            legal = [choice["action"] for choice in shown["picture"]["legal"]]
            action = legal[min(pick, len(legal) - 1)]
            body = {"seat": seat, "action": action, "version": shown["version"], "key": f"{shown['version']}"}
            answer = ann.http.post(f"/api/tables/{tables[which]}/moves", json=body)
            assert answer.status_code == 200
            if seat == 0:
                answers[which].append(answer)

    def change_mind(which: int, seat: int) -> None:
        choose(which, seat, 3, 1)
        for number in range(2):
            version = ann.look(tables[which], seat)["version"]
            body = {"seat": seat, "version": version, "key": f"undo {version} {number}"}
            assert ann.http.post(f"/api/tables/{tables[which]}/undo", json=body).status_code == 200

    for answering in (1, 0, 2):
        choose(0, answering, answering, 1)
    change_mind(1, 2)
    choose(1, 2, 2, 1)
    change_mind(1, 1)
    choose(1, 0, 0, 1)
    choose(1, 1, 1, 1)

    assert len(answers[0]) == 2
    for one, other in zip(*answers, strict=True):
        same(one, other, *tables)
    for number, (client, seat) in enumerate(viewers):
        query = {} if seat is None else {"seat": seat}
        for page in ("", "/log"):
            one, other = (client.http.get(f"/api/tables/{table}{page}", params=query) for table in tables)
            same(one, other, *tables)
        version = client.look(tables[0], seat)["version"]
        first, second = (pair[number] for pair in tapes)
        assert first.until(version) == second.until(version)
        assert len(first.messages()) == version + 1, "one message for each version, after the hint to retry"


@pytest.mark.slow
def test_the_seed_is_in_no_answer_before_the_end(hall: Server) -> None:
    ann = Client(hall.url, "Ann")
    seed = 2**100 + 12345678901
    table = ann.open_table("keythedral", [{"kind": "me"}, {"kind": "local"}], seed=seed)["id"]
    tape = Tape(ann, table, 0)
    for _ in range(12):
        shown = next(s for seat in (0, 1) if (s := ann.look(table, seat))["picture"]["legal"])
        ann.move(table, shown["viewer"], shown["picture"]["legal"][0]["action"], shown["version"])
    pages = ["", "/log", "/at/1", "/happenings", "/notes", "/record"]
    said = [ann.http.get(f"/api/tables/{table}{page}").text for page in pages]
    assert all(str(seed) not in text for text in [*said, tape.raw.decode()])
    assert str(seed) not in ann.http.get("/api/tables", params={"list": "mine"}).text


def test_a_silent_stream_is_kept_open() -> None:
    stream = Stream(None, None, "en", frozenset())
    stream.beat()
    assert stream.waiting.empty(), "it has not been silent for long"
    stream.spoke -= HEARTBEAT
    stream.beat()
    stream.beat()
    assert stream.waiting.get_nowait() == b": still here\n\n"
    assert stream.waiting.empty(), "once is enough"
