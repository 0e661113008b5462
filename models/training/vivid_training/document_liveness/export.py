"""Writes the judge as ONNX, proves that it answers as PyTorch does, and joins it with one that shipped before.

    python -m vivid_training.document_liveness.export OUT/judge.pt BEFORE.onnx ../document-liveness/weights.onnx

BEFORE.onnx is the pair of version 2, of which the second judge is kept. The joined one is timed on one CPU thread.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch

from vivid_training.document_liveness.blocks import GreyFront
from vivid_training.document_liveness.join import joined, judge_before
from vivid_training.document_liveness.network import AttackJudge, load_judge
from vivid_training.document_liveness.views import DOCUMENT_HEIGHT, DOCUMENT_WIDTH, FRAME_HEIGHT, FRAME_WIDTH, PATCH, PATCHES, PORTRAIT
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.one_thread_ms import one_thread_ms
from vivid_training.shipping.record import record


class Odds(torch.nn.Module):
    """The judge's, and what a grey front adds to those of a print."""

    def __init__(self, judge: AttackJudge) -> None:
        super().__init__()
        self.judge, self.grey = judge, GreyFront()

    def forward(self, document, frame, patches, portrait, has_portrait):
        views = {"document": document, "frame": frame, "patches": patches, "portrait": portrait, "has_portrait": has_portrait}
        grey = self.grey(self.judge.colour(document), has_portrait)
        return self.judge(views) + torch.stack([torch.zeros_like(grey), grey, torch.zeros_like(grey), torch.zeros_like(grey)], 1)


def views_of_a_picture() -> dict[str, torch.Tensor]:
    return {
        "document": torch.rand(1, 3, DOCUMENT_HEIGHT, DOCUMENT_WIDTH),
        "frame": torch.rand(1, 3, FRAME_HEIGHT, FRAME_WIDTH),
        "patches": torch.rand(1, PATCHES, 3, PATCH, PATCH),
        "portrait": torch.rand(1, 3, PORTRAIT, PORTRAIT),
        "hasPortrait": torch.ones(1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("before", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    alone = options.target.with_name("alone.onnx")
    difference = export_onnx(Odds(load_judge(options.checkpoint)).eval(), [views_of_a_picture()], ["odds"], alone)
    onnx.save(joined(judge_before(onnx.load(options.before)), onnx.load(alone)), options.target)
    alone.unlink()
    session = onnxruntime.InferenceSession(str(options.target), providers=["CPUExecutionProvider"])
    example = {put.name: np.random.rand(*put.shape).astype(np.float32) for put in session.get_inputs()}
    best = one_thread_ms(options.target, example)
    record(options.target, f"difference {difference:.1e}, at best {best:.1f} ms")


if __name__ == "__main__":
    main()
