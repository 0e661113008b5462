"""Layers with an equalised learning rate (Karras et al., "Progressive Growing of GANs")."""

import math

import torch
import torch.nn.functional as F
from torch import nn

GAIN = math.sqrt(2)


def activate(x: torch.Tensor) -> torch.Tensor:
    return F.leaky_relu(x, 0.2) * GAIN


class EqualLinear(nn.Module):
    def __init__(self, inputs: int, outputs: int, bias: float = 0.0, rate: float = 1.0):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs) / rate)
        self.bias = nn.Parameter(torch.full((outputs,), bias / rate))
        self.scale, self.rate = rate / math.sqrt(inputs), rate

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, self.weight * self.scale, self.bias * self.rate)


class EqualConv(nn.Module):
    def __init__(self, inputs: int, outputs: int, kernel: int, bias: bool = True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs, kernel, kernel))
        self.bias = nn.Parameter(torch.zeros(outputs)) if bias else None
        self.scale, self.padding = 1 / math.sqrt(inputs * kernel**2), kernel // 2

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.conv2d(x, self.weight * self.scale, self.bias, padding=self.padding)


class StyledConv(nn.Module):
    """StyleGAN2's modulated convolution, with scales on the input and the output instead of a kernel per picture."""

    def __init__(self, inputs: int, outputs: int, kernel: int, style: int, demodulated: bool = True):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs, kernel, kernel))
        self.bias = nn.Parameter(torch.zeros(outputs))
        self.style = EqualLinear(style, inputs, bias=1.0)
        self.scale, self.padding, self.demodulated = 1 / math.sqrt(inputs * kernel**2), kernel // 2, demodulated

    def forward(self, x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        weight = self.weight * self.scale
        with torch.autocast(x.device.type, enabled=False):
            style = self.style(w)
            energy = F.linear(style.square(), weight.square().sum((2, 3)))
        x = F.conv2d(x * style[:, :, None, None].to(x.dtype), weight, padding=self.padding)
        if self.demodulated:
            x = x * torch.rsqrt(energy + 1e-8)[:, :, None, None].to(x.dtype)
        return x + self.bias[:, None, None].to(x.dtype)
