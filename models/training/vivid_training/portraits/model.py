"""A small StyleGAN2: the generator that ships and the discriminator that trains it, grown from 40 × 32 to 160 × 128."""

import torch
import torch.nn.functional as F
from torch import nn

from vivid_training.portraits.layers import GAIN, EqualConv, EqualLinear, StyledConv, activate

LATENT, STYLE = 64, 128
TOP_LEVEL = 5  # level n is 5·2ⁿ × 4·2ⁿ pixels
GENERATOR_CHANNELS = (256, 224, 160, 96, 56, 28)
DISCRIMINATOR_CHANNELS = (256, 256, 256, 192, 96, 48)


def double(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2, mode="bilinear", align_corners=False)


def halve(x: torch.Tensor) -> torch.Tensor:
    return F.avg_pool2d(x, 2)


class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        c = GENERATOR_CHANNELS
        self.mapping = nn.ModuleList(EqualLinear(i, STYLE, rate=0.01) for i in (LATENT, STYLE, STYLE))
        self.start = nn.Parameter(torch.randn(1, c[0], 5, 4))
        self.first = StyledConv(c[0], c[0], 3, STYLE)
        # Each level convolves before it doubles: the wide convolution runs on a quarter of the pixels.
        self.before = nn.ModuleList(StyledConv(c[n], c[n + 1], 3, STYLE) for n in range(TOP_LEVEL))
        self.after = nn.ModuleList(StyledConv(c[n + 1], c[n + 1], 3, STYLE) for n in range(TOP_LEVEL))
        self.to_rgb = nn.ModuleList(StyledConv(n, 3, 1, STYLE, demodulated=False) for n in c)
        self.register_buffer("mean_style", torch.zeros(STYLE))

    def map(self, latent: torch.Tensor) -> torch.Tensor:
        w = latent * torch.rsqrt(latent.square().mean(1, keepdim=True) + 1e-8)
        for layer in self.mapping:
            w = activate(layer(w))
        return w

    def draw(self, w: torch.Tensor, level: int = TOP_LEVEL, blend: torch.Tensor | float = 1.0) -> torch.Tensor:
        """Portraits in −1…1; `blend` fades the finest level in."""
        x = activate(self.first(self.start.expand(w.shape[0], -1, -1, -1), w))
        rgb = self.to_rgb[0](x, w).float()
        for n in range(level):
            x = double(activate(self.before[n](x, w)))
            x = activate(self.after[n](x, w))
            detail = self.to_rgb[n + 1](x, w).float()
            rgb = double(rgb) + (detail * blend if n == level - 1 else detail)
        return rgb

    def forward(self, latent: torch.Tensor, psi: float = 1.0) -> torch.Tensor:
        return self.draw(self.mean_style + psi * (self.map(latent) - self.mean_style))


class Narrowing(nn.Module):
    def __init__(self, inputs: int, outputs: int):
        super().__init__()
        self.same, self.wider = EqualConv(inputs, inputs, 3), EqualConv(inputs, outputs, 3)
        self.skip = EqualConv(inputs, outputs, 1, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return (activate(self.wider(halve(activate(self.same(x))))) + self.skip(halve(x))) / GAIN


class Discriminator(nn.Module):
    def __init__(self):
        super().__init__()
        c = DISCRIMINATOR_CHANNELS
        self.from_rgb = nn.ModuleList(EqualConv(3, n, 1) for n in c)
        self.narrow = nn.ModuleList(Narrowing(c[n + 1], c[n]) for n in range(TOP_LEVEL))
        self.last = EqualConv(c[0] + 1, c[0], 3)
        self.dense, self.verdict = EqualLinear(c[0] * 20, 256), EqualLinear(256, 1)

    def forward(self, rgb: torch.Tensor, level: int = TOP_LEVEL, blend: torch.Tensor | float = 1.0) -> torch.Tensor:
        x = activate(self.from_rgb[level](rgb))
        for n in reversed(range(level)):
            x = self.narrow[n](x)
            if n == level - 1:
                x = x * blend + activate(self.from_rgb[n](halve(rgb))) * (1 - blend)
        x = activate(self.last(torch.cat([x, spread(x)], 1)))
        return self.verdict(activate(self.dense(x.flatten(1)))).float()


def spread(x: torch.Tensor, group: int = 4) -> torch.Tensor:
    """The mean deviation within groups of the batch: a generator that repeats itself gives itself away."""
    deviation = x.float().reshape(-1, group, *x.shape[1:]).var(1, unbiased=False).add(1e-8).sqrt().mean((1, 2, 3))
    return deviation.repeat_interleave(group)[:, None, None, None].expand(-1, 1, *x.shape[2:]).to(x.dtype)
