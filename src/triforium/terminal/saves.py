"""Where games are kept."""

import os
from datetime import datetime
from pathlib import Path

from triforium.kernel.errors import TriforiumError
from triforium.kernel.record import Record
from triforium.terminal.errors import Complaint


def folder(kind: str = "games") -> Path:
    """The user's own place for saved games, or for something else."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "triforium" / kind


def fresh(game: str, seed: int) -> Path:
    """A file for a new game."""
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{seed}.json"


def latest(game: str) -> Path:
    """The game saved last."""
    found = sorted(folder().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Complaint(f"there is no saved game of {game} to resume in {folder()}")
    return found[-1]


def load(path: Path) -> Record:
    """The record in a file; what is wrong with it is told with the file's name."""
    try:
        return Record.load(path)
    except TriforiumError as error:
        raise Complaint(f"{path}: {error}") from error
