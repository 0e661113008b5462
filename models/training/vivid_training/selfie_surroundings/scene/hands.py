"""Fingers and the hand they belong to, drawn as shaded capsules: no free pictures of hands that hold things were found."""

import torch

from vivid_training.selfie_liveness.capture.chance import Chance, choose
from vivid_training.selfie_liveness.capture.light import to_light

from .shapes import capsule

# From very light to very dark skin, encoded.
SKIN = torch.tensor(
    [[0.94, 0.80, 0.72], [0.88, 0.70, 0.58], [0.78, 0.58, 0.45], [0.62, 0.43, 0.31], [0.45, 0.30, 0.22], [0.30, 0.20, 0.15]]
)
FINGERS = 4


def skin(chance: Chance, count: int) -> torch.Tensor:
    tones = SKIN.to(chance.device)[chance.integers(len(SKIN), count)]
    return (tones.view(count, 3, 1, 1) + chance.normal(count, 3, 1, 1) * 0.03).clamp(0.05, 1)


def draw_finger(
    chance: Chance,
    light: torch.Tensor,
    colour: torch.Tensor,
    distance: torch.Tensor,
    along: torch.Tensor,
    shown: torch.Tensor,
    radius: torch.Tensor,
) -> torch.Tensor:
    count = len(light)
    depth = (distance / radius).clamp(0, 1)
    rounded_light = 0.55 + 0.5 * (1 - (1 - depth) ** 2)
    creases = 1 - 0.12 * (torch.cos(along * chance.uniform(count, 8, 20)) > 0.9)
    nail = torch.sigmoid((0.16 - (along - 0.86).abs()) * 40) * torch.sigmoid((depth - 0.55) * 12) * chance.some(count, 0.4)
    tone = (colour * rounded_light * creases * (1 + 0.16 * nail) * chance.uniform(count, 0.75, 1.1)).clamp(0, 1)
    cover = torch.sigmoid(distance / 0.7) * shown
    dark = torch.sigmoid((distance + 2) / 1.5) * 0.35 * shown
    return choose(cover, to_light(tone), light * (1 - dark))


def draw_hand(
    chance: Chance,
    light: torch.Tensor,
    places: torch.Tensor,
    at: torch.Tensor,
    inwards: torch.Tensor,
    size: torch.Tensor,
    shown: torch.Tensor,
) -> torch.Tensor:
    """`at`: a point on an edge; `inwards`: which way the fingers point, [pictures, 2]; `size`: a face's side; `shown` 0 or 1."""
    count = len(light)
    colour = skin(chance, count)
    width = size.view(count, 1, 1, 1) * chance.uniform(count, 0.07, 0.13)
    beside = torch.stack([-inwards[:, 1], inwards[:, 0]], 1)
    thumb_alone = (chance.rand(count, 1, 1, 1) < 0.45).float()
    for finger in range(FINGERS):
        radius = width * chance.uniform(count, 0.85, 1.15)
        step = (finger - 1.5) * 2.05 * width.view(count, 1) + chance.normal(count, 1) * 0.6
        base = at + beside * step - inwards * size[:, None] * (chance.rand(count, 1) * 0.9 + 0.25)
        tip = at + beside * (step + chance.normal(count, 1) * 1.5) + inwards * size[:, None] * (chance.rand(count, 1) * 0.3 - 0.02)
        distance, along = capsule(places, base, tip, radius)
        there = shown * (1 - thumb_alone if finger else torch.ones_like(shown))
        light = draw_finger(chance, light, colour, distance, along, there, radius)
    return light
