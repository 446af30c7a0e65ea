"""The expansion's events: handbook V.12 to V.15; rulings 6.2, 6.12, 6.24, 6.25, 6.41, 6.42 and 6.50."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    at_kingsbridge,
    board,
    coming_event,
    cubes,
    give,
    legal,
    look,
    offer,
    play,
    prepare_round,
    refused,
    run,
    stand,
    table,
)
from triforium.games.pillars.material import PRIVILEGES
from triforium.games.pillars.state import Pillars


def _reveal(event: str, seats: int = 3, expansion: str = "full", **places: list[int | None]) -> Pillars:
    s = table(seats, expansion=expansion)
    for seat in range(seats):
        give(s, seat, gold=10, points=10)
    stand(s, **places)
    coming_event(s, event)
    return s


# Audience -------------------------------------------------------------------------------------------------------


def test_w58_the_audience_silences_all_but_jack() -> None:
    """W58, 6.50, V.12: no wood from Aliena in the next round, still room for six; after it all is as before."""
    s = _reveal("ev_audience")
    six = ("start_mortar", "start_wood", "start_stone", "r1_tool", "r1_mason", "r2_arch")
    give(s, RED, privileges=("jack", "aliena"), craftsmen=six)
    run(s, agenda.EVENT)
    run(s, agenda.FOREST)
    assert cubes(s, RED) == {"wood": 1}, "this round is not touched"
    prepare_round(s)
    assert look(s, RED)["silenced"]
    run(s, agenda.FOREST)
    assert cubes(s, RED) == {"wood": 1}
    assert look(s, RED)["craftsman_places"] == 6
    prepare_round(s)
    run(s, agenda.FOREST)
    assert cubes(s, RED) == {"wood": 2}


def test_the_audience_rules_the_set_up_too() -> None:
    """6.50, V.12: no look for Ellen, no choice for Alfred, no black builder in the bag."""
    s = _reveal("ev_audience")
    give(s, RED, privileges=("ellen", "alfred", "william"))
    run(s, agenda.EVENT)
    s.shiring[0] = s.shiring[1] = -1
    prepare_round(s)
    assert s.over, "nobody is asked"
    assert board(s)["event_foreseen_by"] is None
    assert not board(s)["black_builder"]["in_bag"]
    s.shiring[0] = s.shiring[1] = -1
    prepare_round(s)
    assert s.prompt(RED).key == "ask-name"
    assert board(s)["event_foreseen_by"] == RED
    assert board(s)["black_builder"]["in_bag"]


@pytest.mark.parametrize("card", ["regan", "jonathan", "francis", "bartholomaeus", "sally", "waleran", "philip"])
def test_what_the_audience_takes_away(card: str) -> None:
    """6.50, V.12: each permanent privilege in its own place."""
    s = _reveal("ev_audience")
    give(s, RED, privileges=(card,))
    assert s.players[RED].has(_number(card))
    run(s, agenda.EVENT)
    prepare_round(s)
    assert not s.players[RED].has(_number(card))
    assert look(s, RED)["privileges"] == [card], "the card stays"


def _number(card: str) -> int:
    return PRIVILEGES.index(card)


def test_a_permanent_won_in_the_silenced_round_starts_after_it() -> None:
    """6.50, V.12; and kept cards are no permanent ones."""
    s = _reveal("ev_audience")
    run(s, agenda.EVENT)
    prepare_round(s)
    at_kingsbridge(s, "aliena", "taxfree")
    stand(s, kingsbridge_left=[RED], kingsbridge_right=[RED])
    run(s, agenda.KINGSBRIDGE, agenda.KINGS_COURT, tax=3)
    assert cubes(s, RED) == {}
    assert legal(s) == ["taxfree", "pay"]


@pytest.mark.parametrize("protector", ["bishop", "thomas"])
def test_the_protected_keep_their_privileges(protector: str) -> None:
    """6.50, 6.42, V.12: the audience has no seal."""
    s = _reveal("ev_audience", bishop=[RED if protector == "bishop" else None])
    give(s, RED, privileges=("aliena", "thomas"))
    run(s, agenda.EVENT)
    play(s, RED, "protection" if protector == "bishop" else "thomas")
    prepare_round(s)
    assert (look(s, RED)["silenced"], look(s, BLUE)["silenced"]) == (False, True)


@pytest.mark.parametrize("event", ["ev_audience", "ev_wall"])
def test_w65_no_effect_in_round_six(event: str) -> None:
    """W65, 6.50, V.12: there is no next round."""
    s = table(2, round=6, expansion="full")
    give(s, RED, points=10, gold=10, privileges=("jonathan",))
    coming_event(s, event)
    run(s, agenda.EVENT)
    assert s.players[RED].has(_number("jonathan"))
    assert s.scores()[RED] == 10


# Guild ----------------------------------------------------------------------------------------------------------


def test_w57_the_guild_meeting() -> None:
    """W57, 6.16, V.13: cards are counted, mortar mixers and masons."""
    s = _reveal("ev_guild")
    give(s, RED, craftsmen=("start_mortar", "r1_mortar2", "r1_mason"))
    give(s, BLUE, craftsmen=("start_wood", "x1_stone_gold"), privileges=("thomas",))
    run(s, agenda.EVENT)
    assert s.scores() == [13, 10, 11], "Green has his starting mortar mixer"
    assert s.over, "it bears a seal: nobody is asked for protection"


# Lure -----------------------------------------------------------------------------------------------------------


def test_w14_the_bishops_player_takes_the_cube_and_another_builder_off() -> None:
    """W14, 6.25, 6.42, 7.8, V.14: the cube at once, then the priory builder, not the bishop's."""
    s = _reveal("ev_lure", bishop=[RED], priory=[RED])
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    play(s, RED, "resource")
    play(s, RED, "cube", "stone")
    assert (cubes(s, RED), board(s)["market"]["stone"]) == ({"stone": 1}, 3)
    assert board(s)["places"]["priory"] == [None, None]
    assert s.over, "one answer was left, and there is no second cube"
    assert board(s)["places"]["bishop"] == [None]


def test_the_bishops_protection_covers_the_lure() -> None:
    """6.42, V.14: no builder goes, no cube comes."""
    s = _reveal("ev_lure", bishop=[RED], priory=[RED])
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    play(s, RED, "protection")
    assert board(s)["places"]["priory"] == [RED, None]
    assert cubes(s, RED) == {}


def test_a_lone_bishops_builder_stays() -> None:
    """6.42, V.14: who takes the cube and has no other builder removes none."""
    s = _reveal("ev_lure", bishop=[RED])
    run(s, agenda.EVENT)
    play(s, RED, "resource")
    play(s, RED, "cube", "wood")
    assert s.over
    assert board(s)["places"]["bishop"] == [RED]


def test_bishop_and_thomas_under_the_lure() -> None:
    """6.42, V.14: cube and protection."""
    s = _reveal("ev_lure", bishop=[RED], castle=[RED])
    give(s, RED, privileges=("thomas",))
    run(s, agenda.EVENT)
    play(s, RED, "resource")
    play(s, RED, "cube", "sand")
    play(s, RED, "thomas")
    assert board(s)["places"]["castle"] == [RED]
    assert cubes(s, RED) == {"sand": 1}


def test_waleran_under_the_lure() -> None:
    """P.24, V.14: the cube at once, and no builder goes."""
    s = _reveal("ev_lure", bishop=[RED], castle=[RED])
    give(s, RED, privileges=("waleran",))
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    play(s, RED, "cube", "sand")
    assert s.over
    assert board(s)["places"]["castle"] == [RED]


def test_each_player_in_turn_chooses_a_builder() -> None:
    """6.3, 6.25, V.14: from the start player on; it is out until the next round, and nothing is paid back."""
    s = _reveal("ev_lure", market=[BLUE, RED, BLUE], coast=[GREEN], court=[RED, BLUE])
    run(s, agenda.EVENT)
    assert legal(s) == ["recall court 1", "recall market 2"]
    play(s, RED, "recall", "market", "2")
    assert legal(s) == ["recall court 2", "recall market 1", "recall market 3"]
    assert refused(s, BLUE, "recall", "market", "2") == "pillars.V.14"
    play(s, BLUE, "recall", "market", "1")
    assert board(s)["places"]["coast"] == [None], "Green's only one goes without a question"
    assert board(s)["places"]["market"] == [None, None, BLUE, None], "nobody moves up"
    assert [look(s, seat)["gold"] for seat in range(3)] == [10, 10, 10]
    prepare_round(s)
    assert board(s)["bag"] == [3, 3, 3]


def test_w64_the_first_court_space_is_lured_away() -> None:
    """W64, 6.41, V.14: Red pays, Blue does not, nobody gets the metal."""
    s = _reveal("ev_lure", court=[RED, BLUE], market=[BLUE])
    run(s, agenda.EVENT)
    play(s, BLUE, "recall", "market", "1")
    run(s, agenda.KINGS_COURT, tax=3)
    assert [look(s, seat)["gold"] for seat in (RED, BLUE)] == [7, 10]
    assert cubes(s, RED) == cubes(s, BLUE) == {}


def test_the_second_priory_space_stays_worth_one() -> None:
    """6.41, V.14."""
    s = _reveal("ev_lure", priory=[RED, BLUE], castle=[BLUE])
    run(s, agenda.EVENT)
    play(s, BLUE, "recall", "castle", "1")
    run(s, agenda.PRIORY)
    assert (s.scores()[RED], s.scores()[BLUE]) == (10, 11)


def test_the_lure_works_without_the_new_board() -> None:
    """X.1, V.14."""
    s = _reveal("ev_lure", expansion="cards", castle=[BLUE], priory=[BLUE])
    run(s, agenda.EVENT)
    play(s, BLUE, "recall", "castle", "1")
    assert board(s)["places"]["castle"] == [None]


# Cloister -------------------------------------------------------------------------------------------------------


def test_w42_the_cloister_keeps_all_cubes() -> None:
    """W42, V.15: all seven, for everybody; the next round asks for five again."""
    s = _reveal("ev_cloister")
    give(s, RED, sand=4, metal=3, craftsmen=())
    run(s, agenda.EVENT)
    run(s, agenda.CATHEDRAL)
    assert s.over
    assert cubes(s, RED) == {"sand": 4, "metal": 3}
    prepare_round(s)
    run(s, agenda.CATHEDRAL)
    assert s.prompt(RED).args == {"surplus": 2}


def test_more_cubes_than_one_sale_takes_are_sold_in_several() -> None:
    """V.15, III.12.2, 6.46: the catalogue sells up to 24 at once, which fills any purse."""
    s = _reveal("ev_cloister", market=[RED])
    give(s, RED, gold=0, sand=30)
    run(s, agenda.MARKET)
    assert "sell sand 24" in legal(s)
    play(s, RED, "sell", "sand", "24")
    assert look(s, RED)["gold"] == 30
    play(s, RED, "sell", "sand", "6")


# The 1-sand card ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "sand"), [("ev_winter", 0), ("ev_volunteers", 2), ("ev_victory", 1)])
def test_w67_the_smallest_gravel_pit(event: str, sand: int) -> None:
    """W67, 6.24, X.6: 0 in winter, 2 with volunteers; one worker."""
    s = table(5, expansion="full")
    offer(s, "sand_1")
    run(s, agenda.SELECTION_TURN)
    play(s, RED, "take", "sand_1")
    assert look(s, RED)["workers"] == 11
    coming_event(s, event)
    run(s, agenda.EVENT)
    run(s, agenda.GRAVEL_PIT)
    assert look(s, RED)["cubes"]["sand"] == sand
    assert look(s, RED)["resources"] == []
