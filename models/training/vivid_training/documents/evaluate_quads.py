"""Measures where documents are found: centre within 5 % of the document's diagonal, diagonal within 6 %.

    python -m vivid_training.documents.evaluate_quads SET --models ..

SET holds labels.jsonl with `file`, `label` and, for some pictures, `quad` (× `scale` gives pixels).
"""

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path

import cv2
import numpy as np

from vivid_training.documents.reference.locate import Locate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", type=Path)
    parser.add_argument("--models", default="..")
    parser.add_argument("--closer", action="store_true", help="look a second time at the best find")
    parser.add_argument("--draw", type=Path, help="folder for pictures with what was found")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    locate = Locate(f"{options.models}/document-locator/weights.onnx")
    counts: dict[str, Counter] = defaultdict(Counter)
    placed = upright = total = 0
    for label in map(json.loads, (options.set / "labels.jsonl").read_text().splitlines()):
        picture = cv2.cvtColor(cv2.imread(str(options.set / label["file"])), cv2.COLOR_BGR2RGB)
        found = [f for f in locate(picture) if f.kind != 2]
        if found and options.closer:
            closer = [f for f in locate.zoomed(picture, found[0].quad, 0.15) if f.kind != 2]
            found[0] = min(closer, key=lambda f: np.linalg.norm(f.quad.mean(0) - found[0].quad.mean(0)), default=found[0])
        counts[label["label"]][min(len(found), 3)] += 1
        good = True
        if "quad" in label:
            want = np.array(label["quad"]) * label.get("scale", 1)
            diagonal = np.linalg.norm(want[0] - want[2])
            total += 1
            good = False
            if found:
                got = found[0].quad
                centre = np.linalg.norm(got.mean(0) - want.mean(0)) / diagonal
                size = abs(np.linalg.norm(got[0] - got[2]) / diagonal - 1)
                good = centre < 0.05 and size < 0.06
                upright += good and np.linalg.norm(got[0] - want[0]) < 0.2 * diagonal
            placed += good
        if options.draw and (not good or "quad" not in label):
            draw(picture, found, options.draw / f"{'' if good else 'miss_'}{Path(label['file']).name}")
    print(f"placed {placed}/{total} = {100 * placed / max(total, 1):.1f} %, of them the right way up {upright}")
    for name, row in sorted(counts.items()):
        print(f"{name}: documents found {dict(sorted(row.items()))}")


def draw(picture: np.ndarray, found: list, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    canvas = cv2.cvtColor(picture, cv2.COLOR_RGB2BGR)
    for one in found:
        cv2.polylines(canvas, [one.quad.astype(np.int32)], True, (0, 255, 0) if one.kind == 0 else (255, 128, 0), 6)
        cv2.circle(canvas, tuple(int(v) for v in one.quad[0]), 20, (0, 0, 255), 6)
    scale = 400 / max(canvas.shape[:2])
    cv2.imwrite(str(target), cv2.resize(canvas, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))


if __name__ == "__main__":
    main()
