"""Writes a trained network as weights.onnx, proves that it answers as PyTorch does, and times it on one CPU thread.

python -m vivid_training.documents.export reader checkpoints/reader.pt ../mrz-reader/weights.onnx
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from vivid_training.documents.networks.finder import Finder
from vivid_training.documents.networks.locator import Locator
from vivid_training.documents.networks.reader import Reader
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.one_thread_ms import one_thread_ms
from vivid_training.shipping.record import record

# network, input name, input shapes to prove, output names, axes whose size is free
KINDS = {
    "locator": (Locator, "image", ((1, 3, 448, 448), (1, 3, 320, 256)), ["heat", "corners"], {2: "height", 3: "width"}),
    "finder": (Finder, "strip", ((1, 1, 144, 480), (1, 1, 96, 480)), ["lines"], {2: "height"}),
    "reader": (Reader, "line", ((2, 1, 24, 528), (3, 1, 24, 528)), ["logits"], {0: "batch"}),
}


def picture_ms(kind: str, weights: Path) -> float:
    _, name, shapes, _, _ = KINDS[kind]
    return one_thread_ms(weights, {name: np.random.rand(1, *shapes[0][1:]).astype(np.float32)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    make, name, shapes, outputs, axes = KINDS[options.kind]
    network = make()
    network.load_state_dict(torch.load(options.checkpoint, map_location="cpu"))
    free = {key: axes for key in [name, *outputs]}
    difference = export_onnx(network, [{name: torch.rand(shape)} for shape in shapes], outputs, options.target, free)
    record(options.target, f"difference {difference:.1e}, at best {picture_ms(options.kind, options.target):.1f} ms")


if __name__ == "__main__":
    main()
