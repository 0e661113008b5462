"""The view the network sees: a rectangle around the face, no larger than the picture, squeezed into a square."""

import torch
import torch.nn.functional as F

VIEW_PX = 160
MASK_PX = 20
OVERSAMPLING = 2


def view_rectangles(boxes: torch.Tensor, bounds: torch.Tensor, times: torch.Tensor) -> torch.Tensor:
    """Left, top, width, height: centred on the face, on each axis as wide as asked for or as the picture, moved inside it."""
    centre = (boxes[:, :2] + boxes[:, 2:]) / 2
    wanted = (boxes[:, 2:] - boxes[:, :2]).amax(1, keepdim=True) * times[:, None]
    size = torch.minimum(wanted, bounds[:, 2:] - bounds[:, :2])
    corner = torch.minimum(torch.maximum(centre - size / 2, bounds[:, :2]), bounds[:, 2:] - size)
    return torch.cat([corner, size], 1)


def cut(frames: torch.Tensor, rectangles: torch.Tensor, px: int) -> torch.Tensor:
    """Area averages: sampled finer than asked for, then pooled."""
    fine = px * OVERSAMPLING
    steps = (torch.arange(fine, device=frames.device) + 0.5) / fine
    x = rectangles[:, 0, None] + rectangles[:, 2, None] * steps - 0.5
    y = rectangles[:, 1, None] + rectangles[:, 3, None] * steps - 0.5
    unit = torch.stack([x[:, None].expand(-1, fine, -1), y[:, :, None].expand(-1, -1, fine)], -1) / (frames.shape[-1] - 1) * 2 - 1
    return F.avg_pool2d(F.grid_sample(frames, unit, mode="bilinear", padding_mode="border", align_corners=True), OVERSAMPLING)
