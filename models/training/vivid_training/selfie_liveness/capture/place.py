"""Where a source picture lies in the frame: its size, turn, tilt, and what of the frame it fills."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F

from .chance import Chance, choose


@dataclass
class Placed:
    """All in frame pixels. `points`: for each frame pixel, the source pixel it shows, [pictures, rows, columns, 2]."""

    points: torch.Tensor
    box: torch.Tensor  # left, top, right, bottom of the face
    bounds: torch.Tensor  # left, top, right, bottom of the frame's valid part
    inside: torch.Tensor  # distance to the source's edge, positive inside, in source pixels


def place(
    chance: Chance, boxes: torch.Tensor, sizes: torch.Tensor, frame: int, tilted: torch.Tensor, carried: torch.Tensor, near: torch.Tensor
) -> Placed:
    """
    `boxes`, `sizes` (width, height) in source pixels; `tilted`, `carried`, `near` 0 or 1 per picture: carried ones may show their
    edge, near ones keep their detail.
    """
    count = len(boxes)
    flat = lambda t: t.view(count)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1)
    wanted = flat(choose(near, chance.uniform(count, 86, 104), chance.uniform(count, 46, 98)))
    scale = torch.minimum(wanted / face, flat(chance.uniform(count, 0.9, 1.15)))
    centre = (boxes[:, :2] + boxes[:, 2:]) / 2
    target = frame / 2 + torch.stack([flat(chance.uniform(count, -18, 18)), flat(chance.uniform(count, -18, 18))], 1)
    turn = flat(chance.normal(count) * 0.05) * flat(tilted)
    keystone = chance.normal(count, 2) * 0.0009 * tilted.view(count, 1)
    line = torch.arange(frame, device=chance.device).float()
    y, x = torch.meshgrid(line, line, indexing="ij")
    offset = torch.stack([x, y], -1)[None] - target[:, None, None]
    depth = 1 + (offset * keystone[:, None, None]).sum(-1, keepdim=True)
    cos, sin = turn.cos(), turn.sin()
    turned = torch.stack(
        [
            offset[..., 0] * cos[:, None, None] + offset[..., 1] * sin[:, None, None],
            offset[..., 1] * cos[:, None, None] - offset[..., 0] * sin[:, None, None],
        ],
        -1,
    )
    points = turned / depth / scale[:, None, None, None] + centre[:, None, None]
    low_edge, high_edge = carrier_edges(chance, boxes, sizes)
    inside = torch.minimum(points - low_edge[:, None, None], high_edge[:, None, None] - points).amin(-1)[:, None]

    half = (boxes[:, 2:] - boxes[:, :2]) / 2 * scale[:, None]
    box = torch.cat([target - half, target + half], 1)
    shrink = (turn.abs() * 0.9 + keystone.abs().sum(1) * frame * 0.35)[:, None] * (sizes * scale[:, None]).amax(1, keepdim=True)
    low = target - centre * scale[:, None] + shrink
    high = target + (sizes - 1 - centre) * scale[:, None] - shrink
    bounds = torch.cat([low.clamp(min=0), high.clamp(max=frame - 1)], 1)
    whole = torch.tensor([0.0, 0.0, frame - 1, frame - 1], device=chance.device).expand(count, 4)
    bounds = choose(carried.view(count, 1), whole, bounds)
    return Placed(points, box, trim(chance, bounds, box), inside)


def carrier_edges(chance: Chance, boxes: torch.Tensor, sizes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Where a carrier ends, in source pixels: with the source, or, for half of them, cut closer to the face."""
    count = len(boxes)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1, keepdim=True)
    closer = (chance.rand(count, 1) < 0.5).float()
    low = (boxes[:, :2] - face * (chance.rand(count, 2) * 1.1 + 0.08)).clamp(min=0) * closer
    high = torch.minimum(boxes[:, 2:] + face * (chance.rand(count, 2) * 1.1 + 0.08), sizes - 1)
    return low, choose(closer, high, sizes - 1)


def trim(chance: Chance, bounds: torch.Tensor, box: torch.Tensor) -> torch.Tensor:
    """Frames of any shape: some room between face and edge is cut away at random, on each side, but not all."""
    count = len(bounds)
    cut = chance.rand(count, 4) ** 3 * (chance.rand(count, 1) < 0.4)
    kept = (box[:, 2:] - box[:, :2]).amax(1, keepdim=True) * 0.3
    room = box - bounds
    room = torch.cat([(room[:, :2] - kept).clamp(min=0), (room[:, 2:] + kept).clamp(max=0)], 1)
    return bounds + room * cut * 0.9


def sample(pictures: torch.Tensor, points: torch.Tensor) -> torch.Tensor:
    rows, columns = pictures.shape[2:]
    unit = torch.stack([points[..., 0] / (columns - 1), points[..., 1] / (rows - 1)], -1) * 2 - 1
    return F.grid_sample(pictures, unit, mode="bilinear", padding_mode="border", align_corners=True)
