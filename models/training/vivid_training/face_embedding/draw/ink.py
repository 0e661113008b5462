"""How a portrait gets onto a document: few dots, screens, engraved lines, soft ribbons."""

import math

import torch
import torch.nn.functional as F

from vivid_training.documents.synthesis.jpeg import compress
from vivid_training.face_embedding.draw.chance import around, between, grey_of, places

Tensor = torch.Tensor


def softened(faces: Tensor, sigma: float) -> Tensor:
    reach = max(1, math.ceil(2.5 * sigma))
    at = torch.arange(-reach, reach + 1, device=faces.device)
    weights = torch.exp(-(at**2) / (2 * sigma**2))
    weights = (weights / weights.sum()).repeat(3, 1)
    padded = F.pad(faces, (reach, reach, reach, reach), mode="replicate")
    across = F.conv2d(padded, weights.view(3, 1, 1, -1), groups=3)
    return F.conv2d(across, weights.view(3, 1, -1, 1), groups=3)


def sharpened(faces: Tensor) -> Tensor:
    return faces + (faces - softened(faces, 1.2)) * between(faces, 0.3, 1.8)


def shaken(faces: Tensor, length: int) -> Tensor:
    """Moved along one direction while the picture was taken."""
    angle = float(torch.rand(1)) * math.pi
    steps = torch.linspace(-0.5, 0.5, length, device=faces.device) * length
    kernel = faces.new_zeros(2 * length + 1, 2 * length + 1)
    x, y = (length + steps * math.cos(angle)).round().long(), (length + steps * math.sin(angle)).round().long()
    kernel[y, x] = 1
    weights = (kernel / kernel.sum()).expand(3, 1, -1, -1)
    return F.conv2d(F.pad(faces, (length,) * 4, mode="replicate"), weights, groups=3)


def coarse(faces: Tensor, side: int, quality: tuple[float, float] = (30, 95)) -> Tensor:
    """As many pixels as a small portrait has in its photo, saved as JPEG, blown up again."""
    small = F.interpolate(faces, (side, side), mode="bilinear", antialias=True, align_corners=False).clamp(0, 1)
    small = compress(small, between(faces, *quality).view(-1))
    mode = "bicubic" if torch.rand(1) < 0.5 else "bilinear"
    return F.interpolate(small, faces.shape[-2:], mode=mode, align_corners=False)


def _wave(faces: Tensor, angle: Tensor, period: Tensor) -> Tensor:
    x, y = places(faces)
    half = faces.shape[-1] / 2
    return torch.cos((x * torch.cos(angle) + y * torch.sin(angle)) * half * 2 * math.pi / period + between(faces, 0, 6.28))


def screened(faces: Tensor) -> Tensor:
    """Halftone: dots of four inks grow with the tone, each ink's grid at an angle of its own."""
    period, steep = between(faces, 2.2, 6), between(faces, 4, 14)
    angles = between(faces, 0, math.pi, 3)
    dots = lambda angle: 0.5 + 0.25 * (_wave(faces, angle, period) + _wave(faces, angle + math.pi / 2, period))
    screen = torch.cat([dots(angle) for angle in angles.split(1, 1)], 1)
    return _mixed(faces, torch.sigmoid((faces - screen) * steep), 0.3, 0.9)


def engraved(faces: Tensor) -> Tensor:
    """Lines that swell in the shadows, in one ink."""
    grey = grey_of(faces)
    screen = 0.5 + 0.5 * _wave(faces + 0 * grey, between(faces, 0, math.pi), between(faces, 2.5, 6))
    lines = torch.sigmoid((grey - screen) * between(faces, 4, 12))
    return _mixed(grey.expand_as(faces), lines.expand_as(faces), 0.3, 0.9)


def lasered(faces: Tensor) -> Tensor:
    """Burnt into polycarbonate: grey, of single dark dots, without deep blacks."""
    grey = grey_of(faces)
    side = int(torch.randint(80, 128, (1,)))
    seen = F.interpolate(grey, (side, side), mode="bilinear", antialias=True, align_corners=False)
    dots = torch.sigmoid((seen - torch.rand_like(seen)) * between(faces, 3, 12))
    dots = F.interpolate(dots, faces.shape[-2:], mode="bilinear", align_corners=False)
    return (between(faces, 0.05, 0.35) + _mixed(grey, dots, 0.15, 0.7) * between(faces, 0.4, 0.65)).expand_as(faces)


def speckled(faces: Tensor) -> Tensor:
    """Ink-jet's grain, finer or coarser, in each colour its own."""
    side = int(torch.randint(48, 128, (1,)))
    grain = torch.randn(len(faces), 3, side, side, device=faces.device)
    return faces + F.interpolate(grain, faces.shape[-2:], mode="bilinear", align_corners=False) * around(faces, 0.07)


def _mixed(plain: Tensor, printed: Tensor, low: float, high: float) -> Tensor:
    """The camera sees the dots more or less."""
    share = between(plain, low, high)
    return plain * (1 - share) + printed * share
