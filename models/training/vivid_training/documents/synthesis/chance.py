"""Random numbers for batches, one per sample, shaped to broadcast over pictures [B,1,1,1]."""

import torch

Tensor = torch.Tensor


def uniform(batch: int, low: float, high: float, device) -> Tensor:
    return torch.rand(batch, 1, 1, 1, device=device) * (high - low) + low


def happens(batch: int, probability: float, device) -> Tensor:
    return (torch.rand(batch, 1, 1, 1, device=device) < probability).float()


def field(batch: int, cells: int, height: int, width: int, device, channels: int = 1) -> Tensor:
    """Smooth noise of about unit variance."""
    coarse = torch.randn(batch, channels, cells, cells, device=device)
    return torch.nn.functional.interpolate(coarse, (height, width), mode="bicubic", align_corners=False)
