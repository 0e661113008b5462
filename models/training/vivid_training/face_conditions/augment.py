"""Cameras, lights and file histories, on the accelerator: what must not change the answer."""

import math

import torch
from torch.nn import functional


def uniform(count: int, low: float, high: float, device) -> torch.Tensor:
    return torch.empty(count, 1, 1, 1, device=device).uniform_(low, high)


def cut(views: torch.Tensor, height: int, width: int, scale: tuple, shift: float, turn: float) -> torch.Tensor:
    """The middle of each view, shifted, turned and scaled; `scale` is source pixels per output pixel."""
    count, _, source_height, source_width = views.shape
    device = views.device
    angle = uniform(count, -turn, turn, device).flatten()
    size = uniform(count, *scale, device).flatten()
    flip = torch.where(torch.rand(count, device=device) < 0.5, -1.0, 1.0) if height == width else torch.ones(count, device=device)
    half = torch.tensor([width / source_width, height / source_height], device=device)
    matrix = torch.zeros(count, 2, 3, device=device)
    matrix[:, 0, 0] = size * torch.cos(angle) * half[0] * flip
    matrix[:, 0, 1] = -size * torch.sin(angle) * height / source_width
    matrix[:, 1, 0] = size * torch.sin(angle) * width / source_height * flip
    matrix[:, 1, 1] = size * torch.cos(angle) * half[1]
    matrix[:, :, 2] = torch.empty(count, 2, device=device).uniform_(-shift, shift) * half
    grid = functional.affine_grid(matrix, (count, views.shape[1], height, width), align_corners=False)
    return functional.grid_sample(views, grid, align_corners=False, padding_mode="zeros")


def coarsen(views: torch.Tensor, share: float, low: float) -> torch.Tensor:
    """Some of the views lose their fine detail, as small or moved faces have."""
    height, width = views.shape[2:]
    scale = math.exp(torch.empty(()).uniform_(math.log(low), 0).item())
    small = functional.interpolate(views, (max(6, round(height * scale)), max(8, round(width * scale))), mode="area")
    coarse = functional.interpolate(small, (height, width), mode="bilinear", align_corners=False)
    return torch.where(torch.rand(len(views), 1, 1, 1, device=views.device) < share, coarse, views)


def shade(views: torch.Tensor, share: float) -> torch.Tensor:
    """Some of the faces stand half in shadow, or nearly in the dark: hard light hides nothing."""
    count, _, height, width = views.shape
    device = views.device
    angle = uniform(count, 0, 2 * math.pi, device)
    x, y = torch.linspace(-1, 1, width, device=device).view(1, 1, 1, -1), torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1)
    side = (x * torch.cos(angle) + y * torch.sin(angle) - uniform(count, -0.5, 0.5, device)) * uniform(count, 2, 25, device)
    dark = uniform(count, 0.1, 0.6, device)
    shaded = views * (dark + (1 - dark) * torch.sigmoid(side))
    dim = views * uniform(count, 0.12, 0.5, device)
    kind = torch.rand(count, 1, 1, 1, device=device)
    return torch.where(kind < 0.6 * share, shaded, torch.where(kind < share, dim, views))


def relight(views: torch.Tensor) -> torch.Tensor:
    count, channels, height, width = views.shape
    device = views.device
    views = views.clamp(1e-3, 1) ** torch.exp(uniform(count, -0.6, 0.6, device))
    views = views * uniform(count, 0.45, 1.35, device) + uniform(count, -0.08, 0.1, device)
    if channels == 3:
        views = views * torch.empty(count, 3, 1, 1, device=device).uniform_(0.85, 1.15)
        grey = views.mean(1, keepdim=True)
        views = grey + (views - grey) * uniform(count, 0.0, 1.3, device)
    slope = torch.linspace(-1, 1, width, device=device).view(1, 1, 1, -1) * uniform(count, -0.4, 0.4, device)
    slope = slope + torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1) * uniform(count, -0.3, 0.3, device)
    views = views * (1 + slope)
    return (views + torch.randn_like(views) * uniform(count, 0, 0.045, device)).clamp(0, 1)


def vary_faces(bytes_: torch.Tensor, size: int) -> torch.Tensor:
    views = bytes_.permute(0, 3, 1, 2).float() / 255
    return relight(shade(coarsen(cut(views, size, size, (0.86, 1.2), 0.09, 0.2), 0.5, 0.25), 0.25))


def vary_eyes(bytes_: torch.Tensor, height: int, width: int) -> torch.Tensor:
    views = bytes_[:, None].float() / 255
    return relight(coarsen(cut(views, height, width, (1.7, 2.35), 0.12, 0.2), 0.5, 0.3))
