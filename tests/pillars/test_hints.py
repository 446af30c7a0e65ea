"""Beside every action stands what it brings, costs and leaves, with numbers, from the view alone."""

import json

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GAME,
    GREEN,
    RED,
    at_kingsbridge,
    at_new_shiring,
    at_shiring,
    coming_event,
    fill_bag,
    give,
    hint,
    legal,
    offer,
    play,
    run,
    run_on,
    stand,
    table,
)
from tests.support import Setting, each_setting, new, random_moves
from triforium.games.pillars.state import Pillars
from triforium.kernel.meta import LANGUAGES

LONGEST = 190
"""A hover card's few lines."""


@each_setting
def test_every_legal_action_has_a_short_hint_with_no_gap(setting: Setting) -> None:
    if setting[0] != GAME.name:
        pytest.skip("another title's")
    verbs = set()
    state = new(setting, 4)
    for number, (seat, _) in enumerate(random_moves(state, 9)):
        view = json.loads(json.dumps(state.view(seat)))
        for action in state.legal(seat):
            fresh = GAME.decode(action)[0] not in verbs
            for lang in LANGUAGES if fresh or number % 20 == 0 else ("en",):
                told = GAME.hint(action, view, lang)
                assert 0 < len(told) <= LONGEST, (GAME.decode(action), told)
                assert "{" not in told
                assert "None" not in told
            verbs.add(GAME.decode(action)[0])
    assert {"take", "hire", "pass", "veto", "allow", "place", "use", "done"} <= verbs


# Phase I --------------------------------------------------------------------------------------------------------


def test_cards_of_phase_i() -> None:
    s = table(3)
    offer(s, "sand_2", "stone_2", "r1_mason")
    give(s, RED, gold=12, workers=7)
    run(s, agenda.SELECTION_TURN)
    assert hint(s, "take", "sand_2") == "2 sand at step 8; 5 workers left"
    assert hint(s, "take", "stone_2", lang="de") == "2 Stein bei Schritt 7; 2 Arbeiter übrig"
    assert hint(s, "hire", "r1_mason") == "5 gold; 1 stone → 1 point, up to 2×; 7 gold left"
    assert hint(s, "pass", lang="nl") == "deze ronde geen kaarten meer; 7 arbeiders voor de wolweverij"
    give(s, RED, craftsmen=("start_mortar", "start_wood", "start_stone", "r1_tool", "r1_mortar2"))
    assert "one craftsman must leave" in hint(s, "hire", "r1_mason")
    play(s, RED, "hire", "r1_mason")
    assert hint(s, "dismiss", "r1_tool") == "2 gold if you own metal, once a round; leaves the game"


def test_a_crusade_tells_the_workers_that_really_go() -> None:
    """X.9.1: without small ones the large one goes for 3."""
    s = table(3, expansion="full")
    give(s, RED, workers=5)
    run(s, agenda.SELECTION_TURN)
    assert hint(s, "crusade", "3") == "1 point at step 9b; sends 5, 0 left"
    give(s, RED, workers=12)
    assert hint(s, "crusade", "7") == "2 points at step 9b; sends 7, 5 left"


def test_alfred_names_left_then_right() -> None:
    s = table(3, expansion="cards")
    give(s, RED, privileges=("alfred",))
    s.shiring[0] = s.shiring[1] = -1
    run(s, agenda.LAY_OUT_CRAFTSMEN)
    first, second = [action.split() for action in legal(s)[:2]]
    assert hint(s, *first).endswith("to the left space")
    play(s, RED, *first)
    assert hint(s, *second).endswith("to the right space")


# Phase II -------------------------------------------------------------------------------------------------------


def drawn(**given: object) -> Pillars:
    s = table(3, expansion="full")
    s.vetoed = True
    fill_bag(s, 3, 3, 3)
    for name, value in given.items():
        setattr(s, name, value)
    at_kingsbridge(s, "tom", "woolfair")
    at_shiring(s, "r1_mason", "r1_tool")
    at_new_shiring(s, "castle_freed")
    return s


def test_places_tell_what_they_bring_and_what_is_left() -> None:
    s = drawn()
    give(s, RED, gold=10, privileges=("philip", "remigius"))
    stand(s, priory=[BLUE], court=[BLUE], market=[BLUE, GREEN])
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert hint(s, "place", "kingsbridge_left") == "Tom Builder: 1 extra stone every round; 7 gold, 3 left"
    assert hint(s, "place", "shiring_left") == "Mason: 1 stone → 1 point, up to 2×; 7 gold, 3 left"
    assert hint(s, "place", "shiring_privilege").startswith("Castle of Shiring freed: once in the game")
    assert hint(s, "place", "priory") == "2 points; 7 gold, 3 left", "the second space, and Philip"
    assert hint(s, "place", "court") == "no tax; 7 gold, 3 left"
    assert hint(s, "place", "market") == "buy and sell as number 3; 7 gold, 3 left"
    assert hint(s, "place", "bishop").endswith("; 7 gold, 3 left")
    assert hint(s, "remigius") == "saves 7 gold; the card is used up"
    assert hint(s, "pass") == "placed later, free; the cost falls to 6"


def test_jonathan_regan_and_the_first_space_of_the_court() -> None:
    s = drawn()
    give(s, RED, gold=10, privileges=("jonathan", "regan"))
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert hint(s, "place", "court") == "no tax, and 1 metal; 6 gold, 4 left"
    assert hint(s, "pass", lang="de") == "bringt 2 Gold; kommt später kostenlos aufs Feld; der Preis sinkt auf 6"


def test_free_builders_and_the_black_one() -> None:
    s = drawn(cost=0)
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert hint(s, "place", "castle") == "2 grey workers for the next round; free"
    s = drawn()
    s.round = 6
    s.cost = 0
    run(s, agenda.DRAW_BUILDER, draws=[RED])
    assert hint(s, "place", "start_player") == "nothing in the last round; free"
    s = drawn()
    give(s, RED, privileges=("william",))
    fill_bag(s, 0, 0, 0)
    s.bag[RED] = 1
    s.annex.black_bagged = 1
    run(s, agenda.DRAW_BUILDER, draws=[6])
    assert hint(s, "place", "castle") == "keeps for your next builder: 2 grey workers for the next round"


def test_the_veto() -> None:
    s = table(3)
    run(s, agenda.DRAW_BUILDER, draws=[BLUE])
    assert hint(s, "veto") == "another builder is drawn at cost 7; no second veto this round"
    assert hint(s, "allow") == "its owner decides; you keep the veto"


# Phase III ------------------------------------------------------------------------------------------------------


def test_protection_or_a_resource() -> None:
    s = table(3)
    stand(s, bishop=[RED])
    give(s, RED, sand=2, privileges=("thomas",))
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    assert hint(s, "protection") == "spares you: lose 2 points; no resource"
    assert hint(s, "resource") == "1 stone, wood or sand, but: lose 2 points"
    play(s, RED, "resource")
    assert hint(s, "thomas") == "spares you: lose 2 points; the card is used up"
    assert hint(s, "endure") == "lose 2 points; you keep the card"
    play(s, RED, "thomas")
    assert hint(s, "cube", "sand") == "then you have 3; 3 left at the market"


def test_waleran_gives_both() -> None:
    s = table(6, round=6, expansion="full")
    stand(s, bishop=[RED])
    give(s, RED, privileges=("waleran",), points=5)
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT)
    assert hint(s, "resource") == "1 stone, wood or sand, and protection from: lose 2 points"
    assert hint(s, "waive") == "then you have 6 points; the builder goes home"


def test_a_lured_builder_gives_up_its_action() -> None:
    s = table(3, expansion="cards")
    at_kingsbridge(s, "tom", "woolfair")
    stand(s, kingsbridge_left=[RED], castle=[RED])
    coming_event(s, "ev_lure")
    run(s, agenda.EVENT)
    assert hint(s, "recall", "kingsbridge_left", "1") == "gives up: Tom Builder: 1 extra stone every round"
    assert hint(s, "recall", "castle", "1") == "gives up: 2 grey workers for the next round"


def test_the_tax() -> None:
    """III.9.2: with 2 gold of 5, 3 are missing: 1 point."""
    s = table(3)
    give(s, RED, gold=9, privileges=("taxfree",))
    run(s, agenda.KINGS_COURT, tax=5)
    assert hint(s, "taxfree") == "saves 5 gold; the card is used up"
    assert hint(s, "pay") == "5 gold, 4 left"
    give(s, RED, gold=2, points=9)
    assert hint(s, "pay") == "all your 2 gold, and 1 point for the rest"


def test_trade() -> None:
    s = table(3)
    give(s, RED, gold=20, wood=3, metal=3)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    assert hint(s, "buy", "stone", "3") == "for 12 gold, 8 left"
    assert hint(s, "sell", "wood", "3") == "brings 9 gold, then 29"
    assert hint(s, "sell", "metal", "3") == "brings 10 gold, then 30; the rest is lost"
    assert hint(s, "leave") == "this builder goes home; 20 gold"


def test_craftsmen_at_work() -> None:
    s = table(3)
    give(s, RED, gold=10, points=8, craftsmen=("start_wood", "r5_gold", "r4_glass"), wood=7, sand=2, metal=1)
    run(s, agenda.CATHEDRAL)
    assert hint(s, "use", "start_wood") == "2 wood → 1 point, up to 4×; then 9 points, 5 wood; 3 uses left"
    assert hint(s, "use", "r5_gold") == "3 gold → 1 point, up to 6×; then 9 points, 7 gold; 5 uses left"
    assert hint(s, "use", "r4_glass").endswith("; then 11 points, 1 sand, 0 metal; no use left")
    assert hint(s, "done") == "8 points; 5 cubes kept, 5 given up"
    play(s, RED, "done")
    assert hint(s, "discard", "wood") == "6 wood left; 4 more to give up"


def test_brick_and_saint_denis() -> None:
    s = table(3, expansion="full")
    give(s, RED, points=8, craftsmen=("x4_brick", "start_wood"), sand=2, wood=4)
    s.annex.inspired_seat = RED
    run(s, agenda.CATHEDRAL)
    assert hint(s, "use", "x4_brick") == "1 sand → 1 stone, up to 2×; then 1 sand, 1 stone; 1 use left"
    assert hint(s, "inspire", "start_wood").endswith("; then 9 points, 2 wood; 2 uses left")


def test_kept_cards_and_the_procession() -> None:
    s = table(3, expansion="full")
    give(s, RED, gold=27, metal=2, privileges=("mathilde", "castle_freed"))
    stand(s, coast=[RED])
    run(s, agenda.COAST)
    assert hint(s, "castle_metal") == "then you have 3 metal"
    assert hint(s, "castle_gold") == "then you have 30 gold"
    assert hint(s, "done") == "your builder goes home; 27 gold"
    assert hint(s, "mathilde").startswith("any number at market prices, with 27 gold")
    play(s, RED, "mathilde")
    assert hint(s, "done") == "the card is gone; 27 gold"
    s = table(3, round=6, expansion="full")
    give(s, RED, stone=1)
    stand(s, shiring_privilege=[RED])
    run(s, agenda.SHIRING_PRIVILEGE)
    assert hint(s, "procession", "stone") == "then you have 3 stone"


def test_a_point_or_the_action() -> None:
    s = table(6, round=6, expansion="full")
    give(s, RED, points=7)
    stand(s, priory=[None, RED])
    run_on(s, agenda.PRIORY)
    assert hint(s, "act") == "1 point"
    assert hint(s, "waive") == "then you have 8 points; the builder goes home"
