"""What a display does to a picture before a second camera sees it."""

import torch

from .blur import blur
from .chance import Chance, choose
from .light import cast, grid, to_light

CHANNEL_SHIFT = torch.tensor([0.0, 2.094, 4.189]).view(1, 3, 1, 1)  # red, green and blue stripes lie a third of a pixel apart


def stripes(chance: Chance, count: int, size: int, finest: float) -> torch.Tensor:
    """The beat between the display's stripes and the sensor's: waves, bent by perspective, with a shift per colour."""
    x, y = grid(count, size, chance.device)
    bend = chance.uniform(count, -0.06, 0.06) * x * y + chance.uniform(count, -0.06, 0.06) * (x * x - y * y)
    angle = choose(chance.some(count, 0.6), chance.uniform(count, -0.12, 0.12), chance.uniform(count, 0, 3.14159))
    angle = angle + 1.5708 * chance.some(count, 0.5)
    cycles = chance.uniform(count, 0.02, finest) * size / 2
    phase = (x * angle.cos() + y * angle.sin() + bend) * cycles * 6.2832 + chance.uniform(count, 0, 6.2832)
    coloured = CHANNEL_SHIFT.to(chance.device) * choose(
        chance.some(count, 0.5), chance.uniform(count, 0.5, 1), torch.zeros(1, device=chance.device)
    )
    return torch.cos(phase + coloured)


def glare(chance: Chance, count: int, size: int) -> torch.Tensor:
    """A lamp or a window mirrored in the glass: a soft patch."""
    x, y = grid(count, size, chance.device)
    x, y = x - chance.uniform(count, -1.1, 1.1), y - chance.uniform(count, -1.1, 1.1)
    width = chance.uniform(count, 0.08, 0.7)
    patch = torch.exp(-((x / width) ** 2 + (y / (width * chance.uniform(count, 0.3, 1.2))) ** 2))
    return patch * chance.mostly_small(count, 0.6, 1.5) * chance.some(count, 0.3)


def show(chance: Chance, encoded: torch.Tensor, reflected: torch.Tensor) -> torch.Tensor:
    """Encoded picture in, light that leaves the glass out. `reflected`: encoded pictures of what stands before the display."""
    count, _, size, _ = encoded.shape
    contrast = (chance.normal(count, 1, 1, 1) * 0.12 + 0.08).exp()
    light = to_light(0.5 + (encoded - 0.5) * contrast)
    grey = light.mean(1, keepdim=True)
    light = grey + (light - grey) * chance.uniform(count, 0.55, 1.25)
    light = light * cast(chance, count, 0.1) * torch.tensor([0.96, 1.0, 1.07], device=chance.device).view(1, 3, 1, 1)
    strength = chance.mostly_small(count, 0.16, 2) * chance.some(count, 0.75)
    pattern = 0.6 * stripes(chance, count, size, 0.5) + 0.4 * stripes(chance, count, size, 0.25)
    light = light * (1 + strength * pattern)
    veil = chance.mostly_small(count, 0.07, 1.5) * cast(chance, count, 0.15)
    mirrored = blur(to_light(reflected), chance.uniform(count, 2, 5)) * chance.mostly_small(count, 0.15, 2) * chance.some(count, 0.4)
    return light + veil + mirrored + glare(chance, count, size)
