"""`triforium train`: learns to judge positions, generation by generation, until nothing is gained any more.

It goes on where it was interrupted, since every generation is kept, and ends with a file for `games/<title>/` and a
plot of how the generations did.
"""

import json
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from triforium.bots.base import decide
from triforium.bots.estimate import ByHand
from triforium.bots.lessons import Student
from triforium.bots.weights import FILE, known_so_far, packed, unpacked
from triforium.kernel.chance import seeded
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.learning.fit import fit
from triforium.learning.plot import plot
from triforium.learning.samples import Course, Samples, joined, play
from triforium.terminal.series import in_processes, processors, warn_of_pure_engine
from triforium.terminal.words import Words

KEPT = 3
"""Generations whose games the next one learns from."""
TRIALS = 960
PATIENCE = 2
"""Generations without a gain after which it ends."""
DOUBT = 16.0
"""How search looks ahead with a network: hundredths of log-odds by which a move may look worse."""


class Generation(NamedTuple):
    """What came of one: its share of wins as one seat among hand-written ones, and among the best before it."""

    by_hand: float
    before: float
    decisive: float
    networks: str


def run(args: Namespace) -> int:
    words = Words(args.lang)
    warn_of_pure_engine(words)
    folder: Path = args.out / args.game
    any_game = game(args.game).new(game(args.game).seats_with()[0], 0)
    features, foresight = any_game.features(), any_game.foresight()
    learned = known_so_far(args.game, features)
    for seats in args.seats or game(args.game).seats:
        generations = train(args, seats, folder / str(seats), words)
        best = best_of(generations)
        learned.pop(str(seats), None)
        if best.by_hand > 1 / seats:
            learned[str(seats)] = {
                "made": command(args, seats), "wins_by_hand": round(best.by_hand, 3),
                "search": {"wander": 0, "doubt": DOUBT, "decisive": round(best.decisive, 1), "ripe": foresight.ripe},
                "weights": best.networks,
            }  # fmt: skip
        (folder / f"{seats}.svg").write_text(plot(args.game, seats, generations), encoding="utf-8")
    lessons = {"features": features, "networks": dict(sorted(learned.items()))}
    (folder / FILE).write_text(json.dumps(lessons, indent=1), encoding="utf-8")
    print(words("train-done", path=str(folder / FILE), game=args.game))
    return 0


def command(args: Namespace, seats: int) -> str:
    options = "".join(f" --option {name}={value}" for name, value in args.option)
    numbers = f"--games {args.games} --generations {args.generations} --seed {args.seed or 0}"
    return f"triforium train {args.game} --seats {seats}{options} {numbers}"


def train(args: Namespace, seats: int, folder: Path, words: Words) -> list[Generation]:
    folder.mkdir(parents=True, exist_ok=True)
    generations: list[Generation] = []
    store: list[Samples] = []
    for number in range(args.generations):
        kept, rows = folder / f"{number}.json", folder / f"{number}.npz"
        best = best_of(generations).networks if generations else ""
        course = Course(args.game, seats, dict(args.option), derive(args.seed or 0, seats, number), best)
        if rows.exists():
            store.append(Samples(*np.load(rows).values()))
        else:
            store.append(play(course, args.games, args.jobs or processors()))
            np.savez(rows, *store[-1])
        store = store[-KEPT:]
        if not kept.exists():
            kept.write_text(json.dumps(learn(course, joined(store), number, args.jobs or processors())._asdict()))
        generations.append(Generation(**json.loads(kept.read_text())))
        shares = [f"{100 * share:.1f}" for share in generations[-1][:2]]
        print(words("train-generation", seats=seats, number=number, hand=shares[0], before=shares[1]), flush=True)
        if number >= PATIENCE and best_of(generations) not in generations[-PATIENCE:]:
            break
    return generations


def best_of(generations: list[Generation]) -> Generation:
    """That which wins most among hand-written estimates: each may lose to the next and that one still be worse."""
    return max(generations, key=lambda one: one.by_hand)


def learn(course: Course, samples: Samples, number: int, jobs: int) -> Generation:
    new = packed(fit(samples, course.deal(0, "game").features(), number))
    by_hand = trial(course, new, "", jobs)
    before = trial(course, new, course.networks, jobs) if course.networks else by_hand
    return Generation(by_hand, before, 100 * float(samples.leads.std()), new)


def trial(course: Course, new: str, old: str, jobs: int) -> float:
    """The share of wins of one new seat among old ones, each deal once from every seat."""
    deals = -(-TRIALS // course.seats)
    tasks = [(course, new, old, deal) for deal in range(deals)]
    return sum(in_processes(contest, tasks, jobs)) / (deals * course.seats)


def contest(course: Course, new: str, old: str, deal: int) -> float:
    won = 0.0
    for seat in range(course.seats):
        state = course.deal(deal, "trial")
        features = state.features()
        other = unpacked(old, features) if old else ByHand(state.foresight())
        looks = [unpacked(new, features) if place == seat else other for place in range(course.seats)]
        bots = [Student("trial", seeded(derive(course.seed, deal, seat, i)), look, 0.0) for i, look in enumerate(looks)]
        while state.to_act:
            mover = state.to_act[0]
            move = decide(bots[mover], state, mover)
            state.ask(mover)
            state.play(move)
        winners = state.winners()
        won += 1 / len(winners) if seat in winners else 0.0
    return won
