"""Faces cut out of a print and worn or held."""

import torch

from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import grid

from .carrier import shade
from .place import Placed
from .shapes import outline

WAVES = 6


def piece(chance: Chance, placed: Placed, centre: torch.Tensor, face: torch.Tensor, cover: torch.Tensor) -> torch.Tensor:
    """Signed distance of the cut piece. `cover`: the printed person's matte in the frame: half of the pieces follow the hair's outline."""
    count = len(face)
    half = torch.stack([chance.rand(count) * 0.33 + 0.42, chance.rand(count) * 0.4 + 0.52], 1) * face[:, None]
    power = (chance.rand(count, 1, 1, 1) ** 2) * 5 + 2
    falling = 1 / torch.arange(1, WAVES + 1, device=chance.device).float()
    waves = chance.normal(count, WAVES) * 0.06 * falling * (chance.rand(count, 1) * 1.5)
    shifts = chance.rand(count, WAVES) * 6.2832
    offset = (placed.points - centre[:, None, None]) * placed.scale[:, None, None, None]
    drop = (chance.rand(count, 2) - 0.5) * 0.25 * face[:, None]
    distance = outline(offset - drop[:, None, None], half, power, waves, shifts)
    along_hair = chance.some(count, 0.4)
    return torch.minimum(distance, choose(along_hair, (cover - 0.5) * 14 + 1, torch.full_like(distance, 1e3)))


def bent(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Light on bent paper or film: dark to the sides, sometimes bright stripes."""
    x, y = grid(count, size, chance.device)
    turn = chance.normal(count, 1, 1, 1) * 0.5
    across = x * turn.cos() + y * turn.sin() - chance.uniform(count, -0.3, 0.3)
    sides = 1 - (across * chance.uniform(count, 0.5, 2.2)).square().clamp(max=1) * chance.uniform(count, 0, 0.6)
    stripe = torch.exp(-((across - chance.uniform(count, -0.4, 0.4)) / chance.uniform(count, 0.02, 0.1)).square())
    return sides + stripe * chance.mostly_small(count, 0.7, 1.5) * chance.some(count, 0.35)


def eye_holes(chance: Chance, placed: Placed, eyes: torch.Tensor, face: torch.Tensor) -> torch.Tensor:
    """Signed distance of the holes, in frame pixels. `eyes` in source pixels, [pictures, 2, 2]."""
    count = len(face)
    wide = face * (chance.rand(count) * 0.07 + 0.07)
    round_ = (chance.rand(count) * 0.5 + 0.45)[:, None, None]
    holes = []
    for eye in range(2):
        offset = (placed.points - eyes[:, eye, None, None]) * placed.scale[:, None, None, None]
        holes.append(wide[:, None, None] - torch.hypot(offset[..., 0], offset[..., 1] / round_))
    return torch.maximum(*holes)[:, None]


def draw_cut_out(
    chance: Chance, printed: torch.Tensor, behind: torch.Tensor, distance: torch.Tensor, holes: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Light of the whole frame and the piece's signed distance, its paper rim with it."""
    count, _, size, _ = printed.shape
    rim = chance.mostly_small(count, 6, 1.5) * chance.some(count, 0.7)
    rough = torch.nn.functional.interpolate(chance.normal(count, 1, size // 8, size // 8), size=size, mode="bicubic", align_corners=False)
    whole = distance + rim + rough * chance.mostly_small(count, 1.5)
    open_ = chance.some(count, 0.3)
    whole = torch.minimum(whole, choose(open_, -holes, torch.full_like(holes, 1e3)))
    soft = chance.uniform(count, 0.4, 0.9)
    paper = chance.uniform(count, 0.45, 1).expand(-1, 3, -1, -1)
    thick = chance.uniform(count, 0, 0.9) * chance.some(count, 0.5) * torch.sigmoid((1.2 - whole) / 0.4)
    light = choose(torch.sigmoid(distance / soft), printed, paper) * bent(chance, count, size)
    light = light + thick * (paper - light)
    return choose(torch.sigmoid(whole / soft), light, shade(chance, behind, whole)), whole
