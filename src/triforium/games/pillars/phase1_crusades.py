"""X.9: the crusades, for which workers are sent in phase I and points are given at step 9b."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.actions import CRUSADE
from triforium.games.pillars.material import CRUSADE_POINTS, CRUSADE_WORKERS, LARGE_WORKER
from triforium.games.pillars.state import Pillars, Player
from triforium.kernel.bits import BIT
from triforium.kernel.options import Options
from triforium.kernel.state import NOBODY, Step


def open_crusades(s: Pillars, p: Player, out: Options) -> None:
    """X.9: one option for each space that is open and for which the workers suffice."""
    space: i64 = 0
    while space < len(CRUSADE_WORKERS):
        if s.annex.crusades & BIT[space] and p.workers >= CRUSADE_WORKERS[space]:
            out.add(CRUSADE.id(space))
        space += 1


def crusaders_sent(s: Pillars, seat: i64, space: i64) -> i64:
    """X.9.1: no change is given, so that the large worker goes where the small ones are too few."""
    number = CRUSADE_WORKERS[space]
    small = s.players[seat].workers
    if s.annex.large & BIT[seat]:
        small -= LARGE_WORKER
    return LARGE_WORKER if number < LARGE_WORKER and small < number else number


def join_crusade(s: Pillars, seat: i64, space: i64) -> None:
    """X.9.1: five or more go with the large worker first; fewer are small ones, or it alone."""
    number = crusaders_sent(s, seat, space)
    if number >= LARGE_WORKER:
        s.annex.large &= ~BIT[seat]
    s.players[seat].workers -= number
    s.annex.crusaders[space] = seat
    s.annex.crusaders_sent[space] = number
    s.annex.crusades &= ~BIT[space]
    s.tell("crusade", seat, CRUSADE_WORKERS[space], number)


class Crusades(Step[Pillars]):
    """2 points for six or seven workers, 1 for three or four; the workers come home."""

    rule = "pillars.X.9"

    def run(self, s: Pillars, _: i64) -> None:
        for seat in range(s.seats):
            points: i64 = 0
            space: i64 = 0
            while space < len(CRUSADE_WORKERS):
                if s.annex.crusaders[space] == seat:
                    s.annex.crusaders[space] = NOBODY
                    points += CRUSADE_POINTS[space]
                space += 1
            if points > 0:
                s.players[seat].points += points
                s.tell("crusaded", seat, points)


CRUSADES: Final = Crusades()
