"""What happens to a picture between the camera and us: saved, made smaller or larger, sharpened, saved again. The same odds for
every class: whatever only one class went through would be learnt as its mark."""

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.camera import keep_as_file
from vivid_training.document_liveness.plan import HEIGHT, WIDTH
from vivid_training.document_liveness.tone import soften
from vivid_training.documents.synthesis.chance import happens, uniform

Tensor = torch.Tensor
# Unchanged, made smaller, larger, and enlarged from few pixels.
WAYS = (0.36, 0.32, 0.10, 0.22)


def transferred(random: np.random.Generator, pictures: Tensor) -> Tensor:
    """Batches [B,3,h,w]; one size for all of a batch."""
    count, device = len(pictures), pictures.device
    pictures = torch.where(happens(count, 0.55, device) > 0, keep_as_file(pictures, 45), pictures)
    way = random.choice(4, p=WAYS)
    if way == 1:
        pictures = resized(random, pictures, random.uniform(0.32, 1) * WIDTH)
    elif way == 2:
        pictures = resized(random, pictures, random.uniform(1, 1.4) * WIDTH)
    elif way == 3:
        pictures = resized(random, pictures, random.uniform(220, 520))
        pictures = torch.where(happens(count, 0.5, device) > 0, keep_as_file(pictures.clamp(0, 1), 60), pictures)
        pictures = resized(random, pictures, random.uniform(560, 1250))
    pictures = _sharpened(pictures, 0.5 if way == 3 else 0.15)
    # Messengers save once more, at their own quality.
    pictures = torch.where(happens(count, 0.2, device) > 0, keep_as_file(pictures.clamp(0, 1), 50), pictures)
    return keep_as_file(pictures.clamp(0, 1), 40, last=True)


def resized(random: np.random.Generator, pictures: Tensor, width: float) -> Tensor:
    share = width / pictures.shape[3]
    size = (round(HEIGHT * width / WIDTH), round(width))
    kind = random.random()
    if share < 0.75 and kind < 0.5:
        return F.interpolate(pictures, size, mode="area")
    mode = "bilinear" if kind > 0.8 else "bicubic"
    return F.interpolate(pictures, size, mode=mode, align_corners=False, antialias=bool(share < 1 and random.random() < 0.85))


def _sharpened(pictures: Tensor, share: float) -> Tensor:
    count, device = len(pictures), pictures.device
    finer = pictures - soften(pictures, uniform(count, 0.6, 2, device), 4)
    return pictures + finer * uniform(count, 0.3, 1.6, device) * happens(count, share, device)
