"""L: laying fields and cottages in turn, before the first round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import FIELD, NUMBER, SPOT
from triforium.games.keythedral.lattice import FREE, WIDTH, field_cell, field_number, spot_cell, spot_number
from triforium.games.keythedral.material import COTTAGES
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class LayingTurn(Step[Keythedral]):
    """Clockwise from the start player each draws a field and lays it, then a cottage, until the stack is empty."""

    rule = "keythedral.L.1"

    def run(self, s: Keythedral, seat: i64) -> None:
        if s.laid == len(s.deck):
            return
        s.seen += 1
        s.tell("draw-field", seat, s.colour_of(s.laid))
        s.then(LAY_FIELD, seat)
        s.then(LAY_COTTAGE, seat)
        s.then(self, s.next_to(seat))


class LayField(Decision[Keythedral]):
    """The drawn field goes beside a field or a cottage that lies already."""

    rule = "keythedral.L.2"
    key = "ask-lay-field"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        ground = s.ground
        for row in range(ground.top, ground.bottom + 1):
            for cell in range(row * WIDTH + ground.left, row * WIDTH + ground.right + 1):
                if ground.field(cell) == FREE:
                    out.add(FIELD.id(field_number(cell)))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.ground.lay_field(field_cell(FIELD.item(action)), s.laid)
        s.tell("lay-field", seat, s.colour_of(s.laid), FIELD.item(action))
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
        s.site = spot_cell(SPOT.item(action))
        s.then(NUMBER_COTTAGE, seat)


def free_spots(s: Keythedral, with_open_side: bool, out: Options) -> None:
    """One option for each empty spot beside a field, or only where no fence keeps every field away."""
    ground = s.ground
    for row in range(ground.top, ground.bottom + 1):
        for cell in range(row * WIDTH + ground.left, row * WIDTH + ground.right + 1):
            if ground.spot(cell) == FREE and (not with_open_side or ground.has_open_side(cell)):
                out.add(SPOT.id(spot_number(cell)))


class NumberCottage(Decision[Keythedral]):
    """The cottage bears any of the numbers that its owner has left."""

    rule = "keythedral.L.4"
    key = "ask-number"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        for number in range(COTTAGES):
            if s.tile_at[seat * COTTAGES + number] == NONE:
                out.add(NUMBER.id(number))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        tile = seat * COTTAGES + NUMBER.item(action)
        s.tile_at[tile] = s.site
        s.ground.lay_tile(s.site, tile)
        s.tell("lay-cottage", seat, tile, spot_number(s.site))
        s.site = NONE


class OpenCathedral(Step[Keythedral]):
    """All is laid: the first row of the cathedral is for sale and the game begins."""

    rule = "keythedral.L.6"

    def run(self, s: Keythedral, _: i64) -> None:
        s.seen += 1
        s.tell("row-open" if s.tiles_open else "row", s.start, 2 * s.row + 4)


def field_drawn(s: Keythedral) -> bool:
    """Whether the next field of the deck lies in a player's hand, its colour seen by all."""
    return s.depth > 0 and s.step is LAY_FIELD


LAYING_TURN: Final = LayingTurn()
LAY_FIELD: Final = LayField()
LAY_COTTAGE: Final = LayCottage()
NUMBER_COTTAGE: Final = NumberCottage()
OPEN_CATHEDRAL: Final = OpenCathedral()
