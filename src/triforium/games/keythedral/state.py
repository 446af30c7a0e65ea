"""The table: what lies in front of each player, on the map, in the town and on the cathedral, as plain numbers."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.keythedral.agenda import LAY_FIELD, PAY_CUBE
from triforium.games.keythedral.cubes import count
from triforium.games.keythedral.knowledge import dealt_anew
from triforium.games.keythedral.lattice import ACROSS, CATHEDRAL, TAKEN, Ground
from triforium.games.keythedral.material import COTTAGES, FENCES, LAND, LAW_NAMES, ROW_TILES, SEAT_NAMES
from triforium.games.keythedral.scoring import points_of, winning_seats
from triforium.games.keythedral.view import table_for
from triforium.games.keythedral.worth import worth
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance
from triforium.kernel.state import ARGUMENTS, State, Step, Terms
from triforium.kernel.vecs import vec

NONE: Final[i64] = -1
UNBUILT: Final[i64] = -1  # a fence that its owner still has
REMOVED: Final[i64] = -2  # a fence out of the game


class Keythedral(State):
    """A game of Keythedral in progress."""

    def __init__(
        self, terms: Terms, steps: "vec[Step[Any]]", chance: Chance, agenda: vec[i64], depth: i64, seen: i64,
        ground: Ground, deck: vec[i64], worker: vec[i64], tile_at: vec[i64], fence_at: vec[i64],
        hands: vec[i64], workers: vec[i64], bought: vec[i64], laws: vec[i64], spaces: vec[i64],
        tiles_open: bool, laws_open: bool, laid: i64, houses: i64, store: i64, makers: i64, board: i64, row: i64,
        gone: i64, rise_under: i64, cut_under: i64, proven: i64, round: i64, start: i64, marks: i64, marked: i64,
        number: i64, orderer: i64, climbers: i64, worked: i64, named: i64, sent: i64, sent_also: i64, stop: i64,
        doubled: i64, barren: i64, windfall: i64, lucky: i64, shift: i64, shifting: i64, studying: i64, passes: i64,
        buying: i64, buyer: i64, raised: bool, struck: bool, substituting: bool, price: i64, due: i64, floor: i64,
        limit: i64, payee: i64, paying: i64, taking: i64, law: i64, lawgiver: i64, target: i64, repealed: bool,
        quiet: i64, bid: i64, bidder: i64,
    ) -> None:  # fmt: skip
        super().__init__(terms, steps, chance, agenda, depth, seen)
        # The map
        self.ground = ground
        self.deck = deck  # all fields in the order of laying; the first ones lie from the start
        self.laid = laid  # how many fields of the deck lie on the map
        self.worker = worker  # the seat whose worker stands on each field
        self.tile_at = tile_at  # the spot of each cottage tile
        self.houses = houses  # the cottage tiles that show their house
        self.fence_at = fence_at  # spot * 4 + side of each fence
        # Behind the screens and in the store
        self.hands = hands  # each seat's cubes
        self.workers = workers  # each seat's workers that have not collected yet, by the colour of their fields
        self.bought = bought  # each seat's building tiles
        self.store = store
        self.makers = makers  # the craft cubes at forge, glassworks and workshop
        # The cathedral
        self.board = board  # building tiles on the cathedral, not bought yet
        self.row = row  # the row that is being built, from 0
        self.rise_under = rise_under  # the building tile under which law 2 lies, and law 3
        self.cut_under = cut_under
        self.tiles_open = tiles_open
        # The laws
        self.laws = laws  # each seat's laws
        self.spaces = spaces  # the law on each space of the town board
        self.gone = gone  # laws that everybody has seen played
        self.proven = proven  # the seat that must hold law 5, since it announced what it could not pay without
        self.laws_open = laws_open
        # The round
        self.round = round
        self.start = start
        self.marks = marks  # how many work order markers lie
        self.marked = marked  # the numbers on which they lie
        self.number = number  # the number that is working
        self.orderer = orderer  # the seat that places all markers (law 1)
        self.climbers = climbers  # seats whose workers ignore fences (law 9)
        self.worked = worked  # tiles that have worked out of turn (law 6)
        self.named = named  # the tile that works besides the one in turn (law 6)
        self.sent = sent  # workers sent in this turn by the tile, and by the named one
        self.sent_also = sent_also
        self.stop = stop  # the seat that alone may build houses (law 12)
        self.doubled = doubled  # the kind of field that gives twice (law 18)
        self.barren = barren  # the kind of field that gives nothing (law 19)
        self.windfall = windfall  # the kind of field and the seat of law 8
        self.lucky = lucky
        self.shift = shift  # the kind of field and the seat of law 14
        self.shifting = shifting
        self.studying = studying  # seats that have bought a law in this round
        self.passes = passes  # in direct succession
        # A purchase
        self.buying = buying  # the building tile announced
        self.buyer = buyer
        self.raised = raised  # law 2 came under it since it was announced
        self.struck = struck  # the buyer's law 5 was repealed
        self.substituting = substituting
        self.price = price
        # A payment
        self.due = due  # cubes that are still to be picked
        self.floor = floor  # the colour picked last: none before it may follow
        self.limit = limit  # colours from this one on are not accepted
        self.payee = payee  # the seat that is paid, or NONE for the store
        self.paying = paying  # picked so far
        self.taking = taking  # what is taken in return
        # A law being played
        self.law = law
        self.lawgiver = lawgiver
        self.target = target
        self.repealed = repealed
        self.quiet = quiet  # seats that a window has gone past since the last law
        # The auction
        self.bid = bid
        self.bidder = bidder

    def clone(self) -> "Keythedral":
        """The deck of fields never changes after set-up, so copies share it."""
        return Keythedral(
            self.terms, self.steps, self.chance.clone(), self.agenda[:], self.depth, self.seen,
            self.ground.clone(), self.deck, self.worker[:], self.tile_at[:], self.fence_at[:],
            self.hands[:], self.workers[:], self.bought[:], self.laws[:], self.spaces[:],
            self.tiles_open, self.laws_open, self.laid, self.houses, self.store, self.makers, self.board, self.row,
            self.gone, self.rise_under, self.cut_under, self.proven, self.round, self.start, self.marks, self.marked,
            self.number, self.orderer, self.climbers, self.worked, self.named, self.sent, self.sent_also, self.stop,
            self.doubled, self.barren, self.windfall, self.lucky, self.shift, self.shifting, self.studying, self.passes,
            self.buying, self.buyer, self.raised, self.struck, self.substituting, self.price, self.due, self.floor,
            self.limit, self.payee, self.paying, self.taking, self.law, self.lawgiver, self.target, self.repealed,
            self.quiet, self.bid, self.bidder,
        )  # fmt: skip

    def imagine(self, seat: int, seed: int) -> "Keythedral":
        """M.6: what the seat cannot know is dealt anew."""
        self.check_seat(seat)
        imagined = self.clone()
        dealt_anew(imagined, seat, seed)
        return imagined

    # For the rules ----------------------------------------------------------------------------------------------

    def next_to(self, seat: i64) -> i64:
        """The left-hand neighbour, who comes next."""
        return seat + 1 if seat + 1 < self.seats else 0

    def is_house(self, tile: i64) -> bool:
        return self.houses & BIT[tile] != 0

    def cottages(self, seat: i64) -> i64:
        """The seat's tiles that still show a cottage, as a bit mask of numbers."""
        return ~(self.houses >> COTTAGES * seat) & 31

    def fences_left(self, seat: i64) -> i64:
        """The first fence of the seat that has not been built, or NONE."""
        fence = seat * FENCES
        while fence < (seat + 1) * FENCES:
            if self.fence_at[fence] == UNBUILT:
                return fence
            fence += 1
        return NONE

    def fence_stands(self) -> bool:
        fence: i64 = 0
        while fence < len(self.fence_at):
            if self.fence_at[fence] >= 0:
                return True
            fence += 1
        return False

    def can_reach(self, seat: i64, spot: i64, side: i64) -> bool:
        """I.4, I.5: whether a worker of this seat may go from the spot to a free field on that side."""
        field = self.ground.laid_field(spot, side)
        if field < 0 or self.worker[field] >= 0:
            return False
        return not self.ground.fenced(spot, side) or self.climbers & BIT[seat] != 0

    def owner_at(self, spot: i64) -> i64:
        """The seat whose tile lies on the spot, or NONE."""
        tile = self.ground.spot(spot)
        return NONE if tile < TAKEN or tile == CATHEDRAL else (tile - TAKEN) // COTTAGES

    def rivals_at(self, spot: i64, side: i64) -> i64:
        """How many workers can come from other tiles to the field on that side of the spot."""
        field = spot + ACROSS[side]
        rivals: i64 = 0
        other: i64 = 0
        while other < 4:
            neighbour = field - ACROSS[other]
            if other != side and not self.ground.fenced(neighbour, other):
                tile = self.ground.spot(neighbour)
                if tile >= TAKEN and tile != CATHEDRAL:
                    rivals += 2 if self.is_house(tile - TAKEN) else 1
            other += 1
        return rivals

    def open_tiles(self) -> i64:
        """The building tiles that lie face up on the cathedral."""
        return self.board if self.tiles_open else self.board & ROW_TILES[self.row]

    def can_make(self, craft: i64) -> bool:
        """III.4: the craftsman has a cube, or can fetch a used one from the store."""
        return count(self.makers, craft) > 0 or count(self.store, craft) > 0

    def to_store(self, seat: i64, bag: i64) -> None:
        self.hands[seat] -= bag
        self.store += bag

    def payer(self) -> i64:
        """The seat that is picking the cubes of a payment, or NONE."""
        if self.depth == 0 or self.agenda[self.depth - 1] // ARGUMENTS != PAY_CUBE:
            return NONE
        return self.agenda[self.depth - 1] % ARGUMENTS

    def field_drawn(self) -> bool:
        """Whether the next field of the deck lies in a player's hand, its colour seen by all."""
        return self.depth > 0 and self.agenda[self.depth - 1] // ARGUMENTS == LAY_FIELD

    def colour_of(self, field: i64) -> i64:
        return self.deck[field] >> 3

    def land_of(self, field: int) -> str:
        return LAND[self.deck[field] >> 3]

    def buying_name(self) -> str:
        return SEAT_NAMES[self.buying]

    def law_name(self) -> str:
        return LAW_NAMES[self.law - 1]

    # The contract -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return points_of(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return table_for(self, seat)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat)

    def final_rule(self) -> str:
        return "keythedral.E.1"
