"""Error rates on labelled selfies.

    python -m vivid_training.selfie_liveness.evaluate SET MODEL_FOLDER DETECTOR.onnx [--jpeg 70] [--resize 0.5] [--json OUT]

Cuts the views as the service does. SET is for measuring only and holds images/ and labels.jsonl.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np

from vivid_training.selfie_liveness.answer_face import Answerer
from vivid_training.selfie_liveness.error_rates import describe, reliability
from vivid_training.selfie_liveness.errors_elsewhere import errors_elsewhere
from vivid_training.selfie_liveness.find_largest_face import find_largest_face
from vivid_training.selfie_liveness.pack_faces import open_detector
from vivid_training.selfie_liveness.skin_tones import is_grey

# The first word found in a row's path or subtype names the attack.
ATTACKS = {"print": "print", "mobile": "phone screen", "highdef": "tablet screen", "phone": "phone screen", "screen": "screen"}


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("set")
    parser.add_argument("model")
    parser.add_argument("detector")
    parser.add_argument("--jpeg", type=int)
    parser.add_argument("--resize", type=float)
    parser.add_argument("--json")
    return parser.parse_args()


def changed(picture: np.ndarray, jpeg: int | None, resize: float | None) -> np.ndarray:
    if resize:
        picture = cv2.resize(picture, None, fx=resize, fy=resize, interpolation=cv2.INTER_AREA)
    if jpeg:
        picture = cv2.imdecode(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, jpeg])[1], cv2.IMREAD_COLOR)
    return picture


class Judge:
    def __init__(self, folder: str, detector: str):
        self.answerer, self.detector = Answerer(folder), open_detector(detector)
        self.calibration = self.answerer.card["calibration"]

    def score(self, picture: np.ndarray) -> float | None:
        rgb = cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)
        box = find_largest_face(self.detector, rgb)
        if box is None:
            return None
        less = self.calibration["lessWhenGrey"] if is_grey(rgb) else 0
        return self.answerer.answer(rgb, box) * self.calibration["slope"] + self.calibration["bias"] - less


def group_rows(rows: list[dict]) -> dict[str, list[dict]]:
    groups = defaultdict(list)
    for row in rows:
        frame = "full frames" if row["framing"] != "tight" else "tight crops"
        groups[frame].append(row)
        groups[f"{frame}, {row['repo']}"].append(row)
        if row["label"] == "spoof":
            text = f"{row['path']} {row.get('subtype')}".lower()
            groups[f"{frame}, {next((name for word, name in ATTACKS.items() if word in text), 'other')}"].append(row)
    return dict(sorted(groups.items()))


def main() -> None:
    arguments = read_arguments()
    judge, rows = Judge(arguments.model, arguments.detector), []
    for line in Path(arguments.set, "labels.jsonl").read_text().splitlines():
        row = json.loads(line)
        if row["label"] in ("real", "spoof"):
            picture = cv2.imread(str(Path(arguments.set, row["file"])))
            rows.append({**row, "score": judge.score(changed(picture, arguments.jpeg, arguments.resize))})
    print("no face:", [row["file"] for row in rows if row["score"] is None])
    rows = [row for row in rows if row["score"] is not None]
    scores = lambda group, label: np.array([row["score"] for row in group if row["label"] == label])
    for name, group in group_rows(rows).items():
        print(describe(name, scores(group, "real"), scores(group, "spoof")))
    full = [row for row in rows if row["framing"] != "tight"]
    print(*reliability(scores(full, "real"), scores(full, "spoof")), sep="\n")
    column = lambda name: np.array([row[name] for row in full])
    refused, passed = (100 * share for share in errors_elsewhere(column("score"), column("label") == "real", column("repo")))
    print(f"limit of the other sources: BPCER {refused:.1f} %, APCER {passed:.1f} %, ACER {(refused + passed) / 2:.1f} %")
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(rows))


if __name__ == "__main__":
    main()
