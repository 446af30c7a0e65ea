"""Compiles the engine with mypyc; where that fails, or TRIFORIUM_PURE is set, the same modules run as plain Python."""

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/triforium")
TEXT_SIDE = {"__init__", "journal", "meta", "table", "title", "view"}
"""What a title's folder holds besides its engine: these modules deal in words and run as plain Python."""


def compiled() -> list[str]:
    """The engine of the kernel and the bots, and that of every title, found by itself."""
    kernel = [SOURCE / "kernel" / f"{name}.py" for name in ("bits", "chance", "options", "playout", "state")]
    bots = [SOURCE / "bots" / f"{name}.py" for name in ("base", "greedy", "random")]
    titles = [path for path in sorted(SOURCE.glob("games/*/*.py")) if path.stem not in TEXT_SIDE]
    return [str(path) for path in [*bots, *kernel, *titles]]


def extensions() -> list[object]:
    if os.environ.get("TRIFORIUM_PURE"):
        return []
    from mypyc.build import mypycify

    found = mypycify(compiled(), opt_level="3", debug_level="0", multi_file=True)
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
