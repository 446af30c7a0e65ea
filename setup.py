"""Compiles the engine with mypyc; where that fails, or TRIFORIUM_PURE is set, the same modules run as plain Python."""

import os

from setuptools import setup

RULES = "src/triforium/games/pillars"
COMPILED = [
    "src/triforium/bots/base.py",
    "src/triforium/bots/greedy.py",
    "src/triforium/bots/random.py",
    "src/triforium/kernel/bits.py",
    "src/triforium/kernel/chance.py",
    "src/triforium/kernel/options.py",
    "src/triforium/kernel/playout.py",
    "src/triforium/kernel/state.py",
    f"{RULES}/agenda.py",
    f"{RULES}/actions.py",
    f"{RULES}/material.py",
    f"{RULES}/phase1_selection.py",
    f"{RULES}/phase2_builders.py",
    f"{RULES}/phase3_cathedral.py",
    f"{RULES}/phase3_event.py",
    f"{RULES}/phase3_income.py",
    f"{RULES}/phase3_trade.py",
    f"{RULES}/round_start.py",
    f"{RULES}/rules.py",
    f"{RULES}/scoring.py",
    f"{RULES}/setup.py",
    f"{RULES}/state.py",
    f"{RULES}/worth.py",
]

KEYTHEDRAL = "src/triforium/games/keythedral"
COMPILED += [
    f"{KEYTHEDRAL}/{module}.py"
    for module in (
        "actions", "agenda", "cubes", "forecast", "knowledge", "lattice", "law_effects", "law_targets", "laws",
        "laying", "material", "payment", "phase1_workers", "phase2_income", "phase3_actions", "phase3_fences",
        "phase3_purchase", "phase4_tidy", "phase5_auction", "placing", "prepared", "rules", "scoring", "setup",
        "state", "worth",
    )
]  # fmt: skip


def extensions() -> list[object]:
    if os.environ.get("TRIFORIUM_PURE"):
        return []
    from mypyc.build import mypycify

    found = mypycify([*COMPILED], opt_level="3", debug_level="0", multi_file=True)
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
