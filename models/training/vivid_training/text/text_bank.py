"""Many texts as classes, drawn once by a few processes and then picked from at random."""

import random
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch

from vivid_training.text.alphabet import encode
from vivid_training.text.wording import some_text

LENGTH = 64


def _codes(seed: int, count: int) -> np.ndarray:
    rng = random.Random(seed)
    bank = np.zeros((count, LENGTH), np.int64)
    for row in bank:
        codes = encode(some_text(rng))[:LENGTH] or [1]
        row[: len(codes)] = codes
    return bank.astype(np.uint8)


def text_bank(count: int, seed: int, workers: int) -> torch.Tensor:
    """[count, LENGTH] bytes, 0 beyond the end."""
    share = count // workers
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(_codes, range(seed, seed + workers), [share] * workers))
    return torch.from_numpy(np.concatenate(parts))
