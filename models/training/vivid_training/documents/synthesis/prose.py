"""Lines of ordinary print, drawn to the measures of MRZ lines: what the finder must leave alone."""

import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .glyphs import CAP_HEIGHT, CELL_HEIGHT, PITCH
from .names import GIVEN, SURNAMES
from .text_pool import COLUMNS

FACES = (
    "LiberationSans-Regular.ttf",
    "LiberationSans-Bold.ttf",
    "LiberationSansNarrow-Regular.ttf",
    "LiberationSerif-Regular.ttf",
    "LiberationSerif-Bold.ttf",
    "LiberationSerif-Italic.ttf",
    "DejaVuSansMono.ttf",
)


def prose_lines(fonts: Path, count: int, seed: int) -> np.ndarray:
    """[count, CELL_HEIGHT, COLUMNS * PITCH] in 0..1."""
    rng = random.Random(seed)
    return np.stack([_line(fonts, rng) for _ in range(count)])


def _line(fonts: Path, rng: random.Random) -> np.ndarray:
    picture = Image.new("L", (COLUMNS * PITCH, CELL_HEIGHT))
    size = CAP_HEIGHT / 0.72 * rng.uniform(0.7, 1.25)
    font = ImageFont.truetype(str(fonts / rng.choice(FACES)), size)
    style = rng.random()
    words, width = "", picture.width * rng.choice((1, 0.9, 0.6, 0.3))
    while font.getlength(words) < width:
        word = rng.choice(SURNAMES + GIVEN)
        number = str(rng.randint(0, 10 ** rng.randint(1, 8)))
        words += (word.lower() if style < 0.5 else word.title() if style < 0.7 else word) if rng.random() < 0.8 else number
        words += rng.choice((" ", " ", " ", ", ", ". ", " / "))
    ImageDraw.Draw(picture).text((rng.choice((0, 0, 40)), CELL_HEIGHT / 2), words, font=font, fill=255, anchor="lm")
    return np.asarray(picture, np.float32) / 255
