"""II: income."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import ONE, RESOURCES, count, covers, resources, total
from triforium.games.keythedral.payment import RECEIVE, pick_from_store
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.state import Step


class Income(Step[Keythedral]):
    """The start player takes first, then clockwise."""

    rule = "keythedral.II.1"

    def run(self, s: Keythedral, _: i64) -> None:
        s.then_each(COLLECT, s.start)


class Collect(Step[Keythedral]):
    """A cube for every worker, of the colour of its field; where the store has none, nothing."""

    rule = "keythedral.II.2"

    def run(self, s: Keythedral, seat: i64) -> None:
        due = harvest(s, seat)
        s.workers[seat] = 0
        free: i64 = 0
        if s.in_force.lucky == seat:  # C.8
            free = count(due, s.in_force.windfall)
            due -= free * ONE[s.in_force.windfall]
        given = in_stock(s.store, due)
        s.store -= given
        s.hands[seat] += given
        s.tell("income", seat, given)
        if given != due:
            s.tell("short", seat, due - given)
        if free > 0:
            left = total(resources(s.store))
            pick_from_store(s, seat, free if free < left else left)
            s.then(RECEIVE, seat)


def harvest(s: Keythedral, seat: i64) -> i64:
    """What the seat's workers yield, with laws 14, 18 and 19, before the stock is looked at."""
    due = s.workers[seat]
    laws = s.in_force
    if laws.shifting == seat:
        due += ONE[laws.shift]
    if laws.doubled >= 0:
        due += count(due, laws.doubled) * ONE[laws.doubled]
    if laws.barren >= 0:
        due -= count(due, laws.barren) * ONE[laws.barren]
    return due


def in_stock(store: i64, due: i64) -> i64:
    """II.3: of each colour what is due, or what there is."""
    if covers(store, due):
        return due
    bag: i64 = 0
    for colour in range(RESOURCES):
        wanted = count(due, colour)
        there = count(store, colour)
        bag += (wanted if wanted < there else there) * ONE[colour]
    return bag


INCOME: Final = Income()
COLLECT: Final = Collect()
