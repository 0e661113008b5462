"""Figures on held-out sources, drawn once."""

import torch

from vivid_training.selfie_liveness.network import ANSWERS
from vivid_training.selfie_liveness.stream import Batch


def area_under_curve(live: torch.Tensor, spoof: torch.Tensor) -> float:
    if not len(live) or not len(spoof):
        return float("nan")
    return float((live[:, None] > spoof[None]).float().mean() + 0.5 * (live[:, None] == spoof[None]).float().mean())


@torch.no_grad()
def answer_all(network, batch: Batch, step: int = 500) -> torch.Tensor:
    network.eval()
    return torch.cat([network(batch.views[i : i + step].float() / 255) for i in range(0, len(batch.spoof), step)]).float()


def measure(network, batch: Batch) -> dict[str, float]:
    answers, odds = answer_all(network, batch), batch.odds.float().clamp(-6, 6)
    live, drawn = batch.spoof == 0, batch.one_person == 0
    figures = {}
    for name, values in {
        **dict(zip(ANSWERS, answers.T)),
        "teacher1": odds[:, 0],
        "teacher2": odds[:, 1],
        "teachers": batch.mean_odds.float(),
    }.items():
        figures[f"auc_{name}"] = area_under_curve(values[live & drawn], values[~live & drawn])
        figures[f"auc_real_{name}"] = area_under_curve(values[live & ~drawn], values[~live & ~drawn])
    for place, wanted in enumerate((odds[:, 0], odds[:, 1], batch.mean_odds.float())):
        figures[f"agreement_{ANSWERS[place]}"] = float(torch.corrcoef(torch.stack([answers[:, place], wanted]))[0, 1])
    return figures
