"""Titles: what can be played, with which options and bots, and by which rules."""

from litestar import Controller, get

from triforium.hall import engine
from triforium.hall.api.common import refusals
from triforium.hall.opening import title
from triforium.hall.shapes import BotShown, GameList, GameShown, Handbook, OptionShown, Paragraph
from triforium.hall.words import say
from triforium.kernel.registry import metas


def option_shown(game: engine.Game, name: str, values: tuple[str, ...], lang: str) -> OptionShown:
    """An option is explained by the handbook's paragraph that has its name in the title."""
    found = next((p for p in game.handbook(lang).values() if f"`{name}`" in p.title), None)
    return OptionShown(name, list(values), values[0], found.id if found else None, found.text if found else "")


def game_shown(name: str, lang: str) -> GameShown:
    game = title(name)
    meta = game.meta
    narrowed = [
        {"option": option, "value": value, "seats": list(allowed), "reason": reason}
        for (option, value), (allowed, reason) in meta.seats_with.items()
    ]
    options = [option_shown(game, option, values, lang) for option, values in meta.options.items()]
    bots = [
        BotShown(level, say(f"bot-{level}", lang), say(f"bot-{level}-about", lang), engine.seconds_of(level))
        for level in engine.LEVELS
    ]
    return GameShown(
        name, game.title(lang), meta.designers, meta.year, meta.rules, list(meta.seats), narrowed, options, bots
    )


class Games(Controller):
    """What can be played here."""

    path = "/api/games"
    tags = ("games",)

    @get(summary="All titles", responses=refusals())
    async def all_games(self, lang: str) -> GameList:
        return GameList([game_shown(name, lang) for name in metas()])

    @get("/{game:str}", summary="One title", responses=refusals())
    async def one_game(self, game: str, lang: str) -> GameShown:
        return game_shown(game, lang)

    @get("/{game:str}/handbook", summary="The rules in words", responses=refusals())
    async def handbook(self, game: str, lang: str) -> Handbook:
        book = title(game).handbook(lang)
        return Handbook(game, lang, [Paragraph(*paragraph) for paragraph in book.values()])
