"""A bank of printed words as masks [N,1,64,512], 0..1: what people stamp over scans, and what they paste into photos."""

import random

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont

HEIGHT, WIDTH = 64, 512
STAMPS = ("SPECIMEN", "SAMPLE", "MUESTRA", "VZOR", "DEMO ONLY", "COPY", "EXAMPLE", "MUSTER", "NOT VALID")


def lettering(device, stamps: bool, count: int = 48, seed: int = 3) -> torch.Tensor:
    chance = random.Random(seed)
    words = [chance.choice(STAMPS) if stamps else _written(chance) for _ in range(count)]
    masks = np.stack([_mask(word) for word in words]).astype(np.float32) / 255
    return torch.from_numpy(masks).unsqueeze(1).to(device)


def _written(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.35:
        return f"{chance.randint(1, 28):02d}.{chance.randint(1, 12):02d}.{chance.randint(1940, 2035)}"
    letters = "".join(chance.choice("ABCDEFGHIJKLMNOPRSTUVZ") for _ in range(chance.randint(4, 11)))
    return letters + str(chance.randint(100, 99999)) if kind < 0.6 else letters.title() + " " + letters[::-1].title()


def _mask(word: str) -> np.ndarray:
    font = ImageFont.load_default(size=54)
    left, top, right, bottom = font.getbbox(word)
    drawn = Image.new("L", (right - left + 8, bottom - top + 8))
    ImageDraw.Draw(drawn).text((4 - left, 4 - top), word, font=font, fill=255)
    return np.asarray(drawn.resize((WIDTH, HEIGHT), Image.Resampling.BILINEAR))
