"""Fitting a network for each stage of a game to the leads that positions came to in the end, with PyTorch."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from triforium.bots.weights import hidden_for, parts_of
from triforium.kernel.errors import TriforiumError
from triforium.learning.samples import Samples

EPOCHS = 4
BATCH = 2048
RATE = 3e-3
DECAY = 0.1
LEAD = 3
"""The first features are the hand-written estimates of the own seat and of the others: where learning begins."""
TRUST = 0.8
"""How much of a target is what the next stage says, the rest being the result."""
FEWEST = 2_000
"""Rows below which a stage has nothing to say of its own: it speaks as the stage before it."""


class TooFewGames(TriforiumError):
    """There is nothing to learn from yet."""


class Shape(NamedTuple):
    """What a network has to be like: features at its head, then parts of one kind with so many features each."""

    head: int
    parts: int
    size: int
    hidden: int


def shape_for(features: Sequence[str]) -> Shape:
    parts, size = parts_of(features)
    return Shape(len(features) - parts * size, parts, size, hidden_for(features))


def fit(samples: Samples, features: Sequence[str], seed: int) -> NDArray[np.float64]:
    """The weights of all stages, as `Learned` reads them.

    The last stage learns from the results, each earlier one mostly from what the next has learned to say of where its
    games came to: luck that came later than that teaches nothing.
    """
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    shape = shape_for(features)
    results = chances(samples.leads)
    stages = int(samples.rows[:, 0].max()) + 1
    networks: dict[int, Network] = {}
    for stage in range(stages)[::-1]:
        chosen = np.flatnonzero(samples.rows[:, 0] == stage)
        if len(chosen) < FEWEST:
            continue
        targets = results[chosen]
        onward = samples.onward[chosen]
        led = np.flatnonzero(onward > 0)
        reached = samples.rows[chosen[led] + onward[led]]
        for later, network in networks.items():
            of = np.flatnonzero(reached[:, 0] == later)
            if len(of):
                said = network.shares(torch.from_numpy(reached[of, 1:]).to(device))
                targets[led[of]] = TRUST * said + (1 - TRUST) * targets[led[of]]
        rows = torch.from_numpy(samples.rows[chosen, 1:]).to(device)
        networks[stage] = Network(shape, rows, torch.from_numpy(targets).to(device))
    if not networks:
        raise TooFewGames(f"a network needs at least {FEWEST} rows of a stage to learn from: play more games")
    return np.concatenate([networks[nearest(stage, networks)].folded() for stage in range(stages)])


def nearest(stage: int, networks: Iterable[int]) -> int:
    """The stage itself, or that which speaks for it: the first after it, or else the last."""
    later = [other for other in networks if other >= stage]
    return min(later) if later else max(networks)


def chances(leads: NDArray[np.float32]) -> NDArray[np.float32]:
    """A lead as a share of a win: a usual one is worth about 3 to 1."""
    shares: NDArray[np.float32] = (1 / (1 + np.exp(-leads / leads.std()))).astype(np.float32)
    return shares


class Network:
    """Fitted to rows and targets as soon as it is made."""

    def __init__(self, shape: Shape, rows: Tensor, targets: Tensor) -> None:
        self.shape = shape
        self.head = Layer(rows[:, : shape.head], shape.hidden)
        self.head.begin_with(rows[:, :LEAD], targets)
        layers = [self.head]
        if shape.parts:
            parts = self.parts_in(rows).flatten(0, 1)
            self.part = Layer(parts[parts[:, 0] != 0], shape.hidden)
            layers.append(self.part)
        weights = [weight for layer in layers for weight in layer.weights]
        optimizer = torch.optim.AdamW(weights, RATE, weight_decay=DECAY)
        steps = EPOCHS * -(-len(rows) // BATCH)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(rows), device=rows.device).split(BATCH):
                optimizer.zero_grad()
                binary_cross_entropy_with_logits(self.speak(rows[batch]), targets[batch]).backward()
                optimizer.step()
                schedule.step()

    def speak(self, rows: Tensor) -> Tensor:
        """The log-odds of being ahead in the end."""
        said = self.head.speak(rows[:, : self.shape.head])
        if self.shape.parts:
            parts = self.parts_in(rows)
            said = said + (self.part.speak(parts) * (parts[:, :, 0] != 0)).sum(1)
        return said

    def parts_in(self, rows: Tensor) -> Tensor:
        return rows[:, self.shape.head :].reshape(len(rows), self.shape.parts, self.shape.size)

    def shares(self, rows: Tensor) -> NDArray[np.float32]:
        """What it says, as shares of a win."""
        with torch.no_grad():
            shares: NDArray[np.float32] = (
                torch.cat([self.speak(some).sigmoid() for some in rows.split(BATCH)]).cpu().numpy()
            )
        return shares

    def folded(self) -> NDArray[np.float64]:
        return np.concatenate([self.head.folded(), self.part.folded()] if self.shape.parts else [self.head.folded()])


class Layer:
    """One hidden layer whose first unit is never cut off, so that it can tell what is simply added up."""

    def __init__(self, rows: Tensor, hidden: int) -> None:
        self.mean = rows.double().mean(0)
        self.spread = rows.double().std(0)
        self.spread[self.spread < 1e-6] = 1e9  # what never changes says nothing
        inner = torch.randn(rows.shape[1], hidden, device=rows.device) / 8
        inner[:, 0] = 0
        outer = torch.zeros(hidden, device=rows.device)
        outer[0] = 1
        thresholds, last = torch.zeros(hidden, device=rows.device), torch.zeros(1, device=rows.device)
        self.weights = [weight.requires_grad_() for weight in (inner, thresholds, outer, last)]

    def begin_with(self, leads: Tensor, targets: Tensor) -> None:
        """Count the hand-written estimates as if there were nothing else."""
        said = torch.logit(targets.clamp(0.03, 0.97))
        scaled = (leads - self.mean[:LEAD]) / self.spread[:LEAD]
        found, *_ = np.linalg.lstsq(scaled.cpu().numpy(), (said - said.mean()).double().cpu().numpy(), rcond=1e-4)
        with torch.no_grad():
            self.weights[0][:LEAD, 0] = torch.from_numpy(found).to(leads.device)
            self.weights[3][0] = torch.logit(targets.mean())

    def speak(self, rows: Tensor) -> Tensor:
        inner, thresholds, outer, last = self.weights
        units = (rows - self.mean.float()) / self.spread.float() @ inner + thresholds
        return torch.cat([units[..., :1], units[..., 1:].relu()], -1) @ outer + last

    def folded(self) -> NDArray[np.float64]:
        """The weights for descriptions as they are, instead of centred and scaled ones."""
        inner, thresholds, outer, last = [weight.detach().double() for weight in self.weights]
        inner = inner / self.spread[:, None]
        numbers: NDArray[np.float64] = (
            torch.cat([inner.flatten(), thresholds - self.mean @ inner, outer, last]).cpu().numpy()
        )
        return numbers
