"""What each network is punished for."""

import torch
import torch.nn.functional as F

from vivid_training.documents.networks.reader import CLASSES

Tensor = torch.Tensor


def read_loss(logits: Tensor, classes: Tensor, lengths: Tensor) -> Tensor:
    steps = torch.full_like(lengths, logits.shape[1])
    return (
        F.ctc_loss(logits.permute(1, 0, 2), classes.clamp_max(CLASSES - 1), steps, lengths, blank=0, reduction="sum", zero_infinity=True)
        / lengths.sum()
    )


def find_loss(raw: Tensor, cores: Tensor, heights: Tensor) -> Tensor:
    score, height = raw.split(1, 1)
    probability = score.sigmoid()
    overlap = (probability * cores).sum((1, 2, 3))
    dice = 1 - (2 * overlap + 8) / ((probability**2).sum((1, 2, 3)) + (cores**2).sum((1, 2, 3)) + 8)
    within = (cores > 0.5).float()
    height_error = ((height - heights).abs() / heights.clamp_min(0.05) * within).sum() / within.sum().clamp_min(1)
    return F.binary_cross_entropy_with_logits(score, cores) * 4 + dice.mean() + height_error


def locate_loss(raw: tuple[Tensor, Tensor], wanted) -> Tensor:
    """CenterNet's focal loss on the heat; corner errors relative to the object's long side."""
    score, corners = raw
    log_yes, log_no = F.logsigmoid(score), F.logsigmoid(-score)
    probability = score.sigmoid()
    peak = (wanted.heat > 0.999).float()
    hit = -log_yes * (1 - probability) ** 2 * peak
    miss = -log_no * probability**2 * (1 - wanted.heat) ** 4 * (1 - peak)
    focal = ((hit + miss) * wanted.counted).sum() / peak.sum().clamp_min(1)
    error = (corners - wanted.corners).abs()
    families = torch.stack([error[:, :8].sum(1), error[:, 8:].sum(1)], 1) / 8
    relative = families / wanted.span.clamp_min(40)
    return focal + 25 * (relative * wanted.weight).sum() / wanted.weight.sum().clamp_min(1)
