"""Rectifies MIDV-2020 scans (specimens 20-99 only; 00-19 are for measuring) for pack.py.

    python -m vivid_training.document_liveness.rectify_scans --scans DIR --out SCANS

DIR holds images/TYPE/NN.jpg and annotations/TYPE.json
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np

LONGEST = 1024
SPECIMENS = (21, 25, 29, 37, 46, 52, 58, 66, 73, 81, 89, 94)


def outlines(regions: list[dict]) -> tuple[np.ndarray | None, list[float] | None]:
    """The document's quad and its first face box."""
    quad, face = None, None
    for region in regions:
        shape, name = region["shape_attributes"], region["region_attributes"].get("field_name")
        if name == "doc_quad":
            quad = np.float32(list(zip(shape["all_points_x"], shape["all_points_y"], strict=True)))
        if name in ("face", "photo") and shape["name"] == "rect" and face is None:
            face = [shape["x"], shape["y"], shape["x"] + shape["width"], shape["y"] + shape["height"]]
    return quad, face


def rectify(scan: np.ndarray, quad: np.ndarray, face: list[float] | None):
    across, down = np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[3] - quad[0])
    width = LONGEST if across >= down else round(LONGEST * across / down)
    height = round(width * down / across)
    matrix = cv2.getPerspectiveTransform(quad, np.float32([[0, 0], [width, 0], [width, height], [0, height]]))
    picture = cv2.warpPerspective(scan, matrix, (width, height), flags=cv2.INTER_AREA)
    if face is None:
        return picture, None
    corners = cv2.perspectiveTransform(np.float32([[face[:2]], [face[2:]]]), matrix).reshape(2, 2) / (width, height)
    return picture, [float(value) for value in corners.reshape(-1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scans", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    rows = []
    for annotation in sorted((options.scans / "annotations").glob("*.json")):
        kind = annotation.stem
        for entry in json.loads(annotation.read_text())["_via_img_metadata"].values():
            number = int(entry["filename"][:2])
            quad, face = outlines(entry["regions"])
            if number not in SPECIMENS or quad is None:
                continue
            picture, box = rectify(cv2.imread(str(options.scans / "images" / kind / entry["filename"])), quad, face)
            cv2.imwrite(str(options.out / f"{kind}_{number}.png"), picture)
            rows.append({"file": f"{kind}_{number}.png", "type": kind, "face": box})
    (options.out / "documents.json").write_text(json.dumps(rows))


if __name__ == "__main__":
    main()
