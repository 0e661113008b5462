"""The square views of a face that the network sees, cut from frames on the device."""

import torch
import torch.nn.functional as F

VIEW_PX = 80
# Sides of the views in sides of the face's box. The network answers for one view; the service averages over these.
TIMES = (0.9, 1.05, 1.25, 1.45, 1.7, 2.0)
OVERSAMPLING = 2


def view_squares(boxes: torch.Tensor, bounds: torch.Tensor, times: torch.Tensor | float) -> torch.Tensor:
    """Left, top, side: centred on the face, never wider than the picture, moved inside it."""
    centre = (boxes[:, :2] + boxes[:, 2:]) / 2
    room = (bounds[:, 2:] - bounds[:, :2]).amin(1)
    side = torch.minimum((boxes[:, 2:] - boxes[:, :2]).amax(1) * times, room)[:, None]
    corner = torch.maximum(centre - side / 2, bounds[:, :2])
    corner = torch.minimum(corner, bounds[:, 2:] - side)
    return torch.cat([corner, side], 1)


def cut_squares(frames: torch.Tensor, squares: torch.Tensor) -> torch.Tensor:
    """Area averages: sampled finer than asked for, then pooled."""
    fine = VIEW_PX * OVERSAMPLING
    steps = (torch.arange(fine, device=frames.device) + 0.5) / fine
    x = squares[:, 0, None] + squares[:, 2, None] * steps - 0.5  # pixel i covers i to i + 1, its value lies at i + 0.5
    y = squares[:, 1, None] + squares[:, 2, None] * steps - 0.5
    unit = torch.stack([x[:, None].expand(-1, fine, -1), y[:, :, None].expand(-1, -1, fine)], -1) / (frames.shape[-1] - 1) * 2 - 1
    return F.avg_pool2d(F.grid_sample(frames, unit, mode="bilinear", padding_mode="border", align_corners=True), OVERSAMPLING)
