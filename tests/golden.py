"""Golden playthroughs: one text file per title and number of seats, with every answer of the contract at every step.

`python -m tests.golden` writes them anew after a change of the rules that is meant; review the difference.
"""

import hashlib
import json
from pathlib import Path

import triforium
from tests.support import random_moves

FOLDER = Path(__file__).parent


def playthrough(name: str, seats: int) -> str:
    """A random game told in full: who is asked what, by which rule, the whole list, the choice, and the journal."""
    game = triforium.game(name)
    state = game.new(seats, seed=1302 + seats)
    assert state.journal is not None
    lines = [f"# {name}, {seats} seats, options {json.dumps(state.terms.options)}"]
    told = 0
    for number, (seat, action) in enumerate(random_moves(state, seats)):
        for line in state.journal.lines[told:]:
            lines.append(f"    {line.key} {json.dumps(game.line_args(line))}" + (" (secret)" if line.only >= 0 else ""))
        told = len(state.journal.lines)
        prompt = state.prompt(seat)
        views = json.dumps([state.view(s) for s in [None, *range(seats)]])
        digest = hashlib.sha256(views.encode()).hexdigest()[:12]
        lines.append(f"{number + 1}. seat {seat} of {list(state.to_act)}: {prompt.key} {json.dumps(prompt.args)}")
        lines.append(f"    by {prompt.rule}, views {digest}, scores {state.scores()}")
        lines.append("    legal: " + "; ".join(" ".join(game.decode(a)) for a in state.legal(seat)))
        lines.append("    takes: " + " ".join(game.decode(action)))
    for line in state.journal.lines[told:]:
        lines.append(f"    {line.key} {json.dumps(game.line_args(line))}")
    lines.append(f"over: scores {state.scores()}, winners {state.winners()}")
    return "\n".join(lines) + "\n"


def path(name: str, seats: int) -> Path:
    return FOLDER / name / "golden" / f"{seats}_seats.txt"


def main() -> None:
    for name in triforium.games():
        for seats in triforium.game(name).seats:
            path(name, seats).parent.mkdir(exist_ok=True)
            path(name, seats).write_text(playthrough(name, seats), encoding="utf-8")
            print(path(name, seats).relative_to(FOLDER))


if __name__ == "__main__":
    main()
