"""Seats of a running game: come back, resign, a stand-in, hand over; and what people ask of each other."""

from litestar import Controller, get, post

from triforium.hall import company, counsel, pictures
from triforium.hall.api.common import UNSAFE, refusals
from triforium.hall.api.tables import viewer_of
from triforium.hall.hall import Hall, Plan
from triforium.hall.play import Playing
from triforium.hall.players import Player
from triforium.hall.shapes import HandOver, Reasons, TableShown, Vote
from triforium.hall.thinkers import Thinkers


async def changed(hall: Hall, table: str, plan: Plan, player: Player, lang: str) -> TableShown:
    """Carry a plan out and show the table afterwards."""
    await hall.change(table, plan)
    async with hall.at(table) as live:
        return pictures.table(live, viewer_of(live, player, None), player.id, lang, hall.now())


class Company(Controller):
    """Who plays a seat."""

    path = "/api/tables/{table:str}"
    tags = ("seats",)

    @post("/seats/{number:int}/come-back", summary="Come back", status_code=200, responses=refusals(*UNSAFE))
    async def come_back(self, table: str, number: int, hall: Hall, player: Player, lang: str) -> TableShown:
        return await changed(
            hall, table, lambda live: company.come_back(live, number, player, hall.now()), player, lang
        )

    @post("/seats/{number:int}/resign", summary="Resign", status_code=200, responses=refusals(*UNSAFE))
    async def resign(self, table: str, number: int, hall: Hall, player: Player, lang: str) -> TableShown:
        return await changed(hall, table, lambda live: company.resign(live, number, player, hall.now()), player, lang)

    @post(
        "/seats/{number:int}/stand-in",
        summary="Ask for a stand-in for somebody absent", status_code=200, responses=refusals(*UNSAFE),
    )  # fmt: skip
    async def stand_in(self, table: str, number: int, hall: Hall, player: Player, lang: str) -> TableShown:
        return await changed(
            hall, table, lambda live: company.vote_stand_in(live, number, player, hall.now()), player, lang
        )

    @post(
        "/seats/{number:int}/hand-over",
        summary="Let a bot play for you, or offer your seat to a player", status_code=200,
        responses=refusals(*UNSAFE),
    )  # fmt: skip
    async def hand_over(
        self, table: str, number: int, hall: Hall, player: Player, lang: str, data: HandOver
    ) -> TableShown:
        return await changed(
            hall, table,
            lambda live: company.hand_over(live, number, player, data.player, data.bot, hall.now()), player, lang,
        )  # fmt: skip

    @post(
        "/seats/{number:int}/advice",
        summary="What a master would do in your place: only against bots alone", status_code=200,
        responses=refusals(*UNSAFE),
    )  # fmt: skip
    async def advice(self, table: str, number: int, thinkers: Thinkers, player: Player, lang: str) -> Reasons:
        live, thought = await thinkers.advise(table, number, player)
        return counsel.shown(live, number, counsel.ADVISER, thought.reasons, lang)

    @get(
        "/seats/{number:int}/reasons",
        summary="Why a bot made its last move: only against bots alone, or once the game is over",
        responses=refusals(401, 403, 409),
    )  # fmt: skip
    async def reasons(self, table: str, number: int, hall: Hall, lang: str) -> Reasons:
        async with hall.at(table) as live:
            found = counsel.recalled(live, number)
            return counsel.shown(live, number, found.kind, found.reasons, lang, found.action)

    @post("/undo/vote", summary="Answer an undo that is asked for", status_code=200, responses=refusals(*UNSAFE))
    async def vote(self, table: str, hall: Hall, playing: Playing, player: Player, lang: str, data: Vote) -> TableShown:
        await playing.vote(table, player, data.agree)
        async with hall.at(table) as live:
            return pictures.table(live, viewer_of(live, player, None), player.id, lang, hall.now())
