"""What the drawing of a page needs at hand: chance, fonts, pictures, and the page with its maps."""

import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from vivid_training.text.character_map import character_map

# Pages are drawn at twice the size the detector sees them in.
WIDTH, HEIGHT = 1280, 896


class Kit:
    def __init__(self, data: Path, seed: int, fonts: int = 60) -> None:
        self.rng = random.Random(seed)
        self.noise = np.random.default_rng(seed)
        faces = sorted(path for path in (data / "fonts").glob("*.ttf") if not path.name.endswith(".more.ttf"))
        self.files = self.rng.sample(faces, min(fonts, len(faces)))
        self.known = {file: character_map(file) for file in self.files}
        self.caps = {}
        self.pictures = [
            Image.open(path).convert("L") for path in sorted((data / "backgrounds").glob("*.jpg")) + sorted((data / "pages").glob("*.jpg"))
        ]
        self.faces = [Image.open(path).convert("L") for path in sorted((data / "faces").glob("*.jpg"))]

    def font(self, file: Path, cap_px: float) -> ImageFont.FreeTypeFont:
        if file not in self.caps:
            _, top, _, bottom = ImageFont.truetype(str(file), 200).getbbox("H", anchor="ls")
            self.caps[file] = max(60, bottom - top) / 200
        return ImageFont.truetype(str(file), cap_px / self.caps[file])

    def fit(self, text: str, file: Path) -> str:
        return "".join(letter for letter in text if ord(letter) in self.known[file])


class Page:
    """The picture and, at half its size, where lines run, how high their capitals are, and what does not count."""

    def __init__(self, ground: Image.Image) -> None:
        self.picture = ground
        self.pen = ImageDraw.Draw(ground)
        half = (WIDTH // 2, HEIGHT // 2)
        self.maps = [Image.new("L", half) for _ in range(3)]
        self.pens = [ImageDraw.Draw(plane) for plane in self.maps]
        self.taken: list[tuple[float, float, float, float]] = []

    def is_free(self, box: tuple[float, float, float, float]) -> bool:
        return all(box[2] <= other[0] or box[0] >= other[2] or box[3] <= other[1] or box[1] >= other[3] for other in self.taken)

    def mark(self, left: float, right: float, baseline: float, cap: float) -> None:
        middle, reach = (baseline - cap / 2) / 2, max(0.22 * cap / 2, 1.5)
        self.pens[0].rectangle((left / 2, middle - reach, right / 2, middle + reach), fill=255)
        # The height is known a little beyond the core, so that it can be read where the core is guessed too thick.
        self.pens[1].rectangle(
            (left / 2 - 4, middle - 0.6 * cap / 2, right / 2 + 4, middle + 0.6 * cap / 2), fill=round(min(255, cap / 2 * 4))
        )

    def ignore(self, box: tuple[float, float, float, float]) -> None:
        self.pens[2].rectangle(tuple(value / 2 for value in box), fill=255)
