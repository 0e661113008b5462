"""Faces as documents show them: moved, coarse, printed, photographed, patterned, saved."""

import math

import torch
import torch.nn.functional as F

from vivid_training.documents.synthesis.chance import happens, uniform
from vivid_training.portrait_sex.network import SIDE

Tensor = torch.Tensor


def varied(faces: Tensor) -> Tensor:
    """[B,1,72,72] of 0..1 → [B,1,64,64]."""
    faces = _moved(faces)
    faces = _patterned(_lit(faces))
    faces = _coarse(faces)
    noise = torch.randn_like(faces) * uniform(len(faces), 0, 0.04, faces.device)
    return (faces + noise).clamp(0, 1)


def _moved(faces: Tensor) -> Tensor:
    """A detector's box is off by a tenth; heads are tilted."""
    count, device = len(faces), faces.device
    turn = torch.randn(count, device=device) * 0.12
    scale = torch.exp(0.1 * torch.randn(count, device=device)) * 0.98
    mirror = torch.where(torch.rand(count, device=device) < 0.5, -1.0, 1.0)
    shift = 0.1 * torch.randn(count, 2, device=device)
    rows = torch.stack(
        [
            torch.stack([torch.cos(turn) * scale * mirror, -torch.sin(turn) * scale, shift[:, 0]], 1),
            torch.stack([torch.sin(turn) * scale * mirror, torch.cos(turn) * scale, shift[:, 1]], 1),
        ],
        1,
    )
    grid = F.affine_grid(rows, [count, 1, SIDE, SIDE], align_corners=False)
    return F.grid_sample(faces, grid, padding_mode="border", align_corners=False)


def _lit(faces: Tensor) -> Tensor:
    count, device = len(faces), faces.device
    faces = faces.clamp_min(1e-3) ** torch.exp(0.3 * torch.randn(count, 1, 1, 1, device=device))
    across = torch.linspace(-1, 1, SIDE, device=device)
    slope = 0.25 * torch.randn(count, 2, 1, 1, device=device)
    faces = faces * (1 + slope[:, :1] * across.view(1, 1, 1, -1) + slope[:, 1:] * across.view(1, 1, -1, 1)).clamp_min(0.2)
    low = uniform(count, 0, 0.3, device)
    return low + faces * (uniform(count, 0.6, 1, device) - low)


def _patterned(faces: Tensor) -> Tensor:
    """Fine lines of security print across some."""
    count, device = len(faces), faces.device
    angle, period = uniform(count, 0, math.pi, device), uniform(count, 2.5, 14, device)
    y, x = torch.meshgrid(torch.arange(SIDE, device=device), torch.arange(SIDE, device=device), indexing="ij")
    wave = torch.sin((x * torch.cos(angle) + y * torch.sin(angle)) * 2 * math.pi / period + uniform(count, 0, 6, device))
    return faces + wave * uniform(count, 0, 0.08, device) * happens(count, 0.4, device)


def _coarse(faces: Tensor) -> Tensor:
    """One of a few sizes for the whole batch's share: portraits of 20 to 60 pixels, and soft ones."""
    count, device = len(faces), faces.device
    for side, share in ((20, 0.12), (28, 0.2), (40, 0.2)):
        small = F.interpolate(F.interpolate(faces, (side, side), mode="area"), (SIDE, SIDE), mode="bicubic", align_corners=False)
        faces = torch.where(happens(count, share, device) > 0, small, faces)
    soft = F.avg_pool2d(F.pad(faces, (1, 1, 1, 1), mode="replicate"), 3, 1)
    faces = torch.where(happens(count, 0.3, device) > 0, soft, faces)
    return faces + (faces - F.avg_pool2d(F.pad(faces, (1, 1, 1, 1), mode="replicate"), 3, 1)) * happens(count, 0.25, device)
