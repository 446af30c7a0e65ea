"""The journal tells amounts: what was made, paid, lost and given, by whom."""

import pytest

from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    CRAFTSMAN_IDS,
    GAME,
    GREEN,
    RED,
    at_kingsbridge,
    coming_event,
    give,
    play,
    run,
    stand,
    table,
    told,
)
from triforium.games.pillars.material import GOODS, KINDS, PRIVILEGES
from triforium.games.pillars.state import Pillars
from triforium.kernel.meta import LANGUAGES

NAMES = ["Agnes", "Bertrand", "Cecily"]


def last_line(s: Pillars, lang: str = "en") -> str:
    assert s.journal is not None
    return GAME.line(s.journal.lines[-1], lang, NAMES)


# III.13 ---------------------------------------------------------------------------------------------------------


def test_a_craftsmans_use_tells_what_he_made_of_what() -> None:
    s = table(3)
    give(s, RED, craftsmen=("start_mortar", "r1_mason"), stone=3)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r1_mason")
    assert last_line(s) == "Agnes, Mason, use 1: 1 stone → 1 point."
    play(s, RED, "use", "r1_mason")
    mason, stone = CRAFTSMAN_IDS.index("r1_mason"), GOODS.index("stone_1")
    assert told(s, "use") == [(RED, (mason, 1, stone, 1, 0)), (RED, (mason, 2, stone, 1, 0))]


def test_a_craftsman_who_earns_gold_tells_how_much_there_was_room_for() -> None:
    """M.3: of 4 gold 1 is lost above 30."""
    s = table(3)
    give(s, RED, craftsmen=("r1_wood_gold",), wood=1, gold=27)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "r1_wood_gold")
    card, wood = CRAFTSMAN_IDS.index("r1_wood_gold"), GOODS.index("wood_1")
    assert told(s, "use") == [(RED, (card, 1, wood, 0, 3))]
    assert "1 wood → 3 gold" in last_line(s)


@pytest.mark.parametrize(("craftsman", "made"), [("r2_arch", (1, 0)), ("r1_tool", (0, 2))])
def test_who_works_for_nothing_tells_what_he_brought(craftsman: str, made: tuple[int, int]) -> None:
    s = table(3)
    give(s, RED, craftsmen=(craftsman, "start_wood"), metal=1, wood=2, gold=10)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", craftsman)
    assert told(s, "use-free") == [(RED, (CRAFTSMAN_IDS.index(craftsman), *made))]


@pytest.mark.parametrize(
    ("craftsman", "goods"), [("r4_glass", "sand_1_metal_1"), ("r5_gold", "gold_3"), ("r6_organ", "wood_1_metal_1")]
)
def test_goods_of_two_kinds_and_gold_are_named(craftsman: str, goods: str) -> None:
    s = table(3)
    give(s, RED, craftsmen=(craftsman, "start_wood"), sand=2, wood=3, metal=2, gold=10)
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", craftsman)
    ((_, args),) = told(s, "use")
    assert GOODS[args[2]] == goods
    assert all(GAME.say(f"goods-{goods}", lang) in last_line(s, lang) for lang in LANGUAGES)


def test_brick_and_saint_denis() -> None:
    s = table(3, expansion="full")
    give(s, RED, craftsmen=("x4_brick", "start_wood"), sand=2, wood=4)
    s.annex.inspired_seat = RED
    run(s, agenda.CATHEDRAL)
    play(s, RED, "use", "x4_brick")
    assert told(s, "burn") == [(RED, (CRAFTSMAN_IDS.index("x4_brick"), 1))]
    play(s, RED, "inspire", "start_wood")
    wood = CRAFTSMAN_IDS.index("start_wood")
    assert told(s, "inspire") == [(RED, (wood,))]
    assert told(s, "use") == [(RED, (wood, 1, GOODS.index("wood_2"), 1, 0))]


# III.1 ----------------------------------------------------------------------------------------------------------


def strike(event: str, gold: int = 10, points: int = 10) -> Pillars:
    s = table(3, expansion="full")
    for seat in (RED, BLUE, GREEN):
        give(s, seat, gold=10, points=10)
    give(s, RED, gold=gold, points=points)
    give(s, BLUE, resources=("sand_2", "wood_3"))
    coming_event(s, event)
    run(s, agenda.EVENT)
    return s


def test_the_special_tax_tells_what_was_paid_and_what_was_lost_for_the_rest() -> None:
    """III.1.3: with 1 gold 3 are missing: 1 point."""
    s = strike("ev_william", gold=1)
    assert told(s, "special-tax") == [(RED, (1, 1)), (BLUE, (4, 0)), (GREEN, (4, 0))]


def test_the_conflict_tells_what_each_lost() -> None:
    """M.4: with 1 point only that one."""
    s = strike("ev_conflict", points=1)
    assert told(s, "conflict") == [(RED, (1,)), (BLUE, (2,)), (GREEN, (2,))]


def test_winter_and_volunteers_tell_how_many_cubes_it_is_about() -> None:
    assert told(strike("ev_winter"), "winter") == [(RED, (0,)), (BLUE, (2,)), (GREEN, (0,))]
    assert told(strike("ev_volunteers"), "volunteers") == [(RED, (0,)), (BLUE, (2,)), (GREEN, (0,))]


def test_wall_and_audience_tell_whom_they_hit() -> None:
    assert told(strike("ev_wall"), "wall") == [(seat, (2,)) for seat in (RED, BLUE, GREEN)]
    assert [seat for seat, _ in told(strike("ev_audience"), "audience")] == [RED, BLUE, GREEN]


def test_good_events_tell_what_each_got() -> None:
    """V.4, M.3: 2 of 5 gold are above 30."""
    s = strike("ev_victory", gold=27)
    assert told(s, "gold") == [(RED, (3,)), (BLUE, (5,)), (GREEN, (5,))]
    s = strike("ev_richard")
    assert told(s, "harvest") == [(seat, (KINDS.index("metal"), 1)) for seat in (RED, BLUE, GREEN)]


# What is paid and given -----------------------------------------------------------------------------------------


def test_the_tax_tells_what_was_paid_and_the_points_lost() -> None:
    """III.9.2: a 5 is rolled; Red has 2 gold, misses 3 and loses 1 point."""
    s = table(3)
    for seat, gold in ((RED, 2), (BLUE, 9), (GREEN, 9)):
        give(s, seat, gold=gold, points=5)
    stand(s, court=[GREEN])
    run(s, agenda.KINGS_COURT, tax=5)
    assert told(s, "pay-tax") == [(RED, (2, 1)), (BLUE, (5, 0)), (GREEN, (0, 0))]
    assert s.journal is not None
    line = next(line for line in s.journal.lines if line.key == "pay-tax")
    assert GAME.line(line, "en", NAMES) == "Agnes pays 2 gold in tax and loses 1 point."


def test_trade_tells_the_gold() -> None:
    s = table(3)
    give(s, RED, gold=22, wood=3, stone=0)
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "buy", "stone", "3")
    play(s, RED, "sell", "wood", "2")
    assert told(s, "buy") == [(RED, (KINDS.index("stone"), 3, 12))]
    assert told(s, "sell") == [(RED, (KINDS.index("wood"), 2, 6))]


def test_wages_tell_what_there_was_room_for() -> None:
    """III.3: with 27 gold and five workers 2 gold are lost."""
    s = table(3)
    give(s, RED, gold=27, mill=5)
    run(s, agenda.WOOL_MILL)
    assert told(s, "wages")[0] == (RED, (5, 2))


@pytest.mark.parametrize(
    ("privilege", "key", "args"),
    [
        ("toledo", "harvest", (KINDS.index("metal"), 2)),
        ("woolfair", "gold", (8,)),
        ("madonna", "points", (3,)),
        ("final_metal", "harvest", (KINDS.index("metal"), 1)),
    ],
)
def test_immediate_cards_tell_what_they_bring(privilege: str, key: str, args: tuple[int, ...]) -> None:
    s = table(3)
    give(s, RED, gold=10)
    at_kingsbridge(s, privilege, "ellen")
    stand(s, kingsbridge_left=[RED])
    run(s, agenda.KINGSBRIDGE)
    assert told(s, "privilege") == [(RED, (PRIVILEGES.index(privilege),))]
    assert told(s, key) == [(RED, args)]


def test_a_waived_action_and_the_castle_tell_their_number() -> None:
    s = table(6, round=6, expansion="full")
    stand(s, market=[RED])
    run(s, agenda.MARKET)
    play(s, RED, "waive")
    assert [args[1] for _, args in told(s, "waive")] == [1]
    s = table(3)
    stand(s, castle=[BLUE])
    run(s, agenda.CASTLE)
    assert told(s, "castle") == [(BLUE, (2,))]
