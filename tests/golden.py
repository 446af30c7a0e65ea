"""Golden playthroughs: one text file per title and number of seats, with every answer of the contract at every step.

A title can name further settings in the list `GOLDEN` of its tests' `variants` module.
`python -m tests.golden` writes them anew after a change of the rules that is meant; review the difference.
"""

import hashlib
import json
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import triforium
from tests.support import random_moves

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """A playthrough: its file is named after the variant, "" for default options, and the seats."""

    name: str
    variant: str
    seats: int
    options: dict[str, str]

    @property
    def path(self) -> Path:
        return FOLDER / self.name / "golden" / f"{self.variant}{self.seats}_seats.txt"


def goldens() -> list[Golden]:
    found: list[Golden] = []
    for name in triforium.games():
        if (FOLDER / name / "golden.py").exists():
            continue  # its random games are too long to read: it has playthroughs of its own making
        found += [Golden(name, "", seats, {}) for seats in triforium.game(name).seats_with()]
        further = getattr(import_module(f"tests.{name}.variants"), "GOLDEN", [])
        found += [Golden(name, f"{variant}_", seats, options) for variant, seats, options in further]
    return found


def playthrough(golden: Golden) -> str:
    """A random game told in full: who is asked what, by which rule, the whole list, the choice, and the journal."""
    name, _, seats, options = golden
    game = triforium.game(name)
    state = game.new(seats, seed=1302 + seats, options=options)
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


def main() -> None:
    for golden in goldens():
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(playthrough(golden), encoding="utf-8")
        print(golden.path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
