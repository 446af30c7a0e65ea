"""The one door to the engine: what the hall asks of a game, a state and a bot stands here and nowhere else."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from triforium.bots import LEVELS, Recollection, Thought, ponder, seconds_of, together
from triforium.bots.search import Reason
from triforium.kernel import record as recording
from triforium.kernel.errors import IllegalMove
from triforium.kernel.game import Game
from triforium.kernel.journal import Journal, Line
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.record import Record, play_on
from triforium.kernel.registry import game
from triforium.kernel.state import Prompt, State
from triforium.review import Decision as Reviewed
from triforium.review import Review, Weighing, coarse_first, decisions, in_chances, reviewed, weigh
from triforium.review.keeping import file_of, keep, kept

__all__ = [
    "LANGUAGES", "LEVELS", "Game", "IllegalMove", "Line", "Prompt", "Reason", "Recollection", "Review", "Reviewed",
    "State", "Thought", "Weighing", "game", "ponder", "seconds_of", "together",
]  # fmt: skip

Viewer = int | None
"""A seat, or None for a spectator."""


class Prelude(msgspec.Struct, frozen=True):
    """The moves of another game from which a table plays on; what `seat` cannot know was dealt anew."""

    seed: str
    moves: list[tuple[int, int]]
    seat: int
    prelude: "Prelude | None" = None
    """Where that game was itself played on from."""


class Setting(msgspec.Struct, frozen=True):
    """All that the first state of a table hangs on."""

    game: str
    rules: str
    seats: int
    seed: str
    options: dict[str, str]
    prelude: Prelude | None = None


def begin(setting: Setting) -> tuple[State, list[Line]]:
    """The state before a table's first move, and what was told before it."""
    prelude = setting.prelude
    if prelude is None:
        return game(setting.game).new(setting.seats, int(setting.seed), setting.options), []
    before = msgspec.structs.replace(setting, seed=prelude.seed, prelude=prelude.prelude)
    state, told = begin(before)
    for seat, action in prelude.moves:
        state.apply(seat, action)
    told = [line for line in [*told, *lines_from(state, 0)] if line.only in (-1, prelude.seat)]
    return play_on(state, prelude.seat, int(setting.seed)), told


def record(setting: Setting, moves: Sequence[tuple[int, int]], players: Sequence[str]) -> Record:
    """The save file of a game."""
    return Record(
        setting.game, setting.rules, setting.seats, int(setting.seed), setting.options, tuple(moves), tuple(players),
        _as_recorded(setting.prelude),
    )  # fmt: skip


def _as_recorded(prelude: Prelude | None) -> recording.Prelude | None:
    if prelude is None:
        return None
    return recording.Prelude(int(prelude.seed), tuple(prelude.moves), prelude.seat, _as_recorded(prelude.prelude))


def prelude_of(recorded: recording.Prelude | None) -> Prelude | None:
    """The prelude of a save file, as the hall keeps it."""
    if recorded is None:
        return None
    return Prelude(str(recorded.seed), list(recorded.moves), recorded.seat, prelude_of(recorded.prelude))


# What happened -------------------------------------------------------------------------------------------------------


def lines_from(state: State, first: int) -> list[Line]:
    """The journal's lines from that number on, whoever may read them."""
    assert state.journal is not None
    return state.journal.lines_from(first)


def line_count(state: State) -> int:
    assert state.journal is not None
    return state.journal.told_lines


class Asked(NamedTuple):
    """How the question stands that a move answers: what undo and the secrets hang on."""

    seen: int
    """How often something was drawn or revealed before it."""
    together: bool
    private: bool


def asked(state: State) -> Asked:
    return Asked(state.seen, state.step.together, state.step.private)


def binds(state: State) -> bool:
    """Whether the move just made was a word given to the others."""
    assert state.journal is not None
    return state.journal.move(len(state.journal) - 1).binds


def finals(state: State, seat: int, legal: Sequence[int], people: Collection[int]) -> list[int]:
    """The moves that could not be taken back freely once they are made, by the same rule as `undo`.

    Each is tried on a copy. Only whether something is drawn or revealed is looked at, never what: that a seat knows
    beforehand, since draws hang on the rules and the public table. An answer to a simultaneous question is never
    final, since whether it is the last one hangs on the others.
    """
    if state.step.together:
        return []
    return [action for action in legal if _is_final(state.clone(), seat, action, people)]


def _is_final(ahead: State, seat: int, action: int, people: Collection[int]) -> bool:
    seen = ahead.seen
    ahead.journal = Journal()
    ahead.ask(seat)
    ahead.play(action)
    if ahead.over or ahead.seen != seen:
        return True
    others = [other for other in people if other != seat]
    return bool(others) and (binds(ahead) or (ahead.step.private and any(o in ahead.to_act for o in others)))


def digest(before: str, seat: int, action: int, lines: Sequence[Line], to_act: Sequence[int]) -> str:
    """What a move led to, chained to all before it: a replay that goes another way has another digest."""
    told = [[line.key, line.seat, list(line.args), line.only] for line in lines]
    said = msgspec.json.encode([before, seat, action, told, list(to_act)])
    return hashlib.blake2b(said, digest_size=12).hexdigest()


# What a viewer is shown ----------------------------------------------------------------------------------------------


class Face(NamedTuple):
    """All of a position that a viewer may know, without words: a version counts the changes of it."""

    view: dict[str, Any]
    prompt: Prompt
    legal: tuple[int, ...]


def face(state: State, viewer: Viewer) -> Face:
    if viewer is None:
        return Face(state.view(None), _watching(state), ())
    return Face(state.view(viewer), state.prompt(viewer), tuple(state.legal(viewer)))


def _watching(state: State) -> Prompt:
    """What a spectator is told instead of a question."""
    if state.over:
        return state.prompt(0)
    owing = state.to_act
    if len(owing) > 1:
        return Prompt("ask-wait-several", {"number": len(owing)}, state.step.rule)
    return Prompt("ask-wait", {"seat": owing[0]}, state.step.rule)


def standing(view: Mapping[str, Any]) -> dict[str, Any]:
    """What lists tell of a game: the round, if the title counts them, and at the end the points and who has won."""
    told = {name: view[name] for name in ("round", "rounds") if view.get(name)}
    return {**told, "scores": view["scores"], "winners": view["winners"]} if view["over"] else told


@lru_cache(maxsize=20_000)
def action_text(name: str, action: int, lang: str) -> str:
    return game(name).text(action, lang)


def choices(name: str, legal: Sequence[int], view: Mapping[str, Any], lang: str) -> list[dict[str, Any]]:
    """The legal moves in words."""
    title = game(name)
    return [
        {
            "action": action,
            "parts": list(title.decode(action)),
            "text": action_text(name, action, lang),
            "hint": title.hint(action, view, lang),
        }
        for action in legal
    ]


def rule_sentence(name: str, rule: str, lang: str) -> str:
    """A rule's title and first sentence, for a refusal."""
    paragraph = game(name).rule(rule, lang)[0]
    first = paragraph.text.strip().split("\n\n")[0].replace("\n", " ")
    return f"{paragraph.title}: {first}"


# Bots ----------------------------------------------------------------------------------------------------------------


def luck(*parts: int | str) -> int:
    """128 bits that depend on all parts, so that neither undo nor a restart changes a bot's mind."""
    said = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=16)
    return int.from_bytes(said.digest(), "big")


BOTS = (*LEVELS, "random", "greedy")
"""Who may sit at a table: the levels that people are offered, and two more by which programs measure themselves."""


def in_the_open(state: State, seat: int) -> bool:
    """Whether a seat that is asked knows no more than a spectator, so that its reasons give nothing away."""
    own, anybody = state.view(seat), state.view(None)
    return not state.step.private and {**own, "seat": None} == anybody


def is_bot(kind: str) -> bool:
    return kind in BOTS


def fingerprint(setting: Setting) -> str:
    return hashlib.blake2b(msgspec.json.encode(setting), digest_size=16).hexdigest()


# Reviews; all but the last are for other processes -------------------------------------------------------------------


def review_begun(text: str, folder: Path | None) -> tuple[list[int], list[Weighing]]:
    """The decisions of a record in the order in which to think about them, and what was thought before."""
    played = Record.loads(text)
    path = file_of(folder, played) if folder else None
    return coarse_first(decisions(played)), kept(path) if path and path.exists() else []


def weigh_moves(text: str, numbers: Sequence[int]) -> list[Weighing]:
    return [weigh(text, number) for number in numbers]


def review_made(text: str, found: Sequence[Weighing], folder: Path | None) -> Review:
    """The review of a record whose decisions all were weighed; that is kept for the next time."""
    played = Record.loads(text)
    if folder:
        keep(file_of(folder, played), found)
    return reviewed(played, found)


def chances_of(text: str, found: Sequence[Weighing]) -> list[tuple[int, list[float]]]:
    """The number of each decision that was weighed, counted from 1, and the win chances before it."""
    played = Record.loads(text)
    return [(one.number + 1, [round(c, 4) for c in in_chances(played, one)[0]]) for one in sorted(found)]
