"""Turns the judge of attacks into one that computes in 8 bits and answers as it did.

    python -m vivid_training.document_liveness.round --data PACK FLOAT.onnx ../document-liveness/weights.onnx --seconds 450

Its first layers stay in floats: the traces that they look for are a few grey levels high.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.library import Library
from vivid_training.document_liveness.samples import draw_views
from vivid_training.document_liveness.teacher import shown
from vivid_training.shipping.learn_rounding import Tensors, learn_rounding
from vivid_training.shipping.record import record

# Beyond this a verdict is certain, whatever the odds.
CERTAIN = 6.0
DRAWN, KEPT_BATCHES = 64, 160


def odds_loss(answer: Tensors, wanted: Tensors) -> torch.Tensor:
    moved = [F.smooth_l1_loss(answer[name].clamp(-CERTAIN, CERTAIN), wanted[name].clamp(-CERTAIN, CERTAIN), beta=0.2) for name in wanted]
    return sum(moved)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=450, help="in all, data included")
    parser.add_argument("--rate", type=float, default=2e-5)
    parser.add_argument("--invented", type=int, default=800, help="documents invented for this run")
    parser.add_argument("--workers", type=int, default=14)
    parser.add_argument("--kept", default="", help="parts of the names of convolutions that stay in floats, with commas")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    begun, random = time.time(), np.random.default_rng(31)
    torch.manual_seed(31)
    library = Library(chosen.data, device, chosen.invented, chosen.workers)
    print(f"library after {time.time() - begun:.0f} s", flush=True)
    store: list[Tensors] = []

    def samples() -> Tensors:
        """A new batch every fourth time: drawing takes longer than learning."""
        if len(store) < 16 or random.random() < 0.25:
            drawn = draw_views(random, library, DRAWN, "train", device, teacher=Views())[0]
            store.append(drawn)
            del store[:-KEPT_BATCHES]
        return shown(store[random.integers(len(store))])

    wanted = ("mean", "new/odds")
    kept = tuple(part for part in chosen.kept.split(",") if part)
    learn_rounding(
        chosen.source, chosen.target, samples, odds_loss, chosen.seconds - (time.time() - begun), device, kept, chosen.rate, wanted
    )
    record(chosen.target, "in 8 bits")


class Views:
    """In a teacher's place: asks for the smaller view of the document too, and tells nothing."""

    def odds(self, samples: Tensors) -> list[torch.Tensor]:
        return [torch.zeros_like(samples["targets"])]


if __name__ == "__main__":
    main()
