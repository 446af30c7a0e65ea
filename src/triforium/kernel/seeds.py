"""Seeds out of seeds: what is derived from the same parts is the same everywhere."""

import hashlib


def derive(*parts: int | str) -> int:
    """128 bits that depend on all parts."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=16)
    return int.from_bytes(digest.digest(), "big")
