"""Slope and bias that turn the network's mean answer into log odds, on held-out genuine pictures and one person's real recaptures.

python -m vivid_training.selfie_liveness.calibrate DATA MODEL_FOLDER
"""

import json
import sys
from pathlib import Path

import numpy as np

from vivid_training.selfie_liveness.answer_face import Answerer
from vivid_training.selfie_liveness.load_sources import HELD_OUT_EVERY, decode

STEPS = 200
LARGEST_STEP = 0.1


def fit(answers: np.ndarray, live: np.ndarray) -> tuple[float, float]:
    """Logistic regression by Newton's method, in small steps; both classes count alike."""
    weights = np.where(live == 1, 0.5 / max(1, (live == 1).sum()), 0.5 / max(1, (live == 0).sum()))
    slope, bias = 0.5, 0.0
    inputs = np.stack([answers, np.ones_like(answers)])
    for _ in range(STEPS):
        guess = 1 / (1 + np.exp(-(slope * answers + bias)))
        gradient = inputs @ (weights * (guess - live))
        curvature = (inputs * (weights * guess * (1 - guess))) @ inputs.T + 1e-6 * np.eye(2)
        step = np.linalg.solve(curvature, gradient)
        step = step * min(1.0, LARGEST_STEP / np.abs(step).max())
        slope, bias = slope - step[0], bias - step[1]
    return float(slope), float(bias)


def main(data: str, folder: str) -> None:
    answerer, packed = Answerer(folder), Path(data, "faces.bin").read_bytes()
    rows = [json.loads(line) for line in Path(data, "faces.jsonl").read_text().splitlines()][::HELD_OUT_EVERY]
    picture = lambda row: decode(packed[row["start"] : row["start"] + row["length"]])
    answers = np.array([answerer.answer(picture(row), np.array(row["box"])) for row in rows])
    live, one_person = (np.array([row[key] == value for row in rows]) for key, value in (("label", "live"), ("group", "livenessnet")))
    for name, chosen in {"one person": one_person, "all": np.ones(len(rows), bool)}.items():
        slope, bias = fit(answers[chosen], live[chosen].astype(float))
        print(f"{name}: {live[chosen].sum()} live, {(~live)[chosen].sum()} recaptures, slope {slope:.3f}, bias {bias:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
