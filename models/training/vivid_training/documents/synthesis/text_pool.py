"""Many random MRZs as index tensors, ready to be drawn on the GPU."""

import random
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch

from .glyphs import BLANK
from .mrz_text import ALPHABET, random_mrz

COLUMNS = 46
INDEX = {char: i for i, char in enumerate(ALPHABET)}


def _draw(job: tuple[int, int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    seed, count = job
    rng = random.Random(seed)
    codes = np.full((count, 3, COLUMNS), BLANK, np.uint8)
    lengths, lines = np.zeros(count, np.int64), np.zeros(count, np.int64)
    for i in range(count):
        mrz = random_mrz(rng)
        lengths[i], lines[i] = len(mrz[0]), len(mrz)
        for k, line in enumerate(mrz):
            codes[i, k, : len(line)] = [INDEX[c] for c in line]
    return codes, lengths, lines


class TextPool:
    """codes [N,3,COLUMNS] (BLANK where nothing is printed), lengths [N] in characters, lines [N] 2 or 3."""

    def __init__(self, count: int, seed: int, workers: int, device) -> None:
        chunk = max(1, count // workers)
        with ProcessPoolExecutor(workers) as pool:
            parts = list(pool.map(_draw, [(seed + k, chunk) for k in range(workers)]))
        codes, lengths, lines = (torch.from_numpy(np.concatenate(column)) for column in zip(*parts, strict=True))
        self.codes, self.lengths, self.lines = codes.to(device), lengths.to(device), lines.to(device)

    def pick(self, batch: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        chosen = torch.randint(len(self.lengths), (batch,), device=self.lengths.device)
        return self.codes[chosen].long(), self.lengths[chosen], self.lines[chosen]
