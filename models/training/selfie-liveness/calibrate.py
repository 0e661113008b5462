"""Slope and bias that turn the network's answer into log odds, on held-out drawn faces and one person's real recaptures.

python calibrate.py HELD_OUT.npz
"""

import sys

import numpy as np

from export import BLEND

STEPS = 200
LARGEST_STEP = 0.1


def fit(answers: np.ndarray, live: np.ndarray, weights: np.ndarray) -> tuple[float, float]:
    """Logistic regression by Newton's method, in small steps."""
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


def main(file: str) -> None:
    held = np.load(file)
    answers, live = held["answers"] @ np.array(BLEND), 1.0 - held["spoof"]
    for name, chosen in {
        "drawn": held["one_person"] == 0,
        "one person, real": held["one_person"] == 1,
        "all": np.ones(len(live), bool),
    }.items():
        weights = np.where(live == 1, 0.5 / max(1, (live[chosen] == 1).sum()), 0.5 / max(1, (live[chosen] == 0).sum())) * chosen
        slope, bias = fit(answers, live, weights)
        print(f"{name}: {int(chosen.sum())} faces, slope {slope:.3f}, bias {bias:.3f}, limit {-bias / slope:.3f}")


if __name__ == "__main__":
    main(sys.argv[1])
