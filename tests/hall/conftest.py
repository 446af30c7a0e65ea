"""One server on each database, shared by all tests that do it no harm."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.postgres import Postgres
from tests.hall.server import Client, Server

UNHURRIED = {"TRIFORIUM_RATE": "1000"}
"""Tests come from one address, and are faster than people."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres().start()
    yield server
    server.close()


DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture(scope="session", params=DATABASES)
def hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs through the whole session."""
    database = request.getfixturevalue("postgres").fresh() if request.param == "postgresql" else None
    with Server(tmp_path_factory.mktemp("hall"), database, **UNHURRIED) as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str | None:
    """A database of the test's own; None is a file in its folder."""
    if request.param == "sqlite":
        return None
    fresh: str = request.getfixturevalue("postgres").fresh()
    return fresh


@pytest.fixture
def own_hall(database: str | None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may ill-treat."""
    with Server(tmp_path, database, **UNHURRIED) as server:
        yield server


@pytest.fixture
def ann(hall: Server) -> Client:
    return Client(hall.url, "Ann")


@pytest.fixture
def bo(hall: Server) -> Client:
    return Client(hall.url, "Bo")
