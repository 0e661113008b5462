"""Faces as the mesh places them: a little moved, turned and stretched, and seen from nearer or further away."""

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.chance import around, between

Tensor = torch.Tensor
SIDE, RIM = 128, 8
# Of what the mesh finds on photos, in standard deviations: degrees, shares of the square.
TURN, SIZE, SHIFT = 2.0, 0.03, 0.015
STRETCH = 0.03


def inner(faces: Tensor) -> Tensor:
    """What the network sees where nothing is off."""
    return faces[:, :, RIM : RIM + SIDE, RIM : RIM + SIDE]


def moved(faces: Tensor, times: float = 1.0, bulge: float = 0.0) -> Tensor:
    """[B,3,144,144] → [B,3,128,128]; half of them mirrored. `bulge`: how much nearer a camera may be, which swells the middle."""
    turn = torch.deg2rad(around(faces, TURN * times)).view(-1)
    size = (SIDE / faces.shape[-1]) * torch.exp(around(faces, SIZE * times, 2)[:, :1] + around(faces, STRETCH * times, 2)).view(-1, 2)
    mirror = torch.where(torch.rand(len(faces), device=faces.device) < 0.5, -1.0, 1.0)
    shift = around(faces, 2 * SHIFT * times, 2).view(-1, 2)
    rows = torch.stack(
        [
            torch.stack([torch.cos(turn) * size[:, 0] * mirror, -torch.sin(turn) * size[:, 1], shift[:, 0]], 1),
            torch.stack([torch.sin(turn) * size[:, 0] * mirror, torch.cos(turn) * size[:, 1], shift[:, 1]], 1),
        ],
        1,
    )
    grid = F.affine_grid(rows, [len(faces), 3, SIDE, SIDE], align_corners=False)
    if bulge > 0:
        away = grid.pow(2).sum(-1, keepdim=True)
        grid = grid * (1 + between(faces, -bulge, bulge).view(-1, 1, 1, 1) * (away - 0.35))
    return F.grid_sample(faces, grid, padding_mode="reflection", align_corners=False)
