"""Signed distances in pixels, positive inside, one shape per picture: [pictures, 1, rows, columns]."""

import torch


def pixels(size: int, device: torch.device) -> torch.Tensor:
    """The place of each pixel, [rows, columns, 2]."""
    line = torch.arange(size, device=device).float()
    y, x = torch.meshgrid(line, line, indexing="ij")
    return torch.stack([x, y], -1)


def rounded(left: torch.Tensor, top: torch.Tensor, right: torch.Tensor, bottom: torch.Tensor, radius: torch.Tensor) -> torch.Tensor:
    """A rectangle from the distances to its four sides; its corners are rounded."""
    across, down = torch.minimum(left, right), torch.minimum(top, bottom)
    corner = radius - torch.hypot((radius - across).clamp(min=0), (radius - down).clamp(min=0))
    return torch.where((across < radius) & (down < radius), corner, torch.minimum(across, down))


def capsule(places: torch.Tensor, start: torch.Tensor, end: torch.Tensor, radius: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A finger: its distance, and how far along it each pixel lies, 0…1. `start`, `end` [pictures, 2]; `radius` [pictures, 1, 1, 1]."""
    axis = end - start
    offset = places[None] - start[:, None, None]
    along = ((offset * axis[:, None, None]).sum(-1) / axis.square().sum(-1).clamp(min=1)[:, None, None]).clamp(0, 1)
    nearest = along[..., None] * axis[:, None, None]
    return radius - (offset - nearest).norm(dim=-1)[:, None], along[:, None]


def outline(offset: torch.Tensor, half: torch.Tensor, power: torch.Tensor, waves: torch.Tensor, shifts: torch.Tensor) -> torch.Tensor:
    """
    Scissors' way around a face: a superellipse whose radius wavers. `offset` from the face's centre [pictures, rows, columns, 2]; `half`
    its half axes [pictures, 2]; `waves`, `shifts` of the waver [pictures, count].
    """
    x, y = offset.unbind(-1)
    angle = torch.atan2(y, x)
    count = waves.shape[1]
    waver = sum(waves[:, i, None, None] * torch.sin((i + 1) * angle + shifts[:, i, None, None]) for i in range(count))
    scaled = (offset.abs() / half[:, None, None].clamp(min=1)).clamp(min=1e-4) ** power
    radius = scaled.sum(-1) ** (1 / power[..., 0])
    return ((1 + waver - radius) * half.mean(1)[:, None, None])[:, None]
