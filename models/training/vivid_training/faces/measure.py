"""Counts what the detector finds and times it on one thread: python -m vivid_training.faces.measure MODELS_FOLDER PICTURES_FOLDER"""

import sys
import time
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np

from vivid_training.faces.detect_faces import SIZE, detect_faces, open_detector


def milliseconds(weights: str, size: int) -> float:
    session = open_detector(weights)
    image = {"image": np.zeros((1, 3, size, size), np.float32)}
    times = []
    for _ in range(50):
        start = time.perf_counter()
        session.run(None, image)
        times.append((time.perf_counter() - start) * 1e3)
    return float(np.median(times))


def main() -> None:
    session = open_detector(f"{sys.argv[1]}/face-detector/weights.onnx")
    found: dict[str, list[int]] = defaultdict(list)
    for path in sorted(Path(sys.argv[2]).glob("*.jpg")):
        rgb = cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB)
        found[path.name.split("_")[0]].append(len(detect_faces(session, rgb)))
    for source, counts in [*found.items(), ("all", sum(found.values(), []))]:
        counts = np.array(counts)
        found_any, found_more = np.mean(counts > 0), np.mean(counts > 1)
        print(f"{source}: {len(counts)} pictures, a face in {found_any:.2%}, more than one in {found_more:.2%}")
    print(f"face-detector: {milliseconds(f'{sys.argv[1]}/face-detector/weights.onnx', SIZE):.1f} ms on one thread")
    print(f"face-mesh: {milliseconds(f'{sys.argv[1]}/face-mesh/weights.onnx', 192):.1f} ms on one thread")


if __name__ == "__main__":
    main()
