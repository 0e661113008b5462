"""Writes a text network as ONNX, proves that it answers as PyTorch does at several sizes, and times it on one CPU thread.

python -m vivid_training.text.export_text reader checkpoints/reader.pt ../text-reader/weights.onnx
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.one_thread_ms import one_thread_ms
from vivid_training.shipping.record import record
from vivid_training.text.text_networks import TextDetector, TextReader

# network, input name, shapes to prove, output name, free axes of input and output
KINDS = {
    "reader": (
        TextReader,
        "line",
        ((1, 1, 24, 240), (3, 1, 24, 48), (2, 1, 24, 528)),
        "logits",
        {0: "batch", 3: "width"},
        {0: "batch", 1: "steps"},
    ),
    "detector": (
        TextDetector,
        "page",
        ((1, 1, 400, 640), (1, 1, 640, 896)),
        "lines",
        {0: "batch", 2: "height", 3: "width"},
        {0: "batch", 2: "rows", 3: "columns"},
    ),
}
TOLERANCE = 2e-3


def picture_ms(kind: str, weights: Path) -> float:
    _, name, shapes, *_ = KINDS[kind]
    return one_thread_ms(weights, {name: np.random.rand(*shapes[0]).astype(np.float32)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    make, name, shapes, output, free_in, free_out = KINDS[chosen.kind]
    network = make()
    network.load_state_dict({key: value.float() for key, value in torch.load(chosen.checkpoint, map_location="cpu").items()})
    examples = [{name: torch.rand(shape)} for shape in shapes]
    difference = export_onnx(network, examples, [output], chosen.target, {name: free_in, output: free_out}, TOLERANCE)
    record(chosen.target, f"difference {difference:.1e}, at best {picture_ms(chosen.kind, chosen.target):.1f} ms")


if __name__ == "__main__":
    main()
