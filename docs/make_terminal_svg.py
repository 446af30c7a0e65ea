"""Draws docs/terminal.svg: a real position of a game, as `triforium play` shows it."""

import io
import itertools
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import triforium
from triforium.bots import bot, decide
from triforium.terminal import screen
from triforium.terminal.asking import question
from triforium.terminal.company import NAMES
from triforium.terminal.words import Words

SEAT, WIDTH, LANG = 0, 100, "en"
ROUND, STANDING = 4, 5


def worth_showing(state: triforium.State) -> bool:
    """Round 4, some builders stand, and the player decides about one of his own."""
    view = state.view(SEAT)
    standing = [seat for spaces in view["places"].values() for seat in spaces if seat is not None]
    return view["round"] == ROUND and len(standing) == STANDING and state.prompt(SEAT).key.startswith("ask-place")


def position() -> triforium.State:
    """The first such position in games that random bots play."""
    for seed in itertools.count():
        state = triforium.game("pillars").new(seats=4, seed=seed)
        bots = [bot("random", seat) for seat in range(4)]
        while not state.over:
            if worth_showing(state):
                return state
            (seat,) = state.to_act
            state.apply(seat, decide(bots[seat], state, seat))
    raise AssertionError("there is always another seed")


def draw() -> str:
    game, state = triforium.game("pillars"), position()
    assert state.journal is not None
    console = Console(width=WIDTH, record=True, force_terminal=True, highlight=False, file=io.StringIO())
    console.print(Text("$ triforium play pillars", "green"))
    console.print(screen.lines(game, state.journal.for_seat(SEAT)[-6:], LANG, NAMES, SEAT), Text(), sep="\n")
    asked = question(game, state, SEAT, LANG)
    console.print(screen.table(game, state.view(SEAT), LANG, NAMES, marks=asked.marks()))
    console.print(screen.question(game, state.prompt(SEAT), LANG, NAMES))
    console.print(screen.options(asked.choices, WIDTH))
    console.print(Text(Words(LANG)("choose"), "bold cyan"))
    drawing = console.export_svg(title="Triforium", unique_id="triforium")
    return re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)  # the reader's own fonts, none from the net


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(draw(), encoding="utf-8")
