"""Between light and what a file says, and small filters that several stages need. Batches [B,C,H,W]."""

import torch
import torch.nn.functional as F

Tensor = torch.Tensor


def to_light(picture: Tensor) -> Tensor:
    return picture.clamp(0, 1).pow(2.2)


def to_file(light: Tensor) -> Tensor:
    return light.clamp(1e-5, 1).pow(1 / 2.2)


def luma(picture: Tensor) -> Tensor:
    return picture[:, :1] * 0.299 + picture[:, 1:2] * 0.587 + picture[:, 2:] * 0.114


def soften(picture: Tensor, sigma: Tensor, radius: int = 4) -> Tensor:
    """One Gaussian per sample, sigma [B,1,1,1] in pixels."""
    batch, channels, height, width = picture.shape
    span = torch.arange(-radius, radius + 1, device=picture.device, dtype=torch.float32)
    kernel = torch.exp(-0.5 * (span.view(1, -1) / sigma.view(-1, 1).clamp_min(0.05)) ** 2)
    kernel = (kernel / kernel.sum(1, keepdim=True)).repeat_interleave(channels, 0)
    flat = picture.reshape(1, batch * channels, height, width)
    flat = F.conv2d(F.pad(flat, (radius, radius, 0, 0), mode="replicate"), kernel.view(-1, 1, 1, 2 * radius + 1), groups=batch * channels)
    flat = F.conv2d(F.pad(flat, (0, 0, radius, radius), mode="replicate"), kernel.view(-1, 1, 2 * radius + 1, 1), groups=batch * channels)
    return flat.view(batch, channels, height, width)


def mix(first: Tensor, second: Tensor, share: Tensor) -> Tensor:
    return first + (second - first) * share
