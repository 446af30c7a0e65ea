"""M.5: the octagons and squares of the map, with fences between them.

Fields F(x, y) and cottage spots S(x, y) share one numbering of cells. The spot of a cell touches four fields: that of
the same cell (north-west of it), the next one (north-east), the one below (south-west) and the one beyond (south-east).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from triforium.kernel.bits import BIT
from triforium.kernel.vecs import vec

REACH: Final[i64] = 12  # L.5: fields lie from -12 to 12 in both directions; ruling
TABLE: Final[i64] = 25  # fields in a row of the table
SPOTS: Final[i64] = 26  # cottage spots in a row: one more
WIDTH: Final[i64] = 27  # cells in a row: a border on each side
CELLS: Final[i64] = 729

SIDES: Final = ("nw", "ne", "sw", "se")  # by number
ALL_SIDES: Final[i64] = 4
ACROSS: Final = vec[i64]([0, 1, 27, 28])
"""From a spot to the field on each of its sides; the same steps back lead from a field to its spots."""
AROUND: Final = vec[i64]([-27, -1, 1, 27])
"""From a field to the four fields beside it."""

NOTHING: Final[i64] = 0  # out of reach
FREE: Final[i64] = 1  # empty, and beside something laid
TAKEN: Final[i64] = 2  # + the number of the field or tile that lies there
CATHEDRAL: Final[i64] = 60
BORDER: Final[i64] = 61


def cell(x: int, y: int) -> int:
    """The cell of F(x, y) and of S(x, y)."""
    return (y + 13) * 27 + x + 13


def place(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return cell % 27 - 13, cell // 27 - 13


def field_cell(number: i64) -> i64:
    """The cell of the field with that number, counting the table's fields row by row."""
    return (number // TABLE + 1) * WIDTH + number % TABLE + 1


def spot_cell(number: i64) -> i64:
    """The cell of the spot with that number, counting the table's spots row by row."""
    return number // SPOTS * WIDTH + number % SPOTS


def field_number(cell: i64) -> i64:
    return (cell // WIDTH - 1) * TABLE + cell % WIDTH - 1


def spot_number(cell: i64) -> i64:
    return cell // WIDTH * SPOTS + cell % WIDTH


def field_name(number: int) -> str:
    """A number for the row and a capital for the column: F(0, 0) is 13N."""
    return f"{number // 25 + 1}{chr(ord('B') + number % 25)}"


def spot_name(number: int) -> str:
    """The name of the field to the north-west, in small letters: S(0, 0) is 13n."""
    return f"{number // 26}{chr(ord('a') + number % 26)}"


FIELD_NAMES: Final = tuple([field_name(number) for number in range(25 * 25)])
SPOT_NAMES: Final = tuple([spot_name(number) for number in range(26 * 26)])


@mypyc_attr(acyclic=True)
class Ground:
    """The map: which field, tile and fences lie where. Only cells from (left, top) to (right, bottom) are in use."""

    fields: vec[u8]
    spots: vec[u8]
    fences: vec[u8]
    """A bit for each side of a spot."""
    left: i64 = WIDTH
    top: i64 = WIDTH
    right: i64 = 0
    bottom: i64 = 0

    def clone(self) -> "Ground":
        n = Ground()
        n.fields = self.fields[:]
        n.spots = self.spots[:]
        n.fences = self.fences[:]
        n.left = self.left
        n.top = self.top
        n.right = self.right
        n.bottom = self.bottom
        return n

    def field(self, cell: i64) -> i64:
        """NOTHING, FREE, BORDER, or TAKEN + the number of the field."""
        return i64(self.fields[cell])

    def spot(self, cell: i64) -> i64:
        """NOTHING, FREE, CATHEDRAL, or TAKEN + the tile."""
        return i64(self.spots[cell])

    def fenced(self, spot: i64, side: i64) -> bool:
        return i64(self.fences[spot]) & BIT[side] != 0

    def open_field(self, spot: i64, side: i64) -> i64:
        """The number of the laid field across that side, or -1 if there is none or a fence is between."""
        if self.fenced(spot, side):
            return -1
        return self.laid_field(spot, side)

    def laid_field(self, spot: i64, side: i64) -> i64:
        """The number of the laid field across that side, fenced or not, or -1."""
        field = i64(self.fields[spot + ACROSS[side]])
        if field < TAKEN or field == BORDER:
            return -1
        return field - TAKEN

    def has_open_side(self, spot: i64) -> bool:
        """III.3: whether any laid field can be reached from the spot."""
        for side in range(ALL_SIDES):
            if self.open_field(spot, side) >= 0:
                return True
        return False

    def lay_field(self, cell: i64, field: i64) -> None:
        """L.2: the fields and spots beside it come into reach."""
        self.fields[cell] = u8(TAKEN + field)
        for i in range(ALL_SIDES):
            self._reach_field(cell + AROUND[i])
            spot = cell - ACROSS[i]
            if i64(self.spots[spot]) == NOTHING:
                self.spots[spot] = u8(FREE)
                self._stretch(spot)

    def lay_tile(self, spot: i64, tile: i64) -> None:
        """L.3: the fields beside it come into reach."""
        self.spots[spot] = u8(TAKEN + tile)
        for side in range(ALL_SIDES):
            self._reach_field(spot + ACROSS[side])

    def clear_spot(self, spot: i64) -> None:
        """III.3.2: a tile has left the spot."""
        self.spots[spot] = u8(FREE)

    def free_spot_elsewhere(self) -> bool:
        """Whether any spot beside a field is empty; practically always."""
        for cell in range(self.top * WIDTH, (self.bottom + 1) * WIDTH):
            if i64(self.spots[cell]) == FREE:
                return True
        return False

    def set_fence(self, spot: i64, side: i64, stands: bool) -> None:
        sides = i64(self.fences[spot])
        self.fences[spot] = u8(sides | BIT[side] if stands else sides & ~BIT[side])

    def _reach_field(self, cell: i64) -> None:
        if i64(self.fields[cell]) == NOTHING:
            self.fields[cell] = u8(FREE)
            self._stretch(cell)

    def _stretch(self, cell: i64) -> None:
        row = cell // WIDTH
        column = cell - row * WIDTH
        if column < self.left:
            self.left = column
        if column > self.right:
            self.right = column
        if row < self.top:
            self.top = row
        if row > self.bottom:
            self.bottom = row


def empty_ground() -> Ground:
    """A table with nothing on it; its border can never be laid."""
    ground = Ground()
    ground.fields = vec[u8]([u8(BORDER if on_border(cell) else NOTHING) for cell in range(CELLS)])
    ground.spots = vec[u8]([0] * CELLS)
    ground.fences = vec[u8]([0] * CELLS)
    return ground


def on_border(cell: int) -> bool:
    return cell % WIDTH in (0, WIDTH - 1) or cell // WIDTH in (0, WIDTH - 1)
