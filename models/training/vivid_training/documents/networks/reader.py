"""MRZ reader: [B,1,32,704] to [B,176,38] log-probabilities, blank first."""

import torch
from torch import nn

from .blocks import Inverted, Residual, conv

CLASSES = 38


class Reader(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.shapes = nn.Sequential(
            conv(1, 24, 3, 2),
            conv(24, 40),
            conv(40, 64, 3, 2),
            Residual(64),
            conv(64, 96, 3, (2, 1)),
            Residual(96),
            conv(96, 160, (4, 1), (4, 1)),
        )
        self.context = nn.Sequential(Inverted(160, 2, (1, 7)), conv(160, 160, (1, 3)), Inverted(160, 2, (1, 9)), Inverted(160, 2, (1, 9)))
        self.classify = nn.Conv2d(160, CLASSES, 1)

    def forward(self, line: torch.Tensor) -> torch.Tensor:
        scores = self.classify(self.context(self.shapes(line - 0.5))).squeeze(2)
        return scores.float().permute(0, 2, 1).log_softmax(-1)
