"""M.5: the decks, the cards out of the game, the bag's order and Ellen's look are hidden; all else is open."""

from collections import Counter

import triforium
from tests.support import random_moves, shown
from triforium.games.pillars.material import ALFRED, ELLEN, EVENTS
from triforium.games.pillars.rounds import ROUND
from triforium.games.pillars.state import Pillars
from triforium.kernel.bits import BIT
from triforium.kernel.journal import Journal


def with_ellen(seats: int, event: int) -> Pillars:
    """Seat 1 owns Ellen; round 1 is laid out anew, with the given event coming."""
    s = triforium.game("pillars").new(seats, seed=5)
    assert isinstance(s, Pillars)
    s.journal = Journal()
    s.players[1].privileges |= BIT[ELLEN]
    at = list(s.event_deck).index(event)
    s.event_deck[0], s.event_deck[at] = event, s.event_deck[0]
    s.end()
    s.round = 0
    s.then(ROUND)
    s.advance()
    return s


def test_what_ellen_saw_shows_to_her_owner_alone() -> None:
    """P.7, R.2: two games that differ in the coming event only are the same to everybody else, move after move."""
    one, other = with_ellen(3, 0), with_ellen(3, 9)
    assert one.view(1)["coming_event"] == EVENTS[0]
    assert other.view(1)["coming_event"] == EVENTS[9]
    compared = 0
    for seat, action in random_moves(one, 1):
        for looker in (None, 0, 2):
            assert shown(one, looker) == shown(other, looker)
        assert shown(one, 1) != shown(other, 1)
        compared += 1
        trial = one.clone()
        trial.apply(seat, action)
        if trial.event >= 0:
            break
        other.apply(seat, action)
    assert compared > 12


def test_that_ellen_looked_is_open() -> None:
    s = with_ellen(4, 3)
    assert [s.view(seat)["event_foreseen_by"] for seat in (None, 0, 1)] == [1, 1, 1]
    assert [s.view(seat)["coming_event"] for seat in (None, 0, 1, 2)] == [None, None, "ev_richard", None]


def test_imagine_keeps_what_ellen_saw_for_her_owner_and_deals_it_anew_for_others() -> None:
    s = with_ellen(3, 4)
    hers = {int(imagined.event_deck[0]) for imagined in imaginations(s, 1, 60)}
    others = Counter(int(imagined.event_deck[0]) for imagined in imaginations(s, 0, 2000))
    assert hers == {4}
    assert set(others) == set(range(10))
    assert all(130 < count < 270 for count in others.values()), "every event is equally likely to the others"


def test_imagine_deals_the_decks_anew_but_for_what_has_been_seen() -> None:
    s = triforium.game("pillars").new(4, seed=8)
    assert isinstance(s, Pillars)
    for _ in random_moves(s, 8):
        if s.round == 3 and s.event >= 0:
            break
    privileges: Counter[int] = Counter()
    for imagined in imaginations(s, 2, 400):
        assert list(imagined.privilege_deck)[:6] == list(s.privilege_deck)[:6]
        assert list(imagined.event_deck)[:3] == list(s.event_deck)[:3]
        assert list(imagined.craftsman_deck)[:12] == list(s.craftsman_deck)[:12]
        for round in (3, 4, 5):
            own = slice(4 * round, 4 * round + 4)
            assert sorted(imagined.craftsman_deck[own]) == sorted(s.craftsman_deck[own])
        privileges[int(imagined.privilege_deck[6])] += 1
    assert set(privileges) == set(list(s.privilege_deck)[6:])
    assert max(privileges.values()) < 120


def test_imagine_draws_the_bag_anew() -> None:
    s = triforium.game("pillars").new(4, seed=9)
    first_drawn = {drawn_first(imagined) for imagined in imaginations(s, 0, 60)}
    assert first_drawn == {0, 1, 2, 3}


def drawn_first(s: Pillars) -> int:
    while s.drawn < 0:
        (seat,) = s.to_act
        s.apply(seat, 0)
    return s.drawn


def imaginations(s: triforium.State, seat: int, number: int) -> list[Pillars]:
    found = [s.imagine(seat, seed) for seed in range(number)]
    kept = [imagined for imagined in found if isinstance(imagined, Pillars)]
    assert kept == found
    return kept


def with_alfred(expansion: str, removed: int) -> Pillars:
    """Seat 1 owns Alfred; round 1 is laid out anew, with one of its five craftsmen at the place of the one removed."""
    s = triforium.game("pillars").new(3, seed=5, options={"expansion": expansion})
    assert isinstance(s, Pillars)
    s.journal = Journal()
    s.players[1].privileges |= BIT[ALFRED]
    first = sorted(s.craftsman_deck[:5])
    first.append(first.pop(removed))
    for i, card in enumerate(first):
        s.craftsman_deck[i] = card
    s.shiring[0] = s.shiring[1] = -1
    s.display = s.hirable = s.round = 0
    s.end()
    s.then(ROUND)
    s.advance()
    return s


def test_what_alfred_sees_shows_to_his_owner_alone() -> None:
    """P.20, X.4: until they are laid out the round's craftsmen, and which one is removed, are hidden."""
    for expansion in ("full", "cards"):
        one, other = with_alfred(expansion, 0), with_alfred(expansion, 4)
        for looker in (None, 0, 2):
            assert shown(one, looker) == shown(other, looker)
        assert one.legal(1) != other.legal(1)
        common = sorted(set(one.legal(1)) & set(other.legal(1)))
        for state in (one, other):
            state.apply(1, common[0])
        for looker in (None, 0, 2):
            assert shown(one, looker) == shown(other, looker)


def test_the_stacks_of_the_new_board_are_hidden() -> None:
    """X.3, M.5: two games that differ in what will come to Shiring later are the same to everybody now."""
    one = triforium.game("pillars").new(4, 3, {"expansion": "full"})
    other = triforium.game("pillars").new(4, 3, {"expansion": "full"})
    assert isinstance(one, Pillars)
    assert isinstance(other, Pillars)
    other.second_deck[1], other.second_deck[7] = other.second_deck[7], other.second_deck[1]
    for seat, action in random_moves(one, 2):
        if one.round == 2:
            break
        assert all(shown(one, looker) == shown(other, looker) for looker in (None, 0, 1, 2, 3))
        other.apply(seat, action)
