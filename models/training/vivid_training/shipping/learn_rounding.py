"""Turns a network into one that computes in 8 bits and answers as it does in floats.

Its ranges are measured on some batches. Where that moves the answers too far, the rounded network learns from the one in floats;
nobody marks anything.
"""

import time
from collections.abc import Callable
from pathlib import Path

import torch

from vivid_training.learning import rate_at
from vivid_training.shipping.graph_network import GraphNetwork
from vivid_training.shipping.rounding import Rounding, write_rounded

Tensors = dict[str, torch.Tensor]
MEASURED_BATCHES = 12


def learn_rounding(
    source: Path,
    target: Path,
    samples: Callable[[], Tensors],
    loss: Callable[[Tensors, Tensors], torch.Tensor],
    seconds: float,
    device: torch.device,
    kept: tuple[str, ...] = (),
    rate: float = 2e-5,
    wanted: tuple[str, ...] = (),
) -> None:
    """`seconds` of learning, or 0 for none. `samples` gives pictures by input name.

    `loss` compares what the network answers, or what is `wanted` inside it, with what it should.
    """
    teacher, network = GraphNetwork(source).to(device).eval(), GraphNetwork(source).to(device)
    rounding = Rounding(network, kept).to(device)
    with torch.no_grad():
        for _ in range(MEASURED_BATCHES):
            network(samples(), rounding.measure)
    optimiser = torch.optim.Adam(
        [{"params": network.parameters(), "base": rate}, {"params": rounding.parameters(), "base": rate * 10}], lr=rate
    )
    start, reported, recent, step = time.time(), 0.0, None, 0
    while time.time() - start < seconds:
        for group in optimiser.param_groups:
            group["lr"] = group["base"] * rate_at((time.time() - start) / seconds)
        with torch.no_grad():
            pictures = samples()
            told = teacher(pictures, wanted=wanted)
        wrong = loss(network(pictures, rounding.change, rounding.weigh, wanted), told)
        optimiser.zero_grad(set_to_none=True)
        wrong.backward()
        optimiser.step()
        step += 1
        recent = wrong.detach() if recent is None else 0.97 * recent + 0.03 * wrong.detach()
        if time.time() - reported > 20 or step in (1, 10, 50):
            reported = time.time()
            print(f"{target.name} {reported - start:5.0f} s step {step} loss {float(recent):.5f}", flush=True)
            write_rounded(source, target, network, rounding)
    write_rounded(source, target, network, rounding)
