"""`triforium serve`: one server process."""

import fcntl
import gc
import os
import signal
import socket
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from triforium.hall import logs
from triforium.hall.app import guarded, make_app
from triforium.hall.hall import Hall
from triforium.hall.settings import Settings, from_environment
from triforium.kernel.errors import TriforiumError


class FolderInUse(TriforiumError):
    """Another server has the same file open."""


def run(args: Namespace) -> int:
    """Serve until told to stop."""
    settings = from_environment(args.host, args.port, args.data)
    held = hold(settings)
    logs.set_up(os.environ.get("TRIFORIUM_LOG", "warning"))
    app = make_app(settings)
    config = uvicorn.Config(
        guarded(app), log_config=None, access_log=False, log_level="warning", proxy_headers=False, server_header=False,
        timeout_graceful_shutdown=10, lifespan="on",
    )  # fmt: skip
    Server(config, app.state.hall).run(sockets=[listening(settings)])
    if held is not None:
        os.close(held)
    return 0


class Server(uvicorn.Server):
    """Says where it is once it can be reached; on its way out it finishes what it has accepted."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is no failure: the signal is not raised again afterwards."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hall.stop()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what stays for good need not be looked through again: a full search would hold every move up
        assert sockets is not None
        host, port = sockets[0].getsockname()[:2]
        print(f"Triforium is open at http://{f'[{host}]' if ':' in host else host}:{port}/", flush=True)


def listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((settings.host, settings.port))
    return door


def hold(settings: Settings) -> int | None:
    """A file belongs to one server at a time."""
    if settings.folder is None or not settings.database.startswith("sqlite"):
        return None
    handle = os.open(Path(settings.folder) / "hall.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise FolderInUse(f"another hall is open in {settings.folder}: stop it, or name another --data") from error
    return handle
