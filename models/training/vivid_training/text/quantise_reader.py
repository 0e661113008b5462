"""Turns the exported reader into one that computes in 8 bits, with lines of its training data to measure ranges by.

    python -m vivid_training.text.quantise_reader --data DATA FLOAT.onnx ../text-reader/weights.onnx

The detector stays in floats: with its few channels 8 bits are slower.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from vivid_training.shipping.join_relu import join_file
from vivid_training.shipping.open_first import open_first_file
from vivid_training.shipping.quantise_convolutions import quantise_convolutions
from vivid_training.shipping.record import record
from vivid_training.shipping.round_answers import round_answers_file
from vivid_training.text.export_text import picture_ms
from vivid_training.text.real_lines import RealLines

BATCHES = 24


def line_batches(data: Path) -> list[np.ndarray]:
    lines = RealLines(data / "lines", torch.device("cpu"))
    return [lines.next(16)[0].numpy() for _ in range(BATCHES)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    quantise_convolutions(chosen.source, chosen.target, "line", line_batches(chosen.data))
    join_file(chosen.target)
    open_first_file(chosen.target)
    round_answers_file(chosen.target, chosen.target)
    record(chosen.target, f"at best {picture_ms('reader', chosen.target):.1f} ms")


if __name__ == "__main__":
    main()
