"""Figures on people held out, drawn once."""

import torch

from vivid_training.selfie_surroundings.stream import Batch

KINDS = {1: "carried", 2: "cut_out"}


@torch.no_grad()
def answer_all(network, batch: Batch, step: int = 512) -> torch.Tensor:
    network.eval()
    return torch.cat([network(batch.views[i : i + step].float() / 255) for i in range(0, len(batch.trick), step)]).float()


def measure(network, batch: Batch) -> dict[str, float]:
    answers = answer_all(network, batch)
    alive = answers[batch.trick == 0]
    figures = {"alive_refused": float((alive > 0).float().mean())}
    limit = alive.quantile(0.97)
    for kind, name in KINDS.items():
        shown = answers[(batch.kind == kind) & (batch.known > 0)]
        figures[f"auc_{name}"] = float((shown[:, None] > alive[None]).float().mean())
        figures[f"caught_{name}_at_3"] = float((shown > limit).float().mean())
    return figures
