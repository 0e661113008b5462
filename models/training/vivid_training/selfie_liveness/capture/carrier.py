"""The edge of a phone, tablet, monitor or sheet, and the room behind it."""

import torch

from .chance import Chance, choose
from .light import to_light


def surround(chance: Chance, light: torch.Tensor, inside: torch.Tensor, scene: torch.Tensor, is_screen: torch.Tensor) -> torch.Tensor:
    """`inside`: pixels to the picture's edge (negative outside); `scene`: encoded pictures of rooms, desks and hands."""
    count = len(light)
    bezel_shade = choose(chance.some(count, 0.75), chance.uniform(count, 0.0, 0.06), chance.uniform(count, 0.3, 0.9))
    paper_shade = chance.uniform(count, 0.55, 0.95)
    border = choose(is_screen, bezel_shade, paper_shade).expand(-1, 3, -1, -1)
    border_width = choose(is_screen, chance.uniform(count, 4, 40), chance.uniform(count, 0, 18))
    behind = to_light(scene) * chance.uniform(count, 0.1, 1)
    soft = chance.uniform(count, 0.5, 2)
    on_picture = torch.sigmoid(inside / soft)
    on_carrier = torch.sigmoid((inside + border_width) / soft)
    return on_picture * light + (1 - on_picture) * (on_carrier * border + (1 - on_carrier) * behind)
