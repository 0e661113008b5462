"""Document locator: [B,3,S,S] to centre heat [B,3,S/8,S/8] and corner offsets in pixels [B,16,S/8,S/8]."""

import torch
import torch.nn.functional as F
from torch import nn

from .blocks import Inverted, conv

STRIDE = 8
# Corners lie up to hundreds of pixels from a centre; the last layer predicts them in these units.
OFFSET_UNIT_PX = 64.0


def _twice(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2, mode="nearest")


class Locator(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Sequential(conv(3, 16, 3, 2), conv(16, 32, 3, 2), Inverted(32, 2, 3))
        self.eighth = nn.Sequential(conv(32, 56, 3, 2), Inverted(56, 3, 5), Inverted(56, 3, 5))
        self.sixteenth = nn.Sequential(conv(56, 96, 3, 2), Inverted(96, 3, 5), Inverted(96, 3, 5), Inverted(96, 3, 5))
        self.thirtysecond = nn.Sequential(conv(96, 128, 3, 2), Inverted(128, 3, 7), Inverted(128, 3, 7), Inverted(128, 3, 7))
        self.sixtyfourth = nn.Sequential(conv(128, 144, 3, 2), Inverted(144, 3, 7), Inverted(144, 3, 7))
        self.down_64 = conv(144, 128, 1)
        self.at_32 = Inverted(128, 2, 7)
        self.down_32 = conv(128, 96, 1)
        self.at_16 = Inverted(96, 3, 7)
        self.down_16 = conv(96, 56, 1)
        self.at_8 = nn.Sequential(Inverted(56, 3, 7), conv(56, 64))
        self.heat = nn.Conv2d(64, 3, 1)
        self.corners = nn.Sequential(conv(64, 64, 1), nn.Conv2d(64, 16, 1))
        nn.init.constant_(self.heat.bias, -3.5)

    def raw(self, image: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        eighth = self.eighth(self.stem(image * 2 - 1))
        sixteenth = self.sixteenth(eighth)
        thirtysecond = self.thirtysecond(sixteenth)
        sixtyfourth = self.sixtyfourth(thirtysecond)
        thirtysecond = self.at_32(thirtysecond + _twice(self.down_64(sixtyfourth)))
        sixteenth = self.at_16(sixteenth + _twice(self.down_32(thirtysecond)))
        features = self.at_8(eighth + _twice(self.down_16(sixteenth)))
        return self.heat(features).float(), self.corners(features).float() * OFFSET_UNIT_PX

    def forward(self, image: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        heat, corners = self.raw(image)
        return heat.sigmoid(), corners
