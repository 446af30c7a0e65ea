"""What search is held to in every title: legal moves, no look at what is hidden, thoughts worth their time."""

from collections import Counter
from time import perf_counter

import pytest
from mypy_extensions import i64

import triforium
from tests.support import Setting, each_setting, moments, shown
from triforium.bots import Recollection, bot, decide, play_out, ponder
from triforium.bots.registry import UnknownBot
from triforium.bots.search import Search
from triforium.bots.tree import KEYS
from triforium.kernel.chance import seeded
from triforium.kernel.state import State
from triforium.kernel.vecs import vec

each_title = pytest.mark.parametrize("name", triforium.games())


def start(name: str, seed: int) -> State:
    game = triforium.game(name)
    return game.new(game.seats_with()[0], seed)


@each_setting
def test_search_plays_by_the_list_and_leaves_the_game_alone(setting: Setting) -> None:
    for number, (state, seat) in enumerate(moments(setting, 30, 8)):
        before = shown(state, seat)
        assert decide(bot("search:12", number), state, seat) in state.legal(seat)
        assert shown(state, seat) == before


@each_title
def test_a_search_with_the_same_luck_decides_the_same(name: str) -> None:
    state = start(name, 3)
    seat = state.to_act[0]
    assert len({decide(bot("search:40", 7), state, seat) for _ in range(3)}) == 1


@each_title
def test_reasons_name_the_move_first_and_lines_begin_with_it(name: str) -> None:
    state = start(name, 4)
    seat = state.to_act[0]
    thinker = Search("search:80", seeded(1), 80, 0.0)
    imagined = state.imagine(seat, 1)
    imagined.ask(seat)
    thinker.think(imagined, seat)
    reasons = thinker.reasons()
    assert 1 <= len(reasons) <= 3
    assert [reason.share for reason in reasons] == sorted([reason.share for reason in reasons], reverse=True)
    assert sum(reason.share for reason in reasons) <= 1.0001
    for reason in reasons:
        assert reason.action in state.legal(seat)
        assert reason.line[0] == (seat, reason.action)
        assert -60 < reason.lead < 60
    again = Search("search:80", seeded(1), 80, 0.0)
    assert again.choose(state.imagine(seat, 1), seat) == reasons[0].action


def test_the_tree_is_kept_within_a_turn_and_given_up_after_it() -> None:
    """Flandern: whoever has chosen a card adds influence to it, and then it is the others' turn."""
    state = triforium.game("guilds").new(3, 5)
    thinker = Search("search:200", seeded(2), 200, 0.0)
    tree = None
    while tree is None:
        seat = state.to_act[0]
        action = decide(thinker if seat == 1 else bot("greedy", 1), state, seat)
        state.apply(seat, action)
        if seat == 1 and 1 in state.to_act and state.prompt(1).key == "ask-influence":
            tree = thinker.tree
    imagined = state.imagine(1, 3)
    imagined.ask(1)
    thinker.begin(imagined, 1)
    assert thinker.tree is tree
    state.apply(1, decide(thinker, state, 1))
    assert thinker.tree is not tree


def test_whoever_is_asked_for_reasons_keeps_its_tree_too() -> None:
    """The second decision of a turn begins with the tries of the first one that lead there."""
    state = triforium.game("guilds").new(2, 5)
    thinker = bot("search:200", 2)
    seat = state.to_act[0]
    tries = []
    while state.to_act == (seat,):
        thought = ponder(thinker, state, seat)
        if thought.reasons:
            tries.append(sum(thought.tries.values()))
        assert set(thought.tries) <= set(state.legal(seat))
        state.apply(seat, thought.move())
    assert tries[0] == 200
    assert max(tries) > 250


def test_a_bot_goes_on_from_its_last_thought_only_if_its_own_move_is_all_that_was_played_since() -> None:
    recollection = Recollection()
    first = recollection.bot_for("greedy", 1, 0, "table", ())
    recollection.moved("greedy", 0, 7, "table", ())
    assert recollection.bot_for("greedy", 2, 0, "table", ((0, 7),)) is first
    others: list[tuple[str, int, str, tuple[tuple[int, int], ...]]] = [
        ("random", 0, "table", ((0, 7),)), ("greedy", 1, "table", ((0, 7),)), ("greedy", 0, "other", ((0, 7),)),
        ("greedy", 0, "table", ((0, 8),)), ("greedy", 0, "table", ((0, 7), (1, 3))),
    ]  # fmt: skip
    for kind, seat, table, moves in others:
        recollection.bot = first
        assert recollection.bot_for(kind, 2, seat, table, moves) is not first


@pytest.mark.parametrize(("seed", "thinker"), [(20, "search:20"), (28, "search:10")])
@pytest.mark.slow
def test_a_tree_that_was_kept_proposes_nothing_that_only_other_deals_allow(seed: int, thinker: str) -> None:
    """Flandern: what can be built hangs on a card that was still hidden when the tree was planted."""
    state = triforium.game("guilds").new(2, seed)
    players = [bot(thinker, seat) for seat in range(2)]
    while not state.over:
        seat = state.to_act[0]
        action = decide(players[seat], state, seat)
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_what_others_have_chosen_in_secret_changes_nothing() -> None:
    """The same deal and the same luck: whatever the others have laid face down, search decides the same."""
    decisions = set()
    for taken in range(4):
        state = triforium.game("guilds").new(4, 11)
        while 3 not in state.to_act or state.prompt(3).key != "ask-card":
            state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
        for seat in range(3):
            while seat in state.to_act:
                legal = state.legal(seat)
                state.apply(seat, legal[taken % len(legal)])
        thinker = Search("search:60", seeded(3), 60, 0.0)
        imagined = state.imagine(3, 5)
        imagined.ask(3)
        thinker.think(imagined, 3)
        decisions.add(str(thinker.reasons()))
    assert len(decisions) == 1


def test_all_who_move_in_a_try_are_credited_with_how_they_stand_then() -> None:
    """Flandern: all four choose a card before anything else happens."""
    state = triforium.game("guilds").new(4, 11)
    while len(state.to_act) < 4:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    thinker = Search("search:1", seeded(3), 1, 0.0)
    imagined = state.imagine(3, 1)
    imagined.ask(3)
    thinker.think(imagined, 3)
    tree = thinker.tree
    moved = {tree.key[edge] % KEYS: tree.gained[edge] for edge in range(len(tree.key)) if tree.visits[edge]}
    assert set(moved) == {0, 1, 2, 3}
    assert all(0 < stands < 1 for stands in moved.values())


def test_search_lets_the_others_choose_again() -> None:
    state = triforium.game("guilds").new(4, 11)
    while len(state.to_act) < 4:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    for seat in (0, 2):
        while seat in state.to_act:
            state.apply(seat, state.legal(seat)[0])
    imagined = state.imagine(3, 1)
    imagined.reopen(3)
    assert imagined.to_act == (0, 1, 2, 3)
    for seat in range(4):
        imagined.ask(seat)
        assert imagined.prompt(seat).key == "ask-card"
    assert state.to_act == (1, 3)


def peek(state: State, seat: int) -> int:
    """What a cheat would play: the best move for the cards and the luck as they really are."""
    found: dict[int, int] = {}
    for action in state.legal(seat):
        future = state.clone()
        future.ask(seat)
        future.play(action)
        greedy = bot("greedy", 1)
        for _ in range(12):
            if future.depth > 0:
                future.play(decide(greedy, future, future.to_act[0]))
        found[action] = future.worth(seat)
    return max(found, key=lambda action: found[action])


@pytest.mark.statistics
@each_title
def test_a_hidden_part_that_betrays_the_best_move_does_not_sway_search(name: str) -> None:
    """Two tables that look the same to a seat, but a cheat would play differently: search cannot tell them apart."""
    found = 0
    apart = 0.0
    game = triforium.game(name)
    state = game.new(game.seats_with()[-1], 40)
    while state.to_act and found < 6:
        seat = state.to_act[0]
        one, other = state.imagine(seat, 1), state.imagine(seat, 2)
        if peek(one, seat) != peek(other, seat):
            found += 1
            in_one = Counter(decide(bot("search:60", seed), one, seat) for seed in range(40))
            in_other = Counter(decide(bot("search:60", seed), other, seat) for seed in range(40))
            apart += sum(abs(in_one[action] - in_other[action]) for action in in_one | in_other) / 80
        state.apply(seat, decide(bot("greedy", 1), state, seat))
    assert found == 6
    assert apart / found < 0.25


@pytest.mark.statistics
@pytest.mark.parametrize(
    ("name", "seats", "least"),
    [("guilds", 2, 0.6), ("keythedral", 2, 0.6), ("keythedral", 5, 0.35), ("pillars", 4, 0.35)],
)
def test_search_is_ahead_of_greedy(name: str, seats: int, least: float) -> None:
    """A quick look at few tries, each game with other luck, as one streak of it may lay every map badly;
    benchmarks/strength has the bars."""
    won = 0.0
    games = 40
    for number in range(games):
        hero = number % seats
        state = triforium.game(name).new(seats, number // seats)
        luck = number * seats
        play_out(state, [bot("search:300" if seat == hero else "greedy", luck + seat) for seat in range(seats)])
        won += (hero in state.winners()) / len(state.winners())
    assert won / games >= least


@pytest.mark.parametrize(
    ("name", "tries", "seconds"), [("search:500", 500, 0), ("search:50ms", 0, 0.05), ("search:2s", 0, 2)]
)
def test_the_name_of_a_search_says_how_long_it_thinks(name: str, tries: int, seconds: float) -> None:
    thinker = bot(name, 1)
    assert isinstance(thinker, Search)
    assert (thinker.tries, thinker.seconds) == (tries, seconds)


def test_a_search_by_the_clock_takes_its_time_and_no_more() -> None:
    state = start("pillars", 1)
    begun = perf_counter()
    ponder(bot("search:60ms", 1), state, state.to_act[0])
    assert 0.06 <= perf_counter() - begun < 0.6


@each_title
def test_who_has_only_to_decide_ends_when_nothing_can_change_the_decision(name: str) -> None:
    state = start(name, 1)
    seat = state.to_act[0]
    thinker = Search("search", seeded(1), 0, 0.5)
    imagined = state.imagine(seat, 1)
    imagined.ask(seat)
    begun = perf_counter()
    thinker.think(imagined, seat, to_decide=True)
    took = perf_counter() - begun
    possible = int(thinker.done) * (0.5 - took) / took
    assert took < 0.6
    assert thinker.ahead(imagined) > 0.9 * possible
    tries = sorted(thinker.tally().values())
    assert thinker.ahead(imagined) == tries[-1] - (tries[-2] if len(tries) > 1 else 0)


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:-5", "search:5m", "search:1.5s", "search:9999999999"]
)
def test_other_names_are_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(UnknownBot, match="search:50ms or search:2s"):
        bot(name, 1)


@pytest.mark.slow
@each_title
def test_a_whole_game_of_searches_ends(name: str) -> None:
    state = start(name, 9)
    play_out(state, [bot("search:3", seat) for seat in range(len(state.scores()))])
    assert state.over


@each_title
def test_the_estimate_of_all_seats_at_once_is_that_of_each(name: str) -> None:
    seats = triforium.game(name).seats_with()[-1]
    for state, _ in moments((name, seats, {}), 41, 20):
        out = vec[i64]([0] * 8)
        state.worths(out)
        assert list(out)[:seats] == [state.worth(seat) for seat in range(seats)]
