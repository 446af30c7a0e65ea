"""Arena files: an arena written down in TOML, with the bar that one of its bots has to reach.

    game = "pillars"
    bots = ["search:50ms", "greedy", "greedy", "greedy"]
    games = 200
    seed = 1302
    options = { expansion = "full" }

    [bar]
    bot = "search:50ms"
    win_share = 0.60

Instead of `win_share`, `no_worse_than = "pillars-4"` names another arena file in the same folder.
"""

import tomllib
from collections.abc import Iterable
from math import hypot
from pathlib import Path
from typing import Any, NamedTuple

from triforium.terminal.errors import Complaint
from triforium.terminal.standings import Standing
from triforium.terminal.tally import wilson

KINDS: dict[str, type] = {"game": str, "bots": list, "games": int, "bar": dict, "seed": int, "options": dict}
OPTIONAL = {"seed", "options"}


class Bar(NamedTuple):
    """What a bot has to reach: a share of wins, or no less than the bot of another file, as far as one can tell."""

    bot: str
    win_share: float | None
    rival: str | None
    """The name of the other file."""


class ArenaFile(NamedTuple):
    """What a file says; whether the game can be played like that is seen later."""

    name: str
    game: str
    bots: list[str]
    games: int
    seed: int
    options: dict[str, str]
    bar: Bar


class Verdict(NamedTuple):
    """What a bot had to reach, what it has reached with its 95 % interval, and whether that will do."""

    target: float
    rival: bool
    """Whether that is another bot's share."""
    share: float
    low: float
    high: float
    met: bool


def read_all(paths: Iterable[Path]) -> list[ArenaFile]:
    """The files and those that their bars name, which have to be played, too, and first."""
    found: dict[Path, ArenaFile] = {}
    for path in paths:
        while path not in found:
            found[path] = read(path)
            if rival := found[path].bar.rival:
                path = path.with_name(f"{rival}.toml")
    return sorted(found.values(), key=lambda arena: arena.bar.rival is not None)


def read(path: Path) -> ArenaFile:
    """One file; what is wrong with it is told with its name."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("unlike-file", path=str(path), why=error) from error
    wrong = [key for key, value in content.items() if not isinstance(value, KINDS.get(key, ()))]
    if wrong := [*wrong, *sorted(KINDS.keys() - OPTIONAL - content.keys())]:
        raise Complaint("arena-fields", path=str(path), fields=", ".join(wrong))
    if not all(isinstance(word, str) for word in [*content["bots"], *content.get("options", {}).values()]):
        raise Complaint("arena-quotes", path=str(path))
    bar = bar_of(path, content.pop("bar"))
    if bar.bot not in content["bots"]:
        raise Complaint("arena-bar-bot", path=str(path), bot=bar.bot)
    return ArenaFile(path.stem, bar=bar, **{"seed": 0, "options": {}, **content})


def bar_of(path: Path, bar: Any) -> Bar:
    match bar:
        case {"bot": str(bot), "win_share": float(share), **rest} if not rest and 0 < share <= 1:
            return Bar(bot, share, None)
        case {"bot": str(bot), "no_worse_than": str(rival), **rest} if not rest:
            return Bar(bot, None, rival)
    raise Complaint("arena-bar", path=str(path))


def judge(bar: Bar, own: Standing, rival: Standing | None) -> Verdict:
    """A number has to be reached; what is missing to a rival's share may be no more than luck explains."""
    low, high = wilson(own.tally.won, own.tally.games)
    share = own.tally.share
    if rival is None:
        target = bar.win_share or 0.0
        return Verdict(target, False, share, low, high, share >= target)
    target = rival.tally.share
    unlucky = hypot(high - share, target - wilson(rival.tally.won, rival.tally.games)[0])  # Newcombe's interval
    return Verdict(target, True, share, low, high, share + unlucky >= target)
