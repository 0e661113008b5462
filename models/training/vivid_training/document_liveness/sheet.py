"""Contact sheets of drawn pictures, one row per class, to be looked at before training.

python -m vivid_training.document_liveness.sheet --data PACK --out sheet.jpg
"""

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch

from vivid_training.document_liveness.draw import draw, sent
from vivid_training.document_liveness.library import Library

CELL = (360, 264)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pictures", type=int, default=64)
    parser.add_argument("--drawn", type=int, default=32)
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    random, library = np.random.default_rng(options.seed), Library(options.data, device)
    rows: list[list[np.ndarray]] = [[] for _ in range(5)]
    for _ in range(options.pictures // options.drawn):
        drawn = sent(random, draw(random, library, options.drawn, "train", device))
        pictures = (drawn.pictures.permute(0, 2, 3, 1).cpu().numpy() * 255).astype(np.uint8)
        for kind, picture in zip(drawn.kinds, pictures, strict=True):
            rows[kind].append(cv2.resize(picture[..., ::-1], CELL, interpolation=cv2.INTER_AREA))
    sheet = np.full((5 * CELL[1], options.columns * CELL[0], 3), 255, np.uint8)
    for y, row in enumerate(rows):
        for x, picture in enumerate(row[: options.columns]):
            sheet[y * CELL[1] : (y + 1) * CELL[1], x * CELL[0] : (x + 1) * CELL[0]] = picture
    cv2.imwrite(str(options.out), sheet)


if __name__ == "__main__":
    main()
