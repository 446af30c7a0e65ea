"""A stored game under changed rules: found at the right move, never silently changed; old databases."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

import triforium
from tests.hall.conftest import UNHURRIED
from tests.hall.memory import MemoryTable
from tests.hall.server import Client, Server
from triforium.hall import migrating, rules
from triforium.hall.live import Live
from triforium.hall.schema import metadata
from triforium.hall.store import Store, Stored


def played(game: str, moves: int) -> MemoryTable:
    table = MemoryTable(game, 2, 3)
    for _ in range(moves):
        seat = table.course.to_act[0]
        table.move(seat, table.course.state.legal(seat)[0])
    return table


def loaded(table: MemoryTable) -> Live:
    """The table as it is read again from what is stored."""
    return Live(Stored(table.live.row, table.live.seats, list(table.course.entries), []))


@pytest.mark.parametrize("game", triforium.games())
def test_a_game_that_replays_alike_goes_on(game: str) -> None:
    table = played(game, 30)
    again = loaded(table)
    assert again.differs is None
    assert rules.change_due(again, 1.0) is None
    kept, table.live.row.standing = table.live.row.standing, None  # as older halls left it
    change = rules.change_due(loaded(table), 1.0)
    assert change is not None
    assert change.table == {"standing": table.course.standing()}
    table.live.row.standing = kept
    table.live.row.rules = "an older one"
    change = rules.change_due(loaded(table), 1.0)
    assert change is not None
    assert change.table["rules"] == triforium.game(game).meta.rules
    assert "phase" not in change.table


@pytest.mark.parametrize("game", triforium.games())
def test_a_game_that_replays_otherwise_is_found_at_its_first_such_move_and_closed(game: str) -> None:
    table = played(game, 30)
    for number in (17, 4):
        table.course.entries[number - 1] = table.course.entries[number - 1]._replace(digest="as told then")
        again = loaded(table)
        assert again.differs == number
        change = rules.change_due(again, 1.0)
        assert change is not None
        assert change.table["phase"] == "over"
        assert change.table["closed"] == "rules"
        assert change.happenings[0].kind == "closed"


@pytest.mark.parametrize("game", triforium.games())
def test_a_move_that_is_not_legal_any_more_is_found_too(game: str) -> None:
    table = played(game, 12)
    table.course.entries[8] = table.course.entries[8]._replace(action=triforium.game(game).actions + 5)
    assert loaded(table).differs == 9


@pytest.mark.slow
def test_a_database_of_every_earlier_schema_migrates_and_is_played_on(database: str | None, tmp_path: Path) -> None:
    url = database or f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}"
    files = Path(migrating.__file__).parent.glob("migrations/versions/step_*.py")
    steps = sorted(file.stem.removeprefix("step_") for file in files)
    assert steps[-1] == migrating.HEAD

    async def at_first_step() -> None:
        store = Store(url)
        await migrating.migrate(store, steps[0])
        await store.close()

    asyncio.run(at_first_step())
    with Server(tmp_path, database, **UNHURRIED) as server:
        ann = Client(server.url)
        table = ann.open_table("pillars", [{"kind": "me"}, {"kind": "local"}])
        ann.move(table["id"], table["viewer"], table["picture"]["legal"][0]["action"], table["version"])


def test_the_steps_lead_to_the_schema_of_the_program(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        migrating.upgrade(connection)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}")
        async with store.writing() as connection:
            found: list[object] = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(compare()) == []
