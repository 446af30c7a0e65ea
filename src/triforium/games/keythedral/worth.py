"""What a position is worth to a seat, in hundredths of a point: the estimate that greedy and search look at.

A seat is worth its value, a cube what it scores, and more where it helps to pay for an open tile. To that come the
cubes that the map will bring until the cathedral is finished, half of the same for the others being taken off, and
what is under way: a payment, a purchase, a fence, a bid, a law.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import NO
from triforium.games.keythedral.cubes import (
    ALL_COLOURS,
    LANE,
    LANE_MASK,
    ONE,
    POINTS,
    RESOURCES,
    count,
    points,
    total,
)
from triforium.games.keythedral.forecast import (
    crowds,
    future_cubes,
    harvest_to_come,
    rounds_to_come,
    share_of_fields,
    workers_of,
)
from triforium.games.keythedral.lattice import ACROSS, ALL_SIDES, TAKEN
from triforium.games.keythedral.laws import CHOOSE_HIDDEN_TARGET, CHOOSE_TARGET, WINDOW_REPEAL
from triforium.games.keythedral.material import (
    BUILDINGS,
    COST,
    COTTAGES,
    FENCE_PRICE,
    FENCES,
    REMOVAL_PRICE,
    ROW_BUILDINGS,
    ROWS,
    VALUE,
)
from triforium.games.keythedral.payment import PAY_CUBE, TAKE_CUBE
from triforium.games.keythedral.phase3_actions import RECEIVE_LAW
from triforium.games.keythedral.phase3_fences import BUILD_FENCE, REMOVE_FENCE
from triforium.games.keythedral.phase5_auction import NAME_START_PLAYER
from triforium.games.keythedral.scoring import building_points
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import ARGUMENTS, Foresight
from triforium.kernel.vecs import vec

VICTORY: Final[i64] = 1000
LAW_IN_HAND: Final[i64] = 71
LAST_LAW: Final[i64] = 37
FIRST_PLAYER: Final = vec[i64]([0, 0, 90, 30, 30, 30])  # by the number of players, as the next two
SECOND_PLAYER: Final = vec[i64]([0, 0, 30, 90, 90, 90])
TOKEN: Final = vec[i64]([0, 0, 0, 25, 0, 0])
"""Holding the token at the end of a round, for each round to come: who then names the neighbour to the right holds it
again, unless he is outbid, which is worth bidding for with three players only."""
CUBE: Final[i64] = 159  # a cube that comes later, of whatever colour
CUBE_NEEDED: Final[i64] = 24  # more for a colour that the cathedral still needs
ENOUGH: Final[i64] = 3  # resources of a colour, and half as many crafts
HOARDED: Final[i64] = 15  # less for each above that
HOARDED_LATE: Final[i64] = 90  # once the game has gone on for too long
PATIENCE: Final = vec[i64]([80, 72, 65, 58, 50, 44, 38, 32, 28, 24])
"""Percent of a tile's gain that count before it is bought, by the number of exchanges that are missing."""
HOPE: Final[i64] = 23  # percent, where the cubes in hand would not do
SECOND_TILE: Final[i64] = 47  # percent of the second tile one could buy
OTHERS: Final[i64] = 50  # percent of the others' average that is taken off

FORESIGHT: Final = Foresight(wander=4, doubt=20.0, decisive=700.0, rival=True, ripe=1)


def worth(s: Keythedral, seat: i64) -> i64:
    """How the seat stands."""
    return worth_with(s, seat, cubes_to_come(s))


def worths(s: Keythedral, out: vec[i64]) -> None:
    """How all seats stand."""
    coming = cubes_to_come(s)
    for seat in range(s.seats):
        out[seat] = worth_with(s, seat, coming)


def worth_with(s: Keythedral, seat: i64, coming: vec[i64]) -> i64:
    if s.shown is not None and s.shown.seat == seat:
        return worth_of_law(s, seat, coming)
    return standing(s, seat, coming)


def cubes_to_come(s: Keythedral) -> vec[i64]:
    """What the map will bring each seat until the game ends."""
    coming = vec[i64]([0] * s.seats)
    if s.depth > 0:
        crowd = crowds(s)
        rounds = rounds_to_come(s)
        for seat in range(s.seats):
            coming[seat] = harvest_to_come(s, seat, crowd) + future_cubes(s, seat, crowd) * rounds // 100
    return coming


def standing(s: Keythedral, seat: i64, coming: vec[i64]) -> i64:
    """The seat's own points and prospects, less part of the others'."""
    value = building_points(s.bought[seat]) * 100
    if s.depth == 0:
        value += 100 * points(s.hands[seat]) + (VICTORY if s.winners().count(seat) else 0)
    else:
        value += in_hand(s, seat) + size(s.laws[seat]) * law_in_hand(s) + start_player(s, seat)
        value += coming[seat] * CUBE // 100
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += 100 * (building_points(s.bought[other]) + points(s.hands[other])) + coming[other]
    return value - others * OTHERS // (100 * (s.seats - 1))


def law_in_hand(s: Keythedral) -> i64:
    """Once everybody may take one of the last tiles, there is little time left to play a law."""
    return LAW_IN_HAND if size(s.board) > s.seats else LAST_LAW


# Cubes in hand ------------------------------------------------------------------------------------------------------


def in_hand(s: Keythedral, seat: i64) -> i64:
    """The cubes, with a payment under way taken off and what it is for added, and the tiles that they can buy."""
    hand = s.hands[seat]
    value: i64 = 0
    if s.depth > 1 and s.agenda[s.depth - 2] // ARGUMENTS == RECEIVE_LAW.number and s.turn == seat:
        value += law_in_hand(s)
    paying = s.turn == seat and s.step is PAY_CUBE
    if paying:
        hand = most_plentiful_gone(hand - s.paying, s.floor, s.due) + s.taking
    elif s.payee == seat and s.step is PAY_CUBE:
        value += 100 * (s.due + total(s.paying))
    elif s.turn == seat and s.step is TAKE_CUBE:
        value += CUBE * s.due
        hand += s.taking
    elif s.turn == seat and s.step is BUILD_FENCE:
        value += best_fence_up(s, seat)
        hand = less(hand, FENCE_PRICE)
    elif s.turn == seat and s.step is REMOVE_FENCE:
        value += best_fence_down(s, seat)
        hand = less(hand, REMOVAL_PRICE)
    purchase = s.purchase
    if purchase is not None and purchase.buyer == seat:
        value += 100 * VALUE[purchase.building]
        hand = less(hand, purchase.price if paying else COST[purchase.building])
    value += 100 * points(hand) + needed(s, hand) - hoarded(s, hand)
    plans = best_tiles(s, hand)
    return value + (plans // 2 if s.studying & BIT[seat] else plans)


def less(hand: i64, price: i64) -> i64:
    """The hand without the price, as far as it goes."""
    for colour in range(ALL_COLOURS):
        asked = count(price, colour)
        held = count(hand, colour)
        hand -= (asked if asked < held else held) * ONE[colour]
    return hand


def most_plentiful_gone(hand: i64, floor: i64, due: i64) -> i64:
    """The hand after the rest of a payment: of the colours that may still be picked, whatever there is most of,
    resources first."""
    while due > 0:
        picked: i64 = NONE
        most: i64 = 0
        for colour in range(floor, ALL_COLOURS):
            held = count(hand, colour)
            if held > most and (picked == NONE or colour < RESOURCES):
                picked = colour
                most = held
        if picked == NONE:
            return hand
        hand -= ONE[picked]
        due -= 1
    return hand


def needed(s: Keythedral, hand: i64) -> i64:
    """A little for each cube of a colour that the rows to come still ask for, up to a fair share."""
    value: i64 = 0
    for row in range(s.row, ROWS):
        tiles = size(s.board & ROW_BUILDINGS[row])
        for colour in range(ALL_COLOURS):
            held = count(hand, colour) * 100
            if held > 0:
                share = tiles * AVERAGE[row * ALL_COLOURS + colour] // s.seats
                value += (share if share < held else held) * CUBE_NEEDED // 100
    return value


def hoarded(s: Keythedral, hand: i64) -> i64:
    """Many cubes of a colour are better turned into crafts: where all do so, the store never runs dry for long."""
    value: i64 = 0
    loss = HOARDED if rounds_to_come(s) > 0 else HOARDED_LATE
    for colour in range(ALL_COLOURS):
        kept = ENOUGH if colour < RESOURCES else ENOUGH // 2
        surplus = count(hand, colour) - kept
        if surplus > 0:
            value += surplus * loss
    return value


def _average_cost(row: int, colour: int) -> int:
    tiles = [building for building in range(BUILDINGS) if ROW_BUILDINGS[row] >> building & 1]
    return sum(COST[building] >> 7 * colour & 127 for building in tiles) * 100 // len(tiles)


AVERAGE: Final = vec[i64]([_average_cost(row, colour) for row in range(ROWS) for colour in range(ALL_COLOURS)])
"""Hundredths of a cube of each colour on a tile of each row."""


def best_tiles(s: Keythedral, hand: i64) -> i64:
    """What the two best open tiles promise, for these cubes."""
    tiles = s.board & ROW_BUILDINGS[s.row]
    if s.purchase is not None:
        tiles &= ~BIT[s.purchase.building]
    first: i64 = 0
    second: i64 = 0
    for building in range(BUILDINGS):
        if tiles & BIT[building]:
            promise = promise_of(s, hand, building)
            if promise > first:
                second = first
                first = promise
            elif promise > second:
                second = promise
    return first + second * SECOND_TILE // 100 if total(hand) > 5 else first


def promise_of(s: Keythedral, hand: i64, building: i64) -> i64:
    """The gain of a tile beyond its cubes, less what the trader keeps, and less the longer it takes."""
    price = COST[building]
    resources_missing: i64 = 0
    exchanges: i64 = 0
    outlay: i64 = 0
    used: i64 = 0
    colour: i64 = 0
    while price:
        asked = price & LANE_MASK
        held = count(hand, colour)
        if held >= asked:
            used += asked
        else:
            used += held
            exchanges += asked - held
            if colour < RESOURCES:
                resources_missing += asked - held
                outlay += 2 * (asked - held)
            else:
                outlay += POINTS[colour] * (asked - held)
        price >>= LANE
        colour += 1
    gain = 50 * VALUE[building] - 100 * resources_missing
    if s.rise_under == building:
        gain -= 100
    if s.cut_under == building:
        gain += 100
    if gain <= 0:
        return 0
    if outlay <= total(hand) - used:
        return gain * PATIENCE[exchanges] // 100
    return gain * HOPE * used // (100 * (used + exchanges))


# Fences -------------------------------------------------------------------------------------------------------------


class FencePlan:
    """A copy of the table, to see what a fence more or less would bring."""

    def __init__(self, s: Keythedral) -> None:
        self.table = s.clone()
        self.crowd = crowds(s)

    def put(self, spot: i64, side: i64, stands: bool) -> None:
        """A fence at a tile keeps its workers from the field, one less lets them go there."""
        ground = self.table.ground
        workers = workers_of(self.table, ground.spot(spot) - TAKEN)
        ground.set_fence(spot, side, stands)
        self.crowd[ground.laid_field(spot, side)] += -workers if stands else workers

    def expected_around(self, field: i64, seat: i64) -> i64:
        """What the tiles around a field can expect in a round, to the seat: its own cubes, less part of the others'."""
        s = self.table
        value: i64 = 0
        for side in range(ALL_SIDES):
            spot = field - ACROSS[side]
            owner = s.owner_at(spot)
            if owner != NONE:
                share = share_of_fields(s, s.ground.spot(spot) - TAKEN, self.crowd, False)
                value += share * CUBE // 100 if owner == seat else -share * OTHERS // (100 * (s.seats - 1))
        return value

    def gain(self, spot: i64, side: i64, stands: bool, seat: i64) -> i64:
        """What the tiles around the field get more until the game ends, if that fence stands or does not."""
        field = spot + ACROSS[side]
        before = self.expected_around(field, seat)
        self.put(spot, side, stands)
        after = self.expected_around(field, seat)
        self.put(spot, side, not stands)
        return (after - before) * rounds_to_come(self.table) // 100


def best_fence_up(s: Keythedral, seat: i64) -> i64:
    """The most that a fence brings which keeps another's tile from a field that an own tile reaches."""
    plan = FencePlan(s)
    most: i64 = 0
    for number in range(COTTAGES):
        spot = s.tile_at[seat * COTTAGES + number]
        if spot >= 0:
            for side in range(ALL_SIDES):
                if s.ground.open_field(spot, side) >= 0:
                    gain = best_fence_at(plan, spot + ACROSS[side], seat)
                    if gain > most:
                        most = gain
    return most


def best_fence_at(plan: FencePlan, field: i64, seat: i64) -> i64:
    most: i64 = 0
    for side in range(ALL_SIDES):
        spot = field - ACROSS[side]
        owner = plan.table.owner_at(spot)
        if owner != NONE and owner != seat and not plan.table.ground.fenced(spot, side):
            gain = plan.gain(spot, side, True, seat)
            if gain > most:
                most = gain
    return most


def best_fence_down(s: Keythedral, seat: i64) -> i64:
    """The most that it brings to have one fence less at an own tile."""
    plan = FencePlan(s)
    most: i64 = 0
    for fence in range(s.seats * FENCES):
        edge = s.fence_at[fence]
        if edge >= 0 and s.owner_at(edge // ALL_SIDES) == seat:
            gain = plan.gain(edge // ALL_SIDES, edge % ALL_SIDES, False, seat)
            if gain > most:
                most = gain
    return most


# What is under way --------------------------------------------------------------------------------------------------


def start_player(s: Keythedral, seat: i64) -> i64:
    """Being first or second in the round that begins, and holding the token at its end."""
    if s.bid != NONE:
        return naming(s, seat)
    if s.next_to(s.start) == seat:
        return of_token(s) if s.marks > 0 else of_token(s) + SECOND_PLAYER[s.seats]
    if s.start == seat and s.marks == 0:
        return FIRST_PLAYER[s.seats]
    return 0


def naming(s: Keythedral, seat: i64) -> i64:
    """The auction: what it is worth to name the start player, to whoever will if nobody bids more. The bid is taken
    off until it is being paid."""
    if s.step is NAME_START_PLAYER or s.step is PAY_CUBE:
        return best_named(s) if s.turn == seat else 0
    if s.bidder != NONE:
        return best_named(s) - CUBE * s.bid if s.bidder == seat else 0
    return best_named(s) if s.start == seat else 0


def best_named(s: Keythedral) -> i64:
    """Oneself, or the neighbour to the right."""
    second = of_token(s) + SECOND_PLAYER[s.seats]
    return second if second > FIRST_PLAYER[s.seats] else FIRST_PLAYER[s.seats]


def of_token(s: Keythedral) -> i64:
    return TOKEN[s.seats] * rounds_to_come(s) // 100


def worth_of_law(s: Keythedral, seat: i64, coming: vec[i64]) -> i64:
    """A law on its way counts as if nobody repeals it, aimed as well as can be."""
    if s.step is WINDOW_REPEAL:
        quiet = s.clone()
        quiet.play(NO)
        return worth(quiet, seat)
    if s.step is CHOOSE_TARGET or s.step is CHOOSE_HIDDEN_TARGET:
        options = s.choices()
        most: i64 = 0
        for i in range(options.count):
            aimed = s.clone()
            aimed.play(options.ids[i])
            value = worth(aimed, seat)
            if i == 0 or value > most:
                most = value
        return most
    return standing(s, seat, coming)
