"""Finds the face of a picture and the similarity that brings it into passport framing."""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vivid_training.faces.detect_faces import detect_faces, open_detector

WIDTH, HEIGHT = 128, 160
# Where the eyes and the mouth stand in the frame, in pixels: the head takes about 70 % of the height.
LEFT_EYE, RIGHT_EYE, MOUTH = (49.0, 70.0), (79.0, 70.0), (64.0, 103.0)
# MediaPipe's mesh points: the corners of both eyes and of the mouth, as seen in the picture, and the nose tip.
LEFT_EYE_POINTS, RIGHT_EYE_POINTS, MOUTH_POINTS, NOSE = (33, 133), (362, 263), (61, 291), 1


@dataclass(frozen=True)
class AlignedFace:
    matrix: np.ndarray  # 2 × 3, picture to frame
    presence: float
    turn: float  # how far the nose leaves the middle between the eyes, in eye distances
    tilt: float  # degrees by which the eyes were not level
    eyes_px: float  # eye distance in the source picture


class FaceAligner:
    def __init__(self, models: Path):
        self.detector = open_detector(str(models / "face-detector/weights.onnx"))
        self.mesh = open_detector(str(models / "face-mesh/weights.onnx"))

    def align(self, rgb: np.ndarray) -> AlignedFace | None:
        faces = detect_faces(self.detector, rgb)
        if not faces:
            return None
        face = max(faces, key=lambda f: f.box[2] - f.box[0])
        across = face.keypoints[1] - face.keypoints[0]
        side = 1.5 * max(face.box[2:] - face.box[:2])
        return self.place(rgb, (face.box[:2] + face.box[2:]) / 2, side, np.arctan2(across[1], across[0]))

    def place(self, rgb: np.ndarray, centre: np.ndarray, side: float, angle: float = 0.0) -> AlignedFace:
        to_crop = cv2.getRotationMatrix2D(tuple(map(float, centre)), float(np.degrees(angle)), 192 / side)
        to_crop[:, 2] += 96 - centre
        crop = cv2.warpAffine(rgb, to_crop, (192, 192), flags=cv2.INTER_AREA)
        image = (crop.astype(np.float32) / 255).transpose(2, 0, 1)[None]
        presence, points = self.mesh.run(["presence", "points"], {"image": image})
        points = cv2.transform(points.reshape(1, 468, 3)[:, :, :2], cv2.invertAffineTransform(to_crop))[0]
        left, right, mouth = (points[list(p)].mean(0) for p in (LEFT_EYE_POINTS, RIGHT_EYE_POINTS, MOUTH_POINTS))
        frame = np.float32([LEFT_EYE, RIGHT_EYE, MOUTH])
        matrix = fit_similarity(np.stack([left, right, mouth]), frame)
        eyes = right - left
        distance = float(np.hypot(*eyes))
        turn = abs(float(np.dot(points[NOSE] - (left + right) / 2, eyes))) / distance**2
        tilt = abs(float(np.degrees(np.arctan2(*eyes[::-1]))))
        return AlignedFace(matrix, float(presence[0, 0]), turn, tilt, distance)


def fit_similarity(source: np.ndarray, target: np.ndarray) -> np.ndarray:
    """Least squares over scale, turn and shift (no mirroring)."""
    rows, values = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, -y, 1, 0], [y, x, 0, 1]]
        values += [u, v]
    a, b, tx, ty = np.linalg.lstsq(np.array(rows), np.array(values), rcond=None)[0]
    return np.array([[a, -b, tx], [b, a, ty]])
