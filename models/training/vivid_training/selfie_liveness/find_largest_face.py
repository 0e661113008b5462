"""The face the service would judge: the largest one, looked for in the whole picture and then in the picture shown smaller."""

import numpy as np

from vivid_training.selfie_liveness.pack_faces import detect_faces

PADDED_TIMES = 1.8  # like findFaces in packages/vision: a face as wide as the frame is larger than the detector's largest


def find_largest_face(detector, rgb: np.ndarray) -> np.ndarray | None:
    faces = detect_faces(detector, rgb)
    if faces:
        return max(faces, key=lambda face: (face.box[2:] - face.box[:2]).max()).box
    height, width = rgb.shape[:2]
    margin = round(max(height, width) * (PADDED_TIMES - 1) / 2)
    faces = detect_faces(detector, np.pad(rgb, ((margin, margin), (margin, margin), (0, 0))))
    return max(faces, key=lambda face: (face.box[2:] - face.box[:2]).max()).box - margin if faces else None
