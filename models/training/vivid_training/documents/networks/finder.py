"""MRZ line finder: [B,1,144,480] to [B,2,36,120], probability of a line's core and cap height / 32 px."""

import torch
import torch.nn.functional as F
from torch import nn

from .blocks import Inverted, Residual, conv


class Finder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(conv(1, 16, 3, 2), conv(16, 32, 3, 2))
        self.eighth = nn.Sequential(conv(32, 48, 3, 2), Residual(48))
        self.sixteenth = nn.Sequential(conv(48, 72, 3, 2), Inverted(72, 3, 7), Inverted(72, 3, 7), Inverted(72, 3, 7))
        self.from_sixteenth = conv(72, 48, 1)
        self.at_eighth = Inverted(48, 2, 5)
        self.from_eighth = conv(48, 32, 1)
        self.at_quarter = nn.Sequential(conv(32, 32), conv(32, 32))
        self.predict = nn.Conv2d(32, 2, 1)

    def raw(self, strip: torch.Tensor) -> torch.Tensor:
        quarter = self.stem(strip - 0.5)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        eighth = self.at_eighth(eighth + F.interpolate(self.from_sixteenth(sixteenth), scale_factor=2, mode="nearest"))
        quarter = self.at_quarter(quarter + F.interpolate(self.from_eighth(eighth), scale_factor=2, mode="nearest"))
        return self.predict(quarter).float()

    def forward(self, strip: torch.Tensor) -> torch.Tensor:
        core, height = self.raw(strip).split(1, 1)
        return torch.cat([core.sigmoid(), height], 1)
