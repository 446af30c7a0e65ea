"""Guests, accounts, sessions, settings and tokens."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie

from triforium.hall import accounts, chat
from triforium.hall.addresses import checked_notices
from triforium.hall.api import examples
from triforium.hall.api.common import COOKIE, UNSAFE, Asked, is_secure, refusals
from triforium.hall.engine import LANGUAGES
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.players import TOKEN_DAYS, Player, change_settings, new_guest, revoke
from triforium.hall.shapes import (
    Credentials,
    Guest,
    Me,
    MyChanges,
    NewAccount,
    NewGuest,
    NewToken,
    PlayerShown,
    TokenList,
    TokenMade,
)


def cookie(token: str, secure: bool) -> Cookie:
    age = TOKEN_DAYS * 86400
    return Cookie(key=COOKIE, value=token, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


def welcomed(request: Asked, player: Player, token: str) -> Response[Guest]:
    """The player, the token, and the cookie for a browser."""
    answer = Guest(PlayerShown(player.id, player.name), token)
    return Response(answer, status_code=201, cookies=[cookie(token, is_secure(request))])


def myself(player: Player) -> Me:
    return Me(player.id, player.name, player.account, player.settings)


class Guests(Controller):
    """Play at once."""

    path = "/api/guests"
    tags = ("players",)

    @post(summary="Become a guest", responses=refusals(403, 413))
    async def become(
        self, request: Asked, hall: Hall, data: Annotated[NewGuest | None, examples.GUEST] = None
    ) -> Response[Guest]:
        wanted = data or NewGuest()
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Refusal("malformed", f"there is no language {wanted.lang[:20]!r}")
        settings = {"lang": wanted.lang} if wanted.lang else {}
        return welcomed(request, *await new_guest(hall.store, wanted.name, settings, hall.now()))


class Accounts(Controller):
    """Accounts and sessions."""

    path = "/api"
    tags = ("players",)

    @post("/accounts", summary="Open an account; a guest keeps its games", responses=refusals(*UNSAFE))
    async def open(
        self, request: Asked, hall: Hall, visitor: Player | None, data: Annotated[NewAccount, examples.ACCOUNT]
    ) -> Response[Guest]:
        made = await accounts.open_account(hall.store, visitor, data.name, data.password, hall.now())
        return welcomed(request, *made)

    @post("/sessions", summary="Log in", responses=refusals(*UNSAFE))
    async def log_in(self, request: Asked, hall: Hall, data: Credentials) -> Response[Guest]:
        return welcomed(request, *await accounts.log_in(hall.store, data.name, data.password, hall.now()))

    @delete("/sessions/current", summary="Log out", responses=refusals(401, 403))
    async def log_out(self, hall: Hall, player: Player) -> Response[None]:
        await revoke(hall.store, player.id, player.token)
        answer: Response[None] = Response(None, status_code=204)
        answer.delete_cookie(COOKIE)
        return answer


class Myself(Controller):
    """What the hall knows of me."""

    path = "/api/me"
    tags = ("players",)

    @get(summary="Who am I?", responses=refusals(401))
    async def me(self, player: Player) -> Me:
        return myself(player)

    @patch(summary="Change name, settings or password", responses=refusals(*UNSAFE))
    async def change(self, hall: Hall, player: Player, data: MyChanges) -> Me:
        if data.notices:
            checked_notices(data.notices)
        if data.password:
            await accounts.change_password(hall.store, player, data.password.old, data.password.new)
        wanted: dict[str, Any] = msgspec.to_builtins(data)
        del wanted["password"], wanted["name"]
        settings = {name: value for name, value in wanted.items() if value is not None}
        return myself(await change_settings(hall.store, player, data.name, settings))

    @get("/tokens", summary="My tokens", responses=refusals(401))
    async def tokens(self, hall: Hall, player: Player) -> TokenList:
        return TokenList(await accounts.tokens_of(hall.store, player))

    @post("/tokens", summary="A token for a program", responses=refusals(*UNSAFE))
    async def new_token(self, hall: Hall, player: Player, data: NewToken) -> TokenMade:
        number, token = await accounts.new_token(hall.store, player, data.label, hall.now())
        return TokenMade(number, data.label, token)

    @delete("/tokens/{token:str}", summary="Revoke a token", responses=refusals(401, 403))
    async def revoke(self, token: str, hall: Hall, player: Player) -> None:
        if not await revoke(hall.store, player.id, token):
            raise Refusal("no-such-token")

    @put("/mutes/{other:str}", summary="Hear no chat of this player", status_code=204, responses=refusals(401, 403))
    async def mute(self, other: str, hall: Hall, player: Player) -> None:
        await chat.mute(hall.store, player.id, other)

    @delete("/mutes/{other:str}", summary="Hear this player again", responses=refusals(401, 403))
    async def unmute(self, other: str, hall: Hall, player: Player) -> None:
        await chat.unmute(hall.store, player.id, other)
