"""One exposure: lens, sensor, the camera's own processing, its file. Genuine pictures and recaptures pass through the same one."""

import torch

from .blur import blur
from .chance import Chance, choose
from .coarsen import coarsen
from .jpeg import compress
from .light import cast, gradient, to_encoded


def tone(chance: Chance, encoded: torch.Tensor, steep: torch.Tensor | float) -> torch.Tensor:
    """The camera's contrast curve about mid grey, and its saturation."""
    count = len(encoded)
    contrast = (chance.normal(count, 1, 1, 1) * 0.13 + steep).exp()
    pivot = chance.uniform(count, 0.35, 0.6)
    curved = pivot + (encoded - pivot) * contrast
    grey = curved.mean(1, keepdim=True)
    saturation = (chance.normal(count, 1, 1, 1) * 0.22).exp() * (1 - chance.some(count, 0.03))
    return (grey + (curved - grey) * saturation).clamp(0, 1)


def add_noise(chance: Chance, light: torch.Tensor, most: float) -> torch.Tensor:
    """Shot noise grows with the root of the light; webcams smear it over neighbours and colour it."""
    count = len(light)
    white = chance.normal(*light.shape)
    smeared = blur(white, chance.uniform(count, 0.4, 1.3)) * 2.2
    noise = choose(chance.some(count, 0.5), smeared, white)
    grey = noise.mean(1, keepdim=True) * 1.7
    noise = choose(chance.uniform(count, 0, 1), grey, noise)
    strength = chance.mostly_small(count, most, 2.5)
    return light + noise * strength * (light.clamp(0, 1) + 0.02).sqrt()


def sharpen(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    count = len(encoded)
    detail = encoded - blur(encoded, chance.uniform(count, 0.7, 1.8))
    amount = chance.uniform(count, 0, 1.3) * chance.some(count, 0.55)
    return (encoded + amount * detail).clamp(0, 1)


def smooth_skin(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """Beauty filters and noise removal: small differences vanish, edges stay."""
    count = len(encoded)
    soft = blur(encoded, chance.uniform(count, 1.2, 2.6))
    difference = encoded - soft
    edge = (difference.abs().amax(1, keepdim=True) / 0.06).clamp(0, 1)
    return choose(chance.some(count, 0.3) * chance.uniform(count, 0.4, 1), soft + difference * edge, encoded)


def expose(
    chance: Chance, light: torch.Tensor, exposure: torch.Tensor, casting: torch.Tensor, steep: torch.Tensor, defocus: torch.Tensor
) -> torch.Tensor:
    """Light 0…1 in, encoded picture as it leaves the camera out (before its file format)."""
    count, _, size, _ = light.shape
    light = light * exposure * cast(chance, count, casting) * gradient(chance, count, size, 0.3)
    light = blur(light, chance.mostly_small(count, 1, 3) * defocus + 0.2)
    light = add_noise(chance, light, 0.045)
    return sharpen(chance, coarsen(chance, smooth_skin(chance, tone(chance, to_encoded(light), steep))))


def store(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """One or two JPEG generations."""
    count = len(encoded)
    coarse = choose(chance.some(count, 0.25), chance.uniform(count, 20, 50), chance.uniform(count, 50, 97))
    once = compress(encoded, coarse)
    again = compress(torch.roll(once, (3, 5), (2, 3)), chance.uniform(count, 55, 95)).roll((-3, -5), (2, 3))
    return choose(chance.some(count, 0.35), again, once)
