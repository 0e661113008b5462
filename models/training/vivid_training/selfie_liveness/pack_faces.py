"""Packs genuine faces with their surroundings into one file: WebP pictures back to back, a JSON line for each.

    python -m vivid_training.selfie_liveness.pack_faces LIST.tsv ../face-detector/weights.onnx OUT

LIST.tsv: group, label (live, spoof), most pictures to take, degrees to turn clockwise, glob. Every picture is shrunk until its face
is FACE_PX wide and cut to SURROUNDINGS times the face's box, so that no source keeps more detail than another.
"""

import glob
import json
import random
import sys
from pathlib import Path

import cv2
import numpy as np

from vivid_training.faces.detect_faces import detect_faces, open_detector

FACE_PX = 96
SURROUNDINGS = 3.4
WEBP_QUALITY = 70
SCORE = 0.6


def find_face(detector, picture: np.ndarray, turned_degrees: int):
    upright = np.ascontiguousarray(np.rot90(picture, -turned_degrees // 90))
    faces = detect_faces(detector, cv2.cvtColor(upright, cv2.COLOR_BGR2RGB), SCORE)
    return (upright, max(faces, key=lambda face: face.box[2] - face.box[0]).box) if faces else None


def cut(picture: np.ndarray, box: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The face with its surroundings and the box in its pixels."""
    height, width = picture.shape[:2]
    centre, side = (box[:2] + box[2:]) / 2, float((box[2:] - box[:2]).max())
    half = side * SURROUNDINGS / 2
    left, top = np.maximum(np.floor(centre - half), 0).astype(int)
    right, bottom = np.minimum(np.ceil(centre + half), [width, height]).astype(int)
    scale = min(1.0, FACE_PX / side)
    piece = picture[top:bottom, left:right]
    size = (max(1, round(piece.shape[1] * scale)), max(1, round(piece.shape[0] * scale)))
    return cv2.resize(piece, size, interpolation=cv2.INTER_AREA), (box - np.array([left, top] * 2)) * scale


def main(listing: str, weights: str, out: str) -> None:
    detector = open_detector(weights)
    packed, index = bytearray(), []
    for line in Path(listing).read_text().splitlines():
        group, label, most, degrees, pattern = line.split("\t")
        files = sorted(glob.glob(pattern, recursive=True))
        random.Random(group).shuffle(files)
        taken = 0
        for file in files:
            if taken == int(most):
                break
            picture = cv2.imread(file)
            found = None if picture is None else find_face(detector, picture, int(degrees))
            if found is None:
                continue
            piece, box = cut(*found)
            if min(piece.shape[:2]) < 48:
                continue
            data = cv2.imencode(".webp", piece, [cv2.IMWRITE_WEBP_QUALITY, WEBP_QUALITY])[1].tobytes()
            index.append(
                {"group": group, "label": label, "box": [round(float(v), 1) for v in box], "start": len(packed), "length": len(data)}
            )
            packed += data
            taken += 1
        print(f"{group}\t{label}\t{taken}\t{len(packed) / 1e6:.1f} MB so far", flush=True)
    Path(out).mkdir(parents=True, exist_ok=True)
    Path(out, "faces.bin").write_bytes(packed)
    Path(out, "faces.jsonl").write_text("".join(json.dumps(row) + "\n" for row in index))


if __name__ == "__main__":
    main(*sys.argv[1:4])
