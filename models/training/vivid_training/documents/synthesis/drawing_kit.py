"""What every drawing needs at hand: chance, fonts, portraits and pictures for grounds."""

import random
from pathlib import Path

import numpy as np
from PIL import ImageFont

WIDTH = 640
PRINT = (
    "LiberationSans-Regular.ttf",
    "LiberationSans-Bold.ttf",
    "LiberationSansNarrow-Regular.ttf",
    "LiberationSerif-Regular.ttf",
    "LiberationSerif-Bold.ttf",
    "DejaVuSansMono.ttf",
    "LiberationMono-Bold.ttf",
)


class Kit:
    def __init__(self, data: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.fonts = data / "fonts"
        self.faces = sorted((data / "faces").glob("*.jpg"))
        self.grounds = sorted((data / "backgrounds").glob("*.jpg")) + sorted((data / "cards").glob("*_id_*.jpg"))

    def font(self, name: str, size: float) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(str(self.fonts / name), size)

    def ink(self, dark: int = 90) -> tuple[int, int, int]:
        return tuple(self.rng.randint(0, dark) for _ in range(3))
