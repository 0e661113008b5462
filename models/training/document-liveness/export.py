"""Writes a pair of judges as ONNX, proves that it answers as PyTorch does, and times it on one CPU thread.

    PYTHONPATH=.. python export.py FIRST/judge.pt SECOND/judge.pt ../../document-liveness/weights.onnx
"""
import argparse
from pathlib import Path

import torch

from network import JudgePair, load_pair
from shipping.export_onnx import export_onnx
from shipping.one_thread_ms import one_thread_ms
from shipping.record import record
from views import DOCUMENT_HEIGHT, DOCUMENT_WIDTH, FRAME_HEIGHT, FRAME_WIDTH, PATCH, PATCH_PLACES, PORTRAIT


class Probabilities(torch.nn.Module):
    def __init__(self, judge: JudgePair) -> None:
        super().__init__()
        self.judge = judge

    def forward(self, document, frame, patches, portrait, has_portrait):
        views = {'document': document, 'frame': frame, 'patches': patches, 'portrait': portrait, 'has_portrait': has_portrait}
        return torch.sigmoid(self.judge(views))


def views_of_a_picture() -> dict[str, torch.Tensor]:
    return {
        'document': torch.rand(1, 3, DOCUMENT_HEIGHT, DOCUMENT_WIDTH),
        'frame': torch.rand(1, 3, FRAME_HEIGHT, FRAME_WIDTH),
        'patches': torch.rand(1, len(PATCH_PLACES), 3, PATCH, PATCH),
        'portrait': torch.rand(1, 3, PORTRAIT, PORTRAIT),
        'hasPortrait': torch.ones(1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('first', type=Path)
    parser.add_argument('second', type=Path)
    parser.add_argument('target', type=Path)
    options = parser.parse_args()
    network = Probabilities(load_pair(options.first, options.second)).eval()
    example = views_of_a_picture()
    difference = export_onnx(network, [example], ['signals'], options.target)
    best = one_thread_ms(options.target, {name: value.numpy() for name, value in example.items()})
    record(options.target, f'difference {difference:.1e}, at best {best:.1f} ms')


if __name__ == '__main__':
    main()
