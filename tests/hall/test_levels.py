"""Levels at the hall: who can be played against, that those who wait see it think, and the processes behind it."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import triforium
from tests.hall.server import Client
from triforium.hall import engine
from triforium.hall.engine import Setting, Thought
from triforium.hall.minds import Job, Mind, Minds, think

LEVELS = ["apprentice", "journeyman", "master", "master-builder"]
each_game = pytest.mark.parametrize("game", triforium.games())


def test_the_hall_offers_four_levels_in_three_languages(ann: Client) -> None:
    said = set()
    for lang in ("en", "nl", "de"):
        for game in ann.get("/api/games", lang=lang)["games"]:
            assert [bot["name"] for bot in game["bots"]] == LEVELS
            assert [bot["seconds"] for bot in game["bots"]] == [0, 0, 0.2, 2]
            said |= {bot["title"] for bot in game["bots"]} | {bot["text"] for bot in game["bots"]}
    assert len(said) == 24


@pytest.mark.parametrize("kind", [*LEVELS, "random", "greedy", None])
@pytest.mark.slow
def test_every_level_plays_and_the_old_names_do_too(kind: str | None, ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "bot", "bot": kind}, {"kind": "me"}])["id"]
    for _ in range(2):
        shown = ann.wait(table, 1)
        ann.move(table, 1, shown["picture"]["legal"][0]["action"], shown["version"])
    assert shown["seats"][0]["bot"] == (kind or "journeyman")


def test_the_host_may_name_a_bot(ann: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Greet"}, {"kind": "bot"}]
    assert [seat["name"] for seat in ann.open_table("pillars", seats)["seats"][1:]] == ["Greet", "Conrad"]


@pytest.mark.parametrize("kind", ["search:2s", "search:999999s", "genius"])
def test_others_do_not_sit_here(kind: str, ann: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": kind}]
    fault = ann.post("/api/tables", {"game": "pillars", "seats": seats}, expect=422)
    assert fault["error"]["code"] == "bad-bot"


@each_game
@pytest.mark.slow
def test_those_who_wait_see_a_master_builder_think(game: str, ann: Client) -> None:
    seats = [{"kind": "bot", "bot": "master-builder"}, {"kind": "me"}]
    table = ann.open_table(game, seats, seed=5)["id"]
    heard = ann.events(table)
    version = 0
    for kind, news in heard:
        if kind == "picture":
            version = news["version"]
            if news["picture"]["legal"]:
                ann.move(table, 1, news["picture"]["legal"][0]["action"], version)
        elif news["kind"] == "thinking":
            assert news["seat"] == 0
            assert news["seconds"] == 2
            assert 0 <= news["gone"] <= 2
            break
    began = time.monotonic()
    for kind, news in heard:
        assert kind == "picture" or news["kind"] != "thinking"  # it is said once, whatever goes on in secret
        if (kind == "picture" and news["version"] > version) or news.get("kind") == "ready":
            break
    assert time.monotonic() - began < 8


def test_who_knows_at_once_does_not_wait_for_who_thinks(ann: Client) -> None:
    """In Flandern with three, when all choose their cards."""
    seats = [{"kind": "bot", "bot": "master-builder"}, {"kind": "bot", "bot": "journeyman"}, {"kind": "me"}]
    table = ann.open_table("guilds", seats, seed=5)["id"]
    ready = next(news["seats"] for kind, news in ann.events(table) if news.get("kind") == "ready")
    assert ready == [1]


@pytest.mark.slow
def test_nobody_is_told_of_thoughts_that_take_no_time(ann: Client) -> None:
    table = ann.open_table("pillars", [{"kind": "bot", "bot": "master"}, {"kind": "me"}])["id"]
    heard = ann.events(table)
    moves = 0
    for kind, news in heard:
        assert kind == "picture"
        if news["picture"]["legal"]:
            if moves == 3:
                break
            moves += 1
            ann.move(table, 1, news["picture"]["legal"][0]["action"], news["version"])


# The thinking processes ----------------------------------------------------------------------------------------------


def job(kind: str = "master-builder") -> Job:
    setting = Setting("pillars", triforium.game("pillars").meta.rules, 2, "3", {})
    seat = engine.begin(setting)[0].to_act[0]
    return Job(setting, (), seat, kind, 7)


def test_the_next_decision_of_a_turn_goes_on_with_the_tree_of_the_last_one() -> None:
    """Flandern for two: a card, then where it builds; each thought makes 300 tries of its own."""
    setting = Setting("guilds", triforium.game("guilds").meta.rules, 2, "5", {})
    state = engine.begin(setting)[0]
    seat = state.to_act[0]
    moves: tuple[tuple[int, int], ...] = ()
    tries = []
    while state.to_act == (seat,):
        thought = think(Job(setting, moves, seat, "search:300", 7), 0.0)
        tries.append(sum(thought.tries.values()))
        state.apply(seat, thought.move())
        moves = (*moves, (seat, thought.move()))
    assert tries[0] == 300
    assert max(tries) > 400
    assert sum(think(Job(setting, (), seat, "search:300", 7), 0.0).tries.values()) == 300


def with_minds(number: int, test: Callable[[Minds], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        minds = Minds(number, None)
        try:
            await minds.think(job("journeyman"), 0)
            await test(minds)
        finally:
            minds.close()

    asyncio.run(run())


def process_of(mind: Mind) -> int:
    return next(iter(mind._processes))


def test_a_long_thought_is_shared_by_idle_processes_with_luck_of_their_own() -> None:
    async def test(minds: Minds) -> None:
        heard: list[Job] = []

        async def fake(minds_: list[Mind], job: Job, seconds: float) -> list[Thought]:
            heard.append(job)
            return [Thought({1: 6, 9: 4}, []), Thought({2: 5, 9: 4}, []), Thought({9: 1, 3: 2}, [])][: len(minds_)]

        minds._heard = fake  # type: ignore[method-assign, assignment]
        assert (await minds.think(job(), 2.0)).move() == 9  # the sum decides
        assert (await minds.think(job(), 0.2)).move() == 1  # a short one is thought by one
        assert len(minds.idle) == 3

    with_minds(3, test)


@pytest.mark.slow
def test_a_process_that_dies_does_not_lose_the_move() -> None:
    async def test(minds: Minds) -> None:
        legal = engine.begin(job().setting)[0].legal(job().seat)
        thought = asyncio.create_task(minds.think(job(), 1.5))
        while len(minds.minds) < 2 or not all(mind._processes for mind in minds.minds):
            await asyncio.sleep(0.05)
        os.kill(process_of(minds.minds[1]), signal.SIGKILL)
        assert (await thought).move() in legal
        assert len(minds.minds) == 1
        assert len(minds.idle) == 1
        os.kill(process_of(minds.minds[0]), signal.SIGKILL)  # nobody is left: it is thought about again
        assert (await minds.think(job("master"), 0.2)).move() in legal

    with_minds(2, test)


@pytest.mark.slow
def test_the_more_thoughts_wait_the_shorter_they_are() -> None:
    async def test(minds: Minds) -> None:
        began = time.monotonic()
        thoughts = await asyncio.gather(*(minds.think(job(), 0.9) for _ in range(6)))
        assert all(thought.tries for thought in thoughts)
        assert time.monotonic() - began < 0.75 * 6 * 0.9

    with_minds(1, test)
