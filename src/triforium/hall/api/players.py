"""Guests and settings."""

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie

from triforium.hall.api.common import COOKIE, UNSAFE, Asked, refusals
from triforium.hall.engine import LANGUAGES
from triforium.hall.errors import Refusal
from triforium.hall.hall import Hall
from triforium.hall.players import TOKEN_DAYS, Player, new_guest
from triforium.hall.shapes import Guest, Me, NewGuest, PlayerShown


def cookie(token: str, secure: bool) -> Cookie:
    age = TOKEN_DAYS * 86400
    return Cookie(key=COOKIE, value=token, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")


class Guests(Controller):
    """Play at once."""

    path = "/api/guests"
    tags = ("players",)

    @post(summary="Become a guest", responses=refusals(*UNSAFE))
    async def become(self, request: Asked, hall: Hall, data: NewGuest | None = None) -> Response[Guest]:
        wanted = data or NewGuest()
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Refusal("malformed", f"there is no language {wanted.lang[:20]!r}")
        settings = {"lang": wanted.lang} if wanted.lang else {}
        player, token = await new_guest(hall.store, wanted.name, settings, hall.now())
        answer = Guest(PlayerShown(player.id, player.name), token)
        return Response(answer, status_code=201, cookies=[cookie(token, request.url.scheme == "https")])


class Myself(Controller):
    """What the hall knows of me."""

    path = "/api/me"
    tags = ("players",)

    @get(summary="Who am I?", responses=refusals(401))
    async def me(self, player: Player) -> Me:
        return Me(player.id, player.name, player.account, player.settings)
