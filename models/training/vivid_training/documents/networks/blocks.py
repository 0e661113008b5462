"""Building blocks shared by the three networks; batch norms fold into the convolutions on export."""

import torch
from torch import nn


def conv(inputs: int, outputs: int, kernel=3, stride=1, groups: int = 1, dilation=1) -> nn.Sequential:
    pair = (kernel, kernel) if isinstance(kernel, int) else kernel
    spread = (dilation, dilation) if isinstance(dilation, int) else dilation
    padding = tuple((k - 1) // 2 * d for k, d in zip(pair, spread))
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, pair, stride, padding, dilation=spread, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    """Two full convolutions: at few channels they use a CPU's vector units better than depthwise ones."""

    def __init__(self, channels: int, kernel=3, inner: int | None = None) -> None:
        super().__init__()
        self.first = conv(channels, inner or channels, kernel)
        self.second = conv(inner or channels, channels, kernel)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.second(self.first(x))


class Inverted(nn.Module):
    """Expand, filter each channel with a wide kernel, project back."""

    def __init__(self, channels: int, expansion: int = 2, kernel=5) -> None:
        super().__init__()
        wide = channels * expansion
        self.expand = conv(channels, wide, 1)
        self.filter = conv(wide, wide, kernel, groups=wide)
        self.project = nn.Sequential(nn.Conv2d(wide, channels, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.project(self.filter(self.expand(x)))
