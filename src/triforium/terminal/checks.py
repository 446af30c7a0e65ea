"""What a command says about a game, looked at before anything begins: mistakes are told in the user's language."""

from collections.abc import Mapping, Sequence

from triforium.bots import bot
from triforium.kernel.chance import seeded
from triforium.kernel.errors import BadSeed, TriforiumError
from triforium.kernel.registry import metas
from triforium.terminal.errors import Complaint


def game_name(name: str) -> str:
    if name not in metas():
        raise Complaint("no-game", game=name, games=", ".join(metas()))
    return name


def options(name: str, chosen: Mapping[str, str]) -> None:
    known = metas()[name].options
    for option, value in chosen.items():
        if option not in known:
            raise Complaint("no-option", game=name, option=option, options=", ".join(known))
        if value not in known[option]:
            raise Complaint("no-value", option=option, value=value, values=", ".join(known[option]))


def seats(name: str, wanted: int | None, chosen: Mapping[str, str]) -> int:
    """The number of players: the one that is wanted, if the game takes it, or the most that it takes."""
    meta = metas()[name]
    allowed = meta.seats_for({**meta.defaults(), **chosen})
    if wanted is None:
        return allowed[-1]
    if wanted not in allowed:
        raise Complaint("no-seats", game=name, least=allowed[0], most=allowed[-1], seats=wanted)
    return wanted


def seed(number: int) -> int:
    try:
        seeded(number)
    except BadSeed as error:
        raise Complaint("bad-seed") from error
    return number


def bots(kinds: Sequence[str]) -> None:
    """An unknown name is told now, not in the middle of the game."""
    for kind in kinds:
        try:
            bot(kind, 0)
        except TriforiumError as error:
            raise Complaint("no-bot", bot=kind) from error
