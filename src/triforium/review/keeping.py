"""What was thought about a game is kept, so that it need not be thought again."""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path

from triforium.kernel.code import code_of
from triforium.kernel.record import Record
from triforium.kernel.vecs import COMPILED
from triforium.review.weighing import TRIES, Weighing


def file_of(folder: Path, record: Record) -> Path:
    """The file for a game: thoughts about another one, and by other rules and bots, have another."""
    parts = [record.dumps(), code_of(record.game, "review"), str(TRIES), str(COMPILED)]
    return folder / f"{record.game}-{hashlib.blake2b('/'.join(parts).encode(), digest_size=16).hexdigest()}.json"


def keep(path: Path, found: Sequence[Weighing]) -> None:
    """The file is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    fresh.write_text(json.dumps(sorted(found)), encoding="utf-8")
    os.replace(fresh, path)


def kept(path: Path) -> list[Weighing]:
    """What is in the file; nothing if it was damaged, so that it is thought again."""
    try:
        return [Weighing(*row) for row in json.loads(path.read_text(encoding="utf-8"))]
    except (ValueError, TypeError):
        return []
