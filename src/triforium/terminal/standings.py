"""What an arena shows of each bot."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from triforium.terminal.match import Row
from triforium.terminal.tally import Tally

Games = Sequence[Sequence[Row]]


class Standing(NamedTuple):
    """The figures of one bot; one that sits in several seats of a game counts once for each."""

    bot: str
    tally: Tally
    margin: float
    """How many points it has more than the others at the table, on average."""
    error: float | None
    """The standard error of the margin; None where a single deal was played."""
    rating: tuple[float, float]
    """OpenSkill's mu and sigma."""
    milliseconds: float
    """Per decision."""


def standings(bots: Sequence[str], games: Games) -> list[Standing]:
    """In the order in which the bots were named; games in the order of their deals, which ratings depend on."""
    rated = ratings(games)
    found = []
    for bot in dict.fromkeys(bots):
        rows = [row for game in games for row in game if row.bot == bot]
        if not rows:
            continue
        tally = Tally()
        for row in rows:
            tally.add(row.points, round(1 / row.win) if row.win else 0)
        seconds, decisions = sum(row.seconds for row in rows), sum(row.decisions for row in rows)
        found.append(Standing(bot, tally, *margin(bot, games), rated[bot], 1000 * seconds / max(1, decisions)))
    return found


def margin(bot: str, games: Games) -> tuple[float, float | None]:
    """The mean of own points minus the others' mean, and its standard error.

    What is played from one deal is not independent, so the error is that of sums over deals.
    """
    by_deal: dict[int, list[float]] = {}
    for game in games:
        total = sum(row.points for row in game)
        for row in game:
            if row.bot == bot:
                others = (total - row.points) / (len(game) - 1)
                by_deal.setdefault(row.deal, []).append(row.points - others)
    count, deals = sum(map(len, by_deal.values())), len(by_deal)
    mean = sum(map(sum, by_deal.values())) / count
    if deals == 1:
        return mean, None
    squares = sum(sum(value - mean for value in values) ** 2 for values in by_deal.values())
    return mean, sqrt(squares * deals / (deals - 1)) / count


def ratings(games: Games) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings after all games; a bot in several seats moves by the mean of what each seat would.

    Bots do not learn from game to game, hence no `tau`, which is there for skill that changes.
    """
    model = PlackettLuce(tau=0)
    start = model.rating()
    rated: dict[str, tuple[float, float]] = {}
    for game in games:
        teams = [[model.rating(*rated.get(row.bot, (start.mu, start.sigma)))] for row in game]
        after = model.rate(teams, ranks=[float(row.rank) for row in game])
        for bot in {row.bot for row in game}:
            own = [team[0] for team, row in zip(after, game, strict=True) if row.bot == bot]
            rated[bot] = (sum(seat.mu for seat in own) / len(own), sum(seat.sigma for seat in own) / len(own))
    return rated
