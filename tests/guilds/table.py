"""A table on which tests lay out a position and play on from there.

A position is plain data, so a test writes what it needs into it; whatever a player does goes through the contract:
`play` applies a move, `refused` tries one that must be refused. Assertions read what everybody sees.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import triforium
from triforium.games.guilds.building import lay
from triforium.games.guilds.dead_spaces import COVER_DEAD
from triforium.games.guilds.material import ALL_SPACES, CARDS, CITIES, GOLD, GUILDS, SPACES, STACK_CARDS, TILE_IDS
from triforium.games.guilds.state import Guilds
from triforium.games.guilds.step4_action import CARRY_OUT, LAY_TILE
from triforium.games.guilds.step5_start_action import START_ACTION
from triforium.games.guilds.step6_scoring import END_TEST, SCORE_CITIES
from triforium.games.guilds.two_players import DRAW_CARD, END_TEST_FOR_TWO
from triforium.kernel.bits import BIT, size
from triforium.kernel.state import Step

GAME = triforium.game("guilds")
BLUE, YELLOW, GREEN, RED = range(4)
SHAPE_OF = {"g": "gate", "k": "corner", "p": "small"}
OUTSIDE = {"xA": "gate", "xB": "small", "xC1": "corner", "xC2": "corner"}


# Laying out -----------------------------------------------------------------------------------------------------


def new_game(seats: int = 4, start: int = BLUE, golden_deck: str = "standard", seed: int = 0) -> Guilds:
    """A real game, at its first decision, with that start player."""
    while True:
        s = GAME.new(seats, seed, {"golden_deck": golden_deck})
        assert isinstance(s, Guilds)
        if s.start == start:
            return s
        seed += 1


def table(seats: int = 4, start: int = BLUE) -> Guilds:
    """A set-up board on which no step is due."""
    s = new_game(seats, start)
    s.end()
    return s


def tile_on(space: str, what: str) -> int:
    """The kind of tile: "blue", "blue printed", "church", "church a"; its shape is the one of the space."""
    arms, _, more = what.partition(" ")
    shape = OUTSIDE.get(space) or SHAPE_OF[space[0]]
    if arms == "church":
        return TILE_IDS.index(f"church_{more or shape}")
    return TILE_IDS.index(f"{arms}_{shape}_{more or 'plain'}")


def put(s: Guilds, city: str, site: bool = False, **spaces: str) -> None:
    """Lay tiles without asking the building rules: `put(s, "gent", gN="blue printed", kNE="church c")`."""
    for space, what in spaces.items():
        lay(s, tile_on(space, what), CITIES.index(city), SPACES.index(space), site)
    s.listed = False


def fill(s: Guilds, city: str, but: Sequence[str] = ()) -> None:
    """Fill a city, spaces named apart, with tiles that give nobody more than another."""
    number = CITIES.index(city)
    for space in SPACES:
        if s.free[number] & BIT[SPACES.index(space)] and space not in but:
            s.free[number] &= ~BIT[SPACES.index(space)]
            s.covers[number] |= BIT[SPACES.index(space)]
    s.listed = False


def use_up(s: Guilds, shape: str, but: Sequence[str] = (), specials: str = "") -> None:
    """No tile of that shape is left, but for those of some arms; the special tiles named are gone too."""
    for i, tile in enumerate(TILE_IDS):
        arms, kind = tile.split("_")[:2]
        if (kind == shape and arms not in but) or (arms == "church" and kind in specials and len(kind) == 1):
            s.supply[i] = 0
            s.kinds_left &= ~BIT[i]
    s.listed = False


def figure(s: Guilds, city: str, space: str) -> None:
    s.figures_left -= 1
    s.figures[s.figures_left] = at(city, space)


def cathedral(s: Guilds, city: str, space: str) -> None:
    s.cathedrals[CITIES.index(city)] |= BIT[SPACES.index(space)]
    s.cathedrals_left -= 1


def rig_gold(s: Guilds, *cards: str) -> None:
    """These are the next golden cards, the one held by the start player first."""
    first = s.next_gold - (s.gold >= 0)
    for i, card in enumerate(cards):
        there = list(s.deck).index(GOLD.index(card), first + i)
        s.deck[there], s.deck[first + i] = s.deck[first + i], s.deck[there]
    if s.gold >= 0:
        s.gold = s.deck[first]


def rig_stack(s: Guilds, *cards: str) -> None:
    """Two players: the next cards of the stack, as "green gent" or "red site"."""
    for i, card in enumerate(cards):
        guild, action = card.split()
        number = (GUILDS.index(guild) - 2) * int(STACK_CARDS) + CARDS.index(action)
        there = list(s.stack).index(number, s.stack_next + i)
        s.stack[there], s.stack[s.stack_next + i] = s.stack[s.stack_next + i], s.stack[there]


def at(city: str, space: str) -> int:
    return CITIES.index(city) * int(ALL_SPACES) + SPACES.index(space)


# Playing --------------------------------------------------------------------------------------------------------


def use(s: Guilds, seat: int, card: str) -> None:
    """The seat carries out a silver card as in step 4, up to its decision; nothing else follows."""
    s.chosen[seat] = CARDS.index(card)
    s.hand[seat] &= ~BIT[CARDS.index(card)]
    s.played[seat] |= BIT[CARDS.index(card)]
    run(s, CARRY_OUT, seat)


def use_gold(s: Guilds, seat: int, card: str) -> None:
    """The seat carries out a golden card as in step 5, up to its decision; nothing else follows."""
    s.start = seat
    s.gold = GOLD.index(card)
    run(s, START_ACTION, seat)


def use_drawn(s: Guilds, seat: int, card: str) -> None:
    """Two players: the seat draws that card and carries it out; nothing else follows."""
    rig_stack(s, card)
    run(s, DRAW_CARD, seat)


def step_6(s: Guilds) -> None:
    """Covers, scoring, the test for the end, and if need be the end."""
    run(s, COVER_DEAD, 0, SCORE_CITIES, END_TEST if s.seats > 2 else END_TEST_FOR_TWO)


def run(s: Guilds, step: Step[Guilds], seat: int, *then: Step[Guilds]) -> None:
    """The seat comes to a step, and then come these; nothing else follows."""
    s.end()
    for following in reversed(then):
        s.then(following)
    s.then(step, seat)
    s.advance()


def play(s: Guilds, seat: int, *moves: str) -> None:
    """The seat decides, in words: "lay blue_gate_plain", "build gent gN"; decisions with one answer are left out."""
    for move in moves:
        action = GAME.encode(move.split())
        assert action in s.legal(seat), f"seat {seat} cannot {move}: {legal(s, seat)}"
        s.apply(seat, action)


def choose(s: Guilds, *cards: str) -> None:
    """All seats choose: "gent", "site", or with influence cards "pickup 2"."""
    for seat, chosen in enumerate(cards):
        card, _, number = chosen.partition(" ")
        play(s, seat, card if card in ("site", "pickup") else f"play {card}")
        if seat in s.to_act and s.choosing() and s.chosen[seat] >= 0:
            play(s, seat, f"influence {number or 0}")


def legal(s: Guilds, seat: int) -> list[str]:
    return [" ".join(GAME.decode(action)) for action in s.legal(seat)]


def moves(s: Guilds, seat: int) -> set[tuple[str, str]]:
    """Every (tile, place) that the seat can lay now."""
    found = set()
    for action in s.legal(seat):
        verb, *rest = GAME.decode(action)
        if verb == "lay":
            trial = s.clone()
            trial.present_action().tile = TILE_IDS.index(rest[0])
            trial.end()
            trial.then(LAY_TILE, seat)
            trial.go_on()
            found |= {(rest[0], " ".join(GAME.decode(place)[1:])) for place in trial.legal(seat)}
    return found


def spaces(s: Guilds, seat: int, arms: str, special: str = "") -> list[str]:
    """Where the seat can lay tiles of these arms now, by space."""
    places = {place.split()[1] for tile, place in moves(s, seat) if tile.startswith(f"{arms}_{special}")}
    return [space for space in SPACES if space in places]


def refused(s: Guilds, seat: int, move: str) -> str:
    """The rule by which the move is refused; nothing may have changed."""
    before = [s.view(i) for i in range(s.terms.seats)]
    with pytest.raises(triforium.IllegalMove) as error:
        s.apply(seat, GAME.encode(move.split()))
    assert [s.view(i) for i in range(s.terms.seats)] == before
    return error.value.rule


# Looking --------------------------------------------------------------------------------------------------------


def city(s: Guilds, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in s.view(None)["cities"] if c["id"] == name)
    return found


def free(s: Guilds, name: str) -> list[str]:
    return [space for space, what in city(s, name)["spaces"].items() if what["state"] == "free"]


def covered(s: Guilds, name: str) -> list[str]:
    return [space for space, what in city(s, name)["spaces"].items() if what["state"] == "covered"]


def all_free(s: Guilds) -> int:
    return sum(size(s.free[number]) for number in range(len(CITIES)))


def points(s: Guilds) -> list[int]:
    """By guild, grey last."""
    return list(s.points)


def told(s: Guilds, key: str) -> list[tuple[int, tuple[int, ...]]]:
    assert s.journal is not None
    return [(line.seat, line.args) for line in s.journal.lines if line.key == key]
