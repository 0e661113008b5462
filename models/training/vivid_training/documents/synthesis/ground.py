"""What text is printed on: crops of documents and desks, plain tints, fine patterns, strokes that cross the text."""

import math

import torch
import torch.nn.functional as F

from .chance import field, happens, uniform

Tensor = torch.Tensor


def crops(pool: Tensor, batch: int, height: int, width: int, least: float = 0.08, most: float = 0.68) -> Tensor:
    """Random rotated crops [B,C,height,width] of a byte pool [N,C,h,w], each from least to most of a picture's width."""
    device = pool.device
    chosen = pool[torch.randint(len(pool), (batch,), device=device)].float() / 255
    reach = least + (most - least) * torch.rand(batch, device=device) ** 1.5
    angle = torch.rand(batch, device=device) * 2 * math.pi
    angle = torch.where(torch.rand(batch, device=device) < 0.6, 0.1 * torch.randn(batch, device=device), angle)
    squeeze = height / width * pool.shape[3] / pool.shape[2]
    cos, sin = angle.cos() * reach, angle.sin() * reach
    shift = (torch.rand(batch, 2, device=device) * 2 - 1) * (1 - reach).clamp_min(0).unsqueeze(1)
    theta = torch.stack([torch.stack([cos, -sin * squeeze, shift[:, 0]], 1), torch.stack([sin, cos * squeeze, shift[:, 1]], 1)], 1)
    grid = F.affine_grid(theta, (batch, pool.shape[1], height, width), align_corners=False)
    return F.grid_sample(chosen, grid, mode="bilinear", padding_mode="reflection", align_corners=False)


def paper(pool: Tensor, batch: int, height: int, width: int) -> Tensor:
    """Grey ground [B,1,height,width]: from clean paper to busy security print."""
    device = pool.device
    picture = crops(pool, batch, height, width)
    mean = picture.mean((2, 3), keepdim=True)
    contrast = uniform(batch, 0.0, 1.0, device) ** 2 * 0.9
    base = 1 - 0.55 * torch.rand(batch, 1, 1, 1, device=device) ** 2
    ground = base + (picture - mean) * contrast
    y, x = torch.meshgrid(torch.arange(height, device=device), torch.arange(width, device=device), indexing="ij")
    angle, period = uniform(batch, 0, math.pi, device), uniform(batch, 2.2, 30, device)
    bend = field(batch, 3, height, width, device) * uniform(batch, 0, 8, device)
    wave = torch.sin((x * angle.cos() + y * angle.sin() + bend) * 2 * math.pi / period)
    ground = ground + wave * uniform(batch, 0.01, 0.14, device) * happens(batch, 0.35, device)
    return ground.clamp(0, 1)


def strokes(picture: Tensor, count: int, probability: float) -> Tensor:
    """Frames, pen strokes and folds: straight or bent bars of any grey across the picture."""
    batch, _, height, width = picture.shape
    device = picture.device
    y, x = torch.meshgrid(torch.arange(height, device=device), torch.arange(width, device=device), indexing="ij")
    for _ in range(count):
        steep = happens(batch, 0.3, device)
        angle = torch.where(steep > 0, uniform(batch, 0, math.pi, device), 0.08 * torch.randn(batch, 1, 1, 1, device=device))
        away = -(x - uniform(batch, 0, width, device)) * angle.sin() + (y - uniform(batch, -2, height + 2, device)) * angle.cos()
        away = away + uniform(batch, -12, 12, device) * ((x / width - uniform(batch, 0, 1, device)) ** 2) * 4
        bar = torch.sigmoid((uniform(batch, 0.02, 0.07, device) * height * 0.6 - away.abs()) * 2)
        bar = bar * uniform(batch, 0.2, 0.95, device) * happens(batch, probability, device)
        picture = picture * (1 - bar) + uniform(batch, 0.1, 1, device) * bar
    return picture
