""" "Your turn": to whom, how often, and to which addresses never."""

import asyncio
import socket
import threading
import time
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from tests.hall.conftest import UNHURRIED
from tests.hall.server import Client, Server
from tests.hall.test_refusals import mover, refused, table_for_two
from triforium.hall.addresses import Address, as_address, is_public
from triforium.hall.errors import Refusal
from triforium.hall.notices import call_webhook

PRIVATE = [
    "127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.9", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1",
]  # fmt: skip
PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "64:ff9b::808:808", "2002:808:808::"]


def test_which_addresses_are_public() -> None:
    assert not [address for address in PRIVATE if is_public(ip_address(address))]
    assert all(is_public(ip_address(address)) for address in PUBLIC)
    for written in ("127.1", "0x7f000001", "2130706433", "0177.0.0.1", "::ffff:7f00:1"):
        found = as_address(written)
        assert found is not None
        assert not is_public(found), written


class Recorder(httpx.AsyncBaseTransport):
    """Takes calls instead of the internet."""

    def __init__(self, status: int = 200, **headers: str) -> None:
        self.calls: list[httpx.Request] = []
        self.answer = httpx.Response(status, headers=headers)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.calls.append(request)
        return self.answer


def call(url: str, *answers: str, transport: Recorder) -> int:
    """Call a webhook whose name leads to these addresses, one after the other as it is asked."""
    asked = iter(answers)

    async def resolve(host: str, port: int) -> list[Address]:
        return [ip_address(part) for part in next(asked).split()]

    return asyncio.run(call_webhook(url, {"event": "your-turn"}, resolve, transport))


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_refused(address: str) -> None:
    nobody = Recorder()
    for answers in (address, f"8.8.8.8 {address}"):
        with pytest.raises(Refusal, match="public"):
            call("https://hook.example/x", answers, transport=nobody)
    assert nobody.calls == []


def test_a_name_that_changes_its_address_is_called_at_the_one_that_was_checked() -> None:
    somebody = Recorder()
    assert call("https://hook.example:8443/x?y=1", "8.8.8.8", "127.0.0.1", transport=somebody) == 200
    (request,) = somebody.calls
    assert str(request.url) == "https://8.8.8.8:8443/x?y=1"
    assert request.headers["host"] == "hook.example:8443"
    assert request.extensions["sni_hostname"] == "hook.example"


def test_a_redirect_is_not_followed() -> None:
    somebody = Recorder(302, location="https://127.0.0.1/")
    assert call("https://hook.example/", "2606:4700:4700::1111", transport=somebody) == 302
    assert [str(request.url) for request in somebody.calls] == ["https://[2606:4700:4700::1111]/"]


@pytest.mark.parametrize(
    "url",
    ["http://hook.example/", "https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "https://127.1/",
     "https://2130706433/", "https://user:secret@hook.example/", "ftp://hook.example/", "https:///x", "nonsense",
     "https://hook.example:99999/", "https://hook.example/ x"],
)  # fmt: skip
def test_settings_refuse_what_can_never_be_called(url: str, ann: Client) -> None:
    answer = ann.http.patch("/api/me", json={"notices": {"webhook": url}})
    refused(answer, 422, "bad-address")


class Mailbox:
    """A mail server of a few lines that keeps what it is given."""

    def __init__(self) -> None:
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.mails: list[str] = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            line, _ = self.door.accept()
            with line, line.makefile("rwb") as talk:
                self._talk(talk)

    def _talk(self, talk: object) -> None:
        def say(text: str) -> None:
            talk.write(text.encode() + b"\r\n")  # type: ignore[attr-defined]
            talk.flush()  # type: ignore[attr-defined]

        say("220 here")
        mail: list[str] = []
        for raw in talk:  # type: ignore[attr-defined]
            said = raw.decode().rstrip("\r\n")
            if said.upper() == "DATA":
                say("354 go on")
                for part in talk:  # type: ignore[attr-defined]
                    if part == b".\r\n":
                        break
                    mail.append(part.decode().rstrip("\r\n"))
                self.mails.append("\n".join(mail))
                say("250 kept")
            elif said.upper() == "QUIT":
                say("221 bye")
                return
            else:
                say("250 ok")


@pytest.mark.slow
def test_your_turn_by_mail_once_until_the_player_has_been_there(database: str | None, tmp_path: Path) -> None:
    box = Mailbox()
    environ = {**UNHURRIED, "TRIFORIUM_SMTP": f"smtp://127.0.0.1:{box.port}", "TRIFORIUM_NOTICE_DELAY": "0"}
    with Server(tmp_path, database, **environ) as server:
        ann, bo = Client(server.url, "Ann"), Client(server.url, "Bo")
        for player in (ann, bo):
            wanted = {"notices": {"email": f"{player.player['name'].lower()}@example.org"}, "lang": "nl"}
            assert player.http.patch("/api/me", json=wanted).status_code == 200
        table = table_for_two(ann, bo, "pillars")
        player, seat, shown = mover(table, ann, bo)
        other = bo if player is ann else ann
        player.move(table, seat, shown["picture"]["legal"][0]["action"], shown["version"])
        address = f"To: {other.player['name'].lower()}@example.org"
        until = time.monotonic() + 20
        while time.monotonic() < until and not any(address in mail for mail in box.mails):
            time.sleep(0.1)
        time.sleep(1.5)
        sent = [mail for mail in box.mails if address in mail]
        assert len(sent) == 1, box.mails
        assert "Je bent aan de beurt" in sent[0]
        assert table in sent[0]

        # The other player has been there, so the next turn is told anew. Whose turn that is hangs on the draw: play on
        # until a move of the first player hands it over.
        while True:
            shown = other.look(table)
            if shown["picture"]["legal"]:
                other.move(table, 1 - seat, shown["picture"]["legal"][0]["action"], shown["version"])
                continue
            shown = player.look(table)
            shown = player.move(table, seat, shown["picture"]["legal"][0]["action"], shown["version"])
            if shown["picture"]["to_act"] == [1 - seat]:
                break
        until = time.monotonic() + 20
        while time.monotonic() < until and len([mail for mail in box.mails if address in mail]) < 2:
            time.sleep(0.1)
        assert len([mail for mail in box.mails if address in mail]) == 2
