"""How well signals part attacks from genuine pictures: area under the curve, and genuine ones refused at 5 % passed."""

import numpy as np
import torch

from vivid_training.document_liveness.samples import SIGNALS, prepared


@torch.no_grad()
def answers(network, chunks: list[dict[str, torch.Tensor]]) -> tuple[np.ndarray, np.ndarray]:
    network.eval()
    told, truth = [], []
    for chunk in chunks:
        batch = prepared(chunk)
        told.append(network(batch).float().cpu())
        truth.append(batch["targets"].cpu())
    return torch.cat(told).numpy(), torch.cat(truth).numpy()


def area(positives: np.ndarray, negatives: np.ndarray) -> float:
    order = np.concatenate([positives, negatives]).argsort(kind="stable").argsort(kind="stable")
    return float((order[: len(positives)].sum() - len(positives) * (len(positives) - 1) / 2) / max(1, len(positives) * len(negatives)))


def measure(network, chunks: list[dict[str, torch.Tensor]]) -> dict[str, dict[str, float]]:
    told, truth = answers(network, chunks)
    genuine = truth.sum(1) == 0
    figures = {}
    for i, name in enumerate(SIGNALS):
        attacks, good = told[truth[:, i] > 0, i], told[genuine, i]
        if len(attacks) and len(good):
            threshold = np.quantile(attacks, 0.05)
            figures[name] = {"auc": area(attacks, good), "refused_at_5_passed": float((good >= threshold).mean())}
    return figures


def report(figures: dict) -> str:
    return " | ".join(
        f"{split}: " + " ".join(f"{name} {value['auc']:.3f}" for name, value in signals.items()) for split, signals in figures.items()
    )
