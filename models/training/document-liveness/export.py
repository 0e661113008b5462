"""Writes a pair of judges as ONNX, proves that it answers as PyTorch does, and times it on one CPU thread.

    PYTHONPATH=.. python export.py FIRST/judge.pt SECOND/judge.pt ../../document-liveness/weights.onnx
"""
import argparse
import hashlib
import json
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from network import JudgePair, load_pair
from views import DOCUMENT_HEIGHT, DOCUMENT_WIDTH, FRAME_HEIGHT, FRAME_WIDTH, PATCH, PATCH_PLACES, PORTRAIT

TOLERANCE = 1e-3
NAMES = ['document', 'frame', 'patches', 'portrait', 'hasPortrait']


class Probabilities(torch.nn.Module):
    def __init__(self, judge: JudgePair) -> None:
        super().__init__()
        self.judge = judge

    def forward(self, document, frame, patches, portrait, has_portrait):
        views = {'document': document, 'frame': frame, 'patches': patches, 'portrait': portrait, 'has_portrait': has_portrait}
        return torch.sigmoid(self.judge(views))


def examples() -> tuple[torch.Tensor, ...]:
    return (torch.rand(1, 3, DOCUMENT_HEIGHT, DOCUMENT_WIDTH), torch.rand(1, 3, FRAME_HEIGHT, FRAME_WIDTH), torch.rand(1, len(PATCH_PLACES), 3, PATCH, PATCH),
            torch.rand(1, 3, PORTRAIT, PORTRAIT), torch.ones(1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('first', type=Path)
    parser.add_argument('second', type=Path)
    parser.add_argument('target', type=Path)
    options = parser.parse_args()
    network = Probabilities(load_pair(options.first, options.second)).eval()
    inputs = examples()
    torch.onnx.export(network, inputs, str(options.target), input_names=NAMES, output_names=['signals'], opset_version=17, dynamo=False)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(options.target), settings, providers=['CPUExecutionProvider'])
    feeds = dict(zip(NAMES, (value.numpy() for value in inputs), strict=True))
    with torch.no_grad():
        difference = float(np.abs(network(*inputs).numpy() - session.run(None, feeds)[0]).max())
    if difference > TOLERANCE:
        raise SystemExit(f'ONNX and PyTorch differ by {difference}')
    times = []
    for _ in range(20):
        start = time.process_time()
        session.run(None, feeds)
        times.append((time.process_time() - start) * 1000)
    digest = hashlib.sha256(options.target.read_bytes()).hexdigest()
    card = options.target.with_name('model.json')
    if card.exists():
        known = json.loads(card.read_text())
        known['sha256'] = digest
        card.write_text(json.dumps(known, indent=2, ensure_ascii=False) + '\n')
    print(f'{options.target}: {options.target.stat().st_size / 1e6:.2f} MB, difference {difference:.1e}, at best {min(times):.1f} ms, sha256 {digest}')


if __name__ == '__main__':
    main()
