"""Many pages, drawn by several processes."""

import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from vivid_training.text.draw_page import draw_page
from vivid_training.text.page_kit import Kit


def _draw_many(data: Path, seed: int, seconds: float, most: int, folder: Path) -> int:
    kit, start, count = Kit(data, seed), time.time(), 0
    pages = []
    while time.time() - start < seconds and count < most:
        pages.append(draw_page(kit))
        count += 1
    for name, plane in enumerate(zip(*pages)):
        np.save(folder / f"{seed}-{name}.npy", np.stack(plane))
    return count


def draw_pages(data: Path, seed: int, seconds: float, workers: int, most: int, put):
    """Page, core, height and ignore planes, each [N,h,w] bytes, handed to `put` part by part: together they are gigabytes."""
    seeds = range(seed, seed + workers)
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(workers) as pool:
        list(pool.map(_draw_many, [data] * workers, seeds, [seconds] * workers, [most // workers] * workers, [Path(folder)] * workers))
        return [[put(np.load(Path(folder) / f"{one}-{name}.npy")) for one in seeds] for name in range(4)]
