"""Gathers what pictures are drawn from into one small folder: documents, grounds, faces, photos of people and of screens.

    python -m vivid_training.document_liveness.pack --scans SCANS --specimens SPECIMENS \\
        --grounds DIR --faces DIR --photos DIR --screens DIR --fonts DIR --out PACK

Grounds and photos that are also measured on must not be among them (some collections of scenes share pictures).
SCANS: rectified scans as PNG with documents.json beside them (file, type, face as fractions); SPECIMENS: folders of
`npm run specimens -- --level drawing`; fonts: any, monospaced ones named Mono or OCR, for documents that are invented.
"""

import argparse
import json
import random
import shutil
from pathlib import Path

import cv2

WIDTH = 896
# Drawn documents of each kind. Fronts are what is asked about; every drawing is laid on several grounds later.
SIDES_PER_KIND = {"front": 3, "back": 1}
# Scans whose holder is shown a second time, small and pale.
GHOSTS = ("alb_id", "fin_id", "lva_passport", "srb_passport")
# A face within the portrait of a drawn document: left, top, right, bottom.
FACE_IN_PORTRAIT = (0.24, 0.2, 0.76, 0.72)


def shrunk(path: Path, longest: int):
    picture = cv2.imread(str(path))
    scale = longest / max(picture.shape[:2])
    return cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else picture


def save(picture, path: Path, quality: int) -> None:
    cv2.imwrite(str(path), picture, [cv2.IMWRITE_WEBP_QUALITY, quality])


def cut_at_scale(path: Path):
    """Part of a photo of a screen, made smaller by chance as phones and apps do: each scale has a moiré of its own."""
    picture = cv2.imread(str(path))
    scale = max(random.uniform(0.3, 1), 480 / min(picture.shape[:2]))
    if scale < 1:
        picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=random.choice([cv2.INTER_AREA, cv2.INTER_LINEAR]))
    height, width = picture.shape[:2]
    side = min(height, width, 560)
    top, left = random.randint(0, height - side), random.randint(0, width - side)
    return picture[top : top + side, left : left + side]


def specimen_row(path: Path, picture) -> dict:
    truth = json.loads(path.with_suffix(".json").read_text())
    height, width = cv2.imread(str(path)).shape[:2]
    face = None
    if box := truth["portrait"]:
        left, top, right, bottom = FACE_IN_PORTRAIT
        face = [
            (box["x"] + left * box["width"]) / width,
            (box["y"] + top * box["height"]) / height,
            (box["x"] + right * box["width"]) / width,
            (box["y"] + bottom * box["height"]) / height,
        ]
    return {"type": truth["kind"], "face": face, "ghost": truth["ghostPortrait"] is not None}


def chosen_sides(folder: Path) -> list[Path]:
    files = sorted(folder.glob("*.jpg"))
    sides = {path: json.loads(path.with_suffix(".json").read_text())["side"] for path in files}
    return [path for side, most in SIDES_PER_KIND.items() for path in [path for path in files if sides[path] == side][:most]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("scans", "specimens", "grounds", "faces", "photos", "screens", "fonts", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--per-type", type=int, default=8)
    options = parser.parse_args()
    random.seed(1)
    rows = []
    for name in ("documents", "grounds", "faces", "photos", "screens"):
        (options.out / name).mkdir(parents=True, exist_ok=True)
    known = json.loads((options.scans / "documents.json").read_text())
    for kind in sorted({row["type"] for row in known}):
        for row in [row for row in known if row["type"] == kind][: options.per_type]:
            file = Path(row["file"]).stem + ".webp"
            save(shrunk(options.scans / row["file"], WIDTH), options.out / "documents" / file, 64)
            rows.append({"file": file, "type": kind, "face": row["face"], "ghost": kind in GHOSTS})
    for folder in sorted(path for path in options.specimens.iterdir() if path.is_dir()):
        for path in chosen_sides(folder):
            picture = shrunk(path, WIDTH)
            save(picture, options.out / "documents" / f"{path.stem}.webp", 46)
            rows.append({"file": f"{path.stem}.webp", **specimen_row(path, picture)})
    shutil.copytree(options.fonts, options.out / "fonts", dirs_exist_ok=True)
    (options.out / "documents.json").write_text(json.dumps(rows))
    for name, longest, most, quality in (
        ("grounds", 512, 110, 68),
        ("faces", 208, 352, 74),
        ("photos", 640, 70, 64),
        ("screens", 640, 20, 66),
    ):
        files = sorted(path for path in getattr(options, name).iterdir() if path.suffix in (".jpg", ".png"))
        for path in random.sample(files, min(most, len(files))):
            save(shrunk(path, longest), options.out / name / f"{path.stem}.webp", quality)
    screens = sorted(path for path in options.screens.iterdir() if path.suffix == ".jpg")
    for path in random.sample(screens, min(22, len(screens))):
        save(cut_at_scale(path), options.out / "screens" / f"{path.stem}-cut.webp", 62)


if __name__ == "__main__":
    main()
