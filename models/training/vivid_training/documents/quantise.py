"""Turns the exported MRZ reader into one that computes in 8 bits, with drawn lines to measure its ranges by.

    python -m vivid_training.documents.quantise --data DATA FLOAT.onnx ../mrz-reader/weights.onnx

For the finder see `round.py`.
"""

import argparse
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from vivid_training.documents.export import picture_ms
from vivid_training.documents.tasks import ReadTask
from vivid_training.shipping.join_relu import join_file
from vivid_training.shipping.quantise_convolutions import quantise_convolutions
from vivid_training.shipping.record import record

BATCHES, LINES = 24, 16
COMPARED = 4


def same_best(first: Path, second: Path, batches: list[np.ndarray]) -> float:
    """Share of steps at which both networks hold the same character for the likeliest."""
    sessions = [onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]) for path in (first, second)]
    same = [
        np.mean(sessions[0].run(None, {"line": one})[0].argmax(-1) == sessions[1].run(None, {"line": one})[0].argmax(-1)) for one in batches
    ]
    return float(np.mean(same))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    task = ReadTask(chosen.data, seed=1, workers=2, device=torch.device("cpu"), texts=400)
    batches = [task.samples(LINES)[0].numpy() for _ in range(BATCHES)]
    quantise_convolutions(chosen.source, chosen.target, "line", batches[COMPARED:])
    join_file(chosen.target)
    alike = same_best(chosen.source, chosen.target, batches[:COMPARED])
    record(
        chosen.target,
        f"{alike:.4f} of steps alike on other lines, at best {picture_ms('reader', chosen.target):.1f} ms a line "
        f"({picture_ms('reader', chosen.source):.1f} in floats)",
    )


if __name__ == "__main__":
    main()
