"""Batches of strips around an MRZ as the locator cuts them: [B,1,144,480], the cores of lines and their cap heights."""

import math
import random

import torch
import torch.nn.functional as F

from . import camera
from .chance import happens, uniform
from .geometry import homography, pixel_centres, rectangle, transform
from .glyphs import CAP_HEIGHT, CELL_HEIGHT, PITCH
from .ground import crops, paper, strokes
from .print_text import sample_block, set_type, wear

Tensor = torch.Tensor
HEIGHT, WIDTH, STRIDE = 144, 480, 4
BLOCK_WIDTH_PX = 384
CAP_UNIT_PX = 32
# Half the thickness of a line's core, in cap heights and at least this many pixels.
CORE_CAPS, CORE_PX = 0.25, 3.2


def strip_samples(
    texts, glyphs: Tensor, shares: Tensor, prose: Tensor, pool: Tensor, batch: int, rng: random.Random
) -> tuple[Tensor, Tensor, Tensor]:
    """Pictures, cores [B,1,36,120] in 0..1 and heights [B,1,36,120] in units of 32 px."""
    device = glyphs.device
    codes, lengths, lines = texts.pick(batch)
    coverage, rows, is_zone = _with_prose(set_type(glyphs, shares, codes), prose, lines)
    coverage = wear(coverage)
    present = torch.rand(batch, device=device) > 0.05
    pitch = uniform(batch, 1.55, 2.6, device).view(-1)
    widen = torch.exp(0.1 * torch.randn(batch, device=device))
    bend = 0.5 * torch.randn(batch, device=device) * (torch.rand(batch, device=device) < 0.35)
    to_block = _block_homography(lengths, rows, pitch, widen)

    scale = rng.choices((1.0, rng.uniform(1.0, 2.2)), (60, 40))[0]
    small_height, small_width = round(HEIGHT / scale), round(WIDTH / scale)
    fine = 2
    along, down = _block_positions(to_block, small_height * fine, small_width * fine, lengths, bend)
    visible = present.view(-1, 1, 1, 1).float() * (rows.view(-1, 1, 1) - 0.45 > down / pitch.view(-1, 1, 1)).unsqueeze(1)
    ink = F.avg_pool2d(sample_block(coverage, along, down, pitch.view(-1, 1, 1)) * visible, fine)
    picture = _photographed(ink, pool, small_height, small_width)
    picture = F.interpolate(picture, (HEIGHT, WIDTH), mode="bilinear", align_corners=False)
    cores, heights = _targets(to_block, lengths, is_zone, pitch, bend)
    return camera.exposure(picture, 0.5), cores * present.view(-1, 1, 1, 1), heights


def _with_prose(coverage: Tensor, prose: Tensor, lines: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Ordinary print in place of the MRZ, above it or below it. Returns coverage, rows printed and which rows are MRZ [B,3]."""
    batch, device = len(lines), lines.device
    slots = coverage.view(batch, 3, CELL_HEIGHT, -1)
    other = prose[torch.randint(len(prose), (batch, 3), device=device)]
    chance = torch.rand(batch, device=device)
    all_prose = (chance < 0.14).view(-1, 1)
    below = ((chance > 0.14) & (chance < 0.28) & (lines == 2)).view(-1, 1)
    above = ((chance > 0.28) & (chance < 0.5) & (lines == 2)).view(-1, 1)
    slots = torch.where(above.view(-1, 1, 1, 1), slots.roll(1, 1), slots)
    index = torch.arange(3, device=device).view(1, -1)
    is_zone = (index < lines.view(-1, 1)) & ~all_prose
    is_zone = torch.where(above, index >= 1, is_zone)
    rows = torch.where((above | below).squeeze(1), torch.full_like(lines, 3), lines)
    slots = torch.where(is_zone.view(batch, 3, 1, 1), slots, other)
    return slots.reshape(coverage.shape), rows, is_zone


def _block_homography(lengths: Tensor, lines: Tensor, pitch: Tensor, widen: Tensor) -> Tensor:
    """From strip pixels to block positions (texture pixels along, cap heights × CAP_HEIGHT down from the first line's top)."""
    batch, device = len(lengths), lengths.device
    width = lengths * PITCH
    height = ((lines - 1) * pitch + 1) * CAP_HEIGHT
    block = rectangle(width.float(), height.float())
    unit = BLOCK_WIDTH_PX / width * torch.exp(0.09 * torch.randn(batch, device=device))
    shown = rectangle(width * unit, height * unit / widen)
    shown = shown - shown.mean(1, keepdim=True)
    shown = shown + torch.randn(batch, 4, 2, device=device) * torch.stack([0.012 * width * unit, 0.06 * height * unit], -1).unsqueeze(1)
    angle = (math.radians(2.2) * torch.randn(batch, device=device)).clamp(-0.14, 0.14)
    angle = angle + math.pi * (torch.rand(batch, device=device) < 0.06)
    turn = torch.stack([torch.stack([angle.cos(), -angle.sin()], -1), torch.stack([angle.sin(), angle.cos()], -1)], 1)
    shown = shown @ turn.transpose(1, 2)
    centre = torch.stack([WIDTH / 2 + 13.5 * torch.randn(batch, device=device), HEIGHT / 2 + 10.5 * torch.randn(batch, device=device)], -1)
    return homography(shown + centre.unsqueeze(1), block)


def _block_positions(to_block: Tensor, height: int, width: int, lengths: Tensor, bend: Tensor) -> tuple[Tensor, Tensor]:
    points = pixel_centres(height, width, to_block.device) * to_block.new_tensor([WIDTH / width, HEIGHT / height])
    block = transform(to_block, points.expand(len(to_block), -1, -1)).view(-1, height, width, 2)
    along, down = block.unbind(-1)
    down = down / CAP_HEIGHT - 0.5
    side = along / (lengths.view(-1, 1, 1) * PITCH) * 2 - 1
    return along, down + bend.view(-1, 1, 1) * (side.clamp(-1.3, 1.3) ** 2 - 0.5)


def _targets(to_block: Tensor, lengths: Tensor, is_zone: Tensor, pitch: Tensor, bend: Tensor) -> tuple[Tensor, Tensor]:
    """Averaged from twice the output's resolution, so that thin cores keep soft edges."""
    height, width = HEIGHT // 2, WIDTH // 2
    along, down = _block_positions(to_block, height, width, lengths, bend)
    # Cap heights per strip pixel, from the positions' own slope.
    slope = (down[:, 2:] - down[:, :-2]).abs() / 4
    slope = F.pad(slope.unsqueeze(1), (0, 0, 1, 1), mode="replicate").squeeze(1).clamp(1e-3, 1)
    line = (down / pitch.view(-1, 1, 1)).round().clamp(0, 2)
    wanted = is_zone.gather(1, line.long().flatten(1)).view_as(line)
    off = (down - line * pitch.view(-1, 1, 1)).abs()
    inside = (along > 0) & (along < lengths.view(-1, 1, 1) * PITCH)
    core = ((off < torch.maximum(torch.full_like(off, CORE_CAPS), CORE_PX * slope)) & inside & wanted).float().unsqueeze(1)
    heights = (1 / slope / CAP_UNIT_PX).unsqueeze(1)
    return F.avg_pool2d(core, 2), F.avg_pool2d(heights, 2)


def _photographed(ink: Tensor, pool: Tensor, height: int, width: int) -> Tensor:
    batch, device = len(ink), ink.device
    ground = paper(pool, batch, height, width)
    # Print above or beside the zone: a crop of another document shows through beyond a straight edge.
    other = crops(pool, batch, height, width)
    y = torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1)
    x = torch.linspace(-1, 1, width, device=device).view(1, 1, 1, -1)
    clear = F.max_pool2d(F.avg_pool2d(ink, 5, 1, 2), 13, 1, 6)
    beyond = torch.sigmoid(
        (y * happens(batch, 0.8, device) * -1 + x * uniform(batch, -0.3, 0.3, device) - uniform(batch, 0.1, 0.9, device)) * 60
    )
    beyond = beyond * happens(batch, 0.55, device) * (1 - clear.clamp(0, 1))
    ground = ground * (1 - beyond) + other * beyond
    # The document may end: a desk or nothing at all below it.
    edge = torch.sigmoid((y - uniform(batch, 0.45, 1.2, device) + x * uniform(batch, -0.1, 0.1, device)) * 80) * happens(
        batch, 0.35, device
    )
    desk = crops(pool, batch, height, width) * happens(batch, 0.6, device)
    edge = edge * (1 - clear.clamp(0, 1))
    ground = ground * (1 - edge) + desk * edge
    tone = torch.minimum(uniform(batch, 0.0, 0.55, device), ground.mean((2, 3), keepdim=True) - 0.14).clamp_min(0)
    picture = ground * (1 - ink) + tone * ink
    picture = strokes(picture, 2, 0.15)
    picture = camera.light(picture, 0.8)
    picture = camera.exposure(picture, 0.9)
    picture = camera.random_blur(picture, 1.3)
    picture = camera.sensor_noise(picture, 0.08)
    return torch.where(happens(batch, 0.7, device) > 0, camera.file_format(picture, 22, 95), picture)
