"""M.6: what a seat has seen, and how the rest is dealt anew for it.

Every cube is taken and paid in the open, every seat is bought in the open: a good memory knows them. Unknown are the
order of the fields in the stack (but for the number of the top one), the tiles of rows that have not been turned over,
the laws of other players, those on the spaces and in the stack, and the cubes of a payment that is being picked.
"""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.cubes import total
from triforium.games.keythedral.law import SUBSTITUTION
from triforium.games.keythedral.laying import field_drawn
from triforium.games.keythedral.material import ALL_LAW_SPACES, ALL_LAWS, LAWS, ROW_BUILDINGS, ROWS
from triforium.games.keythedral.payment import payer
from triforium.games.keythedral.phase3_purchase import SETTLE_PRICE, TAKE_BUILDING
from triforium.games.keythedral.state import Keythedral, Purchase
from triforium.kernel.bits import BIT, size
from triforium.kernel.chance import Chance
from triforium.kernel.state import ARGUMENTS
from triforium.kernel.vecs import vec

ATTEMPTS: Final[i64] = 20


def deal_anew(s: Keythedral, seat: i64) -> None:
    """Deal anew, in a copy, everything that the seat cannot know."""
    if s.laid < len(s.deck):
        deal_fields(s, s.chance)
    if not s.tiles_open:
        deal_rows(s, s.chance)
    if not s.laws_open:
        deal_laws(s, s.chance, seat)
    if s.purchase is not None and s.purchase.price > 0 and s.purchase.buyer != seat:
        settle_anew(s, s.purchase, s.chance)
    if s.paying and payer(s) != seat:
        s.due += total(s.paying)
        s.paying = 0
        s.floor = 0


def settle_anew(s: Keythedral, purchase: Purchase, chance: Chance) -> None:
    """III.1.3: which cubes a buyer adds, drops or replaces is his alone until he pays; try others that lead here."""
    asked = s.agenda[s.depth - 1]
    end = s.depth - 1
    while end >= 0 and s.agenda[end] // ARGUMENTS != TAKE_BUILDING.number:
        end -= 1
    if end < 0:
        return
    for _attempt in range(ATTEMPTS):
        other = s.clone()
        other.depth = end
        other.then(SETTLE_PRICE, purchase.buyer)
        other.advance()
        while other.purchase is not None and other.agenda[other.depth - 1] != asked:
            options = other.choices()
            other.play(options.ids[chance.below(options.count)])
        if other.purchase is not None:
            purchase.price = other.purchase.price
            purchase.replaced = other.purchase.replaced
            if other.due > 0:
                s.due = other.due
                s.paying = 0
                s.floor = 0
            return


def deal_fields(s: Keythedral, chance: Chance) -> None:
    """L.2: the top of the stack keeps the number on its back; the field just drawn is known."""
    first = s.laid + 1 if field_drawn(s) else s.laid
    if first >= len(s.deck):
        return
    deck = s.deck[:]
    number = deck[first] & 7
    chance.shuffle(deck, first, len(deck))
    alike: i64 = 0
    i = first
    while i < len(deck):
        if deck[i] & 7 == number:
            alike += 1
        i += 1
    chosen = chance.below(alike)
    i = first
    while True:
        if deck[i] & 7 == number:
            if chosen == 0:
                break
            chosen -= 1
        i += 1
    top = deck[i]
    deck[i] = deck[first]
    deck[first] = top
    s.deck = deck


def deal_rows(s: Keythedral, chance: Chance) -> None:
    """III.1: the tiles of a row that still lies face down could be any of its value."""
    for row in range(s.row + 1 if s.round > 0 else s.row, ROWS):
        number = size(s.board & ROW_BUILDINGS[row])
        s.board = s.board & ~ROW_BUILDINGS[row] | random_part(chance, ROW_BUILDINGS[row], number)


def random_part(chance: Chance, mask: i64, number: i64) -> i64:
    """So many bits of a mask, each set of them equally likely."""
    part: i64 = 0
    left = size(mask)
    while mask:
        low = mask & -mask
        mask ^= low
        if chance.below(left) < number:
            part |= low
            number -= 1
        left -= 1
    return part


def deal_laws(s: Keythedral, chance: Chance, seat: i64) -> None:
    """W.1: everybody knows how many laws a hand holds; only its owner knows which."""
    unknown = ALL_LAWS & ~s.gone & ~s.laws[seat]
    proven = s.proven if s.proven != seat else -1
    if proven >= 0:
        unknown &= ~BIT[SUBSTITUTION]
    pool = vec[i64]([0] * LAWS)
    cards: i64 = 0
    for law in range(1, LAWS + 1):
        if unknown & BIT[law]:
            pool[cards] = law
            cards += 1
    chance.shuffle(pool, 0, cards)
    for other in range(s.seats):
        if other != seat:
            held = size(s.laws[other])
            s.laws[other] = 0
            if other == proven:
                s.laws[other] = BIT[SUBSTITUTION]
                held -= 1
            while held > 0:
                cards -= 1
                s.laws[other] |= BIT[pool[cards]]
                held -= 1
    for space in range(ALL_LAW_SPACES):
        if s.spaces[space] >= 0:
            cards -= 1
            s.spaces[space] = pool[cards]
