"""`triforium hall`: check, backup, restore, prune, stats, reports. Each is safe while the server runs, or refuses."""

import asyncio
import gzip
import os
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Table, delete, exists, func, insert, select

from triforium.hall import engine, migrating, rules, schema, serve
from triforium.hall.live import Live
from triforium.hall.settings import Settings, from_environment
from triforium.hall.store import Overtaken, Store
from triforium.kernel.errors import TriforiumError

FORMAT = "triforium-hall-1"
AT_ONCE = 500
DAY = 86400.0
MOST_REPORTS = 200


class Refused(TriforiumError):
    """Something that an operator can put right."""


def run(args: Namespace) -> int:
    settings = from_environment("", 0, args.data)
    if args.task in ("backup", "restore") and args.file is None:
        raise Refused(f"triforium hall {args.task} needs the name of a file")
    return asyncio.run(Keeping(settings, Console(stderr=True)).do(args))


class Keeping:
    """The tasks on one database."""

    def __init__(self, settings: Settings, console: Console) -> None:
        self.settings = settings
        self.console = console
        self.store = Store(settings.database)

    async def do(self, args: Namespace) -> int:
        held = serve.hold(self.settings) if args.task == "restore" else None  # a server must not run meanwhile
        try:
            await migrating.migrate(self.store)
            if args.task == "check":
                return await self.check()
            if args.task == "backup":
                await self.backup(args.file)
            elif args.task == "restore":
                await self.restore(args.file)
            elif args.task == "prune":
                await self.prune(args.days)
            elif args.task == "reports":
                await self.reports()
            else:
                await self.stats()
            return 0
        finally:
            await self.store.close()
            if held is not None:
                os.close(held)

    async def count(self, table: Table) -> int:
        async with self.store.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())

    # Check -----------------------------------------------------------------------------------------------------------

    async def check(self) -> int:
        """Replay every stored game with the rules installed now; name the first move that goes another way."""
        async with self.store.reading() as connection:
            tables = list((await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))).scalars())
        alike = moved = 0
        differing: list[str] = []
        with Progress(console=self.console) as progress:
            for table in progress.track(tables, description="Replaying"):
                found = await self._checked(table)
                alike += found == ""
                moved += found == "moved"
                if found not in ("", "moved"):
                    differing.append(found)
        for line in differing:
            print(line)
        print(
            f"{len(tables)} games: {alike + moved} replay alike ({moved} moved to new rules), {len(differing)} do not."
        )
        return 1 if differing else 0

    async def _checked(self, table: str) -> str:
        """ "" for a game that replays alike, "moved" if that was under a new version, else what is wrong."""
        for _ in range(5):
            stored = await self.store.load(table)
            if stored is None:
                return ""
            live = Live(stored)
            change = rules.change_due(live, stored.row.changed)
            try:
                if change:
                    await self.store.write(live.row, change)
            except Overtaken:
                continue  # somebody has just played: look again
            if live.differs is not None:
                return f"{table}: {live.row.game} goes another way at move {live.differs} and is closed"
            return "moved" if change and "rules" in change.table else ""
        return f"{table}: is being played too fast to be checked"

    # Backup and restore ----------------------------------------------------------------------------------------------

    async def backup(self, file: Path) -> None:
        """All rows, as they stand at one moment, in one file that either database can read."""
        total = sum([await self.count(table) for table in schema.metadata.sorted_tables])
        handle, scratch = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
        try:
            with (
                os.fdopen(handle, "wb") as raw,
                gzip.open(raw, "wb") as out,
                Progress(console=self.console) as progress,
            ):
                bar = progress.add_task("Backing up", total=total)
                out.write(msgspec.json.encode({"format": FORMAT, "schema": migrating.HEAD}) + b"\n")
                async with self.store.snapshot() as connection:
                    for table in schema.metadata.sorted_tables:
                        rows = await connection.stream(select(table))
                        async for row in rows:
                            out.write(msgspec.json.encode([str(table.name), list(row)]) + b"\n")
                            progress.advance(bar)
            os.replace(scratch, file)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
        print(f"{total} rows are in {file}.")

    async def restore(self, file: Path) -> None:
        """Fill an empty database from a backup, whole or not at all."""
        if await self.count(schema.players) or await self.count(schema.tables):
            raise Refused("this hall is not empty: restore into a new folder or database")
        lines = list(_lines(file))
        named = {table.name: table for table in schema.metadata.sorted_tables}
        with Progress(console=self.console) as progress:
            bar = progress.add_task("Restoring", total=len(lines))
            async with self.store.writing() as connection:
                for name, table in named.items():
                    columns = [column.name for column in table.columns]
                    rows = [dict(zip(columns, values, strict=True)) for at, values in lines if at == name]
                    for first in range(0, len(rows), AT_ONCE):
                        await connection.execute(insert(table), rows[first : first + AT_ONCE])
                        progress.advance(bar, len(rows[first : first + AT_ONCE]))
        print(f"{len(lines)} rows are restored.")

    # Reports ---------------------------------------------------------------------------------------------------------

    async def reports(self) -> None:
        """The lines of chat that players have reported, the newest report first."""
        reports, heard, players = schema.reports.c, schema.happenings.c, schema.players
        speaker, reporter = players.alias(), players.alias()
        query = (
            select(
                reports.time,
                reports.table_id,
                reports.reason,
                heard.data,
                heard.player,
                speaker.c.name,
                reporter.c.name,
            )
            .join(schema.happenings, (heard.table_id == reports.table_id) & (heard.number == reports.happening))
            .outerjoin(speaker, speaker.c.id == heard.player)
            .outerjoin(reporter, reporter.c.id == reports.player)
            .order_by(reports.time.desc(), reports.id)
            .limit(MOST_REPORTS)
        )
        async with self.store.reading() as connection:
            rows = list(await connection.execute(query))
        for at, table, reason, data, player, said_by, reported_by in rows:
            day = time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
            words = " ".join(str(data["text"]).split())
            print(f"{day}  {said_by or '?'} ({player}) at {table}: {words}")
            print(f"    reported by {reported_by or '?'}{': ' + ' '.join(reason.split()) if reason else ''}")
        print(f"{len(rows)} reports{f', the newest {MOST_REPORTS}' if len(rows) == MOST_REPORTS else ''}.")

    # Prune and stats -------------------------------------------------------------------------------------------------

    async def prune(self, days: int) -> None:
        """Forget what nobody will miss: tables that never started, tokens that have ended, guests without a game."""
        now = time.time()
        old = now - days * DAY
        players, tables, seats, tokens = schema.players, schema.tables, schema.seats, schema.tokens
        gone = players.c.last_seen < old
        seated = exists().where(seats.c.player == players.c.id)
        tasks: list[tuple[str, Any]] = [
            ("tables that never started", delete(tables).where(tables.c.phase == "gathering", tables.c.changed < old)),
            ("tokens that have ended", delete(tokens).where(tokens.c.expires < now)),
            ("guests without a game", delete(players).where(players.c.login.is_(None), gone, ~seated)),
        ]  # fmt: skip
        with Progress(console=self.console) as progress:
            for said, task in progress.track(tasks, description="Pruning"):
                async with self.store.writing() as connection:
                    count = (await connection.execute(task)).rowcount
                print(f"{count} {said}")

    async def stats(self) -> None:
        """What there is."""
        with Progress(console=self.console, transient=True) as progress:
            for table in progress.track(schema.metadata.sorted_tables, description="Counting"):
                print(f"{await self.count(table):>10} {table.name}")
        phases = select(schema.tables.c.game, schema.tables.c.phase, func.count()).group_by(
            schema.tables.c.game, schema.tables.c.phase
        )
        async with self.store.reading() as connection:
            for game, phase, number in sorted(await connection.execute(phases)):
                print(f"{number:>10} {engine.game(game).title('en')}, {phase}")


def _lines(file: Path) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a backup, after its heading was checked."""
    try:
        with gzip.open(file, "rb") as found:
            head = msgspec.json.decode(found.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise Refused(f"{file} is no backup of a hall")
            if head["schema"] != migrating.HEAD:
                raise Refused(f"{file} was written by another version: restore it with that one, then update")
            for line in found:
                name, values = msgspec.json.decode(line)
                yield name, values
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise Refused(f"{file} cannot be read as a backup: {error}") from error
