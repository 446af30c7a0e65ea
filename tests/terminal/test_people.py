"""Several people at one keyboard, and questions that a player does not want to be asked for a while."""

import os
import pty
import re
import select
import subprocess
from pathlib import Path

import pytest

import triforium
from tests.terminal.conftest import Run, command
from triforium import Record
from triforium.bots import bot, decide
from triforium.kernel.state import State

TWO = ("--seats=3", "--name=Ann", "--name=Bob", "--bots=random")


def saved(data: Path) -> Record:
    (path,) = data.glob("*.json")
    return Record.load(path)


def test_people_take_turns_behind_a_curtain(run: Run, data: Path) -> None:
    """Guilds: all choose a card at the same time, so each is asked in turn and sees the own hand only."""
    out = run("play", "guilds", *TWO, "--seed=1", stdin="\n1\n0\n\n2\n1\n\n").out
    ann, bob = re.split(r"(?:Ann|Bob) is next: the others look away.*", out)[1:3]
    assert "Ann (you)" in ann
    assert "Bob (you)" in bob
    asked, *answered = bob.split("Your choice:")
    assert "Ann plays" not in asked
    assert "Ann plays" in "".join(answered), "what was chosen is shown when all have chosen"
    record = saved(data)
    assert record.players == ("Ann", "Bob", "Cecily (random)")


def test_on_a_terminal_the_curtain_wipes_the_screen() -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        command("play", "guilds", *TWO, "--seed=1"), stdin=follower, stdout=follower, stderr=follower,
        env={**os.environ, "TERM": "xterm-256color"},
    )  # fmt: skip
    os.close(follower)
    shown = ""
    for wanted, answer in (("look away", ""), ("Your choice:", "1"), ("Your choice:", "0"), ("look away", "")):
        seen = len(shown)
        while wanted not in shown[seen:]:
            assert select.select([leader], [], [], 30)[0], shown
            shown += os.read(leader, 65536).decode()
        os.write(leader, f"{answer}\n".encode())
    process.kill()
    process.wait(timeout=20)
    os.close(leader)
    before, _, after = shown.rpartition("\x1b[3J")
    assert "(you)" in before
    assert "\x1b[2J" in before[before.rindex("(you)") :], "wiped before the next player is called"
    assert "Bob is next" in after


def test_a_game_of_several_people_goes_on_as_such(run: Run, data: Path) -> None:
    run("play", "guilds", *TWO, "--seed=1", stdin="\n1\n0\n\n2\n1\n")
    out = run("play", "guilds", "--resume", stdin="\nq\n").out
    assert "is next: the others look away" in out
    alone = run("play", "guilds", "--resume", "--seat=1", stdin="q\n").out
    assert "look away" not in alone


@pytest.mark.parametrize("typed", ["", "q\n", "Quit\n"])
def test_the_curtain_is_a_place_to_leave(run: Run, typed: str) -> None:
    """Also at the end of the input."""
    ran = run("play", "guilds", *TWO, "--seed=1", stdin=typed)
    assert ran.status == 0
    assert "(you)" not in ran.out


def test_a_master_is_silent_among_people(run: Run) -> None:
    out = run("play", "guilds", *TWO, "--seed=1", stdin="\nm\nq\n").out
    assert "Among people a master keeps silent" in out
    assert "A master would do this" not in out


def test_people_cannot_take_back_what_another_has_answered(run: Run) -> None:
    out = run("play", "pillars", "--seats=2", "--name=Ann", "--name=Bob", "--seed=3", stdin="\n2\n\n2\n\nu\nq\n").out
    assert "cannot be taken back" in out


# Standing orders ----------------------------------------------------------------------------------------------------


def test_no_veto_for_the_rest_of_the_round(run: Run, data: Path) -> None:
    """Pillars: the start player passes, then lets every builder go."""
    asked = run("play", "pillars", "--seats=4", "--seed=3", stdin="1\nn\nq\n").out
    assert "n: “No veto” for a while" in asked
    assert "n 1  until the end of the round" in asked
    next(data.glob("*.json")).unlink()
    quiet = run("play", "pillars", "--seats=4", "--seed=3", stdin="1\nn 1\n1\n1\n1\n1\n1\n1\n1\n1\nq\n").out
    assert quiet.count("Do you use your veto?") == 1
    title = triforium.game("pillars")
    verbs = [title.decode(action)[0] for seat, action in saved(data).moves if seat == 0]
    assert verbs.count("allow") > 1
    assert "veto" not in verbs


def test_undo_drops_the_order(run: Run) -> None:
    out = run("play", "pillars", "--seats=4", "--seed=3", stdin="1\nn 9\nn 1\nu\nq\n").out
    assert out.count("Until when?") == 1
    assert "taken back" in out or "cannot be taken back" in out


def law_window(seats: int) -> State:
    """A position in which a player is asked for a law that he could play."""
    title = triforium.game("keythedral")
    for seed in range(100):
        state, player = title.new(seats, seed), bot("random", seed)
        while not state.over:
            seat = state.to_act[0]
            if state.prompt(seat).key.startswith("ask-law") and len(state.legal(seat)) > 1:
                return state
            state.apply(seat, decide(player, state, seat))
    raise AssertionError("nobody ever holds a law")


def test_no_laws_for_a_while_and_nobody_sees_it(run: Run, data: Path, tmp_path: Path) -> None:
    """Among people; the windows are answered, the record says "no", and the order stands nowhere in it."""
    state = law_window(2)
    asked = state.to_act[0]
    path = tmp_path / "laws.json"
    Record.of(state, ["Ann", "Bob"]).save(path)
    moves = len(Record.load(path).moves)
    ran = run("play", "keythedral", "--load", str(path), stdin="\nn\nn 0011\nn 99\nn 3\n")
    for told in ("until it is my turn", "until the end of the phase", "until the end of the round", "a law is played"):
        assert told in ran.out
    assert "“No laws” without being asked; nobody else sees this" in ran.out
    title, record = triforium.game("keythedral"), Record.load(path)
    assert record.moves[moves] == (asked, title.encode(("no",)))
    assert record.players == ("Ann", "Bob")


def test_how_long_an_order_lasts() -> None:
    manners = triforium.game("keythedral").manners()
    then = {"round": 2, "phase": "I", "laws_gone": [], "seat": 0, "to_act": [0], "step": "W.3"}
    assert not any(manners.expired(term, then, then) for term in manners.terms)
    assert manners.expired("phase", then, {**then, "phase": "II"})
    assert not manners.expired("round", then, {**then, "phase": "II"})
    assert manners.expired("round", then, {**then, "round": 3})
    assert manners.expired("law", then, {**then, "laws_gone": ["repeal"]})
    assert manners.expired("turn", then, {**then, "step": "III.0"})
    assert not manners.expired("turn", then, {**then, "step": "III.0", "to_act": [1]})


def test_a_window_is_declined_whatever_the_player_holds() -> None:
    manners = triforium.game("keythedral").manners()
    assert manners.declines("ask-law-start-1", [("no",)]) == 0
    assert manners.declines("ask-law-start-1", [("no",), ("play", "repeal")]) == 0
    assert manners.declines("ask-place-law", [("send", "ne"), ("play", "repeal")]) == 0
    assert manners.declines("ask-place", [("send", "ne"), ("send", "nw")]) is None
    assert manners.declines("ask-buy", [("buy",), ("withdraw",)]) is None
    assert manners.declines("ask-action", [("pass",)]) is None


def test_among_people_a_window_with_one_answer_is_put_as_well(run: Run, tmp_path: Path) -> None:
    """Otherwise it could be seen who holds laws."""
    title = triforium.game("keythedral")
    state, player = title.new(2, 1), bot("random", 1)
    while not (state.prompt(state.to_act[0]).key == "ask-law-start-1" and len(state.legal(state.to_act[0])) == 1):
        if state.over:
            raise AssertionError("no window")
        state.apply(state.to_act[0], decide(player, state, state.to_act[0]))
    path = tmp_path / "window.json"
    Record.of(state, ["Ann", "Bob"]).save(path)
    assert "Do you play a law?" in run("play", "keythedral", "--load", str(path), stdin="\nq\n").out
