"""III.3: fences up and down, and the move of a tile that is shut in."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import FENCE_OFF, REMOVE, SPOT
from triforium.games.keythedral.lattice import ALL_SIDES, spot_cell, spot_number
from triforium.games.keythedral.laying import free_spots
from triforium.games.keythedral.material import COTTAGES, FENCE_PRICE, REMOVAL_PRICE
from triforium.games.keythedral.state import NONE, REMOVED, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision


def can_fence_somewhere(s: Keythedral) -> bool:
    """Whether some tile has a side towards a field without a fence; practically always."""
    for spot in s.tile_at:
        if spot >= 0 and s.ground.has_open_side(spot):
            return True
    return False


class BuildFence(Decision[Keythedral]):
    """An own fence for one timber, between any cottage or house and a field, where none stands yet."""

    rule = "keythedral.III.3"
    key = "ask-fence"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        for tile in range(s.seats * COTTAGES):
            spot = s.tile_at[tile]
            if spot >= 0:
                for side in range(ALL_SIDES):
                    if s.ground.open_field(spot, side) >= 0:
                        out.add(FENCE_OFF.id(tile * 4 + side))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        tile = FENCE_OFF.item(action) // 4
        side = FENCE_OFF.item(action) % 4
        spot = s.tile_at[tile]
        s.to_store(seat, FENCE_PRICE)
        fence = s.fences_left(seat)
        s.fence_at[fence] = spot * 4 + side
        s.ground.set_fence(spot, side, True)
        s.tell("fence", seat, tile, side, FENCE_PRICE)
        if not s.ground.has_open_side(spot):
            move_out(s, tile)


def move_out(s: Keythedral, tile: i64) -> None:
    """III.3.2: the tile is taken up; its owner puts it down elsewhere, fences stay."""
    old = s.tile_at[tile]
    s.shut_in = tile
    s.tell("shut-in", tile // COTTAGES, tile)
    if s.ground.free_spot_elsewhere():
        s.then(MOVE_HOUSE, tile // COTTAGES)
    else:
        s.tile_at[tile] = NONE  # it waits aside and sends no worker
        s.ground.clear_spot(old)


class MoveHouse(Decision[Keythedral]):
    """The owner of a tile that is shut in puts it on any empty spot from which a field can be reached."""

    rule = "keythedral.III.3.2"
    key = "ask-move"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        free_spots(s, True, out)
        if out.count == 0:
            free_spots(s, False, out)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        tile = s.shut_in
        s.ground.clear_spot(s.tile_at[tile])
        spot = spot_cell(SPOT.item(action))
        s.tile_at[tile] = spot
        s.ground.lay_tile(spot, tile)
        s.shut_in = NONE
        s.tell("move", seat, tile, spot_number(spot))

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"number": s.shut_in % COTTAGES + 1}


class RemoveFence(Decision[Keythedral]):
    """Any fence leaves the game for two wine."""

    rule = "keythedral.III.3.1"
    key = "ask-unfence"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add_set(REMOVE.id(0), s.fences_standing())

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.to_store(seat, REMOVAL_PRICE)
        tear_down(s, REMOVE.item(action))
        s.tell("unfence", seat, REMOVE.item(action), REMOVAL_PRICE)


def tear_down(s: Keythedral, fence: i64) -> None:
    """The fence is gone for good."""
    edge = s.fence_at[fence]
    s.ground.set_fence(edge // 4, edge % 4, False)
    s.fence_at[fence] = REMOVED


BUILD_FENCE: Final = BuildFence()
MOVE_HOUSE: Final = MoveHouse()
REMOVE_FENCE: Final = RemoveFence()
