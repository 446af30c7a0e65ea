"""What a viewer cannot know does not show: neither in pictures and logs, nor in versions, events and lengths."""

import random
from collections.abc import Callable
from copy import copy

import pytest

import triforium
from tests.hall.memory import MemoryTable
from triforium.hall import engine
from triforium.hall.engine import Prelude, Viewer
from triforium.hall.undo import undo

MOST_DETOURS = 40
Order = Callable[[random.Random, tuple[int, ...]], int]


def first(luck: random.Random, owing: tuple[int, ...]) -> int:
    return owing[0]


def last(luck: random.Random, owing: tuple[int, ...]) -> int:
    return owing[-1]


def hidden_choices(table: MemoryTable, seat: int, viewer: Viewer) -> list[int]:
    """The moves of a seat of which this viewer would see nothing at all."""
    state = table.course.state
    before = engine.face(table.course.shown_to(viewer), viewer)
    if table.course.question is not None:
        answered = [s for s in table.course.question.asked if s != seat and s in table.course.to_act]
        return state.legal(seat) if answered else []
    found = []
    for action in state.legal(seat):
        ahead = state.clone()
        ahead.apply(seat, action)
        if engine.face(ahead, viewer) == before and ahead.seen == state.seen and ahead.to_act == state.to_act:
            found.append(action)
    return found


def detour(table: MemoryTable, seat: int, viewer: Viewer, luck: random.Random) -> bool:
    """Answer in secret, think better of it and take it back; the viewer must not see that. Whether it was possible."""
    hidden = hidden_choices(table, seat, viewer)
    if not hidden:
        return False
    assert viewer not in table.move(seat, luck.choice(hidden))
    assert undo(table.course, seat, table.live.people()).free
    assert viewer not in table.undo(seat)
    return True


def play(table: MemoryTable, moves: dict[int, list[int]], viewer: Viewer, order: Order, detours: bool) -> int:
    """Play given moves, in some order where several seats are asked; returns how many detours there were."""
    luck = random.Random(1)
    next_of = dict.fromkeys(moves, 0)
    count = 0
    while not table.course.over:
        owing = tuple(s for s in table.course.to_act)
        seat = order(luck, owing)
        if detours and count < MOST_DETOURS and seat != viewer and luck.random() < 0.3:
            count += detour(table, seat, viewer, luck)
        table.move(seat, moves[seat][next_of[seat]])
        next_of[seat] += 1
    return count


def some_game(game: str, seats: int, **options: str) -> dict[int, list[int]]:
    """The moves of each seat in a random game."""
    state = triforium.game(game).new(seats, 5, options)
    luck = random.Random(5)
    moves: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    while not state.over:
        seat = state.to_act[0]
        action = luck.choice(state.legal(seat))
        moves[seat].append(action)
        state.apply(seat, action)
    return moves


GAMES = [("guilds", 3, {}), ("keythedral", 2, {"length": "short"}), ("pillars", 3, {})]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_orders_and_detours_of_others_do_not_show(
    game: str, seats: int, options: dict[str, str], viewer: Viewer
) -> None:
    if viewer is not None and viewer >= seats:
        pytest.skip("nobody sits there")
    moves = some_game(game, seats, **options)
    plain, twin = (MemoryTable(game, seats, 5, None, **options) for _ in range(2))
    play(plain, moves, viewer, first, detours=False)
    detours = play(twin, moves, viewer, last, detours=True)
    assert twin.streams[viewer] == plain.streams[viewer]
    assert twin.shown(viewer) == plain.shown(viewer)
    assert len(twin.course.entries) == len(plain.course.entries) + 2 * detours
    if game != "pillars":  # in which nothing is answered in secret
        assert detours > 5


@pytest.mark.parametrize("game", triforium.games())
@pytest.mark.slow
def test_games_that_differ_in_what_is_hidden_look_alike_as_long_as_they_do(game: str) -> None:
    """Two tables whose hidden part was dealt differently: the viewer's moves are the same, others do what they like as
    long as the viewer cannot tell; everything the viewer gets is equal byte by byte. Where something is drawn that the
    viewer sees, the tables part; from there on the first is played on as two new ones."""
    compared = partings = 0
    for start in range(8):
        luck = random.Random(start)
        opening: list[tuple[int, int]] = []
        state = triforium.game(game).new(3, 7)
        for _ in range(start * 17):
            seat = luck.choice(state.to_act)
            opening.append((seat, luck.choice(state.legal(seat))))
            state.apply(*opening[-1])
        viewer = luck.randrange(3)
        prelude = Prelude("7", opening, viewer)
        tables = [MemoryTable(game, 3, seed, prelude) for seed in (11, 12)]
        for step in range(24):
            compared += 1
            assert tables[0].shown(viewer) == tables[1].shown(viewer)
            assert tables[0].streams[viewer] == tables[1].streams[viewer]
            if tables[0].course.over:
                break
            if not step_alike(tables, viewer, luck):
                partings += 1
                tables = parted(tables[0], step, viewer, luck)
    assert compared > 150
    assert partings > 10


def parted(table: MemoryTable, step: int, viewer: int, luck: random.Random) -> list[MemoryTable]:
    """After one more move at the table: two that go on from there, with all dealt anew that the viewer cannot know."""
    seat = luck.choice(table.course.to_act)
    table.move(seat, luck.choice(table.course.state.legal(seat)))
    row = table.live.row
    prelude = Prelude(row.seed, table.course.moves, viewer, row.prelude)
    return [MemoryTable(row.game, 3, 100 * step + seed, prelude) for seed in (11, 12)]


def step_alike(tables: list[MemoryTable], viewer: int, luck: random.Random) -> bool:
    """One move at each table after which the viewer cannot tell them apart; False if there is none."""
    one, other = (table.course.state for table in tables)
    if one.over or one.to_act != other.to_act:
        return False
    seat = luck.choice(one.to_act)
    pairs = [(a, b) for a in one.legal(seat) for b in other.legal(seat) if seat != viewer or a == b]
    luck.shuffle(pairs)
    for a, b in sorted(pairs, key=lambda pair: pair[0] == pair[1])[:20]:
        ahead = [table.course.state.clone() for table in tables]
        for state, action in zip(ahead, (a, b), strict=True):
            state.apply(seat, action)
        if engine.face(ahead[0], viewer) == engine.face(ahead[1], viewer):
            told = [public_lines(table, seat, action, viewer) for table, action in zip(tables, (a, b), strict=True)]
            if told[0] == told[1]:
                for table, action in zip(tables, (a, b), strict=True):
                    table.move(seat, action)
                return True
    return False


def public_lines(table: MemoryTable, seat: int, action: int, viewer: int) -> list[object]:
    """What the viewer would be told of this move."""
    again = copy(table.course.state)
    count = engine.line_count(again)
    again.apply(seat, action)
    return [line[:4] for line in engine.lines_from(again, count) if line.readable_by(viewer)]
