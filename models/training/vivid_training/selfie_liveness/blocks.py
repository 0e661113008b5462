"""Blocks of both selfie networks."""

import torch
from torch import nn


def conv(inputs: int, outputs: int, kernel: int = 1, stride: int = 1, groups: int = 1, active: bool = True) -> nn.Sequential:
    layers = [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(outputs)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if active else []))


class Inverted(nn.Module):
    def __init__(self, inputs: int, outputs: int, wide: int, stride: int = 1):
        super().__init__()
        self.body = nn.Sequential(conv(inputs, wide), conv(wide, wide, 3, stride, wide), conv(wide, outputs, active=False))
        self.kept = stride == 1 and inputs == outputs

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.body(x) if self.kept else self.body(x)
