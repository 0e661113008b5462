"""The two views the networks see: the face, level with its eyes, and each eye."""

import cv2
import numpy as np

from vivid_training.face_conditions.landmarks import LEFT_EYE, RIGHT_EYE

FACE_PX = 112
# Side of the face view by the longer side of the detector's box.
FACE_TIMES = 1.3
# Faces are packed with a margin at the same scale, so that training can shift, turn and shrink the view.
PACKED_PX = 144
EYE_WIDTH, EYE_HEIGHT = 48, 32
# Width of the eye view by the distance of the eye's corners.
EYE_TIMES = 2.0


def warp(picture: np.ndarray, matrix: np.ndarray, width: int, height: int) -> np.ndarray:
    """Shrinks by averaging: cv2's own area filter does not work inside a warp."""
    scale = float(np.hypot(matrix[0, 0], matrix[1, 0]))
    times = int(np.clip(round(1 / scale), 1, 4))
    if times == 1:
        return cv2.warpAffine(picture, matrix, (width, height), flags=cv2.INTER_LINEAR)
    fine = np.diag([times, times, 1])[:2, :2] @ matrix
    large = cv2.warpAffine(picture, fine, (width * times, height * times), flags=cv2.INTER_LINEAR)
    return cv2.resize(large, (width, height), interpolation=cv2.INTER_AREA)


def face_matrix(box: np.ndarray, keypoints: np.ndarray, size: int = FACE_PX) -> np.ndarray:
    """From picture to a face view of this many pixels; a larger one shows more around the face, not a finer face."""
    across = keypoints[1] - keypoints[0]
    middle = (box[:2] + box[2:]) / 2
    side = FACE_TIMES * float(max(box[2:] - box[:2]))
    angle = float(np.degrees(np.arctan2(across[1], across[0])))
    matrix = cv2.getRotationMatrix2D(tuple(map(float, middle)), angle, FACE_PX / side)
    matrix[:, 2] += size / 2 - middle
    return matrix


def eye_matrix(points: np.ndarray, eye: dict, scale: int = 1) -> np.ndarray:
    """From picture to a view of the eye; the right one is mirrored, so that both look alike."""
    outer, inner = points[eye["outer"]], points[eye["inner"]]
    mirror = eye is RIGHT_EYE
    across = (outer - inner) if mirror else (inner - outer)
    length = float(np.hypot(*across))
    angle = float(np.degrees(np.arctan2(across[1], across[0])))
    middle = (outer + inner) / 2
    width, height = EYE_WIDTH * scale, EYE_HEIGHT * scale
    matrix = cv2.getRotationMatrix2D(tuple(map(float, middle)), angle, width / (EYE_TIMES * length))
    matrix[:, 2] += np.array([width / 2, height / 2]) - middle
    if mirror:
        matrix = np.array([[-1, 0, width], [0, 1, 0]]) @ np.vstack([matrix, [0, 0, 1]])
    return matrix


EYES = (LEFT_EYE, RIGHT_EYE)
