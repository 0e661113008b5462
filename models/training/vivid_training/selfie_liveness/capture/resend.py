"""Pictures on their way: made smaller, saved again. Whoever receives them sees the same person."""

import torch
import torch.nn.functional as F

from .chance import Chance, choose
from .jpeg import compress

SIZES = (0.7, 0.5)


def resend(chance: Chance, encoded: torch.Tensor, share: float) -> torch.Tensor:
    count, size = len(encoded), encoded.shape[-1]
    for part in SIZES:
        px = int(size * part) // 16 * 16
        small = F.interpolate(encoded, size=px, mode="bicubic", antialias=True, align_corners=False).clamp(0, 1)
        small = compress(small, chance.uniform(count, 65, 97))
        back = F.interpolate(small, size=size, mode="bilinear", align_corners=False)
        encoded = choose(chance.some(count, share / len(SIZES)), back, encoded)
    return choose(chance.some(count, share), compress(encoded, chance.uniform(count, 55, 95)), encoded)
