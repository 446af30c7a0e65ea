"""Fitting a network for each stage of a game to the leads that positions came to in the end, with PyTorch."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from triforium.bots.weights import HIDDEN
from triforium.kernel.errors import TriforiumError
from triforium.learning.samples import Samples

EPOCHS = 4
BATCH = 4096
RATE = 1e-3
DECAY = 0.1
LEAD = 3
"""The first features are the hand-written estimates of the own seat and of the others: where learning begins."""
TRUST = 0.8
"""How much of a target is what the next stage says, the rest being the result."""
FEWEST = 2_000
"""Rows below which a stage has nothing to say of its own: it speaks as the stage before it."""


class TooFewGames(TriforiumError):
    """There is nothing to learn from yet."""


def fit(samples: Samples, seed: int) -> NDArray[np.float64]:
    """The weights of all stages, as `Learned` reads them.

    The last stage learns from the results, each earlier one mostly from what the next has learned to say of where its
    games came to: luck that came later than that teaches nothing.
    """
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    results = chances(samples.leads)
    stages = int(samples.rows[:, 0].max()) + 1
    blocks: list[NDArray[np.float64]] = []
    for stage in range(stages)[::-1]:
        chosen = np.flatnonzero(samples.rows[:, 0] == stage)
        if len(chosen) < FEWEST:
            blocks.append(blocks[-1] if blocks else np.zeros(0))
            continue
        targets = results[chosen]
        onward = samples.onward[chosen]
        led = np.flatnonzero(onward > 0)
        reached = samples.rows[chosen[led] + onward[led]]
        for later in range(stage + 1, stages):
            of = np.flatnonzero(reached[:, 0] == later)
            if len(of):
                said = opinion(blocks[stages - 1 - later], reached[of, 1:])
                targets[led[of]] = TRUST * said + (1 - TRUST) * targets[led[of]]
        rows = torch.from_numpy(samples.rows[chosen, 1:]).to(device)
        blocks.append(fit_stage(rows, torch.from_numpy(targets).to(device)))
    if not len(blocks[-1]):
        raise TooFewGames(f"a network needs at least {FEWEST} rows of a stage to learn from: play more games")
    return np.concatenate([block if len(block) else blocks[-1] for block in blocks[::-1]])


def opinion(block: NDArray[np.float64], rows: NDArray[np.int16]) -> NDArray[np.float32]:
    """What a stage's weights say of some positions, as shares of a win."""
    features = rows.shape[1]
    inner, outer = block[: features * HIDDEN].reshape(features, HIDDEN), block[features * HIDDEN :]
    units = rows @ inner + outer[:HIDDEN]
    units[:, 1:] = units[:, 1:].clip(0)
    said = units @ outer[HIDDEN : 2 * HIDDEN] + outer[-1]
    shares: NDArray[np.float32] = (1 / (1 + np.exp(-said))).astype(np.float32)
    return shares


def chances(leads: NDArray[np.float32]) -> NDArray[np.float32]:
    """A lead as a share of a win: a usual one is worth about 3 to 1."""
    shares: NDArray[np.float32] = (1 / (1 + np.exp(-leads / leads.std()))).astype(np.float32)
    return shares


def fit_stage(rows: Tensor, targets: Tensor) -> NDArray[np.float64]:
    """One hidden layer whose first unit is never cut off, so that it can tell what is simply added up."""
    mean = rows.double().mean(0)
    spread = rows.double().std(0)
    spread[spread < 1e-6] = 1e9  # what never changes says nothing
    centre, scale = mean.float(), (1 / spread).float()
    inner = torch.randn(rows.shape[1], HIDDEN, device=rows.device) / 8
    inner[:, 0] = 0
    inner[:LEAD, 0] = first_guess((rows[:, :LEAD] - centre[:LEAD]) * scale[:LEAD], targets)
    outer = torch.zeros(HIDDEN, device=rows.device)
    outer[0] = 1
    last = torch.logit(targets.mean()).reshape(1)
    weights = [inner, torch.zeros(HIDDEN, device=rows.device), outer, last]
    for weight in weights:
        weight.requires_grad_()
    optimizer = torch.optim.AdamW(weights, RATE, weight_decay=DECAY)
    steps = EPOCHS * -(-len(rows) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(rows), device=rows.device).split(BATCH):
            said = speak((rows[batch] - centre) * scale, *weights)
            optimizer.zero_grad()
            binary_cross_entropy_with_logits(said, targets[batch]).backward()
            optimizer.step()
            schedule.step()
    return folded(weights, mean, spread)


def first_guess(leads: Tensor, targets: Tensor) -> Tensor:
    """How much each of the hand-written estimates counts, if nothing else did."""
    said = torch.logit(targets.clamp(0.03, 0.97))
    found, *_ = np.linalg.lstsq(leads.cpu().numpy(), (said - said.mean()).cpu().numpy(), rcond=1e-4)
    return torch.from_numpy(found).to(leads.device)


def speak(x: Tensor, inner: Tensor, thresholds: Tensor, outer: Tensor, last: Tensor) -> Tensor:
    units = x @ inner + thresholds
    return torch.cat([units[:, :1], units[:, 1:].relu()], 1) @ outer + last


def folded(weights: list[Tensor], mean: Tensor, spread: Tensor) -> NDArray[np.float64]:
    """The weights for descriptions as they are, instead of centred and scaled ones."""
    inner, thresholds, outer, last = [weight.detach().double() for weight in weights]
    inner = inner / spread[:, None]
    parts = [inner.flatten(), thresholds - mean @ inner, outer, last]
    numbers: NDArray[np.float64] = torch.cat(parts).cpu().numpy()
    return numbers
