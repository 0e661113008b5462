"""What a printer and paper do to a picture before a second camera sees it."""

import torch

from .blur import blur
from .chance import Chance, choose
from .light import cast, grid, to_light


def halftone(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Dots of each ink on its own turned raster."""
    x, y = grid(count, size, chance.device)
    cycles = chance.uniform(count, 0.12, 0.5) * size / 2 * 6.2832
    inks = []
    for degrees in (15, 75, 45):
        angle = torch.tensor(degrees * 0.017453, device=chance.device) + chance.uniform(count, -0.1, 0.1)
        along, across = x * angle.cos() + y * angle.sin(), y * angle.cos() - x * angle.sin()
        inks.append(torch.cos(along * cycles) * torch.cos(across * cycles))
    return torch.cat(inks, 1)


def grain(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Sprayed ink and paper fibres."""
    noise = chance.normal(count, 3, size, size)
    noise = choose(chance.uniform(count, 0.3, 1), noise.mean(1, keepdim=True) * 1.7, noise)
    return blur(noise, chance.uniform(count, 0.4, 1.4)) * 2


def bands(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Passes of the print head."""
    _, y = grid(count, size, chance.device)
    return (
        torch.cos(y * chance.uniform(count, 6, 90) + chance.uniform(count, 0, 6.3))
        * chance.mostly_small(count, 0.05)
        * chance.some(count, 0.4)
    )


def crease(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Curved or folded paper: light changes slowly across, sometimes along one sharp line."""
    x, y = grid(count, size, chance.device)
    angle = chance.uniform(count, 0, 3.1416)
    across = x * angle.cos() + y * angle.sin() - chance.uniform(count, -0.6, 0.6)
    curve = torch.sin(across * chance.uniform(count, 1, 4) + chance.uniform(count, 0, 6.3)) * chance.mostly_small(count, 0.25, 1.5)
    fold = torch.tanh(across * 25) * chance.mostly_small(count, 0.15) * chance.some(count, 0.2)
    return 1 + curve + fold


def print_on_paper(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """Encoded picture in, light that leaves the paper out."""
    count, _, size, _ = encoded.shape
    grey = encoded.mean(1, keepdim=True)
    saturation = chance.uniform(count, 0.45, 1.15) * (1 - chance.some(count, 0.08))
    inked = grey + (encoded - grey) * saturation
    texture = halftone(chance, count, size) * chance.mostly_small(count, 0.16, 2) * chance.some(count, 0.5)
    texture = texture + grain(chance, count, size) * chance.mostly_small(count, 0.07, 1.5)
    inked = inked + texture * (1.1 - inked) + bands(chance, count, size)
    darkest, whitest = chance.uniform(count, 0.02, 0.12), chance.uniform(count, 0.75, 1)
    light = darkest + to_light(inked) * (whitest - darkest)
    return light * cast(chance, count, 0.08) * crease(chance, count, size)
