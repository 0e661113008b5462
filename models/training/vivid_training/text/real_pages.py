"""Real documents with known boxes: pages.json lists {file, lines: [[left, right, middleLeft, middleRight, cap]], ignored: [[l,t,r,b]]}."""

import json
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

WIDTH, HEIGHT = 640, 448


def load_real_pages(folder: Path) -> list[np.ndarray] | None:
    """Page, core, height and ignore planes at the detector's scale."""
    if not (folder / "pages.json").exists():
        return None
    planes: list[list[np.ndarray]] = [[], [], [], []]
    for page in json.loads((folder / "pages.json").read_text()):
        picture = Image.open(folder / page["file"]).convert("L")
        canvas = Image.new("L", (WIDTH, HEIGHT), 128)
        canvas.paste(picture, (0, 0))
        maps = [Image.new("L", (WIDTH, HEIGHT)) for _ in range(3)]
        pens = [ImageDraw.Draw(plane) for plane in maps]
        for left, right, first, last, cap in page["lines"]:
            reach = max(0.22 * cap, 1.5)
            for pen, half, fill in ((pens[0], reach, 255), (pens[1], 0.6 * cap, round(min(255, cap * 4)))):
                pen.polygon([(left, first - half), (right, last - half), (right, last + half), (left, first + half)], fill=fill)
        for box in page["ignored"]:
            pens[2].rectangle(box, fill=255)
        for kept, plane in zip(planes, (canvas, *maps)):
            kept.append(np.asarray(plane))
    return [np.stack(kept) for kept in planes]
