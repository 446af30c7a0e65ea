"""L: laying fields and cottages in turn, before the first round."""

from mypy_extensions import i64

from triforium.games.keythedral.actions import FIELD, NUMBER, SPOT
from triforium.games.keythedral.agenda import (
    LAY_COTTAGE,
    LAY_FIELD,
    LAYING_TURN,
    NUMBER_COTTAGE,
    OPEN_CATHEDRAL,
    ROUND,
)
from triforium.games.keythedral.lattice import FREE, SPOTS, TABLE, WIDTH, field_cell, spot_cell, spot_number
from triforium.games.keythedral.material import COTTAGES
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class LayingTurn(Step[Keythedral]):
    """Clockwise from the start player each draws a field and lays it, then a cottage, until the stack is empty."""

    rule = "keythedral.L.1"

    def run(self, s: Keythedral, seat: i64) -> None:
        if s.laid == len(s.deck):
            s.push(OPEN_CATHEDRAL, 0)
            return
        s.seen += 1
        s.tell("draw-field", seat, s.colour_of(s.laid))
        s.push(LAYING_TURN, s.next_to(seat))
        s.push(LAY_COTTAGE, seat)
        s.push(LAY_FIELD, seat)


class LayField(Decision[Keythedral]):
    """The drawn field goes beside a field or a cottage that lies already."""

    rule = "keythedral.L.2"
    key = "ask-lay-field"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        ground = s.ground
        row = ground.top
        while row <= ground.bottom:
            cell = row * WIDTH + ground.left
            end = row * WIDTH + ground.right
            action = FIELD + (row - 1) * TABLE + ground.left - 1
            while cell <= end:
                if ground.field(cell) == FREE:
                    out.add(action)
                cell += 1
                action += 1
            row += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.ground.lay_field(field_cell(action - FIELD), s.laid)
        s.tell("lay-field", seat, s.colour_of(s.laid), action - FIELD)
        s.laid += 1

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"land": s.land_of(s.laid)}


class LayCottage(Decision[Keythedral]):
    """A cottage goes on an empty spot beside a field."""

    rule = "keythedral.L.3"
    key = "ask-lay-cottage"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        free_spots(s, False, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.target = spot_cell(action - SPOT)
        s.push(NUMBER_COTTAGE, seat)


def free_spots(s: Keythedral, with_open_side: bool, out: Options) -> None:
    """One option for each empty spot beside a field, or only where no fence keeps every field away."""
    ground = s.ground
    row = ground.top
    while row <= ground.bottom:
        cell = row * WIDTH + ground.left
        end = row * WIDTH + ground.right
        action = SPOT + row * SPOTS + ground.left
        while cell <= end:
            if ground.spot(cell) == FREE and (not with_open_side or ground.has_open_side(cell)):
                out.add(action)
            cell += 1
            action += 1
        row += 1


class NumberCottage(Decision[Keythedral]):
    """The cottage bears any of the numbers that its owner has left."""

    rule = "keythedral.L.4"
    key = "ask-number"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        number: i64 = 0
        while number < COTTAGES:
            if s.tile_at[seat * COTTAGES + number] == NONE:
                out.add(NUMBER + number)
            number += 1

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        tile = seat * COTTAGES + action - NUMBER
        s.tile_at[tile] = s.target
        s.ground.lay_tile(s.target, tile)
        s.tell("lay-cottage", seat, tile, spot_number(s.target))
        s.target = NONE


class OpenCathedral(Step[Keythedral]):
    """All is laid: the first row of the cathedral is turned over and the game begins."""

    rule = "keythedral.L.6"

    def run(self, s: Keythedral, _: i64) -> None:
        s.seen += 1
        s.tell("row", s.start, 2 * s.row + 4)
        s.push(ROUND, 0)
