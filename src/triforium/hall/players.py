"""Who plays: guests and accounts, and the tokens by which they are known. Only hashes of secrets are stored."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from triforium.hall import schema
from triforium.hall.errors import Refusal
from triforium.hall.store import Store
from triforium.hall.words import say

TOKEN_DAYS = 400
LONGEST_NAME = 40
MOST_KNOWN = 10_000


class Player(msgspec.Struct):
    """Somebody the hall knows; `token` is the id of the token that was shown."""

    id: str
    name: str
    account: bool
    settings: dict[str, Any]
    token: str = ""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name is one line of readable text: no control characters, no invisible ones, no long runs of blanks."""
    readable = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name))
    cleaned = " ".join(readable.split())[:LONGEST_NAME]
    if not cleaned:
        raise Refusal("malformed", "a name needs at least one letter")
    return cleaned


async def new_guest(store: Store, name: str | None, settings: dict[str, Any], now: float) -> tuple[Player, str]:
    """A guest and the token that is told only once."""
    player = Player(
        secrets.token_hex(12), clean_name(name) if name else guest_name(settings.get("lang", "en")), False, settings
    )
    row = {
        "id": player.id, "name": player.name, "login": None, "password": None, "settings": settings,
        "created": now, "last_seen": now,
    }  # fmt: skip
    token, token_row = token_for(player.id, "guest", True, now)
    async with store.writing() as connection:
        await connection.execute(insert(schema.players), row)
        await connection.execute(insert(schema.tokens), token_row)
    return player, token


def guest_name(lang: str) -> str:
    return say("guest", lang, number=str(secrets.randbelow(9000) + 1000))


def token_for(player: str, label: str, session: bool, now: float) -> tuple[str, dict[str, Any]]:
    token = secrets.token_urlsafe(32)
    row = {
        "id": secrets.token_hex(8), "player": player, "hash": hashed(token), "label": label, "session": session,
        "created": now, "expires": now + TOKEN_DAYS * 86400,
    }  # fmt: skip
    return token, row


async def player_of(store: Store, token: str, now: float) -> Player | None:
    """Whose token it is."""
    digest = hashed(token)
    if (known := store.known_players.get(digest)) and known[1] > now:
        player: Player = known[0]
        return player
    query = (
        select(schema.players, schema.tokens.c.id.label("token"), schema.tokens.c.hash, schema.tokens.c.expires)
        .join(schema.tokens, schema.tokens.c.player == schema.players.c.id)
        .where(schema.tokens.c.hash == digest)
    )
    async with store.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None or not hmac.compare_digest(row.hash, digest) or row.expires < now:
        return None
    found = Player(row.id, row.name, row.login is not None, row.settings, row.token)
    if store.sqlite:
        if len(store.known_players) >= MOST_KNOWN:
            store.known_players.clear()
        store.known_players[digest] = found, row.expires
    return found


async def change_settings(store: Store, player: Player, name: str | None, settings: dict[str, Any]) -> Player:
    """A new name, or other settings."""
    values: dict[str, Any] = {"settings": {**player.settings, **settings}}
    if name is not None and not player.account:
        values["name"] = clean_name(name)
    async with store.writing() as connection:
        await connection.execute(update(schema.players).where(schema.players.c.id == player.id).values(**values))
    store.known_players.clear()
    return Player(player.id, values.get("name", player.name), player.account, values["settings"], player.token)


async def revoke(store: Store, player: str, token: str) -> bool:
    async with store.writing() as connection:
        found = delete(schema.tokens).where(schema.tokens.c.player == player, schema.tokens.c.id == token)
        gone = (await connection.execute(found)).rowcount
    store.known_players.clear()
    return bool(gone)
