"""Learns the capture component's finder of faces and writes its weights as TypeScript.

    python -m vivid_training.capture_face.train pack.npz ../../packages/capture/src/face/face-weights.ts --seconds 1800
"""

import argparse
import copy
import multiprocessing
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from ..learning import average_into, descend, rate_at
from .compose import Composer, Packed
from .measure import measure
from .network import FaceFinder
from .write_weights import write_weights

BATCH = 48
# Weights are rounded to so many bits: one of 63 characters each.
BITS = 6
# The last share of the time is learnt with rounded weights.
ROUNDED = 0.15
# Whole sources that are only measured on: selfies and portraits of nobody that is learnt from.
HELD = {"jenkins", "pyconug", "dj24", "roweb", "rakib-live"}
# Films of one person count less; drawn people, who are in every test, count as much as all cameras of a source.
SHARES = {"leok-live": 0.15, "ydf-live": 0.15, "rakib-live": 0.15, "yolo": 0.2, "ff": 0.6, "drawn": 1.5}


def loss_of(answers: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    is_face, counts = wanted[:, 0] > 0.5, wanted[:, 0] >= 0
    each = functional.binary_cross_entropy_with_logits(answers[:, 0], wanted[:, 0].clamp_min(0), reduction="none")
    # What is told rightly hardly counts any more: nearly all cells are easy (Lin et al. 2017).
    wrong = torch.where(is_face, 1 - answers[:, 0].sigmoid(), answers[:, 0].sigmoid()).detach()
    score = (each * wrong.square() * counts).sum() / is_face.sum().clamp_min(1)
    off = functional.smooth_l1_loss(answers[:, 1:], wanted[:, 1:], reduction="none", beta=0.3)
    weights = torch.tensor([0.3, 0.3, 1.0, 1.0]).view(1, 4, 1, 1)
    return score * 2 + (off * weights * is_face[:, None]).sum() / is_face.sum().clamp_min(1)


def compose_into(queue: multiprocessing.Queue, file: str, seed: int) -> None:
    composer, rng = Composer(Packed(file), HELD, False, SHARES), np.random.default_rng(seed)
    while True:
        queue.put(composer.batch(BATCH, rng))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("pack")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--resume", help="weights of an earlier run, as saved beside its TypeScript before rounding")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    queue: multiprocessing.Queue = multiprocessing.Queue(4)
    for composer in range(2):
        multiprocessing.Process(target=compose_into, args=(queue, options.pack, 10 * options.seed + composer), daemon=True).start()
    held = Composer(Packed(options.pack), HELD, True, {})
    network = FaceFinder()
    if options.resume:
        network.load_state_dict(torch.load(options.resume))
    kept = [queue.get()]
    average = learn(network, options.rate, options.seconds * (1 - ROUNDED), queue, kept, rng)
    print(measure(average, held, 400), flush=True)
    torch.save(average.state_dict(), options.weights.with_suffix(".pt"))
    for layer in average.layers():
        layer.fold()
        layer.bits = BITS
    average = learn(average, options.rate / 10, options.seconds * ROUNDED, queue, kept, rng)
    print(measure(average, held, 1000), flush=True)
    write_weights(average, BITS, options.weights)


Batch = tuple[np.ndarray, np.ndarray]


def learn(network: FaceFinder, rate: float, seconds: float, queue: multiprocessing.Queue, kept: list[Batch], rng: np.random.Generator) -> FaceFinder:
    """The average of the weights on the way. Composing takes longer than learning: where no new batch is ready, an old one is shown mirrored."""
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01)
    total, step, began = 0.0, 0, time.time()
    while (passed := time.time() - began) < seconds:
        if queue.empty():
            batch = mirrored(*kept[rng.integers(len(kept))])
        else:
            kept.append(batch := queue.get())
            del kept[:-400]
        for group in optimiser.param_groups:
            group["lr"] = rate * rate_at(passed / seconds)
        network.train()
        loss = loss_of(network(torch.from_numpy(batch[0])), torch.from_numpy(batch[1]))
        descend(network, optimiser, loss)
        average_into(average, network, step)
        total, step = total + float(loss.detach()), step + 1
        if step % 200 == 0:
            print(f"{step} steps, {passed:.0f} s, loss {total / 200:.3f}", flush=True)
            total = 0.0
    return average


def mirrored(frames: np.ndarray, cells: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    turned = cells[..., ::-1].copy()
    turned[:, [1, 4]] *= -1
    return frames[..., ::-1].copy(), turned


if __name__ == "__main__":
    main()
