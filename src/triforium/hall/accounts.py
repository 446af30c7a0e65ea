"""Accounts: names with a password, and the tokens that end with it."""

import asyncio
import secrets
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from triforium.hall import schema
from triforium.hall.errors import Refusal
from triforium.hall.players import Player, clean_name, token_for
from triforium.hall.shapes import TokenShown
from triforium.hall.store import Store

HASHER = PasswordHasher()
MOST_TOKENS = 50


@cache
def nobodys_password() -> str:
    """Checked when there is no such account, so that the time taken does not tell."""
    return HASHER.hash(secrets.token_hex(16))


async def hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_right(password: str, stored: str | None) -> bool:
    def check() -> bool:
        try:
            return HASHER.verify(stored or nobodys_password(), password) and stored is not None
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(check)


async def open_account(store: Store, guest: Player | None, name: str, password: str, now: float) -> tuple[Player, str]:
    """An account; a guest becomes one and keeps its games. All tokens from before end."""
    cleaned = clean_name(name)
    if guest and guest.account:
        raise Refusal("name-taken", "you have an account already")
    values = {"name": cleaned, "login": cleaned.casefold(), "password": await hashed(password), "last_seen": now}
    player = Player(guest.id if guest else secrets.token_hex(12), cleaned, True, guest.settings if guest else {})
    token, row = token_for(player.id, "session", True, now)
    try:
        async with store.writing() as connection:
            if guest:
                await connection.execute(update(schema.players).where(schema.players.c.id == guest.id).values(values))
                await connection.execute(delete(schema.tokens).where(schema.tokens.c.player == guest.id))
            else:
                fresh = {"id": player.id, "settings": {}, "created": now, **values}
                await connection.execute(insert(schema.players), fresh)
            await connection.execute(insert(schema.tokens), row)
    except IntegrityError as error:
        raise Refusal("name-taken") from error
    store.known_players.clear()
    return player, token


async def log_in(store: Store, name: str, password: str, now: float) -> tuple[Player, str]:
    """A new session of an account."""
    async with store.reading() as connection:
        query = select(schema.players).where(schema.players.c.login == name.strip().casefold())
        row = (await connection.execute(query)).one_or_none()
    if not await is_right(password, row.password if row else None) or row is None:
        raise Refusal("who-are-you", "name or password is wrong")
    token, token_row = token_for(row.id, "session", True, now)
    async with store.writing() as connection:
        await connection.execute(insert(schema.tokens), token_row)
    return Player(row.id, row.name, True, row.settings), token


async def change_password(store: Store, player: Player, old: str, new: str) -> None:
    """All sessions but the present one end; tokens of programs too."""
    async with store.reading() as connection:
        query = select(schema.players.c.password).where(schema.players.c.id == player.id)
        stored = (await connection.execute(query)).scalar_one()
    if not await is_right(old, stored):
        raise Refusal("who-are-you", "the old password is wrong")
    password = await hashed(new)
    others = (schema.tokens.c.player == player.id) & (schema.tokens.c.id != player.token)
    async with store.writing() as connection:
        await connection.execute(
            update(schema.players).where(schema.players.c.id == player.id).values(password=password)
        )
        await connection.execute(delete(schema.tokens).where(others))
    store.known_players.clear()


async def new_token(store: Store, player: Player, label: str, now: float) -> tuple[str, str]:
    """A token for a program; returns its id and its secret."""
    if len(await tokens_of(store, player)) >= MOST_TOKENS:
        raise Refusal("slow-down", f"you have {MOST_TOKENS} tokens: revoke one first")
    token, row = token_for(player.id, label, False, now)
    async with store.writing() as connection:
        await connection.execute(insert(schema.tokens), row)
    return row["id"], token


async def tokens_of(store: Store, player: Player) -> list[TokenShown]:
    columns: Any = schema.tokens.c
    query = select(columns.id, columns.label, columns.session, columns.created, columns.expires).where(
        columns.player == player.id
    )
    async with store.reading() as connection:
        rows = await connection.execute(query.order_by(columns.created))
        return [TokenShown(*row, current=row.id == player.token) for row in rows]
