"""Material, set-up and laying: test vectors S1 to S15, E6 and E8."""

from typing import Any

import pytest

from tests.keythedral.table import (
    GAME,
    A,
    B,
    check_conservation,
    field_at,
    new_game,
    offered,
    play,
    spot_at,
    table,
    town,
)
from triforium.games.keythedral.costs import BUILDINGS, FIELDS, ROWS
from triforium.games.keythedral.cubes import letters_of
from triforium.games.keythedral.lattice import ACROSS, AROUND, cell
from triforium.games.keythedral.material import ROW_BUILDINGS
from triforium.kernel.bits import size

BESIDE_CATHEDRAL = {(1, 0), (-1, 0), (0, 1), (0, -1)}


def test_s1_material() -> None:
    s = new_game(5)
    assert len(BUILDINGS) == 34
    colours = "".join(FIELDS)
    assert {c: colours.count(c) for c in "KNBGR"} == {"K": 6, "N": 8, "B": 5, "G": 5, "R": 5}
    check_conservation(s)
    assert s.view(None)["store"] == {"K": 20, "N": 20, "G": 15, "B": 15, "R": 15, "W": 0, "P": 0, "Y": 0}
    assert s.view(None)["craftsmen"] == {"W": 10, "P": 10, "Y": 10}
    assert [p["fences_left"] for p in s.view(None)["players"]] == [3] * 5


@pytest.mark.parametrize(("seats", "fields", "first"), [(5, 29, 4), (4, 24, 4), (3, 19, 4), (2, 12, 2)])
def test_s2_e6_number_of_fields(seats: int, fields: int, first: int) -> None:
    """Ruling 37: the number on the back of the next field is seen."""
    s = new_game(seats)
    assert len(s.deck) == fields
    assert s.laid == first
    assert s.view(None)["stack"]["left"] == fields - first - 1, "the first field has been drawn"
    assert s.view(None)["stack"]["top"] == s.deck[first + 1] & 7


def test_s3_start_round_the_cathedral() -> None:
    lands = {(f["x"], f["y"]): f["land"] for f in new_game(3).view(None)["fields"]}
    assert lands == {(0, 0): "quarry", (1, 1): "quarry", (1, 0): "forest", (0, 1): "forest"}
    assert new_game(3).view(None)["cathedral_tile"] == spot_at(0, 0)


def test_e6_start_for_two() -> None:
    """Ruling 22: one space for laws."""
    view = new_game(2).view(None)
    assert {(f["x"], f["y"]): f["land"] for f in view["fields"]} == {(0, 0): "forest", (1, 0): "quarry"}
    assert view["cathedral_tile"] is None
    assert [space["filled"] for space in view["law_spaces"]] == [True]
    assert view["law_stack"] == 19
    s = new_game(2)
    play(s, f"field {field_at(0, -1)}")
    assert spot_at(0, 0) in offered(s, "spot"), "without the cathedral tile the spot is an ordinary one"


@pytest.mark.parametrize(("length", "rows"), [("short", [4, 4, 4, 3, 2]), ("full", [5, 5, 5, 4, 3])])
def test_s4_rows_lie_face_down(length: str, rows: list[int]) -> None:
    s = new_game(3, length=length)
    assert [row["face_down"] for row in s.view(A)["cathedral"]] == rows
    assert all(row["open"] == [] for row in s.view(A)["cathedral"])
    assert list(ROWS[length]) == rows
    assert 34 - size(s.board) == (17 if length == "short" else 12)


def test_s5_laws_at_the_start() -> None:
    """Ruling 1: face down, for the players too."""
    for seat in (None, A, B):
        view = new_game(3).view(seat)
        assert [space["filled"] for space in view["law_spaces"]] == [True, True]
        assert [space["law"] for space in view["law_spaces"]] == [None, None]
        assert view["law_stack"] == 18


@pytest.mark.parametrize(
    ("seats", "length", "first_row"), [(2, "full", 5), (2, "short", 4), (3, "short", 4), (5, "full", 5)]
)
def test_s6_laying_ends_when_the_stack_is_empty(seats: int, length: str, first_row: int) -> None:
    """Rulings 13, 23, 27: all tiles of value four are turned over, five in the full game, for two as for more."""
    s = new_game(seats, length=length)
    turns = []
    while s.round == 0:
        if s.prompt(s.to_act[0]).key == "ask-lay-field":
            turns.append(s.to_act[0])
        s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
        check_conservation(s)
    assert turns == [turn % seats for turn in range(5 * seats)]
    assert s.view(None)["stack"] == {"left": 0, "top": None}
    assert len(s.view(None)["cottages"]) == 5 * seats
    rows = s.view(None)["cathedral"]
    assert [tile["value"] for tile in rows[0]["open"]] == [4] * first_row
    assert all(row["open"] == [] for row in rows[1:])


def test_s7_four_fields_and_four_spots_round_a_field() -> None:
    here = cell(3, -2)
    assert {here + step for step in AROUND} == {cell(4, -2), cell(2, -2), cell(3, -1), cell(3, -3)}
    assert {here - step for step in ACROSS} == {cell(2, -3), cell(3, -3), cell(2, -2), cell(3, -2)}


def test_s8_a_field_may_touch_just_a_cottage() -> None:
    s = new_game(3)
    play(s, f"field {field_at(-1, 0)}", f"spot {spot_at(1, 1)}", "number 1")
    assert field_at(2, 2) in offered(s, "field")
    assert field_at(3, 3) not in offered(s, "field")


def test_s9_any_number_that_is_left() -> None:
    """Ruling 24: nobody lays the same number twice."""
    s = new_game(2)
    while len([c for c in s.view(A)["cottages"] if c["seat"] == A]) < 2:
        numbers = offered(s, "number")
        wanted = "3" if "3" in numbers else "5"
        s.apply(s.to_act[0], GAME.encode(("number", wanted)) if numbers else s.legal(s.to_act[0])[0])
    while not (s.to_act[0] == A and offered(s, "number")):
        s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    assert offered(s, "number") == {"1", "2", "4"}
    assert not any(c["house"] for c in s.view(A)["cottages"])


def test_s10_s11_spots_beside_the_cathedral_tile() -> None:
    s = new_game(3)
    four = [spot_at(x, y) for x, y in sorted(BESIDE_CATHEDRAL)]
    for taken in range(3):
        play(s, sorted(offered(s))[0])
        assert set(four[taken:]) <= offered(s, "spot")
        play(s, f"spot {four[taken]}", "number 1")
    play(s, sorted(offered(s))[0])
    assert s.to_act == (A,)
    assert four[3] in offered(s, "spot"), "A's second one there"


def test_s12_the_fifth_player_finds_none_left() -> None:
    s = new_game(5)
    four = [spot_at(x, y) for x, y in sorted(BESIDE_CATHEDRAL)]
    for spot in four:
        play(s, sorted(offered(s))[0], f"spot {spot}", "number 1")
    play(s, sorted(offered(s))[0])
    assert not set(four) & offered(s, "spot")
    assert offered(s, "spot")


def test_s13_the_last_field_for_its_layer_alone() -> None:
    s = town({(0, 0): "quarry", (1, 0): "forest", (2, 0): "lake"}, {"A1": (0, -1), "B1": (2, 0)})
    assert s.can_reach(B, s.tile_at[5], 0)
    assert not any(s.can_reach(A, s.tile_at[0], side) for side in (0, 1)), "no field on that side"
    assert {s.ground.laid_field(s.tile_at[0], side) for side in (2, 3)} == {0, 1}


def test_s14_a_spot_beside_one_field_is_offered() -> None:
    s = new_game(3)
    play(s, f"field {field_at(5, 5) if field_at(5, 5) in offered(s, 'field') else field_at(-1, 0)}")
    assert spot_at(-2, -1) in offered(s, "spot")


def test_s15_colours_of_the_rows() -> None:
    """Ruling 27: stone is no longer needed after the second row."""
    by_value = {value: "".join(cost for v, cost in BUILDINGS if v == value) for value in (4, 6, 8, 10, 12)}
    assert all("K" not in by_value[v] for v in (8, 10, 12))
    assert all("N" not in by_value[v] for v in (10, 12))
    assert all("R" not in by_value[v] for v in (4, 6))
    assert all(not set("WPY") & set(by_value[v]) for v in (4, 6))
    assert all({"G", "B"} <= set(cost) for cost in by_value.values())
    worth = {"W": 2, "P": 3, "Y": 4}
    assert all(sum(worth.get(c, 1) for c in cost) * 2 == value for value, cost in BUILDINGS)
    assert all(2 <= len(cost) <= 4 for _, cost in BUILDINGS)


def test_the_table_has_edges() -> None:
    """L.5: what lies beyond twelve steps is not offered."""
    s = new_game(5)
    ground = s.ground
    for x in range(2, 13):
        ground.lay_field(cell(x, 0), 0)
    s.advance()
    assert field_at(12, 1) in offered(s, "field")
    assert all(action[0] != "field" or "[" not in action[1] for action in map(GAME.decode, s.legal(s.to_act[0])))
    assert ground.field(cell(13, 0)) == 61


def test_e8_open_tiles() -> None:
    for length, tiles in (("short", 17), ("full", 22)):
        rows = new_game(3, length=length, tiles_open="yes").view(None)["cathedral"]
        assert sum(len(row["open"]) for row in rows) == tiles
        assert [row["buyable"] for row in table(3, tiles_open="yes").view(None)["cathedral"]] == [True] + [False] * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_prepared_maps_are_even_and_different(seats: int) -> None:
    maps = set()
    for seed in range(3):
        s = GAME.new(seats, seed, {"map": "prepared"})
        view = s.view(None)
        assert s.prompt(s.to_act[0]).key == "ask-mark"
        assert len(view["cottages"]) == 5 * seats
        assert view["stack"]["left"] == 0
        maps.add(tuple((c["name"], c["x"], c["y"]) for c in view["cottages"]))
        reach = [reached_fields(view, seat) for seat in range(seats)]
        assert max(reach) - min(reach) <= 5
    assert len(maps) == 3


def reached_fields(view: dict[str, Any], seat: int) -> int:
    fields = {(f["x"], f["y"]) for f in view["fields"]}
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    own = [c for c in view["cottages"] if c["seat"] == seat]
    return sum((c["x"] + dx, c["y"] + dy) in fields for c in own for dx, dy in corners)


def test_every_row_has_spares() -> None:
    """1.1: law 13 always finds one."""
    s = table(3)
    assert all(size(ROW_BUILDINGS[row] & ~s.board) >= 1 for row in range(5))
    assert letters_of(s.hands[A]) == ""
