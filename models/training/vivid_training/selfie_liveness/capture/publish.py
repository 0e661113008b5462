"""What people do to a genuine photograph before they show it: grey, contrast, tints, smooth skin, sharpening. It stays genuine."""

import torch

from .blur import blur
from .camera import smooth_skin
from .chance import Chance, choose

LUMA = torch.tensor([0.299, 0.587, 0.114]).view(1, 3, 1, 1)


def recolour(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """Black and white, faded or vivid colours, a tint over everything or between shadows and highlights."""
    count = len(encoded)
    grey = (encoded * LUMA.to(encoded.device)).sum(1, keepdim=True)
    saturation = (chance.normal(count, 1, 1, 1) * 0.3).exp() * (1 - chance.some(count, 0.28))
    coloured = grey + (encoded - grey) * saturation
    tint = chance.normal(count, 3, 1, 1) * 0.1 * chance.some(count, 0.35)
    split = chance.normal(count, 3, 1, 1) * 0.12 * chance.some(count, 0.25)
    return coloured * (tint - tint.mean(1, keepdim=True)).exp() + (grey - 0.5) * split


def steepen(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """Levels pulled until shadows drown and highlights burn, or lifted until they fade; then a gamma."""
    count = len(encoded)
    hard = chance.some(count, 0.6)
    low = choose(hard, chance.mostly_small(count, 0.22, 1.5), -chance.mostly_small(count, 0.15, 2))
    high = choose(hard, 1 - chance.mostly_small(count, 0.35, 1.5), 1 + chance.mostly_small(count, 0.2, 2))
    stretched = ((encoded - low) / (high - low)).clamp(0, 1)
    return stretched ** (chance.normal(count, 1, 1, 1) * 0.22).exp()


def crisp(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    count = len(encoded)
    detail = encoded - blur(encoded, chance.uniform(count, 0.6, 2.5))
    return encoded + detail * chance.uniform(count, 0, 1.5) * chance.some(count, 0.5)


def publish(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    return crisp(chance, steepen(chance, recolour(chance, smooth_skin(chance, encoded)))).clamp(0, 1)
