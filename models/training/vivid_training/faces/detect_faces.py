"""Finds faces with the converted detector: letterbox, run, decode, suppress overlaps."""

from dataclasses import dataclass

import cv2
import numpy as np
import onnxruntime

SIZE = 256
SCORE_THRESHOLD = 0.5
OVERLAP_THRESHOLD = 0.3
# Background logits run into the thousands below zero; clipped so that exp stays in float32.
LOGIT_CLIP = 80


@dataclass(frozen=True)
class DetectedFace:
    score: float
    box: np.ndarray  # left, top, right, bottom in pixels of the picture
    keypoints: np.ndarray  # picture's left eye, right eye, nose tip, mouth, left ear, right ear


def anchors() -> np.ndarray:
    """Centres in pixels: 2 per cell of a 16 × 16 grid (stride 16), then 6 per cell of an 8 × 8 grid (stride 32)."""
    rows = []
    for stride, per_cell in ((16, 2), (32, 6)):
        centres = (np.arange(SIZE // stride) + 0.5) * stride
        y, x = np.meshgrid(centres, centres, indexing="ij")
        rows.append(np.repeat(np.stack([x, y], -1).reshape(-1, 2), per_cell, axis=0))
    return np.concatenate(rows)


ANCHORS = anchors()


def open_detector(weights: str, threads: int = 1) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(weights, options)


def letterbox(rgb: np.ndarray) -> tuple[np.ndarray, float, float, float]:
    height, width = rgb.shape[:2]
    scale = SIZE / max(height, width)
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    resized = cv2.resize(rgb, (round(width * scale), round(height * scale)), interpolation=method)
    left, top = (SIZE - resized.shape[1]) // 2, (SIZE - resized.shape[0]) // 2
    square = np.zeros((SIZE, SIZE, 3), np.uint8)
    square[top : top + resized.shape[0], left : left + resized.shape[1]] = resized
    return square, scale, left, top


def overlap(box: np.ndarray, others: np.ndarray) -> np.ndarray:
    shared = np.clip(np.minimum(box[2:], others[:, 2:]) - np.maximum(box[:2], others[:, :2]), 0, None).prod(1)
    return shared / ((box[2:] - box[:2]).prod() + (others[:, 2:] - others[:, :2]).prod(1) - shared)


def decode(logits: np.ndarray, raw: np.ndarray, threshold: float) -> list[DetectedFace]:
    scores = 1 / (1 + np.exp(-np.clip(logits.reshape(-1), -LOGIT_CLIP, LOGIT_CLIP)))
    kept = np.flatnonzero(scores >= threshold)
    kept = kept[np.argsort(-scores[kept])]
    values, centres = raw.reshape(-1, 16)[kept], ANCHORS[kept]
    middle, half = values[:, :2] + centres, values[:, 2:4] / 2
    boxes = np.concatenate([middle - half, middle + half], 1)
    points = values[:, 4:].reshape(-1, 6, 2) + centres[:, None]
    faces: list[DetectedFace] = []
    for score, box, keypoints in zip(scores[kept], boxes, points):
        if not faces or overlap(box, np.stack([f.box for f in faces])).max() < OVERLAP_THRESHOLD:
            faces.append(DetectedFace(float(score), box, keypoints))
    return faces


def detect_faces(session, rgb: np.ndarray, threshold: float = SCORE_THRESHOLD) -> list[DetectedFace]:
    square, scale, left, top = letterbox(rgb)
    image = (square.astype(np.float32) / 127.5 - 1).transpose(2, 0, 1)[None]
    faces = decode(*session.run(["scores", "boxes"], {"image": image}), threshold)
    shift = np.array([left, top])
    return [DetectedFace(f.score, (f.box - np.tile(shift, 2)) / scale, (f.keypoints - shift) / scale) for f in faces]
