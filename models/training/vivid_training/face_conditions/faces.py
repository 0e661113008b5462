"""What a scan says about a face, worked out: points in the picture, eye opening, turn of the head."""

import pickle
from pathlib import Path

import cv2
import numpy as np

from vivid_training.face_conditions.landmarks import LEFT_EYE, RIGHT_EYE


def opening(points: np.ndarray, eye: dict) -> float:
    width = np.hypot(*(points[eye["outer"], :2] - points[eye["inner"], :2]))
    heights = [np.hypot(*(points[u, :2] - points[v, :2])) for u, v in zip(eye["upper"][2:5], eye["lower"][2:5])]
    return float(np.mean(heights) / max(width, 1e-3))


def yaw(points: np.ndarray) -> float:
    depth = points[454, 2] - points[234, 2] + points[263, 2] - points[33, 2]
    across = np.hypot(*(points[454, :2] - points[234, :2])) + np.hypot(*(points[263, :2] - points[33, :2]))
    return float(np.degrees(np.arctan2(depth, across)))


def read_scan(file: str) -> list[dict]:
    faces = pickle.loads(Path(file).read_bytes())
    for face in faces:
        points = face["points"].astype(np.float64)
        face["pts"] = cv2.transform(points[None, :, :2], cv2.invertAffineTransform(face["T"]))[0]
        face["opening"] = (opening(points, LEFT_EYE), opening(points, RIGHT_EYE))
        face["yaw"] = yaw(points)
        face["eyes_px"] = float(np.hypot(*(face["pts"][263] - face["pts"][33])))
    return faces
