"""Invents documents: no layout, colour, emblem or wording of any state, so that the judge does not learn the few kinds it knows.

Each is a picture of up to 1024 × 768 with the face's box, as fractions, or none, and whether a ghost portrait is on it. Drawn on the
CPU, many at once.
"""

import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from vivid_training.document_liveness.invent_ground import security_ground

WIDTH = 1024
# Cards, ID-2, passport pages: ISO/IEC 7810 and ICAO 9303.
ASPECTS = (85.6 / 54, 85.6 / 54, 105 / 74, 125 / 88)
# Where the face lies in the square portraits of the pack, as in draw.py: left, top, right, bottom.
FACE = (0.3, 0.24, 0.7, 0.72)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def invent_many(folder: Path, count: int, seed: int, workers: int) -> list[tuple[np.ndarray, tuple[float, ...] | None, bool]]:
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(invent, folder), range(seed, seed + count), chunksize=4))


def invent(folder: Path, seed: int) -> tuple[np.ndarray, tuple[float, ...] | None, bool]:
    """The picture, the face's box, and whether the holder is shown a second time."""
    chance = random.Random(seed)
    size = (WIDTH, round(WIDTH / chance.choice(ASPECTS)))
    fonts = sorted((folder / "fonts").iterdir())
    picture = Image.fromarray(security_ground(chance, *size))
    draw = ImageDraw.Draw(picture)
    ink = tuple(chance.randint(0, 70) for _ in range(3))
    _header(chance, draw, size, fonts)
    machine_readable = chance.random() < 0.5
    bottom = 0.76 if machine_readable else 0.95
    face, ghost = None, False
    side = chance.choice(("left", "right"))
    if chance.random() < 0.85:
        face, ghost = _portrait(chance, picture, folder, size, side, bottom)
    _fields(chance, draw, size, fonts, ink, side if face else None, bottom)
    _extras(chance, picture, draw, size, ink)
    if machine_readable:
        _machine_lines(chance, draw, size, fonts, ink)
    return np.asarray(picture), face, ghost


def _font(chance: random.Random, fonts: list[Path], height: float, mono: bool = False):
    known = [path for path in fonts if ("OCR" in path.name or "Mono" in path.name) == mono]
    return ImageFont.truetype(str(chance.choice(known)), max(7, round(height)))


def _word(chance: random.Random, least: int, most: int) -> str:
    return "".join(chance.choice(LETTERS) for _ in range(chance.randint(least, most)))


def _header(chance: random.Random, draw: ImageDraw.ImageDraw, size, fonts) -> None:
    width, height = size
    band = height * chance.uniform(0.09, 0.17)
    colour = tuple(chance.randint(0, 255) for _ in range(3))
    if chance.random() < 0.5:
        draw.rectangle((0, 0, width, band), fill=colour)
        ink = (255, 255, 255) if sum(colour) < 380 else (10, 10, 30)
    else:
        ink = tuple(chance.randint(0, 130) for _ in range(3))
    title = " ".join(_word(chance, 3, 10) for _ in range(chance.randint(2, 4)))
    draw.text(
        (width * chance.uniform(0.02, 0.35), band * 0.15), title, font=_font(chance, fonts, band * chance.uniform(0.3, 0.6)), fill=ink
    )


def _portrait(chance: random.Random, picture: Image.Image, folder: Path, size, side: str, bottom: float) -> tuple[tuple[float, ...], bool]:
    width, height = size
    faces = sorted((folder / "faces").iterdir())
    photo = ImageOps.fit(Image.open(chance.choice(faces)).convert("RGB"), (360, 360))
    left, right = 0.5 - chance.uniform(0.34, 0.42), 0.5 + chance.uniform(0.34, 0.42)
    photo = photo.crop((round(left * 360), 0, round(right * 360), 360))
    if chance.random() < 0.45:
        photo = ImageOps.grayscale(photo).convert("RGB")
    high = height * chance.uniform(0.4, 0.62)
    wide = high * photo.width / photo.height
    x = width * chance.uniform(0.02, 0.07)
    x = x if side == "left" else width - x - wide
    y = height * chance.uniform(0.18, max(0.19, bottom - high / height - 0.02))
    photo = photo.resize((round(wide), round(high)), Image.Resampling.LANCZOS)
    _laid(chance, picture, photo, (round(x), round(y)), chance.uniform(0.75, 1))
    ghost = chance.random() < 0.4
    if ghost:  # the same person, smaller and paler
        small = photo.resize((round(wide * 0.4), round(high * 0.4)), Image.Resampling.LANCZOS)
        ghost_x = width * chance.uniform(0.55, 0.85) if side == "left" else width * chance.uniform(0.05, 0.3)
        _laid(
            chance,
            picture,
            ImageOps.grayscale(small).convert("RGB"),
            (round(ghost_x), round(height * chance.uniform(0.3, 0.55))),
            chance.uniform(0.25, 0.6),
        )
    span = right - left
    box = [(FACE[0] - left) / span, FACE[1], (FACE[2] - left) / span, FACE[3]]
    face = ((x + box[0] * wide) / width, (y + box[1] * high) / height, (x + box[2] * wide) / width, (y + box[3] * high) / height)
    return face, ghost


def _laid(chance: random.Random, picture: Image.Image, photo: Image.Image, at: tuple[int, int], strength: float) -> None:
    """With hard, rounded or fading borders, more or less of the ground showing through."""
    mask = Image.new("L", photo.size, 0)
    edge = chance.choice((0, 0, 8, 20))
    shape = (edge, edge, photo.width - edge, photo.height - edge)
    draw = ImageDraw.Draw(mask)
    if chance.random() < 0.15:
        draw.ellipse(shape, fill=round(255 * strength))
    else:
        draw.rounded_rectangle(shape, chance.choice((0, 0, 6, 25)), fill=round(255 * strength))
    picture.paste(photo, at, mask.filter(ImageFilter.GaussianBlur(edge / 2)) if edge else mask)
    if chance.random() < 0.3:
        ImageDraw.Draw(picture).rectangle(
            (*at, at[0] + photo.width, at[1] + photo.height), outline=(60, 60, 80), width=chance.randint(1, 3)
        )


def _fields(chance: random.Random, draw: ImageDraw.ImageDraw, size, fonts, ink, portrait: str | None, bottom: float) -> None:
    width, height = size
    left, right = (0.36 if portrait == "left" else 0.05), (0.64 if portrait == "right" else 0.97)
    label, value = _font(chance, fonts, height * chance.uniform(0.022, 0.032)), _font(chance, fonts, height * chance.uniform(0.035, 0.058))
    pale = tuple(min(255, tone + chance.randint(20, 110)) for tone in ink)
    step, y = chance.uniform(0.085, 0.13), chance.uniform(0.18, 0.24)
    while y < bottom - step:
        x = left
        while x < right - 0.12:
            draw.text((x * width, y * height), _word(chance, 3, 12).title(), font=label, fill=pale)
            text = (
                f"{chance.randint(1, 28):02d}.{chance.randint(1, 12):02d}.{chance.randint(1940, 2035)}"
                if chance.random() < 0.35
                else _word(chance, 2, 12)
            )
            draw.text((x * width, (y + step * 0.35) * height), text, font=value, fill=ink)
            x += chance.uniform(0.18, 0.4)
        y += step


def _extras(chance: random.Random, picture: Image.Image, draw: ImageDraw.ImageDraw, size, ink) -> None:
    width, height = size
    if chance.random() < 0.4:  # a chip
        x, y = width * chance.uniform(0.05, 0.8), height * chance.uniform(0.25, 0.5)
        gold = (chance.randint(190, 225), chance.randint(165, 200), chance.randint(90, 160))
        draw.rounded_rectangle((x, y, x + width * 0.13, y + height * 0.17), 14, fill=gold, outline=(110, 95, 60), width=2)
        for share in (0.33, 0.66):
            draw.line((x, y + height * 0.17 * share, x + width * 0.13, y + height * 0.17 * share), fill=(110, 95, 60), width=2)
    if chance.random() < 0.5:  # a signature
        x, y, points = width * chance.uniform(0.1, 0.7), height * chance.uniform(0.6, 0.8), []
        for i in range(40):
            points.append((x + i * 5, y + 22 * math.sin(i * 0.7 + i * 0.13) * chance.uniform(0.2, 1)))
        draw.line(points, fill=ink, width=chance.randint(2, 4), joint="curve")
    if chance.random() < 0.25:  # a matrix of squares
        edge, cells = round(width * chance.uniform(0.1, 0.17)), chance.randint(21, 41)
        code = Image.fromarray((np.random.default_rng(chance.randint(0, 9999)).random((cells, cells)) > 0.5).astype(np.uint8) * 255)
        picture.paste(
            code.resize((edge, edge), Image.Resampling.NEAREST).convert("RGB"),
            (round(width * chance.uniform(0.5, 0.8)), round(height * chance.uniform(0.2, 0.6))),
        )


def _machine_lines(chance: random.Random, draw: ImageDraw.ImageDraw, size, fonts, ink) -> None:
    width, height = size
    if chance.random() < 0.5:
        draw.rectangle((0, height * 0.76, width, height), fill=(chance.randint(225, 255),) * 3)
    lines, columns = chance.choice(((2, 44), (3, 30), (2, 36)))
    font = _font(chance, fonts, min(width * 0.94 / columns / 0.62, height * 0.2 / lines), mono=True)
    for line in range(lines):
        text = "".join(chance.choice(LETTERS + "0123456789" * 2 + "<" * 20) for _ in range(columns))
        draw.text((width * 0.03, height * (0.79 + 0.2 * line / lines)), text, font=font, fill=ink)
