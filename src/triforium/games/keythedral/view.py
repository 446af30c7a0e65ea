"""M.6: what a seat may know: everything on the table, and what is behind its own screen."""

from typing import Any

from triforium.games.keythedral.actions import FENCE_NAMES, LAW_SPACES, TILE_NAMES
from triforium.games.keythedral.cubes import COLOURS, LETTERS, count, letters_of
from triforium.games.keythedral.lattice import (
    CATHEDRAL,
    CELLS,
    FIELD_NAMES,
    SIDES,
    SPOT_NAMES,
    TAKEN,
    field_number,
    place,
    spot_number,
)
from triforium.games.keythedral.law import PRICE_RISE
from triforium.games.keythedral.laws import LAW
from triforium.games.keythedral.laying import field_drawn
from triforium.games.keythedral.material import (
    BUILDING_NAMES,
    COST,
    COTTAGES,
    FENCES,
    LAND,
    LAW_NAMES,
    PLAYERS,
    ROW_BUILDINGS,
    VALUE,
)
from triforium.games.keythedral.payment import payer, picker
from triforium.games.keythedral.scoring import points_of
from triforium.games.keythedral.state import NONE, Keythedral, ShownLaw
from triforium.kernel.bits import size


def table_for(s: Keythedral, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    return {
        "round": s.round,
        "phase": phase(s),
        "step": (s.final_rule() if s.over else s.step.rule).removeprefix("keythedral."),
        "start_player": s.start,
        "players": [player(s, who, seat) for who in range(s.terms.seats)],
        "fields": fields(s),
        "cottages": cottages(s),
        "cathedral_tile": cathedral_tile(s),
        "fences": fences(s),
        "stack": stack(s),
        "drawn": s.land_of(s.laid) if field_drawn(s) else None,
        "marked": [int(number) for number in f"{s.order:o}"] if s.order else [],
        "working": s.number + 1 if s.number >= 0 else None,
        "cathedral": cathedral(s),
        "store": bag(s.store),
        "craftsmen": bag(s.makers, 5),
        "law_spaces": [law_space(s, space) for space in range(1 if s.terms.seats == 2 else 2)],
        "law_stack": law_stack_size(s),
        "laws_gone": law_names(s.gone),
        "round_laws": round_laws(s),
        "purchase": purchase(s, seat),
        "law": law(s),
        "payment": payment(s, seat),
        "picking": picking(s),
        "auction": auction(s),
        "passes": s.passes,
        "scores": [score if open_to(s, who, seat) else None for who, score in enumerate(points_of(s))],
        "winners": s.winners() if s.over else [],
    }


PHASES = ("L", "I", "II", "III", "IV", "V")


def phase(s: Keythedral) -> str:
    """The part of the handbook: laying, one of the five phases, or the end."""
    return "E" if s.over else PHASES[s.phase]


def whose(seat: int) -> int | None:
    return seat if seat >= 0 else None


def open_to(s: Keythedral, who: int, seat: int | None) -> bool:
    """Whether what is behind a screen is shown: one's own, everybody's at the end or with memory=open."""
    return who == seat or s.over or s.terms.options["memory"] == "open"


def bag(cubes: int, first: int = 0) -> dict[str, int]:
    return {LETTERS[colour]: count(cubes, colour) for colour in range(first, len(COLOURS))}


def law_names(mask: int) -> list[str]:
    return [name for number, name in enumerate(LAW_NAMES, 1) if mask >> number & 1]


def building_names(mask: int) -> list[str]:
    return [name for building, name in enumerate(BUILDING_NAMES) if mask >> building & 1]


def player(s: Keythedral, who: int, seat: int | None) -> dict[str, Any]:
    shown = open_to(s, who, seat)
    return {
        "name": PLAYERS[who],
        "cubes": bag(s.hands[who]) if shown else None,
        "seats": building_names(s.bought[who]) if shown else None,
        "laws": law_names(s.laws[who]) if who == seat or s.laws_open or s.over else None,
        "law_count": size(s.laws[who]),
        "workers_out": list(s.worker).count(who),
        "fences_left": [s.fence_at[who * FENCES + n] for n in range(FENCES)].count(-1),
        "houses": [n + 1 for n in range(COTTAGES) if s.houses >> who * COTTAGES + n & 1],
        "studying": bool(s.studying >> who & 1),
        "climbs": bool(s.in_force.climbers >> who & 1),
    }


def fields(s: Keythedral) -> list[dict[str, Any]]:
    """The laid fields, row by row."""
    found = []
    for cell in range(CELLS):
        field = s.ground.field(cell) - TAKEN
        if 0 <= field < s.laid:
            x, y = place(cell)
            name = FIELD_NAMES[field_number(cell)]
            found.append({"name": name, "x": x, "y": y, "land": s.land_of(field), "worker": whose(s.worker[field])})
    return found


def cottages(s: Keythedral) -> list[dict[str, Any]]:
    """The laid cottage tiles by player and number; `worked` ones have done so out of turn, by law 6."""
    found = []
    for tile, spot in enumerate(s.tile_at):
        if spot >= 0:
            x, y = place(spot)
            found.append({
                "name": TILE_NAMES[tile], "seat": tile // COTTAGES, "number": tile % COTTAGES + 1,
                "house": s.is_house(tile), "worked": bool(s.in_force.worked >> tile & 1),
                "spot": SPOT_NAMES[spot_number(spot)], "x": x, "y": y,
            })  # fmt: skip
    return found


def cathedral_tile(s: Keythedral) -> str | None:
    for cell in range(CELLS):
        if s.ground.spot(cell) == CATHEDRAL:
            return SPOT_NAMES[spot_number(cell)]
    return None


def fences(s: Keythedral) -> list[dict[str, Any]]:
    found = []
    for fence, edge in enumerate(s.fence_at):
        if edge >= 0:
            x, y = place(edge // 4)
            spot = SPOT_NAMES[spot_number(edge // 4)]
            side = SIDES[edge % 4]
            name = FENCE_NAMES[fence]
            found.append({"name": name, "seat": fence // FENCES, "spot": spot, "side": side, "x": x, "y": y})
    return found


def stack(s: Keythedral) -> dict[str, int | None]:
    """L.2: the stack lies with the numbers up."""
    top = s.laid + 1 if field_drawn(s) else s.laid
    return {"left": len(s.deck) - top, "top": s.deck[top] & 7 if top < len(s.deck) else None}


def cathedral(s: Keythedral) -> list[dict[str, Any]]:
    """The rows with the tiles that lie open and the number of those that do not."""
    return [row(s, number) for number in range(5)]


def row(s: Keythedral, number: int) -> dict[str, Any]:
    tiles = s.board & ROW_BUILDINGS[number]
    shown = s.tiles_open or (s.round > 0 and number == s.row)
    return {
        "value": 2 * number + 4,
        "open": [building(s, i) for i in range(len(BUILDING_NAMES)) if tiles >> i & 1] if shown else [],
        "face_down": 0 if shown else size(tiles),
        "buyable": s.round > 0 and number == s.row,
        "bought": [sold for who in range(s.terms.seats) for sold in bought(s, who, ROW_BUILDINGS[number])],
    }


def building(s: Keythedral, number: int) -> dict[str, Any]:
    return {
        "name": BUILDING_NAMES[number],
        "value": VALUE[number],
        "cost": letters_of(COST[number]),
        "rise": s.rise_under == number,
        "cut": s.cut_under == number,
    }


def bought(s: Keythedral, who: int, row: int) -> list[dict[str, Any]]:
    """The tiles of a row that a player has bought, in the open as all purchases are."""
    mask = s.bought[who] & row
    return [
        {"name": name, "value": VALUE[number], "cost": letters_of(COST[number]), "seat": who}
        for number, name in enumerate(BUILDING_NAMES)
        if mask >> number & 1
    ]


def law_space(s: Keythedral, space: int) -> dict[str, Any]:
    law = s.spaces[space]
    shown = LAW_NAMES[law - 1] if s.laws_open and law >= 0 else None
    return {"space": LAW_SPACES[space], "filled": law >= 0, "law": shown}


def law_stack_size(s: Keythedral) -> int:
    held = sum(size(mask) for mask in s.laws)
    return len(LAW_NAMES) - size(s.gone) - held - sum(law >= 0 for law in s.spaces)


def round_laws(s: Keythedral) -> dict[str, Any]:
    """What laws have changed for this round."""
    laws = s.in_force
    return {
        "work_order": whose(laws.orderer),
        "building_stop": whose(laws.stop),
        "good_harvest": LAND[laws.doubled] if laws.doubled >= 0 else None,
        "bad_harvest": LAND[laws.barren] if laws.barren >= 0 else None,
        "windfall": {"seat": laws.lucky, "land": LAND[laws.windfall]} if laws.lucky >= 0 else None,
        "double_shift": {"seat": laws.shifting, "land": LAND[laws.shift]} if laws.shifting >= 0 else None,
        "cottage_number": TILE_NAMES[laws.named] if laws.named >= 0 else None,
    }


def purchase(s: Keythedral, seat: int | None) -> dict[str, Any] | None:
    """The announced tile; the price that the buyer is settling is his alone until it is paid."""
    if s.purchase is None:
        return None
    own = seat == s.purchase.buyer
    return {
        "seat": s.purchase.buyer,
        "tile": building(s, s.purchase.building),
        "raised": s.purchase.raised,
        "price": letters_of(s.purchase.price) if own and s.purchase.price else None,
        "replaced": COLOURS[s.purchase.replaced] if own and s.purchase.replaced >= 0 else None,
    }


def law(s: Keythedral) -> dict[str, Any] | None:
    """The law that has been announced and has not taken effect yet, with its target."""
    if s.shown is None:
        return None
    return {"seat": s.shown.seat, "law": LAW_NAMES[s.shown.number - 1], "target": target(s, s.shown)}


def target(s: Keythedral, shown: ShownLaw) -> str | None:
    if shown.number == PRICE_RISE:
        return s.announced_name()
    aim = LAW[shown.number].aim
    return aim.names[shown.target] if aim is not None and shown.target >= 0 else None


def payment(s: Keythedral, seat: int | None) -> dict[str, Any] | None:
    """What is being paid for; what has been picked so far is seen by the payer alone."""
    who = payer(s)
    if who < 0:
        return None
    own = {"picked": letters_of(s.paying), "due": s.due} if who == seat else {"picked": None, "due": None}
    return {"seat": who, "to": whose(s.payee), "for": letters_of(s.taking), **own}


def picking(s: Keythedral) -> dict[str, Any] | None:
    """Cubes of choice out of the store, picked in the open."""
    who = picker(s)
    return {"seat": who, "picked": letters_of(s.taking), "due": s.due} if who >= 0 else None


def auction(s: Keythedral) -> dict[str, Any] | None:
    return None if s.bid == NONE else {"bid": s.bid, "seat": whose(s.bidder)}
