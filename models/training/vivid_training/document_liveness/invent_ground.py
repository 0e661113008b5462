"""The ground of an invented document: soft colours, fine curves, repeated small print, a motif."""

import math
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont


def security_ground(chance: random.Random, width: int, height: int) -> np.ndarray:
    numbers = np.random.default_rng(chance.randint(0, 1 << 30))
    # Most are pale, so that print can be read.
    base = numbers.uniform(0.78, 1, 3) if chance.random() < 0.7 else numbers.uniform(0.5, 1, 3)
    spread = chance.uniform(0.01, 0.2)
    coarse = np.clip(base + spread * numbers.standard_normal((chance.randint(1, 4), chance.randint(2, 5), 3)), 0.25, 1)
    ground = Image.fromarray((coarse * 255).astype(np.uint8)).resize((width, height), Image.Resampling.BICUBIC)
    lines = Image.new("RGB", (width, height), (255, 255, 255))
    draw = ImageDraw.Draw(lines)
    for _ in range(chance.randint(1, 4)):
        _curves(chance, draw, width, height)
    if chance.random() < 0.5:
        _motif(chance, draw, width, height)
    if chance.random() < 0.4:
        _small_print(chance, draw, width, height)
    share = chance.uniform(0.15, 0.75)
    mixed = np.asarray(ground, np.float32) * (1 - share + share * np.asarray(lines, np.float32) / 255)
    return mixed.clip(0, 255).astype(np.uint8)


def _colour(chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randint(60, 235) for _ in range(3))


def _curves(chance: random.Random, draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Guilloches: one wave, shifted line by line."""
    colour, count = _colour(chance), chance.randint(15, 70)
    cycles, depth, turn = chance.uniform(0.5, 5), chance.uniform(0.02, 0.3), chance.uniform(0, 6)
    drift, x = chance.uniform(0, 0.3), np.linspace(0, 1, 90)
    thick = chance.choice((1, 1, 2))
    for i in range(count):
        y = (i + 0.5) / count + depth * np.sin(2 * math.pi * cycles * x + turn + i * drift) * np.cos(math.pi * x * chance.choice((1, 2)))
        draw.line(list(zip(x * width, y * height, strict=True)), fill=colour, width=thick)


def _motif(chance: random.Random, draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """A rosette or rays about a point."""
    x, y, reach = width * chance.uniform(0.2, 0.8), height * chance.uniform(0.3, 0.7), height * chance.uniform(0.15, 0.45)
    petals, colour = chance.randint(3, 24), _colour(chance)
    angle = np.linspace(0, 2 * math.pi, 400)
    for ring in range(chance.randint(2, 12)):
        far = reach * (0.3 + 0.7 * ring / 12) * (1 + 0.25 * np.sin(petals * angle + ring))
        draw.line(list(zip(x + far * np.cos(angle), y + far * np.sin(angle), strict=True)), fill=colour, width=chance.choice((1, 2, 3)))


def _small_print(chance: random.Random, draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    word = "".join(chance.choice("ABCDEFGHIKLMNOPRSTU") for _ in range(chance.randint(3, 7))) + " "
    step, colour = chance.randint(14, 40), _colour(chance)
    font = ImageFont.load_default(size=max(8, step * 0.6))
    for row in range(0, height, step):
        draw.text((-chance.randint(0, 60), row), word * 60, font=font, fill=colour)
