"""The rulings 31 to 59 of the file of rules, by number."""

import pytest

import triforium
from tests.guilds.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    all_free,
    cathedral,
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
    step_6,
    table,
    told,
    use,
    use_drawn,
    use_gold,
    use_up,
)
from triforium.games.guilds.journal import REASONS
from triforium.games.guilds.material import CARDS, CITIES, GOLD, SPACES
from triforium.games.guilds.step1_gold import DRAW_GOLD
from triforium.games.guilds.step6_scoring import FINAL_SCORING
from triforium.games.guilds.two_players import DRAW_CARD
from triforium.kernel.bits import BIT

# Words and set-up -----------------------------------------------------------------------------------------------


def test_31_a_city_is_full_when_no_space_is_free_sites_or_no_sites() -> None:
    s = table()
    put(s, "gent", site=True, gN="blue")
    fill(s, "gent")
    step_6(s)
    assert city(s, "gent")["scored"]


def test_32_guilds_are_given_by_seat() -> None:
    assert [p["guild"] for p in new_game().view(None)["players"]] == ["blue", "yellow", "green", "red"]


# Rounds and cards -----------------------------------------------------------------------------------------------


def test_33_one_action_card_and_none_to_all_influence_cards() -> None:
    s = new_game()
    fill(s, "gent")
    assert legal(s, YELLOW) == [*[f"play {name}" for name in CITIES], "site", "pickup"], "useless ones too"
    play(s, YELLOW, "play gent")
    assert legal(s, YELLOW) == [f"influence {number}" for number in range(4)]
    assert refused(s, YELLOW, "play brugge") == "guilds.2.2"
    play(s, YELLOW, "influence 2")
    assert YELLOW not in s.to_act
    assert refused(s, YELLOW, "play brugge") == "guilds.2.1"


def test_33_without_influence_cards_the_number_is_not_asked() -> None:
    s = new_game()
    s.influence[YELLOW] = 0
    play(s, YELLOW, "site")
    assert YELLOW not in s.to_act


@pytest.mark.parametrize(("deck", "most"), [("standard", 7), ("alternative", 9)])
def test_33_the_most_influence_cards_of_a_hand(deck: str, most: int) -> None:
    s = new_game(golden_deck=deck)
    s.influence[RED] = 3 + sum(card == GOLD.index("influence") for card in s.deck)
    play(s, RED, "pickup")
    assert legal(s, RED)[-1] == f"influence {most}"


@pytest.mark.parametrize("seats", [3, 4])
def test_34_the_start_passes_clockwise(seats: int) -> None:
    s = new_game(seats, start=seats - 1)
    rig_gold(s, "influence", "influence", "influence")
    starts = []
    for _ in range(3):
        starts.append(s.view(None)["start_player"])
        choose(s, *["pickup"] * seats)
    assert starts == [seats - 1, 0, 1]


def test_34_ties_go_clockwise_from_the_start_player() -> None:
    s = new_game(start=GREEN)
    choose(s, "pickup 1", "pickup", "pickup 1", "pickup")
    assert [seat for seat, _ in told(s, "pick-up")] == [GREEN, BLUE, RED, YELLOW]


def test_34_influence_cards_are_gone_even_if_the_action_lapses() -> None:
    s = new_game()
    fill(s, "gent")
    choose(s, "pickup", "gent 2", "pickup", "pickup")
    assert told(s, "lapse")[0][0] == YELLOW
    assert s.view(None)["players"][YELLOW]["influence"] == 1


def test_35_a_stone_given_back_earlier_in_the_round_saves_the_later_site() -> None:
    s = new_game()
    put(s, "gent", site=True, gN="blue")
    s.stones = 0
    s.gold = GOLD.index("pickup")
    choose(s, "gent", "site", "pickup", "pickup")
    play(s, BLUE, "finish gent gN")
    assert s.to_act == (YELLOW,)
    assert legal(s, YELLOW)[0].startswith("lay")


def test_36_a_site_in_a_full_city_must_be_finished() -> None:
    s = table()
    put(s, "gent", site=True, gN="grey", gS="blue")
    fill(s, "gent")
    use(s, BLUE, "gent")
    assert legal(s, BLUE) == ["finish gent gN", "finish gent gS"]
    use(s, RED, "gent")
    assert s.over, "the only choice is taken by itself"
    assert city(s, "gent")["spaces"]["gN"]["state"] == "built"


def test_37_printed_or_plain_regular_or_special() -> None:
    s = table()
    put(s, "gent", gN="blue")
    use(s, YELLOW, "gent")
    kinds = legal(s, YELLOW)
    for tile in ("yellow_gate_plain", "yellow_gate_printed", "grey_gate_plain", "grey_gate_printed", "church_gate",
                 "church_a", "church_b", "church_c", "church_d"):  # fmt: skip
        assert f"lay {tile}" in kinds
    assert len(kinds) == len(set(kinds))


def test_37_kinds_that_are_used_up_are_not_offered() -> None:
    s = table()
    use_up(s, "gate", but=["yellow"], specials="ab")
    s.supply[7] = 0
    s.kinds_left &= ~BIT[7]
    use(s, YELLOW, "gent")
    assert [k for k in legal(s, YELLOW) if "gate" in k] == ["lay yellow_gate_plain"]
    assert refused(s, YELLOW, "lay yellow_gate_printed") == "guilds.B.4"
    assert refused(s, YELLOW, "lay church_a") == "guilds.B.4"


def test_38_the_site_card_lays_in_any_unscored_city_and_never_finishes() -> None:
    s = table()
    put(s, "gent", site=True, gN="blue")
    fill(s, "brugge")
    step_6(s)
    use(s, BLUE, "site")
    assert not any("finish" in option for option in legal(s, BLUE))
    assert {place.split()[0] for _, place in moves(s, BLUE)} == {"gent", "utrecht", "ieper", "leuven", "luik"}


def test_39_golden_pick_up_takes_the_card_of_this_round_too() -> None:
    s = table()
    s.hand[BLUE], s.played[BLUE] = BIT[6], 0b10000011
    use_gold(s, BLUE, "pickup")
    assert s.view(None)["players"][BLUE]["played"] == []
    assert len(s.view(None)["players"][BLUE]["hand"]) == 4
    assert s.discard[GOLD.index("pickup")] == 1


def test_40_redraw_until_a_card_is_not_of_a_scored_city() -> None:
    s = table()
    s.scored |= BIT[0] | BIT[1]
    rig_gold(s, "brugge", "gent", "site")
    s.next_gold, s.gold = 0, -1
    run(s, DRAW_GOLD, BLUE)
    assert [args for _, args in told(s, "gold-removed")] == [(0,), (1,)]
    assert s.gold == GOLD.index("site")
    assert s.next_gold == 3


def test_41_golden_card_of_a_city_that_filled_in_step_4() -> None:
    s = table()
    put(s, "gent", site=True, gN="church", gS="blue")
    fill(s, "gent")
    use_gold(s, BLUE, "gent")
    assert city(s, "gent")["spaces"]["gN"]["state"] == "built", "the church site was the only choice"
    assert city(s, "gent")["spaces"]["gS"]["state"] == "site"
    use_gold(s, BLUE, "gent")
    assert told(s, "lapse") == [(BLUE, (CARDS.index("gent"), REASONS.index("full")))]


def test_42_golden_cards_without_effect_are_discarded() -> None:
    s = table()
    s.stones = 0
    cathedral(s, "luik", "c")
    fill(s, "gent")
    for city_number in (0, 2):
        s.scored |= BIT[city_number]
    reasons = {"site": "stones", "cathedral": "churches", "gent": "full", "master": "districts"}
    for card, reason in reasons.items():
        use_gold(s, BLUE, card)
        assert s.over
        if card in CARDS:
            assert told(s, "lapse")[-1] == (BLUE, (CARDS.index(card), REASONS.index(reason)))
        else:
            assert told(s, "gold-lapse")[-1] == (BLUE, (GOLD.index(card), REASONS.index(reason)))
        assert s.discard[GOLD.index(card)] == 1


def test_43_a_master_stands_on_own_and_grey_districts_only() -> None:
    s = table()
    put(s, "gent", gN="blue", gS="church", gE="red")
    put(s, "gent", site=True, pSW="grey")
    use_gold(s, BLUE, "master")
    assert legal(s, BLUE) == ["master brugge c", "master gent gN", "master gent pSW", "master utrecht c"]
    for _ in range(2):
        use_gold(s, BLUE, "master")
        play(s, BLUE, "master gent gN")
    assert city(s, "gent")["spaces"]["gN"]["masters"] == 2
    assert s.view(None)["wood"]["masters"] == 2


def test_43_there_are_as_many_cards_as_figures() -> None:
    for deck in ("standard", "alternative"):
        s = new_game(golden_deck=deck)
        assert [sum(c == GOLD.index(kind) for c in s.deck) for kind in ("cathedral", "master")] == [4, 4]


def test_44_the_round_of_the_last_golden_card_is_played_to_its_end() -> None:
    s = new_game()
    s.next_gold, s.gold = len(s.deck), GOLD.index("master")
    choose(s, *["pickup"] * 4)
    play(s, BLUE, "master brugge c")
    assert s.over
    assert told(s, "end-deck")
    assert told(s, "end-spaces") == []


def test_45_covers_first_then_scoring_then_the_end() -> None:
    s = table()
    put(s, "gent", gN="blue", pNE="red")
    for name in CITIES:
        fill(s, name, but=["kNE"] if name == "gent" else ["gN"] if name == "brugge" else [])
    use_up(s, "corner", specials="c")
    assert all_free(s) == 2
    step_6(s)
    assert s.journal is not None
    order = ("cover", "scored", "end-spaces", "cover-end", "bonus")
    keys = [line.key for line in s.journal.lines if line.key in order]
    assert keys == ["cover", *["scored"] * 5, "end-spaces", "cover-end", "scored", *["bonus"] * 4]


def test_46_free_spaces_count_whether_they_can_be_reached_or_not() -> None:
    s = table()
    put(s, "gent", kNE="church c")
    for name in CITIES:
        fill(s, name, but=["xC1", "xC2"] if name == "gent" else [])
    step_6(s)
    assert not told(s, "end-spaces"), "the two spaces added by C count"


def test_46_the_square_under_d_does_not_count() -> None:
    s = table()
    put(s, "gent", gN="blue", kNE="church d")
    assert "pNE" not in city(s, "gent")["spaces"]
    assert len(free(s, "gent")) == 9


def test_47_a_cover_can_fill_a_city_and_end_the_game_and_never_comes_off() -> None:
    s = table()
    put(s, "gent", gN="blue", pNE="red")
    for name in CITIES:
        fill(s, name, but=["kNE", "gS"] if name == "gent" else [])
    use_up(s, "corner", specials="c")
    step_6(s)
    assert told(s, "end-spaces")
    assert "kNE" in covered(s, "gent")


def test_48_the_third_can_get_more_than_the_second() -> None:
    s = table()
    put(s, "luik", gN="blue", gS="blue", kNE="yellow", kSE="yellow", pSW="red", kNW="blue")
    s.held[5 * 6 + 5] = 0
    fill(s, "luik")
    step_6(s)
    assert points(s) == [6, 3, 0, 4, 0]


def test_49_a_city_without_finished_guild_districts_pays_nobody() -> None:
    s = table()
    fill(s, "luik")
    step_6(s)
    assert points(s) == [0] * 5
    assert city(s, "luik")["value"] == 2


def test_50_the_missing_guild_has_no_part_in_the_game() -> None:
    s = table(3)
    s.depth = 0
    run(s, FINAL_SCORING, 0)
    scored = {CITIES[args[0]] for _, args in told(s, "scored")}
    assert scored == set(CITIES) - {"ieper"}
    assert points(s)[RED] == 0


def test_51_what_is_public() -> None:
    """More of this in the tests of secrets."""
    s = new_game()
    assert s.view(BLUE)["golden"]["card"] in GOLD
    assert s.view(None)["golden"]["card"] is None
    assert (s.view(None)["golden"]["left_a"], s.view(None)["golden"]["left_b"]) == (13, 14)
    assert len(s.view(None)["players"][0]["hand"]) == 8


# Two players ----------------------------------------------------------------------------------------------------


def test_52_set_up_for_two() -> None:
    games = [triforium.game("guilds").new(2, seed) for seed in range(20)]
    assert {s.view(None)["start_player"] for s in games} == {0, 1}
    assert all(s.to_act == (s.view(None)["start_player"],) for s in games)
    s = table(2)
    put(s, "luik", gN="blue printed", gS="yellow")
    fill(s, "luik")
    step_6(s)
    assert points(s)[:2] == [4, 2], "printed masters break ties"


def test_53_two_actions_in_every_turn_in_free_order() -> None:
    s = new_game(2)
    assert legal(s, BLUE) == [*[f"play {name}" for name in CITIES], "site", "pickup", "draw"]
    rig_stack(s, "red brugge")
    play(s, BLUE, "draw")
    assert all(option.startswith("lay") for option in legal(s, BLUE)), "carried out before anything else"
    play(s, BLUE, "lay red_gate_plain", "build brugge gN")
    assert "draw" not in legal(s, BLUE)
    assert s.prompt(BLUE).key == "ask-turn-card"
    play(s, BLUE, "pickup")
    assert s.to_act == (YELLOW,)


def test_53_after_the_own_card_the_stack_is_drawn_by_itself() -> None:
    s = new_game(2)
    rig_stack(s, "green site")
    play(s, BLUE, "pickup")
    assert s.to_act == (BLUE,)
    assert s.view(None)["stack"]["drawn"] == ["green", "site"]


def test_53_a_card_lies_chosen_only_in_its_turn() -> None:
    s = new_game(2)
    rig_stack(s, "green site", "red site")
    for seat in (BLUE, YELLOW):
        play(s, seat, "pickup")
        assert s.view(None)["players"][seat]["chosen"] == "pickup"
        while s.to_act == (seat,):
            s.apply(seat, s.legal(seat)[0])
        assert s.view(None)["players"][seat]["chosen"] is None


def test_53_covers_come_after_the_turn_and_turns_are_counted() -> None:
    s = new_game(2)
    put(s, "gent", gN="blue")
    use_up(s, "corner", but=["blue"], specials="cd")
    rig_stack(s, "green site")
    assert s.view(None)["round"] == 1
    play(s, BLUE, "pickup", "lay green_gate_plain")
    assert covered(s, "gent") == [], "blue alone has corners, and stands beside two; but the turn is not over"
    play(s, BLUE, "build luik gN")
    assert covered(s, "gent") == ["kNE", "kNW"]
    assert told(s, "cover") == [(-1, at_gent) for at_gent in ((1, SPACES.index("kNE")), (1, SPACES.index("kNW")))]
    assert s.view(None)["round"] == 2


def test_54_who_draws_decides_also_for_the_rivals_guild() -> None:
    s = table(2)
    use_drawn(s, BLUE, "red brugge")
    assert s.to_act == (BLUE,)
    assert any(tile.startswith("red") for tile, _ in moves(s, BLUE)), "red's points go to yellow's player"


def test_55_sites_of_influenced_guilds() -> None:
    s = table(2)
    put(s, "gent", site=True, gN="red", gS="yellow", gE="grey")
    use(s, YELLOW, "gent")
    assert [o for o in legal(s, YELLOW) if "finish" in o] == ["finish gent gE", "finish gent gS"]
    use_drawn(s, YELLOW, "red gent")
    assert [o for o in legal(s, YELLOW) if "finish" in o] == ["finish gent gN", "finish gent gE"]


def test_56_the_stack_is_made_anew_only_when_a_card_has_to_be_drawn() -> None:
    s = table(2)
    s.stack_next = 13
    s.opened = (1 << 14) - 1 - (1 << s.stack[13])
    run(s, DRAW_CARD, BLUE)
    assert s.view(None)["stack"]["left"] == 0
    assert told(s, "reshuffle") == []
    run(s, DRAW_CARD, BLUE)
    assert told(s, "reshuffle") == [(-1, (14,))]
    assert s.view(None)["stack"]["left"] == 13


def test_56_a_card_can_always_be_drawn() -> None:
    s = table(2)
    s.scored = 0b111111
    s.stack_next, s.opened = 14, (1 << 14) - 1
    for _ in range(5):
        run(s, DRAW_CARD, BLUE)
        assert s.drawn % 7 == CARDS.index("site")


def test_57_a_city_filled_by_the_first_action_is_not_scored_before_the_second() -> None:
    s = new_game(2)
    put(s, "gent", site=True, gS="grey")
    fill(s, "gent", but=["gN"])
    rig_stack(s, "green gent")
    play(s, BLUE, "play gent", "lay blue_gate_plain")
    assert city(s, "gent")["spaces"]["gS"]["state"] == "built", "the drawn Gent card had to finish it"
    assert city(s, "gent")["scored"]
    assert s.to_act == (YELLOW,)


def test_58_one_free_space_does_not_end_the_game_for_two() -> None:
    s = table(2)
    for name in CITIES:
        fill(s, name, but=["gN"] if name == "gent" else [])
    step_6(s)
    assert not told(s, "end-spaces")
    fill(s, "gent")
    step_6(s)
    assert told(s, "end-spaces")


def test_59_every_guild_scores_for_itself_and_grey_for_nobody() -> None:
    s = table(2)
    put(s, "luik", gN="blue", gS="green", gE="red", gW="red", pNE="grey printed", kSE="blue")
    fill(s, "luik")
    step_6(s)
    assert points(s) == [4, 0, 2, 4, 4]
    assert s.scores() == [6, 4]
