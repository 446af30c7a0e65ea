"""What was learned of a title, as text beside its rules: half-precision numbers in base64, so that it stays small."""

import base64
import json
import struct
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from triforium.bots.estimate import ByHand, Estimate, Learned
from triforium.kernel.registry import TITLES
from triforium.kernel.state import Foresight, State
from triforium.kernel.vecs import vec

FILE = "learned.json"


class Judgement(NamedTuple):
    """How search looks at positions, and how far ahead with it."""

    estimate: Estimate
    foresight: Foresight


class Lesson(NamedTuple):
    """What was learned for so many players; how search looks ahead with it, if that makes search stronger, too."""

    estimate: Estimate
    foresight: Foresight | None


def judgement_of(state: State, by_hand: bool) -> Judgement:
    """Search goes by what was learned, where it is the better for it, or by the title's own hand."""
    taught = None if by_hand else learned(state.terms.game, state.seats)
    if taught is None or taught.foresight is None:
        return Judgement(ByHand(state.foresight()), state.foresight())
    return Judgement(taught.estimate, taught.foresight)


def estimate_of(state: State) -> Estimate:
    """The best for looking one move ahead."""
    taught = learned(state.terms.game, state.seats)
    return taught.estimate if taught else ByHand(state.foresight())


@cache
def learned(game: str, seats: int) -> Lesson | None:
    lessons = all_learned(game)
    if str(seats) not in lessons.get("networks", {}):
        return None
    network = lessons["networks"][str(seats)]
    ahead = network["search"]
    foresight = Foresight(**ahead, rival=False) if ahead else None
    return Lesson(unpacked(network["weights"], lessons["features"]), foresight)


def all_learned(game: str) -> dict[str, Any]:
    """The whole file of a title: the names of its features, and for each number of players what came of which games."""
    path = files(f"{TITLES}.{game}") / FILE
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def known_so_far(name: str, features: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What the title has for each number of players, as long as it describes positions as it did then: the new file
    takes the place of the old one."""
    lessons = all_learned(name)
    known: dict[str, dict[str, Any]] = lessons["networks"] if lessons.get("features") == features else {}
    return known


def packed(weights: Iterable[float]) -> str:
    numbers = [float(weight) for weight in weights]
    return base64.b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()


def unpacked(text: str, features: Sequence[str]) -> Learned:
    raw = base64.b64decode(text)
    weights = vec[float](list(struct.unpack(f"<{len(raw) // 2}e", raw)))
    return Learned(weights, len(features), hidden_for(features), *parts_of(features))


def hidden_for(features: Sequence[str]) -> int:
    """How many hidden units; where parts share them, half as many do."""
    return 16 if parts_of(features)[0] else 32


def parts_of(features: Sequence[str]) -> tuple[int, int]:
    """How many parts of one kind the last features describe, and each in how many: those are named "part: feature"."""
    parts = [name.split(": ")[0] for name in features if ": " in name]
    number = len(set(parts))
    return number, len(parts) // number if number else 0
