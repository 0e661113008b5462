"""Packs aligned training pictures: python -m vivid_training.portraits.prepare RAW MODELS OUT

portraits.npz: JPEGs of 128 × 160 portraits before a plain wall; faces.npz: JPEGs of FairFace faces, a window of the
same frame, of which only the inner face is used.
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from vivid_training.portraits.align_face import HEIGHT, WIDTH, AlignedFace, FaceAligner
from vivid_training.portraits.list_pictures import list_pictures, read_rgb
from vivid_training.portraits.matte import Matter, set_before_wall

FACES_KEPT = 10000
WORK_SCALE = 2  # the matte is cut at twice the final size


def is_frontal(face: AlignedFace) -> bool:
    return face.presence > 0.8 and face.turn < 0.18 and face.tilt < 25


def is_colour(rgb: np.ndarray) -> bool:
    return float(np.ptp(rgb.astype(np.int16), axis=2).mean()) > 12


def sharpness(rgb: np.ndarray) -> float:
    return float(cv2.Laplacian(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY), cv2.CV_64F).var())


def is_evenly_lit(framed: np.ndarray) -> bool:
    cheeks = framed[80:100, 42:58].mean(), framed[80:100, 70:86].mean()
    return 50 < framed[60:110, 44:84].mean() < 210 and 0.65 < cheeks[0] / cheeks[1] < 1.54


def missing_px(face: AlignedFace, shape: tuple[int, ...]) -> tuple[float, float, float]:
    """How much of the frame lies beyond the picture: above, beside and below, in frame pixels."""
    height, width = shape[:2]
    corners = cv2.transform(np.float64([[[0, 0], [width, 0], [0, height], [width, height]]]), face.matrix)[0]
    left, right = corners[[0, 2], 0].max(), corners[[1, 3], 0].min()
    top, bottom = corners[:2, 1].max(), corners[2:, 1].min()
    return top, max(left, WIDTH - right), HEIGHT - bottom


def warp(rgb: np.ndarray, face: AlignedFace, scale: int) -> np.ndarray:
    matrix = face.matrix * scale
    shrink = np.hypot(matrix[0, 0], matrix[1, 0])
    if shrink < 0.6:  # warpAffine does not average, so large pictures are shrunk first
        rgb = cv2.resize(rgb, None, fx=1.6 * shrink, fy=1.6 * shrink, interpolation=cv2.INTER_AREA)
        matrix = matrix @ np.diag([1 / (1.6 * shrink), 1 / (1.6 * shrink), 1])
    size = (WIDTH * scale, HEIGHT * scale)
    return cv2.warpAffine(rgb, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def encode(rgb: np.ndarray, quality: int) -> np.ndarray:
    bgr = cv2.cvtColor(rgb, cv2.COLOR_RGB2BGR)
    return cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].reshape(-1)


def save(path: Path, jpegs: list[np.ndarray], names: list[str]) -> None:
    lengths = np.array([len(j) for j in jpegs])
    np.savez(path, jpegs=np.concatenate(jpegs), lengths=lengths, names=np.array(names))
    print(f"{path.name}: {len(jpegs)} pictures, {path.stat().st_size / 2**20:.1f} MiB")


def prepare_portraits(raw: Path, aligner: FaceAligner, out: Path) -> None:
    matter, random = Matter(), np.random.default_rng(0)
    jpegs, names, seen = [], [], {}
    for source, name, rgb in list_pictures(raw):
        counts = seen.setdefault(source, [0, 0])
        counts[0] += 1
        if not is_colour(rgb) or (face := aligner.align(rgb)) is None or not is_frontal(face) or face.eyes_px < 24:
            continue
        above, beside, below = missing_px(face, rgb.shape)
        if above > 25 or beside > 16 or below > 6:
            continue
        framed = warp(rgb, face, WORK_SCALE)
        cover = matter.cover(framed)
        if above > 4 and cover[0].mean() > 0.1:  # hair cut off by the picture's edge
            continue
        portrait = cv2.resize(set_before_wall(framed, cover, random), (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        if not is_evenly_lit(portrait):
            continue
        jpegs.append(encode(portrait, 90))
        names.append(name)
        counts[1] += 1
    print({source: f"{kept} of {total}" for source, (total, kept) in seen.items()})
    save(out / "portraits.npz", jpegs, names)


def prepare_faces(raw: Path, aligner: FaceAligner, out: Path) -> None:
    jpegs, names = [], []
    paths = sorted((raw / "fairface").rglob("*.jpg"))
    np.random.default_rng(0).shuffle(paths)
    for path in paths:
        rgb = read_rgb(path)
        face = aligner.place(rgb, np.array([112.0, 112.0]), 224.0)
        if not is_frontal(face) or face.presence < 0.95 or face.eyes_px < 45 or not is_colour(rgb):
            continue
        framed = warp(rgb, face, 1)
        if sharpness(framed[50:120, 34:94]) < 120 or not is_evenly_lit(framed):
            continue
        jpegs.append(encode(framed[24:128, 20:108], 86))
        names.append(str(path.relative_to(raw)))
        if len(jpegs) == FACES_KEPT:
            break
    save(out / "faces.npz", jpegs, names)


def main() -> None:
    raw, models, out = (Path(a) for a in sys.argv[1:4])
    out.mkdir(parents=True, exist_ok=True)
    aligner = FaceAligner(models)
    prepare_portraits(raw, aligner, out)
    prepare_faces(raw, aligner, out)


if __name__ == "__main__":
    main()
