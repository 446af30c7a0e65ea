"""Which titles there are: every folder of `triforium.games` with a `meta` module; nothing is registered by hand."""

import pkgutil
from functools import cache
from importlib import import_module

from triforium.kernel.errors import UnknownGame
from triforium.kernel.game import Game
from triforium.kernel.meta import Meta

TITLES = "triforium.games"


@cache
def metas() -> dict[str, Meta]:
    """The visiting cards of all titles, by name, without loading their rules."""
    folders = [module.name for module in pkgutil.iter_modules(import_module(TITLES).__path__) if module.ispkg]
    found: list[Meta] = [import_module(f"{TITLES}.{folder}.meta").META for folder in sorted(folders)]
    return {meta.name: meta for meta in found}


def titles() -> list[str]:
    """The names of all games."""
    return list(metas())


@cache
def game(name: str) -> Game:
    """The game of that name, ready to play."""
    if name not in metas():
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(metas())}")
    title: Game = import_module(f"{TITLES}.{name}.title").TITLE
    return title
