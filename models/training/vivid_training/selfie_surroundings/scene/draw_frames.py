"""Genuine frames and tricks through the same cameras and files."""

from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.capture.blur import blur
from vivid_training.selfie_liveness.capture.camera import expose, store
from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import cast, to_encoded, vignette
from vivid_training.selfie_liveness.capture.publish import publish
from vivid_training.selfie_liveness.capture.screen import show

from .genuine import draw_genuine
from .people import FRAME_PX, People, choose_scenes
from .shapes import pixels
from .tricks import draw_carried, draw_worn

GENUINE_SHARE, CARRIED_SHARE = 0.5, 0.25


@dataclass
class Frames:
    pictures: torch.Tensor  # encoded, 0…1
    boxes: torch.Tensor
    bounds: torch.Tensor
    trick: torch.Tensor  # signed distance to the carrier or piece that shows the face
    kind: torch.Tensor  # 0 genuine, 1 carried, 2 worn or held cut-out


def hazy(chance: Chance, light: torch.Tensor) -> torch.Tensor:
    """A greasy or wet lens, light from behind that flows over the picture."""
    count = len(light)
    veil = chance.mostly_small(count, 0.35, 1.5) * chance.some(count, 0.15) * cast(chance, count, 0.15)
    flow = blur((light - 0.7).clamp(min=0), chance.uniform(count, 4, 6)) * chance.uniform(count, 0, 1.5) * chance.some(count, 0.2)
    return light * (1 - veil) + veil + flow


def photograph(chance: Chance, people: People, light: torch.Tensor) -> torch.Tensor:
    """Class plays no part here."""
    count = len(light)
    light = hazy(chance, light) * vignette(chance, count, FRAME_PX, 0.5, 0.3)
    plain = to_encoded(light)
    taken = expose(
        chance,
        light,
        exposure=(chance.normal(count, 1, 1, 1) * 0.28).exp(),
        casting=choose(chance.some(count, 0.2), chance.uniform(count, 0.3, 0.45), chance.uniform(count, 0, 0.12)),
        steep=chance.uniform(count, -0.25, 0.4),
        defocus=chance.uniform(count, 0.6, 1.6),
    )
    encoded = choose(chance.some(count, 0.7), taken, plain)
    encoded = choose(chance.some(count, 0.18), publish(chance, encoded), encoded)
    again = to_encoded(show(chance, encoded, choose_scenes(chance, people, count)))
    return store(chance, choose(chance.some(count, 0.1), again, encoded))


def trim(chance: Chance, frames_bounds: torch.Tensor, boxes: torch.Tensor, people: People) -> torch.Tensor:
    """Frames of any shape: as much room around the face as genuine pictures leave, or as phones held upright do."""
    count = len(boxes)
    face = (boxes[:, 2:] - boxes[:, :2]).amax(1, keepdim=True)
    like = chance.integers(len(people.sizes), count)
    rooms = people.sizes[like] / (people.boxes[like, 2:] - people.boxes[like, :2]).amax(1, keepdim=True)
    across = chance.rand(count, 1) * 1.6 + 1.6
    phone = torch.cat([across, across * (chance.rand(count, 1) * 0.8 + 1.1)], 1)
    rooms = torch.where(chance.rand(count, 1) < 0.5, phone, rooms)
    size = torch.minimum(frames_bounds[:, 2:] - frames_bounds[:, :2], rooms * face)
    low = (boxes[:, :2] + boxes[:, 2:]) / 2 - size * (chance.rand(count, 2) * 0.3 + 0.35)
    low = torch.minimum(torch.maximum(low, frames_bounds[:, :2]), frames_bounds[:, 2:] - size)
    return torch.cat([low, low + size], 1)


@torch.no_grad()
def draw_frames(chance: Chance, people: People, count: int) -> Frames:
    places = pixels(FRAME_PX, chance.device)
    alive, carried = round(count * GENUINE_SHARE), round(count * CARRIED_SHARE)
    counts = (alive, carried, count - alive - carried)
    drawn = [draw(chance, people, places, number) for draw, number in zip((draw_genuine, draw_carried, draw_worn), counts)]
    light, boxes, bounds, trick = (torch.cat(parts) for parts in zip(*drawn))
    kind = torch.cat([torch.full((number,), place, device=chance.device) for place, number in enumerate(counts)])
    return Frames(photograph(chance, people, light), boxes, trim(chance, bounds, boxes, people), trick, kind)
