"""Between encoded values and light, and what light does before it meets the lens."""

import torch

from .chance import Chance

GAMMA = 2.2


def to_light(encoded: torch.Tensor) -> torch.Tensor:
    return encoded.clamp(0, 1) ** GAMMA


def to_encoded(light: torch.Tensor) -> torch.Tensor:
    return light.clamp(1e-5, 1) ** (1 / GAMMA)


def grid(count: int, size: int, device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    """Columns and rows from -1 to 1."""
    line = torch.linspace(-1, 1, size, device=device)
    return line.view(1, 1, 1, size).expand(count, 1, size, size), line.view(1, 1, size, 1).expand(count, 1, size, size)


def gradient(chance: Chance, count: int, size: int, strength: float) -> torch.Tensor:
    """Light that falls off to one side."""
    x, y = grid(count, size, chance.device)
    angle = chance.uniform(count, 0, 2 * torch.pi)
    slope = chance.mostly_small(count, strength, 1.5)
    return 1 + slope * (x * angle.cos() + y * angle.sin())


def vignette(chance: Chance, count: int, size: int, strength: float, share: float) -> torch.Tensor:
    x, y = grid(count, size, chance.device)
    x, y = x - chance.uniform(count, -0.2, 0.2), y - chance.uniform(count, -0.2, 0.2)
    depth = chance.uniform(count, 0, strength) * chance.some(count, share)
    return 1 - depth * (x * x + y * y).clamp(0, 2) / 2


def cast(chance: Chance, count: int, spread: torch.Tensor | float) -> torch.Tensor:
    """White balance off: warm or cold (red against blue) and, less, green."""
    warm = chance.normal(count, 1, 1, 1) * spread
    green = chance.normal(count, 1, 1, 1) * spread * 0.35
    return torch.cat([warm, green, -warm], 1).exp()
