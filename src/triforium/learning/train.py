"""`triforium train`: generation by generation, until the time is up or nothing is gained any more; resumable."""

import json
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from triforium.bots.base import decide
from triforium.bots.estimate import ByHand
from triforium.bots.lessons import Student
from triforium.bots.weights import packed, unpacked
from triforium.kernel.chance import seeded
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.learning.fit import fit
from triforium.learning.samples import Course, Samples, gather, joined
from triforium.terminal.series import counting, in_processes, processors

STAGES = {"pillars": 6, "guilds": 6, "keythedral": 5}
KEPT = 3
"""Generations whose games the next one learns from."""
CHUNK = 100
TRIALS = 960
PATIENCE = 2
"""Generations without a gain after which it ends."""


class Generation(NamedTuple):
    """What came of one."""

    number: int
    by_hand: float
    """Share of wins of one learned seat among hand-written ones."""
    before: float
    """Among the best generation so far."""
    better: bool


def run(args: Namespace) -> int:
    jobs = args.jobs or processors()
    for seats in args.seats or game(args.game).seats:
        train(args, seats, jobs)
    return 0


def train(args: Namespace, seats: int, jobs: int) -> None:
    folder: Path = args.out / f"{args.game}-{seats}"
    folder.mkdir(parents=True, exist_ok=True)
    stages = STAGES[args.game]
    best, idle = "", 0
    store: list[Samples] = []
    for number in range(args.generations):
        done = folder / f"{number}.json"
        course = Course(args.game, seats, derive(args.seed, seats, number), best)
        if not done.exists():
            samples = play(course, args.games, jobs)
            np.savez(folder / f"{number}.npz", *samples)
            store = [*store, samples][-KEPT:]
            new = packed(fit(joined(store), stages, number))
            by_hand = trial(course, new, "", jobs)
            before = trial(course, new, best, jobs) if best else by_hand
            done.write_text(json.dumps({"by_hand": by_hand, "before": before, "networks": new}))
            print(f"{args.game} {seats} generation {number}: {by_hand:.3f} by hand, {before:.3f} before", flush=True)
        else:
            store = [*store, Samples(*np.load(folder / f"{number}.npz").values())][-KEPT:]
        kept = json.loads(done.read_text())
        idle = 0 if kept["before"] > 1 / seats else idle + 1
        if not idle:
            best = kept["networks"]
        if idle == PATIENCE:
            break


def play(course: Course, games: int, jobs: int) -> Samples:
    tasks = [(course, first, CHUNK) for first in range(0, games, CHUNK)]
    with counting(f"{course.game} {course.seats}", games) as advance:
        parts = []
        for part in in_processes(gather, tasks, jobs):
            parts.append(part)
            advance(CHUNK)
    return joined(parts)


def trial(course: Course, new: str, old: str, jobs: int) -> float:
    """The share of wins of one new seat among old ones, each deal once from every seat."""
    deals = -(-TRIALS // course.seats)
    tasks = [(course, new, old, deal) for deal in range(deals)]
    return sum(in_processes(contest, tasks, jobs)) / (deals * course.seats)


def contest(course: Course, new: str, old: str, deal: int) -> float:
    title = game(course.game)
    won = 0.0
    for seat in range(course.seats):
        state = title.new(course.seats, derive(course.seed, deal, "trial"), course.options(deal))
        features = len(state.features())
        other = unpacked(old, features) if old else ByHand(state.foresight())
        looks = [unpacked(new, features) if place == seat else other for place in range(course.seats)]
        bots = [Student("trial", seeded(derive(course.seed, deal, seat, i)), look, 0.0) for i, look in enumerate(looks)]
        state = state.clone()
        while state.to_act:
            mover = state.to_act[0]
            move = decide(bots[mover], state, mover)
            state.ask(mover)
            state.play(move)
        winners = state.winners()
        won += 1 / len(winners) if seat in winners else 0.0
    return won
