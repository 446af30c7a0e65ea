"""Chat, who is not heard, what is reported, and private notes."""

import secrets
import unicodedata

from sqlalchemy import delete, insert, select, update

from triforium.hall import schema
from triforium.hall.errors import Refusal
from triforium.hall.live import Live
from triforium.hall.players import Player
from triforium.hall.rows import Happening
from triforium.hall.store import Change, Store

MOST_MUTED = 500


def readable(text: str) -> str:
    """Text without control characters; line breaks stay."""
    cleaned = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not cleaned.strip():
        raise Refusal("malformed", "there is nothing to read in this")
    return cleaned.strip()


def said(live: Live, player: Player, text: str, now: float) -> Change:
    """A line of chat; those who sit at the table may speak."""
    own = live.own_seats(player.id)
    if not own:
        raise Refusal("not-your-seat")
    return Change(happenings=[Happening(live.heard + 1, "chat", own[0], player.id, {"text": readable(text)}, now)])


async def muted_by(store: Store, player: str | None) -> frozenset[str]:
    if player is None:
        return frozenset()
    async with store.reading() as connection:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.player == player)
        return frozenset((await connection.execute(query)).scalars())


async def mute(store: Store, player: str, other: str) -> None:
    already = await muted_by(store, player)
    if other in already:
        return
    if len(already) >= MOST_MUTED:
        raise Refusal("slow-down", f"you have muted {MOST_MUTED} players: let some of them speak first")
    async with store.writing() as connection:
        known = await connection.execute(select(schema.players.c.id).where(schema.players.c.id == other))
        if known.one_or_none() is None:
            raise Refusal("no-such-player")
        await connection.execute(insert(schema.mutes), {"player": player, "muted": other})


async def unmute(store: Store, player: str, other: str) -> None:
    found = (schema.mutes.c.player == player) & (schema.mutes.c.muted == other)
    async with store.writing() as connection:
        await connection.execute(delete(schema.mutes).where(found))


async def report(store: Store, table: str, number: int, player: Player, reason: str, now: float) -> None:
    """Tell the host of a line of chat: it is kept with who reported it."""
    heard = schema.happenings.c
    async with store.writing() as connection:
        query = select(heard.number).where(heard.table_id == table, heard.number == number, heard.kind == "chat")
        if (await connection.execute(query)).one_or_none() is None:
            raise Refusal("no-such-page", "there is no such line of chat")
        row = {
            "id": secrets.token_hex(8), "table_id": table, "happening": number, "player": player.id,
            "reason": reason, "time": now,
        }  # fmt: skip
        await connection.execute(insert(schema.reports), row)


async def read_notes(store: Store, table: str, player: str) -> str:
    columns = schema.notes.c
    async with store.reading() as connection:
        query = select(columns.text).where(columns.table_id == table, columns.player == player)
        return (await connection.execute(query)).scalar_one_or_none() or ""


async def write_notes(store: Store, table: str, player: str, text: str) -> None:
    columns = schema.notes.c
    found = (columns.table_id == table) & (columns.player == player)
    async with store.writing() as connection:
        changed = await connection.execute(update(schema.notes).where(found).values(text=text))
        if changed.rowcount == 0:
            await connection.execute(insert(schema.notes), {"table_id": table, "player": player, "text": text})
