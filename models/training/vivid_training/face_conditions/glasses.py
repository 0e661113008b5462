"""Glasses before the eyes: dark and graded lenses that hide them, clear and tinted ones that do not."""

import cv2
import numpy as np

from vivid_training.face_conditions.crops import PACKED_PX as SIZE
from vivid_training.face_conditions.occluders import Drawn, named, polygon, soften

Lens = tuple[np.ndarray, np.ndarray]  # middle, outline


def fixed(point) -> tuple[int, int]:
    """For cv2's drawing in sixteenths of a pixel."""
    return tuple(map(int, np.round(np.asarray(point) * 16)))


def outline(half: np.ndarray, rng: np.random.Generator, mirrored: bool) -> np.ndarray:
    """Round, square or drop-shaped."""
    angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], 1)
    power = rng.choice([1.0, 1.6, 3.0, 5.0])
    ring = np.sign(ring) * np.abs(ring) ** (1 / power)
    if rng.random() < 0.4:
        # An aviator's lens is wide above and hangs outwards below.
        lean = rng.uniform(0.1, 0.35) * (1 if mirrored else -1)
        ring[:, 0] = ring[:, 0] * (1 - 0.25 * ring[:, 1]) + lean * ring[:, 1]
    return ring * half


def draw_frame(lenses: list[Lens], half: np.ndarray, points: dict, thickness: int) -> np.ndarray:
    frame = np.zeros((SIZE, SIZE), np.float32)
    for middle, ring in lenses:
        cv2.polylines(frame, [np.round((ring + middle) * 16).astype(np.int32)], True, 1.0, thickness, cv2.LINE_AA, 4)
    (left, _), (right, _) = lenses
    cv2.line(frame, fixed(left + [half[0], 0]), fixed(right - [half[0], 0]), 1.0, thickness, cv2.LINE_AA, 4)
    for side, cheek in ((left - [half[0], 0], points["left_cheek"]), (right + [half[0], 0], points["right_cheek"])):
        cv2.line(frame, fixed(side), fixed(side + (cheek - side) * [1, 0.1]), 1.0, thickness, cv2.LINE_AA, 4)
    return frame


def lens_cover(area: np.ndarray, middle_y: float, half_y: float, rng: np.random.Generator, dark: bool) -> np.ndarray:
    """How much the lenses let nothing through: even, or less and less from top to bottom."""
    if not dark:
        return area * rng.choice([0.0, 0.05, 0.2])
    top = rng.uniform(0.85, 1.0)
    bottom = top if rng.random() < 0.5 else rng.uniform(0.35, top)
    share = np.clip((np.arange(SIZE) - middle_y + half_y) / (2 * half_y), 0, 1)[:, None]
    return area * (top + (bottom - top) * share)


def reflect(colour, cover, area, patches: np.ndarray, at: np.ndarray, apart: float, rng: np.random.Generator):
    """A lamp's glint, or the scene in front of the person."""
    if rng.random() < 0.5:
        glint = np.zeros((SIZE, SIZE), np.float32)
        size = rng.uniform(0.04, 0.18, 2) * apart
        cv2.ellipse(glint, (tuple(map(float, at)), tuple(map(float, 2 * size)), rng.uniform(0, 180)), 1.0, -1, cv2.LINE_AA)
        glint = cv2.GaussianBlur(glint, (0, 0), rng.uniform(0.5, 2)) * area * rng.uniform(0.2, 0.8)
        colour = colour * (1 - glint[..., None]) + 245 * glint[..., None]
        return colour, np.maximum(cover, glint)
    scene = cv2.resize(patches[rng.integers(len(patches))], (SIZE, SIZE)).astype(np.float32)
    return colour + scene * rng.uniform(0.1, 0.5), cover


def draw_glasses(points: np.ndarray, patches: np.ndarray, rng: np.random.Generator, dark: bool) -> Drawn:
    p = named(points)
    left, right = (p["left_eye_outer"] + p["left_eye_inner"]) / 2, (p["right_eye_outer"] + p["right_eye_inner"]) / 2
    apart = max(8.0, float(np.hypot(*(right - left))))
    half = np.array([rng.uniform(0.3, 0.48), rng.uniform(0.2, 0.42)]) * apart
    drop = np.array([0, rng.uniform(-0.05, 0.15) * apart])
    shape = int(rng.integers(2**31))
    lenses = [(middle + drop, outline(half, np.random.default_rng(shape), mirrored)) for middle, mirrored in ((left, False), (right, True))]
    area = np.maximum(*(polygon(ring + middle) for middle, ring in lenses))
    thickness = max(1, round(rng.uniform(0.3, 3.2) if not dark else rng.uniform(0.5, 4)))
    frame = draw_frame(lenses, half, p, thickness)
    tint = rng.uniform(5, 60) + rng.uniform(0, 25, 3) if rng.random() < 0.7 else rng.uniform(10, 130, 3)
    y = np.linspace(-1, 1, SIZE)[:, None, None]
    colour = np.broadcast_to(tint, (SIZE, SIZE, 3)) * (1 + rng.uniform(-0.2, 0.6) * y)
    cover = lens_cover(area, float((left + right)[1] / 2 + drop[1]), float(half[1]), rng, dark)
    if rng.random() < (0.6 if dark else 0.35):
        at = (left if rng.random() < 0.5 else right) + rng.uniform(-0.2, 0.2, 2) * apart
        colour, cover = reflect(colour, cover, area, patches, at, apart, rng)
    rim = np.array([rng.uniform(0, 60)] * 3) if rng.random() < 0.7 else rng.uniform(40, 220, 3)
    frame = np.clip(frame, 0, 1) * rng.uniform(0.5, 1)
    colour = np.where(frame[..., None] > cover[..., None] * 0.9, rim, colour)
    return colour, soften(np.maximum(cover, frame), rng)
