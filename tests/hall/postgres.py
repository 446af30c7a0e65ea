"""A real PostgreSQL for tests: the machine's own if it has one, else the one that the package `pgserver` carries."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any


def binaries() -> Path:
    """The folder with initdb and postgres."""
    found = shutil.which("postgres")
    if found:
        folder = Path(os.path.realpath(found)).parent
        if (folder / "initdb").exists():
            return folder
    import pgserver  # type: ignore[import-not-found,unused-ignore]

    return Path(pgserver.__file__).parent / "pginstall" / "bin"


class Postgres:
    """A server of our own on a free port of this machine; fast rather than safe, unless it is to be `durable`."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="triforium-pg-"))
        self.data = self.folder / "data"
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL will not run as root
            self.who = {"user": "nobody", "group": "nogroup"}
            shutil.chown(self.folder, "nobody", "nogroup")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", "hall", "-A", "trust", "--no-sync", "-E", "UTF8")

    def _run(self, name: str, *args: str) -> None:
        subprocess.run(
            [self.bin / name, *args], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            cwd=self.folder, **self.who,
        )  # fmt: skip

    def start(self) -> "Postgres":
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        options += [
            "-c",
            f"fsync={'on' if self.durable else 'off'}",
            "-c",
            "max_connections=100",
            "-c",
            "shared_buffers=32MB",
        ]
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", str(self.data), "-p", str(self.port), *options],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self.who,
        )  # fmt: skip
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """At once, as when a machine fails."""
        assert self.process is not None
        self.process.send_signal(3)
        self.process.wait(20)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"hall{time.monotonic_ns()}"
        deadline = time.monotonic() + 10
        while True:
            try:
                self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "hall", name)
                break
            except subprocess.CalledProcessError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
        return f"postgresql+asyncpg://hall@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
