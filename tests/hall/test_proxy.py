"""The example of docs/hosting.md for a proxy, as it stands there: nginx with TLS before two processes."""

import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.hall.conftest import UNHURRIED
from tests.hall.postgres import Postgres
from tests.hall.server import Client, Server, parsed
from tests.hall.test_refusals import refused

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
DOC = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "play.example.org"
PLACE = "http {{ access_log off; {temp} {example} }} events {{}} daemon off; pid {folder}/pid; error_log {folder}/log;"
TEMP = " ".join(f"{kind}_temp_path {{0}}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def example() -> str:
    found = re.search(r"```nginx\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


@contextmanager
def proxy(folder: Path, port: int, upstream: list[int]) -> Iterator[None]:
    """nginx with the example, in which only ports and the place of the certificate are other ones."""
    assert NGINX
    assert OPENSSL
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
         "-keyout", key, "-out", certificate], check=True, capture_output=True,
    )  # fmt: skip
    text = example()
    places = {
        "8302": upstream[0], "8303": upstream[1], "listen 443": f"listen 127.0.0.1:{port}",
        "/etc/ssl/play.example.org.pem": certificate, "/etc/ssl/play.example.org.key": key,
    }  # fmt: skip
    for there, here in places.items():
        assert there in text
        text = text.replace(there, str(here))
    config = folder / "nginx.conf"
    config.write_text(PLACE.format(folder=folder, example=text, temp=TEMP.format(folder)))
    process = subprocess.Popen([NGINX, "-p", folder, "-c", config, "-e", folder / "log"])
    try:
        until = time.monotonic() + 10
        while socket.socket().connect_ex(("127.0.0.1", port)) and time.monotonic() < until:
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait(20)


@pytest.mark.slow
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")
@pytest.mark.skipif(OPENSSL is None, reason="openssl is not installed here, which makes the certificate")
def test_the_example_for_a_proxy(postgres: Postgres, tmp_path: Path) -> None:
    port = free_port()
    settings = {**UNHURRIED, "TRIFORIUM_ORIGIN": f"https://{NAME}", "TRIFORIUM_PROXIES": "127.0.0.1/32"}
    database = postgres.fresh()
    with (
        Server(tmp_path, database, **settings) as one,
        Server(tmp_path, database, **settings) as other,
        proxy(tmp_path, port, [one.port, other.port]),
        httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=False, headers={"Host": NAME}, timeout=30) as browser,
    ):
        guest = browser.post("/api/guests", json={"name": "Ann"}, headers={"Origin": f"https://{NAME}"})
        assert guest.status_code == 201
        assert "secure" in guest.headers["set-cookie"].lower(), "the hall knows that the browser speaks TLS"
        ann = Client(one.url, token=guest.json()["token"])
        ann.http = browser
        browser.headers["Authorization"] = f"Bearer {ann.token}"
        foreign = browser.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        refused(foreign, 403, "foreign-origin")
        shown = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])
        with browser.stream("GET", f"/api/tables/{shown['id']}/events", params={"seat": shown["viewer"]}) as stream:
            news = parsed(stream.iter_lines())
            assert next(news)[1]["version"] == shown["version"]
            began = time.monotonic()
            moved = ann.move(shown["id"], shown["viewer"], shown["picture"]["legal"][0]["action"], shown["version"])
            assert next(news)[1]["version"] == moved["version"]
            assert time.monotonic() - began < 5, "nothing is held back on the way"
        one.kill()
        assert ann.look(shown["id"], shown["viewer"])["version"] == moved["version"], "the other process goes on"
