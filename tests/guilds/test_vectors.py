"""The test vectors 8.2 to 8.4 of the file of rules."""

import pytest
from mypy_extensions import i64

from tests.guilds.table import (
    BLUE,
    GREEN,
    YELLOW,
    choose,
    city,
    covered,
    figure,
    fill,
    free,
    legal,
    moves,
    new_game,
    play,
    put,
    rig_stack,
    run,
    spaces,
    step_6,
    table,
    told,
    use,
    use_drawn,
    use_up,
)
from triforium.games.guilds.journal import REASONS
from triforium.games.guilds.material import CITIES, GOLD
from triforium.games.guilds.scoring import share_out
from triforium.games.guilds.step2_choice import CHOOSE_CARDS
from triforium.games.guilds.step6_scoring import FINAL_SCORING
from triforium.games.guilds.two_players import DRAW_CARD
from triforium.kernel.vecs import vec

# 8.2 Scoring ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "guilds", "points"),
    [
        (15, [(4, 0), (3, 0), (2, 0), (1, 0)], [15, 8, 4, 2]),
        (13, [(3, 1), (3, 1)], [7, 7]),
        (12, [(5, 0)], [12]),
        (16, [(3, 2), (3, 1), (2, 0), (2, 0), (1, 0)], [16, 8, 2, 2, 0]),
        (16, [(2, 1), (2, 1), (2, 1), (1, 0)], [4, 4, 4, 2]),
        (16, [(4, 0), (2, 1), (2, 1), (1, 0)], [16, 4, 4, 2]),
        (15, [(2, 1)] * 5, [0] * 5),
        (6, [(3, 0), (2, 0), (1, 0)], [6, 3, 4]),
    ],
)
def test_shares(value: int, guilds: list[tuple[int, int]], points: list[int]) -> None:
    strength = vec[i64]([districts * 64 + masters for districts, masters in guilds] + [0] * (5 - len(guilds)))
    assert list(share_out(value, strength))[: len(guilds)] == points


def test_a_site_with_a_master_figure_brings_its_guild_nothing() -> None:
    s = table()
    put(s, "luik", gN="blue", gS="blue", kNW="yellow", kSE="yellow", kSW="yellow")
    put(s, "luik", site=True, gE="red")
    figure(s, "luik", "gE")
    assert [(r["guild"], r["points"]) for r in city(s, "luik")["ranking"]] == [("yellow", 7), ("blue", 4)]


# 8.3 Building, covers, ends -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_nobody_can_build_at_home_at_the_start(seat: int) -> None:
    s = table()
    home = ["brugge", "leuven", "gent", "ieper"][seat]
    guild = ["blue", "yellow", "green", "red"][seat]
    use(s, seat, home)
    assert spaces(s, seat, guild) == []
    assert spaces(s, seat, "grey")
    put(s, home, gN="grey")
    use(s, seat, home)
    assert spaces(s, seat, guild) == ["kNE", "kNW"]


def test_the_church_builds_only_corners_in_luik() -> None:
    s = table()
    put(s, "luik", gN="blue", gE="red", gS="green", gW="yellow")
    use(s, BLUE, "luik")
    assert spaces(s, BLUE, "church") == ["kNE", "kSE", "kSW", "kNW"]
    assert spaces(s, BLUE, "church", "d") == [], "D would touch the centre"


def test_d_needs_a_gate_beside_its_corner() -> None:
    s = table()
    use(s, YELLOW, "gent")
    assert "lay church_d" not in legal(s, YELLOW)
    put(s, "gent", gN="blue")
    use(s, YELLOW, "gent")
    assert spaces(s, YELLOW, "church", "d") == ["kNE", "kNW"]
    put(s, "gent", pNW="red")
    use(s, YELLOW, "gent")
    assert spaces(s, YELLOW, "church", "d") == ["kNE"], "it takes the small square too"


def test_d_cannot_take_a_square_whose_corner_is_built() -> None:
    s = table()
    put(s, "gent", gN="blue", kNE="red")
    use(s, YELLOW, "gent")
    assert spaces(s, YELLOW, "church", "d") == ["kNW"]
    put(s, "gent", pNW="grey")
    use(s, YELLOW, "gent")
    assert spaces(s, YELLOW, "church", "d") == []


def test_squares_kept_alive_by_d() -> None:
    s = table()
    use_up(s, "small")
    step_6(s)
    assert covered(s, "gent") == []
    assert covered(s, "luik") == ["pNE", "pSE", "pSW", "pNW"]
    put(s, "gent", gN="blue", kNE="red")
    step_6(s)
    assert covered(s, "gent") == ["pNE"]
    put(s, "gent", gS="church")
    step_6(s)
    assert covered(s, "gent") == ["pNE", "pSE", "pSW"]


def test_two_covered_gates_strand_the_corner_between_them() -> None:
    s = table()
    fill(s, "gent", but=["gS", "gW", "kNE", "kSE", "kSW", "kNW", "pNE", "pSE", "pSW", "pNW"])
    step_6(s)
    assert covered(s, "gent") == ["gN", "gE", "kNE"]
    assert {"pNE", "kNW"} <= set(free(s, "gent"))


def test_with_three_players_arms_alone_can_kill_a_space() -> None:
    s = table(3)
    put(s, "leuven", kNE="grey", kNW="blue", pNE="green", pNW="church")
    step_6(s)
    assert covered(s, "leuven") == ["gN"]
    four = table(4)
    put(four, "leuven", kNE="grey", kNW="blue", pNE="green", pNW="church")
    step_6(four)
    assert covered(four, "leuven") == [], "red could still build there"


def test_two_free_spaces_one_of_them_dead_end_the_game() -> None:
    s = table()
    put(s, "gent", gN="blue", pNE="red")
    for name in CITIES:
        fill(s, name, but=["kNE", "gS"] if name == "gent" else [])
    use_up(s, "corner", specials="c")
    step_6(s)
    assert s.over
    assert told(s, "end-spaces")


def test_a_city_card_with_sites_only() -> None:
    s = table()
    put(s, "gent", site=True, gN="blue", gS="grey", gE="red")
    fill(s, "gent")
    use(s, BLUE, "gent")
    assert legal(s, BLUE) == ["finish gent gN", "finish gent gS"]
    s = table()
    put(s, "gent", site=True, gE="red")
    fill(s, "gent")
    use(s, BLUE, "gent")
    assert told(s, "lapse") == [(BLUE, (1, REASONS.index("full")))]


def test_the_last_stone_comes_back_in_time() -> None:
    s = new_game()
    put(s, "gent", site=True, gN="yellow")
    s.stones = 1
    s.gold = GOLD.index("pickup")
    choose(s, "site", "gent", "site", "pickup")
    play(s, BLUE, "lay blue_gate_plain", "build leuven gN")
    assert s.stones == 0
    play(s, YELLOW, "finish gent gN")
    play(s, GREEN, "lay green_gate_plain", "build leuven gS")
    assert s.stones == 0
    assert s.view(None)["cities"][4]["spaces"]["gS"]["state"] == "site"


def test_a_golden_city_card_finishes_a_church_site_that_then_scores() -> None:
    s = new_game()
    put(s, "gent", site=True, gN="church")
    fill(s, "gent", but=["gS"])
    s.gold = GOLD.index("gent")
    choose(s, "pickup", "gent", "pickup", "pickup")
    play(s, YELLOW, "lay yellow_gate_plain")
    assert city(s, "gent")["scored"]
    assert city(s, "gent")["value"] == 4
    assert list(s.points) == [0, 2, 4, 0, 0]


def test_golden_pick_up_after_silver_pick_up_does_no_harm() -> None:
    s = new_game()
    s.gold = GOLD.index("pickup")
    choose(s, *["pickup"] * 4)
    assert [args for seat, args in told(s, "pick-up") if seat == BLUE] == [(1,), (0,)]
    assert len(s.view(None)["players"][BLUE]["hand"]) == 8


def test_a_full_city_is_scored_before_the_game_ends() -> None:
    s = table()
    for name in CITIES:
        fill(s, name)
    step_6(s)
    assert s.journal is not None
    keys = [line.key for line in s.journal.lines]
    assert keys.index("scored") < keys.index("end-spaces")
    assert len(told(s, "scored")) == 6


def test_covers_at_the_very_end_kill_no_further_spaces() -> None:
    s = table()
    run(s, FINAL_SCORING, 0)
    assert told(s, "cover") == [], "on all of them somebody could still have built"
    assert len(told(s, "cover-end")) == 72
    assert len(told(s, "scored")) == 6


def test_the_hand_never_empties() -> None:
    s = table()
    s.hand[BLUE], s.played[BLUE] = 0b10000000, 0b01111111
    run(s, CHOOSE_CARDS, 1)
    assert legal(s, BLUE) == ["pickup"]
    use(s, BLUE, "pickup")
    assert len(s.view(None)["players"][BLUE]["hand"]) == 8


# 8.4 Two players ------------------------------------------------------------------------------------------------


def test_a_red_site_is_finished_by_a_drawn_red_card_whoever_draws_it() -> None:
    s = table(2)
    put(s, "gent", site=True, gN="red")
    for seat in (BLUE, YELLOW):
        use(s, seat, "gent")
        assert "finish gent gN" not in legal(s, seat)
        use_drawn(s, seat, "red gent")
        assert "finish gent gN" in legal(s, seat)
        s.stack_next -= 1
    use_drawn(s, BLUE, "green gent")
    assert "finish gent gN" not in legal(s, BLUE)


def test_a_drawn_site_card() -> None:
    s = table(2)
    fill(s, "brugge")
    step_6(s)
    use_drawn(s, YELLOW, "red site")
    assert {tile.split("_")[0] for tile, _ in moves(s, YELLOW)} == {"red", "grey", "church"}
    assert {place.split()[0] for _, place in moves(s, YELLOW)} == {"gent", "utrecht", "ieper", "leuven", "luik"}
    play(s, YELLOW, "lay red_small_plain", "build gent pNE")
    assert city(s, "gent")["spaces"]["pNE"]["state"] == "site"


def test_a_drawn_card_of_a_city_filled_by_the_first_action() -> None:
    s = new_game(2)
    fill(s, "gent", but=["gN"])
    rig_stack(s, "red gent")
    play(s, BLUE, "play gent", "lay blue_gate_plain")
    assert told(s, "draw-removed") == []
    assert len(told(s, "lapse")) == 1


def test_five_cities_scored_leave_four_cards_to_draw_from() -> None:
    s = table(2)
    s.scored = 0b111110
    s.stack_next, s.opened = 14, (1 << 14) - 1
    run(s, DRAW_CARD, BLUE)
    assert told(s, "reshuffle") == [(-1, (4,))]


def test_one_free_space_that_yellow_can_fill_keeps_the_game_going() -> None:
    s = table(2)
    put(s, "gent", gN="blue")
    for name in CITIES:
        fill(s, name, but=["kNE"] if name == "gent" else [])
    use_up(s, "corner", but=["yellow"], specials="cd")
    step_6(s)
    assert not any(told(s, key) for key in ("end-spaces", "end-influenced", "end-quiet"))


def test_thirteen_quiet_turns_and_a_tile() -> None:
    s = new_game(2)
    fill(s, "gent")
    s.quiet = 13
    rig_stack(s, "green gent")
    play(s, BLUE, "play brugge", "lay grey_gate_plain", "build brugge gN")
    assert s.quiet == 0
    assert s.to_act == (YELLOW,)
