"""Cuts faces and eyes out of the scanned pictures, packed small.

    python -m vivid_training.face_conditions.pack LABELS.json PATCHES OUT.npz SCAN.pkl…

LABELS.json says of pictures, by file name, what is known: "mask" (worn or not), "glasses": "dark"; "hidden": eyes, and nose
or mouth, as somebody saw them (1, 0, or -1 where it cannot be said); "eyes": "open" or "closed"; "held_out". PATCHES is a
folder with pictures of any surfaces."""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from vivid_training.face_conditions.crops import EYE_HEIGHT, EYE_WIDTH, EYES, PACKED_PX, eye_matrix, face_matrix, warp
from vivid_training.face_conditions.faces import read_scan
from vivid_training.face_conditions.landmarks import PACKED
from vivid_training.face_conditions.scan import read_picture

EYE_SCALE = 2
PATCH_PX = 64
QUALITY = 60


def encode(view: np.ndarray) -> np.ndarray:
    bgr = view[..., ::-1] if view.ndim == 3 else view
    return cv2.imencode(".webp", np.ascontiguousarray(bgr), [cv2.IMWRITE_WEBP_QUALITY, QUALITY])[1].ravel()


def cut_face(picture: np.ndarray, face: dict):
    matrix = face_matrix(np.asarray(face["box"], float), np.asarray(face["kp"], float), PACKED_PX)
    points = cv2.transform(face["pts"][None, list(PACKED.values())], matrix)[0]
    return encode(warp(picture, matrix, PACKED_PX, PACKED_PX)), points.astype(np.float16)


def cut_eyes(picture: np.ndarray, face: dict):
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    for eye in EYES:
        matrix = eye_matrix(face["pts"], eye, EYE_SCALE)
        points = cv2.transform(face["pts"][None], matrix)[0]
        ends = points[[eye["outer"], eye["inner"]]]
        lids = np.stack([np.vstack([ends, points[eye["upper"]]]), np.vstack([ends, points[eye["lower"]]])])
        yield encode(warp(grey, matrix, EYE_WIDTH * EYE_SCALE, EYE_HEIGHT * EYE_SCALE)), lids.astype(np.float16)


def known_hidden(known: dict) -> list[float] | None:
    """Eyes hidden, nose or mouth hidden; -1 where nobody looked."""
    if "hidden" in known:
        return known["hidden"]
    if "mask" not in known:
        return None
    return [1.0 if known.get("glasses") == "dark" else -1.0 if known["mask"] else 0.0, float(known["mask"])]


class Packed:
    """Byte strings one after the other, with numbers beside each."""

    def __init__(self):
        self.data, self.numbers = [], []

    def add(self, data: np.ndarray, *numbers):
        self.data.append(data)
        self.numbers.append(numbers)

    def arrays(self, name: str, *columns: str) -> dict:
        sizes = np.array([len(d) for d in self.data])
        arrays = {f"{name}_bytes": np.concatenate(self.data), f"{name}_ends": np.cumsum(sizes)}
        for i, column in enumerate(columns):
            arrays[f"{name}_{column}"] = np.stack([np.asarray(n[i]) for n in self.numbers])
        return arrays


def main(labels: dict, patches: Path, out: str, scans: list[str]):
    faces, eyes, surfaces = Packed(), Packed(), Packed()
    for face in (f for scan in scans for f in read_scan(scan)):
        known = labels.get(Path(face["file"]).name)
        if not known:
            continue
        picture = read_picture(face["file"])
        held_out = bool(known.get("held_out"))
        if hidden := known_hidden(known):
            data, points = cut_face(picture, face)
            faces.add(data, points, np.float32(hidden), "hidden" in known, held_out)
        if "eyes" in known:
            for data, lids in cut_eyes(picture, face):
                eyes.add(data, lids, known["eyes"] == "closed", bool(known.get("by_hand")), held_out)
    for file in sorted(patches.glob("*.jpg")):
        picture = read_picture(str(file))
        side = min(picture.shape[:2])
        surfaces.add(encode(cv2.resize(picture[:side, :side], (PATCH_PX, PATCH_PX), interpolation=cv2.INTER_AREA)), 0)
    np.savez(
        out,
        **faces.arrays("face", "points", "hidden", "looked_at", "held_out"),
        **eyes.arrays("eye", "lids", "closed", "by_hand", "held_out"),
        **surfaces.arrays("patch"),
    )
    print(f"{len(faces.data)} faces, {len(eyes.data)} eyes, {Path(out).stat().st_size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), sys.argv[3], sys.argv[4:])
