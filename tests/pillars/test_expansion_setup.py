"""Set-up with the expansion: handbook X.1 to X.6; rulings 6.34 to 6.36; contradictions 4 to 6, 12 and 14."""

from collections import Counter
from collections.abc import Iterable

import pytest

import triforium
from tests.pillars import agenda
from tests.pillars.table import (
    BLUE,
    CRAFTSMAN_IDS,
    GAME,
    RED,
    board,
    five_of,
    give,
    imagined,
    legal,
    look,
    new_game,
    play,
    run,
    table,
)
from triforium.bots import bot, decide
from triforium.games.pillars.actions import NAME
from triforium.games.pillars.material import EVENTS, PRIVILEGES
from triforium.games.pillars.state import Pillars

PERMANENT = {
    "aliena", "richard", "tom", "francis", "philip", "ellen", "jack",
    "sally", "william", "alfred", "bartholomaeus", "regan", "jonathan", "waleran",
}  # fmt: skip
SECOND = {
    "thomas", "taxfree", "remigius", "otto", "toledo", "woolfair", "madonna", "mathilde", "castle_freed",
}  # fmt: skip
FINAL = {"final_metal", "final_wood_stone", "procession"}


def names(deck: Iterable[int]) -> list[str]:
    return [PRIVILEGES[card] for card in deck]


# Who can play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", ["none", "cards"])
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_need_the_new_board(expansion: str, seats: int) -> None:
    """X.1: the refusal says why."""
    with pytest.raises(triforium.SeatsOutOfRange, match=f"expansion={expansion} is for 2 to 4 players, not {seats}: a"):
        GAME.new(seats, 1, {"expansion": expansion})


@pytest.mark.parametrize("seats", [1, 7])
def test_one_and_seven_players_are_refused(seats: int) -> None:
    """X.1: two to six."""
    with pytest.raises(triforium.SeatsOutOfRange, match=f"for 2 to 6 players, not {seats}"):
        GAME.new(seats, 1, {"expansion": "full"})


def test_the_seats_of_each_option() -> None:
    """X.1: what a lobby asks for."""
    allowed = {value: GAME.seats_with({"expansion": value}) for value in GAME.options["expansion"]}
    assert allowed == {"none": [2, 3, 4], "full": [2, 3, 4, 5, 6], "cards": [2, 3, 4]}
    assert GAME.options["expansion"][0] == "none"


@pytest.mark.parametrize("seats", range(2, 7))
def test_gold_runs_on_to_the_sixth_seat(seats: int) -> None:
    """6.35, X.5: 20, 21, 22, 23, 24, 25 clockwise from the start player."""
    s = new_game(seats, expansion="full")
    assert [look(s, seat)["gold"] for seat in range(seats)] == list(range(20, 20 + seats))


# Decks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_w19_decks_with_the_new_board(seats: int) -> None:
    """W19, X.3, X.4: 14 permanent for Kingsbridge, 9 for Shiring, 14 events, five craftsmen a round."""
    s = new_game(seats, expansion="full")
    assert set(names(s.privilege_deck)) == PERMANENT
    assert len(s.privilege_deck) == 14
    assert set(names(s.second_deck)) == SECOND
    assert len(s.second_deck) == 9
    assert sorted(s.event_deck) == list(range(14))
    for round in range(1, 7):
        deck = [CRAFTSMAN_IDS[card] for card in s.craftsman_deck[5 * round - 5 : 5 * round]]
        assert sorted(deck) == sorted(five_of(round))


@pytest.mark.parametrize("seats", range(2, 7))
def test_w19_what_is_laid_out_round_by_round(seats: int) -> None:
    """W19, X.3, X.4, X.6: two at Kingsbridge, one at Shiring, the display of each number of players, six events."""
    s = new_game(seats, expansion="full")
    kingsbridge: list[str] = []
    shiring: list[str] = []
    events: list[str] = []
    for round in range(1, 7):
        seen = board(s)
        assert seen["round"] == round
        kingsbridge += seen["kingsbridge"]
        shiring.append(seen["shiring_privilege"])
        cards, hirable = seen["display"]["resources"], seen["display"]["craftsmen"]
        assert (len(cards), len(hirable)) == {2: (7, 2), 3: (7, 2), 4: (7, 2), 5: (8, 3), 6: (10, 3)}[seats]
        assert "sand_1" not in cards or seats >= 5
        assert len(set(hirable + seen["shiring"])) == len(hirable) + 2
        assert set(hirable + seen["shiring"]) <= set(five_of(round))
        run(s, agenda.EVENT)
        events.append(board(s)["event"])
        s.shiring[0] = s.shiring[1] = -1
        if round < 6:
            run(s, agenda.REFILL, agenda.LAY_OUT_RESOURCES)
    assert set(kingsbridge[:10]) < PERMANENT
    assert len(set(kingsbridge[:10])) == 10, "four never appear"
    assert kingsbridge[10:] == ["final_metal", "final_wood_stone"]
    assert set(shiring[:5]) < SECOND
    assert len(set(shiring[:5])) == 5
    assert shiring[5] == "procession"
    assert len(set(events)) == 6
    assert set(events) <= set(EVENTS)


def test_the_removed_craftsman_is_any_of_the_five() -> None:
    """6.34, X.4: with two to four players, drawn at random and unseen; it shows in nothing."""
    removed: Counter[str] = Counter()
    for seed in range(300):
        s = GAME.new(3, seed, {"expansion": "full"})
        seen = s.view(None)
        (out,) = set(five_of(1)) - set(seen["display"]["craftsmen"]) - set(seen["shiring"])
        removed[out] += 1
    assert set(removed) == set(five_of(1))
    assert max(removed.values()) < 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_without_the_new_board(seats: int) -> None:
    """X.1, X.3: 23 cards for Kingsbridge, two of three final cards, no new place and no crusade."""
    s = new_game(seats, expansion="cards")
    assert set(names(s.privilege_deck)) == PERMANENT | SECOND
    assert len(s.privilege_deck) == 23
    assert set(names(s.final_deck)) == FINAL
    assert len(s.second_deck) == 0
    assert len(s.event_deck) == 14
    assert len(s.craftsman_deck) == 30
    seen = board(s)
    assert list(seen["places"])[-1] == "start_player"
    assert "crusades" not in seen
    assert not any("crusade" in action for action in legal(s))
    assert (len(seen["display"]["resources"]), len(seen["display"]["craftsmen"])) == (7, 2)
    s.round = 5
    s.shiring[0] = s.shiring[1] = -1
    run(s, agenda.REFILL, agenda.LAY_OUT_RESOURCES)
    assert board(s)["kingsbridge"] == names(s.final_deck)[:2]


def test_the_base_game_has_nothing_of_it() -> None:
    """X.1: neither cards, nor places, nor anything new to be seen."""
    seen = board(new_game(4))
    assert not {"crusades", "shiring_privilege", "black_builder", "track", "saint_denis"} & set(seen)
    assert not {"silenced", "large_worker"} & set(seen["players"][0])
    assert len(seen["places"]) == 10


# Round by round -------------------------------------------------------------------------------------------------


def _alfred(seats: int, expansion: str = "full", after: int = 1) -> Pillars:
    s = table(seats, expansion=expansion)
    give(s, BLUE, privileges=("alfred",))
    s.round = after
    s.shiring[0] = s.shiring[1] = -1
    s.hirable = 0
    run(s, agenda.REFILL, agenda.LAY_OUT_RESOURCES)
    return s


@pytest.mark.parametrize(("seats", "number"), [(2, 4), (4, 4), (5, 5), (6, 5)])
def test_alfred_names_the_two_for_shiring(seats: int, number: int) -> None:
    """6.36, P.20: he sees the four or five in play; the left one first; the others come into the display."""
    s = _alfred(seats)
    assert s.to_act == (BLUE,)
    assert board(s)["shiring"] == [None, None]
    assert board(s)["display"]["craftsmen"] == []
    seen = [action.removeprefix("name ") for action in legal(s)]
    assert len(seen) == number
    assert set(seen) <= set(five_of(2))
    assert sorted(s.view(BLUE)["to_name"]) == sorted(seen)
    assert s.view(RED)["to_name"] == board(s)["to_name"] == []
    play(s, BLUE, "name", seen[-1])
    assert [action.removeprefix("name ") for action in legal(s)] == seen[:-1]
    play(s, BLUE, "name", seen[0])
    assert board(s)["shiring"] == [seen[-1], seen[0]]
    assert set(board(s)["display"]["craftsmen"]) == set(seen[1:-1])
    assert len(board(s)["display"]["resources"]) == {2: 7, 4: 7, 5: 8, 6: 10}[seats], "the rest follows"


@pytest.mark.parametrize("after", [1, 2, 3, 4])
def test_greedy_names_the_craftsman_whom_he_would_like_best(after: int) -> None:
    """P.20: whichever of them would be worth most in the row of Alfred's owner."""
    s = _alfred(4, after=after)
    give(s, BLUE, craftsmen=(), stone=5)
    liked: dict[int, int] = {}
    for action in s.legal(BLUE):
        hired = s.clone()
        hired.players[BLUE].craftsmen = 1 << NAME.item(action)
        liked[action] = hired.worth(BLUE)
    assert len(set(liked.values())) > 1
    assert decide(bot("greedy", 1), s, BLUE) == max(liked, key=lambda action: liked[action])


def test_nothing_is_taken_back_across_what_follows_alfreds_choice() -> None:
    """P.20, R.4, R.5: the first name can be taken back, the second lets new cards be laid out."""
    s = _alfred(3)
    before = s.seen
    first, second = legal(s)[:2]
    play(s, BLUE, *first.split())
    assert s.seen == before
    play(s, BLUE, *second.split())
    assert s.seen > before


def test_alfred_works_without_the_new_board() -> None:
    """X.1, P.20: he is one of the cards."""
    assert len(legal(_alfred(3, "cards"))) == 4


def test_what_alfred_shows_is_seen_by_his_owner_alone() -> None:
    """6.36, M.5: the others' imagined games deal the craftsmen anew, but for the one named already."""
    s = _alfred(3)
    own = {tuple(sorted(s.imagine(BLUE, seed).legal(BLUE))) for seed in range(40)}
    assert own == {tuple(s.legal(BLUE))}
    others = {tuple(s.imagine(RED, seed).legal(BLUE)) for seed in range(80)}
    assert len(others) == 5, "any of the five may be the one removed"
    named = GAME.decode(s.legal(BLUE)[1])[1]
    play(s, BLUE, "name", named)
    for seed in range(40):
        other = imagined(s, RED, seed)
        assert other.view(RED)["shiring"] == [named, None]
        assert GAME.encode(("name", named)) not in other.legal(BLUE)
    assert len({tuple(s.imagine(RED, seed).legal(BLUE)) for seed in range(80)}) == 4


def test_imagined_games_keep_what_lies_open() -> None:
    """M.5, X.3: both stacks are dealt anew below what has been laid out."""
    s = table(4, round=3, expansion="full")
    seconds, finals = set(), set()
    for seed in range(60):
        other = imagined(s, RED, seed)
        assert list(other.privilege_deck[:6]) == list(s.privilege_deck[:6])
        assert list(other.second_deck[:3]) == list(s.second_deck[:3])
        assert sorted(other.second_deck) == sorted(s.second_deck)
        assert other.view(RED)["shiring_privilege"] == board(s)["shiring_privilege"]
        seconds.add(int(other.second_deck[3]))
    assert len(seconds) == 6
    s = table(4, round=3, expansion="cards")
    finals = {tuple(imagined(s, RED, seed).final_deck) for seed in range(60)}
    assert len(finals) == 6


# Contradictions -------------------------------------------------------------------------------------------------


def test_contradiction_4_alfred_waleran_and_jonathan_are_new() -> None:
    """7.4, X.3: the base game shuffles seven persons."""
    base = set(names(new_game(3).privilege_deck))
    assert not {"alfred", "waleran", "jonathan"} & base
    assert len(base & PERMANENT) == 7


def test_contradictions_5_6_and_14_the_final_cards_come_in_round_six() -> None:
    """7.5, 7.6, 7.14, X.3: two at Kingsbridge, and Prozession at Shiring after five of the nine."""
    s = table(5, round=6, expansion="full")
    assert board(s)["kingsbridge"] == ["final_metal", "final_wood_stone"]
    assert board(s)["shiring_privilege"] == "procession"


def test_contradiction_12_eight_of_ten_with_five_players() -> None:
    """7.12, X.6: the display is another one in every game; each card is left out sometimes."""
    left_out: Counter[str] = Counter()
    for seed in range(120):
        s = GAME.new(5, seed, {"expansion": "full"})
        cards = s.view(None)["display"]["resources"]
        assert len(cards) == 8
        left_out.update({"sand_1", "sand_2", "stone_4"} - set(cards))
    assert set(left_out) == {"sand_1", "sand_2", "stone_4"}
