"""The answers on a picture made by formula, for the service's own tests.

python -m vivid_training.selfie_liveness.reference_score MODEL_FOLDER
"""

import sys

import numpy as np

from vivid_training.selfie_liveness.answer_face import Answerer

WIDTH, HEIGHT = 640, 480
BOX = np.array([200.0, 120.0, 380.0, 300.0])


def drawn() -> np.ndarray:
    """Soft waves: neighbours differ little, so that rounding decides nothing."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    waves = [127.5 + 80 * np.sin(x / 37 + channel) + 40 * np.cos(y / 23 - channel) for channel in range(3)]
    return np.floor(np.stack(waves, -1)).astype(np.uint8)


def main(folder: str) -> None:
    answerer = Answerer(folder)
    print("fused", answerer.answer(drawn(), BOX), "around", *answerer.look_around(drawn(), BOX))


if __name__ == "__main__":
    main(sys.argv[1])
