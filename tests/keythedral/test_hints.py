"""Hints: what a move brings, costs and leaves, from the view alone; and the amounts that the journal tells."""

from random import Random

import pytest

from tests.keythedral.table import (
    GAME,
    A,
    B,
    C,
    actions,
    cathedral,
    deal,
    fence,
    fence_off,
    give,
    house,
    law,
    new_game,
    phase_five,
    phase_one,
    phase_two,
    play,
    table,
    town,
    used,
    worker,
)
from triforium.games.keythedral.state import Keythedral

LANGUAGES = ("en", "nl", "de")
SQUARE = {(0, 0): "quarry", (1, 0): "forest", (0, 1): "lake", (1, 1): "farm"}


def hint(s: Keythedral, move: str, lang: str = "en") -> str:
    action = GAME.encode(tuple(move.split(" ")))
    seat = s.to_act[0]
    assert action in s.legal(seat)
    return GAME.hint(action, s.view(seat), lang)


def last_line(s: Keythedral, key: str) -> str:
    assert s.journal is not None
    line = next(line for line in reversed(s.journal.lines) if line.key == key)
    return GAME.line(line, "en")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_move_of_a_game_has_a_hint(seed: int) -> None:
    luck = Random(seed)
    options = [{}, {"tiles_open": "yes"}, {"laws_open": "yes", "map": "prepared"}][seed % 3]
    s = GAME.new(2 + seed % 4, seed, options)
    seen: set[str] = set()
    while not s.over:
        seat = s.to_act[0]
        view = s.view(seat)
        for action in s.legal(seat):
            verb = f"{GAME.decode(action)[0]} {view['step']} {view['law'] and view['law']['law']}"
            if verb not in seen or luck.random() < 0.005:
                seen.add(verb)
                for lang in LANGUAGES:
                    said = GAME.hint(action, view, lang)
                    assert said
                    assert "?" not in said
                    assert "{" not in said
                    assert len(said) < 280
        s.apply(seat, luck.choice(s.legal(seat)))


def test_hints_for_a_spectator_say_nothing_about_hands() -> None:
    s, other = table(3), table(3)
    give(s, A, "KKKNN")
    give(s, B, "KY")
    give(other, A, "KKKKNNY")
    actions(s)
    actions(other)
    for action in s.legal(A):
        for lang in LANGUAGES:
            said = GAME.hint(action, s.view(None), lang)
            assert said
            assert GAME.hint(action, other.view(None), lang) == said


def test_laying() -> None:
    s = new_game(3)
    assert hint(s, "field 13M").startswith("The ")
    assert "touches these fields: quarry 13N; and these tiles: -." in hint(s, "field 13M")
    play(s, "field 13M")
    assert hint(s, "spot 12n") == "Fields in reach: 2 (quarry 13N, forest 13O)."
    play(s, "spot 12n")
    assert hint(s, "number 3") == "It works when 3 is marked. Your numbers left after this: 1 2 4 5."


def test_placing() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B1": (1, 0)}, cathedral=False)
    assert hint(phase_one(s), "mark 1") == (
        "All tiles with number 1 send workers now, A first."
        " Free fields in reach of A1: quarry 13N, forest 13O, lake 14N, farm 14O."
    )
    play(s, "mark 1")
    assert hint(s, "send ne") == "From A1 to 13O (forest): one timber (N) in phase two, while the store lasts (now 20)."
    play(s, "send ne")
    assert last_line(s, "send") == "B sends a worker from B1 to 14O: farm.", "B had no choice"


def test_actions() -> None:
    s = table(3)
    cathedral(s, "4-1", "4-2")
    give(s, A, "KKNRR")
    fence(s, B, "A1", "nw")
    actions(s)
    assert hint(s, "seat 4-1") == "4 points for K N, which would score 2 as cubes. You keep K R R."
    assert hint(s, "house 2").startswith("Costs K N; it sends two workers from the next round on. A2 reaches: ")
    assert hint(s, "house 2").endswith("You keep K R R.")
    assert hint(s, "fence") == "Costs N; next you choose the place. Fences you have left then: 2. You keep K K R R."
    assert hint(s, "unfence").endswith("It leaves the game. You keep K K N.")
    assert hint(s, "craft gold") == (
        "Costs 4 cubes of your choice; you have 5. Scores 4 at the end. The craftsman has 10."
    )
    assert hint(s, "trade food") == "Costs 2 cubes of your choice; you have 5. The store has 15 of this."
    assert hint(s, "law left").endswith("Laws in hand then: 1.")
    assert "Passes in a row so far: 0; when all 3 players" in hint(s, "pass")
    play(s, "craft iron")
    assert hint(s, "pay stone") == "You have 1 of it left then. Cubes to pay after this one: 1. In return: W."


def test_fences() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B1": (1, 0)}, cathedral=False)
    give(s, A, "NNN")
    play(actions(s), "fence")
    assert hint(s, "fence-off B1 nw") == (
        "No worker goes from B1 to 13O (forest) any more, yours neither. It still reaches: farm 14O."
    )
    play(s, "fence-off B1 nw", "pass", "pass", "fence")
    assert hint(s, "fence-off B1 sw").endswith("It is shut in then: B moves it to another spot at once.")


def test_prices_under_laws() -> None:
    s = table(3)
    cathedral(s, "12-4", "12-1")
    s.rise_under = s.cut_under = 31
    give(s, A, "GGWWPP")
    actions(s)
    assert "Law 2 lies under it" in hint(s, "seat 12-4")
    assert "Law 3 lies under it" in hint(s, "seat 12-4")
    play(s, "seat 12-4")
    assert hint(s, "rise food") == "The price becomes G G W P. You keep W P."
    play(s, "rise food")
    assert hint(s, "cut glass") == "The price becomes G G W. You keep W P P."
    play(s, "cut glass")
    assert last_line(s, "seat") == "A buys seat 12-4 (G W P) for GGW: 12 points."


def test_substitution() -> None:
    s = table(3)
    cathedral(s, "12-4", "12-1")
    give(s, A, "RWP")
    deal(s, A=[5])
    actions(s)
    assert hint(s, "seat 12-4").endswith("You can pay for it only with your law 5.")
    play(s, "seat 12-4", law(5))
    assert hint(s, "replace resources") == "Instead of G you pay as many resources of any colours: 1."
    play(s, "replace resources", "pay wine")
    assert last_line(s, "seat") == "A buys seat 12-4 (G W P) for RWP: 12 points.", "with the cubes paid instead"
    s = table(3)
    cathedral(s, "12-6", "12-1")
    give(s, A, "WW")
    deal(s, A=[5])
    play(actions(s), "seat 12-6", law(5), "replace-craft gold")
    assert hint(s, "replace-by iron") == "The price becomes W W. You keep -."


def test_the_auction() -> None:
    s = table(3)
    give(s, C, "KKK")
    give(s, A, "KKK")
    give(s, B, "KK")
    phase_five(s)
    assert hint(s, "pass") == "There is no bid yet. If nobody bids, B names the start player for nothing."
    assert hint(s, "bid 2").startswith("Cubes you pay to B if nobody bids more: 2 of 3; ")
    play(s, "bid 2")
    assert hint(s, "pass") == "The bid of 2 by C stands for now; you pay nothing."
    play(s, "pass")
    assert hint(s, "match") == "Cubes you pay to C: 2 of 2; then you name the start player."
    assert hint(s, "pass") == "Cubes that C pays you: 2. C names the start player."
    play(s, "pass")
    assert hint(s, "pay stone").endswith("They go to B.")
    play(s, "pay stone", "pay stone")
    assert hint(s, "name B").startswith("B marks first in the next round")


def test_laws() -> None:
    s = table(3)
    worker(s, A, "farm", "farm")
    worker(s, B, "farm", "lake")
    deal(s, A=[18])
    play(phase_two(s), law(18))
    assert hint(s, "choose-land farm") == "Every worker there brings double. Yours: 2; those of others: 1."
    s = table(3)
    used(s, "YP")
    give(s, A, "GGGG")
    deal(s, A=[7, 16])
    actions(s)
    assert hint(s, law(16)) == "As your action in phase three. Buy glass for one cube or gold for two."
    play(s, law(7))
    assert hint(s, "choose-craft gold") == "You give one resource for it. Used ones in the store: 1."
    play(s, "choose-craft gold", "pay food", law(16))
    assert hint(s, "choose-craft gold") == "Cubes it costs: 2 instead of 4; you have 4."
    s = table(3)
    house(s, "B3", "C1")
    deal(s, A=[17], C=[9])
    play(actions(s), law(17))
    assert hint(s, "choose-tile B3").startswith("The house of B becomes a cottage: one worker instead of two.")
    play(s, "choose-tile B3")
    assert hint(s, "no") == "You leave it at that: Decay (17), played by A, takes effect. It is aimed at: B3."


def test_the_journal_tells_amounts() -> None:
    s = town(SQUARE, {"A1": (0, 0), "B1": (5, 5)}, cathedral=False)
    give(s, A, "KKNNRR")
    fence(s, B, "A1", "nw")
    actions(s)
    play(s, "house 1")
    assert last_line(s, "house") == "A turns A1 into a house for KN."
    play(s, "pass", "pass")
    fence_off(s, "A1", "ne")
    assert last_line(s, "fence") == "A fences A1 off to the north-east for N."
    play(s, "pass", "pass", "unfence", *["remove B#1"])
    assert last_line(s, "unfence") == "A removes fence B#1 for RR."


def test_the_journal_tells_what_the_store_lacks() -> None:
    s = table(3)
    worker(s, A, "farm", "farm", "lake")
    give(s, B, "G" * 14)
    phase_two(s)
    assert last_line(s, "short") == "The store is short of G for A."


def test_the_journal_tells_the_score_at_the_end() -> None:
    s = table(2)
    cathedral(s, "4-1")
    give(s, A, "KNP")
    play(actions(s), "seat 4-1")
    assert last_line(s, "score") == "B has 0 points: 0 in seats, 0 in cubes."
    assert s.journal
    assert GAME.line(s.journal.lines[-2], "en", ["Ann", "Bob"]) == "Ann has 7 points: 4 in seats, 3 in cubes."


def test_players_are_named_in_one_way() -> None:
    s = table(3)
    give(s, C, "KK")
    play(phase_five(s), "bid 2", "pass", "pass", "pay stone", "pay stone", "name A")
    assert last_line(s, "pay-player") == "C pays KK to B."
    assert last_line(s, "start-player") == "C names A start player."
    assert s.journal
    line = next(line for line in s.journal.lines if line.key == "pay-player")
    assert GAME.line_args(line) == {"seat": C, "cubes": "KK", "other": B}
    assert GAME.line(line, "en", ["Ann", "Bob", "Cid"]) == "Cid pays KK to Bob."


def test_moves_that_are_not_on_the_list_do_no_harm() -> None:
    luck = Random(3)
    s = GAME.new(3, 3, {"map": "prepared"})
    for _ in range(120):
        view = s.view(s.to_act[0])
        for action in luck.sample(range(434), 20):
            assert "{" not in GAME.hint(action, view, "en")
        s.apply(s.to_act[0], luck.choice(s.legal(s.to_act[0])))
