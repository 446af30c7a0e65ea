"""Choices say beforehand whether they can be taken back, and that tells of no secret."""

import random

import pytest

import triforium
from tests.hall.memory import MemoryTable
from triforium.hall import engine, pictures
from triforium.hall.undo import undo

each_game = pytest.mark.parametrize("game", triforium.games())
OPTIONS = {"keythedral": {"length": "short"}}


@each_game
@pytest.mark.slow
def test_a_choice_is_final_if_undo_is_not_free_after_it(game: str) -> None:
    luck = random.Random(3)
    table = MemoryTable(game, 3, 8, None, **OPTIONS.get(game, {}))
    found = {True: 0, False: 0}
    while not table.course.over:
        seat = luck.choice(table.course.to_act)
        together = table.course.question is not None
        choice = luck.choice(pictures.picture(table.live, seat, "en", 1000.0).legal)
        table.move(seat, choice.action)
        final = choice.final is True
        if together:
            assert not final, "whether an answer is the last one must not show beforehand"
        else:
            assert final == (table.course.over or not undo(table.course, seat, table.live.people()).free)
            found[final] += 1
    assert min(found.values()) > 3


@each_game
def test_nothing_is_final_among_bots(game: str) -> None:
    luck = random.Random(1)
    table = MemoryTable(game, 3, 8, None, **OPTIONS.get(game, {}))
    for row in table.live.seats[1:]:
        row.kind, row.bot, row.player = "bot", "random", None
    for _ in range(60):
        seat = luck.choice(table.course.to_act)
        choices = pictures.picture(table.live, seat, "en", 1000.0).legal
        assert seat or not any(choice.final is True for choice in choices)
        table.move(seat, luck.choice(choices).action)


@each_game
@pytest.mark.parametrize("seats", [2, 3])
def test_whether_a_choice_is_final_hangs_on_what_the_seat_knows(game: str, seats: int) -> None:
    """In a game with all that the seat cannot know dealt anew, the same choices are final."""
    luck = random.Random(seats)
    state = triforium.game(game).new(seats, 9, OPTIONS.get(game, {}))
    everybody = range(seats)
    compared = 0
    while not state.over:
        seat = luck.choice(state.to_act)
        legal = state.legal(seat)
        final = engine.finals(state, seat, legal, everybody)
        if luck.random() < 0.4:
            for other in (1, 2):
                assert engine.finals(state.imagine(seat, other), seat, legal, everybody) == final
                compared += 1
        state.apply(seat, luck.choice(legal))
    assert compared > 50
