"""Batches of single MRZ lines as the reader gets them: [B,1,24,528], classes and lengths."""

import random

import torch
import torch.nn.functional as F

from . import camera
from .chance import happens, uniform
from .glyphs import PITCH
from .ground import paper, strokes
from .print_text import sample_block, set_type, wear

Tensor = torch.Tensor
# Lines are drawn with capitals of 18.5 px in 32 rows; the reader sees them in this share of that.
HEIGHT, WIDTH = 32, 704
CAP_PX = 18.5
SEEN = 0.75


def scene_scale(rng: random.Random) -> float:
    """How many reader pixels one pixel of the photo becomes; 1 stands for every photo that is fine enough."""
    return rng.choices((1.0, rng.uniform(1, 1.7), rng.uniform(1.6, 2.4)), (45, 33, 22))[0]


def line_samples(texts, glyphs: Tensor, shares: Tensor, pool: Tensor, batch: int, rng: random.Random) -> tuple[Tensor, Tensor, Tensor]:
    device = glyphs.device
    codes, lengths, lines = texts.pick(batch)
    coverage = wear(set_type(glyphs, shares, codes))
    row = (torch.rand(batch, device=device) * lines).long().clamp_max(2)
    empty = torch.rand(batch, device=device) < 0.02

    scale = scene_scale(rng)
    narrow, flat = round(WIDTH / scale), max(12, round(HEIGHT / (scale * rng.uniform(0.95, 1.4))))
    fine = 1 if scale == 1 and rng.random() < 0.15 else 2 if scale == 1 else 3
    ink = _printed(coverage, lengths, row, flat * fine, narrow * fine)
    ink = torch.where(empty.view(-1, 1, 1, 1), torch.zeros_like(ink), ink)
    ink = F.avg_pool2d(ink, fine)
    picture = _photographed(ink, coverage, pool, flat, narrow)
    mode = rng.choice(("bilinear", "bicubic"))
    seen = (round(HEIGHT * SEEN), round(WIDTH * SEEN))
    picture = F.interpolate(picture, seen, mode=mode, align_corners=False, antialias=True).clamp(0, 1)
    picture = camera.exposure(picture, 0.5)

    classes = codes.gather(1, row.view(-1, 1, 1).expand(-1, 1, codes.shape[2])).squeeze(1) + 1
    lengths = torch.where(empty, torch.zeros_like(lengths), lengths)
    return picture, classes, lengths


def _printed(coverage: Tensor, lengths: Tensor, row: Tensor, height: int, width: int) -> Tensor:
    batch, device = len(lengths), coverage.device
    y, x = torch.meshgrid(
        (torch.arange(height, device=device) + 0.5) * HEIGHT / height,
        (torch.arange(width, device=device) + 0.5) * WIDTH / width,
        indexing="ij",
    )

    def draw(low: float, high: float) -> Tensor:
        return uniform(batch, low, high, device).view(-1, 1, 1)

    exact = torch.rand(batch, 1, 1, device=device) < 0.5
    left = torch.where(exact, draw(14, 34), draw(3, 85))
    right = WIDTH - torch.where(exact, draw(14, 34), draw(3, 85))
    side = (x - WIDTH / 2) / (WIDTH / 2)
    middle = (
        HEIGHT / 2
        + draw(-2.6, 2.6)
        + draw(-3, 3) * side * (torch.rand_like(left) < 0.6)
        + draw(-3, 3) * (side**2 - 0.4) * (torch.rand_like(left) < 0.3)
    )
    cap = CAP_PX * torch.exp(0.085 * torch.randn(batch, 1, 1, device=device)).clamp(0.8, 1.25)
    down = (y - middle) / cap
    squeeze = 1 + draw(-0.06, 0.06) * side
    along = (x - left) / (right - left) * lengths.view(-1, 1, 1) * PITCH
    centre = lengths.view(-1, 1, 1) * PITCH / 2
    along = torch.where(torch.rand_like(left) < 0.4, centre + (along - centre) * squeeze.clamp_min(0.94), along)
    along = along + draw(-0.16, 0.16) * down * PITCH
    pitch = draw(1.55, 2.6)
    return sample_block(coverage, along, down + row.view(-1, 1, 1) * pitch, pitch)


def _photographed(ink: Tensor, coverage: Tensor, pool: Tensor, height: int, width: int) -> Tensor:
    batch, device = len(ink), ink.device
    ground = paper(pool, batch, height, width)
    ground = _watermark(ground, coverage)
    tone = uniform(batch, 0.0, 0.55, device)
    level = ground.mean((2, 3), keepdim=True)
    tone = torch.minimum(tone, level - 0.16).clamp_min(0)
    tone = torch.where(happens(batch, 0.015, device) > 0, torch.ones_like(tone), tone)
    picture = ground * (1 - ink) + tone * ink
    picture = strokes(picture, 2, 0.09)
    picture = camera.light(picture, 0.8)
    picture = camera.exposure(picture, 0.8)
    picture = camera.random_blur(picture, 1.25)
    picture = camera.sensor_noise(picture, 0.09)
    picture = camera.sharpen(picture)
    return torch.where(happens(batch, 0.75, device) > 0, camera.file_format(picture, 22, 95), picture)


def _watermark(ground: Tensor, coverage: Tensor) -> Tensor:
    """A big word across the line, as specimens carry."""
    batch, device = len(ground), ground.device
    height, width = ground.shape[2:]
    words = coverage.roll(1, 0)[:, :, :64]
    zoom, angle = uniform(batch, 2.2, 7, device), uniform(batch, -0.9, 0.9, device)
    y, x = torch.meshgrid(torch.arange(height, device=device) - height / 2, torch.arange(width, device=device) - width / 2, indexing="ij")
    step = 704 / width * 2.4
    along = (x * angle.cos() + y * angle.sin()) * step / zoom + uniform(batch, 300, 1300, device)
    down = (-x * angle.sin() + y * angle.cos()) * step / zoom + 32 + uniform(batch, -12, 12, device)
    grid = torch.stack([along / words.shape[3] * 2 - 1, down / 64 * 2 - 1], -1).squeeze(1)
    word = F.grid_sample(words, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    strength = uniform(batch, 0.08, 0.5, device) * happens(batch, 0.12, device)
    return ground * (1 - word * strength) + uniform(batch, 0.2, 0.9, device) * word * strength
