"""Closes an open eye: the skin above it is drawn down over the opening, and a line of lashes put where the lids meet."""

import cv2
import numpy as np


def close_eye(view: np.ndarray, upper: np.ndarray, lower: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """`upper` and `lower`: points along the lids, corner to corner, in the view's pixels."""
    height, width = view.shape[:2]
    columns = np.arange(width, dtype=np.float32)
    order_upper, order_lower = np.argsort(upper[:, 0]), np.argsort(lower[:, 0])
    top = np.interp(columns, upper[order_upper, 0], upper[order_upper, 1])
    bottom = np.interp(columns, lower[order_lower, 0], lower[order_lower, 1])
    opening = np.clip(bottom - top, 0, None)
    inside = (columns >= upper[:, 0].min()) & (columns <= upper[:, 0].max())
    opening = np.where(inside, opening, 0)
    # The mesh sits inside the lashes: a little more than its opening is covered.
    margin = 0.18 * opening + 0.01 * height * inside
    top, bottom = top - margin, bottom + margin * 0.6
    meeting = bottom - rng.uniform(0.0, 0.25) * opening
    reach = rng.uniform(0.6, 1.3) * opening.max() + 1
    start = top - reach
    rows = np.arange(height, dtype=np.float32)[:, None]
    down = (rows - start) / np.maximum(meeting - start, 1e-3)
    stretched = start + down * (top - start)
    below = bottom + (rows - meeting)
    source = np.where(rows < start, rows, np.where(rows < meeting, stretched, np.maximum(below, bottom)))
    source = np.where((rows > bottom) | (opening <= 0.3), rows, source).astype(np.float32)
    closed = cv2.remap(view, np.broadcast_to(columns, source.shape).copy(), source, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    thickness = rng.uniform(0.012, 0.035) * height
    strength = rng.uniform(0.25, 0.85)
    lashes = np.exp(-(((rows - meeting) / thickness) ** 2)) * strength * (opening > 0.3)
    lashes = cv2.GaussianBlur(lashes.astype(np.float32), (0, 0), 0.012 * height)
    dark = float(np.percentile(view, 3))
    return np.clip(closed * (1 - lashes) + dark * lashes, 0, 255).astype(np.uint8)
