"""Draws the training samples once, before training: as bytes they fit into the accelerator's memory many times over."""

import os
from concurrent.futures import ProcessPoolExecutor

import cv2
import numpy as np

from vivid_training.face_conditions.close_eye import close_eye
from vivid_training.face_conditions.compose import compose

# Where a face of the training comes from. "Hard" ones are free of anything and were taken for hidden by an earlier network:
# profiles, hard light, raised chins. Plain ones get something put before them, but for a share of them.
FACE_SHARES = {"mask": 0.2, "dark": 0.1, "covered": 0.06, "hard": 0.2, "plain": 0.44}
UNTOUCHED = 0.2


def unpack(packed, name: str, flags: int) -> list[np.ndarray]:
    ends = packed[f"{name}_ends"]
    pieces = np.split(packed[f"{name}_bytes"], ends[:-1])
    pictures = [cv2.imdecode(piece, flags) for piece in pieces]
    return [p[..., ::-1] if p.ndim == 3 else p for p in pictures]


class Pack:
    def __init__(self, file: str):
        packed = np.load(file)
        self.faces = np.stack(unpack(packed, "face", cv2.IMREAD_COLOR))
        self.points, self.hidden = packed["face_points"].astype(np.float32), packed["face_hidden"]
        self.looked_at, self.face_held_out = packed["face_looked_at"], packed["face_held_out"]
        self.eyes = np.stack(unpack(packed, "eye", cv2.IMREAD_GRAYSCALE))
        self.lids, self.closed = packed["eye_lids"].astype(np.float32), packed["eye_closed"]
        self.by_hand, self.eye_held_out = packed["eye_by_hand"], packed["eye_held_out"]
        self.patches = np.stack(unpack(packed, "patch", cv2.IMREAD_COLOR))


def draw_faces(pack: Pack, held_out: bool, count: int, seed: int):
    rng = np.random.default_rng(seed)
    drawn = pack.face_held_out == held_out
    eyes, lower = pack.hidden[:, 0], pack.hidden[:, 1]
    free = (eyes != 1) & (lower != 1)
    groups = {
        "mask": drawn & (lower == 1) & ~pack.looked_at,
        "dark": drawn & (eyes == 1),
        "covered": drawn & (lower == 1) & pack.looked_at,
        "hard": drawn & free & pack.looked_at,
        "plain": drawn & free & ~pack.looked_at,
    }
    groups = {name: np.flatnonzero(group) for name, group in groups.items()}
    faces, labels = [], []
    for name in rng.choice(list(FACE_SHARES), count, p=list(FACE_SHARES.values())):
        i = groups[name][rng.integers(len(groups[name]))]
        face, label = pack.faces[i], pack.hidden[i]
        if name == "plain" and rng.random() > UNTOUCHED:
            face, label = compose(face, pack.points[i], pack.patches, rng)
        faces.append(face), labels.append(label)
    return np.stack(faces), np.stack(labels).astype(np.float32)


# Where an eye of the training comes from: people looked at the first two, lids were drawn down for the third.
EYE_SHARES = {"closed": 0.27, "narrow": 0.23, "drawn closed": 0.25, "open": 0.25}


def draw_eyes(pack: Pack, count: int, seed: int):
    rng = np.random.default_rng(seed)
    free = ~pack.eye_held_out
    groups = {
        "closed": np.flatnonzero(free & pack.by_hand & pack.closed),
        "narrow": np.flatnonzero(free & pack.by_hand & ~pack.closed),
        "drawn closed": np.flatnonzero(free & ~pack.by_hand),
        "open": np.flatnonzero(free & ~pack.by_hand),
    }
    eyes, labels = [], []
    for name in rng.choice(list(EYE_SHARES), count, p=list(EYE_SHARES.values())):
        i = groups[name][rng.integers(len(groups[name]))]
        view = pack.eyes[i]
        if name == "drawn closed":
            view = close_eye(view, pack.lids[i, 0], pack.lids[i, 1], rng)
        eyes.append(view), labels.append(name in ("closed", "drawn closed"))
    return np.stack(eyes), np.float32(labels)


def in_parallel(draw, pack: Pack, count: int, seed: int, *rest):
    """`draw(pack, *rest, count, seed)` in pieces, by a few processes."""
    workers = min(4, os.cpu_count() or 1)
    share = -(-count // (4 * workers))
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(draw, pack, *rest, share, seed * 1000 + i) for i in range(4 * workers)]
        parts = [job.result() for job in jobs]
    return tuple(np.concatenate(column) for column in zip(*parts))
