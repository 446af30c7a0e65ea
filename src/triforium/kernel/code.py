"""Which code this is: what was thought or measured with other rules or bots is told apart by it."""

import hashlib
from importlib.resources import as_file, files


def code_of(game: str, *rooms: str) -> str:
    """A fingerprint of the rules of a title and of the bots, and of further rooms of the house."""
    with as_file(files("triforium")) as root:
        folders = [root / "kernel", root / "bots", root / "games" / game, *(root / room for room in rooms)]
        sources = sorted(path for folder in folders for path in folder.rglob("*.py"))
        parts = [f"{path.relative_to(root).as_posix()}\n{path.read_text(encoding='utf-8')}" for path in sources]
    return fingerprint(*parts)


def fingerprint(*parts: str) -> str:
    digest = hashlib.blake2b("/".join(parts).encode(), digest_size=16)
    return digest.hexdigest()[:8]
