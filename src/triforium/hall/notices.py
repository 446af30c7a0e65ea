""" "Your turn" by e-mail and by webhook: once, until the player has been at the table again."""

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import aiosmtplib
import httpx
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from triforium.hall import engine, schema
from triforium.hall.addresses import Address, checked_url, is_public
from triforium.hall.engine import LANGUAGES
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.live import Live
from triforium.hall.words import say

log = logging.getLogger("triforium.hall.notices")
PATIENCE = 10.0
AT_ONCE = 50
Resolve = Callable[[str, int], Awaitable[list[Address]]]


async def resolved(host: str, port: int) -> list[Address]:
    """All addresses behind a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [ip_address(str(entry[4][0]).split("%")[0]) for entry in found]


async def pinned(url: str, resolve: Resolve = resolved) -> tuple[str, str, int]:
    """A web address with the one number that was checked in place of the name, so that the name cannot change its
    mind between the check and the call; with it host and port."""
    host, port = checked_url(url)
    try:
        addresses = await resolve(host, port)
    except OSError as error:
        raise Refusal("bad-address", "this name leads nowhere") from error
    if not addresses or not all(is_public(address) for address in addresses):
        raise Refusal("bad-address", "a webhook leads to a public address")
    number = f"[{addresses[0]}]" if addresses[0].version == 6 else str(addresses[0])
    parts = urlsplit(url)
    return parts._replace(netloc=f"{number}:{port}", fragment="").geturl(), host, port


async def call_webhook(
    url: str, body: dict[str, Any], resolve: Resolve = resolved, transport: httpx.AsyncBaseTransport | None = None
) -> int:
    """Tell a webhook; redirects are not followed, and what it answers is not read."""
    address, host, port = await pinned(url, resolve)
    headers = {"Host": host if port == 443 else f"{host}:{port}"}
    async with (
        httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE, transport=transport, trust_env=False) as client,
        client.stream("POST", address, json=body, headers=headers, extensions={"sni_hostname": host}) as answer,
    ):
        return answer.status_code


class Notices:
    """Notes who is to be told, and tells them when it is due."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._notes: set[asyncio.Task[None]] = set()
        hall.on_change.append(self.look)

    # Noting ----------------------------------------------------------------------------------------------------------

    def look(self, live: Live) -> None:
        """After a change: persons who owe a move now, did not before, and do not listen are to be told."""
        owing, before = live.people_to_move(), live.owing
        live.owing = owing
        listening = {stream.player for stream in live.streams}
        for player in owing - before - listening - live.told:
            task = asyncio.create_task(self._note(live, player))
            self._notes.add(task)
            task.add_done_callback(self._notes.discard)

    async def _note(self, live: Live, player: str) -> None:
        """Somebody is to be told, if there is a way to."""
        try:
            async with self.hall.store.reading() as connection:
                query = select(schema.players.c.settings).where(schema.players.c.id == player)
                settings = (await connection.execute(query)).scalar_one_or_none() or {}
            if not any((settings.get("notices") or {}).values()):
                return
            live.told.add(player)
            due = self.hall.now() + self.hall.settings.notice_delay
            async with self.hall.store.writing() as connection:
                row = {"table_id": live.row.id, "player": player, "due": due}
                await connection.execute(insert(schema.notices), row)
        except IntegrityError:
            pass  # told already, or about to be
        except Exception:
            log.exception("a notice could not be noted")

    async def been_there(self, live: Live, player: str) -> None:
        """The player has looked at the table: the next turn is told anew."""
        if player in live.told:
            live.told.discard(player)
            columns = schema.notices.c
            async with self.hall.store.writing() as connection:
                gone = (columns.table_id == live.row.id) & (columns.player == player)
                await connection.execute(delete(schema.notices).where(gone))

    # Telling ---------------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Send what is due; each is claimed first, so that two processes do not send it twice."""
        columns = schema.notices.c
        async with self.hall.store.reading() as connection:
            query = select(columns.table_id, columns.player, columns.due).where(columns.due <= self.hall.now())
            due = list(await connection.execute(query.limit(AT_ONCE)))
        for table, player, when in due:
            claim = (columns.table_id == table) & (columns.player == player) & (columns.due == when)
            async with self.hall.store.writing() as connection:
                claimed = (await connection.execute(update(schema.notices).where(claim).values(due=None))).rowcount
            if claimed:
                await self._tell(table, player)

    async def _tell(self, table: str, player: str) -> None:
        async with self.hall.store.reading() as connection:
            game = select(schema.tables.c.game).where(schema.tables.c.id == table)
            name = (await connection.execute(game)).scalar_one_or_none()
            who = select(schema.players.c.settings).where(schema.players.c.id == player)
            settings = (await connection.execute(who)).scalar_one_or_none() or {}
        if name is None:
            return
        wish = settings.get("lang")
        lang = wish if wish in LANGUAGES else LANGUAGES[0]
        title = engine.game(name).title(lang)
        link = f"{self.hall.settings.origin or ''}/table/{table}"
        ways = settings.get("notices") or {}
        try:
            if ways.get("webhook"):
                await call_webhook(ways["webhook"], {"event": "your-turn", "table": table, "game": name, "link": link})
            if ways.get("email") and self.hall.settings.smtp:
                await self._mail(ways["email"], say("your-turn", lang, title=title), link)
        except (Refusal, httpx.HTTPError, aiosmtplib.SMTPException, OSError) as error:
            log.warning("a notice could not be sent", extra={"why": type(error).__name__})

    async def _mail(self, to: str, subject: str, text: str) -> None:
        where = urlsplit(self.hall.settings.smtp or "")
        message = EmailMessage()
        message["From"] = self.hall.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        secure = where.scheme == "smtps"
        await aiosmtplib.send(
            message, hostname=where.hostname, port=where.port or (465 if secure else 25), use_tls=secure,
            username=where.username, password=where.password, timeout=PATIENCE,
            tls_context=ssl.create_default_context() if secure else None,
        )  # fmt: skip
