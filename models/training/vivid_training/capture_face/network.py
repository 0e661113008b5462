"""The capture component's finder of faces: small enough for a page, in layers that a page of TypeScript repeats (face-network.ts)."""

import torch
from torch import nn
from torch.nn import functional

# Per cell of 8 × 8 pixels: face or not (logit), its middle across and down from the cell's in cells, log2 of its size by 32 pixels, yaw by 20 degrees.
ANSWERS = 5
CELL_PX = 8
SIZE_PX = 32.0
YAW_DEGREES = 20.0

# Channels out, stride of each convolution of 3 × 3; those from `DEEP` on see most of the frame, at 16 pixels a cell.
LAYERS = [(8, 2), (16, 2), (24, 2), (28, 1), (36, 2), (36, 1)]
DEEP = 4
HEAD = 28


class Layer(nn.Module):
    """A convolution, its batch's statistics while learning, and a rectifier; `fold` makes one plain convolution of it."""

    def __init__(self, inside: int, outside: int, side: int, stride: int = 1, is_rectified: bool = True):
        super().__init__()
        self.convolution = nn.Conv2d(inside, outside, side, stride, side // 2)
        self.norm: nn.BatchNorm2d | None = nn.BatchNorm2d(outside)
        self.is_rectified = is_rectified
        self.bits: int | None = None

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        layer = self.convolution
        weight = layer.weight if self.bits is None else rounded(layer.weight, self.bits)
        x = functional.conv2d(x, weight, layer.bias, layer.stride, layer.padding)
        if self.norm is not None:
            x = self.norm(x)
        return functional.relu(x) if self.is_rectified else x

    @torch.no_grad()
    def fold(self) -> None:
        if self.norm is None:
            return
        gain = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        self.convolution.weight *= gain[:, None, None, None]
        self.convolution.bias.copy_((self.convolution.bias - self.norm.running_mean) * gain + self.norm.bias)
        self.norm = None


def steps_of(weight: torch.Tensor, bits: int) -> torch.Tensor:
    """Size of a step of each output channel: a power of 2 to the eighth, so that it is told by a small whole number."""
    largest = weight.detach().abs().amax((1, 2, 3), keepdim=True).clamp_min(1e-6)
    return torch.exp2(torch.ceil(8 * torch.log2(largest / (2 ** (bits - 1) - 1))) / 8)


def rounded(weight: torch.Tensor, bits: int) -> torch.Tensor:
    """Rounded to whole steps; the slope passes as if it were not."""
    steps = steps_of(weight, bits)
    return weight + (torch.round(weight / steps) * steps - weight).detach()


class FaceFinder(nn.Module):
    def __init__(self):
        super().__init__()
        widths = [1] + [width for width, _ in LAYERS]
        self.trunk = nn.ModuleList(Layer(inside, width, 3, stride) for inside, (width, stride) in zip(widths, LAYERS))
        self.back = Layer(widths[-1], widths[DEEP], 1)
        self.joined = Layer(widths[DEEP], HEAD, 1)
        self.answer = Layer(HEAD, ANSWERS, 1, is_rectified=False)
        self.answer.norm = None
        nn.init.constant_(self.answer.convolution.bias[:1], -4.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """From frames (one channel, mean 0, spread 1; sides are multiples of 16) to cells of five answers."""
        for layer in self.trunk[:DEEP]:
            x = layer(x)
        deep = x
        for layer in self.trunk[DEEP:]:
            deep = layer(deep)
        x = x + functional.interpolate(self.back(deep), scale_factor=2.0)
        return self.answer(self.joined(x))

    def layers(self) -> list[Layer]:
        """In the order in which they are written down and run."""
        return [module for module in self.modules() if isinstance(module, Layer)]
