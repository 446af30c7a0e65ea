"""Golden playthroughs: a game as text, with every prompt, list, move and journal line.

`python -m tests.keythedral.golden` writes them anew; read the difference before you keep it.
"""

from pathlib import Path
from random import Random

import triforium
from triforium.bots import bot, decide

FOLDER = Path(__file__).parent / "golden"
GAMES = [(seats, length) for seats in (2, 3, 4, 5) for length in ("full", "short")]
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
LONGEST_LIST = 20


def playthrough(seats: int, length: str, moves: list[str] | None = None) -> str:
    """The text of a whole game, played with these moves, or else with moves of greedy mixed with random ones."""
    game = triforium.game("keythedral")
    state = game.new(seats, 1000 + seats, {"length": length})
    luck = Random(f"{seats} {length}")
    greedy = bot("greedy", seats)
    lines = [f"keythedral, {seats} players, {length}; lists of more than {LONGEST_LIST} are given by their length", ""]
    told = number = 0
    while not state.over:
        seat = state.to_act[0]
        prompt = state.prompt(seat)
        legal = state.legal(seat)
        if moves is not None:
            action = game.encode(moves[number].split(" "))
        else:
            action = luck.choice(legal) if luck.random() < 0.15 else decide(greedy, state, seat)
        number += 1
        lines.append(f"{number}. {NAMES[seat]}: {prompt.key} {prompt.args} [{prompt.rule}]")
        lines.append("   " + (listed(game, legal) if len(legal) <= LONGEST_LIST else f"{len(legal)} moves"))
        lines.append(f"   > {' '.join(game.decode(action))}")
        state.apply(seat, action)
        assert state.journal
        for line in state.journal.lines[told:]:
            whom = f" (to {NAMES[line.only]} alone)" if line.only >= 0 else ""
            lines.append(f"   = {game.line(line, 'en', NAMES)}{whom}")
        told = len(state.journal.lines)
    lines += ["", f"scores {state.scores()}, winners {state.winners()}, round {state.view(None)['round']}", ""]
    return "\n".join(lines)


def listed(game: triforium.Game, legal: list[int]) -> str:
    return ", ".join(" ".join(game.decode(action)) for action in legal)


def moves_of(text: str) -> list[str]:
    """The moves of a playthrough."""
    return [line[5:] for line in text.splitlines() if line.startswith("   > ")]


def path(seats: int, length: str) -> Path:
    return FOLDER / f"{seats}-{length}.txt"


if __name__ == "__main__":
    for table in GAMES:
        path(*table).write_text(playthrough(*table), encoding="utf-8")
