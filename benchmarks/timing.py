"""Measuring: how often something happens in a second, or how long it takes, on one core."""

import gc
import os
from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random
from time import process_time

PlayGame = Callable[[int], int]
"""Plays the game with that seed and returns how often the thing that is counted happened."""


def predrawn() -> Iterator[int]:
    """Random numbers for a driver's choices, drawn beforehand: what is measured is the game, not Python's generator."""
    random = Random(1)
    return cycle([random.getrandbits(30) for _ in range(100_003)])


def stay_on_one_core() -> None:
    """Keep this process, and those that it starts, on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rate(play: PlayGame, seconds: float) -> float:
    """How often a second of processor time: whole games are played until the time is up.

    Processor time, so that what else the machine does disturbs less; nothing that is measured waits or uses threads.
    """
    gc.collect()
    done = 0
    start = process_time()
    for seed in count(1):
        done += play(seed)
        taken = process_time() - start
        if taken >= seconds:
            return done / taken
    raise AssertionError("count never ends")
