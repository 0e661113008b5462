"""A small network for one wide view: is the face shown by something that can be seen around it?"""

import torch
from torch import nn

from vivid_training.selfie_liveness.blocks import Inverted, conv
from vivid_training.selfie_surroundings.cut_views import MASK_PX, VIEW_PX


class WeightedPlaces(nn.Module):
    """A learned weight per place and channel instead of pooling: the face stands in the middle, what carries it around it."""

    def __init__(self, channels: int, side: int):
        super().__init__()
        self.weights = nn.Parameter(torch.randn(1, channels, side, side) / side)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return (x * self.weights).sum((2, 3))


class SurroundingsNetwork(nn.Module):
    """Log odds of a visible trick; while training also where it lies, so that edges are learnt rather than colours."""

    def __init__(self, dropout: float = 0.15):
        super().__init__()
        self.fine = nn.Sequential(
            conv(3, 16, 3, 2), conv(16, 16, 3, 1, 16), Inverted(16, 24, 64, 2), Inverted(24, 24, 72), Inverted(24, 24, 72)
        )
        self.middle = nn.Sequential(Inverted(24, 48, 96, 2), *(Inverted(48, 48, 144) for _ in range(4)))
        self.coarse = nn.Sequential(Inverted(48, 80, 192, 2), *(Inverted(80, 80, 240) for _ in range(3)))
        self.merge = conv(80 + 48, 64)
        self.where = nn.Conv2d(64, 1, 1)
        self.places = nn.Sequential(conv(80, 128), WeightedPlaces(128, VIEW_PX // 16), nn.BatchNorm1d(128))
        # What the map itself says, summed up coarsely, joins what the features say.
        self.answer = nn.Sequential(
            nn.Linear(128 + MASK_PX * MASK_PX // 4, 64), nn.ReLU(inplace=True), nn.Dropout(dropout), nn.Linear(64, 1)
        )

    def learn(self, views: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        middle = self.middle(self.fine(views * 4 - 2))
        coarse = self.coarse(middle)
        finer = nn.functional.interpolate(coarse, scale_factor=2.0, mode="nearest")
        where = self.where(self.merge(torch.cat([finer, middle], 1)))
        seen = nn.functional.avg_pool2d(where.sigmoid(), 2).flatten(1)
        return self.answer(torch.cat([self.places(coarse), seen], 1))[:, 0], where

    def forward(self, views: torch.Tensor) -> torch.Tensor:
        """Views as values 0…1, RGB."""
        return self.learn(views)[0]
