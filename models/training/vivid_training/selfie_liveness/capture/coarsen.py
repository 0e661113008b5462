"""Webcams that send fewer pixels than they say: shrunk, then stretched again."""

import torch
import torch.nn.functional as F

from .chance import Chance, choose

SHARE = 0.05
TIMES = (1.5, 2.2)


def coarsen(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    size = encoded.shape[-1]
    for times in TIMES:
        small = F.interpolate(encoded, size=int(size / times), mode="bilinear", antialias=True, align_corners=False)
        stretched = F.interpolate(small, size=size, mode="bilinear", align_corners=False)
        encoded = choose(chance.some(len(encoded), SHARE), stretched, encoded)
    return encoded
