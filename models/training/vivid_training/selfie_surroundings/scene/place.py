"""Where a picture lies in the frame: scale, turn and keystone."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F

from vivid_training.selfie_liveness.capture.chance import Chance


@dataclass
class Placed:
    points: torch.Tensor  # for each frame pixel the source pixel it shows, [pictures, rows, columns, 2]
    scale: torch.Tensor  # frame pixels per source pixel, [pictures]
    target: torch.Tensor  # where the face's centre lies, [pictures, 2]
    turn: torch.Tensor  # radians, [pictures]


def lay(
    places: torch.Tensor, centre: torch.Tensor, target: torch.Tensor, scale: torch.Tensor, turn: torch.Tensor, keystone: torch.Tensor
) -> Placed:
    offset = places[None] - target[:, None, None]
    depth = 1 + (offset * keystone[:, None, None]).sum(-1, keepdim=True)
    cos, sin = turn.cos()[:, None, None], turn.sin()[:, None, None]
    x, y = offset.unbind(-1)
    turned = torch.stack([x * cos + y * sin, y * cos - x * sin], -1) / depth.clamp(min=0.3)
    return Placed(turned / scale[:, None, None, None] + centre[:, None, None], scale, target, turn)


def straight(chance: Chance, count: int) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.zeros(count, device=chance.device), torch.zeros(count, 2, device=chance.device)


def held(chance: Chance, count: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Turn and keystone of what a hand holds."""
    wild = (chance.rand(count) < 0.15).float() * 3 + 1
    return chance.normal(count) * 0.07 * wild, chance.normal(count, 2) * 0.0007 * wild[:, None].clamp(max=2)


def sample(pictures: torch.Tensor, points: torch.Tensor, padding: str = "border") -> torch.Tensor:
    rows, columns = pictures.shape[2:]
    unit = torch.stack([points[..., 0] / (columns - 1), points[..., 1] / (rows - 1)], -1) * 2 - 1
    return F.grid_sample(pictures, unit, mode="bilinear", padding_mode=padding, align_corners=True)


def fold(points: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
    """Beyond a picture's edge it goes on mirrored."""
    last = (sizes - 1)[:, None, None]
    return (points.remainder(2 * last) - last).abs().neg() + last
