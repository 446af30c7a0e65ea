"""Learned networks as text: half-precision numbers in base64, so that a title's stay small."""

import base64
import struct
from collections.abc import Iterable

from triforium.bots.estimate import Learned
from triforium.kernel.vecs import vec

HIDDEN = 32


def packed(weights: Iterable[float]) -> str:
    numbers = [float(weight) for weight in weights]
    return base64.b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()


def unpacked(text: str, features: int) -> Learned:
    raw = base64.b64decode(text)
    return Learned(vec[float](list(struct.unpack(f"<{len(raw) // 2}e", raw))), features, HIDDEN)
