"""Draws genuine frames and recaptures of the same sources, so that no source tells the class."""

from dataclasses import dataclass

import torch

from .blur import blur
from .camera import expose, store, tone
from .carrier import surround
from .chance import Chance, choose
from .jpeg import compress
from .light import to_light, vignette
from .paper import print_on_paper
from .place import place, sample
from .publish import publish
from .screen import show

FRAME_PX = 256
SPOOF_SHARE = 0.5
SCREEN_SHARE = 0.65
PHOTOGRAPH_SHARE = 0.5
PUBLISHED_SHARE = 0.6
DETAILED_FACE_PX = 88


@dataclass
class Sources:
    """Packed pictures on the device. `real_spoof`: already a recapture when it was packed."""

    pictures: torch.Tensor  # [sources, 3, side, side] bytes, top left filled
    sizes: torch.Tensor  # width, height
    boxes: torch.Tensor
    real_spoof: torch.Tensor
    one_person: torch.Tensor
    scenes: torch.Tensor  # [scenes, 3, FRAME_PX, FRAME_PX] bytes
    weights: torch.Tensor


@dataclass
class Frames:
    pictures: torch.Tensor  # encoded, 0…1
    boxes: torch.Tensor
    bounds: torch.Tensor
    spoof: torch.Tensor  # 0 or 1 per picture
    photograph: torch.Tensor  # 1: genuine, as its source was taken or as people publish pictures
    one_person: torch.Tensor


def scenes(chance: Chance, sources: Sources, count: int) -> torch.Tensor:
    return sources.scenes[chance.integers(len(sources.scenes), count)].float() / 255


def first_take(chance: Chance, pictures: torch.Tensor, shrink: torch.Tensor) -> torch.Tensor:
    """The picture an attacker holds: another camera's, another file's."""
    count = len(pictures)
    soft = blur(pictures, shrink + chance.mostly_small(count, 0.9))
    return compress(tone(chance, soft, 0.0), chance.uniform(count, 50, 97))


def recapture(chance: Chance, sources: Sources, flat: torch.Tensor, inside: torch.Tensor, carried: torch.Tensor) -> torch.Tensor:
    """Light that comes from pictures on a screen (the first ones) or on paper (the rest)."""
    count = len(flat)
    screens = round(count * SCREEN_SHARE)
    is_screen = (torch.arange(count, device=chance.device) < screens).float().view(count, 1, 1, 1)
    medium = torch.cat([show(chance, flat[:screens], scenes(chance, sources, screens)), print_on_paper(chance, flat[screens:])])
    edged = surround(chance, medium, inside, scenes(chance, sources, count), is_screen)
    return choose(carried, edged, medium) * vignette(chance, count, FRAME_PX, 0.85, 0.75)


def draw_frames(chance: Chance, sources: Sources, count: int) -> Frames:
    faked = round(count * SPOOF_SHARE)
    # Recaptures first, genuine pictures (and one person's real recaptures) after them.
    drawn = lambda weights, number: torch.multinomial(weights, number, replacement=True, generator=chance.generator)
    chosen = torch.cat([drawn(sources.weights * (1 - sources.one_person), faked), drawn(sources.weights, count - faked)])
    boxes, sizes = sources.boxes[chosen], sources.sizes[chosen]
    is_faked = (torch.arange(count, device=chance.device) < faked).float().view(count, 1, 1, 1)
    real_spoof, one_person = (values[chosen].view(count, 1, 1, 1) for values in (sources.real_spoof, sources.one_person))
    carried = is_faked * chance.some(count, 0.4)
    tilted = choose(is_faked, chance.some(count, 0.6), chance.some(count, 0.3))

    face = (boxes[:, 2:] - boxes[:, :2]).amax(1)
    # The sources are photographs already: many stay as they were taken, or as published, with all their detail.
    detailed = (face >= DETAILED_FACE_PX).float().view(count, 1, 1, 1)
    photograph = chance.some(count, PHOTOGRAPH_SHARE) * (1 - is_faked) * (1 - one_person) * detailed
    placed = place(chance, boxes, sizes, FRAME_PX, tilted, carried, near=photograph)
    shrink = (face / (placed.box[:, 2:] - placed.box[:, :2]).amax(1) - 1).clamp(min=0).view(count, 1, 1, 1) * 0.45
    # The one person's recaptures are soft; softness must not tell them from that person's genuine pictures.
    shrink = shrink + one_person * (1 - real_spoof) * chance.uniform(count, 0.3, 2.2)
    pictures = sources.pictures[chosen].float() / 255
    pictures = torch.cat([first_take(chance, pictures[:faked], shrink[:faked]), blur(pictures[faked:], shrink[faked:] + 0.05)])
    flat = sample(pictures, placed.points)
    published = choose(is_faked, chance.some(count, 0.3), photograph * chance.some(count, PUBLISHED_SHARE))
    flat = choose(published, publish(chance, flat), flat)

    medium = recapture(chance, sources, flat[:faked], placed.inside[:faked], carried[:faked])
    life = to_light(flat[faked:]) * vignette(chance, count - faked, FRAME_PX, 0.4, 0.25)
    # Real pictures are mild: strong light, casts and blur stay rare. A picture of a picture has passed two contrast curves.
    exposure = (chance.normal(count, 1, 1, 1) * 0.24 + choose(is_faked, one(chance, 0.2), one(chance, -0.2))).exp()
    strong_cast = chance.some(count, 0.2) * (1 - is_faked)
    encoded = expose(
        chance,
        torch.cat([medium, life]),
        exposure,
        casting=choose(strong_cast, one(chance, 0.45), one(chance, 0.1)),
        steep=choose(is_faked, chance.uniform(count, 0, 0.5), chance.uniform(count, -0.25, 0.1)),
        defocus=choose(is_faked, one(chance, 1.6), one(chance, 1.3)),
    )
    encoded = choose(photograph, flat, encoded)
    spoof = torch.maximum(is_faked, real_spoof).view(count)
    return Frames(store(chance, encoded), placed.box, placed.bounds, spoof, photograph.view(count), one_person.view(count))


def one(chance: Chance, value: float) -> torch.Tensor:
    return torch.full((1, 1, 1, 1), value, device=chance.device)
