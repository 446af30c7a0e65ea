"""How a hall is set up: by the command line and by the environment."""

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path


def spare_processors() -> int:
    """All but the one on which the hall runs; more than a few help little."""
    return min(4, max(1, (os.cpu_count() or 1) - 1))


def data_folder() -> Path:
    """Where a hall keeps its file unless it is told otherwise."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "triforium" / "hall"


@dataclass(frozen=True)
class Settings:
    """One hall."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8302
    folder: Path | None = None
    origin: str | None = None
    """The address under which browsers see the hall, if a proxy stands before it."""
    proxies: tuple[IPv4Network | IPv6Network, ...] = field(default=())
    """The proxies whose word on the client's address is taken."""
    thinkers: int = 1
    """How many processes think for bots that take their time; for the others there is one more."""
    rate: float = 1.0
    """How many times the usual rates the limits allow."""
    smtp: str | None = None
    """Where mail is handed in: smtp://host:25 or smtps://user:password@host; without it no mail is sent."""
    mail_from: str = "triforium@localhost"
    notice_delay: float = 30.0
    """Seconds that somebody who is about to look gets before a notice goes out."""
    open_metrics: bool = False
    """Whether /metrics is shown to others than this machine."""
    compiled: Path | None = None
    """Where a compiled engine will lie once it is made; bots change over to it then."""


def from_environment(host: str, port: int, folder: Path | None) -> Settings:
    """The settings of a server: PostgreSQL if the environment names it, else a file in the folder."""
    environ = os.environ
    database = environ.get("TRIFORIUM_DATABASE")
    if not database:
        folder = folder or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'hall.sqlite'}"
    proxies = [ip_network(part.strip()) for part in environ.get("TRIFORIUM_PROXIES", "").split(",") if part.strip()]
    return Settings(
        database=database,
        host=host,
        port=port,
        folder=folder,
        origin=environ.get("TRIFORIUM_ORIGIN"),
        proxies=tuple(proxies),
        thinkers=int(environ.get("TRIFORIUM_THINKERS") or spare_processors()),
        rate=float(environ.get("TRIFORIUM_RATE", "1")),
        smtp=environ.get("TRIFORIUM_SMTP"),
        mail_from=environ.get("TRIFORIUM_MAIL_FROM", "triforium@localhost"),
        notice_delay=float(environ.get("TRIFORIUM_NOTICE_DELAY", "30")),
        open_metrics=environ.get("TRIFORIUM_METRICS") == "open",
        compiled=Path(environ["TRIFORIUM_COMPILED"]) if environ.get("TRIFORIUM_COMPILED") else None,
    )
