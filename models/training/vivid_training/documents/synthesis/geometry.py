"""Homographies in batches. Points are (x, y) in pixels; a matrix maps columns (x, y, 1)."""

import torch

Tensor = torch.Tensor


def homography(source: Tensor, target: Tensor) -> Tensor:
    """[B,3,3] that carries four source points onto four target points, both [B,4,2]."""
    x, y = source[..., 0], source[..., 1]
    u, v = target[..., 0], target[..., 1]
    one, zero = torch.ones_like(x), torch.zeros_like(x)
    rows_u = torch.stack([x, y, one, zero, zero, zero, -u * x, -u * y], -1)
    rows_v = torch.stack([zero, zero, zero, x, y, one, -v * x, -v * y], -1)
    system = torch.cat([rows_u, rows_v], 1).double()
    solution = torch.linalg.solve(system, torch.cat([u, v], 1).double().unsqueeze(-1)).squeeze(-1)
    return torch.cat([solution, torch.ones_like(solution[:, :1])], 1).view(-1, 3, 3).float()


def transform(matrix: Tensor, points: Tensor) -> Tensor:
    """Points [B,N,2] through [B,3,3]."""
    mapped = torch.cat([points, torch.ones_like(points[..., :1])], -1) @ matrix.transpose(1, 2)
    return mapped[..., :2] / mapped[..., 2:].clamp_min(1e-6)


def pixel_centres(height: int, width: int, device: torch.device) -> Tensor:
    """[height*width, 2] positions of pixel centres."""
    y, x = torch.meshgrid(torch.arange(height, device=device) + 0.5, torch.arange(width, device=device) + 0.5, indexing="ij")
    return torch.stack([x, y], -1).view(-1, 2)


def sampling_grid(points: Tensor, height: int, width: int, texture_height: int, texture_width: int) -> Tensor:
    """Texture pixel positions [B,height*width,2] as grid_sample (align_corners=False) wants them."""
    size = points.new_tensor([texture_width, texture_height])
    return (points / size * 2 - 1).view(-1, height, width, 2)


def rectangle(width: Tensor, height: Tensor) -> Tensor:
    """Corners [B,4,2], clockwise from the top left."""
    zero = torch.zeros_like(width)
    return torch.stack(
        [torch.stack([zero, zero], -1), torch.stack([width, zero], -1), torch.stack([width, height], -1), torch.stack([zero, height], -1)],
        1,
    )
