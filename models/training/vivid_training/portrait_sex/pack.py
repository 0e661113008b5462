"""Gathers faces of adults, grey and small, with the sex, age and group they are labelled with.

python -m vivid_training.portrait_sex.pack FAIRFACE pack.npz

FAIRFACE: its pictures below `fair_face/`, cut tight to the face, and both files of labels.
"""

import argparse
import csv
from pathlib import Path

import cv2
import numpy as np

SIDE = 72
# As a spreadsheet once saved the ages: 3-9 and 10-19 became dates.
MINORS = ("0-2", "3-9", "03-Sep", "10-19", "Oct-19")
QUALITY = 75


def faces(folder: Path, split: str) -> list[tuple[np.ndarray, dict[str, str]]]:
    found = []
    with (folder / f"fairface_label_{split}.csv").open() as labels:
        for row in csv.DictReader(labels):
            path = folder / "fair_face" / row["file"]
            if row["age"] in MINORS or not path.exists():
                continue
            grey = cv2.imread(str(path), cv2.IMREAD_GRAYSCALE)
            small = cv2.resize(grey, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
            found.append((cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1], row))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fairface", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    packed = {}
    for split in ("train", "val"):
        found = faces(options.fairface, split)
        packed[f"{split}_files"] = np.concatenate([file for file, _ in found])
        packed[f"{split}_sizes"] = np.array([len(file) for file, _ in found])
        packed[f"{split}_female"] = np.array([row["gender"] == "Female" for _, row in found])
        packed[f"{split}_group"] = np.array([row["race"] for _, row in found])
        packed[f"{split}_age"] = np.array([row["age"] for _, row in found])
        print(f"{split}: {len(found)} faces, {packed[f'{split}_female'].mean():.2f} female")
    np.savez(options.target, **packed)


if __name__ == "__main__":
    main()
