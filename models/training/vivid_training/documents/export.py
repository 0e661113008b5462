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

# network, input name, input shape, output names, axes whose size is free
KINDS = {
    "locator": (Locator, "image", (1, 3, 448, 448), ["heat", "corners"], {2: "height", 3: "width"}),
    "finder": (Finder, "strip", (1, 1, 192, 640), ["lines"], {2: "height"}),
    "reader": (Reader, "line", (2, 1, 32, 704), ["logits"], {0: "batch"}),
}


def picture_ms(kind: str, weights: Path) -> float:
    _, name, shape, _, _ = KINDS[kind]
    return one_thread_ms(weights, {name: np.random.rand(1, *shape[1:]).astype(np.float32)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    make, name, shape, outputs, axes = KINDS[options.kind]
    network = make()
    network.load_state_dict(torch.load(options.checkpoint, map_location="cpu"))
    free = {key: axes for key in [name, *outputs]}
    difference = export_onnx(network, [{name: torch.rand(shape)}], outputs, options.target, free)
    record(options.target, f"difference {difference:.1e}, at best {picture_ms(options.kind, options.target):.1f} ms")


if __name__ == "__main__":
    main()
