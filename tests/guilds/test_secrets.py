"""M.8: the golden card and the cards being chosen show to nobody else: not in view, prompt, list or journal."""

from collections import Counter
from itertools import combinations

import pytest

import triforium
from tests.guilds.table import BLUE, GREEN, RED, YELLOW, choose, legal, new_game, play, rig_gold
from tests.support import random_moves, shown
from triforium import Record
from triforium.games.guilds.material import GOLD
from triforium.games.guilds.state import Guilds
from triforium.kernel.bits import BIT

SECRET_CHOICES = [
    ("play brugge", "influence 0"),
    ("play brugge", "influence 3"),
    ("site", "influence 1"),
    ("pickup", "influence 2"),
]


def test_committed_cards_are_byte_equal_for_everybody_else_whatever_lies_there() -> None:
    """Card and number differ; for the others and for a spectator all that is shown is the same, byte for byte."""
    states = []
    for card, number in SECRET_CHOICES:
        s = new_game(seed=3)
        play(s, YELLOW, card, number)
        states.append(s)
    for one, other in combinations(states, 2):
        for looker in (None, BLUE, GREEN, RED):
            assert shown(one, looker) == shown(other, looker)
        assert shown(one, YELLOW) != shown(other, YELLOW)


def test_a_half_made_choice_shows_no_more_than_one_not_begun() -> None:
    fresh, begun = new_game(seed=3), new_game(seed=3)
    play(begun, YELLOW, "play gent")
    for looker in (None, BLUE, GREEN, RED):
        assert shown(fresh, looker) == shown(begun, looker)
    assert begun.view(YELLOW)["players"][YELLOW]["chosen"] == "gent"


def test_all_but_one_have_chosen_and_still_nothing_shows() -> None:
    seen = set()
    for card, number in SECRET_CHOICES:
        s = new_game(seed=4)
        for seat in (RED, BLUE, GREEN):
            play(s, seat, card, number)
        assert s.to_act == (YELLOW,)
        seen |= {shown(s, YELLOW), shown(s, None)}
    assert len(seen) == 2
    assert s.journal is not None
    assert not any(line.key == "reveal" for line in s.journal.lines)


def test_the_hand_does_not_shrink_before_the_reveal() -> None:
    s = new_game()
    play(s, RED, "play gent", "influence 3")
    assert s.view(None)["players"][RED] == new_game().view(None)["players"][RED]
    choose_rest(s)
    assert s.view(None)["players"][RED]["influence"] == 0


def choose_rest(s: Guilds) -> None:
    for seat in (BLUE, YELLOW, GREEN):
        play(s, seat, "pickup", "influence 0")


def test_the_order_in_which_players_choose_does_not_matter() -> None:
    ends = set()
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        s = new_game(seed=5)
        for seat in order:
            play(s, seat, "site" if seat % 2 else "pickup", f"influence {seat}")
        ends.add(shown(s, None))
    assert len(ends) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_the_golden_card_shows_to_the_start_player_alone_until_step_5(seats: int) -> None:
    one, other = new_game(seats, seed=6), new_game(seats, seed=6)
    for s, card in ((one, "cathedral"), (other, "influence")):
        rig_gold(s, card)
        s.tell("gold-is", BLUE, int(s.gold), only=BLUE)
    assert one.view(BLUE)["golden"]["card"] == "cathedral"
    compared = 0
    for seat, action in random_moves(one, 2):
        if one.gold < 0 or one.round > 1:
            break
        for looker in (None, *range(1, seats)):
            assert shown(one, looker) == shown(other, looker)
        assert shown(one, BLUE) != shown(other, BLUE)
        other.apply(seat, action)
        compared += 1
    assert compared > seats


def test_imagine_deals_the_golden_card_anew_for_others_and_never_one_of_a_scored_city() -> None:
    s = new_game()
    rig_gold(s, "master")
    s.scored |= BIT[0] | BIT[1]
    cards = Counter(int(imagined(s, RED, seed).gold) for seed in range(1_500))
    assert set(cards) == set(range(len(GOLD))) - {0, 1}
    assert {int(imagined(s, BLUE, seed).gold) for seed in range(50)} == {GOLD.index("master")}


@pytest.mark.parametrize("card", ["brugge", "master"])
def test_imagine_does_not_know_the_golden_card_whichever_it_is(card: str) -> None:
    s = new_game()
    rig_gold(s, card)
    assert {int(imagined(s, RED, seed).gold) for seed in range(1_000)} == set(range(len(GOLD)))


def test_imagine_shuffles_the_stack_for_two_but_for_what_lies_open() -> None:
    s = new_game(2)
    play(s, BLUE, "draw")
    stacks = [list(imagined(s, YELLOW, seed).stack) for seed in range(300)]
    assert {stack[0] for stack in stacks} == {s.stack[0]}
    assert {stack[1] for stack in stacks} == set(range(14)) - {s.stack[0]}
    assert all(sorted(stack) == list(range(14)) for stack in stacks)


def test_imagined_choices_are_cards_in_hand() -> None:
    s = new_game()
    s.hand[BLUE], s.played[BLUE] = BIT[2] | BIT[6], 0b10111011
    play(s, BLUE, "play utrecht", "influence 0")
    assert {int(imagined(s, RED, seed).chosen[BLUE]) for seed in range(100)} == {2, 6}


@pytest.mark.parametrize("scored", [0, 0b11])
def test_imagine_keeps_the_stacks_apart(scored: int) -> None:
    s = new_game()
    s.scored = scored
    for seed in range(50):
        found = imagined(s, RED, seed)
        deck = list(found.deck)
        assert sorted(deck[:14]) == sorted(list(s.deck)[:14])
        assert sorted(deck[14:]) == sorted(list(s.deck)[14:])
        assert deck[found.next_gold - 1] == found.gold, "the card drawn last"


@pytest.mark.parametrize("chosen", [("play gent", "influence 2"), ("play brugge", "influence 0")])
def test_imagine_deals_the_choices_of_others_anew_and_keeps_the_own(chosen: tuple[str, str]) -> None:
    s = new_game()
    play(s, BLUE, *chosen)
    play(s, RED, "site", "influence 1")
    found = [imagined(s, RED, seed) for seed in range(300)]
    assert {int(i.chosen[BLUE]) for i in found} == set(range(8))
    assert {int(i.added[BLUE]) for i in found} == {0, 1, 2, 3}
    assert {(int(i.chosen[RED]), int(i.added[RED])) for i in found} == {(6, 1)}
    assert all(i.to_act == s.to_act for i in found)


def imagined(s: Guilds, seat: int, seed: int) -> Guilds:
    found = s.imagine(seat, seed)
    assert isinstance(found, Guilds)
    return found


# Undo -----------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_own_choice_alone() -> None:
    s = new_game()
    play(s, BLUE, "play gent", "influence 1")
    play(s, RED, "site", "influence 2")
    back = Record.of(s).undone(BLUE).replay()
    assert isinstance(back, Guilds)
    assert (back.chosen[BLUE], back.added[BLUE]) == (1, -1)
    assert (back.chosen[RED], back.added[RED]) == (6, 2)
    assert back.to_act == (BLUE, YELLOW, GREEN)
    again = Record.of(back).undone(BLUE).replay()
    assert isinstance(again, Guilds)
    assert again.chosen[BLUE] == -1
    assert again.chosen[RED] == 6


def test_undo_does_not_go_back_across_the_reveal() -> None:
    s = new_game()
    choose(s, *["pickup"] * 3, "site")
    for seat in range(4):
        with pytest.raises(triforium.NothingToUndo):
            Record.of(s).undone(seat)


def test_undo_of_a_tile_before_its_place_is_chosen() -> None:
    s = new_game()
    choose(s, "gent", "pickup", "pickup", "pickup")
    before = legal(s, BLUE)
    play(s, BLUE, "lay blue_gate_plain")
    back = Record.of(s).undone(BLUE).replay()
    assert isinstance(back, Guilds)
    assert legal(back, BLUE) == before
