"""The service's own way of cutting a view from a picture (spoof/view-square.ts), for measuring and for its test."""

import math

import numpy as np

INTERPOLATED_BELOW = 1.4
CLOSE_SAMPLES, WIDE_SAMPLES = 4, 2


Rectangle = tuple[float, float, float, float]  # left, top, width, height


def around(rgb: np.ndarray, box: np.ndarray, width: float, height: float) -> Rectangle:
    left = max(0.0, min(rgb.shape[1] - width, float(box[0] + box[2] - width) / 2))
    top = max(0.0, min(rgb.shape[0] - height, float(box[1] + box[3] - height) / 2))
    return left, top, width, height


def view_square(rgb: np.ndarray, box: np.ndarray, times: float) -> Rectangle:
    side = min(float((box[2:] - box[:2]).max()) * times, *rgb.shape[:2])
    return around(rgb, box, side, side)


def view_rectangle(rgb: np.ndarray, box: np.ndarray, times: float) -> Rectangle:
    side = float((box[2:] - box[:2]).max()) * times
    return around(rgb, box, min(side, rgb.shape[1]), min(side, rgb.shape[0]))


def crop_picture(rgb: np.ndarray, rectangle: Rectangle, px: int, most_samples: int = CLOSE_SAMPLES) -> np.ndarray:
    """Planar values 0…255 with a batch of one."""
    left, top, width, height = rectangle
    across, down = width / px, height / px
    if max(across, down) < INTERPOLATED_BELOW:
        steps = np.arange(px) + 0.5
        view = between(rgb, left + steps * across - 0.5, top + steps * down - 0.5)
    else:
        samples = min(most_samples, math.ceil(max(across, down)))
        steps = (np.arange(px * samples) + 0.5) / samples
        columns = np.minimum(np.floor(left + steps * across), rgb.shape[1] - 1).astype(int)
        rows = np.minimum(np.floor(top + steps * down), rgb.shape[0] - 1).astype(int)
        picked = rgb[rows[:, None], columns[None]].astype(np.float32)
        view = picked.reshape(px, samples, px, samples, 3).mean((1, 3))
    return view.transpose(2, 0, 1)[None].astype(np.float32)


def between(rgb: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    x, y = np.clip(x, 0, rgb.shape[1] - 1), np.clip(y, 0, rgb.shape[0] - 1)
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    right, below = np.minimum(left + 1, rgb.shape[1] - 1), np.minimum(top + 1, rgb.shape[0] - 1)
    across, down = (x - left)[None, :, None], (y - top)[:, None, None]
    upper = rgb[top[:, None], left[None]] * (1 - across) + rgb[top[:, None], right[None]] * across
    lower = rgb[below[:, None], left[None]] * (1 - across) + rgb[below[:, None], right[None]] * across
    return upper * (1 - down) + lower * down
