"""Changes real and drawn pictures alike before they are judged, so that few training pictures cannot be learned by
heart (Zhao et al., "Differentiable Augmentation"; Karras et al., "Training GANs with Limited Data")."""

import math

import torch
import torch.nn.functional as F

LIKELIHOOD = 0.6


def chosen(x: torch.Tensor, likelihood: float, *shape: int) -> torch.Tensor:
    return (torch.rand(len(x), *shape, device=x.device) < likelihood).float()


def move(x: torch.Tensor) -> torch.Tensor:
    """Turns by up to 10°, scales by about 10 % and shifts by up to 8 %."""
    on = chosen(x, LIKELIHOOD)
    angle = on * (torch.rand_like(on) * 2 - 1) * math.radians(10)
    scale = torch.exp(on * torch.randn_like(on) * 0.1)
    shift = on[:, None] * (torch.rand(len(x), 2, device=x.device) * 2 - 1) * 0.16
    ratio = x.shape[2] / x.shape[3]
    cos, sin = torch.cos(angle) * scale, torch.sin(angle) * scale
    matrix = torch.stack([cos, -sin * ratio, shift[:, 0], sin / ratio, cos, shift[:, 1]], 1).reshape(-1, 2, 3)
    grid = F.affine_grid(matrix, list(x.shape), align_corners=False)
    return F.grid_sample(x, grid, mode="bilinear", padding_mode="reflection", align_corners=False)


def recolour(x: torch.Tensor) -> torch.Tensor:
    on = chosen(x, LIKELIHOOD, 1, 1, 1)
    brightness, saturation, contrast = (on * (torch.rand_like(on) * 2 - 1) for _ in range(3))
    x = x + brightness * 0.3
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * (1 + saturation * 0.6)
    middle = x.mean((1, 2, 3), keepdim=True)
    return middle + (x - middle) * (1 + contrast * 0.3)


def cover(x: torch.Tensor) -> torch.Tensor:
    """Blanks a rectangle of up to 40 % of each side in a third of the pictures."""
    on = chosen(x, 0.33, 1, 1, 1)
    rows = torch.linspace(0, 1, x.shape[2], device=x.device)[None, None, :, None]
    columns = torch.linspace(0, 1, x.shape[3], device=x.device)[None, None, None]
    y, dx = torch.rand_like(on), torch.rand_like(on)
    hole = ((rows - y).abs() < 0.2).float() * ((columns - dx).abs() < 0.2).float()
    return x * (1 - on * hole)


def augment(x: torch.Tensor) -> torch.Tensor:
    return cover(move(recolour(x)))
