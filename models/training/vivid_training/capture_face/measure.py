"""Faces found, empty frames left alone and how well the turn is told, on frames of pictures that were not learnt from."""

import numpy as np
import torch

from .compose import FRAMES, Composer, as_shown
from .network import CELL_PX, SIZE_PX, YAW_DEGREES, FaceFinder


def found_in(answers: np.ndarray) -> np.ndarray:
    """Score, middle, size and yaw of the surest cell."""
    row, column = np.unravel_index(answers[0].argmax(), answers[0].shape)
    score, across, down, size, yaw = answers[:, row, column]
    x, y = (column + 0.5 + across) * CELL_PX, (row + 0.5 + down) * CELL_PX
    return np.array([score, x, y, SIZE_PX * 2**size, YAW_DEGREES * yaw])


@torch.no_grad()
def measure(network: FaceFinder, composer: Composer, count: int, seed: int = 5) -> str:
    network.eval()
    rng = np.random.default_rng(seed)
    scores: dict[bool, list[float]] = {True: [], False: []}
    turns, is_placed = [], []
    for i in range(count):
        frame, face = composer.frame(*FRAMES[i % len(FRAMES)], rng)
        found = found_in(network(torch.from_numpy(as_shown(frame))[None, None])[0].numpy())
        scores[face is not None].append(found[0])
        if face is None:
            continue
        ratio = max(found[3] / face[2], face[2] / found[3])
        is_placed.append(np.hypot(*(found[1:3] - face[:2])) < 0.3 * face[2] and ratio < 1.4)
        if face[2] > 0.3 * min(frame.shape):
            turns.append((face[3], found[4]))
    limit = np.quantile(scores[False], 0.95)
    there = np.mean((np.array(scores[True]) > limit) & is_placed)
    told, real = np.array(turns).T[::-1]
    return (
        f"with 95 % of empty frames left alone (score {limit:.2f}) {100 * there:.1f} % of faces found; in place {100 * np.mean(is_placed):.1f} %; "
        f"turn: correlation {np.corrcoef(told, real)[0, 1]:.3f}, error {np.abs(told - real).mean():.1f} degrees of {np.abs(real).mean():.1f}"
    )
