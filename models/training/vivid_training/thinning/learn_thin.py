"""Cuts a network down and lets what is left learn from the whole one, tensor by tensor; nobody marks anything."""

import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import numpy as np
import onnx
import torch

from vivid_training.learning import average_into, descend, rate_at
from vivid_training.shipping.graph_network import GraphNetwork
from vivid_training.shipping.learn_rounding import Tensors
from vivid_training.thinning.cut_graph import Graph, kept_of

Samples = Callable[[], Tensors]
Loss = Callable[[Tensors, Tensors], torch.Tensor]
MEASURED_BATCHES = 8
REPORT_EVERY_S = 20
# Of the time, in numbers of 16 bits: faster, and too coarse for the last touch.
COARSE_SHARE = 0.65


@torch.no_grad()
def spread_of(network: GraphNetwork, names: list[str], samples: Samples) -> dict[str, np.ndarray]:
    """How much each channel of these tensors varies."""
    seen: dict[str, list[torch.Tensor]] = {name: [] for name in names}
    for _ in range(MEASURED_BATCHES):
        for name, value in network(samples(), wanted=tuple(names)).items():
            seen[name].append(value.std((0, 2, 3)))
    return {name: torch.stack(values).mean(0).cpu().numpy() for name, values in seen.items()}


def cut(source: Path, target: Path, share: float, samples: Samples, device: torch.device) -> list[str]:
    """Writes the smaller network; returns the tensors that it has in common with the whole one."""
    model = onnx.load(source)
    graph = Graph(model)
    inner = graph.inner_channels() if share < 1 else []
    spread = spread_of(GraphNetwork(source).to(device).eval(), [one.seen for one in inner], samples) if inner else {}
    for one in inner:
        count = kept_of(one.count, share)
        stay = np.sort(np.argsort(-graph.matters(one, spread[one.seen]))[:count])
        graph.keep(one, stay)
    graph.write()
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, target)
    return Graph(model).between_blocks()


def apart(answer: Tensors, wanted: Tensors, names: list[str]) -> torch.Tensor:
    """Squared differences, measured by how much each tensor varies; the mean over tensors."""
    return torch.stack([((answer[name] - wanted[name]) ** 2).mean() / wanted[name].var().clamp_min(1e-6) for name in names]).mean()


def write_weights(file: Path, network: GraphNetwork) -> None:
    model = onnx.load(file)
    network.write_into(model.graph)
    onnx.save(model, file)


def learn_thin(
    source: Path,
    target: Path,
    samples: Samples,
    loss: Loss,
    seconds: float,
    device: torch.device,
    share: float = 1.0,
    teacher: Path | None = None,
    rate: float = 1e-3,
) -> None:
    """`share` of the inner channels stays. `teacher`: where it is another file than the source, which has learnt from it before."""
    shared = cut(source, target, share, samples, device)
    whole, network = GraphNetwork(teacher or source).to(device).eval(), GraphNetwork(target).to(device)
    average = deepcopy(network).eval()
    wanted = tuple(dict.fromkeys([*network.outputs, *shared]))
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.0)
    start, reported, step = time.time(), 0.0, 0
    while (now := time.time()) - start < seconds:
        for group in optimiser.param_groups:
            group["lr"] = rate * rate_at((now - start) / seconds)
        pictures = samples()
        with torch.no_grad():
            told = whole(pictures, wanted=wanted)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda" and now - start < COARSE_SHARE * seconds):
            answer = network(pictures, wanted=wanted)
        answer = {name: value.float() for name, value in answer.items()}
        descend(network, optimiser, loss(answer, told) + apart(answer, told, shared))
        step += 1
        average_into(average, network, step)
        if now - reported > REPORT_EVERY_S or step in (1, 20, 100):
            reported = now
            with torch.no_grad():
                answer = average(pictures, wanted=wanted)
            print(
                f"{target.name} {now - start:5.0f} s step {step} answers {float(loss(answer, told)):.4f} "
                f"between blocks {float(apart(answer, told, shared)):.4f}",
                flush=True,
            )
            write_weights(target, average)
    write_weights(target, average)
