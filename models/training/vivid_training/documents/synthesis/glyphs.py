"""A stack of glyph pictures per font, so that whole lines of text are laid out by indexing on the GPU."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .mrz_text import ALPHABET

CELL_HEIGHT = 64
CAP_HEIGHT = 36
PITCH = 36
BLANK = len(ALPHABET)

# How often a font is drawn: OCR-B first, other monospaced faces rarely (some issuers do not use OCR-B).
FONT_WEIGHTS = {
    "OCRB7.ttf": 34,
    "OCRB.otf": 34,
    "OCRBS.otf": 14,
    "OCRBL.otf": 3,
    "LiberationMono-Regular.ttf": 2,
    "LiberationMono-Bold.ttf": 2,
    "DejaVuSansMono.ttf": 2,
    "DejaVuSansMono-Bold.ttf": 1,
    "FreeMonoBold.ttf": 3,
    "Inconsolata.otf": 1,
}


def glyph_stack(fonts: Path) -> tuple[np.ndarray, np.ndarray]:
    """[variants, 38, CELL_HEIGHT, PITCH] in 0..1 (last glyph empty) and each variant's share of the draws."""
    stack, shares = [], []
    for name, weight in FONT_WEIGHTS.items():
        for widen in (0.86, 0.95, 1.04):
            stack.append([_glyph(fonts / name, char, widen) for char in ALPHABET] + [np.zeros((CELL_HEIGHT, PITCH))])
            shares.append(weight)
    return np.asarray(stack, np.float32), np.asarray(shares, np.float32) / sum(shares)


def _glyph(path: Path, char: str, widen: float) -> np.ndarray:
    size = 240
    font = ImageFont.truetype(str(path), size)
    left, top, right, bottom = font.getbbox("H")
    cap, advance = bottom - top, font.getlength("H")
    canvas = Image.new("L", (size * 2, size * 2))
    ImageDraw.Draw(canvas).text((size, size - (top + bottom) / 2), char, font=font, fill=255)
    scale_y = CAP_HEIGHT / cap
    scale_x = PITCH / advance * widen
    # Output cell centre sits on the glyph's advance box centre and on the middle of a capital.
    matrix = (1 / scale_x, 0, size + advance / 2 - PITCH / 2 / scale_x, 0, 1 / scale_y, size - CELL_HEIGHT / 2 / scale_y)
    big = (PITCH * 4, CELL_HEIGHT * 4)
    fine = (matrix[0] / 4, 0, matrix[2], 0, matrix[4] / 4, matrix[5])
    cell = canvas.transform(big, Image.Transform.AFFINE, fine, Image.Resampling.BILINEAR)
    return np.asarray(cell.resize((PITCH, CELL_HEIGHT), Image.Resampling.BOX), np.float32) / 255
