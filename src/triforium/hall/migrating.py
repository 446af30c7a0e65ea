"""Bring a database to the present schema, at every start."""

from importlib.resources import files
from typing import Any

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from triforium.hall.store import Store

HEAD = "0002"
"""The newest step of `migrations`."""
LOCK = 13_02
"""The number of the PostgreSQL lock that lets one process migrate at a time."""


def version(connection: Connection) -> str | None:
    """The step that a database has reached; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if version(connection) != revision:
        from alembic import command  # takes half a second to load, and most starts can do without

        command.upgrade(config(connection), revision)


def config(connection: Connection) -> Any:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(files("triforium.hall") / "migrations"))
    found.attributes["connection"] = connection
    return found


async def migrate(store: Store, revision: str = HEAD) -> None:
    async with store.writing() as connection:
        await connection.run_sync(upgrade, revision)
