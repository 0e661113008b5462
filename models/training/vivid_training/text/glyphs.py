"""Every character of every font as a small picture, so that whole lines are set by indexing on the GPU."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont

from vivid_training.text.alphabet import CHARACTERS, CODE, plain
from vivid_training.text.character_map import character_map

CAP_PX, CELL_HEIGHT, CELL_WIDTH, LEFT_PAD = 28, 56, 80, 10
BASELINE = (CELL_HEIGHT + CAP_PX) // 2

# How often a family is drawn, where it is drawn more often than others: what documents are printed in.
FAVOURITES = {
    "ocrb": 4,
    "OCRB": 3,
    "Liberation": 2.5,
    "arimo": 3,
    "Arimo": 2,
    "barlow-semi": 3,
    "source-sans": 3,
    "pt-serif": 2,
    "Roboto": 1.5,
    "texgyreheros": 2.5,
    "Courier": 2,
    "cousine": 1.5,
    "DejaVuSans": 1.5,
    "Carlito": 1.5,
    "OpenSans": 1.5,
    "noto-sans": 1.5,
    "special-elite": 1.5,
    "doto": 1.5,
    "dotgothic": 1.5,
    "spleen": 0.7,
    "Gillius": 1.5,
    "condensed": 1.4,
    "narrow": 1.4,
}


@dataclass
class Glyphs:
    cells: torch.Tensor  # [fonts, classes, CELL_HEIGHT, CELL_WIDTH] bytes
    advances: torch.Tensor  # [fonts, classes] px
    printed: torch.Tensor  # [fonts, classes] the class that this font prints for a class
    shares: torch.Tensor  # [fonts]

    def to(self, device) -> "Glyphs":
        return Glyphs(*(tensor.to(device) for tensor in (self.cells, self.advances, self.printed, self.shares)))


def load_glyphs(folder: Path, workers: int, fonts: int | None = None) -> Glyphs:
    paths = sorted(path for path in folder.glob("*.ttf") if not path.name.endswith(".more.ttf"))
    paths = paths if fonts is None else paths[:: max(1, len(paths) // fonts)]
    with ProcessPoolExecutor(workers) as pool:
        drawn = [result for result in pool.map(partial(_draw_font), paths, chunksize=2) if result is not None]
    cells, advances, printed, shares = zip(*drawn)
    return Glyphs(
        torch.from_numpy(np.stack(cells)), torch.from_numpy(np.stack(advances)), torch.from_numpy(np.stack(printed)), torch.tensor(shares)
    )


def _draw_font(path: Path):
    files = [path] + [more for more in [path.with_suffix(".more.ttf")] if more.exists()]
    probe = ImageFont.truetype(str(path), 200)
    try:
        left, top, right, bottom = probe.getbbox("H", anchor="ls")
    except OSError:
        return None
    if bottom - top < 40:
        return None
    size = 200 * CAP_PX / (bottom - top)
    faces = [(ImageFont.truetype(str(file), size), character_map(file)) for file in files]
    if not all(any(ord(c) in known for _, known in faces) for c in "AZ09az"):
        return None
    cells = np.zeros((len(CHARACTERS) + 1, CELL_HEIGHT, CELL_WIDTH), np.uint8)
    advances = np.zeros(len(CHARACTERS) + 1, np.float32)
    printed = np.zeros(len(CHARACTERS) + 1, np.int64)
    for character in CHARACTERS:
        code = CODE[character]
        face = next((face for face, known in faces if ord(character) in known), None)
        if face is None:
            continue
        canvas = Image.new("L", (CELL_WIDTH, CELL_HEIGHT))
        ImageDraw.Draw(canvas).text((LEFT_PAD, BASELINE), character, font=face, fill=255, anchor="ls")
        cells[code] = np.asarray(canvas)
        advances[code] = face.getlength(character)
        if character != " " and not cells[code].any():
            continue
        printed[code] = code
    advances[CODE[" "]] = max(advances[CODE[" "]], 5)
    printed[CODE[" "]] = CODE[" "]
    for character in CHARACTERS:
        if printed[CODE[character]] == 0:
            printed[CODE[character]] = printed[CODE[plain(character)]]
    printed[printed == 0] = CODE[" "]
    share = max([weight for name, weight in FAVOURITES.items() if name.lower() in path.name.lower()], default=1.0)
    return cells, advances, printed, share
