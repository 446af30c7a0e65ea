"""A whole game of every title over HTTP."""

import random

import pytest

import triforium
from tests.hall.server import Client

SHORT = {"keythedral": {"length": "short"}}


@pytest.mark.slow
@pytest.mark.parametrize("game", triforium.games())
def test_a_person_plays_a_whole_game_against_bots(game: str, ann: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.open_table(game, seats, options=SHORT.get(game, {}))["id"]
    luck = random.Random(game)
    shown = ann.wait(table, 0)
    while shown["phase"] != "over":
        picture = shown["picture"]
        choice = luck.choice(picture["legal"])
        answer = ann.move(table, 0, choice["action"], shown["version"])
        shown = {"phase": "over" if answer["picture"]["over"] else "running", **answer}
        if not answer["picture"]["legal"]:
            shown = ann.wait(table, 0)
    shown = ann.look(table)
    assert shown["phase"] == "over"
    assert shown["picture"]["scores"] == shown["picture"]["view"]["scores"]
    assert shown["seed"]
    log = ann.get(f"/api/tables/{table}/log", after=0)["log"]
    assert [line["n"] for line in log] == list(range(1, len(log) + 1))
    assert all(line["text"] for line in log)
