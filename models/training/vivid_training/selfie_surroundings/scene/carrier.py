"""Phones, tablets, monitors and sheets that show a picture."""

import torch

from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import to_light

from .place import Placed
from .shapes import rounded


def edges(chance: Chance, boxes: torch.Tensor, sizes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What of the picture is shown, in source pixels: all of it, or less on each side, but the whole face."""
    count = len(boxes)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1, keepdim=True)
    closer = (chance.rand(count, 4) < 0.7).float()
    room = face * (chance.rand(count, 4) * 1.5 + 0.06)
    low = (boxes[:, :2] - room[:, :2]).clamp(min=0) * closer[:, :2]
    high = torch.minimum(boxes[:, 2:] + room[:, 2:], sizes - 1)
    return low, choose(closer[:, 2:], high, sizes - 1)


def sides(placed: Placed, low: torch.Tensor, high: torch.Tensor) -> list[torch.Tensor]:
    """Distance to the left, top, right and bottom edge, in frame pixels."""
    scale = placed.scale[:, None, None]
    before = (placed.points - low[:, None, None]) * scale[..., None]
    after = (high[:, None, None] - placed.points) * scale[..., None]
    return [values[:, None] for values in (*before.unbind(-1), *after.unbind(-1))]


def flat_colour(chance: Chance, count: int) -> torch.Tensor:
    """Black, white or any colour that is not vivid."""
    grey = choose(chance.some(count, 0.5), chance.uniform(count, 0, 0.12), chance.uniform(count, 0.1, 1))
    return (grey + chance.normal(count, 3, 1, 1) * 0.06 * chance.some(count, 0.5)).clamp(0, 1)


def widen(distances: list[torch.Tensor], by: list[torch.Tensor]) -> list[torch.Tensor]:
    return [distance + more for distance, more in zip(distances, by)]


def draw_carrier(
    chance: Chance, shown: torch.Tensor, distances: list[torch.Tensor], behind: torch.Tensor, is_screen: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Light of the whole frame and the carrier's signed distance. `shown`, `behind`: light."""
    count = len(shown)
    soft = chance.uniform(count, 0.4, 1.1)
    # Around the picture a screen may show more of its own, a sheet its white.
    own = chance.some(count, 0.4)
    margins = [own * chance.mostly_small(count, 46, 1.5) * chance.some(count, 0.75) for _ in range(4)]
    inner = widen(distances, margins)
    bezel = chance.uniform(count, 1, 9)
    thick = [bezel * choose(chance.some(count, 0.3), chance.uniform(count, 1, 3), torch.ones_like(bezel)) for _ in range(4)]
    paper_rim = chance.mostly_small(count, 14, 1.2) * chance.some(count, 0.7)
    rim = [choose(is_screen, width, paper_rim) for width in thick]
    outer = widen(inner, rim)
    radius = choose(is_screen, chance.uniform(count, 0.5, 14) * chance.some(count, 0.7) + 0.5, torch.full_like(bezel, 0.6))
    whole = rounded(*outer, radius)
    wall = to_light(choose(is_screen, flat_colour(chance, count), (chance.uniform(count, 0.7, 1) + chance.normal(count, 3, 1, 1) * 0.03)))
    own_colour = to_light(choose(is_screen, flat_colour(chance, count), chance.uniform(count, 0.6, 1).expand(-1, 3, -1, -1)))
    edge_light = chance.uniform(count, 0, 0.8) * chance.some(count, 0.35) * is_screen
    inside = lambda distance: torch.sigmoid(distance / soft)
    on_picture, on_inner, on_carrier = inside(rounded(*distances, radius * 0.3)), inside(rounded(*inner, radius * 0.6)), inside(whole)
    body = choose(inside(1.6 - whole), wall + edge_light, wall)
    light = choose(on_picture, shown, choose(on_inner, own_colour, body))
    return choose(on_carrier, light, shade(chance, behind, whole)), whole


def shade(chance: Chance, behind: torch.Tensor, distance: torch.Tensor) -> torch.Tensor:
    """What is held before something darkens it along its edge, more on one side."""
    count = len(behind)
    shift = (int(chance.integers(13, 1)) - 6, int(chance.integers(13, 1)) - 6)
    near = torch.sigmoid((distance.roll(shift, (2, 3)) + chance.uniform(count, 0, 5)) / chance.uniform(count, 1, 7))
    return behind * (1 - near * chance.uniform(count, 0, 0.7) * chance.some(count, 0.7))
