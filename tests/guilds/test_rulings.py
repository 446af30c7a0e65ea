"""The rulings 1 to 30 of the file of rules, by number."""

import pytest
from mypy_extensions import i64

from tests.guilds.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    cathedral,
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
    points,
    put,
    rig_gold,
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
from triforium.games.guilds.material import CARDS, CITIES, GOLD, GREY
from triforium.games.guilds.scoring import points_of_rank, share_out
from triforium.games.guilds.step1_gold import DRAW_GOLD
from triforium.games.guilds.step5_start_action import START_ACTION
from triforium.games.guilds.step6_scoring import END_TEST, FINAL_SCORING
from triforium.games.guilds.two_players import END_TEST_FOR_TWO
from triforium.kernel.bits import BIT
from triforium.kernel.vecs import vec


def shares(value: int, *guilds: tuple[int, int]) -> list[int]:
    """The points of guilds with so many districts and masters."""
    strength = vec[i64]([districts * 64 + masters for districts, masters in guilds] + [0] * (5 - len(guilds)))
    return list(share_out(value, strength))[: len(guilds)]


def test_01_half_is_rounded_up() -> None:
    assert [points_of_rank(2, value) for value in (13, 14, 15)] == [7, 7, 8]


def test_02_any_common_side_makes_neighbours_a_point_does_not() -> None:
    s = table()
    put(s, "gent", gN="church", gE="blue")
    use(s, RED, "gent")
    assert spaces(s, RED, "church") == ["gS", "gW", "kSE", "pSE", "pSW"]
    put(s, "brugge", site=True, pNE="grey")
    use(s, RED, "brugge")
    assert spaces(s, RED, "grey") == ["gS", "gW", "pSE", "pSW", "pNW"], "a site counts, and so does a short side"


def test_03_a_cover_opens_nothing() -> None:
    s = table()
    fill(s, "gent", but=["kNE", "kSE", "gS"])
    use(s, BLUE, "gent")
    assert spaces(s, BLUE, "blue") == ["gS"]


def test_04_a_space_that_cannot_be_reached_yet_is_not_dead() -> None:
    s = table()
    step_6(s)
    assert all(covered(s, name) == [] for name in CITIES)


def test_04_a_space_that_one_unwilling_player_could_fill_is_not_dead() -> None:
    s = table()
    put(s, "gent", gN="blue")
    use_up(s, "corner", but=["red"], specials="cd")
    step_6(s)
    assert "kNE" in free(s, "gent")


@pytest.mark.parametrize(("left", "dead"), [("a", False), ("b", False), ("", True)])
def test_04_a_special_tile_keeps_a_gate_alive(left: str, dead: bool) -> None:
    s = table()
    use_up(s, "gate", specials="".join(c for c in "ab" if c != left))
    step_6(s)
    assert ("gN" in covered(s, "gent")) == dead
    assert "gN" in covered(s, "luik"), "the church's own centre lies beside it"


def test_04_an_added_space_is_kept_alive_by_no_special_tile() -> None:
    s = table()
    put(s, "gent", gN="church a")
    use_up(s, "gate")
    step_6(s)
    assert "xA" in covered(s, "gent")
    assert "gS" in free(s, "gent"), "B could still be laid there"


def test_05_covers_are_repeated_until_nothing_changes() -> None:
    s = table()
    use_up(s, "gate", specials="ab")
    step_6(s)
    assert set(covered(s, "gent")) == {"gN", "gE", "gS", "gW", "kNE", "kSE", "kSW", "kNW"}
    assert free(s, "gent") == ["pNE", "pSE", "pSW", "pNW"]


def test_06_covers_never_run_out() -> None:
    s = table()
    use_up(s, "gate", specials="ab")
    use_up(s, "small", specials="d")
    step_6(s)
    assert sum(len(covered(s, name)) for name in CITIES) == 72


def test_07_a_covered_space_scores_nothing_and_the_city_is_full() -> None:
    s = table()
    put(s, "gent", gN="blue")
    fill(s, "gent")
    step_6(s)
    assert city(s, "gent")["value"] == 2
    assert city(s, "gent")["scored"]


def test_08_a_city_that_fills_in_step_4_waits_for_step_6() -> None:
    s = new_game()
    put(s, "gent", gN="blue")
    put(s, "gent", site=True, gS="grey")
    fill(s, "gent", but=["gE"])
    s.gold = GOLD.index("master")
    choose(s, "gent", "gent", "pickup", "pickup")
    play(s, BLUE, "lay church_gate")
    assert legal(s, BLUE)[0].startswith("master"), "yellow has finished the site, being the only choice"
    assert not city(s, "gent")["scored"]
    assert city(s, "gent")["spaces"]["gS"]["state"] == "built"
    play(s, BLUE, "master gent gN")
    assert city(s, "gent")["scored"]


def test_09_nothing_happens_in_a_scored_city() -> None:
    s = table()
    put(s, "gent", site=True, gN="grey")
    fill(s, "gent")
    step_6(s)
    assert s.stones == 10
    assert city(s, "gent")["spaces"]["gN"]["state"] == "site", "unfinished for ever"
    for card in ("cathedral", "master", "site"):
        use_gold(s, BLUE, card)
        assert not any("gent" in option for option in legal(s, BLUE))
        if card == "site":
            assert not any(place.startswith("gent") for _, place in moves(s, BLUE))


def test_10_several_cities_at_once_in_board_order() -> None:
    s = table()
    put(s, "luik", gN="blue")
    put(s, "gent", gN="red")
    fill(s, "luik")
    fill(s, "gent")
    step_6(s)
    assert [args[0] for _, args in told(s, "scored")] == [CITIES.index("gent"), CITIES.index("luik")]
    assert points(s) == [3, 0, 2, 1, 0]


def test_11_cards_of_a_scored_city_leave_hands_and_tables() -> None:
    s = table()
    use(s, BLUE, "gent")
    fill(s, "gent")
    step_6(s)
    assert all("gent" not in p["hand"] + p["played"] for p in s.view(None)["players"])
    assert s.view(None)["cards_out"]["silver"] == {"gent": 4}


def test_11_no_card_left_to_redraw_means_no_start_action_and_the_last_round() -> None:
    s = table()
    s.scored |= BIT[CITIES.index("gent")]
    s.deck[27] = CITIES.index("gent")
    s.next_gold, s.gold = 27, -1
    run(s, DRAW_GOLD, BLUE, START_ACTION, END_TEST)
    assert told(s, "gold-none")
    assert told(s, "gold-shown") == []
    assert told(s, "end-deck")


def test_12_the_later_card_for_a_full_city_lapses() -> None:
    s = new_game()
    fill(s, "gent", but=["gN"])
    s.gold = GOLD.index("pickup")
    choose(s, "gent", "gent", "pickup", "pickup")
    play(s, BLUE, "lay blue_gate_plain")
    assert told(s, "lapse") == [(YELLOW, (CITIES.index("gent"), REASONS.index("full")))]


def test_12_a_lapse_says_why() -> None:
    s = table()
    for shape in ("gate", "corner", "small"):
        use_up(s, shape, specials="abcd")
    use(s, BLUE, "gent")
    s.scored |= BIT[CITIES.index("gent")]
    fill(s, "gent")
    use(s, YELLOW, "gent")
    reasons = [REASONS[reason] for _, (_, reason) in told(s, "lapse")]
    assert reasons == ["tiles", "scored"]


def test_13_a_playable_action_must_be_carried_out() -> None:
    s = table()
    put(s, "gent", site=True, gN="blue")
    use(s, BLUE, "gent")
    assert all(option.split()[0] in ("lay", "finish") for option in legal(s, BLUE))
    assert "finish gent gN" in legal(s, BLUE)
    assert any(option.startswith("lay") for option in legal(s, BLUE))


def test_14_whose_sites_can_be_finished() -> None:
    s = table()
    put(s, "leuven", site=True, gN="blue", gS="grey", pSW="red", pNE="church")
    use(s, BLUE, "leuven")
    assert [o for o in legal(s, BLUE) if "finish" in o] == [f"finish leuven {x}" for x in ("gN", "gS", "pNE")]
    use_gold(s, BLUE, "leuven")
    assert [o for o in legal(s, BLUE) if "finish" in o] == [f"finish leuven {x}" for x in ("gS", "pNE")]


def test_15_without_stones_the_site_card_does_nothing() -> None:
    s = table()
    s.stones = 0
    use(s, BLUE, "site")
    assert s.over
    assert told(s, "lapse") == [(BLUE, (CARDS.index("site"), REASONS.index("stones")))]


def test_16_grey_is_ranked_like_any_guild() -> None:
    s = table()
    put(s, "utrecht", kNE="grey printed", gE="blue", gW="blue")
    fill(s, "utrecht")
    step_6(s)
    assert points(s) == [2, 0, 0, 0, 4], "grey has 2 districts and 3 masters, blue 2 and none"


def test_16_the_church_has_no_rank() -> None:
    s = table()
    put(s, "luik", kNE="church", kSE="church", gN="blue")
    fill(s, "luik")
    step_6(s)
    assert points(s) == [7, 0, 0, 0, 0]


def test_17_equals_get_the_points_of_the_last_rank_they_share() -> None:
    assert shares(13, (3, 1), (3, 1)) == [7, 7]
    assert shares(16, (2, 1), (2, 1), (2, 1), (1, 0)) == [4, 4, 4, 2]
    assert shares(15, *[(2, 1)] * 5) == [0] * 5


def test_18_no_finished_district_no_rank() -> None:
    s = table()
    put(s, "gent", site=True, gN="red")
    figure(s, "gent", "gN")
    fill(s, "gent")
    step_6(s)
    assert points(s) == [0, 0, 1, 0, 0]


def test_19_masters_on_sites_do_not_count() -> None:
    s = table()
    put(s, "luik", gN="blue", gS="red")
    put(s, "luik", site=True, gE="blue printed")
    figure(s, "luik", "gE")
    fill(s, "luik")
    step_6(s)
    assert points(s) == [2, 0, 0, 2, 0], "value 4, ranks 1 and 2 shared"


def test_19_a_master_on_the_first_space_of_the_first_city() -> None:
    s = table()
    put(s, "brugge", gN="red printed")
    figure(s, "brugge", "c")
    figure(s, "brugge", "gN")
    fill(s, "brugge")
    step_6(s)
    assert points(s) == [2, 0, 0, 1, 0], "three masters against two"


def test_20_the_influence_bonus() -> None:
    s = table()
    for seat, number in enumerate([0, 0, 0, 0]):
        s.influence[seat] = number
    s.scored = s.in_play
    run(s, FINAL_SCORING, 0)
    assert told(s, "bonus") == [], "nobody gets it for none"


def test_21_golden_influence_cannot_be_used_before_step_5() -> None:
    s = new_game()
    rig_gold(s, "influence")
    play(s, BLUE, "pickup")
    assert legal(s, BLUE)[-1] == "influence 3"
    play(s, BLUE, "influence 3")
    for seat in (YELLOW, GREEN, RED):
        play(s, seat, "pickup", "influence 0")
    assert s.view(None)["players"][BLUE]["influence"] == 1


def test_21_in_the_last_round_it_counts_for_the_bonus() -> None:
    s = new_game()
    rig_gold(s, "influence")
    s.next_gold = len(s.deck)
    choose(s, *["pickup"] * 4)
    assert s.over
    assert told(s, "bonus") == [(BLUE, (4, 3))]


def test_22_a_tie_is_a_shared_win_and_grey_cannot_win() -> None:
    s = table()
    s.scored = s.in_play
    for guild, number in enumerate([30, 30, 29, 3, 50]):
        s.points[guild] = number
        if guild < 4:
            s.influence[guild] = 0
    assert s.winners() == [0, 1]
    run(s, FINAL_SCORING, 0)
    assert told(s, "grey-rules") == [(-1, (50,))]
    s.points[GREY] = 30
    run(s, FINAL_SCORING, 0)
    assert len(told(s, "grey-rules")) == 1, "grey must have more than anybody"


def test_23_cathedrals_on_any_church_district() -> None:
    s = table()
    put(s, "gent", gN="church a")
    put(s, "gent", site=True, pSE="church")
    use_gold(s, BLUE, "cathedral")
    assert legal(s, BLUE) == ["cathedral gent gN", "cathedral gent pSE", "cathedral luik c"]
    play(s, BLUE, "cathedral luik c")
    use_gold(s, BLUE, "cathedral")
    assert "cathedral luik c" not in legal(s, BLUE)


def test_23_without_a_bare_church_the_card_is_lost() -> None:
    s = table()
    cathedral(s, "luik", "c")
    use_gold(s, BLUE, "cathedral")
    assert s.over
    assert s.discard[GOLD.index("cathedral")] == 1
    assert told(s, "gold-lapse") == [(BLUE, (GOLD.index("cathedral"), REASONS.index("churches")))]


def test_24_the_missing_city_is_that_of_the_missing_guild() -> None:
    s = table(3)
    assert [c["id"] for c in s.view(None)["cities"]] == ["brugge", "gent", "utrecht", "leuven", "luik"]


def test_25_a_drawn_card_is_for_the_guild_printed_on_it() -> None:
    s = table(2)
    use_drawn(s, BLUE, "red gent")
    assert {tile.split("_")[0] for tile, _ in moves(s, BLUE)} == {"red", "grey", "church"}


def test_26_a_drawn_card_must_be_used() -> None:
    s = table(2)
    use_drawn(s, BLUE, "green gent")
    assert all(option.startswith("lay") for option in legal(s, BLUE))
    assert not any(option.startswith("lay green") for option in legal(s, BLUE)), "green cannot build at home yet"


def test_27_a_space_that_only_a_special_tile_could_fill_keeps_the_game_going() -> None:
    s = table(2)
    put(s, "gent", gN="blue")
    for name in CITIES:
        fill(s, name, but=["kNE"] if name == "gent" else [])
    use_up(s, "corner", but=["red"], specials="d")
    step_6(s)
    assert not told(s, "end-influenced")
    use_up(s, "corner", but=["red"], specials="c")
    step_6(s)
    assert told(s, "end-influenced")


def test_28_fourteen_quiet_turns_end_the_game() -> None:
    s = table(2)
    for turn in range(14):
        assert not told(s, "end-quiet")
        s.changed = False
        run(s, END_TEST_FOR_TWO, 0)
        assert s.quiet == turn + 1
    assert told(s, "end-quiet") == [(-1, (14,))]


def test_28_a_tile_starts_the_count_again() -> None:
    s = table(2)
    s.quiet = 13
    use(s, BLUE, "gent")
    play(s, BLUE, "lay blue_gate_plain", "build gent gN")
    step_6(s)
    assert s.quiet == 0
    assert not told(s, "end-quiet")


def test_28_a_cover_starts_the_count_again() -> None:
    s = table(2)
    s.quiet, s.changed = 13, False
    use_up(s, "small", specials="d")
    step_6(s)
    assert s.quiet == 0


def test_28_a_finished_site_starts_the_count_again() -> None:
    s = table(2)
    put(s, "gent", site=True, gN="blue")
    s.quiet, s.changed = 13, False
    use(s, BLUE, "gent")
    play(s, BLUE, "finish gent gN")
    step_6(s)
    assert s.quiet == 0


def test_29_supplies_and_hands_are_open() -> None:
    s = new_game()
    assert s.view(None)["supply"] == s.view(2)["supply"]
    assert [p["hand"] for p in s.view(None)["players"]] == [p["hand"] for p in s.view(1)["players"]]


def test_30_sites_count_for_nothing_with_a_cathedral_too() -> None:
    s = table()
    put(s, "gent", gN="blue")
    put(s, "gent", site=True, gS="church", gE="red", gW="red")
    cathedral(s, "gent", "gS")
    assert city(s, "gent")["value"] == 2
    assert [r["guild"] for r in city(s, "gent")["ranking"]] == ["green", "blue"]
