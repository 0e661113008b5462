"""Measures the three networks together on labelled photos: MRZ exact per group.

    python -m vivid_training.documents.evaluate SET --models .. [--show misses.jsonl]

SET holds labels.jsonl with `file`, `mrz` (lines or null) and `check_digits_ok`.
"""

import argparse
import json
import time
from pathlib import Path

import cv2

from vivid_training.documents.reference.read_mrz import ReadMrz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", type=Path)
    parser.add_argument("--models", default="..")
    parser.add_argument("--misses", type=Path)
    options = parser.parse_args()
    cv2.setNumThreads(1)
    read = ReadMrz(options.models)
    groups: dict[str, list[int]] = {}
    misses = []
    times = []
    for label in map(json.loads, (options.set / "labels.jsonl").read_text().splitlines()):
        picture = cv2.cvtColor(cv2.imread(str(options.set / label["file"])), cv2.COLOR_BGR2RGB)
        start = time.perf_counter()
        lines, score = read(picture)
        times.append(time.perf_counter() - start)
        if label["mrz"] is None:
            groups.setdefault("read though none is labelled", [0, 0])
            groups["read though none is labelled"][0] += score > -0.15
            groups["read though none is labelled"][1] += 1
            continue
        exact = lines == label["mrz"]
        source = "rotated" if "rotated" in label["repo"] else "upright" if "midv-2020" in label["repo"] else "other"
        for name in ["all", source] + (["valid check digits"] if label["check_digits_ok"] else []):
            groups.setdefault(name, [0, 0])
            groups[name][0] += exact
            groups[name][1] += 1
        if not exact:
            misses.append({"file": label["file"], "want": label["mrz"], "got": lines, "score": round(score, 3)})
    for name, (hits, total) in groups.items():
        print(f"{name}: {hits}/{total} = {100 * hits / total:.1f} %")
    print(f"median {1000 * sorted(times)[len(times) // 2]:.0f} ms")
    if options.misses:
        options.misses.write_text("\n".join(json.dumps(m, ensure_ascii=False) for m in misses))


if __name__ == "__main__":
    main()
