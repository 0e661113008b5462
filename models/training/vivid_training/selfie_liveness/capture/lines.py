"""Fine lines that a display leaves in a webcam's picture, and the same on cloth, blinds and fences beside the face."""

import torch

from .chance import Chance, choose
from .light import grid


def waves(chance: Chance, count: int, size: int) -> torch.Tensor:
    """Rows or columns, nearly straight, as fine as a sensor shows; sharper than a sine, stronger in places."""
    x, y = grid(count, size, chance.device)
    angle = chance.normal(count, 1, 1, 1) * 0.03 + 1.5708 * chance.some(count, 0.7)
    bend = chance.normal(count, 1, 1, 1) * 0.01 * x * y
    cycles = size / chance.uniform(count, 2.6, 7.5) / 2
    wave = torch.cos((x * angle.cos() + y * angle.sin() + bend) * cycles * 6.2832 + chance.uniform(count, 0, 6.2832))
    wave = wave.sign() * wave.abs() ** chance.uniform(count, 0.5, 1)
    place = torch.cos(x * chance.uniform(count, 0, 4) + y * chance.uniform(count, 0, 4) + chance.uniform(count, 0, 6.2832))
    return wave * (1 + place * chance.uniform(count, 0, 0.6))


def draw_lines(chance: Chance, encoded: torch.Tensor, boxes: torch.Tensor, share: float) -> tuple[torch.Tensor, torch.Tensor]:
    """
    The pictures, `share` of them with lines; and how plainly those cross the face, 0…1 for each. A third of the lined ones are lined
    beside the face only: what hangs or stands there says nothing.
    """
    count, size = len(encoded), encoded.shape[-1]
    lined, beside = chance.some(count, share), chance.some(count, 0.33)
    depth = chance.uniform(count, 0.012, 0.07)
    x, y = grid(count, size, chance.device)
    edges = (boxes / (size - 1) * 2 - 1).view(count, 4, 1, 1)
    reach = chance.uniform(count, 0.0, 0.1)
    past = torch.maximum(torch.maximum(edges[:, :1] - x, x - edges[:, 2:3]), torch.maximum(edges[:, 1:2] - y, y - edges[:, 3:4]))
    place = choose(beside, torch.sigmoid((past - reach - 0.03) * 60), torch.ones_like(past))
    tint = 1 + chance.normal(count, 3, 1, 1) * 0.3
    marked = (encoded + lined * place * depth * waves(chance, count, size) * tint).clamp(0, 1)
    return marked, (lined * (1 - beside) * depth / 0.04).clamp(max=1).view(count)
