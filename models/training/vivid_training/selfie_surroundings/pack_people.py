"""Packs people with what lies around them into one file: WebP pictures and their mattes back to back, a JSON line for each.

    python -m vivid_training.selfie_surroundings.pack_people LIST.tsv ../face-detector/weights.onnx OUT

LIST.tsv: group, most pictures to take, glob. A picture counts when it shows one clear face and room around it. It is shrunk until the
face measures FACE_PX and cut to SURROUNDINGS times the face's box. The matte (MediaPipe's selfie segmentation, Apache-2.0) says where
the person is, so that frames and windows can be drawn behind them.
"""

import glob
import json
import random
import sys
from pathlib import Path

import cv2
import mediapipe
import numpy as np

from vivid_training.faces.detect_faces import detect_faces, open_detector

FACE_PX = 64
SURROUNDINGS = 5.0
LARGEST_PX = 288
ROOM = 2.1  # the shorter side, in sides of the face's box
MATTE_PX = 72
SCORE = 0.7
WEBP_QUALITY = 66


def read(file: str) -> np.ndarray | None:
    """Large pictures are read at half or a quarter of their size: only a small one is kept."""
    size = Path(file).stat().st_size
    mode = cv2.IMREAD_REDUCED_COLOR_4 if size > 2_500_000 else cv2.IMREAD_REDUCED_COLOR_2 if size > 250_000 else cv2.IMREAD_COLOR
    picture = cv2.imread(file, mode)
    return None if picture is None or min(picture.shape[:2]) < 160 else picture


def one_face(detector, picture: np.ndarray):
    faces = detect_faces(detector, cv2.cvtColor(picture, cv2.COLOR_BGR2RGB), 0.5)
    side = lambda face: float((face.box[2:] - face.box[:2]).max())
    largest = max(faces, key=side, default=None)
    if largest is None or largest.score < SCORE or side(largest) < 0.75 * FACE_PX:
        return None
    others = [face for face in faces if face is not largest and side(face) > 0.35 * side(largest)]
    return None if others or min(picture.shape[:2]) < ROOM * side(largest) else largest


def cut(picture: np.ndarray, face) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The person with their surroundings; the face's box and keypoints in its pixels."""
    height, width = picture.shape[:2]
    centre, side = (face.box[:2] + face.box[2:]) / 2, float((face.box[2:] - face.box[:2]).max())
    half = side * SURROUNDINGS / 2
    left, top = np.maximum(np.floor(centre - half), 0).astype(int)
    right, bottom = np.minimum(np.ceil(centre + half), [width, height]).astype(int)
    piece = picture[top:bottom, left:right]
    scale = min(1.0, FACE_PX / side, LARGEST_PX / max(piece.shape[:2]))
    size = (max(1, round(piece.shape[1] * scale)), max(1, round(piece.shape[0] * scale)))
    corner = np.array([left, top])
    return (
        cv2.resize(piece, size, interpolation=cv2.INTER_AREA),
        (face.box - np.tile(corner, 2)) * scale,
        (face.keypoints - corner) * scale,
    )


def main(listing: str, weights: str, out: str) -> None:
    detector = open_detector(weights)
    segmenter = mediapipe.solutions.selfie_segmentation.SelfieSegmentation(model_selection=0)
    packed, index = bytearray(), []
    for line in Path(listing).read_text().splitlines():
        group, most, pattern = line.split("\t")
        files = sorted(glob.glob(pattern, recursive=True))
        random.Random(group).shuffle(files)
        taken = 0
        for file in files:
            if taken == int(most):
                break
            picture = read(file)
            face = None if picture is None else one_face(detector, picture)
            if face is None:
                continue
            piece, box, keypoints = cut(picture, face)
            cover = segmenter.process(cv2.cvtColor(piece, cv2.COLOR_BGR2RGB)).segmentation_mask
            matte = cv2.resize((cover * 255).astype(np.uint8), (MATTE_PX, MATTE_PX), interpolation=cv2.INTER_AREA)
            parts = [
                cv2.imencode(".webp", piece, [cv2.IMWRITE_WEBP_QUALITY, WEBP_QUALITY])[1].tobytes(),
                cv2.imencode(".webp", matte, [cv2.IMWRITE_WEBP_QUALITY, 60])[1].tobytes(),
            ]
            index.append(
                {
                    "group": group,
                    "file": Path(file).name,
                    "box": [round(float(value), 1) for value in box],
                    "keypoints": [round(float(value), 1) for value in keypoints.ravel()],
                    "start": len(packed),
                    "lengths": [len(part) for part in parts],
                }
            )
            packed += b"".join(parts)
            taken += 1
        print(f"{group}\t{taken}\t{len(packed) / 1e6:.1f} MB so far", flush=True)
    Path(out).mkdir(parents=True, exist_ok=True)
    Path(out, "people.bin").write_bytes(packed)
    Path(out, "people.jsonl").write_text("".join(json.dumps(row) + "\n" for row in index))


if __name__ == "__main__":
    main(*sys.argv[1:4])
