"""Prints MRZ blocks as ink coverage and samples them at any place, so that every warp happens once and from sharp glyphs."""

import torch
import torch.nn.functional as F

from .chance import field, happens, uniform
from .glyphs import CAP_HEIGHT, CELL_HEIGHT, PITCH

Tensor = torch.Tensor


def set_type(glyphs: Tensor, shares: Tensor, codes: Tensor) -> Tensor:
    """codes [B,3,N] to coverage [B,1,3*CELL_HEIGHT,N*PITCH], one font per sample."""
    batch, lines, columns = codes.shape
    font = torch.multinomial(shares, batch, replacement=True)
    cells = glyphs[font.view(-1, 1, 1), codes]
    return cells.permute(0, 1, 3, 2, 4).reshape(batch, 1, lines * CELL_HEIGHT, columns * PITCH)


def wear(coverage: Tensor) -> Tensor:
    """Thicker or thinner strokes, broken and blotchy ink."""
    batch, _, height, width = coverage.shape
    device = coverage.device
    soft = F.avg_pool2d(coverage, 5, 1, 2)
    level = uniform(batch, 0.16, 0.62, device)
    changed = torch.sigmoid((soft - level) * uniform(batch, 8, 30, device))
    coverage = torch.where(happens(batch, 0.7, device) > 0, changed, coverage)
    grain = F.interpolate(torch.rand(batch, 1, height // 4, width // 4, device=device), (height, width), mode="bilinear")
    holes = torch.sigmoid((grain - uniform(batch, 0.55, 0.95, device)) * 12)
    coverage = coverage * (1 - holes * uniform(batch, 0.2, 1, device) * happens(batch, 0.2, device))
    patches = torch.sigmoid(field(batch, 12, height, width, device) * 2)
    return coverage * (1 - patches * uniform(batch, 0.1, 0.75, device) * happens(batch, 0.2, device))


def sample_block(coverage: Tensor, along: Tensor, down: Tensor, line_pitch: Tensor) -> Tensor:
    """Ink at positions: `along` in texture pixels, `down` in cap heights from the first line's middle, both [B,H,W]."""
    line = (down / line_pitch).round().clamp(0, 2)
    local = (down - line * line_pitch) * CAP_HEIGHT
    height, width = coverage.shape[2:]
    y = line * CELL_HEIGHT + CELL_HEIGHT / 2 + local
    grid = torch.stack([along / width * 2 - 1, y / height * 2 - 1], -1)
    ink = F.grid_sample(coverage, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    return ink * (local.abs() < CELL_HEIGHT / 2 - 1).unsqueeze(1)
