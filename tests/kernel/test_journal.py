"""The journal gives back what was put into it, however much that is."""

import pickle

from triforium.kernel.journal import ACTIONS, Journal, Line, Move

ARGUMENTS = (0, 7, 2**50, 1, 3)
"""Bags of cubes are large numbers."""


def told(number: int) -> Line:
    return Line(f"key-{number % 7}", number % 6, ARGUMENTS[: number % 6], number % 4 - 1, number)


def taken(number: int) -> Move:
    return Move(number % 6, ACTIONS - 1 - number, number * 3, number % 2 == 1, number % 5 == 0)


def filled(size: int) -> Journal:
    """So many moves, each followed by a line about it."""
    journal = Journal()
    for number in range(size):
        line = told(number)
        a, b, c, d, e = (*line.args, *[-1] * (5 - len(line.args)))
        journal.write(line.key, line.seat, a, b, c, d, e, line.only)
        move = taken(number)
        journal.note(move.seat, move.action, move.seen, move.together)
        if move.binds:
            journal.bind()
    return journal


def test_lines_and_moves_come_back_as_they_were() -> None:
    journal = filled(2000)
    assert journal.lines == [told(number) for number in range(2000)]
    assert journal.moves == [taken(number) for number in range(2000)]
    assert len(journal) == 2000


def test_reading_can_start_anywhere() -> None:
    journal = filled(300)
    assert journal.lines_from(297) == [told(297), told(298), told(299)]
    assert journal.lines_from(300) == []
    assert journal.for_seat(2, 200) == [told(number) for number in range(200, 300) if number % 4 in (0, 3)]
    assert journal.for_seat(None) == [told(number) for number in range(0, 300, 4)]


def test_copies_go_their_own_way() -> None:
    journal = filled(150)
    for other in (journal.copy(), pickle.loads(pickle.dumps(journal))):
        other.write("more", 1, -1, -1, -1, -1, -1, -1)
        other.note(1, 2, 3, False)
        assert other.lines == [*journal.lines, Line("more", 1, (), -1, 150)]
        assert other.moves == [*journal.moves, Move(1, 2, 3)]
    assert len(journal.lines) == len(journal) == 150


def test_a_journal_is_true_before_the_first_move() -> None:
    assert Journal()
    assert Journal().lines == []
    assert Journal().moves == []
