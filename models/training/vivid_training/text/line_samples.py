"""Batches of single lines as the reader gets them: [B,1,32,W] with mean 0 and spread 1, codes and lengths."""

import math
import random

import torch
import torch.nn.functional as F

from vivid_training.documents.synthesis import camera
from vivid_training.documents.synthesis.chance import happens, uniform
from vivid_training.documents.synthesis.ground import paper, strokes
from vivid_training.documents.synthesis.print_text import wear
from vivid_training.text.glyphs import CAP_PX, CELL_HEIGHT
from vivid_training.text.set_lines import SetLines

Tensor = torch.Tensor
# Lines are drawn and cut with capitals of 18 px in 32 rows; the reader sees them in this share of that: 13.5 px in 24 rows.
HEIGHT, CAP, MARGIN = 32, 18.0, 8.0
SEEN = 0.75


def sample_lines(lines: SetLines, pool: Tensor, rng: random.Random) -> tuple[Tensor, Tensor, Tensor]:
    batch, device = len(lines.ink), lines.ink.device
    coverage = effects(wear(lines.ink))
    stretch = torch.where(
        torch.rand(batch, 1, 1, device=device) < 0.7,
        torch.ones(batch, 1, 1, device=device),
        torch.rand(batch, 1, 1, device=device) * 0.55 + 0.7,
    )
    spans = (lines.right - lines.left).view(-1, 1, 1) * stretch * CAP / CAP_PX
    width = min(1024, math.ceil((float(spans.max()) + 2 * MARGIN + 8) / 32) * 32)
    scale = rng.choices((1.0, rng.uniform(1, 1.7), rng.uniform(1.6, 2.6), rng.uniform(2.5, 3.2)), (34, 36, 22, 8))[0]
    flat, narrow = max(11, round(HEIGHT / scale)), round(width / scale)
    fine = 2
    ink, shown = printed(coverage, lines, stretch, flat * fine, narrow * fine, width)
    ink = F.avg_pool2d(ink, fine)
    picture = photographed(ink, coverage, pool, flat, narrow, blur_of(CAP / scale, rng))
    mode = rng.choice(("bilinear", "bilinear", "bicubic"))
    picture = as_seen(picture, width, mode)
    empty = ~shown
    lengths = torch.where(empty, torch.zeros_like(shown, dtype=torch.long), (lines.codes > 0).sum(1))
    return standardise(picture, spans.view(-1)), lines.codes, lengths


def blur_of(cap_px: float, rng: random.Random) -> float:
    """A bad photo blurs what it shows small: up to a seventh of a capital's height, as far as people can follow."""
    return max(1.05, cap_px / 7) if rng.random() < 0.45 else 1.05


def as_seen(picture: Tensor, width: int, mode: str = "bilinear") -> Tensor:
    """In the reader's size. `width`: of the line as it is drawn."""
    return F.interpolate(picture, (round(HEIGHT * SEEN), round(width * SEEN)), mode=mode, align_corners=False, antialias=True).clamp(0, 1)


def standardise(picture: Tensor, spans: Tensor) -> Tensor:
    """As the product does: mean 0 and spread 1 over the line's own part, 0 to the right of it. `spans`: as lines are drawn."""
    batch, _, _, width = picture.shape
    ends = ((spans + 2 * MARGIN) * SEEN + torch.randint(0, 3, (batch,), device=picture.device)).view(-1, 1, 1, 1)
    inside = (torch.arange(width, device=picture.device).view(1, 1, 1, -1) < ends).float().expand_as(picture)
    tones = picture * 255
    count = inside.sum((2, 3), keepdim=True)
    mean = (tones * inside).sum((2, 3), keepdim=True) / count
    spread = (((tones - mean) ** 2 * inside).sum((2, 3), keepdim=True) / count).sqrt().clamp_min(6)
    return ((tones - mean) / spread).clamp(-3, 3) * inside


def printed(coverage: Tensor, lines: SetLines, stretch: Tensor, height: int, width: int, width_px: int) -> tuple[Tensor, Tensor]:
    batch, device = len(coverage), coverage.device
    y, x = torch.meshgrid(
        (torch.arange(height, device=device) + 0.5) * HEIGHT / height,
        (torch.arange(width, device=device) + 0.5) * width_px / width,
        indexing="ij",
    )

    def draw(low: float, high: float) -> Tensor:
        return torch.rand(batch, 1, 1, device=device) * (high - low) + low

    def sometimes(probability: float) -> Tensor:
        return (torch.rand(batch, 1, 1, device=device) < probability).float()

    span = (lines.right - lines.left).view(-1, 1, 1) * stretch * CAP / CAP_PX
    left = MARGIN + draw(-2.5, 2.5) + draw(-4, 9) * sometimes(0.15)
    side = (x - left - span / 2) / span.clamp_min(60)
    middle = (
        HEIGHT / 2
        + 1.1 * torch.randn(batch, 1, 1, device=device).clamp(-2.6, 2.6)
        + draw(-3, 3) * side * sometimes(0.5)
        + draw(-2.5, 2.5) * (side**2 * 4 - 0.4) * sometimes(0.25)
    )
    cap = CAP * torch.exp(0.085 * torch.randn(batch, 1, 1, device=device)).clamp(0.78, 1.3)
    down = (y - middle) / cap * CAP_PX
    along = (x - left) / CAP * CAP_PX / stretch * (1 + draw(-0.03, 0.03)) + lines.left.view(-1, 1, 1)
    along = along + draw(-0.2, 0.2) * down * sometimes(0.35)
    tall, wide = coverage.shape[2:]

    def ink_at(source: Tensor, shift_along, shift_down) -> Tensor:
        grid = torch.stack([(along + shift_along) / wide * 2 - 1, (down + shift_down + CELL_HEIGHT / 2) / tall * 2 - 1], -1)
        return F.grid_sample(source, grid, mode="bilinear", padding_mode="zeros", align_corners=False)

    shown = torch.rand(batch, device=device) > 0.02
    ink = ink_at(coverage, 0, 0) * shown.view(-1, 1, 1, 1)
    pitch = draw(1.42, 2.4) * CAP_PX
    above, below = sometimes(0.3).unsqueeze(1), sometimes(0.3).unsqueeze(1)
    ink = torch.maximum(ink, ink_at(coverage.roll(1, 0), draw(-200, 200), pitch) * above)
    ink = torch.maximum(ink, ink_at(coverage.roll(2, 0), draw(-200, 200), -draw(1.42, 2.4) * CAP_PX) * below)
    return ink, shown


def effects(ink: Tensor) -> Tensor:
    """Outlined letters, dots of a matrix or a laser, embossed edges only."""
    batch, device = len(ink), ink.device
    inner = -F.max_pool2d(-ink, 5, 1, 2)
    outlined = (ink - 0.85 * inner).clamp(0, 1)
    ink = torch.where(happens(batch, 0.03, device) > 0, outlined, ink)
    y, x = torch.meshgrid(torch.arange(ink.shape[2], device=device), torch.arange(ink.shape[3], device=device), indexing="ij")
    period = uniform(batch, 2.6, 5.5, device)
    dots = (torch.sin(x * 2 * math.pi / period) * torch.sin(y * 2 * math.pi / period)).abs()
    ink = torch.where(happens(batch, 0.05, device) > 0, ink * (dots * 1.6).clamp(0, 1), ink)
    rows = (torch.sin(y * 2 * math.pi / period) * 0.5 + 0.5) * uniform(batch, 0.3, 0.8, device)
    return torch.where(happens(batch, 0.05, device) > 0, ink * (1 - rows), ink)


def photographed(ink: Tensor, coverage: Tensor, pool: Tensor, height: int, width: int, blur: float) -> Tensor:
    batch, device = len(ink), ink.device
    ground = watermark(paper(pool, batch, height, width), coverage)
    level = ground.mean((2, 3), keepdim=True)
    # A person must be able to read it: patterns stay below the ink.
    ground = level + (ground - level) * uniform(batch, 0.3, 0.8, device)
    tone = uniform(batch, 0.0, 0.55, device)
    gap = 0.2 + 0.12 * torch.rand_like(tone)
    tone = torch.minimum(tone, level - gap).clamp_min(0)
    bright = (happens(batch, 0.07, device) > 0) & (level < 0.8)
    tone = torch.where(bright, (level + 0.2 + 0.4 * torch.rand_like(level)).clamp_max(1), tone)
    dark_ground = happens(batch, 0.04, device) > 0
    ground = torch.where(dark_ground, ground * 0.35, ground)
    tone = torch.where(dark_ground, uniform(batch, 0.6, 1, device), tone)
    fade = torch.sigmoid(torch.randn(batch, 1, 1, 1, device=device) * 1.2 + 4)
    picture = ground * (1 - ink * fade) + tone * ink * fade
    relief = F.pad(ink, (1, 0, 1, 0))[:, :, :-1, :-1] - ink
    picture = torch.where(happens(batch, 0.012, device) > 0, ground + relief * uniform(batch, 0.25, 0.6, device), picture)
    picture = strokes(picture, 1, 0.04)
    picture = camera.light(picture, 0.45)
    picture = camera.exposure(picture, 0.6)
    picture = camera.random_blur(picture, blur)
    picture = camera.sensor_noise(picture, 0.045)
    picture = camera.sharpen(picture)
    return torch.where(happens(batch, 0.75, device) > 0, camera.file_format(picture, 25, 96), picture)


def watermark(ground: Tensor, coverage: Tensor) -> Tensor:
    """A big pale word across the line, as specimens and security print carry."""
    batch, device = len(ground), ground.device
    height, width = ground.shape[2:]
    words = coverage.roll(3, 0)
    zoom, angle = uniform(batch, 0.35, 5, device), uniform(batch, -0.9, 0.9, device) * happens(batch, 0.6, device)
    y, x = torch.meshgrid(torch.arange(height, device=device) - height / 2, torch.arange(width, device=device) - width / 2, indexing="ij")
    along = (x * angle.cos() + y * angle.sin()) * 1.5 / zoom + uniform(batch, 60, 300, device)
    down = (-x * angle.sin() + y * angle.cos()) * 1.5 / zoom + CELL_HEIGHT / 2 + uniform(batch, -16, 16, device)
    grid = torch.stack([along / words.shape[3] * 2 - 1, down / CELL_HEIGHT * 2 - 1], -1).squeeze(1)
    word = F.grid_sample(words, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    strength = uniform(batch, 0.06, 0.3, device) * happens(batch, 0.2, device)
    return ground * (1 - word * strength) + uniform(batch, 0.2, 0.95, device) * word * strength
