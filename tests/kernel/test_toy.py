"""What the kernel does with decisions, on a toy game: everyone shows a number, and may give some of it away."""

from typing import Any

import pytest
from mypy_extensions import i64

from triforium import IllegalMove, NotToAct
from triforium.kernel.chance import seeded
from triforium.kernel.journal import Journal
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, State, Step, Terms, Together, table
from triforium.kernel.vecs import COMPILED

if COMPILED:
    pytest.skip("a toy title cannot be built on the compiled kernel", allow_module_level=True)


class Show(State):
    """Each seat notes a number, then whether to double it; nobody sees them before all have."""

    noted: list[int]
    doubled: list[int]
    shown: list[int]

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms, STEPS, seeded(1))
        self.noted = [-1] * terms.seats
        self.doubled = [-1] * terms.seats
        self.shown = []

    def final_rule(self) -> str:
        return "toy.2"


class Choose(Together[Show]):
    """A number from 1 to 3, then 1 or 2 times."""

    rule = "toy.1"
    key = "ask-number"

    def options(self, s: Show, seat: i64, out: Options) -> None:
        out.add_run(1, 3 if s.noted[seat] < 0 else 2)

    def take(self, s: Show, seat: i64, action: i64) -> None:
        if s.noted[seat] < 0:
            s.noted[seat] = action
        else:
            s.doubled[seat] = action

    def unfinished(self, s: Show, seat: i64) -> bool:
        return s.doubled[seat] < 0

    def question(self, s: Show, seat: i64) -> str:
        return self.key if s.noted[seat] < 0 else "ask-times"


class Reveal(Step[Show]):
    """All numbers are shown."""

    rule = "toy.2"

    def run(self, s: Show, seat: i64) -> None:
        s.shown = [number * times for number, times in zip(s.noted, s.doubled, strict=True)]


class GiveAway(Decision[Show]):
    """As many as one likes of what one has beyond 1."""

    rule = "toy.3"

    def options(self, s: Show, seat: i64, out: Options) -> None:
        out.add_run(1, s.shown[seat] - 1)

    def take(self, s: Show, seat: i64, action: i64) -> None:
        s.shown[seat] -= action


class Generous(GiveAway):
    """Who has nothing to give is thanked all the same."""

    def lapse(self, s: Show, seat: i64) -> None:
        s.shown[seat] = 100


class Promise(GiveAway):
    """What is promised is given."""

    def take(self, s: Show, seat: i64, action: i64) -> None:
        s.bind()


class Opening(Step[Show]):
    """Everybody chooses, then all is revealed."""

    def run(self, s: Show, seat: i64) -> None:
        s.then(CHOOSE, (1 << s.seats) - 1)
        s.then(REVEAL)


OPENING = Opening()
CHOOSE = Choose()
REVEAL = Reveal()
GIVE_AWAY = GiveAway()
GENEROUS = Generous()
PROMISE = Promise()
STEPS = table("tests.kernel", "test_toy")


def toy(seats: int = 3) -> Show:
    s = Show(Terms("toy", "1", seats, 1, {}))
    s.then(OPENING)
    s.journal = Journal()
    s.advance()
    return s


def giving(step: Step[Show], *shown: int) -> Show:
    """A toy in which seat 0 is about to give something away."""
    s = toy()
    s.shown = list(shown)
    s.end()
    s.then(step)
    s.advance()
    return s


def test_steps_are_numbered_in_the_order_in_which_they_stand() -> None:
    assert [step.number for step in STEPS] == [0, 1, 2, 3, 4, 5]
    assert list(STEPS) == [OPENING, CHOOSE, REVEAL, GIVE_AWAY, GENEROUS, PROMISE]


def test_what_follows_a_step_comes_in_the_order_in_which_it_says_so() -> None:
    s = toy()
    assert s.step is CHOOSE
    for seat in range(3):
        s.apply(seat, 1)
        s.apply(seat, 2)
    assert s.shown == [2, 2, 2]
    assert s.over


def test_one_answer_is_taken_none_lapses_and_two_are_asked() -> None:
    assert giving(GIVE_AWAY, 3).legal(0) == [1, 2]
    assert giving(GIVE_AWAY, 2).shown == [1]
    assert giving(GENEROUS, 1).shown == [100]
    with pytest.raises(NotImplementedError):
        giving(GIVE_AWAY, 1)


def test_a_long_list_and_a_deep_agenda_make_room_for_themselves() -> None:
    assert giving(GIVE_AWAY, 200).legal(0) == list(range(1, 200))
    s = giving(GIVE_AWAY, 2)
    for _ in range(100):
        s.then(REVEAL)
    assert s.depth == 100
    s.advance()
    assert s.over, "every one has run"


def test_all_seats_owe_and_answer_in_any_order() -> None:
    s = toy()
    assert list(s.to_act) == [0, 1, 2]
    s.apply(2, 3)
    assert list(s.to_act) == [0, 1, 2], "seat 2 owes a further answer"
    s.apply(2, 2)
    assert list(s.to_act) == [0, 1]
    for seat in (0, 1):
        s.apply(seat, 1)
        s.apply(seat, 1)
    assert s.over
    assert s.shown == [1, 1, 6]


def test_every_seat_has_its_own_list_and_question() -> None:
    s = toy()
    s.apply(1, 2)
    assert [s.legal(seat) for seat in range(3)] == [[1, 2, 3], [1, 2], [1, 2, 3]]
    assert [s.prompt(seat).key for seat in range(3)] == ["ask-number", "ask-times", "ask-number"]


def test_nothing_is_seen_before_the_last_answer() -> None:
    s = toy(2)
    s.apply(0, 1)
    s.apply(0, 1)
    assert s.seen == 0
    assert s.prompt(0) == ("ask-wait", {"seat": 1}, "toy.1")
    s.apply(1, 1)
    s.apply(1, 2)
    assert s.seen == 1


def test_who_waits_for_several_is_told_how_many() -> None:
    s = toy()
    s.apply(0, 1)
    s.apply(0, 1)
    assert s.prompt(0) == ("ask-wait-several", {"number": 2}, "toy.1")


def test_refusals() -> None:
    s = toy()
    s.apply(0, 1)
    s.apply(0, 1)
    with pytest.raises(NotToAct, match="seat 0 is not to act now; to act: 1 and 2"):
        s.apply(0, 1)
    with pytest.raises(IllegalMove, match=r"legal are \[1, 2, 3\]"):
        s.apply(2, 4)


def test_trusted_callers_turn_to_a_seat() -> None:
    s = toy()
    assert s.turn == 0
    assert s.ask(2)
    assert s.turn == 2
    s.play(3)
    assert s.noted == [-1, -1, 3]
    assert s.turn == 0, "the first that owes"
    assert not s.ask(7)


def test_moves_remember_that_they_were_secret() -> None:
    s = toy()
    s.apply(1, 2)
    journal: Any = s.journal
    assert [(move.seat, move.action, move.together) for move in journal.moves] == [(1, 2, True)]


def test_a_word_given_is_noted_as_such() -> None:
    s = giving(PROMISE, 5, 5)
    s.apply(0, 1)
    journal: Any = s.journal
    assert [move.binds for move in journal.moves] == [True]
