"""Invariants of The Pillars of the Earth after every move of many random games."""

import pytest
from mypy_extensions import i64

from tests.support import random_moves
from triforium import game
from triforium.games.pillars.actions import SELL
from triforium.games.pillars.material import (
    ALL_CARDS,
    BUILDERS,
    CARDS,
    EV_CLOISTER,
    MOST_GOLD,
    MOST_KEPT,
    MOST_SOLD,
    PERMANENT,
    SHUFFLED_PRIVILEGES,
    STARTING,
    STARTING_CRAFTSMEN,
    WORKERS,
)
from triforium.games.pillars.state import BLACK, Pillars
from triforium.kernel.bits import BIT, size

PILLARS = game("pillars")


def check(s: Pillars) -> None:
    """Nothing is lost and nothing appears."""
    seats = range(s.terms.seats)
    for seat in seats:
        p = s.players[seat]
        on_board = sum(1 for who in s.spaces if who == seat)
        passed = sum(1 for who in s.passed_at if who == seat)
        hand = 1 if s.drawn == seat and not s.annex.black_drawn else 0
        beside = 1 if s.builder_track() and s.annex.tracked & BIT[seat] == 0 else 0
        on_track = sum(1 for who in s.annex.track if who == seat)
        builders = s.bag[seat] + on_board + passed + hand + beside + on_track
        assert builders <= BUILDERS
        assert BUILDERS - builders <= BUILDERS - p.builders, "only the wall puts aside"
        assert 0 <= p.gold <= MOST_GOLD
        assert p.points >= 0
        assert all(0 <= cubes <= MOST_SOLD or s.expanded for cubes in p.cubes)
        assert 0 <= p.workers + p.mill <= WORKERS + 2 + 1
        assert size(p.craftsmen) <= p.places() + 1
        assert p.bought & p.sold == 0
        if s.annex.large & BIT[seat]:
            assert p.workers >= 5 or p.workers == 0, "the large worker is among those at hand"
    assert all(0 <= cubes <= 4 for cubes in s.market)
    assert 0 <= s.cost <= 7
    check_disjoint([p.privileges for p in s.players])
    open_at_shiring = [BIT[card] for card in s.shiring if card >= 0]
    check_disjoint([p.craftsmen & ~STARTING_CRAFTSMEN for p in s.players] + [s.hirable, *open_at_shiring])
    check_disjoint([p.resources for p in s.players] + [s.display])
    assert all(seat < 0 or s.annex.crusades & BIT[i] == 0 for i, seat in enumerate(s.annex.crusaders))
    black = s.annex.black_bagged + s.annex.black_drawn + (s.annex.black_space >= 0)
    assert black <= 1
    assert sum(1 for who in s.spaces if who == BLACK) <= (s.annex.black_space >= 0)
    assert s.event < 0 or BLACK not in list(s.spaces), "it is gone before phase III"


def check_disjoint(places: list[i64]) -> None:
    """No card lies in two places."""
    everywhere = 0
    for cards in places:
        assert everywhere & cards == 0
        everywhere |= cards


SEATINGS = [
    (seats, expansion)
    for expansion in PILLARS.options["expansion"]
    for seats in PILLARS.seats_with({"expansion": expansion})
]


@pytest.mark.parametrize(("seats", "expansion"), SEATINGS)
@pytest.mark.parametrize("madonna", ["each", "one"])
def test_invariants_hold_after_every_move(seats: int, expansion: str, madonna: str) -> None:
    for seed in range(15):
        s = PILLARS.new(seats, seed, {"madonna": madonna, "expansion": expansion})
        assert isinstance(s, Pillars)
        round_seen = 0
        for _ in random_moves(s, seed):
            check(s)
            if s.round != round_seen and s.annex.naming < 0:
                round_seen = s.round
                check_round_start(s)
        check(s)
        assert s.round == 6


def check_round_start(s: Pillars) -> None:
    last_event = s.event_deck[s.round - 2] if s.round > 1 else -1
    if last_event != EV_CLOISTER:
        assert all(sum(p.cubes) <= MOST_KEPT for p in s.players), "at most five cubes go into a round"
    assert s.market[0] == s.market[1] == s.market[2] == 4
    assert s.cost == 7
    seats = s.terms.seats
    assert size(s.display) == {5: 8, 6: 10}.get(seats, 7)
    assert size(s.hirable) == (3 if seats > 4 else 2)
    assert all(s.bag[seat] == (2 if seats > 4 else BUILDERS) for seat in range(seats))
    assert s.annex.crusades == (15 if s.new_board() else 0)


@pytest.mark.slow
def test_thousands_of_games_end_after_six_rounds_with_every_card_accounted_for() -> None:
    for seed in range(3_000):
        s = PILLARS.new(2 + seed % 3, seed)
        assert isinstance(s, Pillars)
        decisions = sum(1 for _ in random_moves(s, seed))
        assert s.round == 6
        assert 60 < decisions < 700
        assert sorted(s.craftsman_deck) == list(range(STARTING, CARDS))
        assert sorted(s.privilege_deck) == list(range(SHUFFLED_PRIVILEGES))
        assert sorted(s.event_deck) == list(range(10))


@pytest.mark.slow
def test_a_thousand_games_with_the_expansion_end_after_six_rounds() -> None:
    for seed in range(1_000):
        seats, expansion = SEATINGS[3:][seed % len(SEATINGS[3:])]
        s = PILLARS.new(seats, seed, {"expansion": expansion})
        assert isinstance(s, Pillars)
        decisions = sum(1 for _ in random_moves(s, seed))
        assert s.round == 6
        assert 60 < decisions < 1_000
        assert sorted(s.craftsman_deck) == list(range(STARTING, ALL_CARDS))
        if expansion == "full":
            assert sum(BIT[card] for card in s.privilege_deck) == PERMANENT
        assert len(s.privilege_deck) + len(s.second_deck) == 23
        assert sorted(s.event_deck) == list(range(14))


def test_the_catalogue_has_room_for_every_sale() -> None:
    """The most of one kind: 5 kept, three sand cards (9), volunteers (3), Richard (1) and the bishop's cube (1)."""
    assert MOST_SOLD >= 5 + 9 + 3 + 1 + 1
    assert PILLARS.decode(SELL.id(0)) == ("sell", "sand", "1")
