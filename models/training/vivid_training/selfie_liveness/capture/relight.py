"""What light, lenses and phones do to a picture that is then refused too easily. Who or what is before the lens stays."""

import torch

from .blur import blur
from .camera import add_noise, smooth_skin
from .chance import Chance, choose
from .light import cast, grid, to_encoded, to_light
from .publish import steepen


def haze(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """A greasy or wet lens: blacks lift, light flows over edges."""
    count, light = len(encoded), to_light(encoded)
    veil = chance.uniform(count, 0.03, 0.3) * cast(chance, count, 0.12)
    flow = blur((light - 0.5).clamp(min=0), chance.uniform(count, 3, 6)) * chance.uniform(count, 0, 0.8)
    return to_encoded(light * (1 - veil) + veil + flow)


def window(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """A bright place beside or behind the head burns out and bleeds; the face may lie in shade."""
    count, size = len(encoded), encoded.shape[-1]
    x, y = grid(count, size, chance.device)
    side = chance.some(count, 0.5) * 2 - 1
    x, y = x - side * chance.uniform(count, 0.6, 1.2), y - chance.uniform(count, -1.0, 0.3)
    width = chance.uniform(count, 0.25, 0.7)
    glow = torch.exp(-((x / width) ** 2) - (y / (width * chance.uniform(count, 0.8, 2))) ** 2)
    return to_encoded(to_light(encoded) * chance.uniform(count, 0.5, 1) * (1 + glow * chance.uniform(count, 1, 4)) + 0.15 * glow)


def side_light(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """One half of the face in shade, with a soft or hard border."""
    count = len(encoded)
    x, y = grid(count, encoded.shape[-1], chance.device)
    angle = chance.normal(count, 1, 1, 1) * 0.5 + 3.1416 * chance.some(count, 0.5)
    across = (x * angle.cos() + y * angle.sin()) * chance.uniform(count, 2, 9)
    return to_encoded(to_light(encoded) * (1 - chance.uniform(count, 0.3, 0.85) * torch.sigmoid(across)) * chance.uniform(count, 1, 1.4))


def local_contrast(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    """Phones that merge exposures: shadows lifted, every small difference made larger, edges sharpened."""
    count = len(encoded)
    broad = blur(encoded, chance.uniform(count, 4, 6))
    fine = encoded - blur(encoded, chance.uniform(count, 0.6, 1.6))
    flat = broad + (0.5 - broad) * chance.uniform(count, 0, 0.45)
    return flat + (encoded - broad) * chance.uniform(count, 1, 1.7) + fine * chance.uniform(count, 0, 1.4)


def dim(chance: Chance, encoded: torch.Tensor) -> torch.Tensor:
    count = len(encoded)
    return to_encoded(add_noise(chance, to_light(encoded) * chance.uniform(count, 0.12, 0.6) * cast(chance, count, 0.15), 0.05))


EDITS = (haze, window, side_light, local_contrast, dim, steepen, smooth_skin)


def relight(chance: Chance, encoded: torch.Tensor, share: float) -> torch.Tensor:
    """Each edit for as many pictures as the others, chosen at random; none for the rest. As strong as chance will have it."""
    count = len(encoded)
    each = max(1, round(count * share / len(EDITS)))  # one number always: convolutions of ever new shapes are slow to plan
    order = torch.rand(count, device=encoded.device, generator=chance.generator).argsort()
    for chosen, edit in zip(order.split(each), EDITS):
        kept = encoded[chosen]
        mixed = choose(chance.uniform(len(chosen), 0.4, 1), edit(chance, kept).clamp(0, 1), kept)
        encoded = encoded.index_copy(0, chosen, mixed)
    return encoded
