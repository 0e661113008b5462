"""Compares drawn portraits with the nearest training pictures: python -m vivid_training.portraits.compare_neighbours MODELS DATA SHEET_PNG

Nearness is the correlation of the inner faces, grey, levelled in light, at 32 × 40 pixels; training pictures and their
mirror images count. For scale, the same is measured between different training pictures.
"""

import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from vivid_training.portraits.measure import draw_portraits
from vivid_training.portraits.read_packed import read_packed

DRAWN = 64
TOP, BOTTOM, LEFT, RIGHT = 46, 122, 36, 92


def describe(pictures: np.ndarray) -> np.ndarray:
    rows = []
    for rgb in pictures:
        grey = cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY)[TOP:BOTTOM, LEFT:RIGHT].astype(np.float32)
        level = cv2.GaussianBlur(grey, (0, 0), 12)
        small = cv2.resize(grey - level, (32, 40), interpolation=cv2.INTER_AREA)
        rows.append(((small - small.mean()) / (small.std() + 1e-6)).ravel() / np.sqrt(small.size))
    return np.stack(rows)


def main() -> None:
    models, data = Path(sys.argv[1]), Path(sys.argv[2])
    training = read_packed(data / "portraits.npz")[0].permute(0, 2, 3, 1).numpy()
    drawn = draw_portraits(models, DRAWN, seed=3)
    known, mirrored = describe(training), describe(training[:, :, ::-1].copy())
    likeness = np.maximum(describe(drawn) @ known.T, describe(drawn) @ mirrored.T)
    among = np.maximum(known @ known.T, known @ mirrored.T)
    np.fill_diagonal(among, -1)
    nearest, usual = likeness.max(1), among.max(1)
    print(f"drawn to nearest training picture: median {np.median(nearest):.3f}, highest {nearest.max():.3f}")
    high = np.percentile(usual, 95)
    print(f"training picture to nearest other: median {np.median(usual):.3f}, 95th percentile {high:.3f}")
    order = np.argsort(-nearest)
    pairs = [np.concatenate([drawn[i], training[likeness[i].argmax()]], 1) for i in order]
    sheet = np.concatenate([np.concatenate(pairs[r : r + 8], 1) for r in range(0, DRAWN, 8)])
    Image.fromarray(sheet).save(sys.argv[3])


if __name__ == "__main__":
    main()
