"""The rulebook's examples and numbers: R1 to R24 of the file of rulings, by name."""

import pytest

from tests.guilds.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    all_free,
    choose,
    city,
    covered,
    fill,
    free,
    legal,
    moves,
    new_game,
    play,
    points,
    put,
    refused,
    rig_gold,
    rig_stack,
    run,
    spaces,
    step_6,
    table,
    told,
    use,
    use_drawn,
    use_gold,
    use_up,
)
from triforium.games.guilds.journal import REASONS
from triforium.games.guilds.material import CITIES, GOLD
from triforium.games.guilds.state import Guilds
from triforium.games.guilds.step1_gold import DRAW_GOLD
from triforium.games.guilds.step2_choice import CHOOSE_CARDS
from triforium.games.guilds.step6_scoring import FINAL_SCORING
from triforium.games.guilds.two_players import DRAW_CARD, TURN
from triforium.kernel.bits import BIT


def test_r1_set_up_for_four() -> None:
    s = new_game()
    view = s.view(None)
    assert [c["spaces"]["c"]["arms"] for c in view["cities"]] == ["blue", "green", "grey", "red", "yellow", "church"]
    for guild in ("blue", "yellow", "green", "red", "grey"):
        assert sum(n for tile, n in view["supply"].items() if tile.startswith(guild)) == 15
    assert sum(n for tile, n in view["supply"].items() if tile.startswith("church")) == 13
    assert all(len(p["hand"]) + p["influence"] == 11 for p in view["players"])
    assert (view["golden"]["left_a"] + 1, view["golden"]["left_b"], s.first_of_b) == (14, 14, 14)
    assert view["covers"] == 9
    assert view["wood"] == {"stones": 10, "cathedrals": 4, "masters": 4, "cylinders": 6}
    assert len(view["players"]) + 1 == 5
    assert all_free(s) == 72


def test_r2_set_up_for_three() -> None:
    s = new_game(3)
    view = s.view(None)
    assert [c["id"] for c in view["cities"]] == ["brugge", "gent", "utrecht", "leuven", "luik"]
    assert all(len(p["hand"]) + p["influence"] == 10 and "ieper" not in p["hand"] for p in view["players"])
    assert (s.first_of_b, len(s.deck)) == (13, 26)
    assert CITIES.index("ieper") not in list(s.deck)
    assert all_free(s) == 60
    assert not any(n for tile, n in view["supply"].items() if tile.startswith("red"))


@pytest.mark.parametrize(
    ("cards", "order"),
    [([1, 2, 2, 3], [3, 1, 2, 0]), ([1, 2, 3, 2], [2, 1, 3, 0]), ([1, 3, 2, 2], [1, 2, 3, 0])],
    ids=["red last", "red between", "red first"],
)
def test_r3_play_order_red_green_blue_yellow(cards: list[int], order: list[int]) -> None:
    """Yellow is start player; clockwise green sits before blue, red anywhere. Seats are counted from yellow on."""
    s = new_game(start=YELLOW)
    choose(s, *[f"pickup {cards[(seat - YELLOW) % 4] - 1}" for seat in range(4)])
    assert [(seat - YELLOW) % 4 for seat, _ in told(s, "pick-up")] == order
    assert s.view(None)["cards_out"]["influence"] == 4


def test_r3_action_cards_lie_open_afterwards() -> None:
    s = new_game(start=YELLOW)
    choose(s, "brugge 1", "gent", "utrecht 1", "ieper 2")
    assert s.to_act == (RED,)
    assert [p["played"] for p in s.view(None)["players"]] == [["brugge"], ["gent"], ["utrecht"], ["ieper"]]
    assert [p["influence"] for p in s.view(None)["players"]] == [2, 3, 2, 1]


def test_r4_all_play_one_card() -> None:
    s = new_game(start=YELLOW)
    choose(s, *["pickup"] * 4)
    assert [seat for seat, _ in told(s, "pick-up")] == [YELLOW, GREEN, RED, BLUE]


def test_r5_a_city_card_lays_own_grey_or_church() -> None:
    s = table()
    put(s, "luik", gN="blue")
    use(s, YELLOW, "luik")
    there = ["gE", "gS", "gW", "kNE", "kNW", "pNE", "pSE", "pSW", "pNW"]
    assert spaces(s, YELLOW, "yellow") == there
    assert spaces(s, YELLOW, "grey") == there
    assert spaces(s, YELLOW, "church") == ["kNE", "kNW"]
    assert {tile for tile, _ in moves(s, YELLOW) if tile.startswith("church")} == {"church_corner", "church_c"}
    assert not any(spaces(s, YELLOW, arms) for arms in ("blue", "green", "red"))
    assert {tile for tile, _ in moves(s, YELLOW)} >= {"yellow_gate_plain", "yellow_gate_printed"}
    assert all(option.startswith("lay") for option in legal(s, YELLOW)), "no pass"


def test_r6_the_three_building_rules() -> None:
    s = table()
    put(s, "gent", pNE="red")
    use(s, GREEN, "gent")
    assert spaces(s, GREEN, "green") == []
    assert refused(s, GREEN, "lay green_gate_plain") == "guilds.B.3"
    use(s, BLUE, "gent")
    seven = ["gN", "gE", "gS", "gW", "pSE", "pSW", "pNW"]
    assert spaces(s, BLUE, "blue") == seven
    play(s, BLUE, "lay blue_gate_plain")
    assert refused(s, BLUE, "build gent kNE") == "guilds.B.1"
    assert refused(s, BLUE, "build gent pNW") == "guilds.B.1"
    play(s, BLUE, "build gent gN")
    use(s, BLUE, "gent")
    assert spaces(s, BLUE, "blue") == ["gE", "gS", "gW", "pSE", "pSW"]
    use(s, RED, "gent")
    assert "kNW" in spaces(s, RED, "red")
    assert "kNE" not in spaces(s, RED, "red"), "the red square touches it with a short side"
    assert "kNE" in spaces(s, RED, "grey")


def test_r6_a_corner_beside_a_square_alone_is_closed() -> None:
    s = table()
    put(s, "gent", pNE="red")
    use(s, BLUE, "site")
    assert ("blue_corner_plain", "gent kNE") not in moves(s, BLUE)


@pytest.mark.parametrize(
    ("tile", "space", "change", "full"),
    [("a", "gN", 0, 14), ("b", "gN", 0, 14), ("c", "kNE", 1, 15), ("d", "kNE", -2, 12)],
)
def test_r7_special_tiles_change_the_city(tile: str, space: str, change: int, full: int) -> None:
    s = table()
    put(s, "gent", gE="blue")
    before = len(free(s, "gent"))
    use(s, YELLOW, "gent")
    play(s, YELLOW, f"lay church_{tile}", f"build gent {space}")
    assert len(free(s, "gent")) - before == change
    assert len(city(s, "gent")["spaces"]) == full


def test_r8_a_building_site() -> None:
    s = table()
    use(s, YELLOW, "site")
    play(s, YELLOW, "lay yellow_gate_plain", "build brugge gN")
    assert city(s, "brugge")["spaces"]["gN"]["state"] == "site"
    assert s.stones == 9
    use(s, RED, "brugge")
    assert {"kNE", "kNW"} <= set(spaces(s, RED, "red")), "a site opens spaces"
    use(s, GREEN, "brugge")
    assert "finish brugge gN" not in legal(s, GREEN)
    assert refused(s, GREEN, "finish brugge gN") == "guilds.4.3"
    use(s, YELLOW, "brugge")
    play(s, YELLOW, "finish brugge gN")
    assert city(s, "brugge")["spaces"]["gN"]["state"] == "built"
    assert s.stones == 10


@pytest.mark.parametrize("arms", ["grey", "church"])
def test_r8_grey_and_church_sites_are_finished_by_anyone(arms: str) -> None:
    s = table()
    put(s, "brugge", site=True, gN=arms)
    for seat in range(4):
        use(s, seat, "brugge")
        assert "finish brugge gN" in legal(s, seat)


def test_r9_no_stone_left() -> None:
    s = table()
    s.stones = 0
    use(s, YELLOW, "site")
    assert s.over
    assert told(s, "lapse") == [(YELLOW, (6, REASONS.index("stones")))]
    assert s.view(None)["players"][YELLOW]["played"] == ["site"]
    use_gold(s, YELLOW, "site")
    assert s.over
    assert s.discard[GOLD.index("site")] == 1


def test_r10_pick_up_without_played_cards() -> None:
    s = table()
    use(s, RED, "pickup")
    assert s.over, "no other action"
    assert len(s.view(None)["players"][RED]["hand"]) == 8
    assert told(s, "pick-up") == [(RED, (1,))]


def test_r11_golden_card_of_a_scored_city() -> None:
    s = table()
    s.scored |= BIT[CITIES.index("gent")]
    rig_gold(s, "gent", "master")
    s.next_gold, s.gold = 0, -1
    run(s, DRAW_GOLD, BLUE)
    assert told(s, "gold-removed") == [(BLUE, (CITIES.index("gent"),))]
    assert s.view(BLUE)["golden"]["card"] == "master"
    assert s.view(RED)["golden"]["card"] is None
    assert s.view(None)["cards_out"]["golden"] == {"gent": 1}


def test_r12_golden_influence() -> None:
    s = table()
    use_gold(s, YELLOW, "influence")
    assert s.view(None)["players"][YELLOW]["influence"] == 4
    assert s.view(None)["golden"]["discard"] == {}
    run(s, CHOOSE_CARDS, 15)
    play(s, YELLOW, "pickup", "influence 4")


def leuven() -> Guilds:
    """Eight rounds, every move a real one; blue is start player in the first, the fifth and the ninth."""
    s = new_game()
    rig_gold(s, "master", "pickup", "influence", "pickup", "cathedral", "influence", "influence", "influence", "master")
    choose(s, *["leuven"] * 4)
    play(s, BLUE, "lay blue_gate_printed", "build leuven gE")
    play(s, YELLOW, "lay yellow_corner_printed", "build leuven kNE")
    play(s, GREEN, "lay green_small_printed", "build leuven pNE")
    play(s, RED, "lay church_a", "build leuven gN")
    play(s, BLUE, "master leuven gE")
    choose(s, *["pickup"] * 4)
    choose(s, *["leuven"] * 4)
    play(s, GREEN, "lay green_small_plain", "build leuven pSE")
    play(s, RED, "lay red_corner_plain", "build leuven kNW")
    play(s, BLUE, "lay blue_gate_plain", "build leuven gS")
    play(s, YELLOW, "lay grey_small_plain", "build leuven pNW")
    choose(s, *["pickup"] * 4)
    choose(s, "leuven", "site", "leuven", "leuven")
    play(s, BLUE, "lay grey_gate_plain")
    play(s, YELLOW, "lay yellow_corner_plain", "build leuven kSE")
    play(s, GREEN, "lay church_small")
    play(s, RED, "lay red_corner_printed")
    play(s, BLUE, "cathedral leuven pSW")
    for _ in range(3):
        choose(s, *["pickup"] * 4)
    assert s.start == BLUE
    return s


def test_r13_leuven_laid_out_by_real_moves() -> None:
    s = leuven()
    assert free(s, "leuven") == ["gW"]
    assert city(s, "leuven")["spaces"]["kNW"]["arms"] == city(s, "leuven")["spaces"]["kSW"]["arms"] == "red"
    assert city(s, "leuven")["spaces"]["pSW"]["cathedral"]
    choose(s, "leuven", "pickup", "pickup", "pickup")
    assert legal(s, BLUE) == ["lay blue_gate_plain", "lay blue_gate_printed"]
    play(s, BLUE, "lay blue_gate_plain")
    assert s.stones == 9
    assert city(s, "leuven")["value"] == 16
    play(s, BLUE, "master leuven xA")
    assert points(s) == [16, 8, 0, 0, 0]
    ranking = {r["guild"]: (r["districts"], r["masters"]) for r in city(s, "leuven")["ranking"]}
    assert ranking == {"blue": (3, 2), "yellow": (2, 3), "green": (2, 1), "red": (2, 1), "grey": (2, 1)}
    assert len(city(s, "leuven")["spaces"]) == 14
    assert city(s, "leuven")["scored"]
    assert s.stones == 10
    assert all("leuven" not in p["hand"] + p["played"] for p in s.view(None)["players"])


def test_r14_leuven_without_the_figure_on_grey() -> None:
    s = leuven()
    s.gold = GOLD.index("pickup")
    choose(s, "leuven", "pickup", "pickup", "pickup")
    play(s, BLUE, "lay blue_gate_plain")
    assert points(s) == [16, 8, 2, 2, 0]


def test_r15_points_of_the_ranks() -> None:
    from triforium.games.guilds.scoring import points_of_rank

    assert [points_of_rank(rank, 16) for rank in range(1, 6)] == [16, 8, 4, 2, 0]


def test_r16_a_dead_space_is_covered_and_the_city_scored_in_the_same_step() -> None:
    s = table()
    put(s, "gent", gN="blue", pNE="red")
    fill(s, "gent", but=["kNE"])
    use_up(s, "corner", specials="c")
    step_6(s)
    assert "kNE" in covered(s, "gent")
    assert city(s, "gent")["scored"]
    assert city(s, "gent")["value"] == 3


def test_r17_one_free_space_ends_the_game() -> None:
    s = table()
    for name in CITIES:
        fill(s, name, but=["gN"] if name == "gent" else [])
    step_6(s)
    assert s.over
    assert covered(s, "gent")[0] == "gN"
    assert all(c["scored"] for c in s.view(None)["cities"])
    assert [args for _, args in told(s, "bonus")] == [(3, 3)] * 4


def test_r18_influence_bonus() -> None:
    s = table()
    for seat, number in enumerate([2, 2, 1, 0]):
        s.influence[seat] = number
    before = points(s)
    for name in CITIES:
        fill(s, name)
        s.scored |= BIT[CITIES.index(name)]
    run(s, FINAL_SCORING, 0)
    assert [after - was for after, was in zip(points(s), before, strict=True)] == [3, 3, 0, 0, 0]


def test_r19_set_up_for_two() -> None:
    s = new_game(2)
    view = s.view(None)
    assert len(view["cities"]) == 6
    assert all(len(p["hand"]) == 8 and p["influence"] == 0 for p in view["players"])
    assert sorted(s.stack) == list(range(14))
    assert all(sum(n for t, n in view["supply"].items() if t.startswith(g)) == 15 for g in ("green", "red"))
    assert view["wood"] == {"stones": 10, "cathedrals": 0, "masters": 0, "cylinders": 6}
    assert "golden" not in view
    assert [p["influenced_guild"] for p in view["players"]] == ["green", "red"]


def test_stacks_are_shuffled() -> None:
    """S.1, T.1: any card of stack A, of stack B, and of the fourteen, can come to lie on top."""
    golden = [new_game(seed=seed) for seed in range(0, 1_200, 6)]
    for_two = [new_game(2, seed=seed) for seed in range(0, 1_200, 6)]
    assert len({s.deck[0] for s in golden}) == len({s.deck[s.first_of_b] for s in golden}) == len(GOLD)
    assert {s.stack[0] for s in for_two} == set(range(14))


def test_r20_both_cities_are_scored_after_the_turn_neither_between() -> None:
    s = table(2)
    put(s, "gent", gN="blue")
    put(s, "ieper", gN="blue")
    fill(s, "gent", but=["gS"])
    fill(s, "ieper", but=["gS"])
    rig_stack(s, "green ieper")
    run(s, TURN, BLUE)
    play(s, BLUE, "play gent", "lay blue_gate_plain")
    assert s.scored == 0, "scored only after the drawn card"
    assert s.view(None)["stack"]["drawn"] == ["green", "ieper"]
    play(s, BLUE, "lay green_gate_plain")
    assert city(s, "gent")["scored"]
    assert city(s, "ieper")["scored"]


def test_r21_a_drawn_card_of_a_scored_city_leaves_the_game() -> None:
    s = table(2)
    s.scored |= BIT[CITIES.index("gent")]
    rig_stack(s, "green gent", "red site")
    run(s, DRAW_CARD, BLUE)
    assert s.view(None)["stack"]["drawn"] == ["red", "site"]
    assert s.view(None)["cards_out"]["stack"] == [["green", "gent"]]
    assert s.view(None)["stack"]["left"] == 12


def test_r21_an_empty_stack_is_made_anew_in_the_middle_of_a_redraw() -> None:
    s = table(2)
    s.scored |= BIT[CITIES.index("gent")]
    s.stack[13] = CITIES.index("gent")
    s.stack_next = 13
    s.opened = (1 << 14) - 1 - (1 << CITIES.index("gent"))
    run(s, DRAW_CARD, BLUE)
    assert told(s, "reshuffle") == [(-1, (12,))], "without the other card of Gent"
    assert s.view(None)["cards_out"]["stack"] == [["green", "gent"], ["red", "gent"]]


def test_r22_a_drawn_card_without_a_legal_action_lapses() -> None:
    s = table(2)
    fill(s, "gent")
    use_drawn(s, BLUE, "green gent")
    assert s.over, "no second draw, nothing asked"
    assert len(told(s, "lapse")) == 1
    assert s.view(None)["stack"]["open"] == [["green", "gent"]]


def test_r23_the_game_ends_when_only_an_influenced_guild_could_build() -> None:
    s = table(2)
    put(s, "gent", gN="blue")
    for name in CITIES:
        fill(s, name, but=["kNE"] if name == "gent" else [])
    use_up(s, "corner", but=["red"], specials="cd")
    step_6(s)
    assert s.over
    assert told(s, "end-influenced")


def test_r24_own_and_influenced_guild_are_added_up() -> None:
    s = table(2)
    for guild, number in enumerate([40, 35, 25, 31, 20]):
        s.points[guild] = number
    assert s.scores() == [65, 66]
    assert s.winners() == [1]


def test_first_moves_to_count() -> None:
    s = table()
    counts = {}
    for card in [*CITIES, "site"]:
        use(s, YELLOW, card)
        found = moves(s, YELLOW)
        counts[card] = len(found)
        by_arms = [sum(tile.startswith(arms) for tile, _ in found) for arms in ("yellow", "grey", "church")]
        if card in ("brugge", "gent", "ieper"):
            assert by_arms == [16, 16, 16]
    assert counts == {"brugge": 48, "gent": 48, "ieper": 48, "leuven": 32, "utrecht": 32, "luik": 32, "site": 240}
    s = table(3)
    use(s, YELLOW, "site")
    assert len(moves(s, YELLOW)) == 192
