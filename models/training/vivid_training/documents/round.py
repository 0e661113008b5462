"""Turns the exported locator or finder into one that computes in 8 bits and answers as it did.

    python -m vivid_training.documents.round finder --data DATA FLOAT.onnx ../mrz-finder/weights.onnx

Its ranges are measured on the scenes and strips that the network itself learnt from; with --seconds it learns on them too.
"""

import argparse
import random
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.documents.export import picture_ms
from vivid_training.documents.tasks import make_task
from vivid_training.shipping.learn_rounding import Tensors, learn_rounding
from vivid_training.shipping.pad_depthwise import pad_file
from vivid_training.shipping.record import record

# Corners of what is no object mean nothing; a pixel of the input is a fair error.
CELLS_THAT_COUNT = 0.05


def locate_loss(answer: Tensors, wanted: Tensors) -> torch.Tensor:
    heat = wanted["heat"]
    cross = F.binary_cross_entropy(answer["heat"].clamp(1e-6, 1 - 1e-6), heat, reduction="none")
    weight = 1 + 30 * heat
    found = (cross * weight).sum() / weight.sum()
    moved = F.smooth_l1_loss(answer["corners"], wanted["corners"], reduction="none", beta=2.0)
    documents, mrzs = heat[:, :2].sum(1, keepdim=True).clamp_max(1), heat[:, 2:]
    counts = torch.cat([documents.expand(-1, 8, -1, -1), mrzs.expand(-1, 8, -1, -1)], 1)
    counts = counts * (counts > CELLS_THAT_COUNT)
    return 20 * found + (moved * counts).sum() / counts.sum().clamp_min(1)


def find_loss(answer: Tensors, wanted: Tensors) -> torch.Tensor:
    (core, height), (core_wanted, height_wanted) = answer["lines"].split(1, 1), wanted["lines"].split(1, 1)
    found = F.binary_cross_entropy(core.clamp(1e-6, 1 - 1e-6), core_wanted)
    counts = core_wanted * (core_wanted > CELLS_THAT_COUNT)
    return found + ((height - height_wanted).abs() * counts).sum() / counts.sum().clamp_min(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=("locator", "finder"))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--batch", type=int, default=48)
    parser.add_argument("--rate", type=float, default=2e-5)
    parser.add_argument("--workers", type=int, default=5)
    parser.add_argument("--documents", type=int, default=2600, help="drawn for the locator before it begins")
    parser.add_argument("--small", action="store_true", help="little data, for trials")
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    sizes = random.Random(1)
    task = make_task(chosen.network, chosen.data, 77_000, chosen.workers, device, chosen.documents, chosen.small)
    print(f"{chosen.network}: data ready", flush=True)
    widened = chosen.target.with_suffix(".widened.onnx")
    pad_file(chosen.source, widened)

    def samples() -> Tensors:
        picture = task.samples(chosen.batch)[0].float()
        if chosen.network == "finder":
            return {"strip": picture}
        # As the service asks it: without the empty part of a square.
        return {"image": picture[:, :, : 64 * sizes.randint(4, 7)]}

    loss, kept = (locate_loss, ("heat", "corners", "stem/")) if chosen.network == "locator" else (find_loss, ("predict",))
    learn_rounding(widened, chosen.target, samples, loss, chosen.seconds, device, kept, chosen.rate)
    widened.unlink()
    before, after = (picture_ms(chosen.network, file) for file in (chosen.source, chosen.target))
    record(chosen.target, f"at best {after:.1f} ms ({before:.1f} in floats)")


if __name__ == "__main__":
    main()
