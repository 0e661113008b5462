"""Puts an occluder before a bare face and says which parts it hides."""

import cv2
import numpy as np

from vivid_training.face_conditions.crops import PACKED_PX as SIZE
from vivid_training.face_conditions.glasses import draw_glasses
from vivid_training.face_conditions.occluders import draw_hair, draw_hand, draw_mask, draw_object, named

EYES, LOWER = 0, 1
# Less than the first is as good as free, more than the second hides; between the two nobody is asked.
FREE_SHARE, HIDDEN_SHARE = 0.12, 0.5
UNKNOWN = -1.0
KINDS = {"dark": 0.24, "clear": 0.14, "mask": 0.2, "hand": 0.17, "object": 0.17, "hair": 0.08}


def regions(points: np.ndarray) -> list[list[np.ndarray]]:
    """Both eyes; nose and mouth."""
    p = named(points)
    apart = float(np.hypot(*(p["right_eye_outer"] - p["left_eye_outer"])))

    def ellipse(middle, width, height):
        mask = np.zeros((SIZE, SIZE), np.float32)
        cv2.ellipse(mask, (tuple(map(float, middle)), (float(max(2, width)), float(max(2, height))), 0), 1.0, -1)
        return mask

    eyes = [ellipse((p[f"{s}_eye_outer"] + p[f"{s}_eye_inner"]) / 2, apart * 0.3, apart * 0.16) for s in ("left", "right")]
    nose = ellipse(p["nose_tip"], apart * 0.34, apart * 0.28)
    mouth = ellipse((p["mouth_left"] + p["mouth_right"]) / 2, np.hypot(*(p["mouth_right"] - p["mouth_left"])) * 1.05, apart * 0.26)
    return [eyes, [nose, mouth]]


def hidden(cover: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Per part 1 hidden, 0 free, UNKNOWN between."""
    labels = []
    for parts in regions(points):
        share = max(float((cover * part).sum() / max(part.sum(), 1)) for part in parts)
        labels.append(1.0 if share >= HIDDEN_SHARE else 0.0 if share <= FREE_SHARE else UNKNOWN)
    return np.array(labels, np.float32)


def cast_shadow(cover: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Light left on the face beside the thing before it."""
    moved = np.roll(cover, tuple(rng.integers(-5, 6, 2)), (0, 1))
    return 1 - cv2.GaussianBlur(moved, (0, 0), rng.uniform(1.5, 5)) * rng.uniform(0, 0.45)


def compose(face: np.ndarray, points: np.ndarray, patches: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    points = points.astype(np.float64)
    p = named(points)
    targets = [p["left_eye_outer"], p["right_eye_outer"], p["nose_tip"], (p["mouth_left"] + p["mouth_right"]) / 2]
    # Half of the loose things stand on a feature, half anywhere: beside the face they must not matter.
    at = targets[rng.integers(4)] + rng.normal(0, 6, 2) if rng.random() < 0.55 else rng.uniform(-5, SIZE + 5, 2)
    kind = rng.choice(list(KINDS), p=list(KINDS.values()))
    if kind in ("dark", "clear"):
        colour, cover = draw_glasses(points, patches, rng, kind == "dark")
        labels = np.array([1.0 if kind == "dark" else 0.0, 0.0], np.float32)
    else:
        if kind == "mask":
            colour, cover = draw_mask(face, points, patches, rng)
        elif kind == "hair":
            colour, cover = draw_hair(points, rng)
        elif kind == "hand":
            colour, cover = draw_hand(face, at, rng.uniform(30, 90), rng)
        else:
            colour, cover = draw_object(at, patches, rng)
        labels = hidden(cover, points)
    # Things stand in the same light as the face.
    gain = float(np.clip(face.mean() / 120, 0.35, 1.25)) if rng.random() < 0.7 else 1.0
    face = face * cast_shadow(cover, rng)[..., None]
    mixed = face * (1 - cover[..., None]) + np.clip(colour * gain, 0, 255) * cover[..., None]
    return np.clip(mixed, 0, 255).astype(np.uint8), labels
