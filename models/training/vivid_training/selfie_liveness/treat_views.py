"""The treatments of treat_view.py for batches on the device."""

import torch
import torch.nn.functional as F

from vivid_training.selfie_liveness.treat_view import NEIGHBOUR, OWN

# Contrast and sharpening: as it is, and the two ways of the service.
TREATMENTS = ((1.0, 0.0), (1.25, 0.0), (0.75, 0.8))


def treat_views(views: torch.Tensor, contrast: torch.Tensor | float, sharpening: torch.Tensor | float) -> torch.Tensor:
    """Views 0…1; contrast and sharpening one for all, or [views, 1, 1, 1]."""
    line = torch.tensor([NEIGHBOUR, OWN, NEIGHBOUR], device=views.device, dtype=views.dtype)
    kernel = (line[:, None] * line[None]).expand(3, 1, 3, 3)
    soft = F.conv2d(F.pad(views, (1, 1, 1, 1), "replicate"), kernel, groups=3)
    mean = views.mean((1, 2, 3), keepdim=True)
    return (mean + contrast * (views + sharpening * (views - soft) - mean)).clamp(0, 1)
