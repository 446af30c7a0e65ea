"""Nothing is lost and nothing appears: 94 tiles, 72 cards and 24 pieces of wood after every move of random games."""

from typing import Any

import pytest

from tests.guilds.table import GAME
from tests.support import random_moves
from triforium.games.guilds.material import (
    ALL_ARMS,
    CARDS_IN_BOX,
    CATHEDRALS,
    CYLINDERS,
    FIGURES,
    STONES,
    TILES_IN_BOX,
)
from triforium.games.guilds.plan import NEXT_TO, OF_SHAPE
from triforium.games.guilds.scoring import payout
from triforium.games.guilds.state import Guilds
from triforium.kernel.bits import BIT, size

UNUSED_TILES = {2: 0, 3: 16, 4: 0}
UNUSED_WOOD = {2: 8, 3: 0, 4: 0}


def unused_cards(s: Guilds) -> int:
    """What stays in the box: with three a whole hand, a city of each other hand and of the golden cards."""
    if s.terms.seats == 2:
        return 28 + 4 * 3 + 2
    if s.terms.seats == 3:
        return 11 + 3 + 28 - len(s.deck)
    return 0


def districts(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [space for city in view["cities"] for space in city["spaces"].values() if "arms" in space]


def check(s: Guilds) -> None:
    view = s.view(None)
    laid = districts(view)
    assert len(laid) + sum(view["supply"].values()) + UNUSED_TILES[s.terms.seats] == TILES_IN_BOX
    assert cards(s, view) == CARDS_IN_BOX
    on_sites = sum(
        space["state"] == "site" for c in view["cities"] if not c["scored"] for space in c["spaces"].values()
    )
    scored = sum(c["scored"] for c in view["cities"])
    on_board = on_sites + scored + sum(d["masters"] + d["cathedral"] for d in laid)
    wood = on_board + sum(view["wood"].values()) + UNUSED_WOOD[s.terms.seats]
    assert wood == STONES + CATHEDRALS + FIGURES + CYLINDERS == 24
    assert all(n >= 0 for n in [*view["wood"].values(), *view["supply"].values()])
    check_cities(s)


def cards(s: Guilds, view: dict[str, Any]) -> int:
    held = sum(len(p["hand"]) + len(p["played"]) + p["influence"] for p in view["players"])
    golden = stack = 0
    if s.terms.seats == 2:
        stack = view["stack"]["left"] + len(view["stack"]["open"])
    else:
        gold = view["golden"]
        golden = gold["left_a"] + gold["left_b"] + gold["held"] + sum(gold["discard"].values())
    out = view["cards_out"]
    gone = out["influence"] + sum(out["silver"].values()) + sum(out["golden"].values()) + len(out["stack"])
    return int(held + golden + stack + gone + unused_cards(s))


def check_cities(s: Guilds) -> None:
    """Every space is in one state; equal arms never touch; what is near is what lies beside."""
    for city in range(6):
        everything = s.free[city] | s.covers[city]
        assert s.free[city] & s.covers[city] == 0
        for arms in range(ALL_ARMS):
            held = s.held[city * ALL_ARMS + arms]
            assert held & everything == 0
            everything |= held
            for space in range(17):
                if held & BIT[space]:
                    assert held & NEXT_TO[space] == 0, "equal arms touch"
                    assert NEXT_TO[space] & ~s.near[city * ALL_ARMS + arms] == 0
        assert s.sites[city] & ~everything == 0
        assert sum(size(everything & OF_SHAPE[shape]) for shape in range(4)) == size(everything)


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["standard", "alternative"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conservation_after_every_move(seats: int, deck: str) -> None:
    for seed in range(8):
        s = GAME.new(seats, seed, {"golden_deck": deck})
        assert isinstance(s, Guilds)
        before = [0] * 5
        for _ in random_moves(s, seed):
            check(s)
            assert all(now >= was for now, was in zip(s.points, before, strict=True))
            before = list(s.points)
        check(s)


@pytest.mark.slow
def test_thousands_of_games_end_by_the_rules() -> None:
    """The figures of section 10 for players who choose at random: lengths, both ends, scores that add up."""
    ends = {"spaces": 0, "deck": 0}
    for seed in range(1_500):
        seats = 2 + seed % 3
        s = GAME.new(seats, seed)
        assert isinstance(s, Guilds)
        for _ in random_moves(s, seed):
            pass
        assert s.scored == s.in_play
        assert all(s.free[city] == 0 for city in range(6))
        paid = [sum(payout(s, city)[guild] for city in range(6) if s.in_play & BIT[city]) for guild in range(5)]
        if seats > 2:
            ends["deck" if s.next_gold == len(s.deck) else "spaces"] += 1
            assert 16 <= s.round <= 28
            most = max(s.influence)
            paid = [p + (3 if g < seats and most and s.influence[g] == most else 0) for g, p in enumerate(paid)]
        else:
            assert 30 <= s.round <= 100
        assert list(s.points) == paid
    assert min(ends.values()) > 50, "both ends come up"
