"""Bring a database to the present schema, at every start."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import Connection

from triforium.hall.store import Store

LOCK = 13_02
"""The number of the PostgreSQL lock that lets one process migrate at a time."""


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("triforium.hall") / "migrations"))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config(connection), revision)


async def migrate(store: Store, revision: str = "head") -> None:
    async with store.writing() as connection:
        await connection.run_sync(upgrade, revision)
