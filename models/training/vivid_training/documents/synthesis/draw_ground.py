"""Tinted and patterned paper for drawn documents, and the cut of its corners."""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from .drawing_kit import WIDTH, Kit


def ground(kit: Kit, height: int) -> Image.Image:
    rng, noise = kit.rng, kit.noise
    light = rng.choice((255, 250, 240, 225, 200))
    a, b = noise.uniform(-45, 5, (2, 3)) * rng.choice((0, 0.6, 1, 1.6)) + light
    y, x = np.mgrid[0:height, 0:WIDTH] / WIDTH
    angle = rng.uniform(0, 2 * math.pi)
    mix = np.clip((x - 0.5) * math.cos(angle) + (y - 0.35) * math.sin(angle) + 0.5, 0, 1)[..., None]
    area = a * (1 - mix) + b * mix
    for _ in range(rng.choice((0, 1, 2, 3, 4))):
        waves = np.sin(
            (x * rng.uniform(-60, 60) + y * rng.uniform(-60, 60))
            + rng.uniform(1, 6) * np.sin(x * rng.uniform(2, 25) + y * rng.uniform(2, 25))
        )
        lines = np.exp(-((waves / rng.uniform(0.08, 0.5)) ** 2))[..., None]
        area = area - lines * noise.uniform(0, 60, 3) * rng.choice((0.4, 1))
    picture = Image.fromarray(np.clip(area, 0, 255).astype(np.uint8))
    if kit.grounds and rng.random() < 0.2:
        art = Image.open(rng.choice(kit.grounds)).convert("RGB").resize((WIDTH, height))
        picture = Image.blend(picture, art, rng.uniform(0.05, 0.3))
    return picture


def cut(kit: Kit, picture: Image.Image, radius: int) -> Image.Image:
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), radius, fill=255)
    result = picture.convert("RGBA")
    if kit.rng.random() < 0.2:
        ImageDraw.Draw(result).rounded_rectangle(
            (0, 0, picture.width - 1, picture.height - 1), radius, outline=(*kit.ink(120), 255), width=kit.rng.randint(1, 4)
        )
    result.putalpha(mask.filter(ImageFilter.GaussianBlur(0.6)))
    return result
