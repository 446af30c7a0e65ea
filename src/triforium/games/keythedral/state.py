"""The table: what lies in front of each player, on the map, in the town and on the cathedral, as plain numbers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from triforium.games.keythedral.cubes import count
from triforium.games.keythedral.lattice import ALL_SIDES, CATHEDRAL, TAKEN, Ground
from triforium.games.keythedral.material import BUILDING_NAMES, COTTAGES, FENCES, LAND, ROW_BUILDINGS
from triforium.kernel.bits import BIT
from triforium.kernel.state import State
from triforium.kernel.vecs import vec

NONE: Final[i64] = -1
UNBUILT: Final[i64] = -1  # a fence that its owner still has
REMOVED: Final[i64] = -2  # a fence out of the game


@mypyc_attr(acyclic=True)
class InForce:
    """The laws that hold until the round is over."""

    orderer: i64 = NONE  # C.1: the seat that places all markers
    worked: i64 = 0  # C.6: cottage tiles that have worked out of turn
    named: i64 = NONE  # C.6: the one that works besides that of the marked number
    windfall: i64 = NONE  # C.8: the kind of field, and the seat
    lucky: i64 = NONE
    climbers: i64 = 0  # C.9: seats whose workers ignore fences
    stop: i64 = NONE  # C.12: the seat that alone may build houses
    shift: i64 = NONE  # C.14: the kind of field, and the seat
    shifting: i64 = NONE
    doubled: i64 = NONE  # C.18: the kind of field that gives twice
    barren: i64 = NONE  # C.19: the kind of field that gives nothing

    def clone(self) -> "InForce":
        n = InForce()
        n.orderer = self.orderer
        n.worked = self.worked
        n.named = self.named
        n.windfall = self.windfall
        n.lucky = self.lucky
        n.climbers = self.climbers
        n.stop = self.stop
        n.shift = self.shift
        n.shifting = self.shifting
        n.doubled = self.doubled
        n.barren = self.barren
        return n


@mypyc_attr(acyclic=True)
class Purchase:
    """III.1: the purchase of a building tile, from its announcement until it is paid, withdrawn or off."""

    building: i64
    buyer: i64
    raised: bool = False  # law 2 came under it since it was announced
    struck: bool = False  # the buyer's law 5 was repealed
    substituting: bool = False  # the buyer's law 5 is in effect
    replaced: i64 = NONE  # the craft of the price that law 5 replaces
    price: i64 = 0  # as far as it is settled
    swapped: i64 = 0  # resources that have been paid instead of those of the price

    def __init__(self, building: i64 = NONE, buyer: i64 = NONE) -> None:
        self.building = building
        self.buyer = buyer

    def clone(self) -> "Purchase":
        n = Purchase(self.building, self.buyer)
        n.raised = self.raised
        n.struck = self.struck
        n.substituting = self.substituting
        n.replaced = self.replaced
        n.price = self.price
        n.swapped = self.swapped
        return n


@mypyc_attr(acyclic=True)
class ShownLaw:
    """W.4: a law that has been announced and has not taken effect yet."""

    number: i64
    seat: i64
    target: i64 = NONE
    repealed: bool = False

    def __init__(self, number: i64 = NONE, seat: i64 = NONE) -> None:
        self.number = number
        self.seat = seat

    def clone(self) -> "ShownLaw":
        n = ShownLaw(self.number, self.seat)
        n.target = self.target
        n.repealed = self.repealed
        return n


class Keythedral(State):
    """A game of Keythedral in progress."""

    # The map
    ground: Ground
    deck: vec[i64]  # all fields in the order of laying; the first ones lie from the start; never changed
    laid: i64 = 0  # how many fields of the deck lie on the map
    site: i64 = NONE  # the spot of the cottage that is being laid
    worker: vec[i64]  # the seat whose worker stands on each field
    tile_at: vec[i64]  # the spot of each cottage tile
    houses: i64 = 0  # the cottage tiles that show their house
    fence_at: vec[i64]  # spot * 4 + side of each fence
    shut_in: i64 = NONE  # the cottage tile that must move

    # Behind the screens and in the store
    hands: vec[i64]  # each seat's cubes
    workers: vec[i64]  # each seat's workers that have not collected yet, by the colour of their fields
    bought: vec[i64]  # each seat's building tiles
    store: i64 = 0
    makers: i64 = 0  # the craft cubes at forge, glassworks and workshop

    # The cathedral
    board: i64 = 0  # building tiles on it, not bought yet
    row: i64 = 0  # the row that is being built
    rise_under: i64 = NONE  # the building tile under which law 2 lies
    cut_under: i64 = NONE  # the building tile under which law 3 lies
    tiles_open: bool = False

    # The laws
    laws: vec[i64]  # each seat's laws
    spaces: vec[i64]  # the law on each space of the town board
    gone: i64 = 0  # laws that everybody has seen played
    proven: i64 = NONE  # the seat that must hold law 5, since it announced what it could not pay without
    laws_open: bool = False
    shown: ShownLaw | None = None
    quiet: i64 = 0  # seats that a window has gone past since the last law

    # The round
    round: i64 = 0
    phase: i64 = 0
    start: i64 = 0
    marks: i64 = 0  # how many work order markers lie
    marked: i64 = 0  # the numbers on which they lie
    order: i64 = 0  # the same in the order of marking, an octal digit for each
    number: i64 = NONE  # the number that is working
    sent: i64 = 0  # workers sent in this turn by the tile of that number
    sent_also: i64 = 0  # and by the one that law 6 has named
    in_force: InForce
    studying: i64 = 0  # seats that have bought a law
    passes: i64 = 0  # in direct succession
    acted: bool = False  # the player in turn has done an action
    purchase: Purchase | None = None
    bid: i64 = NONE  # the highest in the auction of the start player token, 0 before the first; NONE without auction
    bidder: i64 = NONE

    # A payment
    due: i64 = 0  # cubes that are still to be picked
    floor: i64 = 0  # the colour picked last: none before it may follow
    only_resources: bool = False  # crafts are not accepted
    payee: i64 = NONE  # the seat that is paid, or NONE for the store
    paying: i64 = 0  # picked so far
    taking: i64 = 0  # what is taken in return

    def stand_as(self, other: State) -> None:
        """For `clone`. The deck of fields is shared."""
        super().stand_as(other)
        assert isinstance(other, Keythedral)
        self.ground = other.ground.clone()
        self.deck = other.deck
        self.laid = other.laid
        self.site = other.site
        self.worker = other.worker[:]
        self.tile_at = other.tile_at[:]
        self.houses = other.houses
        self.fence_at = other.fence_at[:]
        self.shut_in = other.shut_in
        self.hands = other.hands[:]
        self.workers = other.workers[:]
        self.bought = other.bought[:]
        self.store = other.store
        self.makers = other.makers
        self.board = other.board
        self.row = other.row
        self.rise_under = other.rise_under
        self.cut_under = other.cut_under
        self.tiles_open = other.tiles_open
        self.laws = other.laws[:]
        self.spaces = other.spaces[:]
        self.gone = other.gone
        self.proven = other.proven
        self.laws_open = other.laws_open
        self.shown = None if other.shown is None else other.shown.clone()
        self.quiet = other.quiet
        self.acted = other.acted
        self.round = other.round
        self.phase = other.phase
        self.start = other.start
        self.marks = other.marks
        self.marked = other.marked
        self.order = other.order
        self.number = other.number
        self.sent = other.sent
        self.sent_also = other.sent_also
        self.in_force = other.in_force.clone()
        self.studying = other.studying
        self.passes = other.passes
        self.purchase = None if other.purchase is None else other.purchase.clone()
        self.bid = other.bid
        self.bidder = other.bidder
        self.due = other.due
        self.floor = other.floor
        self.only_resources = other.only_resources
        self.payee = other.payee
        self.paying = other.paying
        self.taking = other.taking

    def clone(self) -> "Keythedral":
        raise NotImplementedError

    # For the rules ----------------------------------------------------------------------------------------------

    def is_house(self, tile: i64) -> bool:
        return self.houses & BIT[tile] != 0

    def cottages(self, seat: i64) -> i64:
        """The seat's tiles that still show a cottage, as a bit mask of numbers."""
        return ~(self.houses >> COTTAGES * seat) & 31

    def fences_left(self, seat: i64) -> i64:
        """The first fence of the seat that has not been built, or NONE."""
        for fence in range(seat * FENCES, (seat + 1) * FENCES):
            if self.fence_at[fence] == UNBUILT:
                return fence
        return NONE

    def fences_standing(self) -> i64:
        """The fences on the map, as a bit mask."""
        mask: i64 = 0
        for fence in range(self.seats * FENCES):
            if self.fence_at[fence] >= 0:
                mask |= BIT[fence]
        return mask

    def can_reach(self, seat: i64, spot: i64, side: i64) -> bool:
        """I.4, I.5: whether a worker of this seat may go from the spot to a free field on that side."""
        field = self.ground.laid_field(spot, side)
        if field < 0 or self.worker[field] >= 0:
            return False
        return not self.ground.fenced(spot, side) or self.in_force.climbers & BIT[seat] != 0

    def free_sides(self, seat: i64, tile: i64) -> i64:
        """The sides of the tile, as a bit mask, on which there is a free field that a worker can reach."""
        spot = self.tile_at[tile]
        if spot < 0:
            return 0
        sides: i64 = 0
        for side in range(ALL_SIDES):
            if self.can_reach(seat, spot, side):
                sides |= BIT[side]
        return sides

    def working(self, seat: i64) -> i64:
        """I.3: the seat's tile with the marked number."""
        return seat * COTTAGES + self.number

    def also_working(self, seat: i64) -> i64:
        """C.6: the tile that works in this turn besides the one of the marked number, or NONE."""
        named = self.in_force.named
        return named if named != NONE and named // COTTAGES == seat else NONE

    def may_build(self, seat: i64) -> bool:
        """C.12: while the stop is in force, only its player may turn cottages into houses."""
        return self.in_force.stop == NONE or self.in_force.stop == seat

    def owner_at(self, spot: i64) -> i64:
        """The seat whose tile lies on the spot, or NONE."""
        tile = self.ground.spot(spot)
        return NONE if tile < TAKEN or tile == CATHEDRAL else (tile - TAKEN) // COTTAGES

    def open_buildings(self) -> i64:
        """The building tiles that lie face up on the cathedral."""
        return self.board if self.tiles_open else self.board & ROW_BUILDINGS[self.row]

    def can_make(self, craft: i64) -> bool:
        """III.4: the craftsman has a cube, or can fetch a used one from the store."""
        return count(self.makers, craft) > 0 or count(self.store, craft) > 0

    def to_store(self, seat: i64, bag: i64) -> None:
        self.hands[seat] -= bag
        self.store += bag

    def colour_of(self, field: i64) -> i64:
        return self.deck[field] >> 3

    def land_of(self, field: int) -> str:
        return LAND[self.deck[field] >> 3]

    def announced(self) -> Purchase:
        """The purchase under way, where there must be one."""
        assert self.purchase is not None
        return self.purchase

    def announced_name(self) -> str:
        return BUILDING_NAMES[self.announced().building]

    def law_shown(self) -> ShownLaw:
        """The law on its way, where there must be one."""
        assert self.shown is not None
        return self.shown
