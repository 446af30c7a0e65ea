"""The ten events and what protects from them: handbook III.1, III.2 and part V; rulings 6.2, 6.22, 6.24 and 6.42."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    GREEN,
    RED,
    STARTERS,
    at_kingsbridge,
    board,
    coming_event,
    cubes,
    give,
    legal,
    look,
    play,
    prepare_round,
    refused,
    run,
    stand,
    table,
)
from triforium.games.pillars.state import Pillars

GOOD = ("ev_madonna", "ev_volunteers", "ev_victory", "ev_richard", "ev_generous")
BAD = ("ev_william", "ev_winter", "ev_wall", "ev_collapse", "ev_conflict")


def _meet(event: str, *, blue_holds: tuple[str, ...] = (), bishop: bool = False) -> Pillars:
    """Two players with the same things in front of them meet an event."""
    s = table(2)
    for seat in (RED, BLUE):
        give(s, seat, gold=10, points=10, mill=3, resources=(), sand=0)
    give(s, RED, craftsmen=(), resources=("wood_2",))
    give(s, BLUE, privileges=blue_holds, resources=("sand_3",))
    if bishop:
        stand(s, bishop=[BLUE])
    coming_event(s, event)
    run(s, agenda.EVENT, agenda.GRAVEL_PIT)
    return s


def _unharmed(s: Pillars, seat: int, sand: int) -> bool:
    """Whether a seat of `_meet` has lost nothing, in this round or in the next."""
    seen = look(s, seat)
    whole = (13, 10, list(STARTERS), 3)
    return (seen["gold"], seen["points"], seen["craftsmen"], seen["builders_next_round"]) == whole and sand == 3


# Seals and protection -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", GOOD)
def test_a_good_event_asks_for_no_protection(event: str) -> None:
    """6.2, III.1.1 and III.1.2: bishop and Thomas are not asked; the bishop's player gets event and cube."""
    s = _meet(event, blue_holds=("thomas",), bishop=True)
    assert legal(s) == ["cube sand", "cube wood", "cube stone"]
    assert board(s)["protected"] == []
    play(s, BLUE, "cube", "stone")
    assert s.over
    assert look(s, BLUE)["privileges"] == ["thomas"]
    sand = 4 if event == "ev_volunteers" else 3
    assert cubes(s, BLUE) == {"sand": sand, "stone": 1} | ({"metal": 1} if event == "ev_richard" else {})
    assert look(s, BLUE)["gold"] == 13 + {"ev_victory": 5, "ev_generous": 3}.get(event, 0)


@pytest.mark.parametrize("event", BAD)
@pytest.mark.parametrize("protector", ["bishop", "thomas"])
def test_a_bad_event_spares_the_protected(event: str, protector: str) -> None:
    """6.42, III.1.2 and P.9: protection covers the whole event, also what falls later in this round or the next."""
    s = _meet(event, blue_holds=("thomas",), bishop=protector == "bishop")
    assert board(s)["event"] == event
    assert legal(s) == (["protection", "resource"] if protector == "bishop" else ["thomas", "endure"])
    play(s, BLUE, "protection" if protector == "bishop" else "thomas")
    assert s.over, "no second protection is asked for, and there is no cube"
    assert board(s)["protected"] == [BLUE]
    assert _unharmed(s, BLUE, cubes(s, BLUE)["sand"])
    assert cubes(s, BLUE) == {"sand": 3}
    assert look(s, BLUE)["privileges"] == (["thomas"] if protector == "bishop" else [])
    prepare_round(s)
    assert look(s, BLUE)["builders"] == 3


@pytest.mark.parametrize("event", BAD)
@pytest.mark.parametrize("bishop", [False, True])
def test_a_bad_event_hits_who_endures_it(event: str, bishop: bool) -> None:
    """6.2, III.1.2: Thomas may be kept for later, and the bishop's player may take the cube and the blow."""
    s = _meet(event, blue_holds=("thomas",), bishop=bishop)
    if bishop:
        play(s, BLUE, "resource")
    play(s, BLUE, "endure")
    if event == "ev_collapse":
        play(s, BLUE, "dismiss", "start_wood")
    if bishop:
        play(s, BLUE, "cube", "wood")
        assert board(s)["market"]["wood"] == 3
    assert s.over
    assert look(s, BLUE)["privileges"] == ["thomas"]
    assert board(s)["protected"] == []
    assert not _unharmed(s, BLUE, cubes(s, BLUE)["sand"])
    assert cubes(s, BLUE).get("wood", 0) == bishop


def test_protection_is_against_one_event() -> None:
    """III.1.2: in the next round the bishop's player is asked anew, and may be hit and get his cube."""
    s = _meet("ev_winter", bishop=True)
    play(s, BLUE, "protection")
    prepare_round(s)
    stand(s, bishop=[BLUE])
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT, agenda.BISHOPS_SEAT)
    play(s, BLUE, "resource")
    play(s, BLUE, "cube", "stone")
    assert s.scores() == [8, 8]
    assert cubes(s, BLUE) == {"sand": 3, "stone": 1}


def test_only_three_are_left_after_the_bishops_cube() -> None:
    """6.2, III.2: the cube leaves the market."""
    s = table(2)
    give(s, BLUE, gold=30)
    stand(s, bishop=[RED], market=[BLUE])
    run(s, agenda.BISHOPS_SEAT)
    play(s, RED, "cube", "stone")
    run(s, agenda.MARKET)
    assert refused(s, BLUE, "buy", "stone", "4") == "pillars.III.12.1"
    play(s, BLUE, "buy", "stone", "3")


def test_each_player_settles_protection_and_effect_before_the_next() -> None:
    """6.42, III.1.1: from the start player on; Thomas and bishop are asked when their owner's turn comes."""
    s = table(3)
    s.start = BLUE
    give(s, BLUE, privileges=("thomas",))
    stand(s, bishop=[RED])
    coming_event(s, "ev_collapse")
    run(s, agenda.EVENT)
    play(s, BLUE, "endure")
    play(s, BLUE, "dismiss", "start_mortar")
    play(s, GREEN, "dismiss", "start_mortar")
    play(s, RED, "protection")
    assert s.over
    assert [len(look(s, seat)["craftsmen"]) for seat in range(3)] == [3, 2, 2]


def test_thomas_won_at_step_4_cannot_undo_the_event_of_that_round() -> None:
    """6.42, P.9: the winter has come; he is asked in the next round."""
    s = table(2)
    give(s, RED, resources=("sand_4",))
    at_kingsbridge(s, "thomas", "otto")
    stand(s, kingsbridge_left=[RED])
    coming_event(s, "ev_winter")
    run(s, agenda.EVENT, agenda.GRAVEL_PIT)
    assert s.over
    assert cubes(s, RED) == {"sand": 3}
    prepare_round(s)
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT)
    assert legal(s) == ["thomas", "endure"]
    play(s, RED, "thomas")
    assert s.scores() == [2, 0]


# With seal ------------------------------------------------------------------------------------------------------

CAPACITIES = {
    "start_mortar": 3, "start_wood": 4, "start_stone": 4, "r1_wood_gold": 2, "r1_mortar2": 3, "r2_potter": 2,
    "r4_sculpt": 2, "r4_glass": 1, "r5_glass": 2, "r5_gold": 6, "r6_organ": 1, "r6_bell": 2, "r1_tool": 1, "r2_arch": 1,
}  # fmt: skip
UNBLESSED = ("r6_organ", "r6_bell", "r1_tool", "r2_arch")


def _use(s: Pillars, craftsman: str) -> int:
    """Use a craftsman as often as possible, and say how often that was."""
    uses = 0
    while f"use {craftsman}" in legal(s):
        play(s, RED, "use", craftsman)
        uses += 1
        give(s, RED, gold=30, sand=20, wood=20, stone=20, metal=20)
    return uses


@pytest.mark.parametrize("madonna", ["each", "one"])
@pytest.mark.parametrize("craftsman", CAPACITIES)
def test_the_madonna_statue_gives_one_more_use(craftsman: str, madonna: str) -> None:
    """6.22, V.2: to those with a printed capacity, the glassblower among them; organ builder and bellmaker not."""
    s = table(2, madonna=madonna)
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT)
    give(s, RED, gold=30, craftsmen=(craftsman, "r3_sculpt"), sand=20, wood=20, stone=20, metal=20)
    run(s, agenda.CATHEDRAL)
    assert _use(s, craftsman) == CAPACITIES[craftsman] + (craftsman not in UNBLESSED)
    assert refused(s, RED, "use", craftsman) == "pillars.III.13.1"


@pytest.mark.parametrize("craftsman", CAPACITIES)
def test_without_the_statue_the_capacity_stands(craftsman: str) -> None:
    """III.13.1: as often as printed, once if nothing is printed."""
    s = table(2)
    give(s, RED, gold=30, craftsmen=(craftsman, "r3_sculpt"), sand=20, wood=20, stone=20, metal=20)
    coming_event(s, "ev_victory")
    run(s, agenda.EVENT)
    run(s, agenda.CATHEDRAL)
    assert _use(s, craftsman) == CAPACITIES[craftsman]


@pytest.mark.parametrize(("madonna", "uses"), [("each", [2, 3, 3]), ("one", [1, 3, 2])])
def test_the_madonna_statue_for_each_or_for_one(madonna: str, uses: list[int]) -> None:
    """6.22, A.2: with `one` the extra use goes to the first who works beyond his capacity, here the sculptor of r4."""
    s = table(2, madonna=madonna)
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT)
    give(s, RED, craftsmen=("r3_sculpt", "r4_sculpt", "r2_potter", "r2_arch"), sand=20, stone=20)
    give(s, BLUE, craftsmen=("start_wood", "r2_arch"), wood=20)
    run(s, agenda.CATHEDRAL)
    assert _use(s, "r4_sculpt") == uses[1]
    assert _use(s, "r3_sculpt") == uses[0]
    assert _use(s, "r2_potter") == uses[2]
    play(s, RED, "done")
    while s.to_act == (RED,):
        play(s, RED, *legal(s)[0].split())
    for _ in range(5):
        play(s, BLUE, "use", "start_wood")
    assert refused(s, BLUE, "use", "start_wood") == "pillars.III.13.1"


def test_a_craftsman_without_capacity_takes_nobodys_extra_use() -> None:
    """6.22, A.2: with `one`, architect and tool maker work once as always, and the woodworker still five times."""
    s = table(2, madonna="one")
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT)
    give(s, RED, craftsmen=("r2_arch", "r1_tool", "start_wood", "r6_bell"), wood=20, metal=20)
    run(s, agenda.CATHEDRAL)
    assert [_use(s, craftsman) for craftsman in ("r2_arch", "r1_tool", "start_wood")] == [1, 1, 5]


def test_the_madonna_statue_lasts_one_round() -> None:
    """V.2: in the next round the capacity is as printed."""
    s = table(2)
    coming_event(s, "ev_madonna")
    run(s, agenda.EVENT)
    prepare_round(s)
    give(s, RED, craftsmen=("r3_sculpt", "r2_arch"), stone=2)
    run(s, agenda.CATHEDRAL)
    assert _use(s, "r3_sculpt") == 1


@pytest.mark.parametrize(("event", "more"), [("ev_volunteers", 1), ("ev_winter", -1), ("ev_victory", 0)])
def test_harvest_events_change_cards_and_not_patrons(event: str, more: int) -> None:
    """6.24, V.3 and V.8: each card by one; Aliena, Tom Builder and Richard give one as always."""
    s = table(3)
    give(s, RED, resources=("sand_2", "sand_3", "sand_4"), privileges=("aliena", "tom", "richard"))
    give(s, BLUE, resources=("wood_2", "wood_3", "wood_4"))
    give(s, GREEN, resources=("stone_2", "stone_3", "stone_4"))
    coming_event(s, event)
    run(s, agenda.EVENT)
    run(s, agenda.FOREST, agenda.GRAVEL_PIT)
    assert cubes(s, RED) == {"sand": 9 + 3 * more + 1, "wood": 1, "stone": 1}
    assert cubes(s, BLUE) == {"wood": 9 + 3 * more}
    assert cubes(s, GREEN) == {"stone": 9 + 3 * more}
    prepare_round(s)
    give(s, BLUE, resources=("wood_2",), wood=0)
    run(s, agenda.FOREST)
    assert cubes(s, BLUE) == {"wood": 2}, "in that round only"


@pytest.mark.parametrize("event", ["ev_victory", "ev_richard"])
def test_gifts_for_everybody(event: str) -> None:
    """V.4 and V.5: 5 gold, up to 30, or 1 metal."""
    s = table(3)
    give(s, RED, gold=27)
    give(s, BLUE, gold=3)
    give(s, GREEN, gold=25)
    coming_event(s, event)
    run(s, agenda.EVENT)
    golds = [30, 8, 30] if event == "ev_victory" else [27, 3, 25]
    assert [look(s, seat)["gold"] for seat in range(3)] == golds
    assert [cubes(s, seat).get("metal", 0) for seat in range(3)] == [0 if event == "ev_victory" else 1] * 3


def test_generosity_is_for_that_round() -> None:
    """V.6: each player's first five workers; single wages in the next round."""
    s = table(2)
    give(s, RED, gold=0, mill=12)
    give(s, BLUE, gold=0, mill=0)
    coming_event(s, "ev_generous")
    run(s, agenda.EVENT, agenda.WOOL_MILL)
    assert [look(s, seat)["gold"] for seat in (RED, BLUE)] == [17, 0]
    prepare_round(s)
    give(s, RED, gold=0, mill=5)
    run(s, agenda.WOOL_MILL)
    assert look(s, RED)["gold"] == 5


# Without seal ---------------------------------------------------------------------------------------------------


def test_the_collapse_takes_one_of_choice() -> None:
    """6.15, V.10: from a row of one that one, from an empty row none."""
    s = table(3)
    give(s, RED, craftsmen=())
    give(s, BLUE, craftsmen=("r2_arch",))
    give(s, GREEN, craftsmen=("start_wood", "r5_gold"))
    coming_event(s, "ev_collapse")
    run(s, agenda.EVENT)
    assert refused(s, GREEN, "dismiss", "r2_arch") == "pillars.V.10"
    play(s, GREEN, "dismiss", "r5_gold")
    assert [look(s, seat)["craftsmen"] for seat in range(3)] == [[], [], ["start_wood"]]


def test_the_conflict_takes_two_points_from_everybody() -> None:
    """V.11: never below 0."""
    s = table(4)
    for seat in range(4):
        give(s, seat, points=seat)
    coming_event(s, "ev_conflict")
    run(s, agenda.EVENT)
    assert s.scores() == [0, 0, 0, 1]


def test_williams_tax_is_not_the_kings() -> None:
    """V.7: neither the court nor Brother Francis nor the tax-free card helps."""
    s = table(2)
    give(s, RED, gold=9, privileges=("francis", "taxfree"))
    stand(s, court=[RED])
    coming_event(s, "ev_william")
    run(s, agenda.EVENT)
    assert look(s, RED)["gold"] == 5
    assert look(s, RED)["privileges"] == ["francis", "taxfree"]
