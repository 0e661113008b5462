"""Gathers labelled pictures, small and grey, as one file.

    python -m vivid_training.capture_face.pack pack.npz LABELS.jsonl…

Labels come from label-faces.mjs. Pictures without a face are what the finder learns to leave alone.
"""

import json
import sys

import cv2
import numpy as np

# Size of a face in the pack, as large as the finder ever needs it, and how much is kept around it, in sizes of the face.
FACE_PX = 80
AROUND = 2.0
EMPTY_PX = 256


def shrunk(grey: np.ndarray, scale: float) -> np.ndarray:
    if scale >= 1:
        return grey
    return cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def pack_face(grey: np.ndarray, box: list[float]) -> tuple[np.ndarray, list[float]]:
    """The picture around the face, with the face's middle and size in it."""
    left, top, right, bottom = box
    size = max(right - left, bottom - top)
    x, y = (left + right) / 2, (top + bottom) / 2
    from_x, from_y = (max(0, int(middle - AROUND * size)) for middle in (x, y))
    piece = grey[from_y : int(y + AROUND * size), from_x : int(x + AROUND * size)]
    scale = min(1.0, FACE_PX / size)
    return shrunk(piece, scale), [(x - from_x) * scale, (y - from_y) * scale, size * scale]


def main() -> None:
    target, *lists = sys.argv[1:]
    pictures, truths, sources = [], [], []
    for name in lists:
        for line in open(name):
            label = json.loads(line)
            grey = cv2.imread(label["file"], cv2.IMREAD_GRAYSCALE)
            if grey is None:
                continue
            if label["box"] is None:
                pictures.append(shrunk(grey, EMPTY_PX / max(grey.shape)))
                truths.append([0.0, 0.0, 0.0, 0.0])
            else:
                piece, place = pack_face(grey, label["box"])
                pictures.append(piece)
                truths.append([*place, label["yaw"]])
            sources.append(name.split("/")[-1].removesuffix(".jsonl"))
    np.savez_compressed(
        target,
        pixels=np.concatenate([picture.ravel() for picture in pictures]),
        shapes=np.array([picture.shape for picture in pictures], np.int32),
        truths=np.array(truths, np.float32),
        sources=np.array(sources),
    )
    faces = sum(truth[2] > 0 for truth in truths)
    print(f"{faces} faces, {len(truths) - faces} pictures without one")


if __name__ == "__main__":
    main()
