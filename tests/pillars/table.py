"""A table on which tests lay out a position and play on from there.

A position is plain data, so a test writes what it needs into it; whatever a player does goes through the contract:
`play` applies a move, `refused` tries one that must be refused. Assertions read what everybody sees: `look`, `board`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import triforium
from tests.pillars import agenda
from triforium.games.pillars.material import (
    CARDS,
    CRAFTSMEN,
    EVENTS,
    FIRST_SPACE,
    KINDS,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    STARTING,
)
from triforium.games.pillars.state import BLACK, Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.chance import seeded
from triforium.kernel.journal import Journal
from triforium.kernel.state import ARGUMENTS, Step

GAME = triforium.game("pillars")
RED, BLUE, GREEN, YELLOW, ORANGE, WHITE = range(6)

CRAFTSMAN_IDS = [card.id for card in CRAFTSMEN]
RESOURCE_IDS = [card.id for card in RESOURCES]
STARTERS = ("start_mortar", "start_wood", "start_stone")


# Laying out -----------------------------------------------------------------------------------------------------


def new_game(seats: int = 3, madonna: str = "each", seed: int = 0, expansion: str = "none") -> Pillars:
    """A real game, at its first decision, in which Red is the start player."""
    while True:
        s = GAME.new(seats, seed, {"madonna": madonna, "expansion": expansion})
        assert isinstance(s, Pillars)
        if s.start == RED:
            return s
        seed += 1


def table(seats: int = 3, round: int = 1, madonna: str = "each", expansion: str = "none") -> Pillars:
    """A position at the beginning of a round, all cards laid out; no step is due, so tests `run` what they want."""
    s = new_game(seats, madonna, expansion=expansion)
    if round > 1:
        s.round = round - 1
        prepare_round(s)
    s.end()
    return s


def give(
    s: Pillars, seat: int, *, gold: int | None = None, points: int | None = None, workers: int | None = None,
    mill: int | None = None, craftsmen: Sequence[str] | None = None, privileges: Sequence[str] | None = None,
    resources: Sequence[str] | None = None, **cubes: int,
) -> None:  # fmt: skip
    """Lay things in front of a player; what is not named stays as it is."""
    p = s.players[seat]
    p.gold = p.gold if gold is None else gold
    p.points = p.points if points is None else points
    p.workers = p.workers if workers is None else workers
    p.mill = p.mill if mill is None else mill
    p.craftsmen = p.craftsmen if craftsmen is None else _mask(craftsmen, CRAFTSMAN_IDS)
    p.privileges = p.privileges if privileges is None else _mask(privileges, PRIVILEGES)
    p.resources = p.resources if resources is None else _mask(resources, RESOURCE_IDS)
    for kind, number in cubes.items():
        p.cubes[KINDS.index(kind)] = number
    s.listed = False


def stand(s: Pillars, **places: Sequence[int | None]) -> None:
    """Take builders out of the bag and stand them on the spaces of a place, in order: `market=[GREEN, RED]`."""
    for place, seats in places.items():
        for i, seat in enumerate(seats):
            if seat is not None:
                s.spaces[FIRST_SPACE[PLACES.index(place)] + i] = seat
                s.bag[seat] -= 1
    s.listed = False


def fill_bag(s: Pillars, *builders: int) -> None:
    """Put so many builders of each seat into the bag."""
    for seat, number in enumerate(builders):
        s.bag[seat] = number


def offer(s: Pillars, *cards: str) -> None:
    """These resource cards and craftsmen are the display; the craftsmen must be of this round."""
    s.display = _mask([card for card in cards if card in RESOURCE_IDS], RESOURCE_IDS)
    s.hirable = _mask([card for card in cards if card in CRAFTSMAN_IDS], CRAFTSMAN_IDS)
    assert set(board(s)["display"]["craftsmen"]) <= set(five_of(s.round))
    s.listed = False


def coming_event(s: Pillars, event: str) -> None:
    """Swap this event to the top of the deck."""
    deck = list(s.event_deck)
    there = deck.index(EVENTS.index(event))
    s.event_deck[there] = s.event_deck[s.round - 1]
    s.event_deck[s.round - 1] = EVENTS.index(event)


def at_kingsbridge(s: Pillars, left: str, right: str) -> None:
    s.kingsbridge[0] = PRIVILEGES.index(left)
    s.kingsbridge[1] = PRIVILEGES.index(right)


def at_shiring(s: Pillars, left: str, right: str) -> None:
    s.shiring[0] = CRAFTSMAN_IDS.index(left)
    s.shiring[1] = CRAFTSMAN_IDS.index(right)


def at_new_shiring(s: Pillars, privilege: str) -> None:
    s.annex.shiring_privilege = PRIVILEGES.index(privilege)


def craftsmen_of(round: int) -> list[str]:
    """The four craftsmen of a round."""
    first = STARTING + 4 * (round - 1)
    return CRAFTSMAN_IDS[first : first + 4]


def five_of(round: int) -> list[str]:
    """The craftsmen of a round with the expansion's."""
    return [*craftsmen_of(round), CRAFTSMAN_IDS[CARDS + round - 1]]


def _mask(cards: Sequence[str], names: Sequence[str]) -> int:
    return sum(BIT[names.index(card)] for card in set(cards))


# Playing --------------------------------------------------------------------------------------------------------


def run(
    s: Pillars, first: Step[Any], last: Step[Any] | None = None, draws: Sequence[int] = (), tax: int | None = None
) -> None:
    """Run one step of the round, or those from `first` to `last`, and nothing else, up to the first decision."""
    entries = steps_of_round(s)
    numbers = [entry // ARGUMENTS for entry in entries]
    last = last or first
    if last is agenda.PLACE_PASSED and s.builder_track():
        last = agenda.EMPTY_TRACK  # which belongs to it where there is one
    end = len(numbers) - numbers[::-1].index(last.number)
    _set_agenda(s, entries[_start(numbers, first) : end])
    _with_luck(s, lambda t: t.advance(), draws, tax)


def run_on(s: Pillars, first: Step[Any], draws: Sequence[int] = (), tax: int | None = None) -> None:
    """Play on from a step of the round to the end of the game, up to the first decision."""
    entries = steps_of_round(s)
    at = _start([entry // ARGUMENTS for entry in entries], first)
    _set_agenda(s, [*entries[at:], agenda.ROUND.number * ARGUMENTS])
    _with_luck(s, lambda t: t.advance(), draws, tax)


def _start(numbers: list[int], first: Step[Any]) -> int:
    """Where a step begins: with the points that are offered before it (X.15)."""
    at = numbers.index(first.number)
    while numbers[at - 1] == agenda.OFFER_POINT.number:
        at -= 1
    return at


def steps_of_round(s: Pillars) -> list[int]:
    """The entries of the agenda that make a round, as its four parts say them."""
    s.end()
    for part in agenda.PHASES:
        part.run(s, 0)
    return list(s.agenda[: s.depth])


def _enter_phase(s: Pillars, first: int) -> None:
    """The phase of a round to which the entry belongs."""
    for part in agenda.PHASES:
        s.end()
        part.run(s, 0)
        if first in list(s.agenda[: s.depth]):
            return


def _set_agenda(s: Pillars, entries: list[int]) -> None:
    """These come, in this order."""
    _enter_phase(s, entries[0])
    s.end()
    for entry in reversed(entries):
        s.then(s.steps[entry // ARGUMENTS], entry % ARGUMENTS)


def prepare_round(s: Pillars) -> None:
    """Lay out the next round."""
    run(s, agenda.REFILL, agenda.LAY_OUT_RESOURCES)


def play(s: Pillars, seat: int, *parts: str, draws: Sequence[int] = (), tax: int | None = None) -> None:
    """The seat decides; `draws` are the seats whose builders must be drawn next (BLACK: the black one), `tax` what must
    be rolled next."""
    action = GAME.encode(parts)
    assert action in s.legal(seat), f"seat {seat} cannot {' '.join(parts)}: {legal(s)}"
    _with_luck(s, lambda t: t.apply(seat, action), draws, tax)


def refused(s: Pillars, seat: int, *parts: str) -> str:
    """The rule by which the move is refused; nothing may have changed."""
    before = _snapshot(s)
    with pytest.raises(triforium.IllegalMove) as error:
        s.apply(seat, GAME.encode(parts))
    assert _snapshot(s) == before, "a refused move has changed something"
    assert GAME.rule(error.value.rule, "en")
    return error.value.rule


def legal(s: Pillars) -> list[str]:
    """What the player to act can do, as words: ["pass", "place court"]."""
    return [" ".join(GAME.decode(action)) for seat in s.to_act for action in s.legal(seat)]


def imagined(s: Pillars, seat: int, seed: int) -> Pillars:
    """What the seat could imagine with this luck."""
    other = s.imagine(seat, seed)
    assert isinstance(other, Pillars)
    return other


def _with_luck(s: Pillars, act: Callable[[Pillars], None], draws: Sequence[int], tax: int | None) -> None:
    """Act with the first seed whose luck is the one asked for."""
    if not draws and tax is None:
        act(s)
        return
    for seed in range(20_000):
        trial = s.clone()
        trial.journal = Journal()
        trial.chance = seeded(seed)
        act(trial)
        if _drawn(trial)[: len(draws)] == list(draws) and (tax is None or _rolled(trial)[:1] == [tax]):
            s.chance = seeded(seed)
            act(s)
            return
    raise AssertionError(f"no luck brings the draws {list(draws)} and the tax {tax}")


def _drawn(s: Pillars) -> list[int]:
    assert s.journal is not None
    drawn = [line for line in s.journal.lines if line.key in ("draw", "draw-black")]
    return [line.seat if line.key == "draw" else BLACK for line in drawn]


def _rolled(s: Pillars) -> list[int]:
    return [args[0] for _, args in told(s, "tax")]


def _snapshot(s: Pillars) -> list[Any]:
    seats = range(s.terms.seats)
    seen = [s.view(seat) for seat in [None, *seats]]
    written = [len(s.journal.lines), len(s.journal.moves)] if s.journal else []
    return [seen, [s.legal(seat) for seat in seats], [s.prompt(seat) for seat in seats], written, s.seen]


# Looking --------------------------------------------------------------------------------------------------------


def board(s: Pillars) -> dict[str, Any]:
    """What a spectator sees."""
    return s.view(None)


def look(s: Pillars, seat: int) -> dict[str, Any]:
    """What a spectator sees in front of a player."""
    player: dict[str, Any] = s.view(None)["players"][seat]
    return player


def cubes(s: Pillars, seat: int) -> dict[str, int]:
    """The cubes of a player, without the kinds of which there are none."""
    return {kind: number for kind, number in look(s, seat)["cubes"].items() if number}


def told(s: Pillars, key: str) -> list[tuple[int, tuple[int, ...]]]:
    """The journal's lines of one sort, as (seat, arguments)."""
    assert s.journal is not None
    return [(line.seat, line.args) for line in s.journal.lines if line.key == key]


def hint(s: Pillars, *parts: str, lang: str = "en") -> str:
    """What the player to act is told beside an action."""
    (seat,) = s.to_act
    return GAME.hint(GAME.encode(parts), s.view(seat), lang)


def place_all(s: Pillars) -> None:
    """Whoever is asked allows the draw and places his builder, on the last place with a free space."""
    while not s.over:
        (seat,) = s.to_act
        placing = [action for action in legal(s) if action.startswith("place ")]
        play(s, seat, *(placing[-1].split() if placing else ["allow"]))


def builders_on_board(s: Pillars) -> int:
    return sum(who >= 0 for who in s.spaces)
