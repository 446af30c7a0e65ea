"""What nobody may see: hands of laws, cubes being picked, rows face down, the stack of fields; and the asking."""

import json
from random import Random

import pytest

from tests.keythedral.table import (
    GAME,
    A,
    B,
    C,
    actions,
    asked,
    cathedral,
    check_conservation,
    deal,
    give,
    gone,
    imagine,
    law,
    new_game,
    offered,
    phase_one,
    phase_three,
    play,
    table,
)
from triforium.games.keythedral.cubes import letters_of
from triforium.games.keythedral.material import ROW_BUILDINGS
from triforium.games.keythedral.payment import payer
from triforium.games.keythedral.state import Keythedral
from triforium.kernel.bits import size


def seen_by(s: Keythedral, seat: int | None) -> str:
    """Everything that comes out for a seat: view, prompt, list and journal."""
    lines = s.journal.for_seat(seat) if s.journal else []
    legal = s.legal(seat) if seat is not None else []
    prompt = s.prompt(seat) if seat is not None else None
    return json.dumps([s.view(seat), prompt, legal, [GAME.line_args(line) | {"key": line.key} for line in lines]])


def random_position(seed: int, moves: int, seats: int = 3, **options: str) -> Keythedral:
    luck = Random(seed)
    s = table(seats, seed % 3, **options)
    for _ in range(moves):
        if s.over:
            break
        s.apply(s.to_act[0], luck.choice(s.legal(s.to_act[0])))
    return s


def swap_laws(s: Keythedral, one: int, other: int) -> None:
    """Two hands exchange all they can without changing how many each holds."""
    laws = s.laws
    number = min(size(laws[one]), size(laws[other]))
    first = [n for n in range(1, 21) if laws[one] >> n & 1][:number]
    second = [n for n in range(1, 21) if laws[other] >> n & 1][:number]
    for a, b in zip(first, second, strict=True):
        laws[one] ^= 1 << a | 1 << b
        laws[other] ^= 1 << a | 1 << b
    s.laws = laws


@pytest.mark.parametrize("seed", range(12))
def test_a_third_seat_cannot_tell_two_hands_apart(seed: int) -> None:
    s = random_position(seed, 150 + 30 * seed)
    if s.over or s.proven >= 0:
        return
    for third in range(3):
        one, other = [seat for seat in range(3) if seat != third]
        twin = s.clone()
        twin.journal = s.journal
        swap_laws(twin, one, other)
        twin.advance()
        assert seen_by(twin, third) == seen_by(s, third)
        assert seen_by(twin, None) == seen_by(s, None)


def asking(s: Keythedral, moves: int) -> list[tuple[int, str]]:
    """Who is asked what while everybody passes and nobody plays a law."""
    found = []
    for _ in range(moves):
        if s.over:
            break
        seat, key = asked(s)
        found.append((seat, key))
        names = offered(s)
        quiet = next((name for name in ("pass", "no", "done", "buy") if name in names), None)
        play(s, quiet or min(names - {name for name in names if name.startswith("play")}))
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_asking_is_the_same_whatever_lies_behind_a_screen(seed: int) -> None:
    """Laws exchanged between hands, or a hand and the stack: the same seats are asked in the same words."""
    luck = Random(seed)
    s = random_position(seed, 40 + 25 * seed, seats=2 + seed % 4)
    if s.over or s.proven >= 0 or payer(s) >= 0 or s.shown or s.purchase:
        return
    twin = s.clone()
    laws, spaces = twin.laws, twin.spaces
    pool = [n for n in range(1, 21) if not s.gone >> n & 1]
    luck.shuffle(pool)
    for seat in range(s.terms.seats):
        number = size(laws[seat])
        laws[seat] = sum(1 << pool.pop() for _ in range(number))
    for space in range(2):
        if spaces[space] >= 0:
            spaces[space] = pool.pop()
    twin.laws, twin.spaces = laws, spaces
    twin.advance()
    check_conservation(twin)
    assert asking(twin, 120) == asking(s, 120)


@pytest.mark.parametrize("seed", range(10))
def test_the_asking_does_not_depend_on_cubes(seed: int) -> None:
    s = random_position(seed, 60 + 40 * seed)
    quiet = ("ask-mark", "ask-place", "ask-place-law", "ask-place-more", "ask-action")
    if s.over or asked(s)[1] not in quiet:
        return  # something may be under way that has to be paid
    twin = s.clone()
    hands = twin.hands
    hands[A], hands[C] = hands[C], hands[A]
    twin.hands = hands
    twin.advance()
    assert asking(twin, 60) == asking(s, 60)


def test_screens_hide_and_memory_open_shows() -> None:
    s = table(3)
    give(s, A, "KKY")
    assert s.view(A)["players"][A]["cubes"]["Y"] == 1
    assert s.view(B)["players"][A]["cubes"] is None
    assert s.view(B)["players"][A]["seats"] is None
    assert s.view(None)["scores"] == [None] * 3
    s = table(3, memory="open")
    give(s, A, "KKY")
    deal(s, A=[2])
    assert s.view(B)["players"][A]["cubes"]["K"] == 2
    assert s.view(B)["players"][A]["laws"] is None
    assert s.view(None)["scores"][A] == 6


@pytest.mark.parametrize("length", ["short", "full"])
def test_nobody_sees_which_tiles_are_spare(length: str) -> None:
    """Ruling 20: a spare and a tile of a row that lies face down can be exchanged without a trace."""
    s = actions(table(3, length=length))
    twin = s.clone()
    twin.journal = s.journal
    for row in (1, 2, 3, 4):
        in_play, spare = s.board & ROW_BUILDINGS[row], ~s.board & ROW_BUILDINGS[row]
        twin.board ^= (in_play & -in_play) | (spare & -spare)
    check_conservation(twin)
    for seat in (A, B, C, None):
        assert seen_by(twin, seat) == seen_by(s, seat)


def test_a_bought_law_is_told_to_its_buyer_alone() -> None:
    s = table(3)
    give(s, A, "K")
    play(actions(s), "law left", "pay stone")
    assert s.journal
    assert [line.key for line in s.journal.for_seat(A)][-1] == "law"
    assert "law" not in [line.key for line in s.journal.for_seat(B)]
    assert "law" not in [line.key for line in s.journal.for_seat(None)]


def test_picks_of_a_payment_show_only_when_it_is_complete() -> None:
    s = table(3)
    give(s, A, "KKNNGG")
    play(actions(s), "craft glass")
    before = seen_by(s, B)
    play(s, "pay stone")
    assert seen_by(s, B) == before
    twin = s.clone()
    twin.journal = s.journal
    play(s, "pay stone")
    play(twin, "pay timber")
    assert seen_by(s, B) == seen_by(twin, B)


# Imagination ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_what_a_seat_knows_survives_imagination(seed: int) -> None:
    options: dict[str, str] = [{}, {"tiles_open": "yes"}, {"laws_open": "yes"}, {"length": "short"}][seed % 4]
    s = random_position(seed, 25 * seed, 3, **options)
    for seat in range(3):
        imagined = imagine(s, seat, seed)
        check_conservation(imagined)
        assert imagined.view(seat) == s.view(seat)
        assert imagined.to_act == s.to_act
        assert imagined.legal(seat) == s.legal(seat)
        assert imagined.prompt(seat) == s.prompt(seat)


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    s = random_position(seed, 60 * seed)
    imagined = imagine(s, seed % 3, seed)
    luck = Random(seed)
    for _ in range(400):
        if imagined.over:
            break
        legal = imagined.legal(imagined.to_act[0])
        assert legal
        imagined.apply(imagined.to_act[0], luck.choice(legal))
    check_conservation(imagined)


def test_imagination_deals_what_is_unknown() -> None:
    s = table(3)
    deal(s, A=[1, 2], B=[3, 4], C=[5])
    phase_one(s)
    hands = {imagined.laws[B] for imagined in (imagine(s, A, seed) for seed in range(20))}
    rows = {imagined.board & ROW_BUILDINGS[4] for imagined in (imagine(s, A, seed) for seed in range(20))}
    assert len(hands) > 5
    assert len(rows) > 5
    assert all(imagine(s, A, seed).laws[A] == s.laws[A] for seed in range(5))
    assert all(imagine(s, A, seed).board & ROW_BUILDINGS[0] == s.board & ROW_BUILDINGS[0] for seed in range(5))


def test_imagination_may_put_any_law_that_is_not_known_anywhere() -> None:
    s = table(3)
    gone(s, 20)
    deal(s, A=[1, 2], B=[3, 4], C=[5])
    imagined = [imagine(s, A, seed) for seed in range(400)]
    others = set(range(3, 20))
    for seat in (B, C):
        assert {number for i in imagined for number in others if i.laws[seat] >> number & 1} == others
    for space in range(2):
        assert {i.spaces[space] for i in imagined} == others
    assert {(size(i.laws[B]), size(i.laws[C])) for i in imagined} == {(2, 1)}


def test_imagination_keeps_the_number_on_top_of_the_stack() -> None:
    s = new_game(5)
    drawn, top = s.laid, s.laid + 1
    seen = {tuple(imagined.deck) for imagined in (imagine(s, B, seed) for seed in range(20))}
    assert len(seen) > 10
    assert {deck[drawn] for deck in seen} == {s.deck[drawn]}
    assert {deck[top] & 7 for deck in seen} == {s.deck[top] & 7}
    assert len({deck[top] for deck in seen}) > 1
    assert all(sorted(deck) == sorted(s.deck) for deck in seen)


def test_who_announced_what_he_cannot_pay_must_hold_law_5() -> None:
    s = table(3)
    cathedral(s, "8-8", "8-1")
    give(s, A, "RRRR")
    deal(s, A=[5, 9], B=[13], C=[7])
    play(actions(s), "seat 8-8")
    for seed in range(10):
        imagined = imagine(s, B, seed)
        assert imagined.laws[A] >> 5 & 1
        assert size(imagined.laws[A]) == 2


def test_cubes_taken_in_the_open_are_known_to_whoever_watched() -> None:
    s = table(3)
    give(s, B, "KKNRRY")
    assert imagine(s, A, 3).hands[B] == s.hands[B]


def test_others_forget_what_is_being_picked() -> None:
    s = table(3)
    give(s, A, "KKNNGG")
    play(actions(s), "craft glass", "pay timber")
    assert offered(imagine(s, A, 1)) == {"pay timber", "pay food"}
    assert imagine(s, B, 1).due == 3


def price(s: Keythedral) -> str:
    """What the announced tile costs, as far as that is settled."""
    return letters_of(s.announced().price)


def test_others_do_not_know_how_a_price_is_being_settled() -> None:
    s = table(3)
    cathedral(s, "12-4", "12-1")
    s.rise_under = s.cut_under = 31
    give(s, A, "GGWWPP")
    play(actions(s), "seat 12-4", "rise food")
    assert asked(s) == (A, "ask-cut")
    assert s.view(B)["purchase"]["price"] is None
    assert s.view(A)["purchase"]["price"] == "GGWP"
    assert {price(imagine(s, A, seed)) for seed in range(9)} == {"GGWP"}
    assert {price(imagine(s, B, seed)) for seed in range(30)} == {"GGWP", "GWWP", "GWPP"}
    for seed in range(5):
        imagined = imagine(s, B, seed)
        assert imagined.prompt(B) == s.prompt(B)
        check_conservation_of_cubes(imagined)


def test_others_do_not_know_a_substitution_before_it_is_paid() -> None:
    s = table(3)
    cathedral(s, "12-4", "12-1")
    give(s, A, "RRWPP")
    deal(s, A=[5])
    play(actions(s), "seat 12-4", law(5))
    assert asked(s) == (A, "ask-kind")
    play(s, "replace resources")
    imagined = imagine(s, B, 4)
    assert imagined.prompt(B) == s.prompt(B)
    play(imagined, "pay wine")
    assert imagined.scores()[A] == s.scores()[A] + 12 - 1 - 5


def check_conservation_of_cubes(s: Keythedral) -> None:
    assert letters_of(s.store + s.makers + sum(s.hands)).count("G") == 15


def test_playing_a_law_cannot_be_undone() -> None:
    s = table(3)
    deal(s, B=[12])
    phase_three(s)
    before = s.seen
    play(s, law(12))
    assert s.seen > before


# The asking once a law is played --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "offers"), [("K", {"glass"}), ("KK", {"glass", "gold"}), ("KKNNW", {"glass", "gold"})]
)
def test_law_16_is_aimed_in_the_open_whatever_its_player_can_pay(cubes: str, offers: set[str]) -> None:
    """Both crafts can be had, so the question is put; that one cube pays for glass alone is behind the screen."""
    s = table(3)
    give(s, A, cubes)
    deal(s, A=[16], B=[9])
    play(actions(s), law(16))
    assert asked(s) == (A, "ask-target")
    assert offered(s, "choose-craft") == offers


@pytest.mark.parametrize("seed", range(30))
def test_what_is_asked_after_a_law_or_an_announcement_does_not_depend_on_cubes(seed: int) -> None:
    """Two players exchange their cubes; whatever both of them could do then is followed by the same question."""
    luck = Random(seed)
    s = random_position(seed, 60 + 10 * seed)
    for _ in range(150):
        if s.over:
            break
        seat = s.to_act[0]
        compare_with_other_cubes(s, seat)
        s.apply(seat, luck.choice(s.legal(seat)))


def compare_with_other_cubes(s: Keythedral, seat: int) -> None:
    other = (seat + 1) % s.terms.seats
    if asked(s)[1] not in ("ask-action", "ask-law-start-1", "ask-law-start-2", "ask-law-start-3", "ask-law-start-5"):
        return
    twin = s.clone()
    hands = twin.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    twin.hands = hands
    twin.advance()
    for move in sorted(offered(s) & offered(twin)):
        if move.startswith("play") or move.startswith("seat"):
            one, two = play(s.clone(), move), play(twin.clone(), move)
            assert one.over == two.over
            assert one.over or asked(one) == asked(two), move
