"""MRZ reader: [B,1,24,528] to [B,264,38] log-probabilities, blank first: two answers per column of 4 px."""

import torch
from torch import nn

from .blocks import Inverted, Residual, conv

CLASSES = 38
ANSWERS = 2


class Reader(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.shapes = nn.Sequential(
            conv(1, 24, 3, 2),
            conv(24, 40),
            conv(40, 64, 3, 2),
            Residual(64, inner=32),
            conv(64, 96, 3, (2, 1)),
            Residual(96, inner=48),
            conv(96, 160, (3, 1), (3, 1)),
        )
        self.context = nn.Sequential(Inverted(160, 2, (1, 7)), conv(160, 160, (1, 3)), Inverted(160, 2, (1, 9)), Inverted(160, 2, (1, 9)))
        self.classify = nn.Conv2d(160, ANSWERS * CLASSES, 1)

    def forward(self, line: torch.Tensor) -> torch.Tensor:
        scores = self.classify(self.context(self.shapes(line - 0.5))).squeeze(2)
        return scores.float().permute(0, 2, 1).reshape(line.shape[0], -1, CLASSES).log_softmax(-1)
